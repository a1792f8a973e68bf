//! Emblems of the 23 buildings: one family of small houses. Production buildings
//! have a roof in their good's colour, all others a violet one; large ones are wide.

use super::{Symbol, show, slug};
use maud::Markup;

/// About twice as wide as high.
const WIDE: [&str; 5] = ["guild-hall", "residence", "fortress", "customs-house", "city-hall"];

/// The emblem of a building. The five large ones are about twice as wide as high.
pub fn building(id: &str) -> Markup {
    let id = slug(id);
    let wide = WIDE.contains(&id.as_str());
    show(if wide { "house wide" } else { "house" }, &format!("building-{id}"))
}

/// `house`, `shed` and `awning` are the common parts: their roof takes the fill of the `<use>`.
pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "house",
        "0 0 40 40",
        r##"<path d="M7 18h26v19H7z" fill="var(--wall)"/><path d="M3 20 20 6l17 14z"/><path d="m9 18 11-9 11 9" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>"##,
    ),
    (
        "shed",
        "0 0 40 40",
        r##"<path d="M4 19h32v18H4z" fill="var(--wall)"/><path d="m2 20 6-11h24l6 11z"/><path d="m12 12-3 6M20 12v6M28 12l3 6" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>"##,
    ),
    (
        "building-small-indigo-plant",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--indigo)"/><path d="M13 25h14l-2 12H15z" fill="#a8794a"/><path d="M13 25q7-3.5 14 0-7 3.5-14 0z" fill="var(--indigo)"/>"##,
    ),
    (
        "building-indigo-plant",
        "0 0 40 40",
        r##"<use href="#shed" fill="var(--indigo)"/><path d="M7 27h11l-1.5 10h-8zM22 27h11l-1.5 10h-8z" fill="#a8794a"/><path d="M7 27q5.5-3 11 0-5.5 3-11 0zM22 27q5.5-3 11 0-5.5 3-11 0z" fill="var(--indigo)"/>"##,
    ),
    (
        "building-small-sugar-mill",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--sugar)"/><path d="M18 22q2-2 4 0l4 12H14z" fill="var(--sugar)"/><path d="M12 34h16v3H12z" fill="#c99a5b"/>"##,
    ),
    (
        "building-sugar-mill",
        "0 0 40 40",
        r##"<use href="#shed" fill="var(--sugar)"/><circle cx="20" cy="28" r="8" fill="#c99a5b"/><path d="M20 20v16M12 28h16M14.3 22.3l11.4 11.4M25.7 22.3 14.3 33.7" stroke-width="1.2"/><circle cx="20" cy="28" r="2.5" fill="var(--wall)"/>"##,
    ),
    (
        "building-tobacco-storage",
        "0 0 40 40",
        r##"<path d="M6 18h28v19H6z" fill="var(--wall)"/><path d="m3 20 5-9 12-6 12 6 5 9z" fill="var(--tobacco)"/><path d="M9 23h22"/><path d="M12 23q-4 6 0 12 4-6 0-12zM20 23q-4 6 0 12 4-6 0-12zM28 23q-4 6 0 12 4-6 0-12z" fill="#8c8a35"/>"##,
    ),
    (
        "building-coffee-roaster",
        "0 0 40 40",
        r##"<path d="M27 4h5v12h-5z" fill="#b9654a"/><path d="M29 2q3-3 6 0" stroke="#9a8d7c" stroke-width="2"/><use href="#house" fill="var(--coffee)"/><ellipse cx="20" cy="28" rx="7" ry="8" fill="var(--coffee)"/><path d="M22 20.5q-5 7-3 15" stroke="#e8c79c"/>"##,
    ),
    (
        "building-small-market",
        "0 0 40 40",
        r##"<path d="M8 18v19M32 18v19" stroke-width="2"/><path d="M6 28h28v6H6z" fill="#c99a5b"/><path d="M11 27q3-6 6 0zM18 27q3-6 6 0z" fill="#e0772f"/><path d="M25 27q3-6 6 0z" fill="#7fae4a"/><path d="M7 8h26l4 10H3z" fill="#f6ead2"/><path d="M13 8h7v10h-9zM26 8h7l4 10h-9z" fill="var(--roof)"/>"##,
    ),
    (
        "building-large-market",
        "0 0 40 40",
        r##"<path d="M20 1v7"/><path d="m20 1 7 2-7 2.5" fill="#e8b93a"/><path d="M6 18v19M20 18v19M34 18v19" stroke-width="2"/><path d="M3 27h34v7H3z" fill="#c99a5b"/><path d="M7 26q3-7 6 0zM29 26q3-7 6 0z" fill="#e0772f"/><path d="M13 26q3-7 6 0z" fill="#7fae4a"/><path d="M22 26q3-7 6 0z" fill="#c23b2e"/><path d="M6 8h28l5 10H1z" fill="#f6ead2"/><path d="M6 8h6L9 18H1zM17 8h6l1 10h-8zM28 8h6l5 10h-8z" fill="var(--roof)"/>"##,
    ),
    (
        "building-hacienda",
        "0 0 40 40",
        r##"<path d="M33 37q2-12 0-22" stroke="#7a5230" stroke-width="2.5"/><path d="M33 15q-5-6-10 0 5-2 10 0zM33 15q3-7 7-2-4 0-7 2zM33 15q-6 1-6 8 2-5 6-8zM33 15q5 2 5 8-2-5-5-8z" fill="#6f9a4c"/><path d="M4 22h24v15H4z" fill="var(--wall)"/><path d="m1 23 6-9h18l6 9z" fill="var(--roof)"/><path d="M7 37v-7q3-5 6 0v7zM18 37v-7q3-5 6 0v7z" fill="#7a5a44"/>"##,
    ),
    (
        "building-construction-hut",
        "0 0 40 40",
        r##"<path d="M5 17 24 13v24H5z" fill="#c99a5b"/><path d="M5 23h19M5 30h19" stroke-width="1"/><path d="m2 18 25-9 2 5L3 22z" fill="var(--roof)"/><path d="M11 37V26h7v11" fill="#7a5a44"/><path d="M26 30h10v7H26zM29 23h8v7h-8z" fill="#b9b2a6"/><path d="m27 20 9-7" stroke="#7a5230" stroke-width="2.5"/><path d="M31 10q6 0 8 7" stroke-width="2.5"/>"##,
    ),
    (
        "building-small-warehouse",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--roof)"/><path d="M12 23h16v14H12z" fill="#7a5a44"/><path d="M16 26h8q3 5.5 0 11h-8q-3-5.5 0-11z" fill="#c99a5b"/><path d="M15 29h10M15 34h10" stroke-width="1"/>"##,
    ),
    (
        "building-large-warehouse",
        "0 0 40 40",
        r##"<use href="#shed" fill="var(--roof)"/><path d="M8 22h24v15H8z" fill="#7a5a44"/><g fill="#c99a5b"><circle cx="14" cy="32.5" r="4.3"/><circle cx="26" cy="32.5" r="4.3"/><circle cx="20" cy="26" r="4.3"/></g>"##,
    ),
    (
        "building-hospice",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--roof)"/><path d="M20 34q-9-6-7.5-10.5 3-4.5 7.5 0 4.5-4.5 7.5 0Q29 28 20 34z" fill="#c94a4a"/>"##,
    ),
    (
        "building-office",
        "0 0 40 40",
        r##"<use href="#house" fill="var(--roof)"/><path d="M20 25q-5-3-10-1v10q5-2 10 1 5-3 10-1V24q-5-2-10 1z" fill="#fffaf0"/><path d="M20 25v10M12.5 27q3-.8 5 .3M12.5 30q3-.8 5 .3M22.5 27.3q2-1.1 5-.3M22.5 30.3q2-1.1 5-.3" stroke-width="1"/>"##,
    ),
    (
        "building-factory",
        "0 0 40 40",
        r##"<path d="M29 6h5v20h-5z" fill="#b9654a"/><path d="M31 3q3-3 6 0" stroke="#9a8d7c" stroke-width="2"/><path d="M4 20h32v17H4z" fill="var(--wall)"/><path d="M3 21V11l8 10V11l8 10V11l8 10h10v2H3z" fill="var(--roof)"/><circle cx="20" cy="30" r="5" fill="#aeb7bd" stroke-dasharray="2.2 1.7" stroke-width="3"/><circle cx="20" cy="30" r="4.3" fill="#aeb7bd" stroke="none"/><circle cx="20" cy="30" r="1.6" fill="#4a4038" stroke="none"/>"##,
    ),
    (
        "building-university",
        "0 0 40 40",
        r##"<path d="M6 19h28v14H6z" fill="#cdbba0"/><g fill="#fffaf0"><path d="M7 19h5v14H7zM17.5 19h5v14h-5zM28 19h5v14h-5z"/></g><path d="M3 19 20 7l17 12z" fill="var(--roof)"/><path d="M3 33h34v4H3z" fill="var(--wall)"/><circle cx="20" cy="14.5" r="2.5" fill="#f0bd3a"/>"##,
    ),
    (
        "building-harbor",
        "0 0 40 40",
        r##"<path d="M14 34 17 14h8l3 20z" fill="#fffaf0"/><path d="m16 20.5.7-4.5h8.6l.7 4.5zM14.7 29.5l.7-4.5h11.2l.7 4.5z" fill="var(--roof)"/><path d="M17 8h8v6h-8z" fill="#f6d36a"/><path d="m15 8 6-5 6 5z" fill="var(--roof)"/><path d="M13 10H5M14 6 7 3M29 10h8M28 6l7-3" stroke="#e0a12c" stroke-width="1.8"/><path d="M1 35q5-4 10 0t10 0 9 0 9 0v2.5H1z" fill="var(--sea-deep)"/>"##,
    ),
    (
        "building-wharf",
        "0 0 40 40",
        r##"<path d="M10 31V6" stroke="#7a5230" stroke-width="3"/><path d="M10 7h22M10 16l9-9" stroke="#7a5230" stroke-width="2.2"/><path d="M30 7v9" stroke-width="1"/><path d="M26.5 16h7q2 4.5 0 9h-7q-2-4.5 0-9z" fill="#c99a5b"/><path d="m3 22 7-7 7 7z" fill="var(--roof)"/><path d="M5 22h10v6H5z" fill="var(--wall)"/><path d="M2 28h24v4H2z" fill="#b07f4d"/><path d="M6 32v4M22 32v4" stroke-width="2"/><path d="M1 35q5-4 10 0t10 0 9 0 9 0v2.5H1z" fill="var(--sea-deep)"/>"##,
    ),
    (
        "building-guild-hall",
        "0 0 80 40",
        r##"<path d="M6 18h68v19H6z" fill="var(--wall)"/><path d="M4 19 12 9h56l8 10z" fill="var(--roof)"/><path d="M28 37V13h4V9h4V5h8v4h4v4h4v24z" fill="var(--wall)"/><path d="M28 13h4V9h4V5h8v4h4v4" stroke="var(--roof)" stroke-width="2.5"/><path d="M35 37v-9q5-6 10 0v9z" fill="#7a5a44"/><path d="M10 22h5v8l-2.5 3-2.5-3z" fill="var(--indigo)"/><path d="M19 22h5v8l-2.5 3-2.5-3z" fill="var(--sugar)"/><path d="M56 22h5v8l-2.5 3-2.5-3z" fill="var(--tobacco)"/><path d="M65 22h5v8l-2.5 3-2.5-3z" fill="var(--coffee)"/><circle cx="40" cy="18" r="3" fill="#f0bd3a"/>"##,
    ),
    (
        "building-residence",
        "0 0 80 40",
        r##"<path d="M4 33q-3-8 4-10 6 0 6 8M66 33q0-9 6-9 7 1 4 10" fill="#6f9a4c"/><path d="M14 20h52v17H14z" fill="var(--wall)"/><path d="M24 12h32v25H24z" fill="var(--wall)"/><path d="m11 21 5-7h10v7zM54 21v-7h10l5 7z" fill="var(--roof)"/><path d="M21 13 27 4h26l6 9z" fill="var(--roof)"/><path d="M29 17h5v6h-5zM37.5 17h5v6h-5zM46 17h5v6h-5zM17 25h5v6h-5zM58 25h5v6h-5z" fill="#8fc0c4"/><path d="M26 24h28v3H26z" fill="#fffaf0"/><path d="M36 37v-7h8v7z" fill="#7a5a44"/>"##,
    ),
    (
        "building-fortress",
        "0 0 80 40",
        r##"<path d="M18 20h4v-4h6v4h6v-4h12v4h6v-4h6v4h4v17H18z" fill="#cdbba0"/><path d="M6 37V14H4V8h5v3h4V8h4v3h4V8h0v6h-2v23zM61 37V14h-2V8h0v3h4V8h4v3h4V8h5v6h-2v23z" fill="#dccbb0"/><path d="M33 37v-8q7-8 14 0v8z" fill="#5b4636"/><path d="M40 29v8M36.5 32h7" stroke="#b9b2a6" stroke-width="1"/><path d="M40 16V2"/><path d="m40 2 12 3-12 4z" fill="var(--roof)"/><path d="M12.5 19v5M67.5 19v5" stroke-width="2.5"/><path d="M6 30h13M61 30h13" stroke="var(--roof)" stroke-width="3"/>"##,
    ),
    (
        "building-customs-house",
        "0 0 80 40",
        r##"<path d="M6 18h68v19H6z" fill="var(--wall)"/><path d="M3 19q2-6 8-7h58q6 1 8 7z" fill="var(--roof)"/><path d="M26 19 40 5l14 14z" fill="var(--roof)"/><g fill="#7a5a44"><path d="M11 37V27q4-5 8 0v10zM23 37V27q4-5 8 0v10zM49 37V27q4-5 8 0v10zM61 37V27q4-5 8 0v10z"/></g><path d="M34 37V26h12v11z" fill="#c99a5b"/><path d="M34 29q6-6 12 0" /><path d="M40 29v4" stroke="#f0bd3a" stroke-width="3"/><path d="M35 16h10M40 12v5M35 16v2M45 16v2" stroke="#f6d36a" stroke-width="1.5"/>"##,
    ),
    (
        "building-city-hall",
        "0 0 80 40",
        r##"<path d="M8 20h64v17H8z" fill="var(--wall)"/><path d="m5 21 6-7h58l6 7z" fill="var(--roof)"/><path d="M32 37V12h16v25z" fill="var(--wall)"/><path d="M30 13 40 3l10 10z" fill="var(--roof)"/><path d="M40 3V0l6 1.5-6 1.5" fill="#e8b93a" stroke-width="1"/><circle cx="40" cy="19" r="4.5" fill="#fffaf0"/><path d="M40 16.5V19l2 1.5" stroke-width="1.2"/><path d="M36 37v-7q4-5 8 0v7z" fill="#7a5a44"/><path d="M13 25h5v6h-5zM22 25h5v6h-5zM53 25h5v6h-5zM62 25h5v6h-5z" fill="#8fc0c4"/>"##,
    ),
];
