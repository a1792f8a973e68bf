//! The five events, the calm round, and the sign of the Trade Master.

use super::{Symbol, show, slug};
use maud::Markup;

/// An event: a crown, a feather, a cloud, a flame, a black flag.
pub fn event(id: &str) -> Markup {
    show("happening", &format!("mn-event-{}", slug(id)))
}

/// A round without an event: a calm sea.
pub fn no_event() -> Markup {
    show("happening", "mn-calm")
}

/// The sign of the Trade Master: a pair of scales on a medal.
pub fn master() -> Markup {
    show("master", "mn-master")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "mn-event-kings-help",
        "0 0 40 40",
        r##"<path d="M6 31 3 11l9.500 8L20 5l7.500 14 9.500-8-3 20z" fill="#f0bd3a"/><path d="M6 31h28v5H6z" fill="#c23b2e"/><g fill="#fff3c4"><circle cx="3.500" cy="10" r="2.500"/><circle cx="20" cy="4.500" r="2.500"/><circle cx="36.500" cy="10" r="2.500"/></g><path d="m20 22 3 3.500-3 3.500-3-3.500z" fill="#3f5fa8" stroke-width="1.100"/>"##,
    ),
    (
        "mn-event-natives",
        "0 0 40 40",
        r##"<path d="M9 38 25 14" stroke-width="2.200"/><path d="M11 33Q8 14 32 2q6 20-17 28z" fill="#2a8790"/><path d="M17 27Q13 17 27 6q4 14-8 20z" fill="#f4dfae" stroke-width="1.200"/><path d="M13 33 29 9M20 22l-5-1.500M20 22l2 4.500M24 16l-4-2M24 16l3 3" stroke-width="1.200"/><path d="M7 33q6-1 8 4" stroke="#c23b2e" stroke-width="3"/>"##,
    ),
    (
        "mn-event-storm",
        "0 0 40 40",
        r##"<path d="M10 24q-7 0-7-6.500T10 11q1-8 9.500-8T30 10q8 0 8 7t-8 7z" fill="#8b98a8"/><path d="M10 16q3-4 7-2M22 9q4-1 5 3" stroke="#dfe6ee" stroke-width="1.800"/><path d="m21 20-7 9h5l-3 9 10-12h-5l4-6z" fill="#f6d36a"/><path d="m9 28-3 6M32 28l-3 6" stroke="#3f6f9a" stroke-width="2.400"/>"##,
    ),
    (
        "mn-event-fire",
        "0 0 40 40",
        r##"<path d="M19 2q11 9 8 17 4-1 4-6 6 8 4 15-3 10-15 10T5 28q-1-8 6-14 0 5 3 6Q12 10 19 2z" fill="#e0772f"/><path d="M20 20q6 5 6 10 0 7-6.500 7T13 31q0-4 3-6 0 3 2 4 0-5 2-9z" fill="#f6d36a" stroke-width="1.200"/>"##,
    ),
    (
        "mn-event-pirates",
        "0 0 40 40",
        r##"<path d="M6 2v36" stroke="#7a5230" stroke-width="3.400"/><path d="M8 4q8-3 15 0t15 0l-2 11 2 11q-8 3-15 0T8 26z" fill="#2e2a2c"/><path d="M16.500 12.500q0-5.500 6.500-5.500t6.500 5.500q0 3.500-2.500 4.500v3h-8v-3q-2.500-1-2.500-4.500z" fill="#f6efe0" stroke="none"/><path d="M20 12.500v1.500M26 12.500v1.500" stroke="#2e2a2c" stroke-width="2.800"/><path d="M22 20v-2M24.500 20v-2" stroke="#2e2a2c" stroke-width="1.200"/><path d="m14 24 18-4M32 24l-18-4" stroke="#f6efe0" stroke-width="2"/>"##,
    ),
    (
        "mn-calm",
        "0 0 40 40",
        r##"<circle cx="20" cy="19" r="9" fill="#f5b95a"/><path d="M20 3v3M8 8l2 2M32 8l-2 2M4 19h3M33 19h3" stroke="#f5b95a" stroke-width="2.400"/><path d="M2 25q4.500-4 9 0t9 0 9 0 9 0v12H2z" fill="#5fa9ae" stroke="none"/><path d="M2 25q4.500-4 9 0t9 0 9 0 9 0M6 32q3.500-3 7 0t7 0 7 0 7 0" stroke="#e4f4f2" stroke-width="1.800"/>"##,
    ),
    (
        "mn-master",
        "0 0 24 24",
        r##"<path d="m7 15-3 8 4-1 2 2 2-7M17 15l3 8-4-1-2 2-2-7" fill="#c23b2e" stroke-width="1.200"/><circle cx="12" cy="10" r="9" fill="#f0bd3a"/><path d="M12 4.500v9.500M9.500 14h5M6.500 6.500h11M6.500 6.500l-2 4.500h4zM17.500 6.500l-2 4.500h4z" stroke="#6b4406" stroke-width="1.300"/>"##,
    ),
];
