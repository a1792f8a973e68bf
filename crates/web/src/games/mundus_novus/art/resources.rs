//! The resources, told apart by shape: a pod, an ear, a leaf, a bean, a boll, stalks, a tuber, a flowering sprig, an
//! orchid with its pods, a golden mask. Their number, which tells them apart as well, is written by the caller: four of
//! them begin with the same letter.

use super::{Symbol, show, slug};
use maud::Markup;

/// A resource.
pub fn resource(id: &str) -> Markup {
    show("res", &format!("mn-resource-{}", slug(id)))
}

/// The back of a resource card.
pub fn back() -> Markup {
    show("mn-back", "mn-back")
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "mn-back",
        "0 0 30 42",
        r##"<rect x="1" y="1" width="28" height="40" rx="4" fill="var(--mn-back)"/><rect x="4" y="4" width="22" height="34" rx="2" stroke="#f0dcae" stroke-width="1"/><path d="m15 9 2.800 9.200L27 21l-9.200 2.800L15 33l-2.800-9.200L3 21l9.200-2.800z" transform="translate(3 4.200) scale(.8)" fill="#f0dcae" stroke="none"/><circle cx="15" cy="21" r="3" fill="var(--mn-back)" stroke="#f0dcae" stroke-width="1.200"/>"##,
    ),
    (
        "mn-resource-cacao",
        "0 0 40 40",
        r##"<path d="M6 34Q2 17 15 8q11-6 19-4 3 8-4 19T6 34z" fill="#a55b2a"/><path d="M7 32Q8 14 32 5M8 33Q24 26 33 6" stroke="#6a3413" stroke-width="1.600"/><path d="M6.500 26Q8 14 22 6.500" stroke="#d9935a" stroke-width="1.600"/><path d="m34 4 4-2" stroke="#5a3a1c" stroke-width="2.600"/>"##,
    ),
    (
        "mn-resource-corn",
        "0 0 40 40",
        r##"<path d="M20 2q8 5 8 17t-8 16q-8-4-8-16T20 2z" fill="#f2c230"/><path d="M16 7v24M20 4v30M24 7v24M13 13h14M12.500 19h15M13 25h14" stroke="#b98a10" stroke-width="1.200"/><path d="M20 38Q7 36 5 18q8 3 11 11 3 5 4 9zM20 38q13-2 15-20-8 3-11 11-3 5-4 9z" fill="#6f9a4c"/>"##,
    ),
    (
        "mn-resource-tobacco",
        "0 0 40 40",
        r##"<path d="M20 2q14 9 13 21-1 9-11 11l-2 4-2-4Q8 32 7 23 6 11 20 2z" fill="#8fa04a"/><path d="M20 6v29M20 14l-6-4M20 14l6-4M20 21l-9-5M20 21l9-5M20 28l-9-4M20 28l9-4" stroke="#55652a" stroke-width="1.400"/>"##,
    ),
    (
        "mn-resource-coffee",
        "0 0 40 40",
        r##"<g transform="rotate(28 15 22)"><ellipse cx="15" cy="22" rx="9" ry="13" fill="#5a3521"/><path d="M15 9q-4.500 7 0 13t0 13" stroke="#e7c9a3" stroke-width="2"/></g><circle cx="29" cy="13" r="7.500" fill="#c23b2e"/><path d="M25.500 11q1-3 4-3.500" stroke="#f6b3a8" stroke-width="1.800"/><path d="M30 5.500q2-4.500 7-4-.500 5-7 4z" fill="#5f9a42"/>"##,
    ),
    (
        "mn-resource-cotton",
        "0 0 40 40",
        r##"<path d="M20 24v14" stroke-width="2.400"/><path d="M6 25q4 10 14 10t14-10q-6-1-14 5-8-6-14-5z" fill="#8a6a3c"/><g fill="#fffdf6"><circle cx="11.500" cy="19" r="7.500"/><circle cx="28.500" cy="19" r="7.500"/><circle cx="20" cy="11" r="8"/><circle cx="20" cy="22" r="7"/></g><path d="M16 9q2-3 5-2.500M9 17q1-2 3-2M26 17q1-2 3-2" stroke="#b9b2a2" stroke-width="1.300"/>"##,
    ),
    (
        "mn-resource-sugar-cane",
        "0 0 40 40",
        r##"<path d="M9 9h6v29H9zM17 5h6v33h-6zM25 10h6v28h-6z" fill="#cfdd8f"/><path d="M9 18h6M9 28h6M17 14h6M17 24h6M17 32h6M25 19h6M25 29h6" stroke="#7c9440" stroke-width="1.800"/><path d="M20 6Q16-1 9 3q6 0 11 3zM20 6q4-7 11-3-6 0-11 3zM12 10Q8 5 3 8q5 0 9 2zM28 11q4-6 9-3-5 0-9 3z" fill="#5f9a42"/>"##,
    ),
    (
        "mn-resource-potato",
        "0 0 40 40",
        r##"<path d="M4 23Q3 13 13 9q5-5 13-3 10 1 11 12 1 9-7 13-8 6-17 4-8-2-9-12z" fill="#c99a62"/><path d="M11 17q2 2 4 0M24 12q2 2 4 0M20 24q2 2 4 0M30 23q2 2 4 0M11 28q2 2 4 0" stroke="#7a5230" stroke-width="1.800"/><path d="M8 17q2-4 6-5" stroke="#f0d3a4" stroke-width="2"/>"##,
    ),
    (
        "mn-resource-indigo",
        "0 0 40 40",
        r##"<path d="M20 38V12" stroke="#3f7f3f" stroke-width="2.600"/><g fill="#5f9a42" stroke-width="1.200"><ellipse cx="11" cy="31" rx="7" ry="3.800" transform="rotate(20 11 31)"/><ellipse cx="29" cy="31" rx="7" ry="3.800" transform="rotate(-20 29 31)"/><ellipse cx="12" cy="23" rx="6" ry="3.300" transform="rotate(24 12 23)"/><ellipse cx="28" cy="23" rx="6" ry="3.300" transform="rotate(-24 28 23)"/></g><g fill="#5b6fd0" stroke-width="1.300"><circle cx="20" cy="5.500" r="4"/><circle cx="15" cy="11" r="4"/><circle cx="25" cy="11" r="4"/><circle cx="20" cy="16" r="4.200"/></g><path d="M18.500 4.500 20 3.500M13.500 10l1.500-1M23.500 10l1.500-1" stroke="#dfe4ff" stroke-width="1.400"/>"##,
    ),
    (
        "mn-resource-vanilla",
        "0 0 40 40",
        r##"<path d="M25 18q10 4 11 20M21 20q4 8 1 18" stroke="var(--art)" stroke-width="5"/><path d="M25 18q10 4 11 20M21 20q4 8 1 18" stroke="#7a4a2a" stroke-width="2.600"/><g fill="#fbf0c4"><path d="M17 17Q7 15 6 5q9 1 11 12zM17 17q0-12 8-15 5 8-8 15zM17 17q6-8 17-5-4 9-17 5zM17 17Q7 12 1 19q6 7 16-2zM17 17q-8 4-7 14 8-3 7-14z"/></g><path d="M14 17q3-5 7-1 1 6-5 7-4-2-2-6z" fill="#f0b24a"/>"##,
    ),
    (
        "mn-resource-relic",
        "0 0 40 40",
        r##"<path d="m20 1 4 6 6-4 .500 7 7-.500-4 6 5 4.500-5 4.500 4 6-7-.500L30 37l-6-4-4 6-4-6-6 4-.500-7-7 .500 4-6-5-4.500L6.500 15.500l-4-6 7 .500L10 3l6 4z" fill="#f0bd3a"/><circle cx="20" cy="20" r="11" fill="#f8d873"/><path d="M13.500 16.500h5v3h-5zM21.500 16.500h5v3h-5z" fill="#8a5a08" stroke="none"/><path d="m20 18-2 5.500h4zM14.500 26.500h11M16 26.500v2.500M20 26.500v2.500M24 26.500v2.500" stroke="#8a5a08" stroke-width="1.600"/><path d="M12.500 13.500q7.500-4 15 0" stroke="#a8720f" stroke-width="1.600"/>"##,
    ),
];
