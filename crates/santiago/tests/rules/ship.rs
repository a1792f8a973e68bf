//! New ships.

use crate::play::{demand, goods, in_building, seat, table, with_cuban};
use game::{ActionSet, Chance, Fast, Rules, Setup};
use santiago::{
    Event, Santiago, Step,
    components::{Building, Cuban, FACES, Good},
};

const ONES: [&str; 5] = ["1", "1", "1", "1", "1"];

/// Seat 1 has just sent ship 1 away through the lawyer and the harbour master; the broker is to move.
fn without_dice() -> crate::play::Table {
    let mut table = with_cuban(Cuban::Alonso, |draft| {
        draft.players[0].owns = vec![Building::HarborMaster];
        draft.value = 4;
    });
    table.play("use harbour-master").play("flag right");
    assert_eq!((table.position.ship(), table.position.value(), table.step()), (2, 2, Step::Broker));
    table
}

#[test]
fn a_ship_without_dice_wants_nothing() {
    let mut table = without_dice();
    assert_eq!(Good::WITH_DIE.map(|good| table.position.demand(good)), [None; 5]);
    assert!(table.view().effects(Building::Office).is_empty());
    assert!(table.view().effects(Building::CustomsOffice).is_empty());
    table.roll("go office", &ONES);
    assert_eq!((table.decider(), table.step()), (seat(1), Step::Demand), "nothing to use: the turn is over");
    assert_eq!(table.position.ship(), 2, "no dice is not a full ship");
}

#[test]
fn without_dice_the_harbor_master_still_works() {
    let mut table = without_dice();
    table.play("go harbour-master").roll("flag right", &ONES);
    assert_eq!((table.position.ship(), table.position.value()), (2, 3));
}

#[test]
fn without_dice_a_delivery_round_is_all_passes() {
    let mut table = table(4, |draft| {
        draft.car = Some(Cuban::Maria);
        draft.value = 4;
        draft.players[0].pesos = 13;
    });
    table.roll("drive 14", &ONES);
    let passes = table.events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!(passes, 4);
    assert_eq!((table.position.ship(), table.position.value(), table.step()), (2, 3, Step::Demand));
}

#[test]
fn two_ships_in_one_turn_one_roll() {
    let mut table = table(4, |draft| {
        draft.street.swap(0, 8);
        draft.car = Some(Cuban::Jose);
        draft.value = 4;
        draft.players[0].pesos = 18;
        draft.players[0].owns = vec![Building::HarborMaster];
    });
    table.play("drive 19").play("use harbour-master").play("flag right").play("go harbour-master");
    assert_eq!((table.position.ship(), table.position.value()), (2, 4));
    table.roll("flag right", &ONES);
    assert_eq!((table.position.ship(), table.position.value()), (3, 2));
    assert_eq!(table.step(), Step::Demand);
    table.play("leave out sugar");
    assert_eq!(table.decider(), seat(2));
}

/// Zeros on the first five dice, then as the generator likes.
struct ZerosFirst(Fast, u32);

impl Chance for ZerosFirst {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.1 += u32::from(*names == FACES);
        if *names == FACES && self.1 <= 5 { 0 } else { self.0.pick(names, weights) }
    }
}

#[test]
fn five_zeros_are_rolled_again() {
    let mut table = in_building(Building::CustomsOffice, |draft| {
        demand(draft, [(Good::Sugar, 1), (Good::Tobacco, 0), (Good::Citrus, 0), (Good::Rum, 0)]);
    });
    table.roll("clear sugar", &["0", "0", "0", "0", "0", "0", "2", "0", "1", "0"]);
    assert_eq!(table.position.roll(), Some([0, 2, 0, 1, 0]));
    assert!(table.events.contains(&Event::RolledZeros { who: seat(1) }));
    let mut events = Vec::new();
    let mut chance = ZerosFirst(Fast::new(1), 0);
    let position = Santiago::start(&Setup::standard::<Santiago>(3), &mut chance, &mut events);
    assert!(events.contains(&Event::RolledZeros { who: seat(3) }), "also at the set-up");
    assert_ne!(position.roll(), Some([0; 5]));
}

#[test]
fn the_only_die_not_zero_must_go_on_the_ship() {
    let mut table = in_building(Building::CustomsOffice, |draft| {
        demand(draft, [(Good::Sugar, 1), (Good::Tobacco, 0), (Good::Citrus, 0), (Good::Rum, 0)]);
        goods(draft, 1, &[]);
    });
    table.roll("clear sugar", &["0", "0", "3", "0", "0"]);
    assert_eq!(table.legal(), ["leave out cigars", "leave out rum", "leave out sugar", "leave out tobacco"]);
    assert_eq!(table.refuses("leave out citrus"), "why-only-demand");
    table.play("leave out rum");
    assert_eq!((table.position.demand(Good::Citrus), table.position.demand(Good::Rum)), (Some(3), None));
}
