//! A table of Santiago de Cuba as seen from above, for the front page.

use crate::games::tabletop::Tabletop;

/// Lays it out.
pub fn lay_out(table: &mut Tabletop) {
    // The bay with the ship, and what it wants.
    table.mat((16, 14, 608, 98), "sea", 10);
    table.turned(90, (200, 63), |table| table.put("sgo-hull", (160, -102, 80, 330)));
    table.row(
        &["sgo-good-tobacco", "sgo-good-sugar", "sgo-good-citrus", "sgo-good-rum"],
        (84, 44, 36, 36),
        52,
    );
    for (at, colour) in (0..).zip(["tobacco", "blank", "corn", "chip"]) {
        let (x, y) = (396 + at * 54, 32);
        table.put("sgo-die", (x, y, 40, 40));
        for dot in 0..=at {
            table.pip((x + 13 + dot % 2 * 14, y + 13 + dot / 2 * 14), colour);
        }
    }
    table.put("sgo-anchor", (572, 78, 28, 28));
    // The street with the people in it.
    table.mat((16, 126, 608, 86), "stone-2", 10);
    let people = ["pedro", "jose", "conchita", "miguel", "pablo", "maria", "martinez", "el-zorro", "alonso"];
    for (at, cuban) in (0..).zip(people) {
        let place = (28 + at * 66, 134, 54, 54);
        table.mat(place, "paper", 27);
        table.put(&format!("sgo-cuban-{cuban}"), (place.0 + 4, place.1 + 4, 46, 46));
    }
    table.put("sgo-car", (210, 172, 74, 46));
    // The town.
    let town =
        ["distillery", "cigar-factory", "cafe", "bank", "harbour-master", "church", "sawmill", "casino"];
    for (at, building) in (0..).zip(town) {
        let place = (16 + at * 77, 226, 69, 58);
        table.mat(place, "paper-2", 8);
        table.put(&format!("sgo-building-{building}"), (place.0 + 10, place.1 + 5, 48, 48));
    }
    // My goods behind the screen, my money.
    table.mat((16, 298, 608, 50), "accent-soft", 10);
    table.row(
        &["sgo-good-sugar", "sgo-good-sugar", "sgo-good-cigars", "sgo-good-wood", "sgo-good-rum"],
        (30, 305, 36, 36),
        44,
    );
    table.row(&["sgo-peso"; 6], (330, 309, 28, 28), 26);
    table.row(&["vp", "vp", "vp"], (530, 309, 28, 28), 30);
}
