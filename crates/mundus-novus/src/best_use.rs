//! The best use of a hand, found exactly: which sets to play so that developments, at the values given, and doubloons
//! together are worth most.
//!
//! What is left after the sets of identical resources decides everything else: the set of different resources takes as
//! many kinds as it can, the sale all relics that are left (five at most). So only the sets of identical resources are
//! searched, resource by resource. Without the King's help that is one set, found quickly: a card given to a merchant
//! then matters only by whether its kind is lost for the set of different resources, and in which class, so one card of
//! each such sort is tried. With the King's help all collections of sets are tried.

use crate::{
    action::Action,
    cards::Cards,
    components::*,
    merchants::*,
    position::{Position, Step, Turn},
    sets,
};
use game::Seat;

/// Values are in hundredths of a doubloon.
pub const DOUBLOON: i32 = 100;

/// The most sets of identical resources that are searched under the King's help.
pub const MOST_SETS: usize = 6;

/// What developments are worth to the player, in hundredths of a doubloon.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Values {
    /// The cards of the line, head first.
    pub line: [i32; LINE],
    /// A card nobody has seen: the top of the deck, and what refills the line.
    pub unseen: i32,
}

/// A hand and everything that decides what can be made of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Use {
    /// The cards.
    pub hand: Cards,
    /// Merchants that can still be used, by class.
    pub merchants: [u8; 3],
    /// Cards in the line.
    pub line: u8,
    /// Only the first card of the line can be taken.
    pub storm: bool,
    /// Different resources pay a doubloon a card.
    pub natives: bool,
    /// Any number of sets of identical resources.
    pub kings_help: bool,
    /// The top of the deck may be taken instead.
    pub almagro: bool,
    /// A set of identical resources was played this turn.
    pub identical_played: bool,
    /// The set of different resources was played this turn.
    pub different_played: bool,
    /// Relics were sold this turn.
    pub relics_sold: bool,
}

impl Use {
    /// What this player can make of the hand now; what lies on the bench or is chosen in secret counts as still in hand.
    pub fn of(p: &Position, seat: Seat) -> Use {
        let moves = seat == p.mover;
        let turn = if moves && matches!(p.step, Step::Progress | Step::Develop) || moves && p.step.is_bench()
        {
            p.turn
        } else {
            Turn::default()
        };
        let player = p.player(seat);
        let chosen = match p.step {
            step if step.is_secret() => player.laid,
            step if step.is_bench() && moves => p.bench.cards,
            _ => Cards::NONE,
        };
        Use {
            hand: player.hand.and(chosen),
            merchants: std::array::from_fn(|class| player.merchants[class] - turn.used[class]),
            line: p.line_length,
            storm: p.touches(RoyalEvent::Storm, seat),
            natives: p.touches(RoyalEvent::Natives, seat),
            kings_help: p.touches(RoyalEvent::KingsHelp, seat),
            almagro: player.wins(Character::Almagro) && p.development_deck_size > 0,
            identical_played: turn.identical,
            different_played: turn.different,
            relics_sold: turn.relics,
        }
    }
}

/// One set of identical resources.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct IdenticalSet {
    /// Of what.
    pub resource: Resource,
    /// Cards of the resource itself.
    pub own: u8,
    /// Relics.
    pub relics: u8,
    /// Cards that merchants turn into it.
    pub converted: Cards,
    /// How many cards of the line it reaches.
    pub reach: u8,
}

/// The best use found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BestUse {
    /// What it is worth, in hundredths of a doubloon.
    pub value: i32,
    sets: [Option<IdenticalSet>; MOST_SETS],
    /// How many different resources are played; 0 if none.
    pub different: u8,
    /// How many relics are sold.
    pub relics: u8,
    /// What is left for the set of different resources.
    rest: Cards,
    merchants: [u8; 3],
}

impl BestUse {
    /// The sets of identical resources, by resource.
    pub fn identical(&self) -> impl Iterator<Item = &IdenticalSet> {
        self.sets.iter().flatten()
    }

    /// The resources of the set of different ones, each with the card it is made of.
    pub fn different_cards(&self) -> Vec<(Resource, Resource)> {
        if self.different == 0 {
            return Vec::new();
        }
        let held = self.rest.kinds() & PLAIN_KINDS;
        let is = |kinds: u16, resource: &Resource| kinds >> resource.index() & 1 == 1;
        let mut cards: Vec<_> =
            Resource::ALL.into_iter().filter(|r| is(held, r)).map(|resource| (resource, resource)).collect();
        let mut spare = self.rest.plain().less(cards.iter().map(|(resource, _)| *resource).collect());
        let mut left = self.merchants;
        for resource in Resource::ALL.into_iter().take(Resource::PLAIN).filter(|r| !is(held, r)) {
            let merchants = &mut left[resource.index() / 3];
            if *merchants > 0
                && let Some(from) = spare.iter().next()
            {
                spare.remove(from);
                *merchants -= 1;
                cards.push((resource, from));
            }
        }
        cards.sort();
        cards
    }

    /// The actions that build the set of different resources; none if there is none.
    pub fn different_actions(&self) -> Vec<Action> {
        let cards = self.different_cards();
        if cards.is_empty() {
            return Vec::new();
        }
        let mut actions = vec![Action::Different];
        for (resource, from) in cards {
            if resource == from {
                actions.push(Action::Add(resource));
            } else {
                actions.extend([Action::Convert(from), Action::As(resource)]);
            }
        }
        actions.push(Action::Declare);
        actions
    }
}

impl IdenticalSet {
    /// How many cards.
    pub const fn size(&self) -> u8 {
        self.own + self.relics + self.converted.total()
    }

    /// Its cards, as they are.
    pub fn cards(&self) -> Cards {
        let own = std::iter::repeat_n(self.resource, self.own.into());
        let relics = std::iter::repeat_n(Resource::Relic, self.relics.into());
        own.chain(relics).chain(self.converted.iter()).collect()
    }

    /// The actions that build this set.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = vec![Action::Identical(self.resource)];
        actions.extend((0..self.own).map(|_| Action::Add(self.resource)));
        actions.extend((0..self.relics).map(|_| Action::Add(Resource::Relic)));
        actions.extend(self.converted.iter().map(Action::Convert));
        actions.push(Action::Declare);
        actions
    }
}

/// The best use of a hand.
pub fn best_use(what: &Use, values: &Values) -> BestUse {
    let none = BestUse {
        value: i32::MIN,
        sets: [None; MOST_SETS],
        different: 0,
        relics: 0,
        rest: Cards::NONE,
        merchants: [0; 3],
    };
    let most = match (what.line, what.identical_played, what.kings_help) {
        (0, ..) | (_, true, false) => 0,
        (_, _, true) => MOST_SETS,
        (_, false, false) => 1,
    };
    let mut search = Search { what, values, best: none, sets: [None; MOST_SETS], most };
    search.leaf(what.hand, what.merchants, 0);
    match most {
        0 => {}
        1 => search.one_set(),
        _ => search.sets_from(0, what.hand, what.merchants, 0),
    }
    search.best
}

struct Search<'a> {
    what: &'a Use,
    values: &'a Values,
    best: BestUse,
    sets: [Option<IdenticalSet>; MOST_SETS],
    /// How many sets may be played.
    most: usize,
}

impl Search<'_> {
    /// Nothing identical any more: what the rest is worth.
    fn leaf(&mut self, rest: Cards, merchants: [u8; 3], count: usize) {
        let mut value = self.developments(count);
        let mut different = 0;
        if !self.what.different_played {
            let most = most_different(rest, 0, merchants);
            if most >= LEAST_DIFFERENT {
                different = most;
                value += i32::from(sets::different_pay(most, self.what.natives)) * DOUBLOON;
            }
        }
        let relics = if self.what.relics_sold { 0 } else { rest.relics().min(MOST_RELICS_SOLD) };
        value += i32::from(sets::relic_pay(relics)) * DOUBLOON;
        if value > self.best.value {
            let mut sets = [None; MOST_SETS];
            sets[..count].copy_from_slice(&self.sets[..count]);
            self.best = BestUse { value, sets, different, relics, rest, merchants };
        }
    }

    /// What the set of different resources and the relics left would pay.
    #[inline]
    fn rest(&self, rest: Cards, merchants: [u8; 3]) -> i32 {
        let different = if self.what.different_played { 0 } else { most_different(rest, 0, merchants) };
        let relics = if self.what.relics_sold { 0 } else { rest.relics().min(MOST_RELICS_SOLD) };
        (i32::from(sets::different_pay(different, self.what.natives)) + i32::from(sets::relic_pay(relics)))
            * DOUBLOON
    }

    /// The best single set. More cards than the same reach needs are never better: they are missing elsewhere.
    fn one_set(&mut self) {
        let Use { hand, merchants, .. } = *self.what;
        let possible = identical_kinds(hand, hand.total(), merchants);
        for kind in (0..Resource::PLAIN).filter(|kind| possible >> kind & 1 == 1) {
            let resource = Resource::ALL[kind];
            let mut nearer = i32::MIN;
            for size in LEAST_IDENTICAL..=MOST_IDENTICAL {
                let reach = self.reach(resource, size);
                let value = self.development(reach);
                if value > nearer {
                    nearer = value;
                    self.sets_of(resource, size, reach, value);
                }
            }
        }
    }

    /// All sets of so many cards.
    fn sets_of(&mut self, resource: Resource, size: u8, reach: u8, value: i32) {
        let Use { hand, merchants, .. } = *self.what;
        let (held, made) = (hand.get(resource), merchants[resource.index() / 3]);
        for relics in 0..=hand.relics().min(size - 1) {
            for converted in 0..=made.min(size - relics) {
                let own = size - relics - converted;
                if own > held {
                    continue;
                }
                let mut rest = hand;
                (0..own).for_each(|_| rest.remove(resource));
                (0..relics).for_each(|_| rest.remove(Resource::Relic));
                let set = IdenticalSet { resource, own, relics, converted: Cards::NONE, reach };
                self.convert_sorts(set, converted, 0, rest, merchants, value);
            }
        }
    }

    /// So many cards more are converted. A card matters only by its sort: there twice or more (0), or the only one of its
    /// kind, by class (1 to 3). Sorts are tried in rising order, a card of each.
    fn convert_sorts(
        &mut self,
        set: IdenticalSet,
        left: u8,
        sort: usize,
        rest: Cards,
        merchants: [u8; 3],
        value: i32,
    ) {
        // Converting takes cards and merchants away from the rest, so it is worth no more than now.
        let worth = value + self.rest(rest, merchants);
        if worth <= self.best.value {
            return;
        }
        if left == 0 {
            self.sets[0] = Some(set);
            return self.leaf(rest, merchants, 1);
        }
        let sources = rest.kinds() & PLAIN_KINDS & !(1 << set.resource.index());
        let spare = sources & rest.at_least(2);
        let sorts =
            [spare, sources & !spare & band(0), sources & !spare & band(1), sources & !spare & band(2)];
        for (sort, kinds) in sorts.into_iter().enumerate().skip(sort).filter(|(_, kinds)| *kinds != 0) {
            let card = Resource::ALL[kinds.trailing_zeros() as usize];
            let (mut set, mut rest, mut merchants) = (set, rest, merchants);
            set.converted.add(card);
            rest.remove(card);
            merchants[set.resource.index() / 3] -= 1;
            self.convert_sorts(set, left - 1, sort, rest, merchants, value);
        }
    }

    /// How many cards of the line such a set reaches.
    fn reach(&self, resource: Resource, size: u8) -> u8 {
        let class = resource.class().unwrap_or(Class::Common);
        let reach = if self.what.storm { 1 } else { sets::reach(class, size) };
        reach.min(self.what.line)
    }

    /// The best development within a single reach.
    fn development(&self, reach: u8) -> i32 {
        let best = self.values.line[..reach.into()].iter().copied().max().unwrap_or(NOTHING);
        if self.what.almagro { best.max(self.values.unseen) } else { best }
    }

    /// All sets of this resource and later ones, up to the number allowed.
    fn sets_from(&mut self, first: usize, hand: Cards, merchants: [u8; 3], count: usize) {
        let possible = identical_kinds(hand, hand.total(), merchants);
        for kind in (first..Resource::PLAIN).filter(|kind| possible >> kind & 1 == 1) {
            let resource = Resource::ALL[kind];
            let (own, relics) =
                (hand.get(resource).min(MOST_IDENTICAL), hand.relics().min(MOST_IDENTICAL - 1));
            let made = merchants[kind / 3];
            for own in 0..=own {
                for relics in 0..=relics.min(MOST_IDENTICAL - own) {
                    let least = LEAST_IDENTICAL.saturating_sub(own + relics).max(u8::from(own == 0));
                    let most = made.min(MOST_IDENTICAL - own - relics);
                    if least > most {
                        continue;
                    }
                    let mut rest = hand;
                    (0..own).for_each(|_| rest.remove(resource));
                    (0..relics).for_each(|_| rest.remove(Resource::Relic));
                    let set = IdenticalSet { resource, own, relics, converted: Cards::NONE, reach: 0 };
                    self.convert(set, (least, most), 0, rest, merchants, count);
                }
            }
        }
    }

    /// The set as it is, and with cards converted from the kind `from` on.
    fn convert(
        &mut self,
        set: IdenticalSet,
        (least, most): (u8, u8),
        from: usize,
        rest: Cards,
        merchants: [u8; 3],
        count: usize,
    ) {
        if least == 0 {
            self.played(set, rest, merchants, count);
        }
        if most == 0 {
            return;
        }
        let sources = rest.kinds() & PLAIN_KINDS & !(1 << set.resource.index());
        for kind in (from..Resource::PLAIN).filter(|kind| sources >> kind & 1 == 1) {
            let (mut set, mut rest, mut merchants) = (set, rest, merchants);
            set.converted.add(Resource::ALL[kind]);
            rest.remove(Resource::ALL[kind]);
            merchants[set.resource.index() / 3] -= 1;
            self.convert(set, (least.saturating_sub(1), most - 1), kind, rest, merchants, count);
        }
    }

    /// A complete set: what it reaches, and what follows.
    fn played(&mut self, mut set: IdenticalSet, rest: Cards, merchants: [u8; 3], count: usize) {
        set.reach = self.reach(set.resource, set.size());
        self.sets[count] = Some(set);
        self.leaf(rest, merchants, count + 1);
        if count + 1 < self.most {
            self.sets_from(set.resource.index(), rest, merchants, count + 1);
        }
    }

    /// The best developments that the sets chosen can take, in the best order.
    fn developments(&self, count: usize) -> i32 {
        let mut reaches = [0; MOST_SETS];
        for (reach, set) in reaches.iter_mut().zip(self.sets[..count].iter().flatten()) {
            *reach = set.reach;
        }
        let mut line = [self.values.unseen; LINE + MOST_SETS];
        line[..LINE].copy_from_slice(&self.values.line);
        if self.what.line < LINE as u8 {
            // A short line is not refilled: nothing stands behind it.
            line[self.what.line.into()..].fill(NOTHING);
        }
        self.take(&mut reaches[..count], &line)
    }

    fn take(&self, reaches: &mut [u8], line: &[i32; LINE + MOST_SETS]) -> i32 {
        if reaches.is_empty() {
            return 0;
        }
        let mut best = i32::MIN;
        let mut tried = 0u32;
        for at in 0..reaches.len() {
            let reach = reaches[at];
            if tried >> reach & 1 == 1 {
                continue;
            }
            tried |= 1 << reach;
            reaches.swap(0, at);
            if self.what.almagro {
                best = best.max(self.values.unseen + self.take(&mut reaches[1..], line));
            }
            for place in 0..usize::from(reach) {
                if line[place] == NOTHING {
                    continue;
                }
                let value = line[place];
                if reaches.len() == 1 {
                    best = best.max(value);
                    continue;
                }
                let mut rest = *line;
                rest.copy_within(place + 1.., place);
                best = best.max(value + self.take(&mut reaches[1..], &rest));
            }
            reaches.swap(0, at);
        }
        // More sets than cards in a short line: the last ones take nothing, so they had better not be played.
        if best == i32::MIN { NOTHING } else { best }
    }
}

/// The value of a place without a card: so low that nobody goes for it, and that sums of it stay in range.
const NOTHING: i32 = -100_000_000;

#[cfg(test)]
mod tests {
    use super::*;
    use game::Fast;

    /// By trying every set and every way to convert, without any thought.
    fn slowly(what: &Use, values: &Values) -> i32 {
        let rest = |hand: Cards, merchants: [u8; 3]| {
            let different = if what.different_played { 0 } else { most_different(hand, 0, merchants) };
            let relics = if what.relics_sold { 0 } else { hand.relics().min(5) };
            let pay = sets::different_pay(different, what.natives) + sets::relic_pay(relics);
            i32::from(pay) * DOUBLOON
        };
        let mut best = rest(what.hand, what.merchants);
        if what.line == 0 || what.identical_played {
            return best;
        }
        // Every multiset of three to five cards, each as a card, and what it could be a set of.
        let cards: Vec<Resource> = what.hand.iter().collect();
        let mut chosen: Vec<(Cards, usize)> = vec![(Cards::NONE, 0)];
        for size in 1..=5 {
            let mut next = Vec::new();
            for (set, from) in &chosen {
                for (at, &card) in cards.iter().enumerate().skip(*from) {
                    let set = set.and(Cards::one(card));
                    if !next.contains(&(set, at + 1)) {
                        next.push((set, at + 1));
                    }
                }
            }
            chosen = next;
            for (set, _) in chosen.iter().filter(|_| size >= 3) {
                for target in Resource::ALL.into_iter().take(9) {
                    let converted = set.plain().total() - set.get(target);
                    let class = target.index() / 3;
                    if set.plain().is_empty() || converted > what.merchants[class] {
                        continue;
                    }
                    let mut merchants = what.merchants;
                    merchants[class] -= converted;
                    let reach =
                        if what.storm { 1 } else { sets::reach(Class::ALL[class], size) }.min(what.line);
                    let mut card = *values.line[..reach.into()].iter().max().expect("the line is not empty");
                    if what.almagro {
                        card = card.max(values.unseen);
                    }
                    best = best.max(card + rest(what.hand.without(*set), merchants));
                }
            }
        }
        best
    }

    fn random_use(rng: &mut Fast, cards: u32) -> (Use, Values) {
        let hand: Cards = (0..cards).map(|_| Resource::ALL[rng.below(10) as usize]).collect();
        let mut merchants = [0; 3];
        (0..rng.below(4)).for_each(|_| merchants[rng.below(3) as usize] += 1);
        let mut chance = |one_in| rng.below(one_in) == 0;
        let what = Use {
            hand,
            merchants,
            line: if chance(8) { 2 } else { 5 },
            storm: chance(6),
            natives: chance(6),
            kings_help: false,
            almagro: chance(4),
            identical_played: chance(8),
            different_played: chance(8),
            relics_sold: chance(8),
        };
        let mut values = Values { unseen: rng.below(3_000) as i32, ..Values::default() };
        values.line.iter_mut().for_each(|value| *value = rng.below(4_000) as i32);
        (what, values)
    }

    #[test]
    fn the_best_use_is_the_best() {
        let mut rng = Fast::new(5);
        for game in 0..300 {
            let cards = 3 + game % 9;
            let (what, values) = random_use(&mut rng, cards);
            let found = best_use(&what, &values);
            assert_eq!(found.value, slowly(&what, &values), "{what:?} {values:?}");
            assert_eq!(found.different_cards().len(), usize::from(found.different));
        }
    }

    #[test]
    fn the_king_helps_to_several_sets() {
        let hand: Cards = Resource::ALL[..4].iter().flat_map(|&resource| [resource; 3]).collect();
        let what = Use { hand, line: 5, kings_help: true, ..Use::default() };
        // Three commons take the head each; the coffee reaches three.
        let values = Values { line: [2_000, 100, 1_500, 9_000, 100], unseen: 700 };
        let found = best_use(&what, &values);
        assert_eq!(found.identical().count(), 4);
        // Coffee takes the 1,500 at once or after others; the head cards go to the commons: 2,000 + 100 + 9,000.
        assert_eq!(found.value, 2_000 + 1_500 + 100 + 9_000);
        let alone = best_use(&Use { kings_help: false, ..what }, &values);
        assert_eq!(alone.identical().count(), 1);
        assert!(alone.value < found.value);
    }
}
