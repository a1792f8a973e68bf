//! Goods and flowers, told apart by outline and letter as well as colour: sugar a bundle of canes, tobacco a leaf,
//! citrus an orange, rum a bottle, cigars a bundle with its band, wood a log. Letters come with the words.

use super::{Symbol, lettered, show, slug};
use maud::Markup;

/// A piece of `good`, with the letter it has in the reader's language.
pub fn good(good: &str, letter: &str) -> Markup {
    let id = slug(good);
    let y = if id == "rum" || id == "tobacco" { "21.5" } else { "20" };
    lettered(&format!("ware {id}"), &format!("sgo-good-{id}"), 28, y, letter)
}

/// A good of choice.
pub fn any_good() -> Markup {
    show("ware", "sgo-any-good")
}

/// A flower with its letter.
pub fn flower(flower: &str, letter: &str) -> Markup {
    let id = slug(flower);
    lettered(&format!("flower {id}"), &format!("sgo-flower-{id}"), 24, "15.2", letter)
}

pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "sgo-good-sugar",
        "0 0 24 28",
        r##"<path d="M3 4.5 7 1.5v25.3H3zM9.8 3 12 .9 14.2 3v23.8H9.8zM17 1.5l4 3v22.3h-4z" fill="#cfe0a8"/><path d="M1.8 9.5h20.4v13H1.8z" fill="#fffaf0"/>"##,
    ),
    (
        "sgo-good-tobacco",
        "0 0 24 28",
        r##"<path d="M12 .9Q22.5 7 22 17q-.6 7-8.3 8.2L12 27.4l-1.7-2.2Q2.6 24 2 17 1.5 7 12 .9z" fill="#4d8a3d"/><path d="M12 3.5V10M12 7 8.6 4.9M12 7l3.4-2.1" stroke="#d9eec2" stroke-width="1.2"/>"##,
    ),
    (
        "sgo-good-citrus",
        "0 0 24 28",
        r##"<circle cx="12" cy="16" r="11" fill="#f29a2e"/><path d="M12 5.5Q12.6.8 19.5 1.2 18 6 12 5.5z" fill="#5f9a42"/><path d="M4.3 12.5Q6 8.6 9.4 7.8" stroke="#fff0cf" stroke-width="1.7"/>"##,
    ),
    (
        "sgo-good-rum",
        "0 0 24 28",
        r##"<path d="M9 1h6v7.2q5.4 2 5.4 7v11.6H3.6V15.200q0-5 5.400-7z" fill="#b5302a"/><path d="M8.500 1h7v3h-7z" fill="#e7c58b"/><path d="M3.600 14.200h16.800v9.400H3.600z" fill="#fff3da"/>"##,
    ),
    (
        "sgo-good-cigars",
        "0 0 24 28",
        r##"<path d="M5 1.200Q7.500 0 7.500 2.500v24.300H3V4Q3 2 5 1.200zM12 .900q2.400 0 2.400 2.400v23.500H9.600V3.300Q9.600.900 12 .900zM19 1.200Q21 2 21 4v22.800h-4.500V2.500Q16.500 0 19 1.200z" fill="#35302e"/><path d="M1.800 9.700h20.400v12.600H1.800z" fill="#c9992f"/>"##,
    ),
    (
        "sgo-good-wood",
        "0 0 24 28",
        r##"<path d="M5 6.500h14q4 0 4 8.500t-4 8.500H5z" fill="#c1905a"/><ellipse cx="5.600" cy="15" rx="4.400" ry="8.500" fill="#eccb98"/><ellipse cx="5.600" cy="15" rx="1.900" ry="4.200" stroke="#9a6a38" stroke-width="1.100"/><path d="M17 9.500h4M18.500 20.500h3" stroke="#8a5a2c" stroke-width="1.100"/>"##,
    ),
    (
        "sgo-any-good",
        "0 0 24 28",
        r##"<path d="M2 7h20v19.500H2z" fill="#d9ad78"/><path d="m2 7 4-5.500h12L22 7z" fill="#eccb98"/><text stroke="none" x="12" y="21.800" fill="#3a2410">?</text>"##,
    ),
    (
        "sgo-flower-yellow",
        "0 0 24 24",
        r##"<path d="m12 .7 2.400 3.700 4-1.900.3 4.400 4.400.3-1.900 4 3.700 2.400-3.700 2.400 1.200 4-4.400.3-.9 4.200-3.800-1.900L12 23.500l-2.400-2.500-3.800 1.900-.9-4.200-4.400-.3 1.800-4L-.800 12l3.500-2.400-2-4 4.400-.3.900-4.300 3.900 2z" transform="translate(1 1) scale(.92)" fill="#f4c531" stroke-width="1.200"/><circle cx="12" cy="12" r="5.600" fill="#fff6d6" stroke-width=".8"/>"##,
    ),
    (
        "sgo-flower-blue",
        "0 0 24 24",
        r##"<path d="M12 12Q4.500 8 7 3q2.500-3.500 5 0 2.500-3.500 5 0 2.500 5-5 9 4-7.500 9-5 3.500 2.500 0 5 3.500 2.500 0 5-5 2.500-9-5 7.500 4 5 9-2.500 3.500-5 0-2.500 3.500-5 0-2.500-5 5-9-4 7.500-9 5-3.500-2.500 0-5-3.500-2.500 0-5 5-2.500 9 5z" fill="#4a7fd0" stroke-width="1.200"/><circle cx="12" cy="12" r="5.400" fill="#eaf2ff" stroke-width=".8"/>"##,
    ),
    (
        "sgo-flower-red",
        "0 0 24 24",
        r##"<g fill="#d8423a" stroke-width="1.200"><circle cx="12" cy="5.600" r="4.800"/><circle cx="18.100" cy="10" r="4.800"/><circle cx="15.800" cy="17.200" r="4.800"/><circle cx="8.200" cy="17.200" r="4.800"/><circle cx="5.900" cy="10" r="4.800"/></g><circle cx="12" cy="12" r="5.600" fill="#ffe9e4" stroke-width=".8"/>"##,
    ),
    (
        "sgo-flower-white",
        "0 0 24 24",
        r##"<path d="M12 .8q3.300 4 2.400 7.100 2.300-2.300 7.300-1.500-1.800 4.700-5 5.600 3.200.9 5 5.600-5 .8-7.300-1.500.9 3.100-2.400 7.100-3.300-4-2.400-7.100-2.300 2.300-7.300 1.500 1.800-4.700 5-5.600-3.200-.9-5-5.600 5-.8 7.300 1.500Q8.700 4.800 12 .8z" fill="#fff" stroke-width="1.300"/><circle cx="12" cy="12" r="5" fill="#f3f0e4" stroke-width=".8"/>"##,
    ),
];
