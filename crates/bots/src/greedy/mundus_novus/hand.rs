//! What a hand promises during a trade: an estimate without jumps.
//!
//! The set of identical resources that promises most, and what the rest makes in different ones and relics. Cards to come
//! are chosen by the player, but not freely: each fits a set with some likelihood.

use super::{
    Taste,
    best_use::{DOUBLOON, Values},
};
use mundus_novus::{
    Cards, Class, Means, Resource,
    components::{LEAST_IDENTICAL, LINE, MOST_IDENTICAL, MOST_RELICS_SOLD, PerClass},
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
    /// By class and number of cards: the best development such a set reaches.
    sets: [[f32; LONGEST + 1]; Class::COUNT],
    identical_fits: f32,
    different_fits: f32,
}

/// Cards to come are counted for a set up to this number.
const MORE: u8 = 2;
/// The largest number looked up; more cards than a set can have reach no further.
const LONGEST: usize = (MOST_IDENTICAL + MORE) as usize;

impl Hand {
    pub(super) fn new(what: Means, values: &Values, taste: &Taste) -> Hand {
        // The best of the line, by how much of it is in reach.
        let mut best = [0.0; LINE + 1];
        let (mut line, unseen) = (0, if what.almagro { values.unseen } else { 0 });
        for (best, &value) in best[1..].iter_mut().zip(&values.line) {
            line = line.max(value);
            *best = line.max(unseen) as f32 / DOUBLOON as f32;
        }
        let sets = Class::ALL.map(|class| {
            std::array::from_fn(|cards| {
                let size = (cards as u8).clamp(LEAST_IDENTICAL, MOST_IDENTICAL);
                let reach = if what.storm { 1 } else { sets::reach(class, size) }.min(what.line);
                match cards {
                    0 | 1 => 0.0,
                    2 => SHORT * best[usize::from(reach)],
                    _ => best[usize::from(reach)],
                }
            })
        });
        Hand {
            what,
            sets,
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
        for (class, sets) in Class::ALL.into_iter().zip(&self.sets) {
            let mut merchants = self.what.merchants;
            let made = std::mem::take(&mut merchants[class.index()]);
            let resources = Resource::of_class(class);
            // Resources of one class held in equal numbers promise the same. Without other merchants the rest is the same for
            // all of them, and the one with most cards promises most.
            let mut counts =
                resources.iter().fold(0u32, |counts, &resource| counts | 1 << hand.get(resource)) & !1;
            if counts != 0 && merchants == PerClass::default() {
                counts = 1 << counts.ilog2();
            }
            for &resource in resources {
                let held = hand.get(resource);
                if counts >> held & 1 == 0 {
                    continue;
                }
                counts &= !(1 << held);
                let own = held.min(MOST_IDENTICAL);
                let have = |jokers: u8| (own + jokers + made).min(MOST_IDENTICAL);
                let enough = |jokers: u8| have(jokers) + to_come >= LEAST_IDENTICAL - 1;
                if !enough(most_jokers) {
                    continue;
                }
                // What the rest makes is the same for any number of jokers.
                let kinds = most_different(hand.without(Cards::some(resource, own)), 0, merchants);
                let mut likely = 1.0;
                for more in 0..=to_come.min(MORE) {
                    let rest = self.rest(kinds, to_come - more);
                    for jokers in (0..=most_jokers).filter(|&jokers| enough(jokers)) {
                        let set = sets[usize::from(have(jokers) + more)];
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
        let mut open = Vec::with_capacity(32);
        open.push((hand, Cards::NONE, 0, 0, 0.0));
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
        let pay = |kinds: u8| PAY[usize::from(self.what.natives)][usize::from(kinds).min(Resource::PLAIN)];
        pay(whole) * (1.0 - part) + pay(whole + 1) * part
    }
}

/// What a set of this many different resources pays, without and with natives.
const PAY: [[f32; Resource::PLAIN + 1]; 2] = {
    let mut pay = [[0.0; Resource::PLAIN + 1]; 2];
    let mut kinds = 0;
    while kinds <= Resource::PLAIN {
        pay[0][kinds] = sets::different_pay(kinds as u8, false) as f32;
        pay[1][kinds] = sets::different_pay(kinds as u8, true) as f32;
        kinds += 1;
    }
    pay
};

fn relics_pay(relics: u8) -> f32 {
    f32::from(sets::relic_pay(relics.min(MOST_RELICS_SOLD)))
}
