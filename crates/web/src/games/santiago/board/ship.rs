//! The bay: the ship track, the flags of the value, the ship with its dice, and the die left ashore.

use super::{Demand, Die, Seen};
use crate::games::board::{Place, Tip, spot};
use crate::{art, games::santiago::art as drawn};
use maud::{Markup, html};

/// Everything on the water.
pub(super) fn bay(seen: Seen) -> Markup {
    html! {
        div .harbour role="group" aria-label=(seen.say("harbour")) {
            (track(seen))
            (flags(seen))
            (ship(seen))
            (ashore(seen))
        }
    }
}

/// The seven ships: gone, here, to come.
fn track(seen: Seen) -> Markup {
    let table = seen.table;
    let title = seen.count(
        if table.ship > table.ships { "ships-gone" } else { "ship-number" },
        table.ship.min(table.ships),
    );
    html! {
        div .track.has-tip tabindex="-1" data-vt="track" {
            @for ship in 1..=table.ships {
                span class=(match ship.cmp(&table.ship) {
                    std::cmp::Ordering::Less => "berth gone",
                    std::cmp::Ordering::Equal => "berth now",
                    std::cmp::Ordering::Greater => "berth",
                }) { (ship) }
            }
            span .sr { (title) }
            span .tip aria-hidden="true" { b { (title) } span { (seen.say("ship-track-rule")) } }
        }
    }
}

/// Points per good: 2, 3, 4, and the chequered flag.
fn flags(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .flags role="group" aria-label=(seen.count("value", table.value)) {
            @for flag in &table.flags {
                @let here = flag.value == table.value;
                @let tip = Tip {
                    title: seen.count("value", flag.value),
                    text: seen.say("value-rule"),
                    more: if here { vec![seen.say("value-now")] } else { Vec::new() },
                };
                (spot(seen, Place::still(&flag.place), if here { "value here" } else { "value" }, tip, html! {
                    (drawn::flag())
                    b { (flag.value) }
                    span .stand data-vt-home={ "flag-" (flag.value) } {
                        @if here { span .disc data-vt="value" {} }
                    }
                }))
            }
            @let tip = Tip { title: seen.say("chequered"), text: seen.say("chequered-rule"), ..Tip::default() };
            (spot(seen, Place::still(&table.chequered), "value", tip, html! { (drawn::chequered()) span .stand {} }))
        }
    }
}

/// The ship in the harbour with its dice.
fn ship(seen: Seen) -> Markup {
    let table = seen.table;
    let gone = table.ship > table.ships;
    let title = seen.count(if gone { "ships-gone" } else { "ship-number" }, table.ship.min(table.ships));
    let tip = Tip {
        title: title.clone(),
        text: seen.say("ship-rule"),
        more: match table.demand {
            _ if gone => Vec::new(),
            Demand::Loaded => {
                let wanted: u32 = table.dice.iter().filter_map(|die| die.shows).sum();
                vec![seen.count("wanted", wanted), seen.count("value", table.value)]
            }
            Demand::Waiting => vec![seen.say("demand-waiting")],
            Demand::Rolled => vec![seen.say("demand-rolled")],
        },
    };
    html! {
        div class=(if gone { "freighter gone" } else { "freighter" }) {
            @if !gone { (drawn::hull()) }
            (spot(seen, Place::still("ship"), "bridge", tip, html! {
                b { (title) }
                @if table.demand == Demand::Waiting && !gone { small { (seen.say("demand-waiting")) } }
            }))
            @if !gone {
                div .hold {
                    @if table.demand == Demand::Loaded {
                        @for it in table.dice.iter().filter(|die| die.shows.is_some()) { (die(seen, it)) }
                    } @else {
                        @for _ in 0..4 { span .slot.hole {} }
                    }
                }
            }
        }
    }
}

/// The quay: the die that was left out, or the five just rolled.
fn ashore(seen: Seen) -> Markup {
    let table = seen.table;
    if table.ship > table.ships {
        return html! {};
    }
    html! {
        div .quay {
            @match table.demand {
                Demand::Loaded => {
                    @for it in table.dice.iter().filter(|die| die.shows.is_none()) {
                        (die(seen, it))
                        span .caption { (seen.say("not-in-demand")) }
                    }
                }
                Demand::Waiting => span .caption { (seen.say("dice-wait")) },
                Demand::Rolled => {
                    @for it in &table.dice { (die(seen, it)) }
                }
            }
        }
    }
}

fn die(seen: Seen, die: &Die) -> Markup {
    let good = seen.say(&format!("good-{}.many", die.good));
    let rolled = seen.table.demand == Demand::Rolled;
    let (class, line) = match die.shows {
        None => ("die out", seen.say("not-in-demand")),
        Some(n) if rolled => ("die rolled", seen.count("die-shows", n)),
        Some(0) => ("die done", seen.say("demand-met")),
        Some(n) => ("die", seen.count("wanted", n)),
    };
    let mut more = vec![line];
    if !rolled && die.shows.is_some_and(|n| n > 0) {
        more.push(seen.count("each", seen.table.value));
    }
    let tip = Tip { title: good, text: seen.say("die-rule"), more };
    spot(
        seen,
        Place::still(&format!("die-{}", die.good)),
        class,
        tip,
        html! {
            (seen.good(&die.good))
            b { @match die.shows { Some(n) => (n), None => "–" } }
        },
    )
}

/// Points with their chip.
pub(super) fn points(n: u32) -> Markup {
    html! { span .amount { (art::vp()) b { (n) } } }
}
