//! An island: twelve spaces for plantations and quarries, a circle on each.

use super::{Player, Plot, Seen};
use crate::art;
use crate::boards::{Tip, spot};
use maud::{Markup, html};

const SPACES: usize = 12;

/// The island of `player`; `own` is the reader's, where actions belong.
pub(super) fn island(seen: Seen, player: &Player, own: bool) -> Markup {
    html! {
        div .island role="group" aria-label=(seen.say("island")) {
            @for at in 0..SPACES {
                @match player.island.get(at) {
                    Some(plot) => (tile(seen, player, at, plot, own)),
                    None => span .space {},
                }
            }
        }
    }
}

fn tile(seen: Seen, player: &Player, at: usize, plot: &Plot, own: bool) -> Markup {
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
            (art::tile(&plot.tile))
            span .men { (circle(seen, own, &place, plot.colonist)) }
        },
    )
}

/// A circle: a colonist, an empty ring, or, while the reader is placing, a box to tick.
pub(super) fn circle(seen: Seen, own: bool, place: &str, occupied: bool) -> Markup {
    html! {
        @if own && seen.table.placing {
            label .place-man {
                input type="checkbox" form="act" name="circle" value=(place) checked[occupied]
                    aria-label=(format!("{} {place}", seen.say("colonists")));
                (art::circle()) (art::colonist())
            }
        } @else if occupied { (art::colonist()) } @else { (art::circle()) }
    }
}
