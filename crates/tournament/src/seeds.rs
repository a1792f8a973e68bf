//! What follows from the secret seed of a tournament: the seed and the id of every table, and the draws of a pairing.

use game::Seed;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

fn derive(secret: &Seed, what: &str, round: usize, table: usize) -> Seed {
    let numbers = [round as u64, table as u64];
    let hash = numbers
        .iter()
        .fold(Sha256::new_with_prefix("antilles tournament ").chain_update(what), |hash, number| {
            hash.chain_update(number.to_le_bytes())
        });
    hash.chain_update(secret).finalize().into()
}

/// The seed of a table, counted from 0; in a duplicate tournament all tables of a round have the same.
pub fn table_seed(secret: &Seed, round: usize, table: usize, duplicate: bool) -> Seed {
    derive(secret, "seed", round, if duplicate { 0 } else { table })
}

/// The id of a table: creating it a second time finds it there.
pub fn table_id(secret: &Seed, round: usize, table: usize) -> String {
    table::people::spelt_id(&derive(secret, "table", round, table), 10)
}

/// The SHA-256 of the secret seed, shown from the start.
pub fn hash(secret: &Seed) -> String {
    hex::encode(Sha256::digest(secret))
}

/// The draws of one round.
pub struct Draws(Xoshiro256PlusPlus);

impl Draws {
    /// Those of this round, counted from 0.
    pub fn new(secret: &Seed, round: usize) -> Draws {
        Draws(Xoshiro256PlusPlus::from_seed(derive(secret, "pairing", round, 0)))
    }

    /// A number below `end`, which is small and not 0. (The bias of a remainder of 64 bits is far below notice.)
    pub fn below(&mut self, end: usize) -> usize {
        (self.0.next_u64() % end as u64) as usize
    }

    /// Shuffles.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last + 1);
            list.swap(last, other);
        }
    }
}
