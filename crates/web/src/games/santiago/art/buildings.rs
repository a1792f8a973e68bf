//! The twelve buildings of the town: pastel fronts under a cornice, each with the sign of its trade.

use super::{Symbol, show, slug};
use maud::Markup;

/// The front of a building.
pub fn building(id: &str) -> Markup {
    show("front", &format!("sgo-building-{}", slug(id)))
}

/// `sgo-front` takes the fill of the `<use>` for its wall.
pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "sgo-front",
        "0 0 40 40",
        r##"<path d="M4 9h32v28H4z"/><path d="M2 5.500h36V10H2z" fill="#fff3dd"/><path d="M2.500 34h35v3.500h-35z" fill="#d8c3a0"/>"##,
    ),
    (
        "sgo-building-bank",
        "0 0 40 40",
        r##"<path d="M3 14 20 3.500 37 14z" fill="#fff3dd"/><path d="M4 14h32v23H4z" fill="#8fbfa3"/><path d="M7 16h5v18H7zM28 16h5v18h-5z" fill="#fff3dd"/><path d="M2.500 34h35v3.500h-35z" fill="#d8c3a0"/><circle cx="20" cy="25" r="6.800" fill="#f0bd3a"/><text stroke="none" x="20" y="29.300" fill="#5a3a00">$</text>"##,
    ),
    (
        "sgo-building-church",
        "0 0 40 40",
        r##"<path d="M4 16h9v21H4zM27 16h9v21h-9z" fill="#f6ead2"/><path d="m4 16 4.500-7 4.500 7zM27 16l4.500-7 4.500 7z" fill="#c96a4a"/><path d="M13 20l7-7 7 7v17H13z" fill="#fffaf0"/><path d="M20 12V2.500M16.500 5.500h7" stroke-width="2.200"/><path d="M16.500 37v-7q3.500-5 7 0v7z" fill="#7a4a38"/><path d="M8.500 20v5M31.500 20v5" stroke="#4f7f8c" stroke-width="3"/>"##,
    ),
    (
        "sgo-building-distillery",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#e6a08e"/><path d="M10 34V24q0-7 8-7t8 7v10z" fill="#d58a4a"/><path d="M18 17q0-5 7-4.500 6 1 6 8V27" stroke="#3f2c1b" stroke-width="4.600"/><path d="M18 17q0-5 7-4.500 6 1 6 8V27" stroke="#e5a86a" stroke-width="2.400"/><path d="M28 27h6v7h-6z" fill="#b5302a"/><path d="M11 25.500h14" stroke="#fff3dd" stroke-width="1.400"/>"##,
    ),
    (
        "sgo-building-cigar-factory",
        "0 0 40 40",
        r##"<path d="M27 12V2h6v10z" fill="#c98a6a"/><use href="#sgo-front" fill="#a9c27a"/><path d="M7 21h21q3 0 3 3.500T28 28H7z" fill="#35302e"/><path d="M12.500 21h5v7h-5z" fill="#f0bd3a"/><path d="M31 24.500h2" stroke="#e2604d" stroke-width="3"/><path d="M34 21q3-2.500 0-5.500t1-6" stroke="#8a9199" stroke-width="1.700"/>"##,
    ),
    (
        "sgo-building-black-market",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#76708c"/><path d="M6 13h28l3 7H3z" fill="#2e2a3c"/><path d="M3 20q3.400 4 6.800 0 3.400 4 6.800 0 3.400 4 6.800 0 3.400 4 6.800 0 3.400 4 6.800 0" fill="#2e2a3c"/><path d="M13 25.500h14V34H13z" fill="#c99a5b"/><text stroke="none" x="20" y="33.600" fill="#3a2410" font-size="10">?</text><path d="M33 22v3" stroke="#f2c230" stroke-width="2.400"/>"##,
    ),
    (
        "sgo-building-sawmill",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#d9b27c"/><path d="m20 12 2.200 2.300 2.800-1.600.9 3 3.200-.2-.2 3.200 3 1-1.700 2.800 2.300 2.200-2.700 1.700 1 3.100h-21l1-3.100L8 24.700l2.300-2.200-1.700-2.800 3-1-.2-3.200 3.200.2.9-3 2.800 1.600z" fill="#cdd5d9"/><circle cx="20.200" cy="24" r="2.600" fill="#8a9199"/><path d="M5 29.500h30V34H5z" fill="#c1905a"/><path d="M9 31.700h9M22 31.700h8" stroke-width="1"/>"##,
    ),
    (
        "sgo-building-cafe",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#f2c98a"/><path d="M10 19h16v8q0 6-8 6t-8-6z" fill="#fffaf0"/><path d="M26 21q6-1 5 4t-6 4" stroke-width="2"/><path d="M12 21.500h12" stroke="#6b4423" stroke-width="2.600"/><path d="M14.500 16.500q-2-2 0-4M20.500 16.500q-2-2 0-4" stroke-width="1.500"/>"##,
    ),
    (
        "sgo-building-customs-office",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#8fb7c9"/><path d="M8 30q-2-1.500 0-4h9q-2-5 0-8 3-4 6 0 2 3 0 8h9q2 2.500 0 4z" fill="#8a5731"/><path d="M7.500 30h25v4h-25z" fill="#a3281c"/><path d="M31 12.500v6M28 15.500h6" stroke="#fff3dd" stroke-width="1.600"/>"##,
    ),
    (
        "sgo-building-casino",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#c77a9a"/><path d="m7 16 10-3 4.500 15.500-10 3z" fill="#fff"/><path d="m14 18.500 3 3.700-2 4-3.700-3.200z" fill="#c23b2e" stroke-width=".8"/><path d="M20 18.500h13.500V32H20z" fill="#fff"/><g fill="#2e2018" stroke="none"><circle cx="23.500" cy="22" r="1.500"/><circle cx="30" cy="22" r="1.500"/><circle cx="26.700" cy="25.200" r="1.500"/><circle cx="23.500" cy="28.500" r="1.500"/><circle cx="30" cy="28.500" r="1.500"/></g>"##,
    ),
    (
        "sgo-building-harbour-master",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#6fa8b3"/><path d="M20 14v19M14 18.500h12" stroke="#fff6df" stroke-width="2.800"/><circle cx="20" cy="13.500" r="2.400" stroke="#fff6df" stroke-width="2"/><path d="M9.500 24q1.500 9 10.500 9t10.500-9" stroke="#fff6df" stroke-width="2.800"/><path d="m7.500 27 2-4.500 4 3M32.500 27l-2-4.500-4 3" stroke="#fff6df" stroke-width="2"/>"##,
    ),
    (
        "sgo-building-office",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#e3c25e"/><path d="M8 22h13v12H8z" fill="#c99a5b"/><path d="m8 22 13 12M21 22 8 34" stroke-width="1.200"/><path d="M18 13h14v19H18z" fill="#fffaf0"/><path d="M21 17h8M21 20.500h8M21 24h5" stroke-width="1.300"/><path d="m24 28 2 2.200 4-4.700" stroke="#2f6b34" stroke-width="2.200"/>"##,
    ),
    (
        "sgo-building-newspaper",
        "0 0 40 40",
        r##"<use href="#sgo-front" fill="#b3a489"/><path d="M8 13h22v21H11q-3 0-3-3z" fill="#fffaf0"/><path d="M30 18h4v13q0 3-3 3" fill="#ece3d0"/><path d="M11 17.500h16" stroke-width="2.800"/><path d="M11 22h7M11 25.300h7M11 28.600h16M11 31.300h12" stroke-width="1.200"/><path d="M20.500 21.500H27v5h-6.500z" fill="#8a9199" stroke-width=".8"/>"##,
    ),
];
