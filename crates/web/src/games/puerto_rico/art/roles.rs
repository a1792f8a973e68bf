//! The emblems of the seven roles.

use super::{Symbol, show, slug};
use maud::Markup;

/// The emblem of `role`.
pub fn role(role: &str) -> Markup {
    show("role-art", &format!("role-{}", slug(role)))
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "role-settler",
        "0 0 40 40",
        r##"<path d="M3 36q17-7 34 0z" fill="#8a5f36"/><path d="M16 33Q15 22 17 14" stroke="#4d7d36" stroke-width="2.5"/><path d="M17 22Q5 22 4 10q12 0 13 12zM17 15q1-11 13-11 0 11-13 11z" fill="#78ab4c"/><path d="M29 9v17" stroke="#7a5230" stroke-width="3"/><path d="M25.5 8.5h7" stroke-width="2.5"/><path d="M25 23h8v6q0 4-4 6-4-2-4-6z" fill="#c3cbd0"/>"##,
    ),
    (
        "role-mayor",
        "0 0 40 40",
        r##"<path d="M4 37q0-15 11-15t11 15z" fill="#3f7f8a"/><path d="M9 24.5 24 34" stroke="#f0bd3a" stroke-width="3"/><circle cx="15" cy="15" r="6.5" fill="#b98258"/><path d="M5 11.5h20q-3-2-4-3Q20 3 15 3T9 8.5q-1 1-4 3z" fill="var(--hat)"/><path d="M32 37V11" stroke="#7a5230" stroke-width="2.5"/><circle cx="32" cy="9" r="4" fill="#f0bd3a"/>"##,
    ),
    (
        "role-builder",
        "0 0 40 40",
        r##"<g fill="#c8694a"><path d="M3 29h11v7H3zM15.5 29h11v7h-11zM9 21h11v7H9z"/></g><path d="M22 21h10" stroke-width="1"/><path d="M28 29h9v7h-9z" fill="#d98a66"/><path d="m15 3 14 5-9 11z" fill="#c3cbd0"/><path d="m26 12 5 4" stroke-width="2"/><path d="m30 15 6 5" stroke="#7a5230" stroke-width="4"/>"##,
    ),
    (
        "role-craftsman",
        "0 0 40 40",
        r##"<path d="M6 33q0-4 6-5V22H6q-3-1-4-6h26q6 0 10-3-1 9-11 9h-2v6q6 1 6 5v3H6z" fill="#66707a"/><path d="m12 13 12-8" stroke="#7a5230" stroke-width="3"/><path d="m21.5 1 8 6-4 5.5-8-6z" fill="#aeb7bd"/><path d="m31 6 4-2M32 10l5 1M10 8 6 5" stroke="#f0bd3a" stroke-width="2"/>"##,
    ),
    (
        "role-trader",
        "0 0 40 40",
        r##"<g stroke="var(--rod)"><path d="M20 5v28M12 35.5h16M7 11q13-6 26 0" stroke-width="2.5"/><path d="m7 11-5 14h10zM33 11l-5 14h10z" stroke-width="1"/></g><path d="M1.5 25h11q-1 6-5.5 6t-5.5-6z" fill="#f0bd3a"/><path d="M27.5 25h11q-1 6-5.5 6t-5.5-6z" fill="#f0bd3a"/><circle cx="20" cy="5" r="2.8" fill="#c23b2e"/>"##,
    ),
    (
        "role-captain",
        "0 0 40 40",
        r##"<path d="M20 2v36M2 20h36M7.3 7.3l25.4 25.4M32.7 7.3 7.3 32.7" stroke="#7a5230" stroke-width="3"/><circle cx="20" cy="20" r="11.5" stroke="#5a3a1e" stroke-width="6"/><circle cx="20" cy="20" r="11.5" stroke="#b57b43" stroke-width="3.5"/><circle cx="20" cy="20" r="4.5" fill="#f0bd3a"/>"##,
    ),
    (
        "role-prospector",
        "0 0 40 40",
        r##"<path d="M2 36q4-9 12-8l6-5 9 5q7 1 9 8z" fill="#8f887c"/><path d="m10 33 3-4 5 1 1 4-4 2zM25 33l2-3 4 1 1 3-4 2z" fill="#f0bd3a"/><path d="M13 26 28 7" stroke="#7a5230" stroke-width="3"/><path d="M15 4q12-2 19 14-8-11-20-10z" fill="#aeb7bd"/><path d="m5 16 3 2M6 9l2 3M11 6l0 3" stroke="#f0bd3a" stroke-width="1.8"/>"##,
    ),
];
