//! A city: up to twelve cards, goods on those that make them, and what the crane could do.

use super::{cards, players::Player};
use crate::{
    games::{
        board::{Place, Seen, pieces_at, spot},
        san_juan::art as drawn,
    },
    scene::Scene,
};
use game::{Rules, Seat};
use maud::{Markup, html};
use san_juan::{Action, Card, Good, SanJuan, View, components::LAST_BUILDING};
use std::ops::RangeInclusive;

/// How many prices of the crane fit on a card; the rest is said when it is pointed at.
const PRICES_SHOWN: usize = 3;

/// A building in a city.
#[derive(Clone, Hash)]
pub(super) struct House {
    card: Card,
    cost: u8,
    /// Which of several of its kind, from 1.
    copy: u8,
    /// Does a good lie on it?
    full: bool,
    /// What that is sold for in this trader phase.
    sale: Option<u8>,
    /// The reader's crane could build these here, at these prices.
    over: Vec<(Card, u8)>,
    /// Covering it would lose a good.
    loses_good: bool,
    /// The crane is about to cover it.
    covering: bool,
}

/// The buildings of a seat.
pub(super) fn houses(scene: &Scene, view: &View, seat: Seat) -> Vec<House> {
    Card::ALL.into_iter().flat_map(|card| of_kind(scene, view, seat, card)).collect()
}

/// The buildings of one kind; those with a good first.
fn of_kind(scene: &Scene, view: &View, seat: Seat, card: Card) -> Vec<House> {
    let player = view.player(seat);
    let good = Good::on(card);
    let full = good.map_or(0, |good| player.goods(good));
    let own = scene.seat == Some(seat);
    let coverable =
        own && scene.legal.iter().any(|legal| SanJuan::action(legal.index) == Action::Cover(card));
    let covered = |copy: u8| covered_copies(view, seat, card).contains(&copy);
    let house = |copy: u8| House {
        card,
        cost: view.cost(card),
        copy,
        full: copy <= full,
        sale: good.filter(|_| copy <= full).and_then(|good| view.sale_price(good)),
        over: if coverable && covered(copy) { crane(view, seat, card) } else { Vec::new() },
        loses_good: coverable && view.crane_loses_good(seat, card),
        covering: own && view.covering() == Some(card) && covered(copy),
    };
    (1..=player.copies(card)).map(house).collect()
}

/// What the reader's hand would cost over this building, cheapest first.
fn crane(view: &View, seat: Seat, over: Card) -> Vec<(Card, u8)> {
    let hand = view.hand(seat);
    let in_reach = |card: Card| hand.get(card) > 0 || card == Card::Cathedral && view.cathedral();
    let new = |card: &Card| in_reach(*card) && (card.is_production() || !view.player(seat).has(*card));
    let cards = Card::ALL.into_iter().filter(new);
    let price = |card: Card| view.crane_price(seat, card, over).map(|price| (card, price));
    let mut prices: Vec<_> = cards.filter_map(price).collect();
    prices.sort_by_key(|(_, price)| *price);
    prices
}

/// Of several buildings of a kind the crane covers an empty one, if there is one.
pub fn covered_copies(view: &View, seat: Seat, card: Card) -> RangeInclusive<u8> {
    let player = view.player(seat);
    let full = Good::on(card).map_or(0, |good| player.goods(good));
    let copies = player.copies(card);
    if full < copies { full + 1..=copies } else { 1..=copies }
}

/// The city of a player in cards of a size, `mid` or `small`.
pub(super) fn city<T>(seen: Seen<T>, player: &Player, size: &str) -> Markup {
    html! {
        div .town role="group" aria-label=(seen.say("city")) {
            @for house in &player.city { (one(seen, player, house, size)) }
            @for _ in player.buildings..LAST_BUILDING { span .lot {} }
        }
    }
}

fn one<T>(seen: Seen<T>, player: &Player, house: &House, size: &str) -> Markup {
    let House { card, cost, copy, full, .. } = *house;
    let id = format!("city-{}-{}-{copy}", player.plate.seat.number(), card.id());
    let place = if player.plate.mine {
        let place = format!("building-{}", card.id());
        Place::several(place.clone(), format!("{place}-{copy}"), id)
    } else {
        Place::from(&id)
    };
    let mut tip = cards::tip(seen, card, cost);
    let good = Good::on(card);
    tip.more.extend(good.map(|good| match full {
        true => seen.title(&format!("good-{}", good.id())),
        false => seen.say("sj-empty"),
    }));
    tip.more.extend(house.sale.map(|price| seen.count("sj-sale", price)));
    if !house.over.is_empty() {
        let price =
            |(card, price): &(Card, u8)| format!("{} {price}", seen.say(&format!("card-{}", card.id())));
        let prices: Vec<String> = house.over.iter().map(price).collect();
        tip.more.push(format!("{} {}", seen.say("sj-over"), prices.join(", ")));
        if house.loses_good {
            tip.more.push(seen.say("sj-loses-good"));
        }
    }
    let mut class = cards::look(card, size);
    if house.covering {
        class.push_str(" covering");
    }
    spot(
        seen,
        place,
        &class,
        tip,
        html! {
            (pieces_at("city", "card", 1, cards::drawing(seen, card, cost)))
            @if let Some(good) = good.filter(|_| full) {
                span .lying {
                    (pieces_at(format!("goods-{}", card.id()), "card", 1, drawn::back())) (drawn::good(good.id())) @if let Some(price) = house.sale { b { (price) } } }
            }
            @if !house.over.is_empty() {
                span .over {
                    @for (card, price) in house.over.iter().take(PRICES_SHOWN) {
                        span { (drawn::card(card.id())) b { (price) } }
                    }
                    @if house.over.len() > PRICES_SHOWN { "…" }
                }
            }
        },
    )
}
