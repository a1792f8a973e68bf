//! Positions drawn up in a chain of words, and what programs are told about the texts of positions and events.

use game::{Fast, Lot, Rules, Seat};
use puerto_rico::{
    Building, Ending, Event, Good, PhaseDraft, Place, PlayerDraft, PositionDraft, PuertoRico, Role,
    ShipDraft, Step, Tile, TilesDraft,
};
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[test]
fn every_word_says_one_thing() {
    let phase = || PhaseDraft { passes: 1, ..PhaseDraft::default() };
    let drawn_up = PositionDraft::new(3)
        .option("open-scores", "off")
        .rules(1)
        .doubloons(2, 9)
        .chips(3, 7)
        .goods(2, Good::Sugar, 3)
        .tiles(1, Tile::Quarry, 2, 1)
        .building(3, Building::Hospice, 1)
        .san_juan(1, 4)
        .governor(2)
        .taken(&[Role::Mayor])
        .coins(Role::Builder, 1)
        .asking(Step::Place, 3)
        .face_up(&[Good::Corn, Good::Indigo, Good::Corn])
        .face_down(&[Good::Sugar, Good::Sugar])
        .discarded(&[Good::Coffee])
        .trading_house(&[Good::Tobacco])
        .ship(5, Good::Corn, 2)
        .colonists(30, 2)
        .ending(Ending::Chips)
        .phase(phase());
    let mut expected = PositionDraft::new(3);
    expected.setup.options = [("open-scores".to_string(), "off".to_string())].into();
    expected.rules = 1;
    let player = |doubloons| PlayerDraft { doubloons, ..PlayerDraft::default() };
    expected.seats = vec![player(2), player(9), player(2)];
    expected.seats[0].island = [(Tile::Quarry, TilesDraft { tiles: 2, occupied: 1 })].into();
    expected.seats[0].san_juan = 4;
    expected.seats[1].goods = [(Good::Sugar, 3)].into();
    (expected.seats[2].chips, expected.seats[2].city) = (7, [(Building::Hospice, 1)].into());
    (expected.governor, expected.taken) = (Seat::new(1), vec![Role::Mayor]);
    expected.role_coins = [(Role::Builder, 1)].into();
    (expected.step, expected.mover) = (Step::Place, Some(Seat::new(2)));
    expected.face_up = [(Good::Corn, 2), (Good::Indigo, 1)].into();
    expected.face_down = Some([(Good::Sugar, 2)].into());
    expected.discarded = [(Good::Coffee, 1)].into();
    expected.trading_house = [(Good::Tobacco, 1)].into();
    expected.ships = vec![ShipDraft { size: 5, good: Good::Corn, barrels: 2 }];
    (expected.colonist_supply, expected.colonist_ship) = (Some(30), Some(2));
    (expected.ending, expected.phase) = (Some(Ending::Chips), phase());
    assert_eq!(drawn_up, expected);
    let mut only_ship = PositionDraft::new(3);
    only_ship.colonist_ship = Some(4);
    assert_eq!(PositionDraft::new(3).colonist_ship(4), only_ship);
}

#[test]
fn goods_places_and_ships_are_described_to_programs_as_they_are_written() {
    let described = serde_json::to_value(schemars::schema_for!(Event)).expect("a schema")["$defs"].clone();
    let mut amounts = serde_json::to_value(schemars::schema_for!(BTreeMap<Good, u8>)).expect("a schema");
    let map = amounts.as_object_mut().expect("an object");
    for key in ["$schema", "$defs", "title"] {
        map.remove(key);
    }
    assert_eq!(described["Counts"], amounts);
    let ids: Vec<Value> = Place::ALL.into_iter().map(|place| json!(place)).collect();
    assert_eq!(described["Place"], json!({"type": "string", "enum": ids}));
    assert_eq!(described["Ship"]["type"], "integer");
    assert_eq!(described["Ship"]["minimum"], 4);
}

#[test]
fn random_colonists_are_placed_in_one_row() {
    // Each place is full after one of them.
    let places = [Tile::Corn, Tile::Indigo, Tile::Sugar, Tile::Tobacco, Tile::Coffee];
    let island = places.into_iter().fold(PositionDraft::new(3), |draft, tile| draft.tiles(1, tile, 1, 0));
    let mut p = island
        .building(1, Building::Hospice, 0)
        .building(1, Building::Office, 0)
        .building(1, Building::Harbor, 0)
        .san_juan(1, 6)
        .taken(&[Role::Mayor])
        .asking(Step::Place, 1)
        .build()
        .expect("a sound position");
    let row = PuertoRico::play_row_at_random(&mut p, 4, &mut Lot::default(), &mut Fast::new(1), &mut ());
    assert_eq!((row.decisions, p.player(Seat::FIRST).san_juan()), (4, 2));
    assert_eq!(PuertoRico::faults(&p), []);
}
