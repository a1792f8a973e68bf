//! Drawing resource cards, and making a deck of the discard.

use crate::{cards::Cards, components::Resource, event::Event, position::Position};
use game::{Chance, Sink};

/// Names of resources, as records spell the draws.
pub(crate) static NAMES: [&str; Resource::COUNT] = Resource::IDS;

/// Adds a card to each of these hands, this many times round. The discard is shuffled only when the deck is used up.
#[inline(always)]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    hands: &mut [Cards],
    rounds: u8,
    chance: &mut C,
    sink: &mut S,
) {
    let mut left = p.deck_size;
    for _ in 0..rounds {
        for cards in hands.iter_mut() {
            if left == 0 {
                reshuffle(p, sink);
                left = p.deck_size;
            }
            let kind = chance.pick_of(&NAMES, &p.deck, left.into());
            p.deck[kind] -= 1;
            left -= 1;
            *cards = cards.and(Cards::of_kind(kind));
        }
    }
    p.deck_size = left;
}

#[cold]
fn reshuffle<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let mut discard = p.open_discards;
    p.open_discards = Cards::NONE;
    for player in &mut p.players {
        discard = discard.and(player.discards);
        player.discards = Cards::NONE;
        player.discards_size = 0;
    }
    p.deck = discard.counts();
    p.deck_size = discard.total();
    assert!(p.deck_size > 0, "deck and discard always suffice");
    sink.tell(|| Event::Reshuffled);
}
