//! The harbour: three cargo ships and the colonist ship, seen from above.

use super::{Seen, Ship};
use crate::games::board::{Tip, spot};
use crate::games::puerto_rico::art as drawn;
use maud::{Markup, html};

/// The ships on their water.
pub(super) fn harbour(seen: Seen) -> Markup {
    html! {
        div .harbour role="group" aria-label=(seen.say("harbour")) {
            @for ship in &seen.table.ships { (cargo(seen, ship)) }
            (colonists(seen))
        }
    }
}

fn cargo(seen: Seen, ship: &Ship) -> Markup {
    let mut more = Vec::new();
    if let Some(good) = &ship.good {
        more.push(format!("{}/{} {}", ship.loaded, ship.capacity, seen.say(&format!("good-{good}"))));
    }
    let tip = Tip { title: seen.count("cargo-ship", ship.capacity), text: seen.say("cargo-ship-rule"), more };
    let class = if ship.loaded == ship.capacity { "vessel full" } else { "vessel" };
    spot(
        seen,
        &format!("ship-{}", ship.capacity),
        class,
        tip,
        html! {
            (drawn::hull())
            b .vessel-size { (ship.capacity) }
            span .slots {
                @for slot in 0..ship.capacity {
                    @match &ship.good {
                        Some(good) if slot < ship.loaded => (drawn::barrel(good)),
                        _ => span .slot {},
                    }
                }
            }
        },
    )
}

fn colonists(seen: Seen) -> Markup {
    let aboard = seen.table.colonists_on_ship;
    let tip = Tip {
        title: seen.say("colonist-ship"),
        text: seen.say("colonist-ship-rule"),
        more: vec![seen.count("aboard", aboard), seen.count("colonists-left", seen.table.colonists_left)],
    };
    spot(
        seen,
        "colonist-ship",
        "vessel settlers",
        tip,
        html! {
            (drawn::hull())
            b .vessel-size { (aboard) }
            span .slots {
                @for _ in 0..aboard.min(10) { (drawn::colonist()) }
            }
        },
    )
}
