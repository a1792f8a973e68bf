//! The marks of the house: the logo, and a mark for each seat.

use super::{Symbol, show};
use maud::Markup;

/// The logo: a sun, an island and the sea. The word beside it is the caller's.
pub fn logo() -> Markup {
    show("logo", "logo")
}

/// The mark of a seat, 1 to 6: each its own shape and colour.
pub fn seat(seat: usize) -> Markup {
    show("mark", &format!("mark-{}", seat.clamp(1, 6)))
}

/// A wreath for who won.
pub fn laurel() -> Markup {
    show("laurel-art", "laurel")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "logo",
        "0 0 48 48",
        r##"<circle cx="24" cy="24" r="23" fill="#f4dfae"/><circle cx="31" cy="17" r="8" fill="#ef9a3c" stroke="none"/><path d="M4 33q7-13 15-8t9 4q8-3 12 4z" fill="#6f9a4c"/><path d="M17 27q3-8 0-14" stroke="#6b4423" stroke-width="2.5"/><path d="M17 13q-5-5-9 1 5-2 9-1zM17 13q5-6 10 0-5-2-10 0zM17 13q-6 0-6 7 2-5 6-7zM17 13q6 0 6 7-2-5-6-7z" fill="#3f7f3f"/><path d="M2.5 32q5-4 10.5 0t11 0 11 0 10.5 0A23 23 0 0 1 2.5 32z" fill="#2a8790"/><path d="M8 39q4-3 8 0t8 0 8 0 7 0" stroke="#bfe6e2" stroke-width="1.6"/><circle cx="24" cy="24" r="23"/>"##,
    ),
    (
        "laurel",
        "0 0 64 64",
        r##"<path d="M32 57C14 55 6 42 8 24M32 57c18-2 26-15 24-33" stroke="#6b4423" stroke-width="1.6"/><ellipse cx="22.7" cy="57.6" rx="4.6" ry="2" transform="rotate(48 22.7 57.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="24.9" cy="51.5" rx="4.6" ry="2" transform="rotate(-8 24.9 51.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="13.8" cy="52.2" rx="4.6" ry="2" transform="rotate(70 13.8 52.2)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="18.1" cy="47.5" rx="4.6" ry="2" transform="rotate(14 18.1 47.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="7.6" cy="43.9" rx="4.6" ry="2" transform="rotate(92 7.6 43.9)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="13.3" cy="41.1" rx="4.6" ry="2" transform="rotate(36 13.3 41.1)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="4.9" cy="33.9" rx="4.6" ry="2" transform="rotate(114 4.9 33.9)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="11.3" cy="33.5" rx="4.6" ry="2" transform="rotate(58 11.3 33.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="6.1" cy="23.6" rx="4.6" ry="2" transform="rotate(136 6.1 23.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="12.2" cy="25.6" rx="4.6" ry="2" transform="rotate(80 12.2 25.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="11.2" cy="14.5" rx="4.6" ry="2" transform="rotate(158 11.2 14.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="16.1" cy="18.6" rx="4.6" ry="2" transform="rotate(102 16.1 18.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="19.2" cy="8.0" rx="4.6" ry="2" transform="rotate(180 19.2 8.0)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="22.2" cy="13.6" rx="4.6" ry="2" transform="rotate(124 22.2 13.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="41.3" cy="57.6" rx="4.6" ry="2" transform="rotate(-48 41.3 57.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="39.1" cy="51.5" rx="4.6" ry="2" transform="rotate(8 39.1 51.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="50.2" cy="52.2" rx="4.6" ry="2" transform="rotate(-70 50.2 52.2)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="45.9" cy="47.5" rx="4.6" ry="2" transform="rotate(-14 45.9 47.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="56.4" cy="43.9" rx="4.6" ry="2" transform="rotate(-92 56.4 43.9)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="50.7" cy="41.1" rx="4.6" ry="2" transform="rotate(-36 50.7 41.1)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="59.1" cy="33.9" rx="4.6" ry="2" transform="rotate(-114 59.1 33.9)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="52.7" cy="33.5" rx="4.6" ry="2" transform="rotate(-58 52.7 33.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="57.9" cy="23.6" rx="4.6" ry="2" transform="rotate(-136 57.9 23.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="51.8" cy="25.6" rx="4.6" ry="2" transform="rotate(-80 51.8 25.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="52.8" cy="14.5" rx="4.6" ry="2" transform="rotate(-158 52.8 14.5)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="47.9" cy="18.6" rx="4.6" ry="2" transform="rotate(-102 47.9 18.6)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="44.8" cy="8.0" rx="4.6" ry="2" transform="rotate(-180 44.8 8.0)" fill="#6f9a4c" stroke-width=".8"/><ellipse cx="41.8" cy="13.6" rx="4.6" ry="2" transform="rotate(-124 41.8 13.6)" fill="#6f9a4c" stroke-width=".8"/>"##,
    ),
    ("mark-1", "0 0 24 24", r##"<circle cx="12" cy="12" r="10" fill="var(--seat-1)"/>"##),
    ("mark-2", "0 0 24 24", r##"<path d="M3 3h18v18H3z" fill="var(--seat-2)"/>"##),
    ("mark-3", "0 0 24 24", r##"<path d="m12 1.5 11 20H1z" fill="var(--seat-3)"/>"##),
    ("mark-4", "0 0 24 24", r##"<path d="m12 1 11 11-11 11L1 12z" fill="var(--seat-4)"/>"##),
    (
        "mark-5",
        "0 0 24 24",
        r##"<path d="m12 .8 3.3 7.3 8 .8-6 5.3 1.8 7.9-7.1-4.1-7.1 4.1 1.8-7.9-6-5.3 8-.8z" fill="var(--seat-5)"/>"##,
    ),
    ("mark-6", "0 0 24 24", r##"<path d="M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z" fill="var(--seat-6)"/>"##),
];
