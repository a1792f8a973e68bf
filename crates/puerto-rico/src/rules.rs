//! Puerto Rico fulfils the contract of a game.

use crate::{
    action::{self, Action},
    components::{FEWEST_PLAYERS, MOST_PLAYERS},
    event::Event,
    features, flow, mayor,
    position::{Position, Step},
    refusal, rulebook, scoring, setup, speech, storage, story, validate,
    view::View,
};
use game::{
    ActionSet, Bits, Chance, Chapter, Game, Illegal, Notation, OptionSpec, Phrase, Score, Seat, Seats, Setup,
    Sink, StandingOrder, Statement, Touches, Words,
};
use std::ops::RangeInclusive;

/// The rules of Puerto Rico.
#[derive(Copy, Clone, Debug, Default)]
pub struct PuertoRico;

/// The place of the option `factory-university` among the options.
pub(crate) const FACTORY_UNIVERSITY: usize = 0;

/// From this version of the rules on, bonus points that are the last of the supply may be declined.
pub(crate) const BONUS_IS_OPTIONAL: u32 = 2;

impl Game for PuertoRico {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = FEWEST_PLAYERS..=MOST_PLAYERS as u8;
    const MINUTES_PER_PLAYER: u32 = 25;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { id: "factory-university", values: &["standard", "swapped"], touches: Touches::Rules },
        OptionSpec { id: "open-scores", values: &["on", "off"], touches: Touches::Display },
    ];
    const ACTIONS: usize = Action::COUNT;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const ENDINGS: &'static [&'static str] = &["colonists", "city-full", "chips"];
    const FEATURES: usize = features::COUNT;
    const STEP_LIMIT: u32 = 20_000;
    const SECRETS: bool = false;

    type Position = Position;
    type View = View;
    type Action = Action;
    type Actions = Bits<2>;
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
    fn legal(position: &Position, seat: Seat) -> Bits<2> {
        if seat == position.mover { position.legal } else { Bits::default() }
    }

    fn canonical(position: &Position, seat: Seat) -> Bits<2> {
        if seat != position.mover {
            return Bits::default();
        }
        match position.step {
            Step::Place => Bits([mayor::canonical(position), 0]),
            Step::Store => Bits([0, storage::canonical(position)]),
            _ => position.legal,
        }
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
        if seat != position.mover {
            return Err(refuse(position, seat, action));
        }
        // More than half of all decisions place a colonist, and most of these change next to nothing.
        if let Action::Place(place) = action
            && mayor::place_and_stay(position, place, sink)
        {
            return Ok(());
        }
        if !position.legal.contains(action.index()) {
            return Err(refuse(position, seat, action));
        }
        flow::play(position, action, chance, sink);
        Ok(())
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
        action.index()
    }

    #[inline]
    fn action(index: usize) -> Action {
        Action::ALL[index]
    }

    fn notation() -> &'static Notation {
        action::notation()
    }

    fn score(position: &Position, seat: Seat) -> Score {
        position.score(seat)
    }

    fn places(position: &Position) -> Vec<u8> {
        position.places()
    }

    fn ending(position: &Position) -> Option<&'static str> {
        position.ending.filter(|_| position.is_over()).map(|ending| ending.id())
    }

    fn faults(position: &Position) -> Vec<String> {
        validate::faults(position)
    }

    fn features(position: &Position, seat: Seat, out: &mut [f32]) {
        features::features(position, seat, out);
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
            StandingOrder { id: "produce", plays: &["produce"], default: true },
            StandingOrder { id: "colonist", plays: &["take colonist"], default: false },
            StandingOrder { id: "hacienda", plays: &["draw plantation"], default: false },
        ]
    }

    fn words() -> Words {
        game::words!("../words")
    }

    fn rulebook_words() -> Words {
        game::words!("../words/rulebook")
    }

    fn chapters() -> &'static [Chapter] {
        rulebook::CHAPTERS
    }

    fn rulebook() -> &'static [Statement] {
        rulebook::STATEMENTS
    }
}

/// Why an action that is not legal is refused.
#[cold]
fn refuse(position: &Position, seat: Seat, action: Action) -> Illegal {
    if position.is_over() {
        return Illegal::Over;
    }
    match refusal::why_not(position, seat, action) {
        Some(why) if seat == position.mover => Illegal::NotAllowed(why),
        _ => Illegal::NotYourTurn,
    }
}
