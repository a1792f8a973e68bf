//! The broker.

use crate::play::{Table, in_building, seat, table, with_cuban};
use santiago::{
    Step,
    components::{Building, Cuban, Flower, Good},
};

#[test]
fn the_broker_goes_under_the_cubans_flower() {
    for used in ["use", "skip"] {
        let mut table = with_cuban(Cuban::Jose, |_| ());
        table.play(used);
        assert_eq!(table.legal(), ["go bank", "go church", "go distillery"]);
        assert_eq!(table.refuses("go casino"), "why-other-flower");
        table.play("go church");
        assert_eq!(table.position.broker(seat(1)), Some(Building::Church));
    }
}

/// Alicia is seat 1, Felipe seat 2; cigar factory, black market and bank stand under the blue flowers.
fn alicia_at_miguel(rent_on_stay: bool) -> Table {
    with_cuban(Cuban::Miguel, |draft| {
        draft.rent_on_stay = rent_on_stay;
        draft.town.insert(Flower::Yellow, vec![Building::Sawmill, Building::Church, Building::Distillery]);
        draft.town.insert(Flower::Blue, vec![Building::CigarFactory, Building::BlackMarket, Building::Bank]);
        draft.players[0].broker = Some(Building::BlackMarket);
        draft.players[1].broker = Some(Building::CigarFactory);
        draft.players[1].owns = vec![Building::Bank];
    })
}

#[test]
fn alicia_at_miguel_is_forced_to_felipes_bank() {
    let mut table = alicia_at_miguel(true);
    table.play("use");
    assert_eq!(table.has(1, Good::Wood), 2);
    assert_eq!(table.position.broker(seat(1)), Some(Building::Bank), "there is no other way");
    assert_eq!(table.step(), Step::Building { building: Building::Bank, lawyer: false });
    table.play("use");
    assert_eq!((table.pesos(1), table.points(2)), (5, 3), "2 pesos for Alicia, 1 point for Felipe");
}

#[test]
fn ownership_blocks_nobody() {
    let mut table = with_cuban(Cuban::Pedro, |draft| draft.players[1].owns = vec![Building::Office]);
    table.play("skip");
    assert!(table.allows("go office"));
}

#[test]
fn after_el_zorro_the_building_may_be_used_again() {
    for used in [true, false] {
        let mut table = with_cuban(Cuban::ElZorro, |draft| draft.players[0].broker = Some(Building::Church));
        if used {
            table.play("use").play("give peso").play("give peso").play("give peso");
        } else {
            table.play("skip");
        }
        assert_eq!(table.legal(), ["skip", "use"]);
        assert_eq!(table.play("use").points(1), 3);
        assert_eq!(table.position.broker(seat(1)), Some(Building::Church));
    }
}

#[test]
fn in_a_crowded_district_the_broker_stays() {
    let white = [Building::HarborMaster, Building::Office, Building::Newspaper];
    let mut elsewhere = with_cuban(Cuban::Pedro, |draft| {
        draft.players[0].broker = Some(Building::Bank);
        for (at, building) in white.into_iter().enumerate() {
            draft.players[at + 1].broker = Some(building);
        }
    });
    elsewhere.play("skip");
    assert_eq!(elsewhere.step(), Step::Building { building: Building::Bank, lawyer: false });
    assert_eq!(elsewhere.play("use").pesos(1), 5);

    let mut inside = table(3, |draft| {
        for (at, building) in white.into_iter().enumerate() {
            draft.players[at].broker = Some(building);
        }
        draft.car = Some(Cuban::Pedro);
        draft.decision = santiago::draft::StepDraft::Cuban;
    });
    inside.play("skip");
    assert_eq!(inside.step(), Step::Building { building: Building::HarborMaster, lawyer: false });
}

#[test]
fn el_zorro_on_a_first_turn() {
    let mut table = with_cuban(Cuban::ElZorro, |_| ());
    table.play("use").play("give peso").play("give peso").play("give peso");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car), "no building is used");
    assert_eq!((table.pesos(1), table.position.broker(seat(1))), (6, None));
    assert_eq!(table.rents(), 0);
}

#[test]
fn off_the_board_in_a_crowded_district() {
    let mut table = with_cuban(Cuban::Pedro, |draft| {
        let white = [Building::HarborMaster, Building::Office, Building::Newspaper];
        for (at, building) in white.into_iter().enumerate() {
            draft.players[at + 1].broker = Some(building);
        }
        draft.players[1].owns = white.to_vec();
    });
    table.play("skip");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car));
    assert_eq!((table.position.broker(seat(1)), table.rents()), (None, 0));
}

#[test]
fn nobody_pays_himself() {
    let mut table = in_building(Building::Bank, |draft| draft.players[0].owns = vec![Building::Bank]);
    table.play("skip");
    assert_eq!((table.rents(), table.points(1)), (0, 2));
}

/// Seat 1 stays on the bank of seat 2, at El Zorro and then at the harbour.
fn stays(rent_on_stay: bool) -> [u16; 2] {
    let mut zorro = in_building(Building::Bank, |draft| {
        draft.rent_on_stay = rent_on_stay;
        draft.players[1].owns = vec![Building::Bank];
    });
    zorro.play("skip");
    let mut harbor = table(2, |draft| {
        draft.rent_on_stay = rent_on_stay;
        draft.players[0].broker = Some(Building::Bank);
        draft.players[1].owns = vec![Building::Bank];
        draft.car = Some(Cuban::Alonso);
    });
    harbor.play("drive 1").play("pass").play("pass");
    [zorro.points(2), harbor.points(2)]
}

#[test]
fn rent_is_paid_on_a_stay_by_default() {
    assert_eq!(stays(true), [3, 3]);
}

#[test]
fn without_the_option_a_stay_pays_nothing() {
    assert_eq!(stays(false), [2, 2]);
    let mut moved = alicia_at_miguel(false);
    moved.play("skip").play("skip");
    assert_eq!(moved.points(2), 3, "but a move pays");
}
