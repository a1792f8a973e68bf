//! The reader's hand: a column for each resource, by number, with the merchants of each class above the three they make.

use super::{cards, happened, players::Own};
use crate::{
    games::{
        board::{self, Tip, look, pieces, spot, thing},
        mundus_novus::art as drawn,
    },
    scene::Scene,
};
use game::Seat;
use maud::{Markup, html};
use mundus_novus::{Action, Class, Resource, View};

/// More cards of a kind than this lie on top of each other.
const FANNED: u8 = 5;

type Seen<'a> = board::Seen<'a, Own>;

/// The reader's cards of one resource.
#[derive(Clone, Hash)]
pub(super) struct Pile {
    resource: Resource,
    held: u8,
    /// Of those held: how many everybody knows.
    known: u8,
    /// How many the reader has not seen.
    unseen: u8,
    /// Of those held: how many have come since the reader's last decision.
    pub came: u8,
    /// Part of the set being put together.
    in_set: bool,
}

/// The merchants of a class: how many there are, how many can still be used.
pub(super) type Merchants = (Class, u8, u8);

/// The card that the last action of a draft chooses, which the view does not show yet.
pub(super) fn pending(scene: &Scene) -> Option<Resource> {
    match Action::parse(scene.pending?)? {
        Action::Offer(card) | Action::Discard(card) | Action::Give(card) | Action::Store(card) => Some(card),
        _ => None,
    }
}

/// The hand of the reader, in this seat.
pub(super) fn piles(scene: &Scene, view: &View, seat: Seat) -> Vec<Pile> {
    let (hand, known) =
        (view.hand(seat).less(pending(scene).into_iter().collect()), view.player(seat).known());
    let in_set: Vec<Resource> = view.target().into_iter().chain(view.kinds_chosen()).collect();
    let came = happened::came(scene.events(), seat);
    let pile = |resource: Resource| Pile {
        resource,
        held: hand.get(resource),
        known: known.get(resource).min(hand.get(resource)),
        unseen: view.unseen(resource),
        came: came.get(resource).min(hand.get(resource)),
        in_set: in_set.contains(&resource),
    };
    Resource::ALL.map(pile).to_vec()
}

/// The merchants of this seat.
pub(super) fn merchants(view: &View, seat: Seat) -> Vec<Merchants> {
    let left = view.merchants_left(seat);
    Class::ALL.map(|class| (class, view.player(seat).merchants(class), left[class.index()])).to_vec()
}

/// Ten columns under three merchants' tables.
pub(super) fn hand(seen: Seen) -> Markup {
    html! {
        div .hand role="group" aria-label=(seen.say("mn-hand")) {
            @for &merchants in &seen.shown.merchants { (band(seen, merchants)) }
            span .band.of-relic { (seen.say("mn-jokers")) }
            @for pile in &seen.shown.hand { (column(seen, pile)) }
        }
    }
}

/// The merchants of a class, those used up faded.
fn band(seen: Seen, (class, all, left): Merchants) -> Markup {
    let (band, class) = (cards::BANDS[class.index()], class.id());
    let title = seen.say(&format!("mn-merchants-{class}"));
    let about = format!("{class}-merchant");
    let left_over = seen.count("mn-merchants-left", left);
    let men = html! {
        @for at in 0..all { span class=(look("man", [("none", at >= left)])) { (drawn::development(&about)) } }
        span .sr { (title) ", " (left_over) }
    };
    let tip = Tip { title, text: seen.say("mn-merchants-rule"), more: vec![left_over] };
    html! {
        span class={ "band of-" (class) } {
            span .band-name { (seen.say(&format!("class-{class}"))) " " (band) }
            @if all > 0 { (thing("band-men", &about, &about, &tip, men)) } @else { span .band-men { (men) } }
        }
    }
}

fn column(seen: Seen, pile: &Pile) -> Markup {
    let Pile { resource, held, known, unseen, came, in_set } = *pile;
    let id = resource.id();
    let name = seen.say(&format!("resource-{id}"));
    let class = cards::class(resource);
    let mut more = vec![seen.count("mn-held", held)];
    if known > 0 {
        more.push(seen.count("mn-known", known));
    }
    more.push(seen.count("mn-unseen", unseen));
    let heading = Tip {
        title: name.clone(),
        text: seen.say(&format!("mn-{class}-rule")),
        more: vec![seen.count("mn-unseen", unseen)],
    };
    html! {
        div class=(look("col", [("in-set", in_set)])) data-came[came > 0] {
            (spot(seen, &format!("resource-{id}"), &format!("col-head of-{class}"), heading, html! {
                b { (cards::number(resource)) } span { (name) }
            }))
            (spot(seen, &format!("hand-{id}"), &look("hand-pile", [("none", held == 0)]),
                cards::tip(seen, resource, more), html! {
                (pieces(format!("card-{id}"), held, html! {
                    @for _ in 0..held.clamp(1, FANNED) { span class=(cards::look(resource, "big")) { (cards::face(resource)) } }
                }))
                @if held > 1 { b .badge { (held) } }
            }))
        }
    }
}
