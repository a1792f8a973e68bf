//! The game as the contract wants it.

use crate::{
    action::{self, Action, Actions},
    ending::{self, Ending},
    event::{self, Event},
    features, flow, imagine,
    player::Earning,
    position::{Position, Step},
    refusal, rulebook, scoring, setup, speech, story, validate,
    view::View,
};
use game::{
    Chance, Chapter, Game, Illegal, Notation, OptionSpec, Phrase, Score, Seat, Seats, Setup, Sink,
    StandingOrder, Statement, Touches, Words,
};
use std::ops::RangeInclusive;

/// Mundus Novus.
#[derive(Copy, Clone, Debug, Default)]
pub struct MundusNovus;

impl Game for MundusNovus {
    const ID: &'static str = "mundus-novus";
    // 2: a turn ends by itself only if no hand that is possible for everybody offers anything else (`plain`).
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { id: "hidden-money", values: &["off", "on"], touches: Touches::Display }];
    const ACTIONS: usize = Action::COUNT;
    const CATEGORIES: &'static [&'static str] = &Earning::IDS;
    const ENDINGS: &'static [&'static str] = Ending::IDS;
    const FEATURES: usize = features::COUNT;
    // The longest of 15,000 random games, with six players, had 2,066 decisions.
    const STEP_LIMIT: u32 = 8_000;
    const SECRETS: bool = true;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;

    fn start<C: Chance + ?Sized, S: Sink<Event>>(setup: &Setup, chance: &mut C, sink: &mut S) -> Position {
        setup::start(setup, chance, sink)
    }

    fn setup(position: &Position) -> Setup {
        position.setup
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        position.acting
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        flow::offered(position, seat).set()
    }

    #[inline]
    fn choose(position: &Position, seat: Seat, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        let (count, index) = flow::offered(position, seat).choose(below);
        (count, Self::action(index))
    }

    fn canonical(position: &Position, seat: Seat) -> Actions {
        flow::canonical(position, seat).set()
    }

    // Always: the loops over random games have many siblings in the program, and without it none of them gets it.
    #[inline(always)]
    fn apply<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        if flow::play(position, seat, action, chance, sink) {
            Ok(())
        } else {
            Err(refuse(position, seat, action))
        }
    }

    fn reveals(position: &Position, seat: Seat, action: Action) -> bool {
        flow::reveals(position, seat, action)
    }

    fn view(position: &Position, observer: Option<Seat>) -> View {
        View::new(position, observer)
    }

    fn observer(view: &View) -> Option<Seat> {
        view.observer
    }

    fn imagine<C: Chance + ?Sized>(view: &View, chance: &mut C) -> Position {
        imagine::imagine(view, chance)
    }

    fn seen_by(event: &Event, observer: Option<Seat>) -> Option<Event> {
        Some(event::seen_by(event, observer))
    }

    #[inline]
    fn index(action: Action) -> usize {
        action.index()
    }

    #[inline]
    fn action(index: usize) -> Action {
        static ALL: [Action; Action::COUNT] = Action::ALL;
        ALL[index]
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
        if position.step == Step::End { ending::reason(position).map(Ending::id) } else { None }
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
        story::say_event(event)
    }

    fn why_not(view: &View, seat: Seat, action: Action) -> Option<Phrase> {
        refusal::why_not(view, seat, action)
    }

    fn places_of(action: Action) -> Vec<String> {
        speech::places_of(action)
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[
            StandingOrder { id: "no-event", plays: &["call nothing"], default: false },
            StandingOrder { id: "one-squadron", plays: &["done splitting"], default: false },
        ]
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

#[cold]
fn refuse(position: &Position, seat: Seat, action: Action) -> Illegal {
    if position.acting.is_empty() {
        Illegal::Over
    } else if !position.acting.contains(seat) {
        Illegal::NotYourTurn
    } else {
        let why = refusal::why_not(&View::new(position, Some(seat)), seat, action);
        Illegal::NotAllowed(why.unwrap_or_else(|| Phrase::new("why-not-now")))
    }
}
