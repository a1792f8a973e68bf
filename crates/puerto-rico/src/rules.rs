//! The rules of Puerto Rico behind the contract of a game.

use crate::{
    action::{Action, Actions},
    components::{FEWEST_PLAYERS, MOST_PLAYERS},
    event::Event,
    flow, mayor,
    position::{Position, Step},
    scoring::{Category, Ending},
    setup, storage, together, validate,
    view::View,
};
use game::{
    Chance, Fast, Fault, Illegal, Lot, OptionSpec, Row, Rules, Score, Seat, Seats, Setup, Sink, refuse,
};
use std::ops::RangeInclusive;

/// The rules of Puerto Rico.
#[derive(Copy, Clone, Debug, Default)]
pub struct PuertoRico;

/// From this version of the rules on, bonus points that are the last of the supply may be declined.
pub(crate) const BONUS_IS_OPTIONAL: u32 = 2;

impl Rules for PuertoRico {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS as u8;
    const MINUTES_PER_PLAYER: u32 = 25;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const CATEGORIES: &'static [&'static str] = &Category::IDS;
    const ENDINGS: &'static [&'static str] = &Ending::IDS;
    const STEP_LIMIT: u32 = 20_000;
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
        position.setup()
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        position.acting()
    }

    #[inline]
    fn first_to_act(position: &Position) -> Option<Seat> {
        if position.together() {
            return position.acting().first();
        }
        (!position.is_over()).then_some(position.mover)
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        if seat == position.mover { position.offered } else { together::legal(position, seat) }
    }

    fn canonical(position: &Position, seat: Seat) -> Actions {
        match position.step {
            _ if seat != position.mover => together::canonical(position, seat),
            Step::Place => mayor::canonical(position),
            Step::Store => storage::canonical(position),
            _ => position.offered,
        }
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
        if seat != position.mover {
            together::play(position, seat, action, sink);
            return;
        }
        flow::play(position, action, chance, sink);
    }

    #[inline(always)]
    fn play_row_at_random<S: Sink<Event>>(
        position: &mut Position,
        most: u32,
        lot: &mut Lot,
        rng: &mut Fast,
        sink: &mut S,
    ) -> Row {
        if position.step == Step::Place && !position.together() {
            mayor::place_at_random(position, most, |count| lot.below(count, rng), sink)
        } else {
            Row::default()
        }
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
        position.score(seat)
    }

    fn places(position: &Position) -> Vec<u8> {
        position.places()
    }

    fn ending(position: &Position) -> Option<&'static str> {
        position.ending.filter(|_| position.is_over()).map(Ending::id)
    }

    fn faults(position: &Position) -> Vec<Fault> {
        validate::faults(position)
    }
}
