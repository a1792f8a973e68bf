//! The chain of exchanges: a player takes a card, keeps it or swaps it with the market, and the player it was taken from
//! goes on, until nobody else has a card laid out.

use crate::{
    action::{Offered, at},
    cards::Cards,
    characters,
    components::*,
    event::Event,
    gift,
    position::{Position, Step},
    scoring::Category,
};
use game::{Seat, Sink};

/// The cards of one seat in [`Position::out`].
#[inline]
const fn of_seat(seat: usize) -> u64 {
    // Looked up: it is asked twice for every card taken.
    static SEATS: [u64; MOST_PLAYERS] = {
        let mut seats = [0; MOST_PLAYERS];
        let mut seat = 0;
        while seat < MOST_PLAYERS {
            seats[seat] = ((1 << Resource::COUNT) - 1) << (seat * Resource::COUNT);
            seat += 1;
        }
        seats
    };
    SEATS[seat]
}

/// This player takes a card if anybody else has one laid out; otherwise the chain ends with this player. Returns what can
/// be taken.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, mover: Seat, sink: &mut S) -> Offered {
    let others = p.out & !of_seat(mover.index());
    if others == 0 {
        end(p, mover, sink);
        return Offered::NONE;
    }
    p.ask(Step::Take, mover);
    allowed(p, mover, others)
}

/// What the mover can take.
#[inline]
pub(crate) fn options(p: &Position) -> Offered {
    allowed(p, p.mover, p.out & !of_seat(p.mover.index()))
}

/// Every card laid out by others; but after two takes between the same two players not a third one, unless nobody else
/// has a card. (With two players there never is anybody else.)
#[inline]
fn allowed(p: &Position, mover: Seat, others: u64) -> Offered {
    if usize::from(p.taken_before) == mover.index() + 1 {
        let allowed = others & !of_seat(usize::from(p.taken_by) - 1);
        if allowed != 0 {
            return Offered::new(at::Take, allowed);
        }
    }
    Offered::new(at::Take, others)
}

/// A card is taken.
#[inline]
pub(crate) fn take<S: Sink<Event>>(p: &mut Position, resource: Resource, from: Seat, sink: &mut S) {
    let seat = p.mover;
    let owner = p.player_mut(from);
    owner.laid.remove(resource);
    if owner.laid.get(resource) == 0 {
        p.out &= !(1 << (from.index() * Resource::COUNT + resource.index()));
    }
    sink.tell(|| Event::Took { seat, from, resource });
    p.taken = Some(resource);
    p.taken_before = p.taken_by;
    p.taken_by = from.index() as u8 + 1;
    p.step = Step::Market;
}

/// Keep the card taken, or swap it for one of the market's.
#[inline]
pub(crate) fn market_options(p: &Position) -> Offered {
    Offered::new(at::Keep, u64::from(p.market.kinds()) << 1 | 1)
}

/// The card taken is kept.
#[inline(never)]
pub(crate) fn keep<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Offered {
    settle(p, None, sink)
}

/// The card taken is kept, or put into the market for another one. Then the player it was taken from goes on: returns
/// what there is to take.
#[inline(always)]
pub(crate) fn settle<S: Sink<Event>>(p: &mut Position, swapped: Option<Resource>, sink: &mut S) -> Offered {
    let seat = p.mover;
    let Some(taken) = p.taken.take() else { unreachable!("a card was taken") };
    let kept = swapped.unwrap_or(taken);
    if let Some(got) = swapped {
        p.market.remove(got);
        p.market.add(taken);
        let doubloons = characters::orellana(p, seat);
        if doubloons > 0 {
            p.moving_mut().earn(doubloons.into(), Category::Orellana);
        }
        sink.tell(|| Event::Swapped { seat, put: taken, got, doubloons });
    }
    p.moving_mut().gain_openly(kept);
    // Until now the player a card was taken from is remembered as `taken_by`, from now on the mover.
    let from = usize::from(p.taken_by) - 1;
    p.taken_by = seat.index() as u8 + 1;
    next(p, Seat::new(from), sink)
}

/// Nobody else has a card on offer: the last mover takes back their own, and gets one from the Trade Master if it is
/// somebody else.
#[inline(never)]
fn end<S: Sink<Event>>(p: &mut Position, seat: Seat, sink: &mut S) {
    let player = p.player_mut(seat);
    let cards = player.laid;
    if !cards.is_empty() {
        player.laid = Cards::NONE;
        player.hand = player.hand.and(cards);
        player.known = player.known.and(cards);
        player.hand_size += cards.total();
        sink.tell(|| Event::TookBack { seat, cards });
    }
    p.out = 0;
    p.taken_by = 0;
    p.taken_before = 0;
    gift::begin(p, seat);
}
