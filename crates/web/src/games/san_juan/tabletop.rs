//! A table of San Juan as seen from above, for the front page.

use crate::games::tabletop::Tabletop;

/// A city of San Juan: its cards side by side.
fn city(table: &mut Tabletop, cards: &[(&str, &str)], (x, y): (i32, i32)) {
    for (at, (card, colour)) in (0..).zip(cards) {
        table.card(card, (x + at * 46, y, 42, 58), colour);
    }
}

/// Lays it out.
pub fn lay_out(table: &mut Tabletop) {
    const GOODS: &str = "wood";
    const TOWN: &str = "roof";
    city(
        table,
        &[
            ("building-small-indigo-plant", GOODS),
            ("card-well", TOWN),
            ("card-smithy", GOODS),
            ("card-library", TOWN),
            ("card-statue", TOWN),
            ("card-tower", TOWN),
        ],
        (20, 14),
    );
    city(
        table,
        &[
            ("building-sugar-mill", GOODS),
            ("card-silver-smelter", GOODS),
            ("card-crane", TOWN),
            ("card-chapel", TOWN),
            ("card-hero", TOWN),
            ("card-quarry", TOWN),
        ],
        (346, 14),
    );
    table.mat((20, 88, 600, 96), "accent-soft", 10);
    for (at, role) in (0..).zip(["builder", "craftsman", "trader", "prospector"]) {
        table.card(&format!("role-{role}"), (34 + at * 84, 96, 60, 80), "accent");
    }
    for stack in 0..3 {
        table.put("card-back", (404 - stack * 3, 96 - stack * 2, 58, 80));
    }
    table.mat((484, 96, 122, 80), "paper-2", 8);
    table.row(&["barrel-indigo", "barrel-sugar", "barrel-tobacco"], (492, 104, 30, 34), 36);
    table.row(&["doubloon", "doubloon", "vp"], (498, 144, 22, 22), 36);
    city(
        table,
        &[
            ("building-tobacco-storage", GOODS),
            ("building-coffee-roaster", GOODS),
            ("card-gold-mine", TOWN),
            ("card-palace", TOWN),
            ("card-aqueduct", TOWN),
        ],
        (30, 240),
    );
    table.put("good-silver", (82, 302, 22, 26));
    let hand = ["card-archive", "card-victory-column", "card-cathedral", "card-trading-post", "card-park"];
    for (at, card) in (0..).zip(hand) {
        table.turned(at * 8 - 16, (440, 560), |table| {
            table.card(card, (380 + at * 24, 218, 84, 116), if at % 2 == 0 { TOWN } else { GOODS });
        });
    }
}
