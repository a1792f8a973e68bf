//! A game that bots can play: what they must know about it, by hand-made evaluation and learned judgement.

use crate::{Character, Net, level::Levels, net::Shipped, search::Values};
use game::{Game, Seat};

/// A game that bots can play.
pub trait Evaluate: Game {
    /// Where chance or hidden things matter, an action is tried in this many imagined worlds.
    const WORLDS: u32 = 4;

    /// What a player may like more than others do; the default is to like everything for what it is worth.
    type Taste: Copy + Default + Send + Sync + 'static;

    /// The taste of bots that look far ahead; greedy stays as plain as it was when the pool was frozen.
    fn seasoned() -> Self::Taste {
        Self::Taste::default()
    }

    /// The players with a taste of their own: the frozen pool of this game.
    const CHARACTERS: &'static [Character<Self::Taste>];

    /// How well this seat stands as it sees it, roughly in points of the game; higher is better. Others doing well may
    /// count against it.
    fn evaluate(position: &Self::Position, seat: Seat, taste: &Self::Taste) -> f32;

    /// Says of one position after the other what [`Evaluate::evaluate`] says: for positions that have much in common, as those
    /// have to which one decision may lead. What was looked at in the one before need not be looked at again.
    fn evaluator(seat: Seat, taste: &Self::Taste) -> impl FnMut(&Self::Position) -> f32 {
        move |position| Self::evaluate(position, seat, taste)
    }

    /// How well this seat stands after an action of its own, at a glance: prepared before the action, asked after each that
    /// might be taken.
    fn glance(
        _position: &Self::Position,
        seat: Seat,
        taste: &Self::Taste,
    ) -> impl FnMut(&Self::Position) -> f32 {
        Self::evaluator(seat, taste)
    }

    /// The points every seat may expect in the end, against any others; in a game that is over, those it has.
    fn prospects(position: &Self::Position) -> Values;

    /// What has been learned about this game, as it was shipped.
    fn shipped() -> &'static Shipped;

    /// The network of that. It is asked only after [`Shipped::fitting`] has said that it fits.
    fn net() -> &'static Net {
        &Self::shipped().net
    }

    /// How strong each level is, weakest first.
    const LEVELS: Levels;

    /// Is no action unfinished here, so that [`Evaluate::evaluate`] can be trusted? `seat` is the one thinking. A game
    /// that is over is always quiet.
    fn quiet(_position: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// How many points of [`Evaluate::prospects`] apart two seats must be for the better one to finish ahead in about
    /// three cases of four.
    const SCALE: f32 = 2.7;

    /// The same for the points that the network expects, where these say more than the shares it expects: a network learns far
    /// more from how far ahead a seat finished than from the mere fact.
    const LEAD: Option<f32> = None;

    /// In a long search, how much the end of a random game counts beside the judgement of the position it begins in: where
    /// random games mean something, the two together are wrong less often than either.
    const PLAYED_OUT: f32 = 0.0;

    /// How near a standstill is: 0 while the game goes on as usual (and when it is over), 1 when it is about to end by
    /// itself. What everybody may expect fades with it, so that nobody waits forever for something better.
    fn stalled(_position: &Self::Position) -> f32 {
        0.0
    }

    /// Does greedy end a game that it wins by ending it, whatever waiting might bring? Somebody must, where a game can go on
    /// forever.
    const ENDS_WON_GAMES: bool = false;

    /// Is this a moment at which a search stops and judges: quiet, and about to turn to something new?
    fn pause(position: &Self::Position, seat: Seat) -> bool {
        Self::quiet(position, seat)
    }

    /// Does something new begin here for the seat that acts, so that it deserves a full search? What follows mostly carries
    /// out what was chosen here.
    fn begins(position: &Self::Position, seat: Seat) -> bool {
        Self::pause(position, seat)
    }

    /// What this seat may plan here, where that takes several actions and is best weighed as a whole: each plan as the actions
    /// it consists of, the likeliest first. None where actions are weighed one by one.
    fn plans(_position: &Self::Position, _seat: Seat) -> Vec<Vec<Self::Action>> {
        Vec::new()
    }

    /// Does a plan of this seat show its effect here, so that it can be judged?
    fn plan_is_done(position: &Self::Position, seat: Seat) -> bool {
        Self::pause(position, seat)
    }

    /// The actions worth trying for this seat, at least one: a part of the legal ones.
    fn candidates(position: &Self::Position, seat: Seat, _taste: &Self::Taste) -> Self::Actions {
        Self::canonical(position, seat)
    }
}

/// Something for every seat at a table of this size.
pub(crate) fn by_seat(players: u8, mut of: impl FnMut(Seat) -> f32) -> Values {
    let mut values = Values::default();
    for seat in Seat::all(players) {
        values[seat.index()] = of(seat);
    }
    values
}
