//! The car, money, brokers, markers, flags, the ship and the screens.

use super::{Symbol, show};
use maud::{Markup, html};

/// The car that all share, seen from above, driving to the right.
pub fn car() -> Markup {
    show("car", "sgo-car")
}

/// A peso.
pub fn peso() -> Markup {
    show("coin", "sgo-peso")
}

/// The broker of a seat: a figure with the seat's mark on it.
pub fn broker(seat: usize) -> Markup {
    html! { span class={ "broker seat-" (seat) } { (show("figure", "sgo-broker")) (crate::art::seat(seat)) } }
}

/// An ownership marker of a seat.
pub fn marker(seat: usize) -> Markup {
    html! { span class={ "marker seat-" (seat) } { (show("plate", "sgo-marker")) (crate::art::seat(seat)) } }
}

/// An ownership marker of nobody in particular, in the sign of the lawyer.
pub fn blank_marker() -> Markup {
    show("plate", "sgo-marker")
}

/// A building of nobody in particular, in the sign of the lawyer.
pub fn house() -> Markup {
    show("plate", "sgo-house")
}

/// A flag of the value track; its number is written by the caller.
pub fn flag() -> Markup {
    show("pennant", "sgo-flag")
}

/// The chequered flag.
pub fn chequered() -> Markup {
    show("pennant", "sgo-chequered")
}

/// A hull from above, bow up, stretched to its box.
pub fn hull() -> Markup {
    show("keel", "sgo-hull")
}

/// A blank die.
pub fn die() -> Markup {
    show("cube", "sgo-die")
}

/// The anchor of the harbour.
pub fn anchor() -> Markup {
    show("portrait", "sgo-anchor")
}

/// The yellow star of the harbour.
pub fn star() -> Markup {
    show("star", "sgo-star")
}

/// A player's screen.
pub fn screen() -> Markup {
    show("paravent", "sgo-screen")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "sgo-car",
        "0 0 56 30",
        r##"<path d="M9 2.500h7v3H9zM38 2.500h7v3h-7zM9 24.500h7v3H9zM38 24.500h7v3h-7z" fill="#2e2622" stroke-width="1"/><path d="M4 6q10-3 22-2.500 18 0 24 3 4 3 4 8.500t-4 8.500q-6 3-24 3Q14 27 4 24q-2.500-9 0-18z" fill="#cc3527"/><path d="M12 7.500q8-1.500 18-.5 2 8 0 16-10 1-18-.500-2-7.500 0-15z" fill="#5b3a28"/><path d="M13.500 9h6v5h-6zM13.500 16h6v5h-6zM22.500 9h5v5h-5zM22.500 16h5v5h-5z" fill="#f2dfb8" stroke-width=".9"/><path d="M30.500 6.500q4 8.500 0 17l3.500 1q4.500-9.500 0-19z" fill="#cfe9ee" stroke-width="1.100"/><path d="M38 9.500q8 .5 12 2M38 20.500q8-.5 12-2" stroke="#fff3da" stroke-width="1.400"/><path d="M52.500 9v2.500M52.500 18.500V21" stroke="#ffe9a0" stroke-width="2.600"/>"##,
    ),
    (
        "sgo-peso",
        "0 0 24 24",
        r##"<circle cx="12" cy="12" r="10.500" fill="#d6dadb"/><circle cx="12" cy="12" r="7.600" stroke="#7d868a" stroke-width="1.100"/><text stroke="none" x="12" y="16.400" fill="#3a4246">$</text>"##,
    ),
    (
        "sgo-broker",
        "0 0 24 30",
        r##"<path d="M2 29Q2 13.500 12 13.500T22 29z" fill="#fff9ec" stroke="var(--seat)" stroke-width="2.600"/><circle cx="12" cy="9" r="5" fill="#b9784a"/><path d="M3.500 7.500h17q-4-1.800-4.500-2Q15.500 1.500 12 1.500t-4 4q-.5.200-4.500 2z" fill="var(--seat)"/>"##,
    ),
    (
        "sgo-marker",
        "0 0 24 24",
        r##"<path d="M2 2h20v14q0 3-10 7Q2 19 2 16z" fill="#fff9ec" stroke="var(--seat)" stroke-width="2.600"/>"##,
    ),
    (
        "sgo-house",
        "0 0 24 24",
        r##"<path d="M3 6h18v16H3z" fill="#e6a08e"/><path d="M1.500 3h21v4h-21z" fill="#fff3dd"/><path d="M9 22v-7q3-4 6 0v7z" fill="#7a4a38"/>"##,
    ),
    (
        "sgo-flag",
        "0 0 40 40",
        r##"<path d="M7 3v36" stroke-width="2.600"/><path d="M7 4q14-3 29 2-3 9 0 18-15-4-29-1z" fill="#fff3da"/>"##,
    ),
    (
        "sgo-chequered",
        "0 0 40 40",
        r##"<path d="M7 3v36" stroke-width="2.600"/><path d="M7 4h29v20H7z" fill="#fff"/><path d="M7 4h7.300v5H7zM21.500 4h7.300v5h-7.300zM14.300 9h7.200v5h-7.200zM28.800 9H36v5h-7.200zM7 14h7.300v5H7zM21.500 14h7.300v5h-7.300zM14.300 19h7.200v5h-7.200zM28.800 19H36v5h-7.200z" fill="#26201c" stroke="none"/><path d="M7 4h29v20H7z"/>"##,
    ),
    (
        "sgo-hull",
        "0 0 120 220",
        r##"<path d="M60 2Q16 40 8 92q-3 70 12 122 40 8 80 0 15-52 12-122Q104 40 60 2z" fill="var(--wood)"/><path d="M60 16Q26 48 18 94q-3 66 9 112 33 6 66 0 12-46 9-112Q94 48 60 16z" fill="var(--deck)" stroke-width="1"/><path d="M40 40v168M60 18v190M80 40v168" stroke-opacity=".16" stroke-width="1"/>"##,
    ),
    (
        "sgo-die",
        "0 0 24 24",
        r##"<path d="M5 2h14q3 0 3 3v14q0 3-3 3H5q-3 0-3-3V5q0-3 3-3z" fill="#fffdf6"/>"##,
    ),
    (
        "sgo-anchor",
        "0 0 40 40",
        r##"<circle cx="20" cy="20" r="18" fill="var(--sea-deep)"/><path d="M20 11v20M13.500 15.500h13" stroke="#fff6df" stroke-width="2.800"/><circle cx="20" cy="9.500" r="2.600" stroke="#fff6df" stroke-width="2.200"/><path d="M8.500 22q1.500 9.500 11.500 9.500T31.500 22" stroke="#fff6df" stroke-width="2.800"/><path d="m6.800 25 1.700-4 3.700 2.500M33.200 25l-1.700-4-3.700 2.500" stroke="#fff6df" stroke-width="2"/>"##,
    ),
    (
        "sgo-star",
        "0 0 24 24",
        r##"<path d="m12 1.500 3.200 7 7.600.8-5.700 5.100 1.700 7.500-6.800-3.900-6.800 3.900 1.700-7.500-5.700-5.100 7.600-.8z" fill="#f4c531"/>"##,
    ),
    (
        "sgo-screen",
        "0 0 120 48",
        r##"<path d="m3 10 36-6v36L3 45z" fill="#c96a4a"/><path d="M39 4h42v36H39z" fill="#e3a35e"/><path d="m81 4 36 6v35l-36-5z" fill="#6fa8a0"/><path d="m9 14.500 24-4v25l-24 3.500z" fill="#f6e3c0" stroke-width="1"/><path d="M45 9.500h30v26H45z" fill="#f6e3c0" stroke-width="1"/><path d="m87 10.500 24 4v24l-24-3z" fill="#f6e3c0" stroke-width="1"/><path d="M21 34V20q-7-5-9 1 5-3 9-1 2-6 9-2-6 0-9 2M60 31a8.500 8.500 0 1 0-.1 0M60 14.500v16.500M51.500 22.700h17M54 17l12 11.500M66 17 54 28.500M99 36V22q-7-5-9 1 5-3 9-1 2-6 9-1-6-1-9 1" stroke="#8a5731" stroke-width="1.400"/>"##,
    ),
];
