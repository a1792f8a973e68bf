//! The crane: building over one's own buildings.

use crate::{
    action::at,
    builder::Terms,
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{Position, Step},
};
use game::{Chance, Sink};

/// What covering a building takes off the price.
#[inline]
pub(crate) const fn reduction(p: &Position, covered: Card) -> u8 {
    if matches!(covered, Card::Park) { PARK_REDUCTION } else { p.cost(covered) }
}

/// Is a good lost when a building of this kind is covered? (Of several of a kind an empty one is covered.)
#[inline]
pub(crate) fn loses_good(player: &Player, covered: Card) -> bool {
    let full = |good: Good| (player.loaded & !player.room) >> good.index() & 1 == 1;
    Good::on(covered).is_some_and(full)
}

/// What can be built over this building, given the kinds in hand: nothing identical.
#[inline]
pub(crate) fn buildable_over(p: &Position, player: &Player, covered: Card, cards: u64) -> u64 {
    Terms::of(p, p.mover, Some(covered)).buildable(p, player, cards) & !covered.bit()
}

/// The buildings over which something can be built: any but the crane itself.
#[inline(never)]
pub(crate) fn coverable(p: &Position, player: &Player, cards: u64) -> u64 {
    let terms = Terms::of(p, p.mover, None);
    // Covering one of these, or a good while goods can be paid with, changes the terms by more than its cost.
    const TERMS: u64 =
        Card::Smithy.bit() | Card::Quarry.bit() | Card::BlackMarket.bit() | Card::Library.bit();
    let with_goods = player.has(Card::BlackMarket);
    let all = player.built & !Card::Crane.bit();
    let (mut set, mut asked) = (0, all);
    let uncovered = terms.buildable(p, player, cards);
    if !with_goods && uncovered & uncovered.wrapping_sub(1) != 0 {
        // Of two that can be paid without covering anything, one is not identical and costs no more.
        set = all & !TERMS;
        asked = all & TERMS;
    }
    let over = |card: Card| {
        if with_goods || card.bit() & TERMS != 0 {
            buildable_over(p, player, card, cards)
        } else {
            terms.reduced(reduction(p, card)).buildable(p, player, cards) & !card.bit()
        }
    };
    for card in kinds(asked) {
        if over(card) != 0 {
            set |= card.bit();
        }
    }
    set
}

/// Chooses the building to be covered.
pub(crate) fn choose<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    covered: Card,
    chance: &mut C,
    sink: &mut S,
) {
    p.phase.covered = covered as u8 + 1;
    flow::come_to(p, Step::Over, chance, sink);
}

/// What can be built over the building chosen.
pub(crate) fn options(p: &Position, cards: u64) -> Offer {
    let buildable = p.covering().map_or(0, |covered| buildable_over(p, p.moving(), covered, cards));
    Offer::low(buildable << at::BUILD)
}

/// The building disappears under the new one.
pub(crate) fn cover<S: Sink<Event>>(p: &mut Position, covered: Card, sink: &mut S) {
    let seat = p.mover;
    p.covered.add(covered);
    if let Some(good) = p.moving_mut().cover(covered) {
        deck::discard_lost_good(p, seat, good);
        sink.tell(|| Event::GoodLost { seat, good });
    }
    p.phase.covered = 0;
}
