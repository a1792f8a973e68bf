//! Island tiles: a field for each good, the quarry, and the back of the stack.

use super::{Symbol, show, slug};
use maud::Markup;

/// The tile of `kind`: a good, `quarry` or `back`. Colonists are laid over it by the caller.
pub fn tile(kind: &str) -> Markup {
    show("tile", &format!("tile-{}", slug(kind)))
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "plot",
        "0 0 48 48",
        r##"<rect x="1" y="1" width="46" height="46" rx="6"/><path d="M1 41q12-5 23-1t23-2M1 33q12-5 23-1t23-2M2 25q11-5 22-1t22-2" stroke="#000" stroke-opacity=".13" stroke-width="2"/>"##,
    ),
    (
        "tile-corn",
        "0 0 48 48",
        r##"<use href="#plot" fill="#dfe09a"/><g fill="#5f9440"><path d="M23 44Q21 30 24 20M23 40Q9 37 7 22q10 3 16 14M24 38q13-3 15-17-10 3-15 13"/></g><path d="M24 5q6.5 7 4.5 17-1 5-4.5 6-3.5-1-4.5-6Q17.5 12 24 5z" fill="var(--corn)"/><path d="M24 8v18M20.5 14h7M19.8 19.5h8.4" stroke="#a86f10" stroke-width="1"/>"##,
    ),
    (
        "tile-indigo",
        "0 0 48 48",
        r##"<use href="#plot" fill="#c3d4d8"/><path d="M16 44q0-12-4-18M26 44q-1-20 1-28M36 44q-1-10 1-16M16 38q5-4 10-3M26 30q5-4 9-3" stroke="#3f7a52" stroke-width="2"/><g fill="var(--indigo)"><path d="M12 27q-6-3-5-8 5 0 6 5 2-5 6-4 0 5-7 7zM27 17q-7-4-6-10 6 1 7 6 2-6 7-5 0 7-8 9zM37 29q-6-3-5-8 5 0 6 5 2-4 6-3 0 4-7 6z"/></g>"##,
    ),
    (
        "tile-sugar",
        "0 0 48 48",
        r##"<use href="#plot" fill="#d9ddb4"/><g fill="#f4efdc"><path d="M14 43V17h5v26zM22 43V10h5v33zM30 43V19h5v24z"/></g><path d="M14 25h5M14 33h5M22 18h5M22 26h5M22 34h5M30 27h5M30 35h5" stroke-width="1"/><g fill="#6ea24a"><path d="M24.5 10Q24 3 34 3q-2 6-9.5 7zM24.5 10Q22 5.5 16.5 6.5q2 4 8 3.5zM32.5 19q0-7 9-7-2 6-9 7zM32.5 19Q30 14 27.5 16q1 3.5 5 3z"/></g>"##,
    ),
    (
        "tile-tobacco",
        "0 0 48 48",
        r##"<use href="#plot" fill="#e2c59a"/><g fill="#7f8f3a"><path d="M24 44Q6 42 6 27q14 0 18 17zM24 44q18-2 18-17-14 0-18 17z"/></g><path d="M24 43Q12 28 24 6q12 22 0 37z" fill="var(--tobacco)"/><path d="M24 12v30M24 22l-4-3M24 22l4-3M24 30l-5-4M24 30l5-4" stroke="#f0d3a4" stroke-width="1"/>"##,
    ),
    (
        "tile-coffee",
        "0 0 48 48",
        r##"<use href="#plot" fill="#c9b79c"/><path d="M24 44V28" stroke-width="3"/><path d="M24 34Q8 36 8 25q-1-8 7-9 2-9 10-9t9 8q8 1 7 10 0 11-17 9z" fill="#44713c"/><g fill="#b3382c"><circle cx="17" cy="23" r="3.2"/><circle cx="25" cy="15" r="3.2"/><circle cx="33" cy="24" r="3.2"/><circle cx="25" cy="28" r="3.2"/></g>"##,
    ),
    (
        "tile-quarry",
        "0 0 48 48",
        r##"<rect x="1" y="1" width="46" height="46" rx="6" fill="#b9b2a6"/><path d="M4 44V29l9-4 3-11 14-8 8 9 6 4v25z" fill="#8f887c"/><g fill="#d8d2c6"><path d="M9 33h11v9H9zM22 33h11v9H22zM15 23h11v9H15z"/></g><path d="m30 12 7 8M27 17l12-6M33 15l8 14" stroke="#4a4038" stroke-width="2"/>"##,
    ),
    (
        "tile-back",
        "0 0 48 48",
        r##"<rect x="1" y="1" width="46" height="46" rx="6" fill="#7d9a58"/><rect x="5" y="5" width="38" height="38" rx="4" stroke="#e8e2b8" stroke-opacity=".8" stroke-width="1"/><path d="M23 41q3-11 1-21" stroke="#5b3b1d" stroke-width="3"/><g fill="#cfdc9c"><path d="M24 20Q16 9 7 18q9-2 17 2zM24 20q8-11 17-2-9-2-17 2zM24 20Q13 18 11 29q5-7 13-9zM24 20q11-2 13 9-5-7-13-9zM24 20q-2-10 1-13 3 4-1 13z"/></g>"##,
    ),
];
