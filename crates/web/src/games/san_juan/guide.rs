//! The rulebook of San Juan: its chapters and its cards.

use super::art as drawn;
use crate::games::guide::{Book, Chapter, Entry, Shelf};
use san_juan::{
    Card,
    components::{COUNCILLOR_DRAW, COUNCILLOR_PRIVILEGE, FIRST_HAND, HAND_LIMIT, LAST_BUILDING},
};

/// Where the places of the board are told of that have no entry.
const PLACES: &[(&str, &str)] = &[
    ("role-builder", "builder"),
    ("role-producer", "producer"),
    ("role-trader", "trader"),
    ("role-councillor", "councillor"),
    ("role-prospector", "prospector"),
    ("trading-house", "trader"),
    ("deck", "setup"),
    ("discard", "setup"),
];

/// The rulebook.
pub fn book() -> Book {
    let chapters = vec![
        Chapter::new(
            "goal",
            "end",
            vec![drawn::card("palace"), drawn::card("statue"), drawn::back()],
            vec![("last", LAST_BUILDING.into())],
        ),
        Chapter::new(
            "setup",
            "setup",
            vec![drawn::card("indigo-plant"), drawn::back()],
            vec![("hand", FIRST_HAND.into())],
        ),
        Chapter::new(
            "round",
            "round",
            vec![drawn::role("builder"), drawn::role("producer")],
            vec![("limit", HAND_LIMIT.into())],
        ),
        Chapter::new("builder", "builder", vec![drawn::role("builder"), drawn::card("smithy")], vec![]),
        Chapter::new("producer", "producer", vec![drawn::role("producer"), drawn::good("sugar")], vec![]),
        Chapter::new("trader", "trader", vec![drawn::role("trader"), drawn::good("coffee")], vec![]),
        Chapter::new(
            "councillor",
            "councillor",
            vec![drawn::role("councillor"), drawn::back()],
            vec![("draw", COUNCILLOR_DRAW.into()), ("more", (COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE).into())],
        ),
        Chapter::new("prospector", "prospector", vec![drawn::role("prospector"), drawn::back()], vec![]),
        Chapter::new(
            "end",
            "end",
            vec![drawn::card("city-hall"), drawn::tucked()],
            vec![("last", LAST_BUILDING.into())],
        ),
    ];
    let card = |card: Card| {
        let data = card.data();
        Entry {
            id: format!("card-{}", card.id()),
            picture: drawn::card(card.id()),
            name: format!("card-{}", card.id()),
            effect: format!("card-{}.effect", card.id()),
            facts: vec![
                ("guide-price", data.cost.into()),
                ("guide-points", data.points.into()),
                ("guide-copies", data.copies.into()),
            ],
        }
    };
    let of = |wanted: fn(&Card) -> bool| Card::ALL.into_iter().filter(wanted).map(card).collect();
    Book {
        chapters,
        shelves: vec![
            Shelf { id: "production", entries: of(|one| one.is_production()) },
            Shelf { id: "beige", entries: of(|one| !one.is_production()) },
        ],
        places: PLACES,
    }
}
