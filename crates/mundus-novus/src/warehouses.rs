//! Warehouses: unused cards are discarded unseen, except those that are stored. Stored cards are the hand of the next
//! round, so they stay in the hand.

use crate::{
    action::{Offered, at},
    cards::Cards,
    components::*,
    event::Event,
    position::{Bench, Position, Step},
    progression,
};
use game::{Chance, Seat, Sink};

/// How many cards the warehouses of this player hold at the end of this round.
#[inline]
pub(crate) fn room(p: &Position, seat: Seat) -> u8 {
    if p.touches(RoyalEvent::Fire, seat) { 0 } else { p.player(seat).room }
}

/// The hand is discarded; players with room may choose what to keep.
pub(crate) fn begin<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    if p.moving().hand_size > 0 && room(p, p.mover) > 0 {
        p.step = Step::Store;
    } else {
        clear(p, chance, sink);
    }
}

/// Any card of the hand, or no more.
pub(crate) fn options(p: &Position) -> Offered {
    Offered::new(at::Store, u64::from(p.moving().hand.kinds()) | 1 << (at::DoneStoring - at::Store))
}

/// Is this the last card that can be stored?
pub(crate) fn finishes(p: &Position) -> bool {
    p.moving().hand_size == 1 || p.bench.size + 1 == room(p, p.mover)
}

/// A card is stored.
pub(crate) fn store<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    resource: Resource,
    chance: &mut C,
    sink: &mut S,
) {
    let finished = finishes(p);
    progression::put_on_bench(p, resource);
    if finished {
        clear(p, chance, sink);
    }
}

/// All that is not stored is discarded unseen.
pub(crate) fn clear<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let seat = p.mover;
    let (stored, kept) = (p.bench.size, p.bench.cards);
    p.bench = Bench::default();
    let player = p.moving_mut();
    let (cards, discarded) = (player.hand, player.hand_size);
    player.hand = kept;
    player.hand_size = stored;
    if discarded > 0 {
        player.known = Cards::NONE;
        player.discards = player.discards.and(cards);
        player.discards_size += discarded;
    }
    if stored + discarded > 0 {
        sink.tell(|| Event::Cleared { seat, stored, discarded, cards: Some(cards) });
    }
    p.gift.forget(seat);
    progression::next_turn(p, chance, sink);
}
