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
use game::{Dealer, Seat};

/// How many goods this player may produce in this phase.
#[inline]
pub(crate) fn allowed(p: &Position, seat: Seat) -> u8 {
    1 + p.privileges(seat) + p.player(seat).count_of(Card::Aqueduct)
}

/// The producer phase begins.
#[inline(never)]
pub(crate) fn begin<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if together::chosen_for(p) && together::begin(p, Step::Produce) {
        return;
    }
    if !has_room(p.moving()) {
        return next(p, dealer);
    }
    p.phase.left = allowed(p, p.mover);
    flow::come_to(p, Step::Produce, dealer);
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
pub(crate) fn produce<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, good: Good) {
    if p.deck == 0 {
        return produce_from_discard(p, dealer, good);
    }
    let seat = p.mover;
    deck::lay_top(p, seat, good);
    p.phase.left -= 1;
    p.phase.count += 1;
    dealer.tell(|| Event::Produced { seat, good });
    if p.phase.left == 0 || !has_room(p.moving()) {
        return end_turn(p, dealer);
    }
    flow::come_to(p, Step::Produce, dealer);
}

/// The same where the discard has to be shuffled first. (If there were no discard either, nothing could be produced.)
#[inline(never)]
fn produce_from_discard<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, good: Good) {
    if deck::reshuffle(p, dealer) {
        produce(p, dealer, good);
    }
}

/// This player's production is over: the well, then the next player.
#[inline(always)]
pub(crate) fn end_turn<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.stage.on {
        let due = u8::from(p.phase.count >= WELL_GOODS && p.moving().has(Card::Well));
        return together::finish(p, due);
    }
    if p.phase.count >= WELL_GOODS && p.moving().has(Card::Well) {
        use_well(p, dealer)
    } else {
        next(p, dealer)
    }
}

/// A card for two goods; then the next player.
#[inline(never)]
fn use_well<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let seat = p.mover;
    dealer.tell(|| Event::Bonus { seat, card: Card::Well });
    deck::draw_to_hand(p, seat, 1, dealer);
    next(p, dealer);
}

/// The next player who has room for a good, or the end of the phase.
#[inline(never)]
fn next<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.phase = Phase { doubled: p.phase.doubled, ..Phase::default() };
    while p.next_mover(p.chooser) {
        if has_room(p.moving()) {
            p.phase.left = allowed(p, p.mover);
            return flow::come_to(p, Step::Produce, dealer);
        }
    }
    round::end_role(p, dealer);
}
