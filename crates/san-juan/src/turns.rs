//! Steps that all players go through, each in a turn of their own. What is asked there, what it brings and what follows is
//! the step's; how the players go through it is decided here, in one place: one after the other, or at the same time
//! where [`crate::together`] takes over.

use crate::{
    deck,
    event::Event,
    flow,
    position::{Position, Step},
    together,
};
use game::{Dealer, Seat};

/// A step that all players go through, beginning with the chooser (at the start of a round the governor).
pub(crate) trait SharedStep {
    /// The step with which it begins.
    const STEP: Step;

    /// What this player is asked first, and how many goods they may choose; nothing if they are passed over.
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)>;

    /// The most cards this player might draw for their turn.
    fn most(_: &Position, _: Seat) -> u8 {
        0
    }

    /// Gives this player what is due to them for their turn.
    fn give<D: Dealer<Event>>(p: &mut Position, seat: Seat, due: u8, dealer: &mut D) {
        deck::draw_to_hand(p, seat, due, dealer);
    }

    /// Everybody has had their turn.
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D);
}

/// The step begins: the player to act comes first.
#[inline(never)]
pub(crate) fn begin<T: SharedStep, D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if together::begin::<T>(p) {
        return;
    }
    match T::asked(p, p.mover) {
        Some((step, left)) => {
            p.phase.left = left;
            flow::come_to(p, step, dealer);
        }
        None => next::<T, D>(p, dealer),
    }
}

/// The turn of the player to act is over, and this many cards are due to them for it.
#[inline(always)]
pub(crate) fn over<T: SharedStep, D: Dealer<Event>>(p: &mut Position, due: u8, dealer: &mut D) {
    if !defer(p, due) {
        if due > 0 {
            T::give(p, p.mover, due, dealer);
        }
        next::<T, D>(p, dealer);
    }
}

/// While others are still choosing, notes that these cards are due to the player to act, whose choosing is over. Otherwise
/// nothing happens, and it is for the caller to give them now. Tells whether they are deferred.
#[inline(always)]
pub(crate) fn defer(p: &mut Position, due: u8) -> bool {
    let deferred = p.stage.on;
    if deferred {
        together::finish(p, due);
    }
    deferred
}

/// The next player's turn, if anybody's.
#[inline(always)]
pub(crate) fn next<T: SharedStep, D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.phase = p.phase.of_all();
    while p.next_mover() {
        if let Some((step, left)) = T::asked(p, p.mover) {
            p.phase.left = left;
            return flow::come_to(p, step, dealer);
        }
    }
    T::end(p, dealer);
}

/// After every action, and at the start: goes on where all have chosen who chose at the same time.
#[inline(always)]
pub(crate) fn go_on<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.stage.on {
        together::go_on(p, dealer);
    }
}
