//! Chance comes from outside: a game asks for one of several weighted outcomes and never keeps a future.
//!
//! | source | for |
//! |---|---|
//! | [`TableChance`] | real games: ChaCha8 from a 256-bit seed, an epoch and a step, so that a seed proves every draw |
//! | [`Script`] | replays: outcomes read from a record |
//! | [`Fast`] | simulations and playouts |
//! | [`Enumerating`] | search and tests: every outcome in turn, with its probability |
//! | [`Recorder`] | around any of them: remembers what was asked and answered |

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of chance.
pub trait Chance {
    /// Picks outcome `i` with probability `weights[i] / sum(weights)`.
    ///
    /// `names` spells the outcomes as they stand in records; it has an entry for every weight. At least one
    /// weight is not zero, and the result is the index of a weight that is not zero.
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize;

    /// The same for a game that knows the sum of the weights.
    #[inline]
    fn pick_of(&mut self, names: &'static [&'static str], weights: &[u8], sum: u32) -> usize {
        debug_assert_eq!(total(weights), sum);
        self.pick(names, weights)
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        (**self).pick(names, weights)
    }

    #[inline]
    fn pick_of(&mut self, names: &'static [&'static str], weights: &[u8], sum: u32) -> usize {
        (**self).pick_of(names, weights, sum)
    }
}

/// Eight weights at a time are bytes of a word: a one in each of them, and the bits that a weight below 16 has not.
const ONE: u64 = u64::from_le_bytes([1; 8]);
const LARGE: u64 = ONE * 0xF0;

/// Less than eight weights as bytes of a word; zeros after them.
#[inline(always)]
fn last_word(weights: &[u8]) -> u64 {
    let mut eight = [0; 8];
    eight[..weights.len()].copy_from_slice(weights);
    u64::from_le_bytes(eight)
}

#[inline]
fn total(weights: &[u8]) -> u32 {
    /// This many weights below 16 add up to less than a byte can hold.
    const MOST: usize = 16;
    let (eights, rest) = weights.as_chunks::<8>();
    let last = if rest.is_empty() { 0 } else { last_word(rest) };
    let (mut sums, mut bits) = (last, last);
    for eight in eights {
        let word = u64::from_le_bytes(*eight);
        sums = sums.wrapping_add(word);
        bits |= word;
    }
    if bits & LARGE != 0 || eights.len() >= MOST {
        return weights.iter().map(|&weight| u32::from(weight)).sum();
    }
    // Of eight sums four in twice the room, and of these one, in the highest quarter of the word.
    const LOW: u64 = 0x00FF_00FF_00FF_00FF;
    let pairs = (sums & LOW) + (sums >> 8 & LOW);
    (pairs.wrapping_mul(LOW & ONE) >> 48) as u32
}

/// Sums below this have no more than seven bits.
const FEW: u32 = 1 << 7;

/// The outcome in whose share of the weights the ticket lies; `ticket < sum(weights)`.
#[inline]
fn outcome_of(ticket: u32, weights: &[u8]) -> usize {
    outcome_among(ticket, weights, false)
}

/// The same where the sum of the weights is below [`FEW`].
#[inline(always)]
fn outcome_of_few(ticket: u32, weights: &[u8]) -> usize {
    outcome_among(ticket, weights, true)
}

/// The same, eight weights at a time as bytes of a word, as long as no sum of them has more than seven bits: always if
/// there are few, otherwise where every weight is below 16.
#[inline(always)]
fn outcome_among(ticket: u32, weights: &[u8], few: bool) -> usize {
    let (eights, rest) = weights.as_chunks::<8>();
    let (mut lack, mut passed) = (lack_of(ticket), 0);
    for eight in eights {
        let word = u64::from_le_bytes(*eight);
        if !few && word & LARGE != 0 {
            break;
        }
        match within_word(lack, word, few) {
            Ok(outcome) => return passed + outcome,
            Err(left) => lack = left,
        }
        passed += 8;
    }
    if !rest.is_empty() && passed == weights.len() - rest.len() {
        let word = last_word(rest);
        if (few || word & LARGE == 0)
            && let Ok(outcome) = within_word(lack, word, few)
        {
            return passed + outcome;
        }
    }
    let mut ticket = lack_of(lack as u32) as u32;
    for (outcome, &weight) in weights.iter().enumerate().skip(passed) {
        let weight = u32::from(weight);
        if ticket < weight {
            return outcome;
        }
        ticket -= weight;
    }
    unreachable!("the ticket lies within the weights")
}

/// 127 minus the ticket; negative for a ticket of 128 or more.
#[inline(always)]
fn lack_of(ticket: u32) -> i64 {
    i64::from(FEW - 1) - i64::from(ticket as i32)
}

/// The outcome among eight, or what the ticket lacks after them.
///
/// Multiplied by [`ONE`], every byte is the sum of the weights up to its own. What the ticket lacks is added to the first
/// weight and so to all sums: those above the ticket are the ones that reach the highest bit of their byte, and if none
/// does, the last is what the ticket lacks after these eight.
#[inline(always)]
fn within_word(lack: i64, word: u64, few: bool) -> Result<usize, i64> {
    const HIGH: u64 = ONE << 7;
    if !few && lack < 0 {
        return Err(lack + (word.wrapping_mul(ONE) >> 56) as i64);
    }
    let sums = word.wrapping_add(lack as u64).wrapping_mul(ONE);
    match sums & HIGH {
        0 => Err((sums >> 56) as i64),
        above => Ok(above.trailing_zeros() as usize / 8),
    }
}

/// A bag of things of `N` kinds: a deck is what is in it, a card is drawn when it is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Bag<const N: usize>
where
    [u8; N]: serde::Serialize + for<'a> serde::Deserialize<'a>,
{
    /// How many of each kind.
    pub counts: [u8; N],
}

impl<const N: usize> Bag<N>
where
    [u8; N]: serde::Serialize + for<'a> serde::Deserialize<'a>,
{
    /// How many things are in the bag.
    #[inline]
    pub fn total(&self) -> u32 {
        total(&self.counts)
    }

    /// Nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// Draws one thing, if there is one, and takes it out.
    #[inline]
    pub fn draw<C: Chance + ?Sized>(
        &mut self,
        names: &'static [&'static str],
        chance: &mut C,
    ) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let kind = chance.pick(names, &self.counts);
        self.counts[kind] -= 1;
        Some(kind)
    }
}

/// The fast generator, for simulations and playouts. Its tiny bias (below 2⁻²⁴) is of no consequence there.
#[derive(Clone, Debug)]
pub struct Fast {
    rng: Xoshiro256PlusPlus,
    /// Random bits, and for how many picks among few they are still enough.
    bits: u64,
    picks: u8,
}

impl Fast {
    /// A generator that depends on nothing but this seed.
    pub fn new(seed: u64) -> Fast {
        Fast { rng: Xoshiro256PlusPlus::seed_from_u64(seed), bits: 0, picks: 0 }
    }

    /// The generator of game number `game` of a run: independent of every other and of the order of play.
    pub fn of_game(seed: u64, game: u64) -> Fast {
        Fast::new(seed ^ game.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// A number below `bound`.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// New bits for five picks, the first of which is being made. (A function of its own: few picks need new ones, and the
    /// others need not make room for this.)
    #[cold]
    #[inline(never)]
    fn draw_bits(&mut self) {
        self.bits = self.rng.next_u64();
        self.picks = 4;
    }
}

/// Small random numbers, several from one draw of a generator. `bits * bound` is a number below `bound` in its upper
/// half, and in its lower half bits as random as before, only fewer: `spent` is the product of the bounds so far. A new
/// draw is made before less than 32 random bits are left, so the bias stays below `bound / 2³²`.
#[derive(Clone, Debug)]
pub struct Lot {
    bits: u64,
    /// The product, in units of [`Lot::UNIT`].
    spent: i64,
}

impl Default for Lot {
    fn default() -> Lot {
        Lot { bits: 0, spent: i64::MAX }
    }
}

impl Lot {
    /// With it a product above 2³² is an overflow, which the processor reports at no cost.
    const UNIT: i64 = i64::MAX >> 32;

    /// A number below `bound`. (Where that is 1, nothing is spent.)
    #[inline(always)]
    pub fn below(&mut self, bound: u32, rng: &mut Fast) -> u32 {
        match self.spent.checked_mul(bound.into()) {
            Some(spent) => self.spent = spent,
            None => {
                self.bits = rng.bits();
                self.spent = Lot::UNIT * i64::from(bound);
            }
        }
        let product = u128::from(self.bits) * u128::from(bound);
        self.bits = product as u64;
        (product >> 64) as u32
    }
}

impl Chance for Fast {
    // Always: for a bag with a certain number of kinds the loops over them disappear.
    #[inline(always)]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.pick_of(names, weights, total(weights))
    }

    #[inline(always)]
    fn pick_of(&mut self, _names: &'static [&'static str], weights: &[u8], sum: u32) -> usize {
        debug_assert_eq!(total(weights), sum);
        if sum >= FEW {
            return outcome_of(self.below(sum), weights);
        }
        // As in a lot: every pick takes less than seven bits, so before each of five at least 36 are left. The counter wraps
        // below zero on purpose: one subtraction both counts down and tells whether any picks were left.
        let (left, none) = self.picks.overflowing_sub(1);
        self.picks = left;
        if none {
            self.draw_bits();
        }
        let product = u128::from(self.bits) * u128::from(sum);
        self.bits = product as u64;
        outcome_of_few((product >> 64) as u32, weights)
    }
}

/// The seed of a table: 256 bits from the operating system.
pub type Seed = [u8; 32];

/// Chance at a real table. Every step has a stream of its own, so the seed alone proves each draw, and an undo
/// across a barrier (a new epoch) cannot be used to look at what comes.
#[derive(Clone, Debug)]
pub struct TableChance(ChaCha8Rng);

impl TableChance {
    /// The stream of step `step` in epoch `epoch`. The set-up is step 0, the first action step 1.
    pub fn new(seed: &Seed, epoch: u32, step: u32) -> TableChance {
        let mut rng = ChaCha8Rng::from_seed(*seed);
        rng.set_stream((u64::from(epoch) << 32) | u64::from(step));
        TableChance(rng)
    }
}

impl Chance for TableChance {
    fn pick(&mut self, _names: &'static [&'static str], weights: &[u8]) -> usize {
        // Rejection keeps the draw exactly uniform: a person may have to be convinced of it.
        let total = total(weights);
        let zone = u32::MAX - u32::MAX % total;
        loop {
            let bits = self.0.next_u32();
            if bits < zone {
                return outcome_of(bits % total, weights);
            }
        }
    }
}

/// Why a script of outcomes does not fit what the game asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptFault {
    /// The game asked once more than the script answers.
    #[error("an outcome of chance is missing (one of: {0})")]
    Missing(String),
    /// The outcome named cannot happen here.
    #[error("chance cannot give \"{0}\" here (possible: {1})")]
    Impossible(String, String),
    /// The script has answers nobody asked for.
    #[error("{0} outcomes of chance are left over, the first of them \"{1}\"")]
    LeftOver(usize, String),
}

/// Outcomes read from a record. Play on after a fault is meaningless: ask [`Script::finish`]. It ends all the same: from
/// the fault on, ordinary chance answers, so a game that rolls until something happens does not roll forever.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    outcomes: &'a [String],
    next: usize,
    fault: Option<(ScriptFault, Fast)>,
}

impl<'a> Script<'a> {
    /// Will answer these outcomes, in this order.
    pub fn new(outcomes: &'a [String]) -> Script<'a> {
        Script { outcomes, next: 0, fault: None }
    }

    /// Was every outcome possible, and were all of them asked for?
    pub fn finish(self) -> Result<(), ScriptFault> {
        match (self.fault, self.outcomes.get(self.next)) {
            (Some((fault, _)), _) => Err(fault),
            (None, Some(extra)) => Err(ScriptFault::LeftOver(self.outcomes.len() - self.next, extra.clone())),
            (None, None) => Ok(()),
        }
    }
}

impl Chance for Script<'_> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        if let Some((_, chance)) = &mut self.fault {
            return chance.pick(names, weights);
        }
        let possible = || (0..weights.len()).filter(|&outcome| weights[outcome] > 0);
        let words = || possible().map(|outcome| names[outcome]).collect::<Vec<_>>().join(", ");
        let found = match self.outcomes.get(self.next) {
            None => Err(ScriptFault::Missing(words())),
            Some(name) => possible()
                .find(|&outcome| names[outcome] == name)
                .ok_or_else(|| ScriptFault::Impossible(name.clone(), words())),
        };
        self.next += 1;
        found.unwrap_or_else(|fault| self.fault.insert((fault, Fast::new(0))).1.pick(names, weights))
    }
}

/// Remembers what the source inside answered.
#[derive(Clone, Debug)]
pub struct Recorder<C> {
    inner: C,
    /// The outcomes, as records spell them.
    pub outcomes: Vec<&'static str>,
    /// Did any answer have an alternative? (If not, chance decided nothing.)
    pub branched: bool,
}

impl<C: Chance> Recorder<C> {
    /// Around this source.
    pub fn new(inner: C) -> Recorder<C> {
        Recorder { inner, outcomes: Vec::new(), branched: false }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let outcome = self.inner.pick(names, weights);
        self.outcomes.push(names[outcome]);
        self.branched |= weights.iter().filter(|&&weight| weight > 0).count() > 1;
        outcome
    }
}

/// Answers every combination of outcomes, one run after the other.
#[derive(Clone, Debug, Default)]
pub struct Enumerating {
    /// For every question of the present run: the weights, and the outcome taken.
    path: Vec<(Vec<u8>, usize)>,
    asked: usize,
}

impl Enumerating {
    /// Calls `run` once for every combination of outcomes, telling it the source to use. `run` must ask the same
    /// questions for the same answers. After each call `each` hears its result and the probability of that
    /// combination; it returns whether to go on.
    pub fn run<T>(mut run: impl FnMut(&mut Enumerating) -> T, mut each: impl FnMut(T, f64) -> bool) {
        let mut source = Enumerating::default();
        loop {
            source.asked = 0;
            let result = run(&mut source);
            if !each(result, source.probability()) || !source.advance() {
                return;
            }
        }
    }

    fn probability(&self) -> f64 {
        self.path
            .iter()
            .map(|(weights, outcome)| f64::from(weights[*outcome]) / f64::from(total(weights)))
            .product()
    }

    /// Moves to the next combination; false after the last.
    fn advance(&mut self) -> bool {
        while let Some((weights, outcome)) = self.path.last_mut() {
            match (*outcome + 1..weights.len()).find(|&next| weights[next] > 0) {
                Some(next) => {
                    *outcome = next;
                    return true;
                }
                None => self.path.pop(),
            };
        }
        false
    }
}

impl Chance for Enumerating {
    fn pick(&mut self, _names: &'static [&'static str], weights: &[u8]) -> usize {
        if self.asked == self.path.len() {
            let first = weights.iter().position(|&weight| weight > 0).expect("some outcome has weight");
            self.path.push((weights.to_vec(), first));
        }
        self.asked += 1;
        self.path[self.asked - 1].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["corn", "indigo", "sugar"];

    #[test]
    fn enumerating_visits_every_combination_once_with_its_probability() {
        let mut seen = Vec::new();
        Enumerating::run(
            |chance| {
                let mut bag = Bag { counts: [2, 0, 1] };
                (bag.draw(NAMES, chance), bag.draw(NAMES, chance))
            },
            |draws, probability| {
                seen.push((draws, probability));
                true
            },
        );
        let third = 1.0 / 3.0;
        assert_eq!(
            seen.iter().map(|(draws, _)| *draws).collect::<Vec<_>>(),
            [(Some(0), Some(0)), (Some(0), Some(2)), (Some(2), Some(0))]
        );
        assert!(seen.iter().all(|(_, probability)| (probability - third).abs() < 1e-12));
    }

    #[test]
    fn every_ticket_finds_its_share() {
        let lists: [&[u8]; 6] = [
            &[15; 136],
            &[3],
            &[0, 0, 5, 1],
            &[15, 15, 15, 15, 15, 15, 15, 15, 0, 7],
            &[0, 1, 0, 2, 0, 3, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 16, 200, 1, 0, 0, 0, 0, 9, 1],
            &[255; 40],
        ];
        for weights in lists {
            assert_eq!(total(weights), weights.iter().map(|&weight| u32::from(weight)).sum::<u32>());
            let mut ticket = 0;
            for (outcome, &weight) in weights.iter().enumerate() {
                for _ in 0..weight {
                    assert_eq!(outcome_of(ticket, weights), outcome, "ticket {ticket} of {weights:?}");
                    if total(weights) < FEW {
                        assert_eq!(
                            outcome_of_few(ticket, weights),
                            outcome,
                            "ticket {ticket} of {weights:?}"
                        );
                    }
                    ticket += 1;
                }
            }
        }
    }

    #[test]
    fn numbers_from_one_draw_are_even_and_independent() {
        let (mut lot, mut rng) = (Lot::default(), Fast::new(3));
        let mut seen = [[0u32; 5]; 3];
        let rounds = 150_000;
        for _ in 0..rounds {
            let first = lot.below(3, &mut rng);
            let second = lot.below(5, &mut rng);
            seen[first as usize][second as usize] += 1;
        }
        let expected = f64::from(rounds) / 15.0;
        let chi: f64 =
            seen.iter().flatten().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum();
        assert!(chi < 36.1, "14 degrees of freedom, one chance in a thousand: {chi}");
    }

    #[test]
    fn a_lot_is_refilled_before_fewer_than_32_random_bits_are_left() {
        for bounds in [&[2, 3, 5, 7, 1, 11][..], &[2], &[6, 1, 40], &[110, 127]] {
            let (mut lot, mut rng) = (Lot::default(), Fast::new(7));
            let (mut same, mut bits, mut spent) = (Fast::new(7), 0, 1u64 << 32);
            for &bound in bounds.iter().cycle().take(400) {
                spent *= u64::from(bound);
                if spent > 1 << 32 {
                    (bits, spent) = (same.bits(), bound.into());
                }
                let product = u128::from(bits) * u128::from(bound);
                bits = product as u64;
                assert_eq!(lot.below(bound, &mut rng), (product >> 64) as u32, "bounds {bounds:?}");
            }
        }
    }

    #[test]
    fn table_chance_depends_on_seed_epoch_and_step_alone() {
        let draw = |epoch, step| {
            let mut chance = TableChance::new(&[7; 32], epoch, step);
            (0..8).map(|_| chance.pick(NAMES, &[3, 3, 3])).collect::<Vec<_>>()
        };
        assert_eq!(draw(0, 1), draw(0, 1));
        assert_ne!(draw(0, 1), draw(0, 2));
        assert_ne!(draw(0, 1), draw(1, 1));
    }

    #[test]
    fn script_names_what_is_wrong() {
        let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        let outcome = |words: &[String]| {
            let mut script = Script::new(words);
            script.pick(NAMES, &[1, 0, 1]);
            script.finish()
        };
        assert_eq!(outcome(&words(&["sugar"])), Ok(()));
        assert_eq!(
            outcome(&words(&["indigo"])),
            Err(ScriptFault::Impossible("indigo".into(), "corn, sugar".into()))
        );
        assert_eq!(outcome(&words(&[])), Err(ScriptFault::Missing("corn, sugar".into())));
        assert_eq!(outcome(&words(&["corn", "corn"])), Err(ScriptFault::LeftOver(1, "corn".into())));
    }

    #[test]
    fn a_script_that_does_not_fit_cannot_make_a_game_roll_forever() {
        for outcomes in [vec![], vec!["nonsense".to_string()], vec!["corn".to_string(); 3]] {
            let mut script = Script::new(&outcomes);
            // A game that rolls until it sees sugar.
            while script.pick(NAMES, &[9, 9, 1]) != 2 {}
            assert!(script.finish().is_err());
        }
    }

    #[test]
    fn recorder_tells_whether_chance_decided_anything() {
        let mut recorder = Recorder::new(Fast::new(1));
        recorder.pick(NAMES, &[0, 4, 0]);
        assert!(!recorder.branched);
        recorder.pick(NAMES, &[1, 4, 0]);
        assert!(recorder.branched);
        assert_eq!(recorder.outcomes.len(), 2);
    }
}
