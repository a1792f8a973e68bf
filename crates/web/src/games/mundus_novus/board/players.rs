//! The players: the reader's own hand and developments, the others, who fold on small screens, and the scores at the end.

use super::{Dev, Player, Seen, cards, hand, panel, spot, workbench};
use crate::{art, games::mundus_novus::art as drawn};
use maud::{Markup, html};

/// An opponent: a summary line that always shows, and what may fold.
pub(super) fn opponent(seen: Seen, player: &Player) -> Markup {
    html! {
        details class=(look(seen, player)) {
            summary .panel-head { (who(seen, player)) (wealth(seen, player)) }
            div .panel-body {
                (fan(seen, player))
                (developments(seen, player, false))
            }
        }
    }
}

/// The reader's own things. A spectator sees backs here, too.
pub(super) fn own(seen: Seen, player: &Player) -> Markup {
    let mine = seen.table.me == player.seat;
    html! {
        section class={ "own " (look(seen, player)) } aria-label=(player.name) {
            div .panel-head { (who(seen, player)) (developments(seen, player, mine)) (wealth(seen, player)) }
            @if mine {
                div .desk { (hand::hand(seen)) (workbench::workbench(seen)) }
            } @else { (fan(seen, player)) }
        }
    }
}

fn look(seen: Seen, player: &Player) -> String {
    panel(player.seat, seen.table.acting.contains(&player.seat))
}

/// Mark, name, whether Trade Master, clock.
fn who(seen: Seen, player: &Player) -> Markup {
    html! {
        span .who {
            (art::seat(player.seat))
            b .name { (player.name) }
            @if player.bot { span .tag { (seen.say("bot")) } }
            @if seen.table.master == player.seat {
                span title=(seen.say("mn-master")) { (drawn::master()) span .sr { (seen.say("mn-master")) } }
            }
            @if player.perfect { span .tag.on { (seen.say("mn-perfect")) } }
            @if let Some(clock) = &player.clock { span .clock { (clock) } }
        }
    }
}

/// Doubloons against the goal, and what comes in each round.
fn wealth(seen: Seen, player: &Player) -> Markup {
    let goal = seen.table.goal;
    let mut more = vec![seen.count("mn-income", player.income)];
    if player.shipyards > 0 {
        more.push(seen.count("mn-shipyards-pay", player.shipyards));
    }
    html! {
        span .wealth.has-tip tabindex="-1" {
            @if let Some(doubloons) = player.doubloons {
                (art::doubloon()) b .purse { (doubloons) } small { "/" (goal) }
                progress max=(goal) value=(doubloons.min(goal)) aria-label=(seen.count("mn-goal", goal)) {}
                span .sr { (seen.count("doubloons", doubloons)) }
            } @else { (art::doubloon()) b .purse { "?" } span .sr { (seen.say("mn-hidden-money")) } }
            @if player.income + player.shipyards > 0 { span .rate { "+" (player.income + player.shipyards) } }
            span .tip aria-hidden="true" { b { (seen.count("mn-goal", goal)) } span { (seen.say("mn-goal-rule")) } span .dim { (more.join(" · ")) } }
        }
    }
}

/// The hand of somebody else: backs, and the cards everybody saw coming.
fn fan(seen: Seen, player: &Player) -> Markup {
    let hidden = player.hand_size.saturating_sub(player.known.len() as u32);
    html! {
        div .fan title=(seen.count("mn-cards", player.hand_size)) {
            span .fan-size { (drawn::back()) b { (player.hand_size) } span .sr { (seen.count("mn-cards", player.hand_size)) } }
            @if !player.known.is_empty() {
                span .fan-known title=(seen.say("mn-known-rule")) {
                    @for resource in &player.known { (cards::chip(seen, resource)) }
                    @if hidden > 0 { small { "+ " (hidden) } }
                }
            }
            @if player.room > 0 { span .room title=(seen.count("mn-room", player.room)) { (drawn::development("small-warehouse")) b { (player.room) } } }
        }
    }
}

/// The developments; the reader's own are places where actions belong.
fn developments(seen: Seen, player: &Player, mine: bool) -> Markup {
    html! {
        div .devs role="group" aria-label=(seen.say("mn-developments")) {
            @if player.developments.is_empty() { span .dim { (seen.say("mn-no-developments")) } }
            @for dev in &player.developments { (one(seen, player, dev, mine)) }
        }
    }
}

fn one(seen: Seen, player: &Player, dev: &Dev, mine: bool) -> Markup {
    let mut more = Vec::new();
    if dev.income > 0 {
        more.push(seen.count("mn-income", dev.income));
    }
    if dev.kind == "shipyard" {
        more.push(seen.count("mn-shipyards-pay", player.shipyards));
    }
    let tip = cards::development_tip(seen, dev, more);
    let class = format!("devchip of-{}{}", dev.kind, if dev.detached { " detached" } else { "" });
    let drawing =
        html! { (drawn::development(&dev.id)) @if let Some(figure) = &dev.figure { b { (figure) } } };
    html! {
        @if mine { (spot(seen, &format!("development-{}", dev.id), &class, tip, drawing)) }
        @else {
            span class={ "has-tip " (class) } tabindex="-1" {
                (drawing)
                span .sr { (tip.title) }
                span .tip aria-hidden="true" {
                    b { (tip.title) } span { (tip.text) }
                    @if !tip.more.is_empty() { span .dim { (tip.more.join(" · ")) } }
                }
            }
        }
    }
}

/// Where the doubloons came from, when the game is over.
pub(super) fn scores(seen: Seen) -> Markup {
    let players = &seen.table.players;
    let categories: Vec<&str> =
        players.first().map(|player| player.score.iter().map(|(id, _)| *id).collect()).unwrap_or_default();
    html! {
        div .ring.ended {
            table .scores {
                thead { tr { th {} @for player in players { th scope="col" { (art::seat(player.seat)) " " (player.name) } } } }
                tbody {
                    @for (at, category) in categories.iter().enumerate() {
                        tr {
                            th scope="row" { (seen.say(&format!("score-{category}"))) }
                            @for player in players { td { (player.score.get(at).map_or(0, |(_, n)| *n)) } }
                        }
                    }
                    tr .total {
                        th scope="row" { (seen.say("mn-doubloons")) }
                        @for player in players {
                            td { (player.score.iter().map(|(_, n)| *n).sum::<i32>()) @if player.perfect { " ★" } }
                        }
                    }
                }
            }
        }
    }
}
