//! Why an action is not allowed: a sentence for every way of being refused.

use crate::{
    action::{Action, Power},
    components::*,
    position::Step,
    talk::{good_name, name, role_name, the},
    view::View,
};
use game::{ActionSet, Phrase, Seat, phrase};

/// Why this seat may not do this now; `None` if it may.
pub(crate) fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    match view.to_act() {
        None => return Some(Phrase::new("illegal-over")),
        Some(mover) if mover != seat || view.observer() != Some(seat) => {
            return Some(Phrase::new("illegal-not-your-turn"));
        }
        Some(_) => {}
    }
    if view.legal().contains(action.index()) {
        return None;
    }
    Some(reason(view, seat, action).unwrap_or_else(|| Phrase::new("why-not-now")))
}

/// The reason, if the action is of the kind that is asked for.
fn reason(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    let player = view.player(seat);
    let in_hand = |card: Card| player.hand[card.index()] > 0;
    let not_in_hand = |card: Card| Some(phrase!("why-not-in-hand", card = name(card)));
    let step = view.step();
    match (step, action) {
        (Step::Role, Action::Take(role)) => Some(phrase!("why-role-taken", role = role_name(role))),
        (Step::Build | Step::Cover, Action::Build(card)) => Some(why_not_build(view, seat, card)),
        (Step::Build, Action::Cover(card)) => Some(why_not_cover(view, seat, card)),
        (Step::Pay, Action::PayGood(good)) if view.table.phase.goods_left > 0 => {
            Some(phrase!("why-no-good", good = good_name(good)))
        }
        (Step::Pay, Action::PayGood(_)) => Some(Phrase::new("why-no-black-market")),
        (Step::Sell, Action::Sell(good)) => Some(phrase!("why-no-good", good = good_name(good))),
        (Step::Produce, Action::Produce(good)) => Some(phrase!("why-no-room", good = good_name(good))),
        (Step::Draw | Step::Prospect, Action::Draw(count)) => Some(phrase!("why-not-so-many", count = count)),
        (Step::Keep | Step::GoldKeep, Action::Keep(card)) => {
            Some(phrase!("why-not-drawn", card = name(card)))
        }
        (_, Action::Pay(card)) if step == Step::Pay && !in_hand(card) => not_in_hand(card),
        (Step::Draft | Step::Office | Step::Limit | Step::Discard, Action::Discard(card))
            if !in_hand(card) =>
        {
            not_in_hand(card)
        }
        (Step::Chapel | Step::Bank, Action::Tuck(card)) if !in_hand(card) => not_in_hand(card),
        (_, Action::Use(power)) if !player.has(power.card()) && power != Power::Library => {
            Some(phrase!("why-no-power", card = the(power.card())))
        }
        (Step::Draft | Step::Limit | Step::Discard, Action::Pass | Action::Done) => {
            Some(Phrase::new("why-must-discard"))
        }
        (Step::Pay, Action::Pass | Action::Done) => Some(Phrase::new("why-must-pay")),
        (Step::Role, Action::Pass | Action::Done) => Some(Phrase::new("why-must-take")),
        _ => None,
    }
}

fn why_not_build(view: &View, seat: Seat, card: Card) -> Phrase {
    let player = view.player(seat);
    if card == Card::Cathedral && !view.cathedral() {
        return Phrase::new("why-no-cathedral");
    }
    if view.covering() == Some(card) {
        return phrase!("why-identical", card = the(card));
    }
    if card != Card::Cathedral && player.hand[card.index()] == 0 {
        return phrase!("why-not-in-hand", card = name(card));
    }
    if !card.is_production() && player.has(card) {
        return phrase!("why-already-built", card = the(card));
    }
    phrase!("why-too-expensive", card = the(card), price = view.price(seat, card))
}

fn why_not_cover(view: &View, seat: Seat, card: Card) -> Phrase {
    let player = view.player(seat);
    if !player.has(Card::Crane) {
        Phrase::new("why-no-crane")
    } else if card == Card::Crane {
        Phrase::new("why-not-the-crane")
    } else if !player.has(card) {
        phrase!("why-not-built", card = the(card))
    } else {
        phrase!("why-nothing-over", card = the(card))
    }
}
