//! The gift: if the chain did not end with the Trade Master, the Trade Master gives the player it ended with one card,
//! seen by the two only.

use crate::{
    action::{Offered, at},
    cards::Cards,
    components::Resource,
    event::Event,
    position::{Gift, Position, Step},
    progression,
};
use game::{Seat, Sink};

/// The chain ended with this player.
pub(crate) fn begin(p: &mut Position, last: Seat) {
    p.announced = 0;
    if last == p.master {
        return progression::choose_first(p);
    }
    // The receiver is kept where it will be read later.
    p.gift = Gift { giver: p.master.index() as u8, receiver: last.index() as u8, ..Gift::default() };
    p.ask(Step::Gift, p.master);
}

/// Any card of the Trade Master's hand.
pub(crate) fn options(p: &Position) -> Offered {
    Offered::new(at::Give, p.moving().hand.kinds().into())
}

/// A card is given.
pub(crate) fn give<S: Sink<Event>>(p: &mut Position, resource: Resource, sink: &mut S) {
    let (seat, to) = (p.mover, Seat::new(p.gift.receiver.into()));
    let giver = p.moving_mut();
    giver.lose(resource);
    let kept = giver.known.less(Cards::one(resource));
    giver.known = Cards::NONE;
    p.player_mut(to).gain(resource);
    p.gift.received = Cards::one(resource);
    p.gift.kept = kept;
    sink.tell(|| Event::Gave { seat, to, resource: Some(resource) });
    progression::choose_first(p);
}

impl Gift {
    /// Cards of this player were shown: what the two know of each other shrinks with it.
    #[inline]
    pub(crate) fn shown(&mut self, seat: Seat, cards: Cards, known_before: Cards, known: Cards) {
        if self.received != Cards::NONE && usize::from(self.receiver) == seat.index() {
            self.received = known_before.and(self.received).less(cards).without(known);
        }
        if self.kept != Cards::NONE && usize::from(self.giver) == seat.index() {
            self.kept = self.kept.less(cards);
        }
        self.tidy();
    }

    /// This player's turn is over: nobody knows more than everybody any longer.
    #[inline]
    pub(crate) fn forget(&mut self, seat: Seat) {
        if usize::from(self.receiver) == seat.index() {
            self.received = Cards::NONE;
        }
        if usize::from(self.giver) == seat.index() {
            self.kept = Cards::NONE;
        }
        self.tidy();
    }

    #[inline]
    fn tidy(&mut self) {
        if self.received.is_empty() && self.kept.is_empty() {
            *self = Gift::default();
        }
    }
}
