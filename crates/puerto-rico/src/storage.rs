//! The end of the captain's phase: what is kept, what is lost, which ships sail.

use crate::{
    action::at,
    components::*,
    counts::Counts,
    event::Event,
    position::{ASHORE, Phase, Position, Step},
    round,
};
use game::Sink;

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin(p: &mut Position) {
    p.phase = Phase::default();
    p.mover = p.chooser;
    begin_turn(p);
}

#[inline]
fn begin_turn(p: &mut Position) {
    p.step = if p.moving().warehouse_kinds() > 0 { Step::Store } else { Step::Keep };
}

/// The barrels of the player to act that no warehouse has.
#[inline]
fn unstored(p: &Position) -> Counts {
    let mut goods = p.moving().goods;
    if p.phase.stored != 0 {
        for good in p.stored() {
            *goods.of_mut(good) = 0;
        }
    }
    goods
}

/// A kind for a warehouse with room, or no more. A single barrel is kept anyway, so nothing is asked about it.
#[inline]
pub(crate) fn store_options(p: &Position) -> u64 {
    let left = unstored(p);
    if left.total() < 2 || p.phase.stored.count_ones() >= u32::from(p.moving().warehouse_kinds()) {
        return 0;
    }
    u64::from(left.kinds()) << (at::STORE - 64) | 1 << (at::DONE - 64)
}

/// One barrel of a kind that is not stored.
#[inline]
pub(crate) fn keep_options(p: &Position) -> u64 {
    let left = unstored(p);
    if left.total() < 2 { 0 } else { u64::from(left.kinds()) << (at::KEEP - 64) }
}

/// A whole kind into a warehouse.
#[inline]
pub(crate) fn store<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    p.phase.stored |= 1 << good.index();
    let (seat, barrels) = (p.mover, p.moving().goods.get(good));
    sink.tell(|| Event::Stored { seat, good, barrels });
}

/// One barrel stays, the others that are not stored are lost.
#[inline]
pub(crate) fn keep<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    let mut lost = unstored(p);
    *lost.of_mut(good) -= 1;
    let seat = p.mover;
    let player = p.moving_mut();
    player.goods = player.goods.minus(lost);
    p.supply = p.supply.plus(lost);
    sink.tell(|| Event::Kept { seat, good });
    if !lost.is_empty() {
        sink.tell(|| Event::Lost { seat, goods: lost });
    }
    next(p, sink);
}

/// The next player with more than a single barrel, which is kept anyway; after the last, full ships sail.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase.stored = 0;
    while let Some(seat) = p.next_mover() {
        p.mover = seat;
        if p.moving().goods.total() > 1 {
            begin_turn(p);
            return;
        }
    }
    sail(p, sink);
    round::end_role(p, sink);
}

/// Full ships, and only those, are emptied to the supply.
#[inline]
fn sail<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    for good in Good::ALL {
        let ship = p.ship_of[good.index()];
        if ship == ASHORE || p.aboard[good.index()] != ship + SMALLEST_SHIP {
            continue;
        }
        *p.supply.of_mut(good) += p.aboard[good.index()];
        p.aboard[good.index()] = 0;
        p.ship_of[good.index()] = ASHORE;
        sink.tell(|| Event::Sailed { ship: Ship::ALL[usize::from(ship) % Ship::COUNT], good });
    }
}
