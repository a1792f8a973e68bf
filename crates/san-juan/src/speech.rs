//! What is said to people: questions, actions, events, and why something cannot be done.

use crate::{
    action::{Action, Power},
    cards::Cards,
    components::*,
    event::Event,
    position::Step,
    standstill::{Cause, Standstill},
    view::View,
};
use game::{Arg, Phrase, Seat, phrase};

fn the(card: Card) -> Arg {
    Arg::Term(format!("card-{}.the", card.id()))
}

fn name(card: Card) -> Arg {
    Arg::term("card-", card.id())
}

fn good_name(good: Good) -> Arg {
    Arg::term("good-", good.id())
}

fn role_name(role: Role) -> Arg {
    Arg::term("role-", role.id())
}

fn list(cards: &Cards) -> Arg {
    Arg::List(cards.iter().map(name).collect())
}

/// What is asked of this seat.
pub(crate) fn ask(view: &View, seat: Seat) -> Phrase {
    let left = view.left();
    match view.step() {
        Step::Draft => phrase!("ask-draft", left = left),
        Step::Office => phrase!("ask-office", most = OFFICE_CARDS - view.table.phase.count),
        Step::Chapel => Phrase::new("ask-chapel"),
        Step::Bank => Phrase::new("ask-bank"),
        Step::Limit => phrase!("ask-limit", left = left, limit = view.hand_limit(seat)),
        Step::Role | Step::End => Phrase::new("ask-role"),
        Step::Library => Phrase::new("ask-library"),
        Step::Build => Phrase::new("ask-build"),
        Step::Over => phrase!("ask-over", card = the(view.covering().unwrap_or(Card::Crane))),
        Step::Pay => phrase!("ask-pay", left = left),
        Step::Produce => phrase!("ask-produce", left = left),
        Step::Sell => phrase!("ask-sell", left = left),
        Step::Harbor => Phrase::new("ask-harbor"),
        Step::Draw => Phrase::new("ask-draw"),
        Step::Keep => phrase!("ask-keep", left = left),
        Step::Discard => phrase!("ask-discard", left = left),
        Step::Prospect => Phrase::new("ask-prospect"),
        Step::GoldMine => Phrase::new("ask-gold-mine"),
        Step::GoldKeep => Phrase::new("ask-gold-keep"),
        Step::Goldsmith => Phrase::new("ask-goldsmith"),
    }
}

/// The same said to the others.
pub(crate) fn waiting_for(view: &View, seat: Seat) -> Phrase {
    let id = match view.step() {
        Step::Draft => "waiting-draft",
        Step::Office => "waiting-office",
        Step::Chapel => "waiting-chapel",
        Step::Bank => "waiting-bank",
        Step::Limit => "waiting-limit",
        Step::Role | Step::End => "waiting-role",
        Step::Library => "waiting-library",
        Step::Build | Step::Over => "waiting-build",
        Step::Pay => "waiting-pay",
        Step::Produce => "waiting-produce",
        Step::Sell => "waiting-sell",
        Step::Harbor => "waiting-harbor",
        Step::Draw | Step::Prospect => "waiting-draw",
        Step::Keep | Step::GoldKeep => "waiting-keep",
        Step::Discard => "waiting-discard",
        Step::GoldMine => "waiting-gold-mine",
        Step::Goldsmith => "waiting-goldsmith",
    };
    phrase!(id, who = seat)
}

/// An action offered, with its price or yield.
pub(crate) fn say_action(view: &View, seat: Seat, action: Action) -> Phrase {
    match action {
        Action::Take(role) => phrase!("action-take", role = role_name(role)),
        Action::Build(card) => phrase!("action-build", card = name(card), price = view.price(seat, card)),
        Action::Cover(card) => phrase!("action-cover", card = the(card)),
        Action::Draw(count) => phrase!("action-draw", count = count),
        Action::Use(power) => phrase!("action-use", card = the(power.card())),
        Action::SaveLibrary => Phrase::new("action-save-library"),
        Action::Produce(good) => phrase!("action-produce", good = good_name(good)),
        Action::Pay(card) => phrase!("action-pay", card = name(card)),
        Action::PayGood(good) => phrase!("action-pay-good", good = good_name(good)),
        Action::Sell(good) => {
            phrase!("action-sell", good = good_name(good), price = view.sale_price(good).unwrap_or(0))
        }
        Action::Keep(card) => phrase!("action-keep", card = name(card)),
        Action::Discard(card) => phrase!("action-discard", card = name(card)),
        Action::Tuck(card) => phrase!("action-tuck", card = name(card)),
        Action::Done => Phrase::new("action-done"),
        Action::Pass => Phrase::new(match view.step() {
            Step::Build => "action-pass-build",
            Step::Produce => "action-pass-produce",
            Step::Sell => "action-pass-sell",
            Step::Draw | Step::Prospect => "action-pass-draw",
            Step::Office => "action-pass-office",
            Step::Chapel | Step::Bank => "action-pass-tuck",
            _ => "action-pass-power",
        }),
    }
}

/// What happened.
pub(crate) fn say_event(event: &Event) -> Phrase {
    match event {
        Event::RoundBegan { governor } => phrase!("event-round", who = *governor),
        Event::RoleTaken { seat, role } => phrase!("event-take", who = *seat, role = role_name(*role)),
        Event::LibraryDecided { seat, used } => {
            phrase!(if *used { "event-library-used" } else { "event-library-saved" }, who = *seat)
        }
        Event::Declined { seat, step } => {
            let id = match step {
                Step::Build => "event-no-build",
                Step::Produce => "event-no-produce",
                Step::Sell => "event-no-sell",
                Step::Draw | Step::Prospect => "event-no-draw",
                Step::Office => "event-no-office",
                Step::Chapel | Step::Bank => "event-no-tuck",
                _ => "event-no-power",
            };
            phrase!(id, who = *seat)
        }
        Event::Built { seat, card, price, over: None } => {
            phrase!("event-build", who = *seat, card = the(*card), price = *price)
        }
        Event::Built { seat, card, price, over: Some(over) } => {
            phrase!("event-build-over", who = *seat, card = the(*card), price = *price, over = the(*over))
        }
        Event::GoodLost { seat, good } => phrase!("event-good-lost", who = *seat, good = good_name(*good)),
        Event::PaidGood { seat, good } => phrase!("event-pay-good", who = *seat, good = good_name(*good)),
        Event::Produced { seat, good } => phrase!("event-produce", who = *seat, good = good_name(*good)),
        Event::PricesTurned { prices: [indigo, sugar, tobacco, coffee, silver] } => phrase!(
            "event-prices",
            indigo = *indigo,
            sugar = *sugar,
            tobacco = *tobacco,
            coffee = *coffee,
            silver = *silver
        ),
        Event::Sold { seat, good, price } => {
            phrase!("event-sell", who = *seat, good = good_name(*good), price = *price)
        }
        Event::Harbored { seat } => phrase!("event-harbor", who = *seat),
        Event::CustomsFilled { seat } => phrase!("event-customs", who = *seat),
        Event::Paid { seat, count, cards } => counted("event-pay", "event-pay-own", *seat, *count, cards),
        Event::Drew { seat, count, cards } => counted("event-draw", "event-draw-own", *seat, *count, cards),
        Event::Kept { seat, count, cards } => counted("event-keep", "event-keep-own", *seat, *count, cards),
        Event::Discarded { seat, count, cards } => {
            counted("event-discard", "event-discard-own", *seat, *count, cards)
        }
        Event::Tucked { seat, under, cards: None } => phrase!("event-tuck", who = *seat, under = the(*under)),
        Event::Tucked { seat, under, cards: Some(cards) } => {
            phrase!("event-tuck-own", who = *seat, under = the(*under), cards = list(cards))
        }
        Event::Bonus { seat, card } => phrase!("event-bonus", who = *seat, card = the(*card)),
        Event::Mined { seat, revealed } => phrase!("event-mine", who = *seat, cards = list(revealed)),
        Event::Smithed { seat, card } => phrase!("event-smith", who = *seat, card = name(*card)),
        Event::TookRevealed { seat, card } => phrase!("event-take-revealed", who = *seat, card = name(*card)),
        Event::Reshuffled => Phrase::new("event-reshuffle"),
        Event::StandstillNear { standstill: Standstill { cause: Cause::NothingBuilt, rounds } } => {
            phrase!("event-standstill-near-nothing-built", rounds = *rounds)
        }
        Event::StandstillNear { standstill: Standstill { cause: Cause::NoCards, rounds } } => {
            phrase!("event-standstill-near-no-cards", rounds = *rounds)
        }
        Event::GameOver { standstill: None } => Phrase::new("event-over"),
        Event::GameOver { standstill: Some(Cause::NothingBuilt) } => {
            Phrase::new("event-standstill-nothing-built")
        }
        Event::GameOver { standstill: Some(Cause::NoCards) } => Phrase::new("event-standstill-no-cards"),
    }
}

fn counted(seen: &'static str, own: &'static str, seat: Seat, count: u8, cards: &Option<Cards>) -> Phrase {
    match cards {
        None => phrase!(seen, who = seat, count = count),
        Some(cards) => phrase!(own, who = seat, count = count, cards = list(cards)),
    }
}

/// Why this seat may not do this now; `None` if it may.
pub(crate) fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
    use game::ActionSet;
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
        (Step::Build | Step::Over, Action::Build(card)) => Some(why_not_build(view, seat, card)),
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
    phrase!("why-too-dear", card = the(card), price = view.price(seat, card))
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
