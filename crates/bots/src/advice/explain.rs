//! A game whose choices can be explained: its events as quantities, and what these are worth to a player.

use super::{
    claim::{Amount, Quantity, What},
    kinds::Decision,
    reasons::Unit,
};
use crate::Evaluate;
use game::Seat;

/// A game whose choices can be explained. One file for each game implements it.
pub trait Explain: Evaluate {
    /// Its kinds of decision, in the order in which players meet them. Every question is of one kind.
    const DECISIONS: &'static [Decision];

    /// What its final scores are counted in.
    const UNIT: Unit = Unit::Points;

    /// What an event brings to whom. Only what every seat can see, or the one it happens to.
    fn quantities(event: &Self::Event) -> Vec<Quantity>;

    /// What a seat has when its choice is carried out, as far as no event tells of it. Only what the seat can know.
    fn standing(_position: &Self::Position, _seat: Seat) -> Vec<Quantity> {
        Vec::new()
    }

    /// About how many points one of these is worth to its seat, and one of what it is had for. Decides what is told first,
    /// and nothing else.
    fn worth(what: What) -> (f32, f32);
}

/// What an amount is worth to its seat.
pub(super) fn worth<G: Explain>(what: What, amount: Amount) -> f32 {
    let (count, gain) = G::worth(what);
    amount.count * count + amount.gain * gain
}
