//! A table of Mundus Novus as seen from above, for the front page.

use crate::games::tabletop::Tabletop;

/// Lays it out.
pub fn lay_out(table: &mut Tabletop) {
    table.mat((16, 14, 608, 214), "sea", 14);
    // Developments on offer, then the others' trays, then the market of this round.
    let developments = [
        "caravel",
        "common-merchant",
        "hernan-cortes",
        "small-warehouse",
        "rare-merchant",
        "shipyard",
        "juan-ponce-de-leon",
        "large-warehouse",
    ];
    for (at, development) in (0..).zip(developments) {
        table.card(&format!("mn-development-{development}"), (30 + at * 73, 24, 64, 88), "accent");
    }
    let offers = ["cacao", "corn", "tobacco", "coffee", "cotton", "vanilla"];
    for (at, resource) in (0..).zip(offers) {
        let place = (120 + at * 70, 126, 58, 88);
        table.mat(place, "paper", 6);
        table.put(&format!("mn-resource-{resource}"), (place.0 + 9, place.1 + 20, 40, 40));
        table.put(&format!("mark-{}", at + 1), (place.0 + 4, place.1 + 4, 13, 13));
    }
    table.put("mn-back", (38, 132, 56, 76));
    table.put("mn-event-pirates", (552, 134, 60, 70));
    // My hand.
    let hand = ["sugar-cane", "potato", "potato", "indigo", "indigo", "indigo", "relic"];
    for (at, resource) in (0..).zip(hand) {
        table.turned(at * 5 - 15, (320, 700), |table| {
            let place = (137 + at * 50, 246, 66, 96);
            table.mat(place, "paper", 6);
            table.put(&format!("mn-resource-{resource}"), (place.0 + 10, place.1 + 20, 46, 46));
        });
    }
}
