//! Colonists, the circles they stand on, and the governor's hat.

use super::{Symbol, show};
use maud::Markup;

/// A colonist, drawn as a round token with a straw hat.
pub fn colonist() -> Markup {
    show("man", "colonist")
}

/// A circle with nobody on it.
pub fn circle() -> Markup {
    show("man", "circle")
}

/// The governor's hat.
pub fn governor() -> Markup {
    show("hat", "governor")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "colonist",
        "0 0 24 24",
        r##"<circle cx="12" cy="12" r="10.5" fill="var(--man)"/><path d="M5 20.2q0-6 7-6t7 6a10.5 10.5 0 0 1-14 0z" fill="#fff7e6" stroke="none"/><circle cx="12" cy="11.5" r="3.6" fill="#8f5a36" stroke="none"/><path d="M4.5 10.2h15q-2.5-1.5-4-2Q15 4.5 12 4.5T8.5 8.2q-1.5.5-4 2z" fill="#f3d27a" stroke="none"/><circle cx="12" cy="12" r="10.5"/>"##,
    ),
    (
        "circle",
        "0 0 24 24",
        r##"<circle cx="12" cy="12" r="10" fill="var(--hole)" stroke="var(--hole-line)" stroke-width="2" stroke-dasharray="3.6 2.7"/>"##,
    ),
    (
        "governor",
        "0 0 48 28",
        r##"<path d="M3 21Q6 8 15 10 17 2 24 2t9 8q9-2 12 11-10-6-21-6T3 21z" fill="var(--hat)"/><path d="M3 21q10-6 21-6t21 6q-9 5-21 5T3 21z" fill="var(--hat)"/><path d="M5 20.5q9-4.5 19-4.5t19 4.5" stroke="#e8b93a" stroke-width="2"/><path d="M33 12q7-11 12-9-1 7-10 11" fill="#fff"/><circle cx="33" cy="12.5" r="3.5" fill="#c23b2e"/>"##,
    ),
];
