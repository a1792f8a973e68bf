//! An island: twelve spaces for plantations and quarries, a circle on each.

use super::players::Seen;
use crate::games::{
    board::{Tip, pieces, pieces_at, spot},
    puerto_rico::art as drawn,
};
use maud::{Markup, html};
use puerto_rico::{Tile, components::ISLAND_SPACES};

/// The island of a player.
pub(super) fn island(seen: Seen) -> Markup {
    html! {
        div .island role="group" aria-label=(seen.say("island")) {
            @for at in 0..usize::from(ISLAND_SPACES) {
                @match seen.shown.island.get(at) {
                    Some(&(tile, occupied)) => (one(seen, at, tile, occupied)),
                    None => span .space {},
                }
            }
        }
    }
}

fn one(seen: Seen, at: usize, tile: Tile, occupied: bool) -> Markup {
    let tip = Tip {
        title: seen.say(&format!("tile-{}", tile.id())),
        text: String::new(),
        more: vec![seen.say(if occupied { "occupied" } else { "unoccupied" })],
    };
    spot(
        seen,
        &format!("island-{}-{}", seen.shown.plate.seat.number(), at + 1),
        "plot",
        tip,
        html! {
            (pieces(format!("tile-{}", tile.id()), 1, drawn::tile(tile.id())))
            span .men { (pieces_at("island", "colonist", u8::from(occupied), circle(occupied))) }
        },
    )
}

/// A circle: a colonist, or an empty ring.
pub(super) fn circle(occupied: bool) -> Markup {
    if occupied { drawn::colonist() } else { drawn::circle() }
}
