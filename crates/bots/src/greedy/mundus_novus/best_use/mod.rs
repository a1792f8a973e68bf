//! The best use of a hand in Mundus Novus, found exactly: which sets to play so that developments, at the values given, and doubloons
//! together are worth most.
//!
//! What is left after the sets of identical resources decides everything else: the set of different resources takes as
//! many kinds as it can, the sale all relics that are left (five at most). So only the sets of identical resources are
//! searched (`sets`), and which developments they take (`prizes`).

mod next;
mod prizes;
mod sets;

use game::{Chance, Fast};
use mundus_novus::{Action, Cards, Class, Means, Resource, components::*, most_different};
pub use next::next;
use std::{
    cell::RefCell,
    hash::{DefaultHasher, Hash, Hasher},
};

/// Values are in hundredths of a doubloon.
pub const DOUBLOON: i32 = 100;

/// The most sets of identical resources that are searched under the King's help: those of eighteen cards.
pub const MOST_SETS: usize = 6;

/// What developments are worth to the player, in hundredths of a doubloon.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Values {
    /// The cards of the line, head first.
    pub line: [i32; LINE],
    /// A card nobody has seen: the top of the deck, and what refills the line.
    pub unseen: i32,
}

/// A large hand under the King's help, with three merchants, and what developments may be worth: the hardest question, to
/// measure how long the answer takes.
pub fn random_question(rng: &mut Fast) -> (Means, Values) {
    let mut cards = Resource::CARDS;
    let mut hand = Cards::NONE;
    for _ in 0..18 {
        let kind = rng.pick(&Resource::IDS, &cards);
        cards[kind] -= 1;
        hand.add(Resource::ALL[kind]);
    }
    let mut merchants = PerClass::default();
    (0..MOST_MERCHANTS).for_each(|_| merchants[rng.below(Class::COUNT as u32) as usize] += 1);
    let values = Values {
        line: std::array::from_fn(|_| rng.below(30 * DOUBLOON as u32) as i32),
        unseen: rng.below(20 * DOUBLOON as u32) as i32,
    };
    (Means { hand, merchants, line: LINE as u8, kings_help: true, ..Means::default() }, values)
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
    merchants: PerClass,
}

impl BestUse {
    /// These sets, of this value together with all that the rest makes.
    fn new(
        what: &Means,
        value: i32,
        sets: [Option<IdenticalSet>; MOST_SETS],
        rest: Cards,
        merchants: PerClass,
    ) -> BestUse {
        let most = if what.different_played { 0 } else { most_different(rest, 0, merchants) };
        let different = if most < LEAST_DIFFERENT { 0 } else { most };
        let relics = if what.relics_sold { 0 } else { rest.relics().min(MOST_RELICS_SOLD) };
        BestUse { value, sets, different, relics, rest, merchants }
    }

    /// The sets of identical resources, in the order in which they take the best developments.
    pub fn identical(&self) -> impl Iterator<Item = &IdenticalSet> {
        self.sets.iter().flatten()
    }

    /// The resources of the set of different ones, each with the card it is made of.
    pub fn different_cards(&self) -> Vec<(Resource, Resource)> {
        if self.different == 0 {
            return Vec::new();
        }
        let held = self.rest.plain().kinds();
        let is = |kinds: u16, resource: &Resource| kinds >> resource.index() & 1 == 1;
        let mut cards: Vec<_> =
            Resource::ALL.into_iter().filter(|r| is(held, r)).map(|resource| (resource, resource)).collect();
        let mut spare = self.rest.plain().less(cards.iter().map(|(resource, _)| *resource).collect());
        let mut left = self.merchants;
        for resource in Resource::ALL.into_iter().take(Resource::PLAIN).filter(|r| !is(held, r)) {
            let merchants = &mut left[class_of(resource.index())];
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

/// The best use of a hand. Answers are remembered per thread; they depend on the question alone.
pub fn best_use(what: &Means, values: &Values) -> BestUse {
    let question = (*what, *values);
    let mut hasher = DefaultHasher::new();
    question.hash(&mut hasher);
    let place = hasher.finish() as usize % ANSWERS;
    ANSWERED.with_borrow_mut(|answered| match answered[place] {
        Some((known, best)) if known == question => best,
        _ => {
            let best = search(what, values);
            answered[place] = Some((question, best));
            best
        }
    })
}

/// How many answers a thread remembers, each at the place its question hashes to.
const ANSWERS: usize = 128;

/// A question, and its answer.
type Answered = ((Means, Values), BestUse);

thread_local! {
    /// A turn follows its plan from step to step, and a search takes the same turns again and again: most questions were asked
    /// before.
    static ANSWERED: RefCell<[Option<Answered>; ANSWERS]> = const { RefCell::new([None; ANSWERS]) };
}

/// Finds it out, whatever is remembered.
fn search(what: &Means, values: &Values) -> BestUse {
    let most = match (what.identical_played, what.kings_help) {
        (_, true) => MOST_SETS,
        (false, false) => 1,
        (true, false) => 0,
    };
    sets::search(what, values, most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Rules, Seats, Setup};
    use mundus_novus::{
        MundusNovus, Step,
        sets::{different_pay, reach, relic_pay},
    };
    use prizes::{Prizes, REACHES};
    use std::collections::BTreeSet;

    /// By brute force: every set, every way to convert and every order.
    fn slowly(what: &Means, values: &Values) -> i32 {
        let most = if what.kings_help { usize::MAX } else { usize::from(!what.identical_played) };
        let line: Vec<i32> = values.line[..what.line.into()].to_vec();
        from(what, values, (what.hand, what.merchants), most, &line)
    }

    fn from(
        what: &Means,
        values: &Values,
        (hand, merchants): (Cards, PerClass),
        most: usize,
        line: &[i32],
    ) -> i32 {
        let different = if what.different_played { 0 } else { most_different(hand, 0, merchants) };
        let relics = if what.relics_sold { 0 } else { hand.relics().min(5) };
        let pay = different_pay(different, what.natives) + relic_pay(relics);
        let mut best = i32::from(pay) * DOUBLOON;
        if line.is_empty() || most == 0 {
            return best;
        }
        // Every multiset of three to five cards, and every resource it could be a set of.
        let mut chosen: BTreeSet<[u8; 10]> = BTreeSet::from([[0; 10]]);
        for size in 1..=5 {
            let mut larger = BTreeSet::new();
            for set in &chosen {
                for card in Resource::ALL {
                    let mut set = *set;
                    set[card.index()] += 1;
                    if set[card.index()] <= hand.get(card) {
                        larger.insert(set);
                    }
                }
            }
            chosen = larger;
            for set in chosen.iter().filter(|_| size >= 3) {
                let set = Cards::from_counts(set).expect("cards of the hand");
                for target in Resource::ALL.into_iter().take(9) {
                    let converted = set.plain().total() - set.get(target);
                    let class = class_of(target.index());
                    if set.plain().is_empty() || converted > merchants[class] {
                        continue;
                    }
                    let mut merchants = merchants;
                    merchants[class] -= converted;
                    let reached = if what.storm { 1 } else { reach(Class::ALL[class], size) };
                    let rest = (hand.without(set), merchants);
                    if what.almagro {
                        let more = from(what, values, rest, most - 1, line);
                        best = best.max(values.unseen + more);
                    }
                    for place in 0..line.len().min(reached.into()) {
                        let mut next = line.to_vec();
                        let value = next.remove(place);
                        if usize::from(what.line) == LINE {
                            next.push(values.unseen);
                        }
                        best = best.max(value + from(what, values, rest, most - 1, &next));
                    }
                }
            }
        }
        best
    }

    fn random_use(rng: &mut Fast, cards: u32) -> (Means, Values) {
        let hand: Cards = (0..cards).map(|_| Resource::ALL[rng.below(10) as usize]).collect();
        let mut merchants = [0; 3];
        (0..rng.below(4)).for_each(|_| merchants[rng.below(3) as usize] += 1);
        let mut chance = |one_in| rng.below(one_in) == 0;
        let what = Means {
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
            check(&what, &values, &found);
        }
    }

    #[test]
    fn the_best_use_with_the_kings_help_is_the_best() {
        let mut rng = Fast::new(6);
        for game in 0..240 {
            let (mut what, values) = random_use(&mut rng, 3 + game % 8);
            what.kings_help = true;
            if game % 2 == 1 {
                // Of few kinds more sets can be made.
                let kinds = [rng.below(9), rng.below(9), rng.below(9), 9];
                let any = (0..what.hand.total()).map(|_| kinds[rng.below(4) as usize]);
                what.hand = any.map(|kind| Resource::ALL[kind as usize]).collect();
            }
            let found = best_use(&what, &values);
            assert_eq!(found.value, slowly(&what, &values), "{what:?} {values:?}");
            check(&what, &values, &found);
        }
    }

    /// What was found can be done with the hand and the merchants, and its parts make up its value.
    fn check(what: &Means, values: &Values, found: &BestUse) {
        let (mut hand, mut merchants) = (what.hand, what.merchants);
        let mut counts = [0; 3];
        for set in found.identical() {
            let class = class_of(set.resource.index());
            assert!(set.own + set.converted.total() > 0 && set.converted.get(set.resource) == 0, "{set:?}");
            assert_eq!(set.converted.relics(), 0);
            hand = hand.without(set.cards());
            merchants[class] -= set.converted.total();
            let reached = if what.storm { 1 } else { reach(Class::ALL[class], set.size()) };
            assert_eq!(set.reach, reached.min(what.line));
            counts[REACHES.iter().position(|&far| far >= set.reach).expect("a reach")] += 1;
        }
        assert_eq!((hand, merchants), (found.rest, found.merchants));
        let cards = found.different_cards();
        assert_eq!(cards.len(), usize::from(found.different));
        assert!(found.rest.covers(cards.iter().map(|(_, from)| *from).collect()));
        let prizes = Prizes::new(values, what.line, what.almagro).worth(counts);
        let pay = different_pay(found.different, what.natives) + relic_pay(found.relics);
        assert_eq!(found.value, prizes + i32::from(pay) * DOUBLOON);
    }

    #[test]
    fn a_remembered_answer_is_that_of_the_question() {
        let mut rng = Fast::new(9);
        // More than are remembered: some are in the way of others.
        let questions: Vec<_> = (0..3 * ANSWERS).map(|_| random_use(&mut rng, 6)).collect();
        for (what, values) in questions.iter().flat_map(|question| [question, question]).chain(&questions) {
            assert_eq!(best_use(what, values), search(what, values), "{what:?} {values:?}");
        }
    }

    #[test]
    fn a_set_may_be_the_work_of_merchants_alone() {
        let hand: Cards = [Resource::Potato, Resource::Indigo, Resource::Vanilla].into_iter().collect();
        let values = Values { line: [2_000, 100, 100, 100, 100], unseen: 0 };
        for kings_help in [false, true] {
            let what = Means { hand, merchants: [3, 0, 0], line: 5, kings_help, ..Means::default() };
            let found = best_use(&what, &values);
            assert_eq!((found.value, found.identical().next().map(IdenticalSet::cards)), (2_000, Some(hand)));
        }
        // Two of a kind and a relic, and then another set of the same kind of nothing but other cards.
        let hand = hand.and([Resource::Corn, Resource::Corn, Resource::Relic].into_iter().collect());
        let what = Means { hand, merchants: [3, 0, 0], line: 5, kings_help: true, ..Means::default() };
        assert_eq!(best_use(&what, &values).value, slowly(&what, &values));
    }

    #[test]
    fn the_king_helps_to_several_sets() {
        let hand: Cards = Resource::ALL[..4].iter().flat_map(|&resource| [resource; 3]).collect();
        let what = Means { hand, line: 5, kings_help: true, ..Means::default() };
        // Three commons take the head each; the coffee reaches three.
        let values = Values { line: [2_000, 100, 1_500, 9_000, 100], unseen: 700 };
        let found = best_use(&what, &values);
        assert_eq!(found.identical().count(), 4);
        // Coffee takes the 1,500 at once or after others; the first cards go to the commons: 2,000 + 100 + 9,000.
        assert_eq!(found.value, 2_000 + 1_500 + 100 + 9_000);
        let alone = best_use(&Means { kings_help: false, ..what }, &values);
        assert_eq!(alone.identical().count(), 1);
        assert!(alone.value < found.value);
    }

    #[test]
    fn the_best_use_can_be_played() {
        let mut rng = Fast::new(8);
        let mut played = 0;
        for game in 0..60u64 {
            let setup = Setup::standard::<MundusNovus>(2 + (game % 5) as u8);
            let mut position = MundusNovus::start(&setup, &mut rng, &mut ());
            while let Some(seat) = MundusNovus::to_act(&position).first() {
                if position.step() == Step::Progress {
                    let values = Values { line: [900, 700, 500, 800, 600], unseen: 400 };
                    let best = best_use(&Means::of(&position, seat), &values);
                    let mut next = position;
                    let mut actions = best.different_actions();
                    if best.relics > 0 {
                        actions.push(Action::Sell(best.relics));
                    }
                    if best.identical().count() == 1 {
                        actions.extend(best.identical().next().expect("one").actions());
                    }
                    for action in actions {
                        MundusNovus::apply(&mut next, seat, action, &mut rng, &mut ())
                            .expect("it can be played");
                        played += 1;
                        if next.to_act() != Seats::only(seat) {
                            break;
                        }
                    }
                }
                let (_, action) = MundusNovus::choose(&position, seat, |count| rng.below(count));
                MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).expect("legal");
            }
        }
        assert!(played > 500, "only {played} actions");
    }
}
