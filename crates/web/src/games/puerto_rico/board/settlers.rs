//! The land on offer: face-up plantations, quarries, the face-down stack.

use crate::{
    games::{
        board::{self, Sheet, Tip, pieces, spot},
        puerto_rico::art as drawn,
    },
    regions::Region,
};
use maud::{Markup, html};
use puerto_rico::{Counts, View};

/// The row of plantations, and how many tiles lie in the two piles.
#[derive(Hash)]
struct Land {
    plantations: Counts,
    quarries: u8,
    stack: u8,
}

type Seen<'a> = board::Seen<'a, Land>;

/// The row of plantations with the quarries and the stack.
pub(super) fn part(view: &View, sheet: &Sheet) -> Region<'static> {
    let land =
        Land { plantations: view.face_up(), quarries: view.quarries(), stack: view.face_down().total() };
    sheet.part("land", land, &["plantation-", "quarries", "stack"], |seen| {
        html! {
            div .land role="group" aria-label=(seen.say("plantations")) {
                @for (at, good) in super::market::each(seen.shown.plantations).enumerate() {
                    @let tip = Tip { title: seen.say(&format!("tile-{}", good.id())), ..Tip::default() };
                    (spot(seen, &format!("plantation-{}", at + 1), "plot", tip,
                        pieces(format!("tile-{}", good.id()), 1, drawn::tile(good.id()))))
                }
                (pile(seen, "quarry", "quarries", seen.shown.quarries))
                (pile(seen, "back", "stack", seen.shown.stack))
            }
        }
    })
}

/// A pile of tiles with its number.
fn pile(seen: Seen, tile: &str, place: &str, left: u8) -> Markup {
    // What comes off the stack is seen when it is turned over.
    let kind = if tile == "back" { "tile" } else { "tile-quarry" };
    let class = if left == 0 { "plot pile none" } else { "plot pile" };
    let tip = Tip {
        title: seen.say(place),
        text: seen.say(&format!("{place}-rule")),
        more: vec![seen.count("left", left)],
    };
    spot(seen, place, class, tip, html! { (pieces(kind, left, drawn::tile(tile))) b .badge { (left) } })
}
