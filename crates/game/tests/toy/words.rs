//! What the toy says, and its notation.

use super::{Action, Card, Event, KINDS, Phase, View, flaw};
use game::{Arg, Notation, Phrase, Seat, phrase};
use std::sync::OnceLock;

/// Both spell rum and silk alike, so a record cannot say which was drawn.
pub const TWIN_CARDS: [&str; KINDS] = ["rum", "rum", "tea"];

pub fn notation() -> &'static Notation {
    static UNTIDY: OnceLock<Notation> = OnceLock::new();
    match flaw::now() {
        flaw::NOTATION_UNTIDY => {
            UNTIDY.get_or_init(|| Notation::new(Action::ALL.iter().map(|action| format!("{action} "))))
        }
        _ => Action::notation(),
    }
}

fn card(card: u8) -> Arg {
    Arg::term("card-", Card::IDS[card as usize])
}

pub fn ask(view: &View) -> Phrase {
    match view.phase {
        Phase::Offer if flaw::now() == flaw::BAD_SENTENCE => Phrase::new("ask offer"),
        Phase::Offer => Phrase::new("ask-offer"),
        Phase::Turn { .. } => Phrase::new("ask-turn"),
        Phase::Pay { left, .. } => phrase!("ask-pay", left = left),
        Phase::Over => Phrase::new("ask-nothing"),
    }
}

pub fn waiting_for(view: &View, seat: Seat) -> Phrase {
    match view.phase {
        Phase::Offer => phrase!("waiting-offer", who = seat),
        Phase::Pay { .. } => phrase!("waiting-pay", who = seat),
        Phase::Turn { .. } | Phase::Over => phrase!("waiting-turn", who = seat),
    }
}

pub fn say_action(action: Action) -> Phrase {
    match action {
        Action::Offer(kind) => phrase!("action-offer", card = card(kind as u8)),
        Action::Draw => Phrase::new("action-draw"),
        Action::Build => Phrase::new("action-build"),
        Action::Pass => Phrase::new("action-pass"),
        Action::Pay(kind) => phrase!("action-pay", card = card(kind as u8)),
    }
}

pub fn say_event(event: &Event) -> Phrase {
    let who = |seat: u8| Seat::new(seat.into());
    match *event {
        Event::Offered { seat, card: Some(kind) } => {
            phrase!("event-offered", who = who(seat), card = card(kind))
        }
        Event::Offered { seat, card: None } => phrase!("event-offered-hidden", who = who(seat)),
        Event::TurnedUp { offers } => {
            phrase!("event-turned-up", cards = offers.into_iter().flatten().map(card).collect::<Vec<_>>())
        }
        Event::Drew { seat, card: Some(kind) } => phrase!("event-drew", who = who(seat), card = card(kind)),
        Event::Drew { seat, card: None } => phrase!("event-drew-hidden", who = who(seat)),
        Event::Paid { seat, card: kind } => phrase!("event-paid", who = who(seat), card = card(kind)),
        Event::Built { seat } => phrase!("event-built", who = who(seat)),
        Event::Passed { seat } => phrase!("event-passed", who = who(seat)),
    }
}
