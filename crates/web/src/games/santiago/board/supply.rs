//! The supply: what is left of each good.

use super::piece;
use crate::{
    games::board::{Sheet, Tip, pieces, spot},
    regions::Region,
};
use maud::html;
use santiago::{View, components::Good};

/// Six heaps.
pub(super) fn part(view: &View, sheet: &Sheet) -> Region<'static> {
    let left = Good::ALL.map(|good| (good, view.supply(good)));
    sheet.part("supply", left, &["supply-"], |seen| {
        html! {
            div .supply data-bank="peso vp" role="group" aria-label=(seen.say("supply")) {
                p .supply-head { (seen.say("supply")) }
                @for &(good, left) in seen.shown {
                    @let tip = Tip {
                        title: seen.say(&format!("good-{}.many", good.id())),
                        text: seen.say("supply-rule"),
                        more: vec![seen.count("left", left)],
                    };
                    @let place = format!("supply-{}", good.id());
                    (spot(seen, &place, if left == 0 { "heap none" } else { "heap" }, tip, html! {
                        (pieces(format!("good-{}", good.id()), left, piece(seen, good))) b { (left) }
                    }))
                }
            }
        }
    })
}
