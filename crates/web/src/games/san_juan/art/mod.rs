//! Drawings of the card game: an emblem for each of its forty buildings, its goods, the back of a card.
//!
//! The buildings belong to the family of Puerto Rico, and where Puerto Rico has the same house it is used
//! again. Roofs take `--roof`, which the style sheet sets by the class of the card. Some of these
//! point into the symbols of Puerto Rico, so [`sprite`] brings both.

mod scene;

pub use scene::SCENE;

use crate::{
    art::{Symbol, sheet, show, slug},
    games::puerto_rico::art as puerto_rico,
};
use maud::{Markup, html};

/// Buildings that look like one of Puerto Rico: (card, its building).
const SHARED: [(&str, &str); 13] = [
    ("indigo-plant", "small-indigo-plant"),
    ("sugar-mill", "sugar-mill"),
    ("tobacco-storage", "tobacco-storage"),
    ("coffee-roaster", "coffee-roaster"),
    ("poor-house", "hospice"),
    ("market-stand", "small-market"),
    ("market-hall", "large-market"),
    ("guild-hall", "guild-hall"),
    ("city-hall", "city-hall"),
    ("office-building", "office"),
    ("customs-office", "customs-house"),
    ("harbor", "harbor"),
    ("residence", "residence"),
];

/// Drawings about twice as wide as high.
const WIDE: [&str; 8] = [
    "aqueduct",
    "cathedral",
    "city-hall",
    "customs-office",
    "guild-hall",
    "palace",
    "residence",
    "triumphal-arch",
];

/// All symbols of this game and those it borrows, to be written once per page, after the common ones.
pub fn sprite() -> Markup {
    html! { (puerto_rico::sprite()) (sheet(&[SYMBOLS])) }
}

/// The emblem of a card, by its identifier in the rules.
pub fn card(id: &str) -> Markup {
    let id = slug(id);
    let family = if WIDE.contains(&id.as_str()) { "house wide" } else { "house" };
    show(family, &symbol_of(&id))
}

fn symbol_of(id: &str) -> String {
    match SHARED.iter().find(|(card, _)| *card == id) {
        Some((_, building)) => format!("building-{building}"),
        None => format!("card-{id}"),
    }
}

/// A good: the containers of the house, ingots for silver, a crate for imports.
pub fn good(id: &str) -> Markup {
    match id {
        "silver" | "import" => show("barrel", &format!("good-{id}")),
        _ => puerto_rico::barrel(id),
    }
}

/// The emblem of a role; producer and councillor do what craftsman and mayor do in Puerto Rico.
pub fn role(id: &str) -> Markup {
    puerto_rico::role(match id {
        "producer" => "craftsman",
        "councillor" => "mayor",
        other => other,
    })
}

/// The back of a card.
pub fn back() -> Markup {
    show("back", "card-back")
}

/// A card tucked under a building: a point.
pub fn tucked() -> Markup {
    show("coin", "card-tucked")
}

const SYMBOLS: &[Symbol] = &[
    (
        "card-back",
        "0 0 30 42",
        r##"<rect x="1" y="1" width="28" height="40" rx="4" fill="var(--back)"/><rect x="4" y="4" width="22" height="34" rx="2" stroke="#f6dca6" stroke-width="1"/><circle cx="15" cy="21" r="6.5" fill="#f0b24a" stroke="none"/><path d="M15 10v3M15 29v3M4.5 21h3M22.5 21h3M8 13.5l2 2M20 26.5l2 2M22 13.5l-2 2M10 26.5l-2 2" stroke="#f0b24a" stroke-width="1.6"/><path d="M8.5 22.5q3.2-2.6 6.5 0t6.5 0q-1 5-6.5 5t-6.5-5z" fill="#2a8790" stroke="none"/>"##,
    ),
    (
        "card-tucked",
        "0 0 24 24",
        r##"<path d="M8 2.5h12q1.5 0 1.5 1.5v15q0 1.5-1.5 1.5H8z" fill="var(--back)"/><path d="M2.5 5.5h11q1.5 0 1.5 1.5v13q0 1.5-1.5 1.5h-11Q1.5 21.5 1.5 20V7q0-1.5 1-1.5z" fill="var(--wall)"/><path d="m8.2 8.5 1.4 3 3.3.4-2.5 2.2.7 3.2-2.9-1.6-2.9 1.6.7-3.2-2.5-2.2 3.3-.4z" fill="var(--chip)" stroke="none"/>"##,
    ),
    (
        "good-silver",
        "0 0 24 28",
        r##"<path d="m4.5 12 2-8.5h11l2 8.5z" fill="#e8eef3"/><path d="M1.5 26.5 4 12h16l2.5 14.5z" fill="var(--silver)"/><path d="m6.2 14.5-.8 4" stroke="#fff" stroke-width="1.6"/><text stroke="none" x="12.2" y="23" fill="#1d2730" font-size="9">Ag</text>"##,
    ),
    (
        "good-import",
        "0 0 24 28",
        r##"<path d="M2 7h20v19.5H2z" fill="#d7b27c"/><path d="m2 7 4-5h12l4 5z" fill="#b98a58"/><path d="M2 11.5h20M2 22.5h20" stroke="#7a5230" stroke-width="1.4"/><path d="M12 2v5" stroke="#7a5230" stroke-width="1.4"/><path d="M12 11.5v9.5M9.2 14h5.6M7.6 17.4q.7 3.8 4.4 3.8t4.4-3.8" fill="none" stroke="#3a2400" stroke-width="1.7"/>"##,
    ),
    (
        "card-silver-smelter",
        "0 0 40 40",
        r##"<path d="M29 3h5v12h-5z" fill="#b9654a"/><path d="M31 2q3-3 6 0" stroke="#9a8d7c" stroke-width="2"/><use href="#shed" fill="var(--silver)"/><path d="M10 26h16l-2.5 11h-11z" fill="#6b737b"/><path d="M10 26q8-4 16 0-8 4-16 0z" fill="#eef3f6"/><path d="M26 27.5q5 0 6 6" stroke="#eef3f6" stroke-width="2.5"/><path d="M27 34h9v3h-9z" fill="var(--silver)"/>"##,
    ),
    (
        "card-smithy",
        "0 0 40 40",
        r##"<path d="M28 5h5v11h-5z" fill="#b9654a"/><use href="#house" fill="var(--roof)"/><path d="M9 25h16q4 0 6.5-2 0 5.5-7 6v3h3.5v5H13v-5h3.5v-3q-6-.5-7.5-4z" fill="#66707a"/><path d="m22 19 3 2M29 18.5l-.5 2.5" stroke="#e0772f" stroke-width="2"/>"##,
    ),
    (
        "card-gold-mine",
        "0 0 40 40",
        r##"<path d="M1 37 13 11l6 6 7-12 13 32z" fill="#a1978a"/><path d="m26 5 4 10-4 3-3-7z" fill="#cfc7ba" stroke-width="1"/><path d="M11 37V26q9-10 18 0v11z" fill="#3a2c22"/><path d="M11 37V26M29 37V26M10 25.5q10-10 20 0" stroke="#8a5a30" stroke-width="2.5"/><path d="M14.5 30h11L24 35h-8z" fill="#7a6a5a"/><path d="M15 30q.8-4 3-3 2-3 4 0 2.3-1 3 3z" fill="#f0bd3a"/><circle cx="17" cy="36" r="1.6" fill="#d8d2c6"/><circle cx="23" cy="36" r="1.6" fill="#d8d2c6"/>"##,
    ),
    (
        "card-archive",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--roof)"/><path d="M10 21h20v16H10z" fill="#7a5a44"/><path d="M10 29h20"/><path d="M12 22.5h3V29h-3zM21 23.5h3V29h-3z" fill="#c23b2e"/><path d="M15.5 23.5h4V29h-4zM25 22.5h3V29h-3z" fill="#3f7f8a"/><path d="M13 31.5h10v4H13z" fill="#fffaf0"/><circle cx="13" cy="33.5" r="2" fill="#f6ead2"/><path d="M25 31h3v6h-3z" fill="#f0bd3a"/>"##,
    ),
    (
        "card-black-market",
        "0 0 40 40",
        r##"<path d="M33 1.5a5 5 0 1 0 5.5 7 5.5 5.5 0 0 1-5.5-7z" fill="#f6d36a" stroke-width="1"/><path d="M7 19v18M31 19v18" stroke-width="2"/><path d="M4 28h30v7H4z" fill="#6b4a30"/><path d="M6 9h25l4 10H2z" fill="#5a5268"/><path d="M12 9h6.5v10h-9zM25 9h6l4 10h-9z" fill="#34303f"/><path d="M9 28q-2.5-5 1-7l2 1 2-1q3.5 2 1 7z" fill="#c9a46a"/><path d="M22 22h6v6h-6z" fill="#f6d36a"/><path d="M25 19v3M22 25h6" stroke-width="1.2"/>"##,
    ),
    (
        "card-trading-post",
        "0 0 40 40",
        r##"<use href="#shed" fill="var(--roof)"/><path d="M8 23h18v6H8z" fill="#5b4636"/><path d="M11 29v-4h3v4zM16 29q-1-5 2-5t2 5z" fill="var(--indigo)"/><path d="M21 29l2-5 2 5z" fill="var(--sugar)"/><path d="M6 29h22v3H6z" fill="#e0b778"/><path d="M8 32h18v5H8z" fill="#c99a5b"/><path d="M29 24h6v13h-6z" fill="#7a5a44"/><circle cx="33.5" cy="31" r=".8" fill="#f0bd3a" stroke="none"/>"##,
    ),
    (
        "card-well",
        "0 0 40 40",
        r##"<path d="M10 26V11M30 26V11" stroke="#7a5230" stroke-width="2.6"/><path d="M4 14 20 3l16 11z" fill="var(--roof)"/><path d="M20 12v7" stroke-width="1.2"/><path d="M16.5 18h7l-1 6h-5z" fill="#a8794a"/><path d="M7 27v7q13 6 26 0v-7z" fill="#c4bcae"/><ellipse cx="20" cy="27" rx="13" ry="4" fill="var(--sea-deep)"/><path d="M14 31v6M26 31v6M20 34v3.5M8 33q12 5 24 0" stroke-width="1"/>"##,
    ),
    (
        "card-crane",
        "0 0 40 40",
        r##"<path d="M14 37V7" stroke="#7a5230" stroke-width="3.5"/><path d="M5 10 36 5M14 21 28 6.5M14 36l-7-8M14 36l6-7" stroke="#7a5230" stroke-width="2.3"/><path d="M33 6v10" stroke-width="1.2"/><path d="M27.5 16h11v9h-11z" fill="#d8d2c6"/><path d="M2 8h6v6H2z" fill="#8f887c"/><path d="M22 31h16v6H22z" fill="var(--wall)"/><path d="M30 31v6" stroke-width="1"/><path d="M4 37h18" stroke-width="2"/>"##,
    ),
    (
        "card-tower",
        "0 0 40 40",
        r##"<path d="M20 7V1"/><path d="m20 1 9 2.2-9 3z" fill="var(--roof)"/><path d="M12 37 14.5 15h11L28 37z" fill="#e3d4ba"/><path d="M11 15V8h4v3h3V8h4v3h3V8h4v7z" fill="#cdbba0"/><path d="M18 24v-5q2-3 4 0v5z" fill="#5b4636"/><path d="M17 37v-6q3-4 6 0v6z" fill="#7a5a44"/><path d="M14 28h3M23 26h3M15 21h2" stroke-width="1"/>"##,
    ),
    (
        "card-chapel",
        "0 0 40 40",
        r##"<path d="M20 5V0M17.8 2h4.4"/><path d="M10 22h20v15H10z" fill="var(--wall)"/><path d="M16 19v-9h8v9z" fill="var(--wall)"/><path d="m14 11 6-6.5 6 6.5z" fill="var(--roof)"/><path d="M7 23 20 14l13 9z" fill="var(--roof)"/><path d="M17 37v-7q3-4 6 0v7z" fill="#7a5a44"/><circle cx="20" cy="24.5" r="2.3" fill="#8fc0c4"/><path d="M12.5 27h2.5v5h-2.5zM25 27h2.5v5H25z" fill="#8fc0c4"/>"##,
    ),
    (
        "card-aqueduct",
        "0 0 80 40",
        r##"<path d="M2 9h76v28h-8V24q-7-9-14 0v13h-8V24q-7-9-14 0v13h-8V24q-7-9-14 0v13H2z" fill="#d6c7ac"/><path d="M2 13h76" stroke-width="1.2"/><path d="M2 9V5q5-3 9.5 0t9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 0 9.5 0v4z" fill="var(--sea-deep)"/><path d="M6 19v14M30 18v15M52 18v15M74 19v14" stroke-width="1"/>"##,
    ),
    (
        "card-carpenter",
        "0 0 40 40",
        r##"<use href="#shed" fill="var(--roof)"/><path d="M7 22h26v15H7z" fill="#5b4636"/><path d="M9 30h22v3.5H9z" fill="#e0b778"/><path d="m13 33.5-2 3.5M27 33.5l2 3.5" stroke="#c99a5b" stroke-width="2"/><path d="M11 26.5 25 23l2 5-16 1z" fill="#d3dade"/><path d="M26 22.5q6 0 5 6l-4-.5z" fill="#a8794a"/>"##,
    ),
    (
        "card-prefecture",
        "0 0 40 40",
        r##"<path d="M5 21h30v16H5z" fill="var(--wall)"/><path d="m2 22 6-10h24l6 10z" fill="var(--roof)"/><path d="M14 37V16l6-5 6 5v21z" fill="var(--wall)"/><path d="M12.5 17 20 10l7.5 7" stroke="var(--roof)" stroke-width="3"/><circle cx="20" cy="19" r="2.2" fill="#f0bd3a"/><path d="M17 37v-7q3-4 6 0v7z" fill="#7a5a44"/><path d="M8 26h3.5v5H8zM28.5 26H32v5h-3.5zM18.2 23h3.6v3.5h-3.6z" fill="#8fc0c4"/>"##,
    ),
    (
        "card-quarry",
        "0 0 40 40",
        r##"<path d="M2 37V25l8-4 3-9 11-7 7 9 7 4v19z" fill="#9b9184"/><g fill="#dcd6ca"><path d="M6 30h10v7H6zM17.5 30h10v7h-10zM11.5 22h10v7h-10z"/></g><path d="m25 14 9 16" stroke="#7a5230" stroke-width="2.6"/><path d="M18.5 17q4-9 14-6.5-8 .5-13 7z" fill="#aeb7bd"/>"##,
    ),
    (
        "card-library",
        "0 0 40 40",
        r##"<path d="M5 18h30v16H5z" fill="#cdbba0"/><path d="M5 18h5v16H5zM30 18h5v16h-5z" fill="#fffaf0"/><path d="M2 18 20 5l18 13z" fill="var(--roof)"/><path d="M2 34h36v3.5H2z" fill="var(--wall)"/><path d="M20 22.5q-4.5-3-8.5-1V32q4-2 8.5 1 4.5-3 8.5-1V21.5q-4-2-8.5 1z" fill="#fffaf0"/><path d="M20 22.5V33"/><path d="M14 25q2-.5 4 .5M14 28q2-.5 4 .5M22 25.5q2-1 4-.5M22 28.5q2-1 4-.5" stroke-width="1"/><circle cx="20" cy="13.5" r="2.3" fill="#f0bd3a"/>"##,
    ),
    (
        "card-statue",
        "0 0 40 40",
        r##"<path d="M9 32h22v5.5H9z" fill="#b9b2a6"/><path d="M12 28h16v4H12z" fill="#d8d2c6"/><path d="M14 28q-1-8 1-13.5 5-3.5 9 0 2.5 5.5 1 13.5z" fill="#e8ece8"/><path d="M24 16q5-1 5.5-9.5M15.5 16q-4 3-3 8" stroke="#e8ece8" stroke-width="3.5"/><path d="M24 16q5-1 5.5-9.5M15.5 16q-4 3-3 8" stroke-width=".8"/><circle cx="19.5" cy="8.5" r="4" fill="#e8ece8"/><path d="M27.5 6q-.5-4 2-5.5 2.5 2 1.5 5.5z" fill="#f0bd3a"/><path d="M18 18q1.5 5 0 10M22 20q1 4 .5 8" stroke-width=".9"/>"##,
    ),
    (
        "card-victory-column",
        "0 0 40 40",
        r##"<path d="M9 33.5h22v4H9z" fill="#b9b2a6"/><path d="M12 29.5h16v4H12z" fill="#d8d2c6"/><path d="M15.5 13h9v16.5h-9z" fill="#f1ece1"/><path d="M18.5 13v16.5M21.5 13v16.5" stroke-width=".9"/><path d="M13 10h14v3H13z" fill="#d8d2c6"/><path d="M20 10V4" stroke-width="2.5"/><path d="M20 6Q12-1 8.5 4q6-.5 11.5 4.5Q25.5 3.5 31.5 4 28-1 20 6z" fill="#f0bd3a"/><circle cx="20" cy="3" r="2.2" fill="#f0bd3a"/><path d="M15.5 24q4.5 2.5 9 0M15.5 19q4.5 2.5 9 0" stroke="#b98a38" stroke-width="1.2"/>"##,
    ),
    (
        "card-hero",
        "0 0 40 40",
        r##"<path d="M7 32h26v5.5H7z" fill="#b9b2a6"/><path d="M10 29.5h20V32H10z" fill="#d8d2c6"/><path d="M8.5 17q-2 4-.5 8l3-2v6.5h3L15.5 24H23l1 5.5h3V23l2.5-7 2.5 1.5 2.5-2-3.5-7.5-6 3-3 5H13q-3 0-4.5 1z" fill="#a3713d"/><path d="M15 20q-.5-7 2.5-9.5h4L23 17q-2 3-3 6h-3z" fill="#c99a5b"/><circle cx="19.5" cy="6.5" r="3.2" fill="#c99a5b"/><path d="M15 4.5h9q-2-1.5-2.5-3.5h-4Q17 3 15 4.5z" fill="#6b4a30" stroke-width="1"/><path d="m21 12 5-7" stroke="#f0bd3a" stroke-width="2"/>"##,
    ),
    (
        "card-triumphal-arch",
        "0 0 80 40",
        r##"<path d="M16 10h48v27H50V25q-10-13-20 0v12H16z" fill="#efe5d0"/><path d="M13 6h54v5H13z" fill="var(--roof)"/><path d="M20 14v20M26 14v20M54 14v20M60 14v20" stroke-width="1.2"/><path d="M16 34h14v3.5H16zM50 34h14v3.5H50z" fill="#cdbba0"/><path d="M34 6q0-5 6-5t6 5z" fill="#f0bd3a"/><path d="M36 15.5h8v3h-8z" fill="#cdbba0"/><path d="M6 37.5h68" stroke-width="1.2"/>"##,
    ),
    (
        "card-palace",
        "0 0 80 40",
        r##"<path d="M4 20h72v17H4z" fill="var(--wall)"/><path d="m2 21 6-9h12l6 9zM54 21l6-9h12l6 9z" fill="var(--roof)"/><path d="M26 17h28v20H26z" fill="var(--wall)"/><path d="M29 17q0-13 11-13t11 13z" fill="var(--roof)"/><path d="M40 4V.5"/><circle cx="40" cy="2" r="1.6" fill="#f0bd3a"/><path d="M24 16.5h32v3H24z" fill="#fffaf0"/><path d="M36 37v-8q4-5 8 0v8z" fill="#7a5a44"/><path d="M9 25h4v6H9zM17 25h4v6h-4zM29 23h4v6h-4zM47 23h4v6h-4zM59 25h4v6h-4zM67 25h4v6h-4z" fill="#8fc0c4"/><path d="M36 10q4-4 8 0" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>"##,
    ),
    (
        "card-guard-room",
        "0 0 40 40",
        r##"<path d="M6 16h28v21H6z" fill="#dccbb0"/><path d="M3 16V8h6v4h5V8h12v4h5V8h6v8z" fill="#cdbba0"/><path d="M15 37V26q5-7 10 0v11z" fill="#5b4636"/><path d="M18.5 24v13M21.5 24v13M15 30h10" stroke="#b9b2a6" stroke-width="1"/><path d="m8 35 4-16M32 35l-4-16" stroke="#7a5230" stroke-width="2"/><path d="m11 19 2-4.5 1 5zM29 19l-2-4.5-1 5z" fill="#c3cbd0" stroke-width="1"/><path d="M20 8V2"/><path d="m20 2 8 2-8 2.5z" fill="var(--roof)"/>"##,
    ),
    (
        "card-hut",
        "0 0 40 40",
        r##"<path d="M9 22h22v15H9z" fill="#c99a5b"/><path d="M13 23v14M27 23v14" stroke-width="1"/><path d="M2.5 25Q8 9 20 5q12 4 17.5 20-4-2.5-8 0-4.5-2.5-9.5 0-5-2.5-9.5 0-4-2.5-8 0z" fill="#dcb95f"/><path d="M20 8v14M14 11l-3 11M26 11l3 11" stroke="#9a7526" stroke-width="1.2"/><path d="M16.5 37v-9h7v9z" fill="#5b4636"/>"##,
    ),
    (
        "card-tavern",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--roof)"/><path d="M12 24h11v10H12z" fill="#f0bd3a"/><path d="M23 26q5 0 5 3.5T23 33" stroke-width="2.2"/><path d="M11 24q0-3.5 3-3 1.5-2.5 4 0 3-2 4 0 2.5 0 2 3z" fill="#fffaf0"/><path d="M15.5 26.5v5M19.5 26.5v5" stroke="#a8720f" stroke-width="1.2"/>"##,
    ),
    (
        "card-park",
        "0 0 40 40",
        r##"<path d="M1 33q19-6 38 0v4H1z" fill="#8fae66"/><path d="M9 34V22M32 35V24" stroke="#7a5230" stroke-width="3"/><circle cx="9" cy="15" r="8" fill="#5f9440"/><circle cx="32" cy="18" r="6.5" fill="#78ab4c"/><path d="M14 34q0-4 7-4t7 4-7 3.5-7-3.5z" fill="#cdc6ba"/><path d="M16.5 33q4.5-2 9 0" stroke="var(--sea-deep)" stroke-width="2"/><path d="M21 31v-8M21 23q-5-3-5 4M21 23q5-3 5 4" stroke="#3c97a0" stroke-width="1.8"/><path d="M6 12q1-3 4-3" stroke="#fff" stroke-opacity=".5"/>"##,
    ),
    (
        "card-bank",
        "0 0 40 40",
        r##"<path d="M5 18h30v15H5z" fill="#b9a586"/><g fill="#fffaf0"><path d="M6 18h4.5v15H6zM29.5 18H34v15h-4.5z"/></g><path d="M2 18 20 5l18 13z" fill="var(--roof)"/><path d="M2 33h36v4.5H2z" fill="var(--wall)"/><circle cx="20" cy="25.5" r="6.5" fill="#f0bd3a"/><circle cx="20" cy="25.5" r="4" stroke="#a8720f" stroke-width="1.2"/><path d="M20 23.5v4" stroke="#8a5a08" stroke-width="1.8"/><path d="M15 14.5h10" stroke="#fff" stroke-opacity=".5"/>"##,
    ),
    (
        "card-goldsmith",
        "0 0 40 40",
        r##"<path d="M28 5h5v11h-5z" fill="#b9654a"/><use href="#house" fill="var(--roof)"/><path d="M10 22h20v15H10z" fill="#5b4636"/><circle cx="20" cy="31" r="5" stroke="#a8720f" stroke-width="4"/><circle cx="20" cy="31" r="5" stroke="#f0bd3a" stroke-width="2.3"/><path d="m16.5 23.5 1.5-2h4l1.5 2-3.5 4z" fill="#9fdede"/>"##,
    ),
    (
        "card-cathedral",
        "0 0 80 40",
        r##"<path d="M19 5V0M17 1.8h4M61 5V0M59 1.8h4" stroke-width="1.2"/><path d="M25 17h30v20H25z" fill="var(--wall)"/><path d="M13 37V13h12v24zM55 37V13h12v24z" fill="var(--wall)"/><path d="m11 14 8-10.5L27 14zM53 14l8-10.5L69 14z" fill="var(--roof)"/><path d="m25 18 15-10 15 10z" fill="var(--roof)"/><circle cx="40" cy="22.5" r="4.3" fill="#8fc0c4"/><path d="M40 18.2v8.6M35.7 22.5h8.6M37 19.5l6 6M43 19.5l-6 6" stroke-width=".8"/><path d="M35 37v-5q5-6 10 0v5z" fill="#7a5a44"/><path d="M17.5 19q1.5-2 3 0v5h-3zM59.5 19q1.5-2 3 0v5h-3zM17 30h4v7h-4zM59 30h4v7h-4zM28.5 27q1.5-2 3 0v6h-3zM48.5 27q1.5-2 3 0v6h-3z" fill="#8fc0c4"/>"##,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::testing::{complete, told_apart};
    use san_juan::{Card, Good, Role};

    #[test]
    fn everything_has_its_drawing() {
        let cards = Card::ALL.into_iter().map(|one| card(one.id()));
        let goods = Good::ALL.into_iter().map(|one| good(one.id()));
        let roles = Role::ALL.into_iter().map(|one| role(one.id()));
        complete(sprite(), cards.chain(goods).chain(roles).chain([back(), tucked()]));
    }

    #[test]
    fn goods_are_told_apart_without_colours() {
        told_apart(sprite(), Good::ALL.into_iter().map(|one| good(one.id())));
    }
}
