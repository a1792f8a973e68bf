//! Where the seeds of tables and of bots' choices come from. It is part of the configuration, so that a test can play the
//! same games again.

use crate::security::token::random;
use game::{Seat, Seed};
use sha2::{Digest, Sha256};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

/// The operating system's random numbers, unless a test fixes the seeds. Secrets (tokens, ids, keys) never come from here.
#[derive(Clone, Debug, Default)]
pub struct Seeds(Option<Fixed>);

#[derive(Clone, Debug)]
struct Fixed {
    seed: u64,
    /// How many tables have had a seed.
    tables: Arc<AtomicU64>,
}

impl Seeds {
    /// The same seeds whenever a server is started.
    pub fn fixed(seed: u64) -> Seeds {
        Seeds(Some(Fixed { seed, tables: Arc::default() }))
    }

    /// The seed of all chance at a new table.
    pub fn of_table(&self) -> Seed {
        match &self.0 {
            None => random(),
            Some(fixed) => fixed.digest("table", &[fixed.tables.fetch_add(1, Ordering::Relaxed)]),
        }
    }

    /// The seed of what a bot decides at this step.
    pub fn of_choice(&self, step: u32, seat: Seat) -> u64 {
        match &self.0 {
            None => u64::from_le_bytes(random()),
            Some(fixed) => {
                let digest = fixed.digest("choice", &[step.into(), seat.number().into()]);
                digest.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
            }
        }
    }
}

impl Fixed {
    fn digest(&self, what: &str, of: &[u64]) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(what);
        for number in [self.seed].iter().chain(of) {
            hash.update(number.to_le_bytes());
        }
        hash.finalize().into()
    }
}

impl PartialEq for Seeds {
    fn eq(&self, other: &Seeds) -> bool {
        self.0.as_ref().map(|fixed| fixed.seed) == other.0.as_ref().map(|fixed| fixed.seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_seeds_come_again_and_real_ones_do_not() {
        let tables = |seeds: Seeds| [seeds.of_table(), seeds.of_table()];
        assert_eq!(tables(Seeds::fixed(1)), tables(Seeds::fixed(1)));
        assert_ne!(tables(Seeds::fixed(1)), tables(Seeds::fixed(2)));
        assert_ne!(tables(Seeds::default()), tables(Seeds::default()));
        let [first, second] = tables(Seeds::fixed(1));
        assert_ne!(first, second);
        let choice = |seed, step| Seeds::fixed(seed).of_choice(step, Seat::FIRST);
        assert_eq!(choice(1, 4), choice(1, 4));
        assert_ne!(choice(1, 4), choice(1, 5));
        assert_ne!(choice(1, 4), choice(2, 4));
    }
}
