//! Money and victory points.

use super::{Symbol, show};
use maud::Markup;

/// A doubloon.
pub fn doubloon() -> Markup {
    show("coin", "doubloon")
}

/// A victory point chip.
pub fn vp() -> Markup {
    show("coin", "vp")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "doubloon",
        "0 0 24 24",
        r##"<circle cx="12" cy="12" r="10.5" fill="#f0bd3a"/><circle cx="12" cy="12" r="7.3" stroke="#a8720f" stroke-width="1.2"/><path d="M12 7v10M8 10.5h8M9.5 14.5h5" stroke="#8a5a08" stroke-width="1.8"/><path d="M5.5 8.5q2-3.5 5.5-4.3" stroke="#fff3c4" stroke-width="1.8"/>"##,
    ),
    (
        "vp",
        "0 0 24 24",
        r##"<path d="m7.5 1.5 9 0 6 6v9l-6 6h-9l-6-6v-9z" fill="var(--chip)"/><path d="m12 5 2.1 4.6 5 .5-3.8 3.3 1.1 4.9L12 15.8l-4.4 2.5 1.1-4.9-3.8-3.3 5-.5z" fill="#fff3d0" stroke="none"/>"##,
    ),
];
