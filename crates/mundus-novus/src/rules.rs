//! The rules of Mundus Novus behind the contract of a game.

use crate::{
    action::{Action, Actions},
    at_random,
    components::{FEWEST_PLAYERS, MOST_PLAYERS},
    ending,
    event::{self, Event},
    flow, imagine,
    position::{Position, Step},
    scoring::{self, Category, Ending},
    setup, validate,
    view::View,
};
use game::{
    Chance, Fast, Fault, Illegal, Lot, OptionSpec, Row, Rules, Score, Seat, Seats, Setup, Sink, refuse,
};
use std::ops::RangeInclusive;

/// Mundus Novus.
#[derive(Copy, Clone, Debug, Default)]
pub struct MundusNovus;

/// From this version of the rules on, a turn ends by itself only if no hand that is possible for everybody offers anything else
/// (`plain`).
pub(crate) const ENDS_BY_POSSIBLE_HANDS: u32 = 2;

impl Rules for MundusNovus {
    const ID: &'static str = "mundus-novus";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS as u8;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const CATEGORIES: &'static [&'static str] = &Category::IDS;
    const ENDINGS: &'static [&'static str] = &Ending::IDS;
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
    fn first_to_act(position: &Position) -> Option<Seat> {
        (position.step != Step::Over).then_some(position.mover)
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

    #[inline]
    fn allows(position: &Position, seat: Seat, action: Action) -> bool {
        flow::offered(position, seat).contains(action.index())
    }

    fn refusal(position: &Position, seat: Seat, action: Action) -> Illegal {
        refuse::<Self>(position, seat, action)
    }

    #[inline(always)]
    fn apply_chosen<C: Chance + ?Sized, S: Sink<Event>>(
        position: &mut Position,
        seat: Seat,
        action: Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        flow::play(position, seat, action, chance, sink);
    }

    #[inline(always)]
    fn play_row_at_random<S: Sink<Event>>(
        position: &mut Position,
        most: u32,
        lot: &mut Lot,
        rng: &mut Fast,
        sink: &mut S,
    ) -> Row {
        at_random::play_row(position, most, lot, rng, sink)
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

    fn score(position: &Position, seat: Seat) -> Score {
        scoring::score(position, seat)
    }

    fn places(position: &Position) -> Vec<u8> {
        scoring::places(position)
    }

    fn ending(position: &Position) -> Option<&'static str> {
        if position.step == Step::Over { ending::reason(position).map(Ending::id) } else { None }
    }

    fn faults(position: &Position) -> Vec<Fault> {
        validate::faults(position)
    }
}
