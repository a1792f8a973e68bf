//! Cards: a face with name, cost, points and effect; backs; what a card says when it is pointed at.

use crate::{
    games::{
        board::{Seen, Tip, pieces_at},
        san_juan::art as drawn,
    },
    scene::Scene,
};
use game::{Seat, Source};
use maud::{Markup, html};
use san_juan::{
    Card, Cards, Good, View,
    components::{MONUMENTS, When},
};

/// A card the reader may use: what it costs, what the reader would pay now, how many more are unseen.
#[derive(Clone, Hash)]
pub(super) struct Face {
    pub card: Card,
    cost: u8,
    price: u8,
    unseen: u8,
}

impl Face {
    /// A card as the reader sees it. When the game is over nobody pays less.
    pub fn of(scene: &Scene, view: &View, card: Card) -> Face {
        let cost = view.cost(card);
        let over = view.to_act().is_none();
        let price = if over { cost } else { view.price(scene.seat.unwrap_or(Seat::FIRST), card) };
        Face { card, cost, price, unseen: view.unseen(card) }
    }

    /// These cards as the reader sees them.
    pub fn all(scene: &Scene, view: &View, cards: &Cards) -> Vec<Face> {
        cards.iter().map(|card| Face::of(scene, view, card)).collect()
    }

    /// What it says of itself.
    pub fn tip<T>(&self, seen: Seen<T>) -> Tip {
        let mut tip = tip(seen, self.card, self.cost);
        if self.price != self.cost {
            tip.more.insert(2, seen.count("price-now", self.price));
        }
        let last = tip.more.len() - usize::from(mark(self.card).is_some());
        tip.more.insert(last, seen.count("sj-unseen", self.unseen));
        tip
    }

    /// The inside of the card, with its effect, and the price where it differs from the cost.
    pub fn drawing<T>(&self, seen: Seen<T>) -> Markup {
        let cost = html! {
            @if self.price == self.cost { span .cost { b { (self.cost) } } }
            @else { span .cost.less { s { (self.cost) } b { (self.price) } } }
        };
        html! {
            (picture(seen, self.card, cost))
            span .effect { (seen.say(&format!("card-{}.effect", self.card.id()))) }
        }
    }
}

/// The class names of a card: its size, and its class for colours.
pub(super) fn look(card: Card, size: &str) -> String {
    format!("face {size} of-{}", class(card))
}

/// The good it makes, or what else it is.
fn class(card: Card) -> &'static str {
    match Good::on(card) {
        Some(good) if card.is_production() => good.id(),
        _ if MONUMENTS & card.bit() != 0 => "monument",
        _ if card.data().when == When::End => "end",
        _ => "beige",
    }
}

/// Printed points; none if they are counted at the end.
fn points(card: Card) -> Option<u8> {
    (card.data().when != When::End).then(|| card.data().points)
}

/// The key of what is to be known where a value is not from the rulebook.
fn mark(card: Card) -> Option<&'static str> {
    let sources = [card.data().cost_source, card.data().points_source];
    match () {
        () if sources.contains(&Source::Rebuilt) => Some("mark-rebuilt"),
        () if sources.contains(&Source::Weak) => Some("mark-weak"),
        () => None,
    }
}

/// The key of when a card takes effect.
fn when(when: When) -> &'static str {
    match when {
        When::Production => "when-production",
        When::Builder => "when-builder",
        When::Producer => "when-producer",
        When::Trader => "when-trader",
        When::Councillor => "when-councillor",
        When::Prospector => "when-prospector",
        When::AllRoles => "when-all-roles",
        When::RoundStart => "when-round-start",
        When::Covered => "when-covered",
        When::Monument => "when-monument",
        When::End => "when-end",
    }
}

/// The name of a card, as a heading.
pub(super) fn name<T>(seen: Seen<T>, card: Card) -> String {
    seen.title(&format!("card-{}", card.id()))
}

/// The inside of a card: picture, cost, points, name.
pub(super) fn drawing<T>(seen: Seen<T>, card: Card, cost: u8) -> Markup {
    picture(seen, card, html! { span .cost { b { (cost) } } })
}

fn picture<T>(seen: Seen<T>, card: Card, cost: Markup) -> Markup {
    html! {
        span .pic { (drawn::card(card.id())) }
        (cost)
        b .worth { @match points(card) { Some(points) => (points), None => "?" } }
        span .face-name { (name(seen, card)) }
    }
}

/// What a card says of itself: when it takes effect, what it costs and is worth.
pub(super) fn tip<T>(seen: Seen<T>, card: Card, cost: u8) -> Tip {
    let mut more = vec![seen.say(when(card.data().when)), seen.count("price", cost)];
    more.extend(points(card).map(|points| seen.count("victory-points", points)));
    more.extend(mark(card).map(|mark| seen.say(mark)));
    Tip { title: name(seen, card), text: seen.say(&format!("card-{}.effect", card.id())), more }
}

/// A fan of cards nobody shows, and those everybody has seen coming.
pub(super) fn fan<T>(seen: Seen<T>, known: &[Card], size: u8) -> Markup {
    let hidden = usize::from(size).saturating_sub(known.len());
    html! {
        span .fan data-many[size > 9] title=(seen.count("sj-cards", size)) {
            (pieces_at("hand", "card", size, html! {
                @for _ in 0..hidden { (drawn::back()) }
                @for &card in known {
                    span class={ "known of-" (class(card)) } title=(name(seen, card)) {
                        (drawn::card(card.id())) span .sr { (name(seen, card)) }
                    }
                }
            }))
        }
    }
}

/// The kinds among these cards, with their numbers.
pub(super) fn counted(cards: &Cards) -> Vec<(Card, u8)> {
    Card::ALL.into_iter().map(|card| (card, cards.get(card))).filter(|(_, n)| *n > 0).collect()
}

/// Kinds with their numbers: "2 × smithy, 1 × well".
pub(super) fn list<T>(seen: Seen<T>, cards: &[(Card, u8)]) -> String {
    let one = |&(card, n): &(Card, u8)| {
        let name = seen.say(&format!("card-{}", card.id()));
        if n == 1 { name } else { format!("{n} × {name}") }
    };
    cards.iter().map(one).collect::<Vec<_>>().join(", ")
}
