//! The chain of exchanges: an arrow from the player a card was taken from to the player who took it, and the list of them all.
//!
//! Arrows are given in percent of the field, as the style sheet places the stations, so they fit at every size. Between
//! two stations opposite each other an arrow passes the market at its side.

use super::{cards, happened::Hop, phase::Phase, quay::Quay, ring::Ring};
use crate::{art, games::board::Seen};
use game::Seat;
use maud::{Markup, html};
use std::f64::consts::TAU;

/// How many of the last exchanges carry the card taken; older ones fade.
const BRIGHT: usize = 4;
/// How far arrows between opposite stations keep from the middle, across and along.
const PAST_MARKET: (f64, f64) = (98.0, 80.0);
/// How far they keep from the market where three play.
const BESIDE_MARKET: f64 = 82.0;
/// Arrows the other way, and the next ones the same way, lie beside each other.
const LANE: f64 = 9.0;
/// How many times wider than high the field is.
const WIDER: f64 = 1.8;

/// Where station `step` of `count` stands, in percent: on a circle that is stretched so that the field is filled.
fn station(step: usize, count: usize) -> (f64, f64) {
    let angle = |step: usize| TAU * step as f64 / count as f64;
    let highest = angle(count / 2).cos();
    let down = (angle(step).cos() - highest) / (1.0 - highest);
    (50.0 - 50.0 * angle(step).sin(), 100.0 * down)
}

/// The arrows.
pub(super) fn drawn(seen: Seen<Ring>) -> Markup {
    let hops: &[Hop] = if seen.shown.phase == Phase::Trade { &seen.shown.hops } else { &[] };
    html! {
        svg .chain aria-hidden="true" focusable="false" {
            @for (at, hop) in hops.iter().enumerate() {
                @let lane = hops[..at].iter().filter(|other| (other.taker, other.owner) == (hop.taker, hop.owner)).count();
                (arrow(seen, hop, at, lane, hops.len() - at))
            }
        }
    }
}

fn arrow(seen: Seen<Ring>, hop: &Hop, at: usize, lane: usize, age: usize) -> Markup {
    let count = seen.shown.stations.len();
    let place = |seat: Seat| station((seat.index() + count - seen.shown.me.index()) % count, count);
    let ((x1, y1), (x2, y2)) = (place(hop.owner), place(hop.taker));
    let (dx, dy) = ((x2 - x1) * WIDER, y2 - y1);
    let length = dx.hypot(dy).max(1.0);
    let (across, along) = (-dy / length, dx / length);
    let opposite = (x1 + x2 - 100.0).abs() < 1.0 && (y1 + y2 - 100.0).abs() < 1.0;
    let past = if opposite { PAST_MARKET.0 * across.abs() + PAST_MARKET.1 * along.abs() } else { 0.0 };
    let lanes = LANE * (lane as f64 + 0.7);
    // Of three, the two sides that lead down pass the market too: outside of it, whichever way the arrow points.
    let offset = if count == 3 && (y2 - y1).abs() > 1.0 {
        let outward = across * (x1 + x2 - 100.0) + along * (y1 + y2 - 100.0) > 0.0;
        if outward { BESIDE_MARKET + lanes } else { -(BESIDE_MARKET + lanes + 2.0 * LANE) }
    } else {
        past + lanes
    };
    let on = |from: f64, to: f64, part: f64| format!("{:.1}%", from + (to - from) * part);
    let class = match age {
        1 => "hop last",
        age if age <= BRIGHT => "hop",
        _ => "hop old",
    };
    let taker = hop.taker.number();
    let shift = format!("translate({:.0} {:.0})", across * offset, along * offset);
    html! {
        g class={ (class) " seat-" (taker) } transform=(shift) {
            line x1=(on(x1, x2, 0.2)) y1=(on(y1, y2, 0.2)) x2=(on(x1, x2, 0.74)) y2=(on(y1, y2, 0.74)) pathLength="1"
                marker-end={ "url(#mn-arrow-" (taker) ")" } {}
            @if age <= BRIGHT {
                svg x=(on(x1, x2, 0.45)) y=(on(y1, y2, 0.45)) overflow="visible" {
                    circle r="12" {}
                    use href={ "#mn-resource-" (hop.resource.id()) } x="-9" y="-9" width="18" height="18" {}
                    text x="11" y="-7" { (at + 1) }
                }
            }
        }
    }
}

/// All exchanges in words and small cards, newest first.
pub(super) fn ledger(seen: Seen<Quay>) -> Markup {
    let table = seen.shown;
    html! {
        ol .ledger.scroll-y reversed tabindex="0" data-keep="ledger" aria-label=(seen.say("mn-exchanges")) {
            @if let Some((from, to)) = table.gift {
                li { (who(seen, to)) span .arrow-text { "←" } "?" span .arrow-text { "←" } (who(seen, from)) }
            }
            @for (at, hop) in table.hops.iter().enumerate().rev() {
                li {
                    small { (at + 1) }
                    (who(seen, hop.taker)) span .arrow-text { "←" } (cards::chip(seen, hop.resource))
                    span .arrow-text { "←" } (who(seen, hop.owner))
                    @if let Some(got) = hop.swapped_for {
                        span .arrow-text title=(seen.say("mn-swapped")) { "⇄" } (cards::chip(seen, got))
                    }
                    @if hop.earned > 0 { (cards::doubloons(seen, hop.earned)) }
                }
            }
        }
    }
}

fn who(seen: Seen<Quay>, seat: Seat) -> Markup {
    let name = seen.shown.name(seat);
    html! { span .by title=(name) { (art::seat(seat.number().into())) span .sr { (name) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_sits_at_the_bottom_and_the_next_player_to_the_left() {
        assert_eq!(station(0, 4), (50.0, 100.0));
        let (x, y) = station(1, 4);
        assert!(x.abs() < 1e-9 && (y - 50.0).abs() < 1e-9, "{x} {y}");
    }
}
