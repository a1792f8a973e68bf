//! Portraits of the nine Cubans: each has a hat, a face and the thing they deal in.

use super::{Symbol, show, slug};
use maud::Markup;

/// The portrait of a Cuban.
pub fn cuban(id: &str) -> Markup {
    show("portrait", &format!("sgo-cuban-{}", slug(id)))
}

/// The back of a Cuban's tile.
pub fn face_down() -> Markup {
    show("portrait", "sgo-face-down")
}

/// `sgo-bust` takes the fill of the `<use>` for its shirt.
pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "sgo-bust",
        "0 0 40 40",
        r##"<path d="M4 39q0-12.500 16-12.500T36 39z"/><path d="M16.500 21h7v7q-3.500 3.500-7 0z" fill="#a8683e"/><path d="M12.500 13.500q0-6.500 7.500-6.500t7.500 6.500q0 5-2 7.700T20 24t-5.500-2.800-2-7.700z" fill="#b9784a"/><path d="M16.800 15.200v.6M23.200 15.200v.6" stroke-width="2"/><path d="M17.300 20.200q2.700 1.800 5.400 0" stroke-width="1.200"/>"##,
    ),
    (
        "sgo-cuban-pedro",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#6f9a4c"/><path d="M7 11.500q13-6.500 26 0-13 3.500-26 0z" fill="#ecd08a"/><path d="M13 10q0-7.500 7-7.500t7 7.500q-7-2-14 0z" fill="#ecd08a"/><path d="M13.200 9q6.800-2 13.600 0" stroke="#5d7d33" stroke-width="2"/><path d="m22.500 21 8.500 2" stroke="#6b4423" stroke-width="2.600"/><path d="M27.500 39Q25.500 30 32 26q5.500 5.500 2 13z" fill="#4d8a3d"/><path d="M31.500 30v9" stroke-width="1"/>"##,
    ),
    (
        "sgo-cuban-jose",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#fffaf0"/><path d="M4.500 12q15.500-7 31 0-15.500 4-31 0z" fill="#f0dca4"/><path d="M14 10q-.5-8.500 6-8.500T26 10q-6-1.800-12 0z" fill="#f0dca4"/><path d="M14 8.800q6-1.600 12 0" stroke="#c23b2e" stroke-width="1.900"/><path d="M16 18.800q4-1.800 8 0" stroke-width="1.700"/><path d="M30.500 39 33 15.500M36.500 39l.5-20" stroke="#3f2c1b" stroke-width="4.200"/><path d="M30.500 39 33 15.500M36.500 39l.5-20" stroke="#b9cf7d" stroke-width="2.400"/><path d="M33 15.500q-5-3-7 1M33 15.500Q35 11 39 13" stroke="#5f8a3f" stroke-width="1.800"/>"##,
    ),
    (
        "sgo-cuban-conchita",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#e58a3c"/><path d="M12 14q0-8 8-8t8 8q-3-4-8-4t-8 4z" fill="#c23b2e"/><path d="M11 7h18l-2.500 4q-6.500-2.500-13 0z" fill="#b9834a"/><circle cx="15" cy="5" r="3.300" fill="#f29a2e"/><circle cx="25" cy="5" r="3.300" fill="#f2c230"/><circle cx="20" cy="4" r="3.500" fill="#f29a2e"/><path d="M20 .700q2-1.200 3.500 0" stroke="#4d8a3d" stroke-width="2"/><circle cx="12" cy="20.500" r="1.500" fill="#f2c230" stroke-width="1"/><circle cx="28" cy="20.500" r="1.500" fill="#f2c230" stroke-width="1"/><path d="m12 28.500 8 7 8-7" stroke="#fff3da" stroke-width="1.800"/>"##,
    ),
    (
        "sgo-cuban-miguel",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#b5483c"/><path d="M11 29v10M20 31v8M29 29v10M5 34h30" stroke="#f6d9b0" stroke-width="1.300"/><path d="M12.500 16q1 9.500 7.500 9.500T27.500 16q-1.500 3-4 2.500t-3.500 0-3.500 0-4-2.500z" fill="#4a2f22"/><path d="M12 13q-1-8 8-8t8 8q-3-3.500-8-3.500T12 13z" fill="#4a2f22"/><path d="M34 39V13" stroke="#3f2c1b" stroke-width="4"/><path d="M34 39V13" stroke="#c1905a" stroke-width="2"/><path d="M32.500 12.500h-4q-3 4.500 0 9l4-2z" fill="#c9d2d6"/>"##,
    ),
    (
        "sgo-cuban-pablo",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#5b6470"/><path d="M11.500 12q0-7.500 8.500-7.500T28.500 12z" fill="#39404a"/><path d="M19 12h14q-2.500-3.500-8-3.500z" fill="#39404a"/><path d="M13.500 14.200h5.800v2.600q-2.900 2.600-5.800 0zM20.700 14.200h5.800v2.600q-2.900 2.600-5.800 0z" fill="#1c1a1a" stroke-width="1"/><path d="m14 27.500-4 11.500h20l-4-11.500-6 5z" fill="#39404a"/><path d="M12.500 34h3M25 33h3.500" stroke="#f2c230" stroke-width="2.600"/>"##,
    ),
    (
        "sgo-cuban-maria",
        "0 0 40 40",
        r##"<path d="M10.500 26Q8 4.500 20 4.500T29.500 26z" fill="#2d211d"/><use href="#sgo-bust" fill="#d8423a"/><path d="M12 15q0-8.500 8-8.500t8 8.500q-3-5.500-8-5.500T12 15z" fill="#2d211d"/><g fill="#f4c531" stroke-width=".9"><circle cx="28" cy="6.500" r="2.300"/><circle cx="31" cy="9" r="2.300"/><circle cx="29.500" cy="12.300" r="2.300"/><circle cx="26" cy="12" r="2.300"/><circle cx="25" cy="8.700" r="2.300"/></g><circle cx="28" cy="9.800" r="1.700" fill="#fff" stroke="none"/><path d="M17.500 20q2.500 2.500 5 0z" fill="#c23b2e" stroke-width=".8"/><path d="M9 31q3.500 3 5.500 0 2.700 3 5.500 0 2.800 3 5.500 0 2 3 5.500 0" stroke="#fff3da" stroke-width="1.600"/>"##,
    ),
    (
        "sgo-cuban-martinez",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#3f6f9a"/><path d="M9 11.500q11-4.500 22 0-11 2.800-22 0z" fill="#fff3da"/><path d="m13.500 10 .8-7q5.700 2 11.400 0l.8 7q-6.500-1.800-13 0z" fill="#fff3da"/><path d="M13.700 8.500q6.300-1.600 12.600 0" stroke="#2d211d" stroke-width="2"/><path d="M15.500 19.300q2.500-2 4.500-.3 2-1.700 4.500.3" stroke="#2d211d" stroke-width="2"/><path d="M22.500 31 37 19" stroke="#3f2c1b" stroke-width="3.600"/><path d="M22.500 31 37 19" stroke="#8a5731" stroke-width="1.800"/><path d="M8 33q2-4 6-2.500 2.500 1 4-2 3.500-3.500 6.500.5 2 3.500-1.500 6.500-2 1.500-1.500 3.500h-11Q6 37 8 33z" fill="#d9963f"/><circle cx="18.500" cy="33.500" r="2.300" fill="#3f2c1b" stroke="none"/>"##,
    ),
    (
        "sgo-cuban-el-zorro",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#2e2a2c"/><path d="M6.500 10.500q13.500-4.500 27 0-13.500 4-27 0z" fill="#1f1c1e"/><path d="m13.500 9 1-6h11l1 6q-6.500-1.800-13 0z" fill="#1f1c1e"/><path d="M12.300 13h15.400v4.500q-4.200 2-7.700-.7-3.500 2.700-7.700.7z" fill="#1f1c1e" stroke-width=".8"/><path d="M15 15.300h3M22 15.300h3" stroke="#fff" stroke-width="1.800"/><path d="M17 20.800q3-1.200 6 0" stroke="#2d211d" stroke-width="1.400"/><path d="M24 39q-1.500-6 3-8.500l6.500 1.500q3.500 3 1.500 7z" fill="#c99a5b"/><path d="m27 30.500-2-3 4 1 2-2 1 3 3-.500-1.500 3z" fill="#c99a5b"/><text stroke="none" x="29.500" y="38.300" fill="#3a2410" font-size="7.500">$</text>"##,
    ),
    (
        "sgo-cuban-alonso",
        "0 0 40 40",
        r##"<use href="#sgo-bust" fill="#4a4f63"/><path d="m15.500 27 4.500 11 4.500-11-4.500 2.500z" fill="#fff"/><path d="m20 29.500-2 2.500 2 7 2-7z" fill="#a3281c" stroke-width="1"/><path d="M11.800 15q-1.500-9.500 8.200-9.500T28.200 15q-1-3.500-3.500-4.500-5 1.500-9 0-3 1-3.900 4.500z" fill="#b9b4ac"/><circle cx="16.500" cy="15.500" r="2.800" fill="#fff" fill-opacity=".35" stroke-width="1.200"/><circle cx="23.500" cy="15.500" r="2.800" fill="#fff" fill-opacity=".35" stroke-width="1.200"/><path d="M19.300 15.500h1.400" stroke-width="1.200"/><path d="M28 31h9v8h-9z" fill="#fffaf0"/><path d="M30 33.500h5M30 36h3.500" stroke-width="1"/>"##,
    ),
    (
        "sgo-face-down",
        "0 0 40 40",
        r##"<path d="M3 3h34v34H3z" fill="#8a9199"/><path d="M7 7h26v26H7z" stroke="#e9ecee" stroke-width="1.200" stroke-dasharray="3 2.500"/><path d="M20 10.500a9.500 9.500 0 1 0 9.500 9.500 7.500 7.500 0 0 1-9.500-9.500z" fill="#e9ecee" stroke-width="1.200"/><path d="M24 11.500h5l-5 6h5" stroke="#fff" stroke-width="1.900"/>"##,
    ),
];
