//! Development cards: merchants by class, warehouses, shipyards, caravels; and the back of the deck.

use super::{CHARACTERS, Symbol, show, slug};
use maud::Markup;

/// A development card, by its identifier in the rules: `caravel-3` is drawn as any caravel.
pub fn development(id: &str) -> Markup {
    let id = slug(id);
    let kind = if CHARACTERS.contains(&id.as_str()) {
        &id
    } else {
        id.trim_end_matches(|c: char| c == '-' || c.is_ascii_digit())
    };
    show("dev", &format!("mn-development-{kind}"))
}

/// The back of a development card.
pub fn back() -> Markup {
    show("mn-back", "mn-development-back")
}

/// `mn-trader` takes the fill of the `<use>` for coat and cap.
pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "mn-development-back",
        "0 0 30 42",
        r##"<rect x="1" y="1" width="28" height="40" rx="4" fill="#7a4b2a"/><rect x="4" y="4" width="22" height="34" rx="2" stroke="#f0dcae" stroke-width="1"/><path d="M7 24q3 6 8 6t8-6z" fill="#f0dcae" stroke="none"/><path d="M15 24V10" stroke="#f0dcae" stroke-width="1.600"/><path d="M16 11q7 4 6 11h-6zM14 13q-5 4-5 9h5z" fill="#f0dcae" stroke="none"/>"##,
    ),
    (
        "mn-trader",
        "0 0 40 40",
        r##"<path d="M4 39q0-13 16-13t16 13z"/><path d="M16 21h8v7q-4 3.500-8 0z" fill="#c98d63" stroke-width="1.200"/><path d="M12.500 14q0-7 7.500-7t7.500 7q0 5-2 7.500T20 24t-5.500-2.500-2-7.500z" fill="#e0aa7d"/><path d="M16.800 15.200v.6M23.200 15.200v.6" stroke-width="2"/><path d="M17 19.800q3 1.800 6 0" stroke-width="1.200"/><path d="M9 11q-1-8 9-9 12-1 13 8-4 2-11 1t-11 0z"/>"##,
    ),
    (
        "mn-development-common-merchant",
        "0 0 40 40",
        r##"<use href="#mn-trader" fill="#b9834a"/><path d="M22 32h15v7H22z" fill="#e7c58b"/><path d="m22 32 3-4h9l3 4z" fill="#c99a5b"/><circle cx="29.500" cy="35.500" r="2" fill="#8a4b23" stroke="none"/>"##,
    ),
    (
        "mn-development-uncommon-merchant",
        "0 0 40 40",
        r##"<use href="#mn-trader" fill="#3f8a7a"/><path d="M24 39q-4-8 1-11l4 1 4-1q5 3 1 11z" fill="#f4efe2"/><path d="M25.500 29.500q3.500 1.500 7 0" stroke="#3f8a7a" stroke-width="1.600"/>"##,
    ),
    (
        "mn-development-rare-merchant",
        "0 0 40 40",
        r##"<use href="#mn-trader" fill="#7b5fb0"/><path d="M27 6q4-6 8-4-1 5-7 7z" fill="#fbf0c4" stroke-width="1.200"/><path d="M25 31h11v3q0 5-5.500 5T25 34z" fill="#f0bd3a"/><path d="M23.500 30h14" stroke-width="2"/>"##,
    ),
    (
        "mn-development-large-warehouse",
        "0 0 40 40",
        r##"<path d="M3 16h34v22H3z" fill="var(--wall)"/><path d="M1 17 20 4l19 13z" fill="#c8694a"/><path d="M8 22h24v16H8z" fill="#6b4a34"/><path d="M9.500 27h9v11h-9zM21.500 27h9v11h-9z" fill="#d9ad78"/><path d="m9.500 27 9 11M18.500 27l-9 11M21.500 27l9 11M30.500 27l-9 11" stroke="#8a5a2c" stroke-width="1.200"/><circle cx="20" cy="11.500" r="2.300" fill="#8fc0c4" stroke-width="1.200"/>"##,
    ),
    (
        "mn-development-small-warehouse",
        "0 0 40 40",
        r##"<path d="M6 18h24v20H6z" fill="var(--wall)"/><path d="M3 19 18 6l15 13z" fill="#5f8ab0"/><path d="M11 25h14v13H11z" fill="#6b4a34"/><path d="M13 29h10v9H13z" fill="#d9ad78"/><path d="m13 29 10 9M23 29l-10 9" stroke="#8a5a2c" stroke-width="1.200"/><circle cx="33" cy="32" r="6" fill="#f0bd3a"/><path d="M33 29v6M31 31.500h4" stroke="#8a5a08" stroke-width="1.500"/>"##,
    ),
    (
        "mn-development-shipyard",
        "0 0 40 40",
        r##"<path d="M2 36h36" stroke-width="2.600"/><path d="M4 20q3 14 13 14h8q10 0 12-16" fill="#d9ad78"/><path d="M9 33Q7 26 8 19M15 34v-15M21 34v-15M27 34q1-8 0-15M33 30q1-6 0-11" stroke="#7a5230" stroke-width="2.200"/><path d="M4 20q16 4 33-2" stroke="#7a5230" stroke-width="2.200"/><path d="M20 19V3M20 4l12 9" stroke="#7a5230" stroke-width="2.200"/><path d="M32 13v4" stroke-width="1.200"/><path d="M10 36l-3 3M30 36l3 3" stroke-width="2"/>"##,
    ),
    (
        "mn-development-caravel",
        "0 0 40 40",
        r##"<path d="M18 2v27" stroke-width="2"/><path d="M7 6q14-4 23 0 4 8 0 16-11-3-23 0 4-8 0-16z" fill="#fffaf0"/><path d="m18 2 8 1.500-8 2.500z" fill="#c23b2e" stroke-width="1"/><path d="M2 25q5 4 12 4h12q8-1 12-6 0 13-11 14H13Q4 36 2 25z" fill="#9a6238"/><path d="M6 32h28" stroke-width="1.100"/>"##,
    ),
];
