//! The rulebook of Puerto Rico: its chapters and its buildings.

use super::art as drawn;
use crate::{
    art,
    games::guide::{Book, Chapter, Entry, Shelf},
};
use game::Arg;
use puerto_rico::{
    Building, Good,
    components::{CITY_SPACES, HOUSE_SLOTS, Table},
};

/// Where the places of the board are told of that have no entry.
const PLACES: &[(&str, &str)] = &[
    ("goods-", "captain"),
    ("ship-", "captain"),
    ("colonist-ship", "mayor"),
    ("supply-colonists", "mayor"),
    ("supply-vp", "goal"),
    ("supply-", "craftsman"),
    ("trading-house", "trader"),
    ("island-", "settler"),
    ("plantation-", "settler"),
    ("quarries", "settler"),
    ("stack", "settler"),
];

/// The rulebook.
pub fn book() -> Book {
    let least = Table::of(puerto_rico::components::FEWEST_PLAYERS + 1);
    let prices = || Good::ALL.into_iter().map(|good| (good.id(), Arg::from(good.data().price))).collect();
    let chapters = vec![
        Chapter::new(
            "goal",
            "scoring",
            vec![art::vp(), drawn::barrel("corn"), drawn::building("guild-hall")],
            vec![],
        ),
        Chapter::new(
            "setup",
            "setup",
            vec![drawn::tile("indigo"), drawn::tile("corn"), art::doubloon()],
            vec![("doubloons", least.doubloons.into())],
        ),
        Chapter::new("round", "round", vec![drawn::governor(), art::doubloon()], vec![]),
        Chapter::new(
            "settler",
            "settler",
            vec![drawn::role("settler"), drawn::tile("sugar"), drawn::tile("quarry")],
            vec![],
        ),
        Chapter::new(
            "mayor",
            "mayor",
            vec![drawn::role("mayor"), drawn::colonist_ship(), drawn::colonist()],
            vec![],
        ),
        Chapter::new(
            "builder",
            "builder",
            vec![drawn::role("builder"), drawn::building("wharf"), drawn::tile("quarry")],
            vec![],
        ),
        Chapter::new(
            "craftsman",
            "craftsman",
            vec![drawn::role("craftsman"), drawn::building("sugar-mill"), drawn::barrel("sugar")],
            vec![],
        ),
        Chapter::new(
            "trader",
            "trader",
            vec![drawn::role("trader"), drawn::trading_house(), drawn::barrel("coffee")],
            [prices(), vec![("slots", HOUSE_SLOTS.into())]].concat(),
        ),
        Chapter::new(
            "captain",
            "captain",
            vec![drawn::role("captain"), drawn::cargo_ship(), art::vp()],
            vec![],
        ),
        Chapter::new("prospector", "prospector", vec![drawn::role("prospector"), art::doubloon()], vec![]),
        Chapter::new(
            "end",
            "end",
            vec![drawn::building("city-hall"), art::vp()],
            vec![("spaces", CITY_SPACES.into())],
        ),
    ];
    let building = |building: Building| {
        let data = building.data();
        Entry {
            id: format!("building-{}", building.id()),
            picture: drawn::building(building.id()),
            name: format!("building-{}", building.id()),
            effect: format!("board-building-{}-rule", building.id()),
            facts: vec![
                ("guide-price", data.price.into()),
                ("guide-points", data.points.into()),
                ("guide-circles", data.circles.into()),
                ("guide-copies", data.copies.into()),
            ],
        }
    };
    let role = |role: &str| Entry {
        id: format!("role-{role}"),
        picture: drawn::role(role),
        name: format!("role-{role}"),
        effect: format!("board-role-{role}-rule"),
        facts: Vec::new(),
    };
    let of = |wanted: fn(&Building) -> bool| Building::ALL.into_iter().filter(wanted).map(building).collect();
    let roles = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"];
    Book {
        chapters,
        shelves: vec![
            Shelf { id: "roles", entries: roles.map(role).into() },
            Shelf { id: "production", entries: of(|one| !one.is_violet()) },
            Shelf { id: "violet", entries: of(|one| one.is_violet() && !one.is_large()) },
            Shelf { id: "large", entries: of(|one| one.is_large()) },
        ],
        places: PLACES,
    }
}
