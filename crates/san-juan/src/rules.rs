//! The rules of San Juan behind the contract of a game.

use crate::{
    action::{Action, Actions},
    at_random,
    components::{FEWEST_PLAYERS, MOST_PLAYERS},
    event::{self, Event},
    flow, imagine,
    position::{Position, Step},
    scoring::{self, Category, Ending},
    setup, together, turns, validate,
    view::View,
};
use game::{
    ActionSet, Chance, Dealing, Fast, Fault, Illegal, Lot, OptionSpec, Phrase, Row, Rules, Score, Seat,
    Seats, Setup, Sink, refuse,
};
use std::ops::RangeInclusive;

/// Puerto Rico, the card game: San Juan, second edition, with its expansion.
#[derive(Copy, Clone, Debug, Default)]
pub struct SanJuan;

/// From this version of the rules on, the library is asked for when the privilege would be used, not before the role is opened.
pub(crate) const LIBRARY_IS_ASKED_LATE: u32 = 2;

/// From this version on, it is not asked which of several goods of one kind is paid.
pub(crate) const LIKE_GOODS_ARE_PAID: u32 = 2;

/// From this version on, a game that nobody ends is ended by the program with notice.
pub(crate) const STANDSTILL_HAS_NOTICE: u32 = 2;

impl Rules for SanJuan {
    const ID: &'static str = "san-juan";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS as u8;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;
    const CATEGORIES: &'static [&'static str] = &Category::IDS;
    const ENDINGS: &'static [&'static str] = &Ending::IDS;
    const STEP_LIMIT: u32 = 5_000;
    const SECRETS: bool = true;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;

    fn contradiction(setup: &Setup) -> Option<Phrase> {
        setup::contradiction(setup)
    }

    fn start<C: Chance + ?Sized, S: Sink<Event>>(setup: &Setup, chance: &mut C, sink: &mut S) -> Position {
        setup::start(setup, &mut Dealing { chance, sink })
    }

    fn setup(position: &Position) -> Setup {
        position.setup
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        position.acting()
    }

    #[inline]
    fn first_to_act(position: &Position) -> Option<Seat> {
        if position.stage.on {
            return position.stage.waiting.first();
        }
        (position.step != Step::Over).then_some(position.mover)
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        if seat == position.mover { position.legal() } else { together::legal(position, seat) }
    }

    #[inline]
    fn choose(position: &Position, seat: Seat, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        // One place where an offer is chosen from: with two, neither is inlined.
        let (step, offer) = if seat == position.mover {
            (position.step, position.offered)
        } else {
            together::offer(position, seat)
        };
        offer.choose(step, below)
    }

    fn canonical(position: &Position, seat: Seat) -> Actions {
        if position.acting().contains(seat) {
            flow::canonical(&position.turned_to(seat))
        } else {
            Actions::default()
        }
    }

    #[inline]
    fn allows(position: &Position, seat: Seat, action: Action) -> bool {
        if seat == position.mover {
            position.offered.contains(position.step, action.index())
        } else {
            together::legal(position, seat).contains(action.index())
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
        let dealer = &mut Dealing { chance, sink };
        if seat != position.mover {
            together::play(position, seat, action, dealer);
            return;
        }
        flow::play(position, action, dealer);
        turns::go_on(position, dealer);
    }

    #[inline]
    fn play_row_at_random<S: Sink<Event>>(
        position: &mut Position,
        most: u32,
        lot: &mut Lot,
        rng: &mut Fast,
        sink: &mut S,
    ) -> Row {
        if together::chosen_for(position) {
            Row::default()
        } else {
            at_random::play(position, most, lot, &mut Dealing { chance: rng, sink })
        }
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
        scoring::ending(position).map(Ending::id)
    }

    fn faults(position: &Position) -> Vec<Fault> {
        validate::faults(position)
    }
}
