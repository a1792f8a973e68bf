//! Merchants: each turns one card, while a set is played, into a resource of its class.

use crate::{cards::Cards, components::*};
use game::several;

/// The kinds of one class, as a set.
#[inline]
pub(crate) const fn band(class: usize) -> u16 {
    ((1 << KINDS_OF_CLASS) - 1) << (KINDS_OF_CLASS * class)
}

/// All kinds of cards.
pub(crate) const ALL_KINDS: u16 = (1 << Resource::COUNT) - 1;

/// All kinds but relics.
pub(crate) const PLAIN_KINDS: u16 = (1 << Resource::PLAIN) - 1;

/// How many kinds a set of nine has.
#[inline]
const fn size(kinds: u16) -> u8 {
    const SIZES: [u8; 512] = {
        let mut sizes = [0; 512];
        let mut at = 0;
        while at < 512 {
            sizes[at] = (at as u16).count_ones() as u8;
            at += 1;
        }
        sizes
    };
    SIZES[(kinds & PLAIN_KINDS) as usize]
}

/// How many different resources a set can have at most that has these kinds already, with the cards in hand and these
/// merchants.
///
/// Every kind in hand counts once, and every merchant can make one more missing kind of its class of a card that is
/// there twice. To convert the only card of a kind wins one kind and loses another, so it never helps.
#[inline]
pub fn most_different(hand: Cards, kinds: u16, merchants: PerClass) -> u8 {
    let all = hand.kinds() & PLAIN_KINDS | kinds;
    let most = size(all);
    if merchants == [0; Class::COUNT] { most } else { most + more_different(hand, kinds, all, merchants) }
}

/// What merchants add.
#[inline(never)]
fn more_different(hand: Cards, kinds: u16, all: u16, merchants: PerClass) -> u8 {
    let spare = hand.plain().total() - size(all & !kinds);
    let mut made = 0;
    for (class, &merchants) in merchants.iter().enumerate() {
        made += merchants.min(size(band(class) & !all));
    }
    made.min(spare)
}

/// The kinds that merchants can make, as a set.
#[inline]
pub(crate) const fn reached(merchants: PerClass) -> u16 {
    let (mut kinds, mut class) = (0, 0);
    while class < merchants.len() {
        if merchants[class] > 0 {
            kinds |= band(class);
        }
        class += 1;
    }
    kinds
}

/// What a merchant may make of a card for a set of different resources that must be able to reach `need` kinds.
pub(crate) fn conversions(hand: Cards, kinds: u16, merchants: PerClass, given: Resource, need: u8) -> u16 {
    let mut rest = hand;
    rest.remove(given);
    let mut possible = 0;
    for class in Class::ALL.into_iter().filter(|class| merchants[class.index()] > 0) {
        let mut left = merchants;
        left[class.index()] -= 1;
        let wanted = band(class.index()) & !kinds & !(1 << given.index());
        for kind in (0..Resource::PLAIN).filter(|kind| wanted >> kind & 1 == 1) {
            if most_different(rest, kinds | 1 << kind, left) >= need {
                possible |= 1 << kind;
            }
        }
    }
    possible
}

/// The kinds of cards that can be given to a merchant, as a set, for a set of different resources that can reach `need`
/// kinds.
///
/// A card that is there twice (or whose kind the set has) is never missed: it becomes a missing kind instead of another
/// spare card, or a kind that is there anyway and becomes spare for it. The only card of a kind costs at most one kind,
/// and none if some merchant is left over for lack of spare cards. What is still in doubt is tried.
pub(crate) fn convertible(hand: Cards, kinds: u16, merchants: PerClass, need: u8) -> u16 {
    let held = hand.kinds() & PLAIN_KINDS;
    let wanted = reached(merchants) & !kinds;
    if wanted == 0 {
        return 0;
    }
    // No card can become its own kind.
    let mut left = if several(wanted as u64) { held } else { held & !wanted };
    let all = held | kinds;
    if most_different(hand, kinds, merchants) > need {
        return left;
    }
    let mut possible = left & (hand.at_least(2) | kinds);
    let spare = hand.plain().total() - size(all & !kinds);
    if spare == 0 && wanted & !all != 0 {
        return left;
    }
    left &= !possible;
    while left != 0 {
        let resource = Resource::ALL[left.trailing_zeros() as usize];
        if conversions(hand, kinds, merchants, resource, need) != 0 {
            possible |= 1 << resource.index();
        }
        left &= left - 1;
    }
    possible
}

/// The resources of which a set of identical resources can be made, as a set: at least three cards, one of them not a
/// relic.
#[inline]
pub(crate) fn identical_kinds(hand: Cards, hand_size: u8, merchants: PerClass) -> u16 {
    let relics = hand.relics();
    let missing = LEAST_IDENTICAL.saturating_sub(relics).max(1);
    let mut kinds = hand.at_least(missing) & PLAIN_KINDS;
    if merchants != [0; Class::COUNT] {
        kinds |= more_identical(hand, hand_size, missing, merchants);
    }
    kinds
}

/// What merchants add.
#[inline(never)]
fn more_identical(hand: Cards, hand_size: u8, missing: u8, merchants: PerClass) -> u16 {
    let (mut kinds, relics) = (0, hand.relics());
    let plain = hand_size - relics;
    for (class, &merchants) in merchants.iter().enumerate() {
        let merchants = merchants.min(plain);
        // With at least `missing` merchants and cards to convert nothing of the kind itself is needed.
        if merchants >= missing {
            kinds |= band(class);
        } else if merchants > 0 && plain >= missing {
            kinds |= band(class) & hand.at_least(missing - merchants);
        }
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By trying everything: every card once, as it is or converted.
    fn slowly(hand: &mut Vec<usize>, kinds: u16, merchants: PerClass) -> u8 {
        let mut most = kinds.count_ones() as u8;
        let Some(card) = hand.pop() else { return most };
        most = most.max(slowly(hand, kinds, merchants));
        if kinds >> card & 1 == 0 {
            most = most.max(slowly(hand, kinds | 1 << card, merchants));
        }
        for kind in
            (0..9).filter(|&kind| kind != card && kinds >> kind & 1 == 0 && merchants[class_of(kind)] > 0)
        {
            let mut left = merchants;
            left[class_of(kind)] -= 1;
            most = most.max(slowly(hand, kinds | 1 << kind, left));
        }
        hand.push(card);
        most
    }

    fn random_hand(rng: &mut game::Fast, cards: u32) -> Vec<usize> {
        (0..cards).map(|_| rng.below(9) as usize).collect()
    }

    #[test]
    fn the_most_different_kinds_are_found() {
        let mut rng = game::Fast::new(1);
        for _ in 0..400 {
            let size = rng.below(7);
            let mut cards = random_hand(&mut rng, size);
            let merchants = [rng.below(3) as u8, rng.below(2) as u8, rng.below(2) as u8];
            let hand: Cards = cards.iter().map(|&kind| Resource::ALL[kind]).collect();
            let kinds = 1 << rng.below(9) & if rng.below(2) == 0 { 0 } else { PLAIN_KINDS };
            let expected = slowly(&mut cards, kinds, merchants);
            assert_eq!(most_different(hand, kinds, merchants), expected, "{hand:?} {kinds:b} {merchants:?}");
        }
    }

    #[test]
    fn the_cards_for_merchants_are_found() {
        let mut rng = game::Fast::new(3);
        let mut tried = 0;
        while tried < 3_000 {
            let size = 2 + rng.below(8);
            let cards = random_hand(&mut rng, size);
            let hand: Cards = cards.iter().map(|&kind| Resource::ALL[kind]).collect();
            let merchants = [rng.below(3) as u8, rng.below(2) as u8, rng.below(3) as u8];
            let kinds = (rng.bits() & rng.bits()) as u16 & PLAIN_KINDS;
            let need = [4, 4, 4, 9][rng.below(4) as usize];
            if most_different(hand, kinds, merchants) < need {
                continue;
            }
            tried += 1;
            let possible =
                |card: &usize| conversions(hand, kinds, merchants, Resource::ALL[*card], need) != 0;
            let expected = cards.iter().filter(|card| possible(card)).fold(0, |set, card| set | 1 << card);
            assert_eq!(
                convertible(hand, kinds, merchants, need),
                expected,
                "{hand:?} {kinds:b} {merchants:?} {need}"
            );
        }
    }

    #[test]
    fn the_identical_sets_are_found() {
        let mut rng = game::Fast::new(2);
        for _ in 0..2_000 {
            let size = rng.below(7);
            let relics = rng.below(4) as u8;
            let cards = random_hand(&mut rng, size);
            let mut hand: Cards = cards.iter().map(|&kind| Resource::ALL[kind]).collect();
            (0..relics).for_each(|_| hand.add(Resource::Relic));
            let merchants = [rng.below(4) as u8, rng.below(2) as u8, rng.below(3) as u8];
            for kind in 0..9 {
                let own = cards.iter().filter(|&&card| card == kind).count() as u8;
                let converted = merchants[class_of(kind)].min(cards.len() as u8 - own);
                let possible = own + converted >= 1 && own + converted + relics >= 3;
                let found = identical_kinds(hand, hand.total(), merchants) >> kind & 1 == 1;
                assert_eq!(found, possible, "{hand:?} {kind} {merchants:?}");
            }
        }
    }
}
