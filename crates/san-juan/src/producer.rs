//! The producer: goods, unseen, onto empty production buildings.

use crate::{
    action::at,
    components::*,
    deck,
    event::Event,
    flow,
    position::{Phase, Position, Step},
    round,
};
use game::{Chance, Seat, Sink};

/// How many goods this player may produce in this phase.
#[inline]
pub(crate) fn allowed(p: &Position, seat: Seat) -> u8 {
    1 + p.privileges(seat) + p.player(seat).count_of(Card::Aqueduct)
}

/// The producer phase begins.
#[inline]
pub(crate) fn begin(p: &mut Position) -> Step {
    p.phase.left = allowed(p, p.mover);
    Step::Produce
}

/// A good on any empty production building, or no more.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    let room = u64::from(p.moving().room) & PRODUCTION;
    if p.phase.left == 0 || room == 0 || !deck::any(p) {
        return 0;
    }
    let stop = if p.phase.count > 0 { at::DONE } else { at::PASS };
    room << at::PRODUCE | 1 << stop
}

/// Produces one good.
#[inline(never)]
pub(crate) fn produce<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    good: Good,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    let mut step = Step::Produce;
    if deck::lay_good(p, seat, good, chance, sink) {
        p.phase.left -= 1;
        p.phase.count += 1;
        sink.tell(|| Event::Produced { seat, good });
        if p.phase.left == 0 || u64::from(p.moving().room) & PRODUCTION == 0 {
            step = end_turn(p, chance, sink);
        }
    }
    flow::come_to(p, step, chance, sink);
}

/// This player's production is over: the well, then the next player.
#[inline(always)]
pub(crate) fn end_turn<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Step {
    let seat = p.mover;
    if p.phase.count >= 2 && p.moving().has(Card::Well) {
        sink.tell(|| Event::Bonus { seat, card: Card::Well });
        deck::draw_to_hand(p, seat, 1, chance, sink);
    }
    p.phase = Phase { doubled: p.phase.doubled, ..Phase::default() };
    // Whoever has no room for a good is passed over here, to save the way round.
    while p.next_mover(p.chooser) {
        if u64::from(p.moving().room) & PRODUCTION != 0 {
            p.phase.left = allowed(p, p.mover);
            return Step::Produce;
        }
    }
    round::end_role(p, sink)
}
