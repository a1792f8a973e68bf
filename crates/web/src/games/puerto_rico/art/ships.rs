//! Ships and the trading house. On the board ships are seen from above: [`hull`]
//! lies behind the slots and is as long as its cargo.

use super::{Symbol, show};
use maud::Markup;

/// A cargo ship from the side, for lists and the log.
pub fn cargo_ship() -> Markup {
    show("ship", "cargo-ship")
}

/// The ship that brings colonists, from the side.
pub fn colonist_ship() -> Markup {
    show("ship", "colonist-ship")
}

/// A hull from above, bow to the right, stretched to its box.
pub fn hull() -> Markup {
    show("hull", "hull")
}

/// The trading house: an arcade under a striped awning.
pub fn trading_house() -> Markup {
    show("house-front", "house-front")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "cargo-ship",
        "0 0 48 40",
        r##"<path d="M23 3v25" stroke-width="2"/><path d="M22 6Q6 12 8 24q7-3 14-2z" fill="var(--sail)"/><path d="M25 4q15 8 13 19-6-2-13-1z" fill="var(--sail)"/><path d="M4 27h40q-2 9-9 10H13Q6 36 4 27z" fill="var(--wood)"/><path d="M7 31h34" stroke-width="1"/><path d="M23 3l8 2-8 2" fill="var(--accent)" stroke-width="1"/>"##,
    ),
    (
        "colonist-ship",
        "0 0 48 40",
        r##"<path d="M24 2v26" stroke-width="2"/><path d="M10 6h28q4 7 0 15H10q5-8 0-15z" fill="var(--sail)"/><path d="M19 13.5h10M24 9v9" stroke="var(--accent)" stroke-width="2.5"/><path d="M3 24q4 3 9 3h25q5 0 8-4-1 13-9 14H14Q5 36 3 24z" fill="var(--wood)"/><g fill="var(--man)"><circle cx="15" cy="31.5" r="2"/><circle cx="24" cy="31.5" r="2"/><circle cx="33" cy="31.5" r="2"/></g>"##,
    ),
    (
        "hull",
        "0 0 200 56",
        r##"<g vector-effect="non-scaling-stroke"><path d="M8 10Q2 28 8 46q66 9 128 5 44-4 62-23Q180 9 136 5 74 1 8 10z" fill="var(--wood)"/><path d="M15 15q-4 13 0 26 60 7 118 3 38-3 52-16-14-13-52-16Q75 8 15 15z" fill="var(--deck)" stroke-width=".8"/><path d="M13 22.5h165M11 33.5h167" stroke-opacity=".25" stroke-width="1"/></g>"##,
    ),
    (
        "house-front",
        "0 0 120 36",
        r##"<path d="M60 2 98 14H22z" fill="var(--roof)"/><path d="M6 14h108l5 14H1z" fill="#f6ead2"/><path d="M19.5 14h13.5l-2 14H15zM46.5 14H60v14H45.5zM73.5 14H87l3 14H75zM100.5 14h13.5l5 14h-14.5z" fill="var(--accent)" stroke="none"/><path d="M1 28q7.5 7 15 0 7.4 7 14.8 0 7.3 7 14.6 0 7.3 7 14.6 0 7.3 7 14.6 0 7.3 7 14.6 0 7.4 7 14.8 0 7.5 7 15 0"/><path d="M6 14h108l5 14H1z"/><circle cx="60" cy="9" r="2.5" fill="#f0bd3a"/>"##,
    ),
];
