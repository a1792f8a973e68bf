//! Chapter: standstill. Nothing forces a ship to leave; a game in which none does ends by itself with the scores as they
//! are, and announces that three rounds before. A round is a turn of every player: what is counted are turns ([`Position::idle`]) since the
//! last departure of a ship. (Under version 1 of the rules they are counted, but nothing follows.)

use crate::{
    components::{STANDSTILL_NOTICE, STANDSTILL_ROUNDS},
    event::Event,
    position::{Position, Step},
    rules::STANDSTILL_ENDS,
};
use game::{Fault, Sink, fault};

/// The most turns without a departure.
#[inline]
pub(crate) const fn last_turn(position: &Position) -> u8 {
    STANDSTILL_ROUNDS * position.players()
}

/// Does a game under this version of the rules end by itself?
#[inline]
pub(crate) const fn applies(position: &Position) -> bool {
    position.setup.rules() >= STANDSTILL_ENDS
}

/// How many rounds are left, the present one included, from [`STANDSTILL_NOTICE`] rounds before the end on.
pub(crate) fn near(position: &Position) -> Option<u8> {
    let rounds = (last_turn(position) - position.idle).div_ceil(position.players());
    (applies(position) && position.step != Step::Over && rounds <= STANDSTILL_NOTICE).then_some(rounds)
}

/// A turn is over in which no ship has left; returns whether the game is over with it.
#[inline(always)]
pub(crate) fn count_turn<S: Sink<Event>>(position: &mut Position, sink: &mut S) -> bool {
    let last = last_turn(position);
    position.idle = (position.idle + 1).min(last);
    let left = last - position.idle;
    if left > STANDSTILL_NOTICE * position.players() || !applies(position) {
        return false;
    }
    if left == STANDSTILL_NOTICE * position.players() {
        sink.tell(|| Event::StandstillNear { rounds: STANDSTILL_NOTICE });
    } else if left == 0 {
        sink.tell(|| Event::Standstill);
    }
    left == 0
}

/// What cannot be about the count of turns.
pub(crate) fn faults(position: &Position, faults: &mut Vec<Fault>) {
    let last = last_turn(position);
    let stopped = applies(position) && position.idle == last;
    if position.idle > last || stopped && position.step != Step::Over {
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
