//! The trading house with its four slots, and what the supply still holds.

use super::Seen;
use crate::games::board::{Tip, spot};
use crate::{art, games::puerto_rico::art as drawn};
use maud::{Markup, html};

/// The trading house.
pub(super) fn trading_house(seen: Seen) -> Markup {
    let sold = &seen.table.trading_house;
    let more = sold.iter().map(|good| seen.say(&format!("good-{good}"))).collect();
    let tip = Tip { title: seen.say("trading-house"), text: seen.say("trading-house-rule"), more };
    let place = spot(
        seen,
        "trading-house",
        "trading",
        tip,
        html! {
            (drawn::trading_house())
            span .slots {
                @for slot in 0..4 {
                    @match sold.get(slot) {
                        Some(good) => (drawn::barrel(good)),
                        None => span .slot {},
                    }
                }
            }
            span .caption { (seen.say("trading-house")) }
        },
    );
    html! { div .part { (place) } }
}

/// The supply: barrels, victory points, colonists.
pub(super) fn supply(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .supply role="group" aria-label=(seen.say("supply")) {
            @for (good, left) in drawn::GOODS.iter().zip(table.goods_left) {
                (heap(seen, &format!("supply-{good}"), seen.say(&format!("good-{good}")), left, drawn::barrel(good)))
            }
            (heap(seen, "supply-colonists", seen.say("colonists"), table.colonists_left, drawn::colonist()))
            (heap(seen, "supply-vp", seen.say("points"), table.vp_left, art::vp()))
        }
    }
}

fn heap(seen: Seen, place: &str, title: String, left: u32, drawing: Markup) -> Markup {
    let class = if left == 0 { "heap none" } else { "heap" };
    let tip = Tip { title, text: String::new(), more: vec![seen.count("left", left)] };
    spot(seen, place, class, tip, html! { (drawing) b { (left) } })
}
