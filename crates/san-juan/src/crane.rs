//! The crane: building over your own buildings.

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
use game::{Dealer, Sink, several};

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
    Terms::of(p, Some(covered)).buildable(p, player, cards) & !covered.bit()
}

/// The buildings over which something can be built: any but the crane itself. `uncovered` is what can be built without
/// covering anything.
#[inline(always)]
pub(crate) fn coverable(p: &Position, cards: u64, uncovered: u64) -> u64 {
    let all = p.moving().built & !Card::Crane.bit();
    // No building helps to pay by more than it costs, so what can be paid already can also be paid over any building;
    // and of several cards one is not identical to it.
    if several(uncovered) { all } else { coverable_by_need(p, all, cards) }
}

#[inline(never)]
fn coverable_by_need(p: &Position, all: u64, cards: u64) -> u64 {
    // Covering one of these, or a good while goods can be paid with, changes the terms by something else than its cost in
    // the table.
    const TERMS: u64 = Card::Smithy.bit()
        | Card::Quarry.bit()
        | Card::BlackMarket.bit()
        | Card::Library.bit()
        | Card::Park.bit()
        | Card::CustomsOffice.bit();
    let player = p.moving();
    let asked = if player.has(Card::BlackMarket) { all } else { all & TERMS };
    if player.hand_size == 0 && !p.cathedral {
        return 0;
    }
    let mut set = by_cost(p, all & !asked, cards);
    for card in cards_in(asked) {
        if buildable_over(p, player, card, cards) != 0 {
            set |= card.bit();
        }
    }
    set
}

/// Those of the buildings `all`, which take their cost off the price and nothing else, over which something can be built:
/// the more one costs, the more there is.
#[inline(always)]
fn by_cost(p: &Position, all: u64, cards: u64) -> u64 {
    let terms = Terms::of(p, None);
    let (mut set, mut left) = (0, all);
    for cost in 1..=HIGHEST_COST as u8 {
        let buildable = terms.reduced(cost).buildable(p, p.moving(), cards);
        if several(buildable) {
            // One of several is not identical to the building covered, whatever that is.
            return set | left;
        }
        let here = left & AT_MOST[usize::from(cost)];
        if buildable != 0 {
            set |= here & !buildable;
        }
        left &= !here;
        if left == 0 {
            break;
        }
    }
    set
}

/// Chooses the building to be covered.
#[inline(never)]
pub(crate) fn choose<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, covered: Card) {
    p.phase.covered = covered as u8 + 1;
    flow::come_to(p, Step::Cover, dealer);
}

/// What can be built over the building chosen.
pub(crate) fn options(p: &Position, cards: u64) -> Offer {
    let buildable = p.covering().map_or(0, |covered| buildable_over(p, p.moving(), covered, cards));
    Offer::window(buildable << at::Build)
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
