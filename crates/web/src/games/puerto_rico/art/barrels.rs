//! Goods. Five containers, told apart by outline and mark as well as colour:
//! corn a tied sack, indigo a jar, sugar a loaf on its board, tobacco a bale, coffee a cask.
//! Their marks are pictures, because letters differ from language to language: an ear, leaves of indigo, crystals, a leaf, a
//! bean.

use super::{Symbol, show, slug};
use maud::Markup;

/// A barrel of `good`.
pub fn barrel(good: &str) -> Markup {
    show("barrel", &format!("barrel-{}", slug(good)))
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "barrel-corn",
        "0 0 24 28",
        r##"<path d="M7.5 7Q2.5 14 3 22q.3 4.8 5 4.8h8q4.7 0 5-4.8Q21.5 14 16.5 7z" fill="var(--corn)"/><path d="M8 7Q4.5 2.8 7.5 1.2L12 3l4.5-1.8Q19.5 2.8 16 7z" fill="var(--corn)"/><path d="M7.5 7.2h9" stroke="#8a5a12" stroke-width="2.2"/><path d="M12 25.4q-5.6-.6-6.2-7.6 4.4 1.6 6.2 7.6 1.8-6 6.2-7.6-.6 7-6.2 7.6z" fill="#5f7d2a" stroke="none"/><path d="M12 9.6q3.2 2.4 3.2 7T12 23.4q-3.2-2.2-3.2-6.8t3.2-7z" fill="#fff1b8" stroke="#3a2400" stroke-width="1.1"/><path d="M9.6 13.6h4.8M8.9 16.6h6.2M9.4 19.6h5.2M12 9.6v13.6" stroke="#3a2400" stroke-width=".7"/>"##,
    ),
    (
        "barrel-indigo",
        "0 0 24 28",
        r##"<path d="M8.5 5h7v2.5q6 2.5 5.5 9.5-.5 6.5-4 9.8H7Q3.5 23.5 3 17q-.5-7 5.5-9.5z" fill="var(--indigo)"/><path d="M6.5 1.2h11V5h-11z" fill="var(--indigo)"/><path d="M6 13q-1 5 1 9" stroke="#fff" stroke-opacity=".45" stroke-width="1.6"/><path d="M12 24V12.5" stroke="#fff" stroke-width="1.2"/><path d="M12 15.6q-4.4-.4-5-4.2 4.4.2 5 4.2zM12 15.6q4.4-.4 5-4.2-4.4.2-5 4.2zM12 20.6q-4.4-.4-5-4.2 4.4.2 5 4.2zM12 20.6q4.4-.4 5-4.2-4.4.2-5 4.2z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "barrel-sugar",
        "0 0 24 28",
        r##"<path d="M9 3q3-3.2 6 0l5.5 19.5h-17z" fill="var(--sugar)"/><path d="M1.5 22.5h21v4.3h-21z" fill="#c99a5b"/><path d="m15 7 3.5 13" stroke="#b9ab90" stroke-width="1.6"/><path d="m12 8.4 2.5 3-2.5 3-2.5-3zM9 14.6l2.5 3-2.5 3-2.5-3zM15 14.6l2.5 3-2.5 3-2.5-3z" fill="#3a2a18" stroke="none"/>"##,
    ),
    (
        "barrel-tobacco",
        "0 0 24 28",
        r##"<path d="M2 4.5h20v22.3H2z" fill="var(--tobacco)"/><path d="M2 9h20M2 23.2h20" stroke="#f0d3a4" stroke-width="1.5"/><path d="M12 4.5Q8 4 8.5 1q3 0 3.5 3.5Q13 1 16 1q0 3-4 3.5" fill="#6d8a3c"/><path d="M12 22q-6-2-5-6.4.8-3.2 5-5 4.2 1.8 5 5 1 4.4-5 6.4z" fill="#fff" stroke="none"/><path d="M12 11v11M12 15.4 9.4 13.6M12 15.4l2.6-1.8M12 18.8 9 16.8M12 18.8l3-2" stroke="#6b4a1c" stroke-width="1"/>"##,
    ),
    (
        "barrel-coffee",
        "0 0 24 28",
        r##"<path d="M6 1.5h12q6 12.5 0 25.3H6q-6-12.8 0-25.3z" fill="var(--coffee)"/><path d="M4.2 6.5h15.6M4.2 22h15.6" stroke="#d2a679" stroke-width="2"/><path d="M12 8.8c3.6 0 5.4 2.6 5.4 5.4S15.6 19.6 12 19.6 6.6 17 6.6 14.2 8.4 8.8 12 8.8z" fill="#fff" stroke="none"/><path d="M13.4 9Q10 11.7 12 14.2t-1.4 5.2" stroke="#4a2c14" stroke-width="1.5"/>"##,
    ),
];
