//! Positions read from outside: what cannot be is refused, with every reason at once.

use crate::play::*;
use puerto_rico::{
    Building, Ending, Good, PhaseDraft, Place, Position, PositionDraft, Role, ShipDraft, Step, Tile,
};

/// The reasons why a draft is refused.
#[track_caller]
fn reasons(draft: &PositionDraft) -> Vec<String> {
    let refused = draft.build().expect_err("this position cannot be");
    // JSON is refused for the same reasons.
    let json = serde_json::to_string(draft).expect("a draft can be written");
    let error = serde_json::from_str::<Position>(&json).expect_err("nor can it be read").to_string();
    let reasons: Vec<String> = refused.faults.iter().map(ToString::to_string).collect();
    for reason in &reasons {
        assert!(error.contains(reason), "{error} does not say: {reason}");
    }
    reasons
}

/// A sound draft of four players in the middle of things, to be spoilt.
fn sound() -> PositionDraft {
    let draft = stage(4)
        .domain(ANNE, "5 doubloons, 4 points, 2 corn+, 1 indigo, hospice+, indigo-plant+2, 2 barrels corn, 1 in San Juan")
        .domain(BERNIE, "3 doubloons, 1 quarry, city-hall, 1 barrel sugar")
        .house("coffee")
        .ship(6, "sugar", 3)
        .row("corn indigo sugar tobacco coffee")
        .role_doubloons("mayor", 1)
        .finished_draft();
    assert!(draft.build().is_ok());
    draft
}

/// Anne places her colonists: six, on seven circles.
fn place(draft: &mut PositionDraft) {
    (draft.step, draft.taken, draft.role_coins) = (Step::Place, vec![Role::Mayor], [].into());
}

/// Four large buildings and four small ones.
const TWELVE_SPACES: [Building; 8] = [
    Building::GuildHall,
    Building::Residence,
    Building::Fortress,
    Building::CustomsHouse,
    Building::Wharf,
    Building::Harbor,
    Building::Office,
    Building::SmallMarket,
];

/// A change that spoils a draft, and a part of the reason it is refused for.
type Spoilt = (fn(&mut PositionDraft), &'static str);

const SPOILT: &[Spoilt] = &[
    // The set-up.
    (|draft| draft.setup.players = 6, "players"),
    (|draft| draft.rules = 3, "rules versions 1 to 2, not 3"),
    (|draft| _ = draft.setup.options.insert("no-such-option".into(), "on".into()), "no-such-option"),
    (|draft| _ = draft.seats.pop(), "3 players at a table for 4"),
    // Boards.
    (|draft| draft.seats[0].island.entry(Tile::Corn).or_default().tiles = 13, "corn tiles of seat 1"),
    (|draft| draft.seats[0].island.entry(Tile::Corn).or_default().tiles = 12, "seat 1: 13 island tiles"),
    (
        |draft| draft.seats[0].island.entry(Tile::Corn).or_default().occupied = 3,
        "occupied corn tiles of seat 1",
    ),
    (|draft| _ = draft.seats[0].city.insert(Building::Hospice, 2), "colonists in the hospice of seat 1"),
    (
        |draft| {
            let large =
                [Building::GuildHall, Building::Residence, Building::Fortress, Building::CustomsHouse];
            draft.seats[0].city.extend(large.map(|building| (building, 0)));
            draft.seats[0]
                .city
                .extend([Building::Wharf, Building::Harbor, Building::Office].map(|small| (small, 0)));
        },
        "seat 1: 13 city spaces",
    ),
    (|draft| draft.seats[2].san_juan = 80, "colonists in San Juan of seat 3"),
    // Conservation.
    (|draft| _ = draft.seats[3].goods.insert(Good::Corn, 9), "barrels of corn"),
    (|draft| _ = draft.seats[3].goods.insert(Good::Corn, 11), "barrels of corn of seat 4"),
    (|draft| draft.supply = Some([(Good::Corn, 8)].into()), "barrels of sugar instead of 11"),
    (|draft| draft.seats[3].island.entry(Tile::Coffee).or_default().tiles = 8, "plantations of coffee"),
    (
        |draft| {
            draft.face_down = Some([(Good::Corn, 1)].into());
            draft.discarded = [(Good::Corn, 1)].into();
        },
        "plantations of indigo instead of 12",
    ),
    (|draft| draft.quarries = Some(8), "9 quarries instead of 8"),
    (|draft| draft.seats[3].island.entry(Tile::Quarry).or_default().tiles = 8, "quarries"),
    (|draft| _ = draft.seats[3].city.insert(Building::CityHall, 0), "city-hall"),
    (|draft| draft.buildings = Some([(Building::Wharf, 2)].into()), "tiles of hacienda instead of 2"),
    (|draft| draft.colonist_supply = Some(75), "colonists instead of 79"),
    (|draft| draft.vp_supply = Some(100), "104 victory points instead of 100"),
    (|draft| draft.vp_supply = Some(0), "4 victory points instead of 100"),
    // The table.
    (|draft| draft.face_up = [(Good::Corn, 6)].into(), "6 face-up plantations"),
    (|draft| draft.trading_house = [(Good::Coffee, 4)].into(), "a full trading house was not emptied"),
    (|draft| draft.ships.push(ShipDraft { size: 8, good: Good::Corn, barrels: 1 }), "no ship of size 8"),
    (
        |draft| draft.ships.push(ShipDraft { size: 5, good: Good::Corn, barrels: 6 }),
        "6 barrels on the ship of size 5",
    ),
    (|draft| draft.ships.push(ShipDraft { size: 5, good: Good::Corn, barrels: 5 }), "was not emptied"),
    (|draft| draft.ships.push(ShipDraft { size: 5, good: Good::Corn, barrels: 0 }), "0 barrels of corn"),
    (|draft| draft.ships.push(ShipDraft { size: 7, good: Good::Sugar, barrels: 1 }), "two ships carry sugar"),
    (|draft| draft.ships.push(ShipDraft { size: 6, good: Good::Corn, barrels: 1 }), "carries two kinds"),
    // Roles and turns.
    (|draft| draft.taken = vec![Role::Prospector2], "not in play"),
    (
        |draft| draft.taken = vec![Role::Settler, Role::Builder, Role::Trader, Role::Captain],
        "4 roles are taken",
    ),
    (|draft| _ = draft.role_coins.insert(Role::Prospector2, 1), "doubloons lie on prospector-2"),
    (|draft| draft.taken = vec![Role::Mayor], "doubloons lie on mayor"),
    (|draft| draft.mover = Some(BERNIE), "of the chooser alone"),
    (|draft| draft.mover = Some(EMILY), "the player to act is seat 5, who is not at the table"),
    (|draft| draft.governor = EMILY, "the governor is seat 5, who is not at the table"),
    (|draft| draft.step = Step::Trade, "trader was not taken"),
    // What a phase remembers.
    (|draft| draft.phase.passes = 1, "do not belong to \"role\""),
    (|draft| draft.phase.loaded = true, "do not belong to \"role\""),
    (|draft| draft.phase.stored = vec![Good::Corn], "do not belong to \"role\""),
    (|draft| draft.phase.produced = vec![Good::Corn], "do not belong to \"role\""),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Load, vec![Role::Captain]);
            draft.phase = PhaseDraft { passes: 4, ..PhaseDraft::default() };
        },
        "everybody has passed",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Load, vec![Role::Captain]);
            draft.phase = PhaseDraft { wharf_used: vec![BERNIE], ..PhaseDraft::default() };
        },
        "a wharf it does not have",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Bonus, vec![Role::Captain]);
            draft.ships.clear();
        },
        "seat 1 gets a bonus without a load",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Bonus, vec![Role::Captain]);
            draft.phase = PhaseDraft { passes: 1, ..PhaseDraft::default() };
        },
        "seat 1 gets a bonus without a load",
    ),
    (
        |draft| (draft.step, draft.taken) = (Step::Bonus, vec![Role::Captain]),
        "seat 1 has nothing to decide at the step \"bonus\"",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Store, vec![Role::Captain]);
            draft.phase = PhaseDraft { stored: vec![Good::Coffee], ..PhaseDraft::default() };
        },
        "more is stored than can be",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Hospice, vec![Role::Settler]);
            draft.phase = PhaseDraft { fresh: Some(Place::tile(Tile::Corn)), ..PhaseDraft::default() };
        },
        "no colonist can come to corn",
    ),
    (
        |draft| {
            (draft.step, draft.taken, draft.mover) = (Step::Trade, vec![Role::Trader], Some(CHRISTINE));
        },
        "nothing to decide",
    ),
    // Two kinds of reasons why something cannot be stored, and why colonists cannot be placed: each is enough.
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Store, vec![Role::Captain]);
            draft.phase = PhaseDraft { stored: vec![Good::Corn], ..PhaseDraft::default() };
        },
        "more is stored than can be",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Store, vec![Role::Captain]);
            draft.seats[0].city.insert(Building::SmallWarehouse, 1);
            draft.phase = PhaseDraft { stored: vec![Good::Coffee], ..PhaseDraft::default() };
        },
        "more is stored than can be",
    ),
    (
        |draft| {
            place(draft);
            draft.colonist_ship = Some(1);
        },
        "colonists are placed that have not arrived, or without need",
    ),
    (
        |draft| {
            place(draft);
            draft.seats[0].san_juan = 2;
        },
        "colonists are placed that have not arrived, or without need",
    ),
    (
        |draft| {
            (draft.step, draft.taken) = (Step::Produce, vec![Role::Craftsman]);
            draft.phase = PhaseDraft { produced: vec![Good::Corn], ..PhaseDraft::default() };
        },
        "do not belong to \"produce\"",
    ),
    // The end.
    (|draft| draft.seats[3].chips = 96, "the end of the game does not fit"),
    (
        |draft| draft.seats[2].city.extend(TWELVE_SPACES.map(|building| (building, 0))),
        "the end of the game does not fit",
    ),
    (
        |draft| {
            (draft.step, draft.role_coins) = (Step::Over, [].into());
            draft.taken = vec![Role::Settler, Role::Mayor, Role::Builder, Role::Craftsman];
        },
        "the end of the game does not fit",
    ),
    (|draft| draft.ending = Some(Ending::Chips), "the end of the game does not fit"),
    (|draft| draft.ending = Some(Ending::CityFull), "the end of the game does not fit"),
    (|draft| draft.ending = Some(Ending::Colonists), "the end of the game does not fit"),
    (|draft| draft.step = Step::Over, "roles are taken"),
];

#[test]
fn every_kind_of_impossible_position_is_refused() {
    for (at, (spoil, part)) in SPOILT.iter().enumerate() {
        let mut draft = sound();
        spoil(&mut draft);
        let reasons = reasons(&draft);
        assert!(
            reasons.iter().any(|reason| reason.contains(part)),
            "number {at}: {part:?} is not in {reasons:?}"
        );
    }
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    // Seven things are wrong, of every kind there is: too many of something, ships, conservation, roles, the end.
    let mut draft = sound();
    draft.seats[0].island.entry(Tile::Corn).or_default().occupied = 3;
    draft.seats[1].city.insert(Building::Hospice, 2);
    draft.ships.push(ShipDraft { size: 8, good: Good::Corn, barrels: 1 });
    draft.quarries = Some(8);
    draft.vp_supply = Some(90);
    draft.role_coins.insert(Role::Prospector2, 1);
    draft.ending = Some(Ending::Chips);
    let reasons = reasons(&draft);
    for part in [
        "occupied corn tiles of seat 1",
        "colonists in the hospice of seat 2",
        "no ship of size 8",
        "9 quarries instead of 8",
        "94 victory points instead of 100",
        "prospector-2",
        "the end of the game does not fit",
    ] {
        assert!(reasons.iter().any(|reason| reason.contains(part)), "{part:?} is not in {reasons:#?}");
    }
}

#[test]
fn no_fault_hides_another() {
    // Whatever is wrong, doubloons on a card that is not in play are told as well.
    let told = |reasons: &[String], part: &str| reasons.iter().any(|reason| reason.contains(part));
    for (spoil, part) in SPOILT.iter().skip_while(|(_, part)| !part.starts_with("3 boards")) {
        // Whether there is something to decide is only asked of a table that can be.
        if part.contains("nothing to decide") {
            continue;
        }
        let mut draft = sound();
        spoil(&mut draft);
        draft.role_coins.insert(Role::Prospector2, 1);
        let reasons = reasons(&draft);
        assert!(told(&reasons, part) && told(&reasons, "prospector-2"), "{part:?}: {reasons:?}");
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let whole = serde_json::to_value(sound()).expect("a draft can be written");
    assert!(serde_json::from_value::<Position>(whole.clone()).is_ok());
    let spoil = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut json = whole.clone();
        change(&mut json);
        serde_json::from_value::<Position>(json).expect_err("it cannot be read").to_string()
    };
    assert!(spoil(&|json| json["colour"] = "red".into()).contains("colour"));
    assert!(spoil(&|json| json["seats"][0]["pearls"] = 3.into()).contains("pearls"));
    assert!(spoil(&|json| json["seats"][0]["city"]["casino"] = 1.into()).contains("casino"));
    assert!(spoil(&|json| json["governor"] = 9.into()).contains("no seat 9"));
    assert!(spoil(&|json| json["step"] = "dance".into()).contains("dance"));
    assert!(spoil(&|json| json["seats"] = serde_json::Value::Null).contains("invalid type"));
    assert!(serde_json::from_str::<Position>("{}").is_err());
    assert!(serde_json::from_str::<Position>("[1, 2, 3]").is_err());
}

#[test]
fn a_position_reads_back_as_itself() {
    for players in 2..=5 {
        random_game(players, 7, |_, after| {
            let json = serde_json::to_string(after.position()).expect("a position can be written");
            assert_eq!(serde_json::from_str::<Position>(&json).as_ref().ok(), Some(after.position()));
        });
    }
}
