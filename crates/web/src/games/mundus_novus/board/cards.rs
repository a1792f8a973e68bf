//! Cards: resources with their number and class, developments with what stands on them, coins.

use crate::{
    art,
    games::{
        board::{Seen, Tip},
        mundus_novus::{art as drawn, plans::Brings},
    },
};
use game::Source;
use maud::{Markup, html};
use mundus_novus::{Cards, Class, Development, Kind, Resource, View};

/// The numbers of the classes.
pub(super) const BANDS: [&str; 3] = ["1–3", "4–6", "7–9"];

/// The number of a resource; the relic counts ten.
pub(super) fn number(resource: Resource) -> usize {
    resource.index() + 1
}

/// The class of a resource, for its colour.
pub(super) fn class(resource: Resource) -> &'static str {
    resource.class().map_or(resource.id(), Class::id)
}

/// The kinds among these cards, with their numbers.
pub(super) fn kinds(cards: Cards) -> impl Iterator<Item = (Resource, u8)> {
    Resource::ALL.into_iter().map(move |resource| (resource, cards.get(resource))).filter(|(_, n)| *n > 0)
}

/// The look of a resource card of this size.
pub(super) fn look(resource: Resource, size: &str) -> String {
    format!("rc {size} of-{}", class(resource))
}

/// The inside of a resource card: its picture and its number.
pub(super) fn face(resource: Resource) -> Markup {
    html! { (drawn::resource(resource.id())) b { (number(resource)) } }
}

/// A small card within a line of things, with its name for those who do not see it.
pub(super) fn chip<T>(seen: Seen<T>, resource: Resource) -> Markup {
    let name = seen.say(&format!("resource-{}", resource.id()));
    html! { span class=(look(resource, "chip")) title=(name) { (face(resource)) span .sr { (name) } } }
}

/// The same for a card that a merchant turns into another resource.
pub(super) fn turned_chip<T>(seen: Seen<T>, resource: Resource, into: Option<Resource>) -> Markup {
    html! {
        @match into {
            None => (chip(seen, resource)),
            Some(into) => span .turned { (chip(seen, resource)) span aria-hidden="true" { "›" } (chip(seen, into)) },
        }
    }
}

/// What a resource says of itself; `more` are this position's numbers.
pub(super) fn tip<T>(seen: Seen<T>, resource: Resource, more: Vec<String>) -> Tip {
    Tip {
        title: format!("{} ({})", seen.say(&format!("resource-{}", resource.id())), number(resource)),
        text: seen.say(&format!("mn-{}-rule", class(resource))),
        more,
    }
}

/// A number of doubloons.
pub(super) fn doubloons<T>(seen: Seen<T>, n: impl Into<u32>) -> Markup {
    let n = n.into();
    html! { span .amount { b { (n) } (art::doubloon()) span .sr { (seen.count("doubloons", n)) } } }
}

/// What a set brings.
pub(super) fn outcome<T>(seen: Seen<T>, what: Brings) -> Markup {
    html! {
        @match what {
            Brings::Nothing => {},
            Brings::Doubloons(n) => span .brings { "→ " (doubloons(seen, n)) },
            Brings::Reach(n) => span .brings { "→ " (seen.count("mn-reach", n)) },
        }
    }
}

/// The kind of a development, for its look.
pub(super) fn kind(card: Development) -> &'static str {
    match card.data().kind {
        Kind::Character(_) => "character",
        Kind::Caravel(_) => "caravel",
        Kind::Merchant(_) => "merchant",
        Kind::Warehouse(_) => "warehouse",
        Kind::Shipyard => "shipyard",
    }
}

/// What is written on a development: a caravel's number, a merchant's band, a warehouse's room.
pub(super) fn figure(card: Development) -> Option<String> {
    match card.data().kind {
        Kind::Character(_) | Kind::Shipyard => None,
        Kind::Caravel(number) => Some(number.to_string()),
        Kind::Merchant(class) => Some(BANDS[class.index()].to_string()),
        Kind::Warehouse(room) => Some(room.to_string()),
    }
}

/// Does this caravel sail in the second squadron?
pub(super) fn is_detached(view: &View, card: Development) -> bool {
    match card.data().kind {
        Kind::Caravel(number) => view.second_squadron().any(|other| other == number),
        _ => false,
    }
}

/// The inside of a development card: picture, figure, income, event.
pub(super) fn development<T>(seen: Seen<T>, card: Development) -> Markup {
    let data = card.data();
    html! {
        span .dev-art { (drawn::development(card.id())) @if let Some(figure) = figure(card) { b .figure { (figure) } } }
        @if data.income > 0 { span .income title=(seen.count("mn-income", data.income)) { b { "+" (data.income) } (art::doubloon()) } }
        @if let Some(event) = data.icon {
            span .omen title=(seen.say(&format!("happening-{}", event.id()))) { (drawn::event(event.id())) }
        }
    }
}

/// What a development says of itself; `more` are this position's numbers.
pub(super) fn development_tip<T>(seen: Seen<T>, card: Development, detached: bool, more: Vec<String>) -> Tip {
    let mut lines = more;
    if let Some(event) = card.data().icon {
        lines.push(seen.label(&seen.say("mn-omen"), seen.say(&format!("happening-{}", event.id()))));
    }
    if detached {
        lines.push(seen.say("mn-detached"));
    }
    if card.data().source == Source::Rebuilt {
        lines.push(seen.say("mn-rebuilt"));
    }
    Tip {
        title: seen.say(&format!("development-{}", card.id())),
        text: seen.say(&format!("development-{}.effect", card.id())),
        more: lines,
    }
}
