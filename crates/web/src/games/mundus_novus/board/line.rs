//! The front: the events, and the line of developments with the reach of sets.

use super::{LineCard, Place, Reach, Seen, Tip, cards, spot};
use crate::games::mundus_novus::art as drawn;
use maud::{Markup, html};

/// The line and the deck.
pub(super) fn line(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .devline role="group" aria-label=(seen.say("mn-line")) {
            @for (at, card) in table.line.iter().enumerate() { (one(seen, at, card)) }
            @for _ in table.line.len()..5 { div .devcard.gap {} }
            (deck(seen))
            @for reach in &table.reaches { (rail(seen, reach)) }
        }
    }
}

/// The event of this round, and all five for whoever wants to know, or to choose.
pub(super) fn sky(seen: Seen) -> Markup {
    let table = seen.table;
    let title = match &table.event {
        Some(event) => seen.say(&format!("happening-{event}")),
        None => seen.say("mn-no-event"),
    };
    html! {
        div class=(if table.calling { "sky calling" } else { "sky" }) role="group" aria-label=(seen.say("mn-event")) {
            @let tip = Tip {
                title: title.clone(),
                text: table.event.as_ref().map_or_else(
                    || seen.say("mn-event-rule"), |event| seen.say(&format!("happening-{event}.effect"))),
                more: vec![seen.count("mn-round", table.round)],
            };
            (spot(seen, Place::still("happenings"), "omen-now", tip, html! {
                @match &table.event { Some(event) => (drawn::event(event)), None => (drawn::no_event()) }
                span .omen-name { small { (seen.count("mn-round", table.round)) } b { (title) } }
            }))
            @if let Some(why) = table.last_round {
                span .tag.on title=(seen.say(&format!("ending-{why}"))) { (seen.say("mn-last-round")) }
            }
            div .omens {
                @for event in drawn::EVENTS {
                    @let here = table.event.as_deref() == Some(event);
                    @let tip = Tip {
                        title: seen.say(&format!("happening-{event}")),
                        text: seen.say(&format!("happening-{event}.effect")),
                        more: if here { vec![seen.say("mn-event-now")] } else { Vec::new() },
                    };
                    (spot(seen, Place::still(&format!("happening-{event}")), if here { "omen now" } else { "omen" }, tip,
                        drawn::event(event)))
                }
            }
        }
    }
}

fn one(seen: Seen, at: usize, card: &LineCard) -> Markup {
    let dev = &card.dev;
    let name = seen.say(&format!("development-{}", dev.id));
    let mut more = vec![seen.count(if at == 0 { "mn-head" } else { "mn-place" }, at as u32 + 1)];
    if let Some(doubloons) = card.besides {
        more.push(seen.count("mn-besides", doubloons));
    }
    let mut class = format!("devcard of-{}", dev.kind);
    for (yes, add) in [(card.reached, " reached"), (at == 0, " head"), (card.besides.is_some(), " near")] {
        if yes {
            class.push_str(add);
        }
    }
    spot(
        seen,
        &format!("line-{}", dev.id),
        &class,
        cards::development_tip(seen, dev, more),
        html! {
            (cards::development(seen, dev))
            span .dev-name { (name) }
            @if let Some(doubloons) = card.besides {
                span .besides aria-hidden="true" { "✓" @if doubloons > 0 { " +" (doubloons) } }
            }
        },
    )
}

fn deck(seen: Seen) -> Markup {
    let table = seen.table;
    let tip = Tip {
        title: seen.say("mn-development-deck"),
        text: seen.say("mn-development-deck-rule"),
        more: vec![seen.count("left", table.development_deck)],
    };
    spot(
        seen,
        "development-deck",
        if table.development_deck == 0 { "devdeck none" } else { "devdeck" },
        tip,
        html! { (drawn::development_back()) b .badge { (table.development_deck) } },
    )
}

/// Which sets reach up to here.
fn rail(seen: Seen, reach: &Reach) -> Markup {
    let title = seen.count("mn-reach", reach.up_to as u32);
    html! {
        span class={ "rail to-" (reach.up_to) } title=(title) {
            span .sr { (title) ": " }
            @for (cards, band) in &reach.sets { span { (cards) "× " b { (band) } } " " }
        }
    }
}
