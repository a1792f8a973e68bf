//! The end of the captain's phase: what is kept, what is lost, which ships sail.

use crate::{
    action::{Actions, at},
    components::*,
    counts::Counts,
    event::Event,
    position::{ASHORE, Phase, Position, Step},
    round,
};
use game::{Sink, several};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.phase = Phase::default();
    p.mover = p.chooser;
    if !offer(p, sink) {
        next(p, sink);
    }
}

/// Warehouses first, then the single barrel. A player with no more than that keeps it anyway.
#[inline]
fn offer<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    p.moving().goods.total() > 1 && (p.ask(Step::Store, at::Load, store_options(p)) || offer_keep(p, sink))
}

/// Asks which barrel is kept; if all are of one kind, that is one of them.
#[inline]
fn offer_keep<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> bool {
    let kinds = keep_options(p);
    if several(kinds) {
        return p.ask(Step::Keep, at::Load, kinds);
    }
    if kinds != 0 {
        let good = (kinds.trailing_zeros() as usize - (at::Keep - at::Load)) % Good::COUNT;
        keep_one(p, Good::ALL[good], sink);
    }
    false
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
    u64::from(left.kinds()) << (at::Store - at::Load) | 1 << (at::DoneStoring - at::Load)
}

/// One order for the kinds stored: from the first to the last. One may always be done.
pub(crate) fn canonical(p: &Position) -> Actions {
    let after_last = (u8::BITS - p.phase.stored.leading_zeros()) as usize;
    p.offered.at_least(at::Store + after_last)
}

/// One barrel of a kind that is not stored.
#[inline]
pub(crate) fn keep_options(p: &Position) -> u64 {
    let left = unstored(p);
    if left.total() < 2 { 0 } else { u64::from(left.kinds()) << (at::Keep - at::Load) }
}

/// A whole kind into a warehouse.
#[inline]
pub(crate) fn store<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    p.phase.stored |= 1 << good.index();
    let (seat, barrels) = (p.mover, p.moving().goods.get(good));
    sink.tell(|| Event::Stored { seat, good, barrels });
    if !offer(p, sink) {
        next(p, sink);
    }
}

/// After the warehouses: the single barrel.
#[inline]
pub(crate) fn go_on<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if !offer_keep(p, sink) {
        next(p, sink);
    }
}

/// One barrel stays; the next player's turn.
#[inline]
pub(crate) fn keep<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    keep_one(p, good, sink);
    next(p, sink);
}

/// One barrel stays, the others that are not stored are lost.
#[inline]
fn keep_one<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
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
}

/// The next player who has something to decide; after the last, full ships sail.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    while let Some(seat) = p.next_mover() {
        p.mover = seat;
        p.phase.stored = 0;
        if offer(p, sink) {
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
