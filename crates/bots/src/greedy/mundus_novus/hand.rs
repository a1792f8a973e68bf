//! What a hand promises during a trade: an estimate without jumps.
//!
//! The set of identical resources that promises most, and what the rest makes in different ones and relics. Cards to come
//! are chosen by the player, but not freely: each fits a set with some likelihood.

use super::Taste;
use crate::best_use::{DOUBLOON, Values};
use mundus_novus::{
    Cards, Class, Means, Resource,
    components::{LEAST_IDENTICAL, MOST_IDENTICAL, MOST_RELICS_SOLD},
    most_different, sets,
};
use std::ops::RangeInclusive;

/// How likely a card to come makes a set of identical resources longer,
const IDENTICAL_FITS: f32 = 0.55;
/// and a set of different ones.
const DIFFERENT_FITS: f32 = 0.75;
/// What a set one card short is worth if no more cards come, as a share of the whole set: the next hand may have the card.
const SHORT: f32 = 0.12;

/// Cards to part with.
pub(super) struct Parting {
    pub cards: Cards,
    /// What the rest promises.
    pub worth: f32,
}

/// What a hand may make.
pub(super) struct Hand {
    what: Means,
    /// The best development that a set reaches, by class and number of cards.
    taken: [[f32; 3]; 3],
    identical_fits: f32,
    different_fits: f32,
}

impl Hand {
    pub(super) fn new(what: Means, values: &Values, taste: &Taste) -> Hand {
        let best = |class: Class, cards: u8| {
            let reach = if what.storm { 1 } else { sets::reach(class, cards) }.min(what.line);
            let line = values.line[..reach.into()].iter().copied().max().unwrap_or(0);
            let value = if what.almagro && reach > 0 { line.max(values.unseen) } else { line };
            value.max(0) as f32 / DOUBLOON as f32
        };
        let taken =
            Class::ALL.map(|class| std::array::from_fn(|more| best(class, LEAST_IDENTICAL + more as u8)));
        Hand {
            what,
            taken,
            identical_fits: taste.identical * IDENTICAL_FITS,
            different_fits: taste.different * DIFFERENT_FITS,
        }
    }

    /// What these cards promise with this many still to come.
    pub(super) fn promise(&self, hand: Cards, to_come: u8) -> f32 {
        let relics = hand.relics();
        let most_jokers = relics.min(2);
        let left = [0, 1, 2].map(|jokers| relics_pay(relics.saturating_sub(jokers)));
        let mut best = self.rest(most_different(hand, 0, self.what.merchants), to_come) + left[0];
        for (class, taken) in self.taken.iter().enumerate() {
            let made = self.what.merchants[class];
            let mut merchants = self.what.merchants;
            merchants[class] = 0;
            for &resource in &Resource::ALL[3 * class..3 * class + 3] {
                let own = hand.get(resource).min(MOST_IDENTICAL);
                let have = |jokers: u8| (own + jokers + made).min(MOST_IDENTICAL);
                let enough = |jokers: u8| have(jokers) + to_come >= LEAST_IDENTICAL - 1;
                if own == 0 || !enough(most_jokers) {
                    continue;
                }
                // What the rest makes is the same for any number of jokers.
                let kinds = most_different(hand.without(Cards::some(resource, own)), 0, merchants);
                let mut likely = 1.0;
                for more in 0..=to_come.min(2) {
                    let rest = self.rest(kinds, to_come - more);
                    for jokers in (0..=most_jokers).filter(|&jokers| enough(jokers)) {
                        let set = match have(jokers) + more {
                            0 | 1 => 0.0,
                            2 => SHORT * taken[0],
                            size => taken[usize::from(size.min(MOST_IDENTICAL) - LEAST_IDENTICAL)],
                        };
                        best = best.max(likely * set + rest + left[usize::from(jokers)]);
                    }
                    likely *= self.identical_fits;
                }
            }
        }
        best
    }

    /// The cards to part with, as many as `counts` allows, so that what is left promises most with as many to
    /// come as were parted with (`replaced`) or none. `bonus` is what each card given away brings in addition.
    pub(super) fn part_with(
        &self,
        hand: Cards,
        counts: RangeInclusive<u8>,
        replaced: bool,
        bonus: impl Fn(Resource) -> f32,
    ) -> Parting {
        let mut best = Parting { cards: Cards::NONE, worth: f32::MIN };
        self.each_parting(hand, counts, replaced, bonus, |parting| {
            if parting.worth > best.worth {
                best = parting;
            }
        });
        best
    }

    /// Every way to part with this many cards.
    pub(super) fn each_parting(
        &self,
        hand: Cards,
        counts: RangeInclusive<u8>,
        replaced: bool,
        bonus: impl Fn(Resource) -> f32,
        mut each: impl FnMut(Parting),
    ) {
        let mut open = vec![(hand, Cards::NONE, 0, 0, 0.0)];
        while let Some((kept, cards, count, first, more)) = open.pop() {
            if counts.contains(&count) {
                each(Parting { cards, worth: self.promise(kept, if replaced { count } else { 0 }) + more });
            }
            if count == *counts.end() {
                continue;
            }
            // By rising number, so that each choice is met once.
            for &resource in Resource::ALL[first..].iter().filter(|&&resource| kept.get(resource) > 0) {
                let (mut kept, mut cards) = (kept, cards);
                kept.remove(resource);
                cards.add(resource);
                open.push((kept, cards, count + 1, resource.index(), more + bonus(resource)));
            }
        }
    }

    /// What a set of this many different resources promises.
    fn rest(&self, kinds: u8, to_come: u8) -> f32 {
        let expected = f32::from(kinds) + self.different_fits * f32::from(to_come);
        let whole = expected as u8;
        let part = expected - f32::from(whole);
        let pay =
            |kinds: u8| f32::from(sets::different_pay(kinds.min(Resource::PLAIN as u8), self.what.natives));
        pay(whole) * (1.0 - part) + pay(whole + 1) * part
    }
}

fn relics_pay(relics: u8) -> f32 {
    f32::from(sets::relic_pay(relics.min(MOST_RELICS_SOLD)))
}
