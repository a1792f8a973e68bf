//! The supply: what is left of each good.

use super::Seen;
use crate::games::board::{Place, Tip, spot};
use crate::games::santiago::art as drawn;
use maud::{Markup, html};

/// Six heaps.
pub(super) fn supply(seen: Seen) -> Markup {
    html! {
        div .supply role="group" aria-label=(seen.say("supply")) {
            p .supply-head { (seen.say("supply")) }
            @for (good, left) in drawn::GOODS.iter().zip(seen.table.supply) {
                @let tip = Tip {
                    title: seen.say(&format!("good-{good}.many")),
                    text: seen.say("supply-rule"),
                    more: vec![seen.count("left", left)],
                };
                (spot(seen, Place::still(&format!("supply-{good}")), if left == 0 { "heap none" } else { "heap" }, tip, html! {
                    (seen.good(good)) b { (left) }
                }))
            }
        }
    }
}
