//! The game behind its contract: each promise and the chapter that keeps it.

use crate::{
    action::{self, ACTIONS, Action, Actions},
    event::Event,
    features,
    position::{Phase, Position},
    rulebook, scoring, setup, speech, turn, validate,
    view::View,
};
use game::{
    Chance, Chapter, Game, Illegal, Notation, OptionSpec, Phrase, Score, Seat, Seats, Setup, Sink, Statement,
    Words,
};
use std::ops::RangeInclusive;

/// Santiago de Cuba.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Santiago;

impl Game for Santiago {
    const ID: &'static str = "santiago";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const ACTIONS: usize = ACTIONS;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const ENDINGS: &'static [&'static str] = scoring::ENDINGS;
    const FEATURES: usize = features::COUNT;
    const STEP_LIMIT: u32 = 2_000;
    const SECRETS: bool = false;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;

    fn start<C: Chance + ?Sized, S: Sink<Event>>(setup: &Setup, chance: &mut C, sink: &mut S) -> Position {
        setup::start(setup, chance, sink)
    }

    fn setup(position: &Position) -> Setup {
        setup::of(position)
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        if matches!(position.phase, Phase::Over) { Seats::NONE } else { Seats::only(position.decider_seat()) }
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        if seat == position.decider_seat() { position.legal } else { Actions::default() }
    }

    #[inline(always)]
    fn apply<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        if seat == position.decider_seat() && turn::play(position, action, chance, sink) {
            return Ok(());
        }
        Err(refusal(position, seat, action))
    }

    fn view(position: &Position, observer: Option<Seat>) -> View {
        View { observer, position: *position }
    }

    fn observer(view: &View) -> Option<Seat> {
        view.observer
    }

    fn imagine<C: Chance + ?Sized>(view: &View, _chance: &mut C) -> Position {
        view.position
    }

    #[inline]
    fn index(action: Action) -> usize {
        action::index(action)
    }

    #[inline]
    fn action(index: usize) -> Action {
        action::action(index)
    }

    fn notation() -> &'static Notation {
        action::notation()
    }

    fn score(position: &Position, seat: Seat) -> Score {
        scoring::score(position, seat)
    }

    fn places(position: &Position) -> Vec<u8> {
        scoring::places(position)
    }

    fn ending(position: &Position) -> Option<&'static str> {
        scoring::ending(position)
    }

    fn faults(position: &Position) -> Vec<String> {
        validate::faults(position)
    }

    fn features(position: &Position, seat: Seat, out: &mut [f32]) {
        features::write(position, seat, out);
    }

    fn feature_names() -> Vec<String> {
        features::names()
    }

    fn ask(view: &View, seat: Seat) -> Phrase {
        speech::ask(view, seat)
    }

    fn waiting_for(view: &View, seat: Seat) -> Phrase {
        speech::waiting_for(view, seat)
    }

    fn say_action(view: &View, seat: Seat, action: Action) -> Phrase {
        speech::say_action(view, seat, action)
    }

    fn say_event(event: &Event) -> Phrase {
        speech::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        speech::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        speech::places_of(action)
    }

    fn words() -> Words {
        game::words!("../words")
    }

    fn rulebook_words() -> Words {
        game::words!("../words/rulebook")
    }

    fn rulebook() -> &'static [Statement] {
        rulebook::STATEMENTS
    }

    fn chapters() -> &'static [Chapter] {
        rulebook::CHAPTERS
    }
}

/// Why an action that is not in the legal set was refused.
#[cold]
fn refusal(position: &Position, seat: Seat, action: Action) -> Illegal {
    if position.phase == Phase::Over {
        return Illegal::Over;
    }
    if position.decider() != Some(seat) {
        return Illegal::NotYourTurn;
    }
    let view = View { observer: Some(seat), position: *position };
    Illegal::NotAllowed(speech::why_not(&view, seat, action).unwrap_or_else(|| Phrase::new("why-not-now")))
}
