//! The producer: goods, unseen, onto empty production buildings.

use crate::{
    action::at,
    components::*,
    deck,
    event::Event,
    flow,
    player::Player,
    position::{Position, Step},
    round,
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// How many goods this player may produce in this phase.
#[inline]
pub(crate) fn allowed(p: &Position, seat: Seat) -> u8 {
    1 + p.privileges(seat) + p.player(seat).count_of(Card::Aqueduct)
}

/// Everybody produces.
pub(crate) struct Producing;

impl SharedStep for Producing {
    const STEP: Step = Step::Produce;

    /// Those who have room for a good.
    #[inline(always)]
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        has_room(p.player(seat)).then(|| (Step::Produce, allowed(p, seat)))
    }

    fn most(p: &Position, seat: Seat) -> u8 {
        allowed(p, seat) + p.player(seat).count_of(Card::Well)
    }

    /// The card of the well.
    #[inline(never)]
    fn give<D: Dealer<Event>>(p: &mut Position, seat: Seat, due: u8, dealer: &mut D) {
        dealer.tell(|| Event::Bonus { seat, card: Card::Well });
        deck::draw_to_hand(p, seat, due, dealer);
    }

    #[inline(always)]
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        round::end_role(p, dealer);
    }
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

/// This player's production is over: the well gives a card for two goods.
#[inline(never)]
pub(crate) fn end_turn<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let due = u8::from(p.phase.count >= WELL_GOODS && p.moving().has(Card::Well));
    turns::over::<Producing, D>(p, due, dealer);
}
