//! The game as the contract wants it.

use crate::{
    action::{self, Action, Actions},
    components::Card,
    event::{self, Event},
    features, flow, imagine,
    position::{Position, Step},
    rulebook, scoring, setup, speech, validate,
    view::View,
};
use game::{
    Chance, Chapter, Game, Illegal, Notation, OptionSpec, Phrase, Score, Seat, Seats, Setup, Sink,
    StandingOrder, Statement, Touches, Words,
};
use std::ops::RangeInclusive;

/// Puerto Rico, the card game: San Juan, second edition, with its expansion.
#[derive(Copy, Clone, Debug, Default)]
pub struct SanJuan;

const OFF_ON: &[&str] = &["off", "on"];

impl Game for SanJuan {
    const ID: &'static str = "san-juan";
    const RULES_VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const MINUTES_PER_PLAYER: u32 = 15;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { id: "expansion", values: OFF_ON, touches: Touches::Rules },
        OptionSpec { id: "draft-start", values: OFF_ON, touches: Touches::Rules },
        OptionSpec { id: "customs-office-cost", values: &["3", "1"], touches: Touches::Rules },
        OptionSpec { id: "first-edition", values: OFF_ON, touches: Touches::Rules },
    ];
    const ACTIONS: usize = Action::COUNT;
    const CATEGORIES: &'static [&'static str] = scoring::CATEGORIES;
    const ENDINGS: &'static [&'static str] = &["twelve-buildings", "standstill"];
    const FEATURES: usize = features::COUNT;
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
        setup::start(setup, chance, sink)
    }

    fn setup(position: &Position) -> Setup {
        position.setup
    }

    #[inline]
    fn to_act(position: &Position) -> Seats {
        if position.step == Step::End { Seats::NONE } else { Seats::only(position.mover) }
    }

    #[inline]
    fn legal(position: &Position, seat: Seat) -> Actions {
        if seat == position.mover { position.offer.actions() } else { Actions::default() }
    }

    #[inline]
    fn choose(position: &Position, _seat: Seat, below: impl FnOnce(u32) -> u32) -> (u32, Action) {
        position.offer.choose(below)
    }

    fn canonical(position: &Position, seat: Seat) -> Actions {
        if seat == position.mover { flow::canonical(position) } else { Actions::default() }
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
        if seat != position.mover || !flow::play(position, action, chance, sink) {
            return Err(refusal(position, seat, action));
        }
        Ok(())
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
        (position.step == Step::End).then(|| Self::ENDINGS[usize::from(position.role.is_none())])
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
        let card = |place: &str, card: Card| vec![format!("{place}-{}", card.id())];
        match action {
            Action::Take(role) => vec![format!("role-{}", role.id())],
            Action::Build(Card::Cathedral) => vec!["cathedral".into()],
            Action::Build(built) | Action::Pay(built) | Action::Discard(built) | Action::Tuck(built) => {
                card("hand", built)
            }
            Action::Cover(covered) => card("building", covered),
            Action::Keep(kept) => card("drawn", kept),
            Action::Produce(good) | Action::Sell(good) | Action::PayGood(good) => {
                card("building", good.card())
            }
            Action::Use(power) => card("building", power.card()),
            Action::SaveLibrary => card("building", Card::Library),
            Action::Draw(_) => vec!["deck".into()],
            Action::Pass | Action::Done => Vec::new(),
        }
    }

    fn standing_orders() -> &'static [StandingOrder] {
        &[
            StandingOrder { id: "draw", plays: &["draw 8", "draw 5", "draw 2", "draw 1"], default: true },
            StandingOrder { id: "use-gold-mine", plays: &["use gold-mine"], default: true },
            StandingOrder { id: "use-goldsmith", plays: &["use goldsmith"], default: true },
            StandingOrder { id: "use-harbor", plays: &["use harbor"], default: true },
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
#[inline(never)]
fn refusal(position: &Position, seat: Seat, action: Action) -> Illegal {
    if position.step == Step::End {
        Illegal::Over
    } else if seat != position.mover {
        Illegal::NotYourTurn
    } else {
        let view = View::new(position, Some(seat));
        let why = speech::why_not(&view, seat, action);
        Illegal::NotAllowed(why.unwrap_or_else(|| Phrase::new("why-not-now")))
    }
}
