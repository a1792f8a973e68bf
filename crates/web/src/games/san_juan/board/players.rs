//! Player panels: the reader's own city and hand, the others, who fold on small screens, and the points at the end.

use super::{Player, Seen, Table, cards, city, hand};
use crate::games::board::panel;
use crate::{
    art,
    games::{puerto_rico::art as puerto_rico, san_juan::art as san_juan},
};
use maud::{Markup, html};

/// With more cards in hand, or more rows of points, than this the end needs smaller cards to fit on a screen.
const HAND_AT_THE_END: usize = 8;
const ROWS_AT_THE_END: usize = 5;

/// An opponent: a summary line that always shows, and the city that may fold.
pub(super) fn opponent(seen: Seen, player: &Player) -> Markup {
    html! {
        details class=(panel(player.seat, seen.table.current == player.seat)) {
            summary .panel-head {
                (who(seen, player))
                (cards::fan(seen, &player.hand, player.hand_size))
                (wealth(seen, player))
            }
            (city::city(seen, player, "small"))
        }
    }
}

/// Must the player's own cards be small to leave room for what the middle of the table shows?
pub(super) fn is_tight(table: &Table, player: &Player) -> bool {
    let crowded =
        table.over && (player.hand.len() > HAND_AT_THE_END || categories(table).count() > ROWS_AT_THE_END);
    crowded || !table.drawn.is_empty()
}

/// The reader's own city and hand.
pub(super) fn own(seen: Seen, player: &Player) -> Markup {
    let mine = seen.table.me == player.seat;
    html! {
        section class={ "own " (panel(player.seat, seen.table.current == player.seat)) } aria-label=(player.name) data-tight[seen.table.tight] {
            div .panel-head { (who(seen, player)) @if mine { (hand::tray(seen)) } (wealth(seen, player)) }
            div .desk {
                (city::city(seen, player, "mid"))
                (hand::hand(seen, player))
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
                span title=(seen.say("governor")) { (puerto_rico::governor()) span .sr { (seen.say("governor")) } }
            }
            @if let Some(role) = &player.role {
                @let name = seen.name_of("role", role);
                span .played title=(name) { (san_juan::role(role)) span .sr { (name) } }
            }
            @if let Some(clock) = &player.clock { span .clock { (clock) } }
        }
    }
}

/// Cards in hand, buildings, tucked cards, points.
fn wealth(seen: Seen, player: &Player) -> Markup {
    let limit = seen.count("sj-limit", player.hand_limit);
    let tucked = match player.known_tucked.as_slice() {
        [] => seen.count("sj-tucked", player.tucked),
        known => seen.label(&seen.count("sj-tucked", player.tucked), cards::list(seen, known)),
    };
    let parts: Vec<_> = player.points.iter().filter(|(_, n)| *n != 0).collect();
    let points = parts
        .iter()
        .map(|(what, n)| format!("{} {n}", seen.say(&format!("score-{what}"))))
        .collect::<Vec<_>>();
    let total =
        format!("{} ({})", seen.count("victory-points", player.total.max(0) as u32), points.join(", "));
    html! {
        span .wealth {
            (amount(san_juan::back(), format!("{} · {limit}", seen.count("sj-in-hand", player.hand_size)), player.hand_size.to_string()))
            (amount(puerto_rico::building("city-hall"), seen.count("sj-buildings", player.buildings), format!("{}/12", player.buildings)))
            @if player.tucked > 0 { (amount(san_juan::tucked(), tucked, player.tucked.to_string())) }
            (amount(art::vp(), total, player.total.to_string()))
        }
    }
}

fn amount(drawing: Markup, label: String, n: String) -> Markup {
    html! { span .amount title=(label) { (drawing) b { (n) } span .sr { (label) } } }
}

/// The categories in which anybody has points.
fn categories(table: &Table) -> impl Iterator<Item = usize> {
    let all = table.players.first().map_or(0, |player| player.points.len());
    (0..all).filter(|&at| table.players.iter().any(|player| player.points[at].1 != 0))
}

/// The points of everybody, category by category.
pub(super) fn scores(seen: Seen) -> Markup {
    let players = &seen.table.players;
    let rank = |player: &Player| (player.total, player.tie_break);
    let best = players.iter().map(rank).max();
    let tie = players.iter().filter(|player| Some(player.total) == best.map(|(total, _)| total)).count() > 1;
    html! {
        div .scroll-x {
            table .scores {
                caption .sr { (seen.say("sj-points")) }
                thead {
                    tr {
                        th scope="col" { (seen.say("sj-points")) }
                        @for player in players { th scope="col" { (art::seat(player.seat)) " " (player.name) } }
                    }
                }
                tbody {
                    @for at in categories(seen.table) {
                        tr {
                            th scope="row" { (seen.say(&format!("score-{}", players[0].points[at].0))) }
                            @for player in players { td { (player.points[at].1) } }
                        }
                    }
                    tr .total {
                        th scope="row" { (seen.say("sj-total")) }
                        @for player in players {
                            td .winner[Some(rank(player)) == best] { (player.total) }
                        }
                    }
                    @if tie {
                        tr {
                            th scope="row" { (seen.say("sj-tie")) }
                            @for player in players { td { (player.tie_break) } }
                        }
                    }
                }
            }
        }
    }
}
