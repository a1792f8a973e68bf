//! Chapter: standstill. Nothing forces a ship to leave; a game in which none does ends by itself with the scores as they
//! are, and announces that three rounds before. A round is a turn of every player: what is counted are turns ([`Position::idle`]) since the
//! last departure of a ship. (Under version 1 of the rules they are counted, but nothing follows.)

use crate::{
    event::Event,
    position::{Phase, Position},
};
use game::{Fault, Sink, fault};

/// The game ends after this many rounds in a row in which no ship has left.
pub const ROUNDS: u8 = 20;
/// How many rounds before it the end is announced.
pub(crate) const NOTICE: u8 = 3;

/// The most turns without a departure.
#[inline]
pub(crate) const fn last_turn(position: &Position) -> u8 {
    ROUNDS * position.players()
}

/// Does a game under this version of the rules end by itself?
#[inline]
pub(crate) const fn applies(position: &Position) -> bool {
    position.setup.rules() >= 2
}

/// How many rounds are left, the present one included, from [`NOTICE`] rounds before the end on.
pub(crate) fn near(position: &Position) -> Option<u8> {
    let rounds = (last_turn(position) - position.idle).div_ceil(position.players());
    (applies(position) && position.phase != Phase::Over && rounds <= NOTICE).then_some(rounds)
}

/// A turn is over in which no ship has left; answers whether the game is over with it.
#[inline(always)]
pub(crate) fn count_turn<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> bool {
    let last = last_turn(position);
    position.idle = (position.idle + 1).min(last);
    let left = last - position.idle;
    if left > NOTICE * position.players() || !applies(position) {
        return false;
    }
    if left == NOTICE * position.players() {
        sink.tell(|| Event::StandstillNear { rounds: NOTICE });
    } else if left == 0 {
        sink.tell(|| Event::Standstill);
    }
    left == 0
}

/// What cannot be about the count of turns.
pub(crate) fn faults(position: &Position, faults: &mut Vec<Fault>) {
    let last = last_turn(position);
    let stopped = applies(position) && position.idle == last;
    if position.idle > last || stopped && position.phase != Phase::Over {
        faults.push(fault!(
            "standstill",
            "{turns} turns have passed without a departure",
            turns = position.idle
        ));
    }
    if position.idle > 0 && position.without_dice() {
        faults.push(fault!("standstill", "a ship has just left, but turns have passed since"));
    }
}
