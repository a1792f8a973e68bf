//! Why an action is not allowed: a sentence for every way of being refused.

use crate::{
    action::Action,
    components::*,
    flow,
    position::{Position, Step},
    talk::{numbered, resource},
    view::View,
};
use game::{Arg, Phrase, Seat, phrase};

/// Why this seat may not do this now; `None` if it may.
pub(crate) fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let p = &view.table;
    if p.acting.is_empty() {
        return Some(Phrase::new("illegal-over"));
    }
    if !p.acting.contains(seat) || view.observer != Some(seat) {
        return Some(Phrase::new("illegal-not-your-turn"));
    }
    if flow::offered(p, seat).contains(action.index()) {
        return None;
    }
    let not_now = || phrase!("why-not-now", step = Arg::term("step-", p.step.id()));
    Some(reason(p, seat, action).unwrap_or_else(not_now))
}

/// The reason, if the action is of the kind that is asked for.
fn reason(p: &Position, seat: Seat, action: Action) -> Option<Phrase> {
    let player = p.player(seat);
    let not_held = |card: Resource| phrase!("why-not-in-hand", resource = resource(card));
    Some(match (p.step, action) {
        (Step::Offer, Action::Offer(card))
        | (Step::Pirates, Action::Discard(card))
        | (Step::Gift, Action::Give(card))
        | (Step::Store, Action::Store(card)) => not_held(card),
        (Step::Offer, Action::DoneOffering) => phrase!("why-no-casas", count = p.announced),
        (Step::Pick, Action::Pick(card)) => phrase!("why-not-face-up", resource = resource(card)),
        (Step::Market, Action::Swap(card)) => phrase!("why-not-in-market", resource = resource(card)),
        (Step::Begin, Action::Begin(_)) => Phrase::new("why-not-at-table"),
        (Step::Appoint, Action::Appoint(who)) if who.index() < p.players().into() => {
            phrase!("why-not-highest", who = who)
        }
        (Step::Appoint, Action::Appoint(_)) => Phrase::new("why-not-at-table"),
        (Step::Take, Action::Take(card, from)) => take(p, card, from),
        (Step::Split, Action::Detach(caravel)) => {
            if player.caravels >> caravel & 1 == 0 {
                phrase!("why-no-caravel", caravel = caravel)
            } else if p.detached >> caravel & 1 == 1 {
                phrase!("why-detached", caravel = caravel)
            } else {
                phrase!("why-lowest-stays", caravel = caravel)
            }
        }
        (Step::Develop, Action::Develop(card)) => {
            let id = if p.line().any(|other| other == card) { "why-out-of-reach" } else { "why-not-in-line" };
            phrase!(id, development = numbered(card))
        }
        (Step::Develop, Action::DevelopUnseen) if player.wins(Character::Almagro) => {
            Phrase::new("why-deck-empty")
        }
        (Step::Develop, Action::DevelopUnseen) => Phrase::new("why-no-almagro"),
        (Step::Progress, Action::Identical(card)) => identical(p, card),
        (Step::Progress, Action::Different) if p.turn.different => Phrase::new("why-one-different"),
        (Step::Progress, Action::Different) => Phrase::new("why-too-few-different"),
        (Step::Progress, Action::Perfect) if p.is_perfect(seat) => Phrase::new("why-perfect-shown"),
        (Step::Progress, Action::Perfect) => Phrase::new("why-not-perfect"),
        (Step::Progress, Action::Sell(_)) if p.turn.relics => Phrase::new("why-relics-sold"),
        (Step::Progress, Action::Sell(count)) => phrase!("why-too-few-relics", count = count),
        (Step::Identical | Step::Different | Step::Perfect, Action::Add(card) | Action::Convert(card))
            if player.hand.get(card) == 0 =>
        {
            not_held(card)
        }
        (Step::Identical, Action::Add(_)) if p.bench.size == MOST_IDENTICAL => Phrase::new("why-set-full"),
        (Step::Identical, Action::Add(Resource::Relic)) => Phrase::new("why-only-relics"),
        (Step::Identical, Action::Add(card)) => phrase!("why-not-identical", resource = resource(card)),
        (Step::Identical | Step::Different | Step::Perfect, Action::Convert(card)) => convert(p, card),
        (Step::Different | Step::Perfect, Action::Add(Resource::Relic)) => Phrase::new("why-no-relic-here"),
        (Step::Different | Step::Perfect, Action::Add(card)) => {
            phrase!("why-not-different", resource = resource(card))
        }
        (Step::Convert, Action::As(card)) => phrase!("why-no-merchant-for", resource = resource(card)),
        (Step::Identical, Action::Declare) => Phrase::new("why-too-few-identical"),
        (Step::Different, Action::Declare) => Phrase::new("why-too-few-different"),
        (Step::Perfect, Action::Declare) => Phrase::new("why-not-perfect"),
        _ => return None,
    })
}

fn take(p: &Position, card: Resource, from: Seat) -> Phrase {
    if from.index() >= p.players().into() {
        Phrase::new("why-not-at-table")
    } else if from == p.mover {
        Phrase::new("why-own-card")
    } else if p.player(from).laid.get(card) == 0 {
        phrase!("why-not-laid-out", who = from, resource = resource(card))
    } else {
        phrase!("why-third-exchange", who = from)
    }
}

fn identical(p: &Position, card: Resource) -> Phrase {
    if p.line_length == 0 {
        Phrase::new("why-line-empty")
    } else if p.turn.identical && !p.touches(RoyalEvent::KingsHelp, p.mover) {
        Phrase::new("why-one-identical")
    } else {
        phrase!("why-no-such-set", resource = resource(card))
    }
}

fn convert(p: &Position, card: Resource) -> Phrase {
    if p.step == Step::Identical && p.bench.size == MOST_IDENTICAL {
        Phrase::new("why-set-full")
    } else if p.step == Step::Identical && usize::from(p.bench.target) == card.index() {
        phrase!("why-convert-itself", resource = resource(card))
    } else {
        phrase!("why-no-merchant", resource = resource(card))
    }
}
