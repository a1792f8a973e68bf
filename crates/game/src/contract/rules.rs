//! The rules of a game: who may do what, what follows from it, and who may know it.

use super::Talk;
use crate::{
    Action, ActionSet, Chance, Fast, Fault, Lot, Notation, OptionSpec, Phrase, Row, Score, Seat, Seats, Setup,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// The rules of one game, behind a marker type (`PuertoRico`).
///
/// Promises that hold for every game, checked by [`crate::testkit`]:
///
/// - A position is plain data without a future: no seed, no order of a deck.
/// - `legal` is never empty for a seat in `to_act`, and `to_act` is empty exactly when the game is over.
/// - `apply` with a legal action succeeds; with any other it returns an [`Illegal`] and changes nothing.
/// - A decision with one legal action that everybody can see to be the only one is played by the game itself.
/// - What a seat may know is in its view, and nothing else can be learned from views, events or legal actions.
pub trait Rules: Copy + Clone + Debug + Default + Send + Sync + 'static {
    /// Stable identifier: `puerto-rico`.
    const ID: &'static str;
    /// The newest version of the rules, raised whenever the same actions may lead to another position than before. All
    /// versions from 1 on can be played: a game goes on under the rules it was begun with ([`Setup::rules`]).
    const RULES_VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// About how many minutes a game takes for each player, for the front page.
    const MINUTES_PER_PLAYER: u32;
    /// Options, in the order of [`Setup::choice`].
    const OPTIONS: &'static [OptionSpec];
    /// Action indices lie below this.
    const ACTIONS: usize = <Self::Action as Action>::COUNT;
    /// Score categories by id; their words are the messages `score-<id>`.
    const CATEGORIES: &'static [&'static str];
    /// Why a game may end, by id; their words are the messages `ending-<id>`.
    const ENDINGS: &'static [&'static str];
    /// A random game that is not over after this many decisions is stopped and counted as unfinished.
    const STEP_LIMIT: u32;
    /// Do some seats know what others do not? (If not, only chance is unknown.)
    const SECRETS: bool;

    /// The whole truth about a game at one moment. Reading one from outside validates it: `Deserialize` refuses an
    /// impossible position with every reason.
    type Position: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Everything a perfect observer on one seat (or a spectator) could know. Reading one from outside validates it:
    /// `Deserialize` refuses what is not a view of any possible position, with every reason.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player may do: names kinds, not places. Declared with [`actions!`](crate::actions!).
    type Action: Action;
    /// A set of action indices.
    type Actions: ActionSet;
    /// What happened, to be told to the players.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// Why these options cannot be played together, if so.
    fn contradiction(_setup: &Setup) -> Option<Phrase> {
        None
    }

    /// A new game. Seat 1 is the first player.
    fn start<C: Chance + ?Sized, S: Sink<Self::Event>>(
        setup: &Setup,
        chance: &mut C,
        sink: &mut S,
    ) -> Self::Position;

    /// The set-up this game was started with.
    fn setup(position: &Self::Position) -> Setup;

    /// Who may act now: usually one seat, several when choices are simultaneous, nobody when the game is over.
    fn to_act(position: &Self::Position) -> Seats;

    /// The first of those who may act; nobody when the game is over. (A game that knows one of them need not make a set.)
    #[inline]
    fn first_to_act(position: &Self::Position) -> Option<Seat> {
        Self::to_act(position).first()
    }

    /// All that the rules allow this seat now; empty for a seat that may not act.
    fn legal(position: &Self::Position, seat: Seat) -> Self::Actions;

    /// How many actions are legal for a seat to act, and one of them: the one with `below(count)` lower ones in `legal`.
    /// `below` is asked only if there are at least two. (Random play lives on this: a game that keeps its legal actions
    /// in another form than a set may have a shortcut.)
    #[inline]
    fn choose(position: &Self::Position, seat: Seat, below: impl FnOnce(u32) -> u32) -> (u32, Self::Action) {
        let (count, index) = Self::legal(position, seat).choose(below);
        (count, Self::action(index))
    }

    /// A part of `legal` from which the same results can be reached, with one order for each of them.
    /// The same results from where a decision begins; in its middle it may leave out what an earlier choice already
    /// reached, but it is never empty where `legal` is not.
    fn canonical(position: &Self::Position, seat: Seat) -> Self::Actions {
        Self::legal(position, seat)
    }

    /// Do the rules allow this seat this action now?
    #[inline]
    fn allows(position: &Self::Position, seat: Seat, action: Self::Action) -> bool {
        Self::legal(position, seat).contains(Self::index(action))
    }

    /// Why an action that is not legal is refused. (A game with words says it with them: [`refuse`].)
    #[cold]
    fn refusal(position: &Self::Position, seat: Seat, _action: Self::Action) -> Illegal {
        let to_act = Self::to_act(position);
        if to_act.is_empty() {
            Illegal::Over
        } else if !to_act.contains(seat) {
            Illegal::NotYourTurn
        } else {
            Illegal::NotAllowed(Phrase::new("why-not-now"))
        }
    }

    /// Plays an action and everything that follows from it without a choice. A game writes either this or
    /// [`Rules::apply_chosen`].
    // Always: the loops over random games have many siblings in the program, and without it none of them gets it.
    #[inline(always)]
    fn apply<C: Chance + ?Sized, S: Sink<Self::Event>>(
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    ) -> Result<(), Illegal> {
        if !Self::allows(position, seat, action) {
            return Err(Self::refusal(position, seat, action));
        }
        Self::apply_chosen(position, seat, action, chance, sink);
        Ok(())
    }

    /// The same for an action that was just chosen from the legal ones ([`Rules::choose`]): nobody need ask whether it is one.
    /// With any other action it may do anything. (Random play lives on this too.)
    #[inline]
    fn apply_chosen<C: Chance + ?Sized, S: Sink<Self::Event>>(
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
        chance: &mut C,
        sink: &mut S,
    ) {
        Self::apply(position, seat, action, chance, sink).expect("a legal action is accepted");
    }

    /// Plays random decisions, no more than `most`, and returns how many. Each is one of the first seat to act; `lot` says
    /// which of several legal actions is taken, as in [`Rules::choose`]. None is always right: a game may know rows of
    /// decisions that can be played more quickly together.
    #[inline]
    fn play_row_at_random<S: Sink<Self::Event>>(
        _position: &mut Self::Position,
        _most: u32,
        _lot: &mut Lot,
        _rng: &mut Fast,
        _sink: &mut S,
    ) -> Row {
        Row::default()
    }

    /// Does this legal action show some seat what it did not know and could not compute, other than by chance?
    /// Such an action, like one that asks chance, cannot be undone without consent.
    fn reveals(_position: &Self::Position, _seat: Seat, _action: Self::Action) -> bool {
        false
    }

    /// What this seat, or a spectator, can know.
    fn view(position: &Self::Position, observer: Option<Seat>) -> Self::View;

    /// Whose view it is; nobody's if a spectator's.
    fn observer(view: &Self::View) -> Option<Seat>;

    /// A position that the observer of this view cannot tell from the true one.
    fn imagine<C: Chance + ?Sized>(view: &Self::View, chance: &mut C) -> Self::Position;

    /// The event as this seat, or a spectator, sees it; `None` if it notices nothing.
    fn seen_by(event: &Self::Event, _observer: Option<Seat>) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// The dense index of an action: below [`Rules::ACTIONS`], for learning and sets, never stored.
    #[inline]
    fn index(action: Self::Action) -> usize {
        action.index()
    }

    /// The action with this index; every index below [`Rules::ACTIONS`] has one.
    #[inline]
    fn action(index: usize) -> Self::Action {
        Self::Action::from_index(index)
    }

    /// Actions as text that a player can read and type: the save format.
    fn notation() -> &'static Notation {
        Self::Action::notation()
    }

    /// Points by category if the game ended now.
    fn score(position: &Self::Position, seat: Seat) -> Score;

    /// Places if the game ended now, best = 1, by seat; those who share a victory share a place. (Not the same as
    /// scores: tie-breaks and victories that beat points count here.)
    fn places(position: &Self::Position) -> Vec<u8>;

    /// Why the game is over, one of [`Rules::ENDINGS`]; `None` while it is not.
    fn ending(position: &Self::Position) -> Option<&'static str>;

    /// Everything impossible about a position, conservation of every component included; empty if sound.
    fn faults(position: &Self::Position) -> Vec<Fault>;
}

/// Why an action was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody may act any more.
    #[error("the game is over")]
    Over,
    /// Another seat is to act.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules do not allow it now.
    #[error("the rules do not allow this now: {}", .0.id)]
    NotAllowed(Phrase),
}

/// Why an action that is not legal is refused, in the words of the game.
#[cold]
#[inline(never)]
pub fn refuse<G: Rules + Talk>(position: &G::Position, seat: Seat, action: G::Action) -> Illegal {
    let to_act = G::to_act(position);
    if to_act.is_empty() {
        Illegal::Over
    } else if !to_act.contains(seat) {
        Illegal::NotYourTurn
    } else {
        let why = G::why_not(&G::view(position, Some(seat)), seat, action);
        Illegal::NotAllowed(why.unwrap_or_else(|| Phrase::new("why-not-now")))
    }
}

impl From<&Illegal> for Phrase {
    fn from(illegal: &Illegal) -> Phrase {
        match illegal {
            Illegal::Over => Phrase::new("illegal-over"),
            Illegal::NotYourTurn => Phrase::new("illegal-not-your-turn"),
            Illegal::NotAllowed(phrase) => phrase.clone(),
        }
    }
}

/// Hears what happens while an action is applied. The empty sink `()` costs nothing.
pub trait Sink<E> {
    /// Something happened; `make` is only called by a sink that listens.
    fn tell(&mut self, make: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn tell(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}
