//! The role cards: the emblem, the doubloons lying on it, who took it.

use super::{RoleCard, Seen};
use crate::games::board::{Tip, spot};
use crate::{art, games::puerto_rico::art as drawn};
use maud::{Markup, html};

/// All role cards in a row.
pub(super) fn cards(seen: Seen) -> Markup {
    html! {
        div .roles role="group" aria-label=(seen.say("roles")) {
            @for card in &seen.table.roles { (one(seen, card)) }
        }
    }
}

fn one(seen: Seen, card: &RoleCard) -> Markup {
    let name = seen.say(&format!("role-{}", card.role));
    let place = if card.copy > 1 {
        format!("role-{}-{}", card.role, card.copy)
    } else {
        format!("role-{}", card.role)
    };
    let taker = card.taken_by.and_then(|seat| seen.table.players.iter().find(|p| p.seat == seat));
    let mut more = Vec::new();
    if card.coins > 0 {
        more.push(seen.count("doubloons", card.coins));
    }
    if let Some(player) = taker {
        more.push(player.name.clone());
    }
    let class = match (card.active, taker.is_some()) {
        (true, _) => "role active",
        (false, true) => "role taken",
        (false, false) => "role",
    };
    let tip = Tip { title: name.clone(), text: seen.say(&format!("role-{}-rule", card.role)), more };
    spot(
        seen,
        &place,
        class,
        tip,
        html! {
            (drawn::role(&card.role))
            span .role-name { (name) }
            @if card.coins > 0 {
                span .role-coins {
                    @for _ in 0..(if card.coins > 3 { 1 } else { card.coins }) { (art::doubloon()) }
                    @if card.coins > 3 { b { (card.coins) } }
                }
            }
            @if let Some(player) = taker {
                span class={ "role-taker seat-" (player.seat) } { (art::seat(player.seat)) (player.name) }
            }
        },
    )
}
