//! The offer: everybody lays out cards face down, all at the same time; then they are revealed and the highest total is
//! Trade Master.

use crate::{
    action::{Offered, at},
    chain,
    components::*,
    event::Event,
    position::{Position, Step},
};
use game::{Seat, Seats, Sink, several};

/// Everybody chooses.
pub(crate) fn begin(p: &mut Position) {
    p.step = Step::Offer;
    p.mover = Seat::FIRST;
    p.acting = Seats::all(p.players());
}

/// Any card of the hand; the owner of las Casas may stop at any number.
#[inline]
pub(crate) fn options(p: &Position, seat: Seat) -> Offered {
    let player = p.player(seat);
    let stop = u64::from(player.wins(Character::Casas)) << (at::DoneOffering - at::Offer);
    Offered::new(at::Offer, u64::from(player.hand.kinds()) | stop)
}

/// Is this the last card this player lays out?
#[inline]
pub(crate) fn finishes(p: &Position, seat: Seat) -> bool {
    p.player(seat).chosen + 1 == p.announced
}

/// A card is laid out face down; returns whether it was the last one of this player. Until then nothing changes but that
/// a kind of which there are no more cards is no longer offered.
#[inline]
pub(crate) fn lay_out<S: Sink<Event>>(
    p: &mut Position,
    seat: Seat,
    resource: Resource,
    sink: &mut S,
) -> bool {
    let announced = p.announced;
    let player = p.player_mut(seat);
    player.choose(resource);
    if player.chosen == announced {
        finish(p, seat, sink);
        return true;
    }
    if player.hand.get(resource) == 0 && seat == p.mover {
        p.offered.bits &= !(1 << resource.index());
    }
    false
}

/// A player has chosen; when everybody has, all cards are revealed.
#[inline]
pub(crate) fn finish<S: Sink<Event>>(p: &mut Position, seat: Seat, sink: &mut S) {
    sink.tell(|| Event::Chose { seat });
    p.acting.remove(seat);
    match p.acting.first() {
        Some(next) => p.mover = next,
        None => reveal(p, sink),
    }
}

/// What counts when the Trade Master is decided.
pub(crate) fn total(p: &Position, seat: Seat) -> u8 {
    let player = p.player(seat);
    player.laid.sum() + if player.wins(Character::Valdivia) { VALDIVIA } else { 0 }
}

#[inline(never)]
fn reveal<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let (mut highest, mut tied, mut out) = (0, 0u8, 0);
    for seat in Seat::all(p.players()) {
        let total = total(p, seat);
        let player = p.player_mut(seat);
        let cards = player.laid;
        player.chosen = 0;
        player.known = player.known.less(cards);
        out |= u64::from(cards.kinds()) << (seat.index() * Resource::COUNT);
        sink.tell(|| Event::Revealed { seat, cards, total });
        if total > highest {
            (highest, tied) = (total, 0);
        }
        if total == highest {
            tied |= 1 << seat.index();
        }
    }
    p.out = out;
    if tied >> p.master.index() & 1 == 1 {
        become_master(p, p.master, sink);
    } else if several(tied.into()) {
        p.tied = tied;
        p.ask(Step::Appoint, p.master);
    } else {
        become_master(p, Seat::new(tied.trailing_zeros() as usize), sink);
    }
}

/// Those with the highest total.
pub(crate) fn appoint_options(p: &Position) -> Offered {
    Offered::new(at::Appoint, p.tied.into())
}

/// The Trade Master is known; the exchanges begin.
pub(crate) fn become_master<S: Sink<Event>>(p: &mut Position, seat: Seat, sink: &mut S) {
    p.tied = 0;
    p.master = seat;
    sink.tell(|| Event::TradeMaster { seat });
    chain::next(p, seat, sink);
}
