//! Player panels: the reader's own board, and the others, who fold on small screens.

use super::{Player, Seen, city, island};
use crate::games::board::{Tip, panel, spot};
use crate::{art, games::puerto_rico::art as drawn};
use maud::{Markup, html};

/// An opponent: a summary line that always shows, and the board that may fold.
pub(super) fn opponent(seen: Seen, player: &Player) -> Markup {
    html! {
        details class=(panel(player.seat, seen.table.current == player.seat)) {
            summary .panel-head {
                (who(seen, player))
                (wealth(seen, player))
            }
            div .panel-body {
                (island::island(seen, player))
                (city::city(seen, player, false))
            }
            (goods(seen, player, false))
        }
    }
}

/// The reader's own board.
pub(super) fn own(seen: Seen, player: &Player) -> Markup {
    let mine = seen.table.me == player.seat;
    html! {
        section class={ "own " (panel(player.seat, seen.table.current == player.seat)) } aria-label=(player.name) {
            div .panel-head { (who(seen, player)) (wealth(seen, player)) }
            div .panel-body {
                (island::island(seen, player))
                (city::city(seen, player, mine))
                (goods(seen, player, mine))
            }
        }
    }
}

/// Mark, name, hat, role of this round, clock.
fn who(seen: Seen, player: &Player) -> Markup {
    html! {
        span .who {
            (art::seat(player.seat))
            b .name { (player.name) }
            @if player.bot { span .tag { (seen.say("bot")) } }
            @if seen.table.governor == player.seat {
                span title=(seen.say("governor")) { (drawn::governor()) span .sr { (seen.say("governor")) } }
            }
            @if let Some(role) = &player.role {
                @let name = seen.say(&format!("role-{role}"));
                span .played title=(name) { (drawn::role(role)) span .sr { (name) } }
            }
            @if let Some(clock) = &player.clock { span .clock { (clock) } }
        }
    }
}

/// Money, points, colonists waiting in San Juan.
fn wealth(seen: Seen, player: &Player) -> Markup {
    html! {
        span .wealth {
            (amount(art::doubloon(), seen.count("doubloons", player.doubloons), player.doubloons))
            @if let Some(vp) = player.vp { (amount(art::vp(), seen.count("victory-points", vp), vp)) }
            (amount(drawn::colonist(), seen.count("in-san-juan", player.san_juan), player.san_juan))
        }
    }
}

fn amount(drawing: Markup, label: String, n: u32) -> Markup {
    html! { span .amount title=(label) { (drawing) b { (n) } span .sr { (label) } } }
}

/// The barrels a player owns: one place per kind.
fn goods(seen: Seen, player: &Player, own: bool) -> Markup {
    html! {
        div .goods role="group" aria-label=(seen.say("goods")) {
            @for (good, n) in drawn::GOODS.iter().zip(player.goods) {
                @let tip = Tip {
                    title: seen.say(&format!("good-{good}")),
                    text: String::new(),
                    more: vec![seen.count("barrels", n)],
                };
                @let class = if n == 0 { "stock none" } else { "stock" };
                (spot(seen, &format!("goods-{}-{good}", player.seat), class, tip, html! {
                    span .barrels {
                        @for _ in 0..(if own { n.clamp(1, 6) } else { 1 }) { (drawn::barrel(good)) }
                    }
                    b { (n) }
                }))
            }
        }
    }
}
