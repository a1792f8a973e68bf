//! The front: the events, and the line of developments with the reach of sets.

use super::cards;
use crate::{
    games::{
        board::{self, Sheet, Tip, look, pieces, spot},
        mundus_novus::{art as drawn, name, plans::Plan},
    },
    regions::Region,
    scene::Scene,
};
use maud::{Markup, html};
use mundus_novus::{
    Development, Ending, RoyalEvent, Step, View,
    components::{IDENTICAL_SIZES, LEAST_IDENTICAL, LINE, REACH, reaches},
};

/// The events of a round.
#[derive(Hash)]
struct Sky {
    round: u16,
    event: Option<RoyalEvent>,
    /// Does the reader choose it?
    calling: bool,
    /// Why this is the last round, if it is.
    last: Option<&'static str>,
}

/// The event of this round, and all five for readers who want to know, or to choose.
pub(super) fn sky(scene: &Scene, view: &View, sheet: &Sheet) -> Region<'static> {
    let step = view.step();
    let told = |ending: &Ending| step != Step::Over && (*ending != Ending::Doubloons || !view.hides_money());
    let sky = Sky {
        round: view.table().round(),
        event: view.table().event(),
        calling: step == Step::Call && scene.seat.is_some_and(|seat| view.to_act().contains(seat)),
        last: view.last_round().filter(told).map(Ending::id),
    };
    sheet.part("sky", sky, &["happening"], |seen| {
        let Sky { round, event, calling, last } = *seen.shown;
        let say = |event: RoyalEvent, what: &str| seen.say(&format!("happening-{}{what}", event.id()));
        let round = seen.count("mn-round", round);
        let title = event.map_or_else(|| seen.say("mn-no-event"), |event| say(event, ""));
        let tip = Tip {
            title: title.clone(),
            text: event.map_or_else(|| seen.say("mn-event-rule"), |event| say(event, ".effect")),
            more: vec![round.clone()],
        };
        html! {
            div class=(look("sky", [("calling", calling)])) role="group" aria-label=(seen.say("mn-event")) {
                (spot(seen, "happenings", "omen-now", tip, html! {
                    @match event { Some(event) => (drawn::event(event.id())), None => (drawn::no_event()) }
                    span .omen-name { small { (round) } b { (title) } }
                }))
                @if let Some(why) = last {
                    span .tag.on title=(seen.say(&format!("ending-{why}"))) { (seen.say("mn-last-round")) }
                }
                div .omens {
                    @for one in RoyalEvent::ALL {
                        @let here = event == Some(one);
                        @let tip = Tip {
                            title: say(one, ""),
                            text: say(one, ".effect"),
                            more: if here { vec![seen.say("mn-event-now")] } else { Vec::new() },
                        };
                        (spot(seen, &format!("happening-{}", one.id()), &look("omen", [("now", here)]), tip,
                            drawn::event(one.id())))
                    }
                }
            }
        }
    })
}

/// The development line, head first.
#[derive(Hash)]
struct Line {
    cards: Vec<Card>,
    /// A storm is about: only the head can be reached.
    storm: bool,
    deck: u8,
}

/// A card of the line.
#[derive(Hash)]
struct Card {
    development: Development,
    /// There is another of its kind in the line.
    twin: bool,
    /// Within reach of the set the reader is putting together, or has played.
    reached: bool,
    /// Within reach of the reader's hand: the doubloons that could be earned besides.
    besides: Option<u8>,
}

type Seen<'a> = board::Seen<'a, Line>;

/// The line and the deck.
pub(super) fn part(scene: &Scene, view: &View, plans: &[Plan], sheet: &Sheet) -> Region<'static> {
    let table = view.table();
    let reached = view.within_reach();
    let besides =
        |at: usize| plans.iter().filter(|plan| usize::from(plan.reach) > at).map(|plan| plan.doubloons).max();
    let card = |(at, development)| Card {
        development,
        twin: table.line().any(|other| other.is_twin_of(development)),
        reached: reached.contains(&development),
        besides: besides(at),
    };
    let line = Line {
        cards: table.line().enumerate().map(card).collect(),
        storm: scene.seat.is_some_and(|seat| table.touches(RoyalEvent::Storm, seat)),
        deck: table.development_deck_size(),
    };
    sheet.part("line", line, &["line-", "development-deck"], |seen| {
        let Line { cards, storm, .. } = seen.shown;
        html! {
            div .devline role="group" aria-label=(seen.say("mn-line")) {
                @for (at, card) in cards.iter().enumerate() { (one(seen, at, card)) }
                @for _ in cards.len()..LINE { div .devcard.gap {} }
                (deck(seen))
                @if *storm { (rail(seen, 1, &[(LEAST_IDENTICAL, "1–9")])) }
                @else { @for up_to in reaches() { (rail(seen, up_to, &reach(up_to))) } }
            }
        }
    })
}

/// The smallest sets that reach up to a place: how many cards, of which numbers.
fn reach(up_to: usize) -> Vec<(u8, &'static str)> {
    let smallest = |(band, by_size): (&'static str, [u8; IDENTICAL_SIZES])| {
        let size = by_size.iter().position(|&reach| usize::from(reach) == up_to)?;
        Some((LEAST_IDENTICAL + size as u8, band))
    };
    cards::BANDS.into_iter().zip(REACH).filter_map(smallest).collect()
}

fn one(seen: Seen, at: usize, card: &Card) -> Markup {
    let development = card.development;
    let mut more = vec![seen.count(if at == 0 { "mn-head" } else { "mn-place" }, at as u32 + 1)];
    if let Some(doubloons) = card.besides {
        more.push(seen.count("mn-besides", doubloons));
    }
    let name = seen.say(&name(development, card.twin));
    let tip = Tip { title: name.clone(), ..cards::development_tip(seen, development, false, more) };
    let class = look(
        &format!("devcard of-{}", cards::kind(development)),
        [("reached", card.reached), ("head", at == 0), ("near", card.besides.is_some())],
    );
    spot(
        seen,
        &format!("line-{}", development.id()),
        &class,
        tip,
        html! {
            (pieces(format!("development-{}", development.id()), 1, cards::development(seen, development)))
            span .dev-name { (name) }
            @if let Some(doubloons) = card.besides {
                span .besides aria-hidden="true" { "✓" @if doubloons > 0 { " +" (doubloons) } }
            }
        },
    )
}

fn deck(seen: Seen) -> Markup {
    let left = seen.shown.deck;
    let tip = Tip {
        title: seen.say("mn-development-deck"),
        text: seen.say("mn-development-deck-rule"),
        more: vec![seen.count("left", left)],
    };
    spot(
        seen,
        "development-deck",
        &look("devdeck", [("none", left == 0)]),
        tip,
        html! { (pieces("development", left, drawn::development_back())) b .badge { (left) } },
    )
}

/// Which sets reach up to here.
fn rail(seen: Seen, up_to: usize, sets: &[(u8, &str)]) -> Markup {
    let title = seen.count("mn-reach", up_to as u32);
    html! {
        span class={ "rail to-" (up_to) } title=(title) {
            b .rail-words { (title) }
            @for (cards, band) in sets { span { (cards) "× " b { (band) } } " " }
        }
    }
}
