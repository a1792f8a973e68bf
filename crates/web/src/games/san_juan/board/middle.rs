//! The middle of the table: the trading house with its price cards, deck, discard, the cathedral.

use super::cards::{self, Face};
use crate::{
    games::{
        board::{self, Sheet, Tip, pieces_at, spot},
        puerto_rico::art as borrowed,
        san_juan::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use maud::{Markup, html};
use san_juan::{Card, Good, PRICE_CARDS, Prices, View};

/// When a price card counts.
#[derive(Clone, Copy, Hash)]
enum Turned {
    /// In the trader phase being played.
    Now,
    /// In the last trader phase.
    Last,
    /// This many trader phases from now.
    In(u8),
    /// It has not been seen yet.
    Unseen,
}

/// The trading house: what the five goods bring, this time and next.
pub(super) fn trading_house(view: &View, sheet: &Sheet) -> Region<'static> {
    sheet.part("trading-house", prices(view), &["trading-house"], |seen| {
        let tip =
            Tip { title: seen.say("trading-house"), text: seen.say("sj-prices-rule"), more: Vec::new() };
        let place = spot(
            seen,
            "trading-house",
            "prices",
            tip,
            html! {
                span .awning { (borrowed::trading_house()) }
                table {
                    thead {
                        tr {
                            th { span .sr { (seen.say("trading-house")) } }
                            @for good in Good::ALL.into_iter().filter(|good| *good != Good::Import) {
                                @let name = seen.title(&format!("good-{}", good.id()));
                                th scope="col" title=(name) { (drawn::good(good.id())) span .sr { (name) } }
                            }
                        }
                    }
                    tbody { @for &(prices, when) in seen.shown { (price_card(seen, prices, when)) } }
                }
            },
        );
        html! { div .part { (place) } }
    })
}

/// The price cards: the one turned over last, those not seen yet, then the others as they will come again.
fn prices(view: &View) -> Vec<(Prices, Turned)> {
    let digits = |id: &str| {
        let mut prices: Prices = [0; 5];
        prices.iter_mut().zip(id.bytes()).for_each(|(price, digit)| *price = digit - b'0');
        prices
    };
    let known: Vec<Prices> = view.known_price_cards().into_iter().map(digits).collect();
    let last = if view.prices().is_some() { Turned::Now } else { Turned::Last };
    let now = view.price_card().map(|id| (digits(id), last));
    let unseen: Vec<Prices> = PRICE_CARDS.into_iter().filter(|prices| !known.contains(prices)).collect();
    // After a full cycle the order is known; before it, those seen come again after those not seen.
    let mut again: Vec<Prices> = view.coming_price_cards().into_iter().map(digits).collect();
    if again.is_empty() {
        again = known;
    }
    again.retain(|prices| now.is_none_or(|(now, _)| now != *prices));
    let first = unseen.len() as u8 + 1;
    let hidden = unseen.into_iter().map(|prices| (prices, Turned::Unseen));
    let coming = again.into_iter().zip((first..).map(Turned::In));
    now.into_iter().chain(hidden).chain(coming).collect()
}

fn price_card<T>(seen: board::Seen<T>, prices: Prices, when: Turned) -> Markup {
    let (class, label, short) = match when {
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
            @for price in prices { td { (price) } }
        }
    }
}

/// Deck and discard, what the reader knows of it, and how many cards somebody else is looking at.
#[derive(Hash)]
struct Piles {
    deck: u8,
    discard: u8,
    known: Vec<(Card, u8)>,
    looked_at: u8,
}

/// Deck and discard, and the cards somebody else is looking at.
pub(super) fn piles(view: &View, sheet: &Sheet) -> Region<'static> {
    let mut known = *view.open_discards();
    view.own_discards().into_iter().for_each(|own| known.add_all(own));
    let piles = Piles {
        deck: view.deck(),
        discard: view.discard(),
        known: cards::counted(&known),
        looked_at: if view.drawn().iter().next().is_none() { view.drawn_size() } else { 0 },
    };
    sheet.part("piles", piles, &["deck", "discard"], |seen| {
        let Piles { deck, discard, ref known, looked_at } = *seen.shown;
        let known = (!known.is_empty()).then(|| format!("{} {}", seen.say("sj-known"), cards::list(seen, known)));
        html! {
            div .stacks {
                (pile(seen, "deck", deck, None))
                (pile(seen, "discard", discard, known))
                @if looked_at > 0 {
                    div .looked-at { (cards::fan(seen, &[], looked_at)) span .caption { (seen.say("sj-drawn")) } }
                }
            }
        }
    })
}

fn pile(seen: board::Seen<Piles>, what: &str, cards: u8, known: Option<String>) -> Markup {
    let more = std::iter::once(seen.count("sj-cards", cards)).chain(known).collect();
    let name = seen.say(&format!("sj-{what}"));
    let tip = Tip { title: name.clone(), text: seen.say(&format!("sj-{what}-rule")), more };
    let class = if cards == 0 { "heap-of-cards none" } else { "heap-of-cards" };
    spot(
        seen,
        what,
        &format!("{class} {what}"),
        tip,
        html! { (pieces_at(what, "card", cards, drawn::back())) b .badge { (cards) } span .caption { (name) } },
    )
}

/// The cathedral beside the roles, while nobody has built it.
pub(super) fn cathedral(scene: &Scene, view: &View, sheet: &Sheet) -> Option<Region<'static>> {
    let draw = |seen: board::Seen<Face>| {
        let (face, class) = (seen.shown, cards::look(Card::Cathedral, "big alone"));
        html! { div .part { (spot(seen, "cathedral", &class, face.tip(seen), face.drawing(seen))) } }
    };
    let face = view.cathedral().then(|| Face::of(scene, view, Card::Cathedral))?;
    Some(sheet.part("cathedral", face, &["cathedral"], draw))
}
