//! The bay: the ship track, the flags of the value, the ship with its dice, and the die left ashore.

use super::piece;
use crate::{
    art,
    games::{
        board::{self, Place, Sheet, Tip, spot, thing},
        santiago::art as drawn,
    },
    regions::Region,
};
use maud::{Markup, html};
use santiago::{
    View,
    components::{DICE_ON_SHIP, Good, HIGHEST_VALUE, LOWEST_VALUE, SHIPS},
};

/// What lies on the ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Demand {
    /// Four dice.
    Loaded,
    /// Nothing yet: the dice are rolled at the end of the turn.
    Waiting,
    /// Five dice are rolled; one is to be left ashore.
    Rolled,
}

impl Demand {
    /// What the ship wants now.
    pub fn of(view: &View) -> Demand {
        match view.roll() {
            Some(_) => Demand::Rolled,
            None if Good::WITH_DIE.into_iter().any(|good| view.demand(good).is_some()) => Demand::Loaded,
            None => Demand::Waiting,
        }
    }
}

/// The die of a good, and what it shows; `None` when it is not on the ship.
pub(super) type Die = (Good, Option<u8>);

/// The dice.
pub(super) fn dice(view: &View) -> Vec<Die> {
    let shows = |good: Good| view.roll().map(|roll| roll[good.index()]).or(view.demand(good));
    Good::WITH_DIE.into_iter().map(|good| (good, shows(good))).collect()
}

/// What is on the water.
#[derive(Hash)]
struct Bay {
    /// The number of the ship in the harbour; one more than there are when the last has left.
    ship: u8,
    /// Points per good.
    value: u8,
    demand: Demand,
    dice: Vec<Die>,
}

type Seen<'a> = board::Seen<'a, Bay>;

/// Everything on the water.
pub(super) fn part(view: &View, sheet: &Sheet) -> Region<'static> {
    let bay = Bay { ship: view.ship(), value: view.value(), demand: Demand::of(view), dice: dice(view) };
    sheet.part("harbour", bay, &["flag-", "ship", "die-"], |seen| {
        html! {
            div .harbour role="group" aria-label=(seen.say("harbour")) {
                (track(seen))
                (flags(seen))
                (ship(seen))
                (ashore(seen))
            }
        }
    })
}

/// Which ship this is.
fn title(seen: Seen) -> String {
    let ship = seen.shown.ship;
    if ship > SHIPS { seen.count("ships-gone", SHIPS) } else { seen.count("ship-number", ship) }
}

/// The seven ships: gone, here, to come.
fn track(seen: Seen) -> Markup {
    let title = title(seen);
    let drawing = html! {
        @for ship in 1..=SHIPS {
            span class=(match ship.cmp(&seen.shown.ship) {
                std::cmp::Ordering::Less => "berth gone",
                std::cmp::Ordering::Equal => "berth now",
                std::cmp::Ordering::Greater => "berth",
            }) { (ship) }
        }
        span .sr { (title) }
    };
    thing(
        "track",
        "ship-track",
        "ship",
        &Tip { title, text: seen.say("ship-track-rule"), more: Vec::new() },
        drawing,
    )
}

/// The place of a flag: beside the marker those where the harbour master may move it.
fn flag_place(now: u8, value: u8) -> Place {
    Place::from(&match value {
        value if value + 1 == now => "flag-left".into(),
        value if value == now + 1 => "flag-right".into(),
        value => format!("flag-{value}"),
    })
}

/// Points per good: 2, 3, 4, and the chequered flag.
fn flags(seen: Seen) -> Markup {
    let now = seen.shown.value;
    html! {
        div .flags role="group" aria-label=(seen.count("value", now)) {
            @for value in LOWEST_VALUE..=HIGHEST_VALUE {
                @let here = value == now;
                @let tip = Tip {
                    title: seen.count("value", value),
                    text: seen.say("value-rule"),
                    more: if here { vec![seen.say("value-now")] } else { Vec::new() },
                };
                (spot(seen, flag_place(now, value), if here { "value here" } else { "value" }, tip, html! {
                    (drawn::flag())
                    b { (value) }
                    span .stand {
                        @if here { span .disc data-home=(value) data-piece="value" data-n="1" {} }
                    }
                }))
            }
            @let tip = Tip { title: seen.say("chequered"), text: seen.say("chequered-rule"), ..Tip::default() };
            (spot(seen, flag_place(now, HIGHEST_VALUE + 1), "value", tip, html! { (drawn::chequered()) span .stand {} }))
        }
    }
}

/// The ship in the harbour with its dice.
fn ship(seen: Seen) -> Markup {
    let Bay { ship, value, demand, ref dice } = *seen.shown;
    let gone = ship > SHIPS;
    let title = title(seen);
    let tip = Tip {
        title: title.clone(),
        text: seen.say("ship-rule"),
        more: match demand {
            _ if gone => Vec::new(),
            Demand::Loaded => {
                let wanted: u8 = dice.iter().filter_map(|(_, shows)| *shows).sum();
                vec![seen.count("wanted", wanted), seen.count("value", value)]
            }
            Demand::Waiting => vec![seen.say("demand-waiting")],
            Demand::Rolled => vec![seen.say("demand-rolled")],
        },
    };
    html! {
        div class=(if gone { "freighter gone" } else { "freighter" }) {
            @if !gone { (drawn::hull()) }
            (spot(seen, "ship", "bridge", tip, html! {
                b { (title) }
                @if demand == Demand::Waiting && !gone { small { (seen.say("demand-waiting")) } }
            }))
            @if !gone {
                div .hold {
                    @if demand == Demand::Loaded {
                        @for &it in dice.iter().filter(|(_, shows)| shows.is_some()) { (die(seen, it)) }
                    } @else {
                        @for _ in 0..DICE_ON_SHIP { span .slot.hole {} }
                    }
                }
            }
        }
    }
}

/// The quay: the die that was left out, or the five just rolled.
fn ashore(seen: Seen) -> Markup {
    let Bay { ship, demand, ref dice, .. } = *seen.shown;
    if ship > SHIPS {
        return html! {};
    }
    html! {
        div .quay {
            @match demand {
                Demand::Loaded => {
                    @for &it in dice.iter().filter(|(_, shows)| shows.is_none()) {
                        (die(seen, it))
                        span .caption { (seen.say("not-in-demand")) }
                    }
                }
                Demand::Waiting => span .caption { (seen.say("dice-wait")) },
                Demand::Rolled => {
                    @for &it in dice { (die(seen, it)) }
                }
            }
        }
    }
}

fn die(seen: Seen, (good, shows): Die) -> Markup {
    let rolled = seen.shown.demand == Demand::Rolled;
    let (class, line) = match shows {
        None => ("die out", seen.say("not-in-demand")),
        Some(n) if rolled => ("die rolled", seen.count("die-shows", n)),
        Some(0) => ("die done", seen.say("demand-met")),
        Some(n) => ("die", seen.count("wanted", n)),
    };
    let mut more = vec![line];
    if !rolled && shows.is_some_and(|n| n > 0) {
        more.push(seen.count("each", seen.shown.value));
    }
    let title = seen.say(&format!("good-{}.many", good.id()));
    spot(
        seen,
        &format!("die-{}", good.id()),
        class,
        Tip { title, text: seen.say("die-rule"), more },
        html! {
            (piece(seen, good))
            b { @match shows { Some(n) => (n), None => "–" } }
        },
    )
}

/// Points with their chip.
pub(super) fn points(n: u16) -> Markup {
    html! { span .amount { (art::vp()) b { (n) } } }
}
