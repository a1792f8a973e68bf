//! Which sets of identical resources make the most of a hand, together with what the other cards are worth then.
//!
//! Resource by resource, every number and size of sets is tried, with every number of relics in them. All else follows:
//!
//! - A set has only as many cards as its reach needs; more of them would be missing elsewhere.
//! - Merchants help only where no card of the resource itself is left: such a card serves as well, and leaves a merchant and
//!   a card of another kind, which can make up for it.
//! - A merchant is given cards that are there twice first. Each further one costs the set of different resources a kind.
//!   What merchants and double cards remain make missing kinds.

use super::{
    BestUse, DOUBLOON, IdenticalSet, MOST_SETS, Values,
    prizes::{Counts, Prizes, REACHES},
};
use mundus_novus::{Cards, Class, Means, Resource, components::*, sets};
use std::slice::IterMut;

/// The best use of the hand with at most this many sets of identical resources.
pub(super) fn search(what: &Means, values: &Values, most: usize) -> BestUse {
    let mut search = Search::new(what, values);
    search.go(
        0,
        &Rest { sets: most as u8, relics: what.hand.relics(), merchants: what.merchants, ..Rest::default() },
    );
    search.result()
}

/// The sets of one resource.
#[derive(Copy, Clone, Default)]
struct Part {
    /// How many of each reach.
    sets: Counts,
    /// Relics in them.
    relics: u8,
    /// Cards in them that merchants turned into the resource.
    converted: u8,
}

/// What the resources not yet decided on hold.
#[derive(Copy, Clone, Default)]
struct Ahead {
    /// Kinds there are.
    kinds: i8,
    /// Cards that are there twice.
    spare: i8,
    /// Kinds that are missing, by class.
    missing: PerClass,
    /// How many sets of at least each reach are possible, by how often relics and merchants can help out.
    sets: [Counts; HELPERS + 1],
}

/// More help than this makes no difference: as many sets as there may be need no card of their own.
const HELPERS: usize = MOST_SETS * LEAST_IDENTICAL as usize;

/// Sets that are possible with some help.
#[derive(Copy, Clone, Default)]
struct Possible {
    /// With none.
    alone: u8,
    /// Those that are one card short, or two.
    short: [u8; 2],
}

impl Possible {
    /// One resource more: `held` cards of it, of which a set needs `needed`.
    fn add(&mut self, held: u8, needed: u8) {
        self.alone += held / needed;
        let short = needed - held % needed;
        if let Some(resources) = self.short.get_mut(usize::from(short) - 1) {
            *resources += 1;
        }
    }

    /// How many there are at most if relics and merchants help out this often. (A further set of the same resource needs
    /// nothing but help.)
    fn with(&self, helpers: u8) -> u8 {
        let one = helpers.min(self.short[0]);
        let two = ((helpers - one) / 2).min(self.short[1]);
        self.alone + one + two + (helpers - one - 2 * two) / LEAST_IDENTICAL
    }
}

/// What is left when some resources have been decided on.
#[derive(Copy, Clone, Default)]
struct Rest {
    /// How many sets may still be played.
    sets: u8,
    relics: u8,
    merchants: PerClass,
    /// Sets so far.
    played: Counts,
    /// Different kinds left.
    kinds: i8,
    /// Cards that are there twice, less those that merchants are given: below zero, kinds are lost.
    spare: i8,
    /// Kinds that are missing, by class.
    missing: PerClass,
}

/// The pay where cards do not suffice.
const NOT_POSSIBLE: i32 = -1;

/// A set, how many cards merchants turn into its resource, and its reach.
type Built = (IdenticalSet, u8, usize);

struct Search<'a> {
    what: &'a Means,
    prizes: Prizes,
    /// The kinds in the order in which they are decided on, and how many cards there are.
    order: [(usize, u8); Resource::PLAIN],
    /// Sizes of sets worth playing, and their reach, by class; 0 for none.
    sizes: [[(u8, u8); REACHES.len()]; Class::COUNT],
    /// What can still come, by how many resources are decided on.
    ahead: [Ahead; Resource::PLAIN + 1],
    /// What different resources and relics pay, by number.
    different_pay: [i32; Resource::PLAIN + 1],
    relic_pay: [i32; MOST_RELICS_SOLD as usize + 1],
    parts: [Part; Resource::PLAIN],
    best: [Part; Resource::PLAIN],
    value: i32,
}

impl<'a> Search<'a> {
    fn new(what: &'a Means, values: &Values) -> Search<'a> {
        let mut sizes = [[(0, 0); REACHES.len()]; Class::COUNT];
        for class in Class::ALL {
            let mut nearer = 0;
            for (size, place) in (LEAST_IDENTICAL..).zip(&mut sizes[class.index()]) {
                let reach = if what.storm { 1 } else { sets::reach(class, size) }.min(what.line);
                if reach > nearer {
                    nearer = reach;
                    *place = (size, REACHES.iter().filter(|&&far| far < reach).count() as u8);
                }
            }
        }
        // The rarest first: their sets take what they like.
        let order = std::array::from_fn(|at| {
            let kind = Resource::PLAIN - 1 - at;
            (kind, what.hand.get(Resource::ALL[kind]))
        });
        let helpers = usize::from(what.hand.relics() + what.merchants.iter().sum::<u8>()).min(HELPERS);
        let mut possible = [Possible::default(); REACHES.len()];
        let mut ahead = [Ahead::default(); Resource::PLAIN + 1];
        for (at, &(kind, held)) in order.iter().enumerate().rev() {
            let mut next = ahead[at + 1];
            next.kinds += i8::from(held > 0);
            next.spare += held.saturating_sub(1) as i8;
            next.missing[class_of(kind)] += u8::from(held == 0);
            for (reach, possible) in possible.iter_mut().enumerate() {
                let mut far = sizes[class_of(kind)]
                    .iter()
                    .filter(|(size, far)| *size > 0 && usize::from(*far) >= reach);
                if let Some(&(size, _)) = far.next() {
                    possible.add(held, size);
                }
            }
            for (helpers, sets) in next.sets.iter_mut().enumerate().take(helpers + 1) {
                *sets = possible.map(|possible| possible.with(helpers as u8));
            }
            ahead[at] = next;
        }
        Search {
            what,
            prizes: Prizes::new(values, what.line, what.almagro),
            order,
            sizes,
            ahead,
            different_pay: std::array::from_fn(|cards| {
                let pay =
                    if what.different_played { 0 } else { sets::different_pay(cards as u8, what.natives) };
                i32::from(pay) * DOUBLOON
            }),
            relic_pay: std::array::from_fn(|relics| {
                let pay = if what.relics_sold { 0 } else { sets::relic_pay(relics as u8) };
                i32::from(pay) * DOUBLOON
            }),
            parts: Default::default(),
            best: Default::default(),
            value: i32::MIN,
        }
    }

    /// Decides on the resources from this one on.
    fn go(&mut self, at: usize, rest: &Rest) {
        let ahead = &self.ahead[at];
        let [one, two, three] = rest.merchants;
        let merchants = one + two + three;
        let helpers = rest.relics + [merchants, one + two, one, 0][class_of(at)];
        let more = ahead.sets[usize::from(helpers).min(HELPERS)].map(|sets| sets.min(rest.sets));
        let (kinds, spare) = (rest.kinds + ahead.kinds, rest.spare + ahead.spare);
        if more[0] == 0 {
            // Nothing more can be played: all cards left are kept.
            let makes = |class: usize| rest.merchants[class].min(rest.missing[class] + ahead.missing[class]);
            let different = kinds + spare.min((makes(0) + makes(1) + makes(2)) as i8);
            return self.leaf(at, rest, different);
        }
        if !self.may_be_better(rest, more, (kinds, spare, merchants)) {
            return;
        }
        let (kind, held) = self.order[at];
        let made = rest.merchants[class_of(kind)];
        if held + made > 0 && held + made + rest.relics >= LEAST_IDENTICAL {
            self.play(at, rest, 0, (0, 0), Part::default());
        }
        self.parts[kind] = Part::default();
        self.keep(at, held, *rest);
    }

    /// Can it lead to anything better than the best so far? Tried with each number of further sets of the best possible
    /// reach, and with different resources and relics of cards that are in no set.
    fn may_be_better(&mut self, rest: &Rest, more: Counts, (kinds, spare, merchants): (i8, i8, u8)) -> bool {
        let most = (kinds + spare.min(merchants as i8)).min(Resource::PLAIN as i8);
        let (mut sets, mut cards) = (rest.played, kinds + spare);
        for count in 0..=more[0] {
            // Relics in sets save cards for different resources, but are not sold.
            let least = (-cards).max(0) as u8;
            let mut pay = NOT_POSSIBLE;
            for relics in least..=rest.relics.min((LEAST_IDENTICAL - 1) * count) {
                let different = most.min(cards + relics as i8);
                pay = pay.max(self.pay(different as u8, rest.relics - relics));
                if different == most {
                    break;
                }
            }
            if pay == NOT_POSSIBLE {
                break;
            }
            if self.prizes.worth(sets) + pay > self.value {
                return true;
            }
            let reach = usize::from(count < more[1]) + usize::from(count < more[2]);
            sets[reach] += 1;
            cards -= LEAST_IDENTICAL as i8;
        }
        false
    }

    /// What different resources and relics pay, by their numbers.
    #[inline]
    fn pay(&self, different: u8, relics: u8) -> i32 {
        self.different_pay[usize::from(different)] + self.relic_pay[usize::from(relics.min(MOST_RELICS_SOLD))]
    }

    /// How many cards of this kind are left.
    fn keep(&mut self, at: usize, left: u8, mut rest: Rest) {
        if left == 0 {
            rest.missing[class_of(self.order[at].0)] += 1;
        } else {
            rest.kinds += 1;
            rest.spare += left as i8 - 1;
        }
        self.go(at + 1, &rest);
    }

    /// One more set of this resource, of this size or a larger one, beside those of the part.
    fn play(&mut self, at: usize, rest: &Rest, smallest: usize, (cards, count): (u8, u8), part: Part) {
        let (kind, held) = self.order[at];
        let class = class_of(kind);
        let made = rest.merchants[class];
        for larger in smallest..REACHES.len() {
            let (size, reach) = self.sizes[class][larger];
            if size == 0 {
                continue;
            }
            let (cards, count) = (cards + size, count + 1);
            if cards > held + made + rest.relics {
                break;
            }
            let (mut part, mut next) = (part, *rest);
            part.sets[usize::from(reach)] += 1;
            next.sets -= count;
            (0..REACHES.len()).for_each(|reach| next.played[reach] += part.sets[reach]);
            // Each set has a card that is not a relic.
            for relics in cards.saturating_sub(held + made)..=rest.relics.min(cards - count) {
                let own = held.min(cards - relics);
                let converted = cards - relics - own;
                let mut next = next;
                next.relics -= relics;
                next.merchants[class] -= converted;
                next.spare -= converted as i8;
                self.parts[kind] = Part { relics, converted, ..part };
                self.keep(at, held - own, next);
            }
            if count < rest.sets {
                self.play(at, rest, larger, (cards, count), part);
            }
        }
    }

    /// Everything is decided: what it is worth.
    fn leaf(&mut self, at: usize, rest: &Rest, different: i8) {
        if different < 0 {
            return;
        }
        let value = self.prizes.worth(rest.played) + self.pay(different as u8, rest.relics);
        if value > self.value {
            self.value = value;
            self.best = self.parts;
            // What is kept from here on was not decided one by one.
            for &(kind, _) in &self.order[at..] {
                self.best[kind] = Part::default();
            }
        }
    }

    /// The best found, card by card.
    fn result(self) -> BestUse {
        let mut rest = self.what.hand;
        let mut merchants = self.what.merchants;
        let mut sets = [None; MOST_SETS];
        let (mut places, mut counts) = (sets.iter_mut(), [0; REACHES.len()]);
        for (kind, part) in self.best.iter().enumerate() {
            self.part(kind, part, &mut rest, &mut places);
            merchants[class_of(kind)] -= part.converted;
            (0..REACHES.len()).for_each(|reach| counts[reach] += part.sets[reach]);
        }
        for (set, converted, _) in sets.iter_mut().flatten() {
            for _ in 0..*converted {
                let spare = rest.plain().at_least(2);
                let kinds = if spare == 0 { rest.plain().kinds() } else { spare };
                let card = Resource::ALL[kinds.trailing_zeros() as usize];
                rest.remove(card);
                set.converted.add(card);
            }
        }
        let ordered = self.prizes.order(counts).map(|reach| {
            let fits = |set: &&mut Option<Built>| set.is_some_and(|(.., other)| Some(other) == reach);
            sets.iter_mut().find(fits).and_then(Option::take).map(|(set, ..)| set)
        });
        BestUse::new(self.what, self.value, ordered, rest, merchants)
    }

    /// The sets of one resource, each with a card that is not a relic; what they take is no longer in the rest. Which cards
    /// merchants convert is decided later: here it is how many.
    fn part(&self, kind: usize, part: &Part, rest: &mut Cards, places: &mut IterMut<'_, Option<Built>>) {
        let resource = Resource::ALL[kind];
        let reaches =
            (0..REACHES.len()).flat_map(|reach| std::iter::repeat_n(reach, part.sets[reach].into()));
        let size = |reach: usize| {
            let fits = |(size, other): &&(u8, u8)| *size > 0 && usize::from(*other) == reach;
            self.sizes[class_of(kind)].iter().find(fits).map_or(0, |(size, _)| *size)
        };
        let cards: u8 = reaches.clone().map(size).sum();
        let (mut relics, mut own) = (part.relics, cards - part.relics - part.converted);
        for (reach, place) in reaches.zip(places) {
            let size = size(reach);
            let with_relics = relics.min(size - 1);
            let with_own = own.min(size - with_relics);
            relics -= with_relics;
            own -= with_own;
            (0..with_own).for_each(|_| rest.remove(resource));
            (0..with_relics).for_each(|_| rest.remove(Resource::Relic));
            let set = IdenticalSet {
                resource,
                own: with_own,
                relics: with_relics,
                converted: Cards::NONE,
                reach: REACHES[reach].min(self.what.line),
            };
            *place = Some((set, size - with_relics - with_own, reach));
        }
    }
}
