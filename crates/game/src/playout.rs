//! Random play to the end: the inner loop of simulations.

use crate::{Fast, Game, Sink};

/// How a random game went.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions taken.
    pub decisions: u32,
    /// Those with at least two legal actions.
    pub choices: u32,
    /// Did the game end (rather than reach [`Game::STEP_LIMIT`])?
    pub finished: bool,
}

/// Small random numbers, several from one draw of the generator. `bits * bound` is a number below `bound` in its upper
/// half, and in its lower half bits as random as before, only fewer: `spent` is the product of the bounds so far. A new
/// draw is made before less than 32 random bits are left, so the bias stays below `bound / 2³²`.
struct Lot {
    bits: u64,
    spent: u64,
}

impl Lot {
    const EMPTY: u64 = 1 << 32;

    #[inline]
    fn below(&mut self, bound: u32, rng: &mut Fast) -> u32 {
        self.spent *= u64::from(bound);
        if self.spent > Lot::EMPTY {
            self.bits = rng.bits();
            self.spent = bound.into();
        }
        let product = u128::from(self.bits) * u128::from(bound);
        self.bits = product as u64;
        (product >> 64) as u32
    }
}

/// Plays uniformly random legal actions until the game is over.
#[inline]
pub fn playout<G: Game>(position: &mut G::Position, rng: &mut Fast) -> Tally {
    playout_with::<G, ()>(position, rng, &mut ())
}

/// The same, telling the events. (A function of its own on purpose: the loop needs every register it can get.)
#[inline(never)]
pub fn playout_with<G: Game, S: Sink<G::Event>>(
    position: &mut G::Position,
    rng: &mut Fast,
    sink: &mut S,
) -> Tally {
    // Counted in local variables: they stay in registers.
    let (mut decisions, mut choices, mut finished) = (0, 0, false);
    let mut lot = Lot { bits: 0, spent: Lot::EMPTY };
    while decisions < G::STEP_LIMIT {
        let Some(seat) = G::to_act(position).first() else {
            finished = true;
            break;
        };
        let (count, action) = G::choose(position, seat, |count| lot.below(count, rng));
        decisions += 1;
        choices += u32::from(count > 1);
        G::apply(position, seat, action, rng, sink).expect("a legal action is accepted");
    }
    Tally { decisions, choices, finished }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_from_one_draw_are_even_and_independent() {
        let (mut lot, mut rng) = (Lot { bits: 0, spent: Lot::EMPTY }, Fast::new(3));
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
}
