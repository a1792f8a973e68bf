//! Portraits of the nine persons: each has a hat or helmet of their own, a beard or none, and a thing that tells who it is.

use super::Symbol;

/// The characters, in the order of the rules.
pub const CHARACTERS: [&str; 9] = [
    "diego-de-almagro",
    "juan-de-la-cosa",
    "bartolome-de-las-casas",
    "gonzalo-pizarro",
    "juan-ponce-de-leon",
    "pedro-de-valdivia",
    "francisco-de-orellana",
    "francisco-de-coronado",
    "hernan-cortes",
];

/// `mn-bust` takes the fill of the `<use>` for its coat; `mn-morion` that for its steel.
pub(super) const SYMBOLS: &[Symbol] = &[
    (
        "mn-bust",
        "0 0 40 40",
        r##"<path d="M4 39q0-12.500 16-12.500T36 39z"/><path d="M16 21h8v7q-4 3.500-8 0z" fill="#c98d63" stroke-width="1.200"/><path d="M12.500 13.500q0-6.500 7.500-6.500t7.500 6.500q0 5-2 7.700T20 24t-5.500-2.800-2-7.700z" fill="#e0aa7d"/><path d="M16.800 15.200v.6M23.200 15.200v.6" stroke-width="2"/>"##,
    ),
    (
        "mn-morion",
        "0 0 40 40",
        r##"<path d="M5 14q5-2.500 8-3Q14 3 20 3t7 8q3 .500 8 3-8-.500-15-.500T5 14z"/><path d="M13 8.500Q20-3.500 27 8.500 20 5.500 13 8.500z"/>"##,
    ),
    (
        "mn-development-diego-de-almagro",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#6b5a48"/><path d="M13 17q.500 8.500 7 8.500t7-8.500q-2.500 3-7 2.500-4.500.500-7-2.500z" fill="#b9b2a6"/><path d="M20.800 13.700h5.400v3.600q-2.700 2-5.400 0z" fill="#2d211d" stroke-width="1"/><path d="m12 12 14 3" stroke="#2d211d" stroke-width="1.300"/><use href="#mn-morion" fill="#a9b5bd"/><path d="M27 28h10v11H27z" fill="#7a4b2a"/><path d="M30 34.500q2 2.500 4 0zM32 34V30.500" fill="#f0dcae" stroke="#f0dcae" stroke-width="1.200"/>"##,
    ),
    (
        "mn-development-juan-de-la-cosa",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#3f6f9a"/><path d="M14.500 19q5.500 8 11 0 0 6-5.500 6t-5.500-6z" fill="#6a4634"/><path d="M9.500 12q-1-8 10.500-8.500T31 10.500q-5 2-10 1.200T9.500 12z" fill="#2f3350"/><path d="M22 28h16v10.500H22z" fill="#f4dfae"/><path d="m24 36 4-5 3 3 5-4" stroke="#a8432a" stroke-width="1.400"/><path d="M34.500 35.500h1" stroke="#3f6f9a" stroke-width="3"/>"##,
    ),
    (
        "mn-development-bartolome-de-las-casas",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#fdf8ee"/><path d="M4 39q0-11 9-12.500L17 39zM36 39q0-11-9-12.500L23 39z" fill="#2e2a2c"/><path d="M11.500 16q-1-9.500 8.500-10t8.500 10l-1.700-3.500Q25 8.500 20 8.500t-6.800 4z" fill="#7a6a5a"/><path d="M15.500 7.500q4.500-2.500 9 0-4.500 1.500-9 0z" fill="#e0aa7d" stroke-width="1"/><path d="M17.500 20.200q2.500 1.500 5 0" stroke-width="1.200"/><path d="M20 30v7M17.500 32.500h5" stroke="#8a5a2c" stroke-width="2"/>"##,
    ),
    (
        "mn-development-gonzalo-pizarro",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#7d8890"/><path d="M13 16q0 10 7 10.500 7-.500 7-10.500-2 3.500-7 2.800-5 .700-7-2.800z" fill="#2d211d"/><use href="#mn-morion" fill="#c9d2d6"/><path d="M20 2q9-4 14 4 2 5-1 8-1-8-13-9z" fill="#c23b2e"/><path d="M12 31q8 4 16 0" stroke="#dfe6ea" stroke-width="2"/>"##,
    ),
    (
        "mn-development-juan-ponce-de-leon",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#4d8a5d"/><path d="M15.500 19.500q4.500 3 9 0l-4.500 7z" fill="#8a5a30"/><path d="M8 11.500q12-4 24 0-12 3-24 0z" fill="#5a3a6a"/><path d="M13 10q0-7 7-7t7 7q-7-1.800-14 0z" fill="#5a3a6a"/><path d="M26 8q8-9 11-3-3 5-11 5z" fill="#fff6e2" stroke-width="1.200"/><path d="M31 24q5.500 7 5.500 10.500T31 39t-5.500-4.500T31 24z" fill="#6fb3d8"/><path d="M28.500 34q.500 2 2 2.500" stroke="#fff" stroke-width="1.400"/>"##,
    ),
    (
        "mn-development-pedro-de-valdivia",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#a8432a"/><path d="M14 18.500q2 6.500 6 6.500t6-6.500q-6 2-12 0z" fill="#8a5a30"/><path d="M12 13q-.500-9.500 8-9.500t8 9.500q-1.500-2.500-8-2.500T12 13z" fill="#9aa6ae"/><path d="M18 4.500Q20-1 22 4.500V9h-4z" fill="#f0bd3a" stroke-width="1.200"/><path d="M33 39V16" stroke="var(--art)" stroke-width="4.400"/><path d="M33 39V14l0-1" stroke="#e8eef3" stroke-width="2.200"/><path d="M29 32h8" stroke-width="2.600"/>"##,
    ),
    (
        "mn-development-francisco-de-orellana",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#8a6a3c"/><path d="M14 18q2 7 6 7t6-7q-6 2-12 0z" fill="#3a2a20"/><path d="M13.700 13.700h5.400v3.600q-2.700 2-5.400 0z" fill="#2d211d" stroke-width="1"/><path d="m14 15 14-3.500" stroke="#2d211d" stroke-width="1.300"/><path d="M7 11.500q13-4.500 26 0-13 2.500-26 0z" fill="#4d7a3d"/><path d="M13 10q.500-6.500 7-6.500t7 6.500q-7-2-14 0z" fill="#4d7a3d"/><path d="m35 39-3-18" stroke="var(--art)" stroke-width="4"/><path d="m35 39-3-18" stroke="#c1905a" stroke-width="2"/><path d="M29 14q4-4 5 0l0 8q-3 2-4 0z" fill="#c1905a"/>"##,
    ),
    (
        "mn-development-francisco-de-coronado",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#d9a52e"/><path d="M14 18q1 8 6 8t6-8q-6 2.500-12 0z" fill="#a8642e"/><use href="#mn-morion" fill="#f0bd3a"/><path d="M20 2q-9-4-13 3 0 5 3 7 1-8 10-8z" fill="#fff6e2"/><path d="M12.500 30q7.500 4.500 15 0M20 32v6" stroke="#8a5a08" stroke-width="1.600"/>"##,
    ),
    (
        "mn-development-hernan-cortes",
        "0 0 40 40",
        r##"<use href="#mn-bust" fill="#2e2a2c"/><path d="M13 16.500q0 10 7 10t7-10q-2.500 3.300-7 2.600-4.500.700-7-2.600z" fill="#3a2a20"/><path d="M10 11.500q0-7.500 10-7.500t10 7.500q-10-2.500-20 0z" fill="#2e2a2c"/><path d="M25 6q6-7 11-2-3 5-10 5z" fill="#c23b2e" stroke-width="1.200"/><path d="M12 28q8 11 16 0" stroke="#f0bd3a" stroke-width="2.200"/><circle cx="20" cy="35" r="3" fill="#f0bd3a" stroke-width="1.200"/><path d="M14 26.500q6 4 12 0" stroke="#fff" stroke-width="2"/>"##,
    ),
];
