//! An island: twelve spaces for plantations and quarries, a circle on each.

use super::{Player, Plot, Seen};
use crate::games::board::{Tip, spot};
use crate::games::puerto_rico::art as drawn;
use maud::{Markup, html};

const SPACES: usize = 12;

/// The island of `player`.
pub(super) fn island(seen: Seen, player: &Player) -> Markup {
    html! {
        div .island role="group" aria-label=(seen.say("island")) {
            @for at in 0..SPACES {
                @match player.island.get(at) {
                    Some(plot) => (tile(seen, player, at, plot)),
                    None => span .space {},
                }
            }
        }
    }
}

fn tile(seen: Seen, player: &Player, at: usize, plot: &Plot) -> Markup {
    let state = if plot.colonist { "occupied" } else { "unoccupied" };
    let tip = Tip {
        title: seen.say(&format!("tile-{}", plot.tile)),
        text: String::new(),
        more: vec![seen.say(state)],
    };
    let place = format!("island-{}-{}", player.seat, at + 1);
    spot(
        seen,
        &place,
        "plot",
        tip,
        html! {
            (drawn::tile(&plot.tile))
            span .men { (circle(plot.colonist)) }
        },
    )
}

/// A circle: a colonist, or an empty ring.
pub(super) fn circle(occupied: bool) -> Markup {
    if occupied { drawn::colonist() } else { drawn::circle() }
}
