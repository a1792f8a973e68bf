//! The middle of the table: roles, the trading house with its price cards, deck, discard, the cathedral.

use super::cards;
use super::{PriceCard, RoleCard, Seen, Turned};
use crate::games::board::{Tip, spot};
use crate::{
    art,
    games::{puerto_rico::art as puerto_rico, san_juan::art as san_juan},
};
use maud::{Markup, html};

/// All role cards in a row.
pub(super) fn roles(seen: Seen) -> Markup {
    html! {
        div .roles role="group" aria-label=(seen.say("roles")) {
            @for card in &seen.table.roles { (role(seen, card)) }
        }
    }
}

fn role(seen: Seen, card: &RoleCard) -> Markup {
    let name = seen.name_of("role", &card.role);
    let taker = card.taken_by.and_then(|seat| seen.table.players.iter().find(|p| p.seat == seat));
    let class = match (card.active, taker.is_some()) {
        (true, _) => "role active",
        (false, true) => "role taken",
        (false, false) => "role",
    };
    let mut more: Vec<String> = card.now.iter().map(|(key, n)| seen.count(key, *n)).collect();
    more.extend(taker.map(|player| player.name.clone()));
    let tip = Tip { title: name.clone(), text: seen.say(&format!("sj-role-{}-rule", card.role)), more };
    spot(
        seen,
        &format!("role-{}", card.role),
        class,
        tip,
        html! {
            (san_juan::role(&card.role))
            span .role-name { (name) }
            @if let Some(player) = taker {
                span class={ "role-taker seat-" (player.seat) } { (art::seat(player.seat)) (player.name) }
            } @else if let Some((key, n)) = card.now {
                span .role-now { (seen.count(key, n)) }
            }
        },
    )
}

/// The trading house: what the five goods bring, this time and next.
pub(super) fn trading_house(seen: Seen) -> Markup {
    let tip = Tip { title: seen.say("trading-house"), text: seen.say("sj-prices-rule"), more: Vec::new() };
    let place = spot(
        seen,
        "trading-house",
        "prices",
        tip,
        html! {
            span .awning { (puerto_rico::trading_house()) }
            table {
                thead {
                    tr {
                        th { span .sr { (seen.say("trading-house")) } }
                        @for good in &san_juan::GOODS[..5] {
                            th scope="col" title=(seen.name_of("good", good)) {
                                (san_juan::good(good)) span .sr { (seen.name_of("good", good)) }
                            }
                        }
                    }
                }
                tbody { @for card in &seen.table.prices { (price_card(seen, card)) } }
            }
        },
    );
    html! { div .part { (place) } }
}

fn price_card(seen: Seen, card: &PriceCard) -> Markup {
    let (class, label, short) = match card.when {
        Turned::Now => ("now", seen.say("sj-prices-now"), None),
        Turned::Last => ("last", seen.say("sj-prices-last"), None),
        Turned::In(n) => ("in", seen.count("sj-prices-in", n), Some(format!("+{n}"))),
        Turned::Unseen => ("unseen", seen.say("sj-prices-unseen"), Some("?".to_string())),
    };
    html! {
        tr class=(class) title=(label) {
            th scope="row" {
                @match short {
                    Some(short) => { span aria-hidden="true" { (short) } span .sr { (label) } },
                    None => (label),
                }
            }
            @for price in card.prices { td { (price) } }
        }
    }
}

/// Deck and discard, and the cards somebody else is looking at.
pub(super) fn piles(seen: Seen) -> Markup {
    let table = seen.table;
    let known = match table.known_discards.as_slice() {
        [] => Vec::new(),
        known => vec![format!("{} {}", seen.say("sj-known"), cards::list(seen, known))],
    };
    html! {
        div .stacks {
            (pile(seen, "deck", table.deck, Vec::new()))
            (pile(seen, "discard", table.discard, known))
            @if table.drawn_size > 0 {
                div .looked-at { (cards::fan(seen, &[], table.drawn_size)) span .caption { (seen.say("sj-drawn")) } }
            }
        }
    }
}

fn pile(seen: Seen, what: &str, cards: u32, known: Vec<String>) -> Markup {
    let mut more = vec![seen.count("sj-cards", cards)];
    more.extend(known);
    let name = seen.say(&format!("sj-{what}"));
    let tip = Tip { title: name.clone(), text: seen.say(&format!("sj-{what}-rule")), more };
    let class = if cards == 0 { "heap-of-cards none" } else { "heap-of-cards" };
    spot(
        seen,
        what,
        &format!("{class} {what}"),
        tip,
        html! { (san_juan::back()) b .badge { (cards) } span .caption { (name) } },
    )
}

/// The cathedral beside the roles, while nobody has built it.
pub(super) fn cathedral(seen: Seen) -> Markup {
    html! {
        div .part {
            @if let Some(face) = &seen.table.cathedral {
                (spot(seen, "cathedral", &cards::class_of(face, "big alone"), cards::tip(seen, face, true),
                    cards::drawing(seen, face, true)))
            }
        }
    }
}
