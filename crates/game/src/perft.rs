//! Counting action sequences: a number per depth that changes when any rule changes what is legal.

use crate::{ActionSet, Rules, Seed, Setup, TableChance};

/// A seed for tests and commands from a small number.
pub fn seed_of(number: u64) -> Seed {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    seed
}

/// The number of legal action sequences of exactly `depth` decisions (shorter ones that end the game count too).
/// Chance is the table's, with the number of decisions taken as its step, so it does not depend on the order of counting.
pub fn perft<G: Rules>(setup: &Setup, seed: u64, depth: u32) -> u64 {
    let seed = seed_of(seed);
    let position = G::start(setup, &mut TableChance::new(&seed, 0, 0), &mut ());
    count::<G>(&position, &seed, 1, depth)
}

fn count<G: Rules>(position: &G::Position, seed: &Seed, step: u32, depth: u32) -> u64 {
    let Some(seat) = G::to_act(position).first() else { return 1 };
    let legal = G::legal(position, seat);
    match depth {
        0 => 1,
        1 => legal.len() as u64,
        _ => legal
            .iter()
            .map(|index| {
                let mut next = *position;
                let mut chance = TableChance::new(seed, 0, step);
                G::apply(&mut next, seat, G::action(index), &mut chance, &mut ())
                    .expect("legal actions apply");
                count::<G>(&next, seed, step + 1, depth - 1)
            })
            .sum(),
    }
}
