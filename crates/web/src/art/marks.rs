//! The marks of the house: the logo, and a mark for each seat.

use super::{Symbol, show};
use maud::Markup;

/// The logo: a sun, an island and the sea. The word beside it is the caller's.
pub fn logo() -> Markup {
    show("logo", "logo")
}

/// The mark of a seat, 1 to 6: each its own shape and colour.
pub fn seat(seat: usize) -> Markup {
    show("mark", &format!("seat-{}", seat.clamp(1, 6)))
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "logo",
        "0 0 48 48",
        r##"<circle cx="24" cy="24" r="23" fill="#f4dfae"/><circle cx="31" cy="17" r="8" fill="#ef9a3c" stroke="none"/><path d="M4 33q7-13 15-8t9 4q8-3 12 4z" fill="#6f9a4c"/><path d="M17 27q3-8 0-14" stroke="#6b4423" stroke-width="2.5"/><path d="M17 13q-5-5-9 1 5-2 9-1zM17 13q5-6 10 0-5-2-10 0zM17 13q-6 0-6 7 2-5 6-7zM17 13q6 0 6 7-2-5-6-7z" fill="#3f7f3f"/><path d="M2.5 32q5-4 10.5 0t11 0 11 0 10.5 0A23 23 0 0 1 2.5 32z" fill="#2a8790"/><path d="M8 39q4-3 8 0t8 0 8 0 7 0" stroke="#bfe6e2" stroke-width="1.6"/><circle cx="24" cy="24" r="23"/>"##,
    ),
    ("seat-1", "0 0 24 24", r##"<circle cx="12" cy="12" r="10" fill="var(--seat-1)"/>"##),
    ("seat-2", "0 0 24 24", r##"<path d="M3 3h18v18H3z" fill="var(--seat-2)"/>"##),
    ("seat-3", "0 0 24 24", r##"<path d="m12 1.5 11 20H1z" fill="var(--seat-3)"/>"##),
    ("seat-4", "0 0 24 24", r##"<path d="m12 1 11 11-11 11L1 12z" fill="var(--seat-4)"/>"##),
    (
        "seat-5",
        "0 0 24 24",
        r##"<path d="m12 .8 3.3 7.3 8 .8-6 5.3 1.8 7.9-7.1-4.1-7.1 4.1 1.8-7.9-6-5.3 8-.8z" fill="var(--seat-5)"/>"##,
    ),
    ("seat-6", "0 0 24 24", r##"<path d="M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="var(--seat-6)"/>"##),
];
