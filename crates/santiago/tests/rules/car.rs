//! The car.

use crate::play::{seat, table, with_cuban};
use game::{Fast, Rules, Seat};
use santiago::{
    Action, Santiago, Step,
    components::{Building, Cuban, Good},
    draft::StepDraft,
};

#[test]
fn the_car_must_move() {
    let mut table = table(4, |_| ());
    assert_eq!(table.legal(), ["drive 1", "drive 2", "drive 3", "drive 4"]);
    assert_eq!(table.refuses("skip"), "why-step-car");
    table.play("drive 1");
    assert_eq!(table.position.car(), 1);
}

#[test]
fn the_first_stop_is_free() {
    let free = |stops: &str| table(4, |_| ()).play(stops).pesos(1);
    assert_eq!(["drive 1", "drive 2", "drive 4"].map(free), [3, 2, 0]);
}

#[test]
fn maria_to_pedro_costs_two_pesos_and_a_white_building_follows() {
    // Alicia is seat 1; Pedro stands three stops after Maria, without the harbour between.
    let mut table = table(4, |draft| {
        draft.street = vec![
            Cuban::Alonso,
            Cuban::Maria,
            Cuban::Jose,
            Cuban::Miguel,
            Cuban::Pedro,
            Cuban::Pablo,
            Cuban::Conchita,
            Cuban::Martinez,
            Cuban::ElZorro,
        ];
        draft.car = Some(Cuban::Maria);
    });
    table.play("drive 3");
    assert_eq!(table.pesos(1), 1, "she pays 2 of her 3 pesos");
    table.play("use");
    assert_eq!(table.has(1, Good::Tobacco), 3);
    assert_eq!(table.legal(), ["go harbour-master", "go newspaper", "go office"]);
}

#[test]
fn without_pesos_exactly_one_stop() {
    let mut table = with_cuban(Cuban::ElZorro, |draft| draft.players[1].pesos = 0);
    table.play("skip");
    // Seat 1 has no broker on the board, so seat 2 drives, and could only drive one stop.
    assert_eq!((table.position.active(), table.position.car()), (seat(2), 9));
    assert_eq!(table.step(), Step::Cuban);
}

#[test]
fn driving_over_the_harbor_raises_the_value() {
    let mut table = table(4, |draft| draft.car = Some(Cuban::Alonso));
    table.play("drive 2");
    assert_eq!((table.position.car(), table.position.value(), table.position.ship()), (1, 3, 1));
}

#[test]
fn leaving_the_harbor_is_not_driving_over_it() {
    let mut table = table(4, |_| ());
    table.play("drive 3");
    assert_eq!((table.position.car(), table.position.value()), (3, 2));
}

#[test]
fn crossing_at_four_sends_the_ship_away_and_the_car_drives_on() {
    let mut table = table(4, |draft| {
        draft.car = Some(Cuban::Alonso);
        draft.value = 4;
    });
    table.play("drive 3");
    let position = &table.position;
    assert_eq!((position.ship(), position.value(), position.car()), (2, 2, 2));
    assert_eq!(Good::WITH_DIE.map(|good| position.demand(good)), [None; 5]);
    assert_eq!(table.step(), Step::Cuban, "the turn goes on with José");
}

#[test]
fn a_second_crossing_moves_the_new_ships_marker() {
    let mut table = table(4, |draft| {
        draft.car = Some(Cuban::Maria);
        draft.value = 4;
        draft.players[0].pesos = 18;
    });
    table.play("drive 16");
    let position = &table.position;
    assert_eq!((position.ship(), position.value(), position.car()), (2, 3, 2));
    assert_eq!(table.pesos(1), 3, "15 further stops are paid");
}

#[test]
fn nineteen_stops_at_most() {
    let mut table = table(4, |draft| {
        draft.players[0].pesos = 40;
        draft.car = Some(Cuban::Pedro);
    });
    assert_eq!(table.legal().len(), 19);
    assert!(table.allows("drive 19"));
    let mut position = table.position;
    let beyond = Santiago::apply(&mut position, seat(1), Action::Drive(20), &mut Fast::new(1), &mut ());
    assert!(beyond.is_err());
    table.play("drive 19");
    assert_eq!((table.position.car(), table.pesos(1)), (0, 22));
}

#[test]
fn ten_stops_from_the_harbor_is_a_stop_at_the_harbor() {
    let mut table = table(4, |draft| draft.players[0].pesos = 9);
    table.play("drive 10");
    assert_eq!((table.step(), table.position.car(), table.position.value()), (Step::Delivery, 0, 2));
}

#[test]
fn stopping_at_the_harbor_opens_a_delivery_round() {
    let mut table = table(2, |draft| {
        draft.car = Some(Cuban::Alonso);
        draft.players[0].broker = Some(Building::Bank);
    });
    table.play("drive 1");
    assert_eq!((table.step(), table.position.value()), (Step::Delivery, 2));
    table.play("pass").play("pass");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car));
    assert_eq!(table.position.broker(seat(1)), Some(Building::Bank));
    assert_eq!(table.pesos(1), 3, "the bank was not used");
}

#[test]
fn prices_are_known_before_driving() {
    let table = table(4, |draft| {
        draft.car = Some(Cuban::Maria);
        draft.face_down = vec![Cuban::Alonso, Cuban::Maria];
        draft.decision = StepDraft::Car;
    });
    let drives = table.view().drives(Seat::FIRST);
    assert_eq!(drives[2].price, 2);
    assert!(drives[2].inactive && drives[3].affordable && !drives[4].affordable);
    assert_eq!((drives[3].crossings, drives[4].crossings, drives[14].crossings), (0, 1, 2));
    let inactive: Vec<u8> = drives.iter().filter(|drive| drive.inactive).map(|drive| drive.stops).collect();
    assert_eq!(inactive, [3], "only Alonso");
    assert!(!drives[9].inactive, "Maria turns up when the car leaves");
    assert!(!drives[12].inactive, "Alonso turns up when the car has driven over");
}

#[test]
fn only_those_face_down_are_shown_as_face_down() {
    let table = table(4, |draft| draft.face_down = vec![draft.street[2], draft.street[4]]);
    let drives = table.view().drives(Seat::FIRST);
    let inactive: Vec<u8> = drives.iter().filter(|drive| drive.inactive).map(|drive| drive.stops).collect();
    assert_eq!(
        inactive,
        [3, 5],
        "those before, between and behind are face up, and a lap later everybody is"
    );
}
