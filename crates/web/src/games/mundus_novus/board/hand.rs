//! The reader's hand: a column for each resource, by number, with the merchants of each class above the three they make.

use super::{Pile, Place, Seen, Tip, cards, spot};
use crate::games::mundus_novus::art as drawn;
use maud::{Markup, html};

/// More cards of a kind than this lie on top of each other.
const FANNED: u32 = 5;
/// The bands of the three classes.
const BANDS: [(&str, &str); 3] = [("common", "1–3"), ("uncommon", "4–6"), ("rare", "7–9")];

/// Ten columns under three merchants' tables.
pub(super) fn hand(seen: Seen) -> Markup {
    let table = seen.table;
    html! {
        div .hand role="group" aria-label=(seen.say("mn-hand")) {
            @for ((class, band), (all, left)) in BANDS.into_iter().zip(table.merchants) { (merchants(seen, class, band, all, left)) }
            span .band.of-relic { (seen.say("mn-jokers")) }
            @for pile in &table.hand { (column(seen, pile)) }
        }
    }
}

/// The merchants of a class, those used up faded.
fn merchants(seen: Seen, class: &str, band: &str, all: u32, left: u32) -> Markup {
    let title = seen.say(&format!("mn-merchants-{class}"));
    html! {
        span class={ "band of-" (class) } {
            span .band-name { (seen.say(&format!("class-{class}"))) " " (band) }
            span .has-tip.band-men tabindex=[(all > 0).then_some("0")] {
                @for at in 0..all {
                    span class=(if at < left { "man" } else { "man none" }) { (drawn::development(&format!("{class}-merchant"))) }
                }
                span .sr { (title) ": " (seen.count("mn-merchants-left", left)) }
                @if all > 0 {
                    span .tip aria-hidden="true" {
                        b { (title) }
                        span { (seen.say("mn-merchants-rule")) }
                        span .dim { (seen.count("mn-merchants-left", left)) }
                    }
                }
            }
        }
    }
}

fn column(seen: Seen, pile: &Pile) -> Markup {
    let resource = &pile.resource;
    let name = seen.say(&format!("resource-{resource}"));
    let class = cards::class(resource);
    let mut more = vec![seen.count("mn-held", pile.held)];
    if pile.known > 0 {
        more.push(seen.count("mn-known", pile.known));
    }
    more.push(seen.count("mn-unseen", pile.unseen));
    let heading = Tip {
        title: name.clone(),
        text: seen.say(&format!("mn-{class}-rule")),
        more: vec![seen.count("mn-unseen", pile.unseen)],
    };
    html! {
        div class=(if pile.in_set { "col in-set" } else { "col" }) {
            (spot(seen, Place::still(&format!("resource-{resource}")), &format!("col-head of-{class}"), heading, html! {
                b { (cards::number(resource)) } span { (name) }
            }))
            (spot(seen, Place::still(&format!("hand-{resource}")), if pile.held == 0 { "hand-pile none" } else { "hand-pile" },
                cards::tip(seen, resource, more), html! {
                @for _ in 0..pile.held.clamp(1, FANNED) { span class=(cards::look(resource, "big")) { (cards::face(resource)) } }
                @if pile.held > 1 { b .badge { (pile.held) } }
            }))
        }
    }
}
