//! Pirates: after the Supply everybody gives up a card for each squadron of two or more caravels, all at the same time.

use crate::{
    action::{Offered, at},
    announcement,
    cards::Cards,
    components::*,
    event::Event,
    position::{Position, Step},
};
use game::{Seat, Seats, Sink};

/// How many cards this player gives up to pirates.
pub(crate) fn due(p: &Position, seat: Seat) -> u8 {
    if p.touches(RoyalEvent::Pirates, seat) { p.large_squadrons(seat) } else { 0 }
}

/// Everybody who loses something chooses; the squadrons are of no more use afterwards.
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    p.served = 0;
    if p.event == RoyalEvent::Pirates as u8 + 1 {
        let mut acting = Seats::NONE;
        Seat::all(p.players()).filter(|&seat| due(p, seat) > 0).for_each(|seat| acting.insert(seat));
        if let Some(first) = acting.first() {
            p.step = Step::Pirates;
            p.acting = acting;
            p.mover = first;
            return;
        }
    }
    end(p, sink);
}

fn end<S: Sink<Event>>(p: &mut Position, _sink: &mut S) {
    p.detached = 0;
    announcement::begin(p);
}

/// Any card of the hand.
#[inline]
pub(crate) fn options(p: &Position, seat: Seat) -> Offered {
    Offered::new(at::Discard, p.player(seat).hand.kinds().into())
}

/// Is this the last card this player gives up?
pub(crate) fn finishes(p: &Position, seat: Seat) -> bool {
    p.player(seat).chosen + 1 == due(p, seat)
}

/// A card is put down for the pirates; they take all when everybody has chosen.
pub(crate) fn discard<S: Sink<Event>>(p: &mut Position, seat: Seat, resource: Resource, sink: &mut S) {
    let finished = finishes(p, seat);
    p.player_mut(seat).choose(resource);
    if !finished {
        return;
    }
    sink.tell(|| Event::Chose { seat });
    p.acting.remove(seat);
    if let Some(next) = p.acting.first() {
        p.mover = next;
    } else {
        for seat in Seat::all(p.players()) {
            let player = p.player_mut(seat);
            let cards = player.laid;
            if cards.is_empty() {
                continue;
            }
            let count = player.chosen;
            player.laid = Cards::NONE;
            player.chosen = 0;
            player.discards = player.discards.and(cards);
            player.discards_size += count;
            player.known = Cards::NONE;
            sink.tell(|| Event::Plundered { seat, count, cards: Some(cards) });
        }
        end(p, sink);
    }
}
