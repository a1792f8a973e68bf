//! What a game says to people: sentences, reasons, places on the board, and the rules as statements.

use super::Rules;
use crate::{Chapter, Phrase, Seat, Setup, Statement, Words, words::Arg};
use schemars::JsonSchema;
use serde::Serialize;

/// Everything about a game that people read.
pub trait Talk: Rules {
    /// What is asked of this seat, said to it ("Choose a role").
    fn ask(view: &Self::View, seat: Seat) -> Phrase;

    /// The same said to the others, with the argument `who` ("Anne chooses a role").
    fn waiting_for(view: &Self::View, seat: Seat) -> Phrase;

    /// An action offered to this seat, as a button says it, with its price or yield in this position.
    fn say_action(view: &Self::View, seat: Seat, action: Self::Action) -> Phrase;

    /// What happened, as the log tells it.
    fn say_event(event: &Self::Event) -> Phrase;

    /// Why this seat may not do this now; `None` if it may.
    fn why_not(view: &Self::View, seat: Seat, action: Self::Action) -> Option<Phrase>;

    /// The places on the board an action belongs to (`role-mayor`, `ship-7`).
    fn places_of(action: Self::Action) -> Vec<String>;

    /// Decisions a player may hand to a standing order: the order's id, and the action it plays when that is legal.
    fn standing_orders() -> &'static [StandingOrder] {
        &[]
    }

    /// Questions that a player may answer before they are asked.
    fn questions() -> &'static [Question] {
        &[]
    }

    /// Which of these questions an action answers in a game with this set-up, and what the answer is called ("the builder").
    fn answers(_setup: &Setup, _action: Self::Action) -> Option<(&'static str, Arg)> {
        None
    }

    /// The messages of this game.
    fn words() -> Words;

    /// What the statements say ([`Statement::message`]), and the titles of their chapters.
    fn rulebook_words() -> Words;

    /// The rules as numbered statements, for help pages and for the proof.
    fn rulebook() -> &'static [Statement];

    /// The chapters of the rulebook, in order.
    fn chapters() -> &'static [Chapter];
}

/// "Produce automatically", "always refuse the extra colonist": played for a player as soon as it is legal.
/// Its words are the messages `order-<id>`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct StandingOrder {
    /// Stable identifier.
    pub id: &'static str,
    /// The actions it plays when legal, in notation, first match first.
    pub plays: &'static [&'static str],
    /// Does it play only where declining is the only other choice?
    pub alone: bool,
    /// Is it on unless switched off?
    pub default: bool,
}

/// A question that a player may answer before it is asked: "which role next?". Its words are the messages `ahead-<id>`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Question {
    /// Stable identifier.
    pub id: &'static str,
    /// Is it asked several times in a row, so that one answer after the other is given? Otherwise one is: the first that is
    /// legal.
    pub several: bool,
    /// Actions, in notation, that answer it with "nothing" or "no more"; they may answer other questions too.
    pub declines: &'static [&'static str],
}

/// A list of terms as an argument: `terms("good-", ["corn", "sugar"])`.
pub fn terms<'a>(prefix: &str, ids: impl IntoIterator<Item = &'a str>) -> Arg {
    Arg::List(ids.into_iter().map(|id| Arg::term(prefix, id)).collect())
}
