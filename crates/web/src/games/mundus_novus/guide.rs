//! The rulebook of Mundus Novus: its chapters and its developments. Cards that differ in their number alone share an entry.

use super::art as drawn;
use crate::games::guide::{Book, Chapter, Entry, Shelf};
use game::Arg;
use mundus_novus::{
    Development, Kind,
    components::{
        DEALT, DIFFERENT_PAY, GOAL, LEAST_DIFFERENT, LEAST_IDENTICAL, LINE, MARKET, MOST_IDENTICAL, RELIC_PAY,
    },
};

/// Where the places of the board are told of that have no entry.
const PLACES: &[(&str, &str)] = &[
    ("market-", "trade"),
    ("display-", "supply"),
    ("taken", "trade"),
    ("announcement", "trade"),
    ("laid-", "trade"),
    ("seat-", "trade"),
    ("resource-", "progression"),
    ("hand-", "progression"),
    ("bench", "progression"),
    ("happening", "event"),
    ("squadrons", "supply"),
    ("development-deck", "developments"),
    ("wealth", "goal"),
];

/// The rulebook.
pub fn book() -> Book {
    let pay = |pay: &[u8]| Arg::from(pay.last().copied().unwrap_or_default());
    let chapters = vec![
        Chapter::new(
            "goal",
            "end",
            vec![drawn::resource("vanilla"), drawn::resource("relic")],
            vec![("goal", GOAL.into())],
        ),
        Chapter::new(
            "setup",
            "setup",
            vec![drawn::resource("cacao"), drawn::development("caravel-1")],
            vec![("line", LINE.into()), ("market", MARKET.into())],
        ),
        Chapter::new("event", "events", vec![drawn::event("storm"), drawn::event("pirates")], vec![]),
        Chapter::new(
            "supply",
            "supply",
            vec![drawn::resource("corn"), drawn::development("caravel-5")],
            vec![("dealt", DEALT.into())],
        ),
        Chapter::new(
            "trade",
            "trade",
            vec![drawn::master(), drawn::resource("tobacco"), drawn::resource("indigo")],
            vec![],
        ),
        Chapter::new(
            "progression",
            "progression",
            vec![drawn::resource("coffee"), drawn::development("hernan-cortes"), drawn::resource("relic")],
            vec![
                ("identical", LEAST_IDENTICAL.into()),
                ("most", MOST_IDENTICAL.into()),
                ("different", LEAST_DIFFERENT.into()),
                ("least-pay", DIFFERENT_PAY[usize::from(LEAST_DIFFERENT)].into()),
                ("most-pay", pay(&DIFFERENT_PAY)),
                ("relic", RELIC_PAY[1].into()),
                ("relics", pay(&RELIC_PAY)),
            ],
        ),
        Chapter::new(
            "income",
            "developments",
            vec![drawn::development("small-warehouse-1"), drawn::development("shipyard-1")],
            vec![],
        ),
        Chapter::new(
            "end",
            "end",
            vec![drawn::resource("relic"), drawn::development("hernan-cortes")],
            vec![("goal", GOAL.into())],
        ),
    ];
    let entry = |card: Development, name: &str, copies: usize| Entry {
        id: format!("development-{name}"),
        picture: drawn::development(card.id()),
        name: if copies > 1 { format!("guide-name-{name}") } else { format!("development-{}", card.id()) },
        effect: format!("development-{}.effect", card.id()),
        facts: vec![("guide-copies", copies as u32)],
    };
    let (mut characters, mut others): (Vec<Entry>, Vec<Entry>) = (Vec::new(), Vec::new());
    for (at, card) in Development::ALL.into_iter().enumerate() {
        if matches!(card.data().kind, Kind::Character(_)) {
            characters.push(entry(card, card.id(), 1));
            continue;
        }
        let name = kind(card);
        let copies = Development::ALL.into_iter().filter(|other| kind(*other) == name).count();
        if Development::ALL.into_iter().take(at).all(|other| kind(other) != name) {
            others.push(entry(card, name, copies));
        }
    }
    Book {
        chapters,
        shelves: vec![
            Shelf { id: "characters", entries: characters },
            Shelf { id: "developments", entries: others },
        ],
        places: PLACES,
    }
}

/// What a card is called without its number.
pub fn kind(card: Development) -> &'static str {
    let id = card.id();
    match id.rsplit_once('-') {
        Some((name, number)) if number.chars().all(|c| c.is_ascii_digit()) => name,
        _ => id,
    }
}
