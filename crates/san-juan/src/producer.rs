//! The producer: goods, unseen, onto empty production buildings.

use crate::{
    action::at,
    components::*,
    deck,
    event::Event,
    flow,
    player::Player,
    position::{Phase, Position, Step},
    round, together,
};
use game::{Chance, Seat, Sink};

/// How many goods this player may produce in this phase.
#[inline]
pub(crate) fn allowed(p: &Position, seat: Seat) -> u8 {
    1 + p.privileges(seat) + p.player(seat).count_of(Card::Aqueduct)
}

/// The producer phase begins.
#[inline(never)]
pub(crate) fn begin<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    if together::chosen_for(p) && together::begin(p, Step::Produce) {
        return;
    }
    if !has_room(p.moving()) {
        return next(p, chance, sink);
    }
    p.phase.left = allowed(p, p.mover);
    flow::come_to(p, Step::Produce, chance, sink);
}

/// Has this player room for a good?
#[inline]
pub(crate) fn has_room(player: &Player) -> bool {
    u64::from(player.room) & PRODUCTION != 0
}

/// A good on any empty production building, or no more.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if !deck::any(p) {
        return 0;
    }
    let room = u64::from(p.moving().room) & PRODUCTION;
    let stop = if p.phase.count > 0 { at::Done } else { at::Pass };
    room << at::Produce | 1 << stop
}

/// Produces one good.
#[inline(never)]
pub(crate) fn produce<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    good: Good,
) {
    if p.deck == 0 {
        return produce_from_discard(p, chance, sink, good);
    }
    let seat = p.mover;
    deck::lay_top(p, seat, good);
    p.phase.left -= 1;
    p.phase.count += 1;
    sink.tell(|| Event::Produced { seat, good });
    if p.phase.left == 0 || !has_room(p.moving()) {
        return end_turn(p, chance, sink);
    }
    flow::come_to(p, Step::Produce, chance, sink);
}

/// The same where the discard has to be shuffled first. (If there were no discard either, nothing could be produced.)
#[inline(never)]
fn produce_from_discard<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
    good: Good,
) {
    if deck::reshuffle(p, chance, sink) {
        produce(p, chance, sink, good);
    }
}

/// This player's production is over: the well, then the next player.
#[inline(always)]
pub(crate) fn end_turn<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    if p.stage.on {
        let due = u8::from(p.phase.count >= WELL_GOODS && p.moving().has(Card::Well));
        return together::finish(p, due);
    }
    if p.phase.count >= WELL_GOODS && p.moving().has(Card::Well) {
        use_well(p, chance, sink)
    } else {
        next(p, chance, sink)
    }
}

/// A card for two goods; then the next player.
#[inline(never)]
fn use_well<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let seat = p.mover;
    sink.tell(|| Event::Bonus { seat, card: Card::Well });
    deck::draw_to_hand(p, seat, 1, chance, sink);
    next(p, chance, sink);
}

/// The next player who has room for a good, or the end of the phase.
#[inline(never)]
fn next<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.phase = Phase { doubled: p.phase.doubled, ..Phase::default() };
    while p.next_mover(p.chooser) {
        if has_room(p.moving()) {
            p.phase.left = allowed(p, p.mover);
            return flow::come_to(p, Step::Produce, chance, sink);
        }
    }
    round::end_role(p, chance, sink);
}
