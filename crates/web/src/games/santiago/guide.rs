//! The rulebook of Santiago de Cuba: its chapters, its Cubans and its buildings.

use super::art as drawn;
use crate::games::guide::{Book, Chapter, Entry, Shelf};
use maud::Markup;
use santiago::components::{
    Building, Cuban, GOODS_PER_POINT, HIGHEST_VALUE, LOWEST_VALUE, PESOS_PER_STOP, SHIPS, STARTING_PESOS,
};

/// Where the places of the board are told of that have no entry.
const PLACES: &[(&str, &str)] = &[
    ("harbour", "harbour"),
    ("broker", "broker"),
    ("property", "broker"),
    ("screen", "setup"),
    ("own-pesos", "turn"),
    ("own-points", "goal"),
    ("own-", "harbour"),
    ("supply-", "harbour"),
    ("die-", "harbour"),
    ("flag-", "ship"),
    ("ship", "ship"),
];

/// The rulebook.
pub fn book() -> Book {
    let chapters = vec![
        Chapter::new("goal", "end", vec![drawn::hull(), drawn::star()], vec![("ships", SHIPS.into())]),
        Chapter::new(
            "setup",
            "setup",
            vec![drawn::screen(), drawn::peso()],
            vec![("pesos", STARTING_PESOS.into())],
        ),
        Chapter::new(
            "turn",
            "car",
            vec![drawn::car(), drawn::peso()],
            vec![("pesos", PESOS_PER_STOP.into())],
        ),
        Chapter::new("cuban", "cubans", vec![drawn::cuban("pedro"), drawn::cuban("maria")], vec![]),
        Chapter::new("broker", "broker", vec![drawn::broker(1), drawn::building("bank")], vec![]),
        Chapter::new(
            "harbour",
            "delivery",
            vec![drawn::anchor(), drawn::hull(), drawn::die()],
            vec![("low", LOWEST_VALUE.into()), ("high", HIGHEST_VALUE.into())],
        ),
        Chapter::new(
            "ship",
            "ship",
            vec![drawn::flag(), drawn::chequered()],
            vec![("high", HIGHEST_VALUE.into())],
        ),
        Chapter::new(
            "end",
            "end",
            vec![drawn::star(), drawn::chequered()],
            vec![("ships", SHIPS.into()), ("goods", GOODS_PER_POINT.into())],
        ),
    ];
    let entry = |kind: &str, id: &str, picture: Markup| Entry {
        id: format!("{kind}-{id}"),
        picture,
        name: format!("{kind}-{id}"),
        effect: format!("{kind}-{id}.help"),
        facts: Vec::new(),
    };
    let cuban = |cuban: Cuban| entry("cuban", cuban.id(), drawn::cuban(cuban.id()));
    let building = |building: Building| entry("building", building.id(), drawn::building(building.id()));
    Book {
        chapters,
        shelves: vec![
            Shelf { id: "cubans", entries: Cuban::ALL.into_iter().map(cuban).collect() },
            Shelf { id: "buildings", entries: Building::ALL.into_iter().map(building).collect() },
        ],
        places: PLACES,
    }
}
