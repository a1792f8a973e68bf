//! The land on offer: face-up plantations, quarries, the face-down stack.

use super::Seen;
use crate::games::board::{Tip, spot};
use crate::games::puerto_rico::art as drawn;
use maud::{Markup, html};

/// The row of plantations with the quarries and the stack.
pub(super) fn land(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .land role="group" aria-label=(seen.say("plantations")) {
            @for (at, tile) in table.plantations.iter().enumerate() {
                @let tip = Tip { title: seen.say(&format!("tile-{tile}")), ..Tip::default() };
                (spot(seen, &format!("plantation-{}", at + 1), "plot", tip, drawn::tile(tile)))
            }
            (pile(seen, "quarry", table.quarries))
            (pile(seen, "back", table.stack))
        }
    }
}

/// A pile of tiles with its number: `quarry` or `back`.
fn pile(seen: Seen, tile: &str, left: u32) -> Markup {
    let place = if tile == "quarry" { "quarries" } else { "stack" };
    let class = if left == 0 { "plot pile none" } else { "plot pile" };
    let tip = Tip {
        title: seen.say(place),
        text: seen.say(&format!("{place}-rule")),
        more: vec![seen.count("left", left)],
    };
    spot(seen, place, class, tip, html! { (drawn::tile(tile)) b .badge { (left) } })
}
