//! Positions from outside: what is impossible is refused with every reason.

use crate::play::{goods, seat};
use game::{Fast, Rules, Setup};
use santiago::{
    Position, PositionDraft, Santiago,
    components::{Building, Cuban, Flower, Good},
    draft::StepDraft,
};

/// The reasons why a changed draft is refused.
fn reasons(change: impl FnOnce(&mut PositionDraft)) -> Vec<String> {
    let mut draft = PositionDraft::new(3);
    change(&mut draft);
    let told = draft.build().map_or_else(|impossible| impossible.faults, |_| Vec::new());
    told.iter().map(ToString::to_string).collect()
}

fn refused(expected: &str, change: impl FnOnce(&mut PositionDraft)) {
    let reasons = reasons(change);
    assert!(reasons.iter().any(|reason| reason.contains(expected)), "{expected}: {reasons:?}");
}

#[test]
fn every_reason_is_given() {
    let found = reasons(|draft| {
        goods(draft, 1, &[(Good::Sugar, 9)]);
        draft.value = 7;
        draft.ship = 0;
        draft.players[1].broker = Some(Building::Bank);
        draft.players[2].broker = Some(Building::Bank);
    });
    for expected in ["only 8", "value is 2 to 4", "no ship 0", "two brokers"] {
        assert!(found.iter().any(|reason| reason.contains(expected)), "{expected}: {found:?}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    refused("Cubans stand on the street", |draft| draft.street.truncate(8));
    refused("not every Cuban", |draft| draft.street[0] = Cuban::Maria);
    refused("buildings stand under yellow", |draft| {
        draft.town.get_mut(&Flower::Yellow).expect("it is there").truncate(2)
    });
    refused("not every building", |draft| {
        draft.town.insert(Flower::Red, vec![Building::Bank, Building::Church, Building::Distillery]);
    });
    refused("no die for wood", |draft| draft.demand.extend([(Good::Wood, 1)]));
    refused("3 dice lie on the ship", |draft| draft.demand.retain(|&good, _| good != Good::Sugar));
    refused("shows at most 3", |draft| draft.demand.extend([(Good::Sugar, 4)]));
    refused("all dice show 0", |draft| draft.demand.values_mut().for_each(|die| *die = 0));
    refused("seat 2 has 30001 pesos", |draft| draft.players[1].pesos = 30_001);
    refused("seat 3 has 30002 points", |draft| draft.players[2].points = 30_002);
    refused("owns 4 buildings", |draft| draft.players[0].owns = Building::ALL[..4].to_vec());
    refused("another owner", |draft| {
        draft.players[0].owns = vec![Building::Bank];
        draft.players[1].owns = vec![Building::Bank];
    });
    refused("the active player is seat 4, who is not at the table", |draft| draft.active = seat(4));
    refused("2 to 4 players", |draft| draft.players.truncate(1));
    refused("turned down, but is face up", |draft| draft.turned_down_under_car = true);
    refused("60 turns have passed", |draft| draft.turns_without_departure = 60);
    refused("255 turns have passed", |draft| (draft.rules, draft.turns_without_departure) = (1, 255));
    refused("a ship has just left", |draft| {
        draft.turns_without_departure = 5;
        draft.demand.clear();
        draft.decision = StepDraft::Demand { roll: Good::WITH_DIE.map(|good| (good, 1)).into() };
    });
    refused("rules versions 1 to 2, not 3", |draft| draft.rules = 3);
    refused("there is no ship 1", |draft| draft.decision = StepDraft::Over);
    refused("there is no ship 8", |draft| {
        (draft.ship, draft.turns_without_departure, draft.decision) = (8, 60, StepDraft::Over);
    });
}

#[test]
fn a_standstill_can_be_written() {
    let mut draft = PositionDraft::new(3);
    (draft.turns_without_departure, draft.decision) = (60, StepDraft::Over);
    let position = draft.build().expect("a sound position");
    assert_eq!(Santiago::ending(&position), Some("standstill"));
    draft.rules = 1;
    assert!(draft.build().is_err(), "not under version 1");
}

#[test]
fn a_position_keeps_its_version() {
    for rules in 1..=Santiago::RULES_VERSION {
        let setup = Setup::standard::<Santiago>(3).under::<Santiago>(rules).expect("a known version");
        let position = Santiago::start(&setup, &mut Fast::new(1), &mut ());
        let written = serde_json::to_string(&position).expect("JSON");
        let read: Position = serde_json::from_str(&written).expect("a position");
        assert_eq!((position, Santiago::setup(&read)), (read, setup));
    }
    assert_eq!(PositionDraft::new(2).rules, Santiago::RULES_VERSION, "the newest if not said");
}

#[test]
fn decisions_must_fit() {
    refused("does not stand at a Cuban", |draft| draft.decision = StepDraft::Cuban);
    refused("at El Zorro", |draft| draft.decision = StepDraft::Robbery { victim: seat(2) });
    refused("at the harbour", |draft| {
        draft.car = Some(Cuban::Maria);
        draft.decision = StepDraft::Delivery { player: seat(1), passed: Vec::new() };
    });
    refused("after passing", |draft| {
        draft.decision = StepDraft::Delivery { player: seat(2), passed: vec![seat(2)] };
    });
    refused("broker does not stand", |draft| {
        draft.car = Some(Cuban::ElZorro);
        draft.decision = StepDraft::Building { building: Building::Bank, lawyer: false };
    });
    refused("of somebody else", |draft| {
        draft.car = Some(Cuban::Alonso);
        draft.decision = StepDraft::Building { building: Building::Bank, lawyer: true };
    });
    refused("had to move", |draft| {
        draft.car = Some(Cuban::Pedro);
        draft.players[0].broker = Some(Building::Bank);
        draft.decision = StepDraft::Building { building: Building::Bank, lawyer: false };
    });
    refused("nothing to decide", |draft| draft.players[0].pesos = 0);
    refused("without dice", |draft| draft.demand.clear());
    refused("the game goes on", |draft| draft.ship = 8);
}

#[test]
fn a_draft_reads_back_from_json() {
    let position = PositionDraft::new(4).build().expect("a possible position");
    let json = serde_json::to_string(&position).expect("a position can be written");
    assert_eq!(serde_json::from_str::<Position>(&json).expect("it is its own"), position);
    let error = serde_json::from_str::<Position>(&json.replace("\"value\":2", "\"value\":5"))
        .expect_err("5 is no value");
    assert!(error.to_string().contains("the value is 2 to 4, not 5"), "{error}");
}
