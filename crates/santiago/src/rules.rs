//! The rules of Santiago de Cuba behind the contract of a game.

use crate::{
    action::{Action, Actions},
    components::{FEWEST_PLAYERS, MOST_PLAYERS},
    event::Event,
    flow,
    position::{Position, Step},
    scoring::{self, Category, Ending},
    setup, validate,
    view::View,
};
use game::{Chance, Fault, Illegal, OptionSpec, Rules, Score, Seat, Seats, Setup, Sink, refuse};
use std::ops::RangeInclusive;

/// Santiago de Cuba.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Santiago;

/// From this version of the rules on, a game in which no ship leaves is ended by the program.
pub(crate) const STANDSTILL_ENDS: u32 = 2;

impl Rules for Santiago {
    const ID: &'static str = "santiago";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS as u8;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const CATEGORIES: &'static [&'static str] = &Category::IDS;
    const ENDINGS: &'static [&'static str] = &Ending::IDS;
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
        position.setup
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        if matches!(position.step, Step::Over) { Seats::NONE } else { Seats::only(position.decider_seat()) }
    }

    #[inline]
    fn first_to_act(position: &Position) -> Option<Seat> {
        position.decider()
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        if seat == position.decider_seat() { position.offered } else { Actions::default() }
    }

    fn refusal(position: &Position, seat: Seat, action: Action) -> Illegal {
        refuse::<Self>(position, seat, action)
    }

    #[inline(always)]
    fn apply_chosen<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        _seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        flow::play(position, action, chance, sink);
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

    fn score(position: &Position, seat: Seat) -> Score {
        scoring::score(position, seat)
    }

    fn places(position: &Position) -> Vec<u8> {
        scoring::places(position)
    }

    fn ending(position: &Position) -> Option<&'static str> {
        scoring::ending(position).map(Ending::id)
    }

    fn faults(position: &Position) -> Vec<Fault> {
        validate::faults(position)
    }
}
