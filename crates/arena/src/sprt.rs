//! Stopping early: the sequential probability ratio test, on the block means of one share.
//!
//! Two claims stand against each other, "the share is `p0`" and "it is `p1`", each to be wrongly chosen in at most one
//! case of twenty. Blocks are taken in their order, so where it stops does not depend on who finished first.

use serde::{Deserialize, Serialize};

/// The two shares between which a test decides.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sprt {
    /// The lower.
    pub p0: f64,
    /// The higher.
    pub p1: f64,
}

/// What a test says.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The share is rather `p0`, or below.
    Lower,
    /// The share is rather `p1`, or above.
    Higher,
    /// Not enough blocks to tell.
    Open,
}

/// How often a claim may be wrongly chosen.
const ERROR: f64 = 0.05;
/// With fewer blocks their spread is not known well enough to be relied on.
const LEAST_BLOCKS: usize = 10;
/// Blocks that happen to be equal are not taken to be without any spread.
const LEAST_VARIANCE: f64 = 1e-3;

impl Sprt {
    /// After these blocks.
    pub fn verdict(&self, blocks: &[f64]) -> Verdict {
        if blocks.len() < LEAST_BLOCKS {
            return Verdict::Open;
        }
        let ratio = self.log_ratio(blocks);
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match ratio {
            _ if ratio >= bound => Verdict::Higher,
            _ if ratio <= -bound => Verdict::Lower,
            _ => Verdict::Open,
        }
    }

    /// By how much the blocks speak for `p1` rather than `p0`: the logarithm of the ratio of their likelihoods, block means
    /// being about normal with the spread they show.
    pub fn log_ratio(&self, blocks: &[f64]) -> f64 {
        let count = blocks.len() as f64;
        let mean = blocks.iter().sum::<f64>() / count.max(1.0);
        let spread: f64 = blocks.iter().map(|block| (block - mean).powi(2)).sum();
        let variance = (spread / (count - 1.0).max(1.0)).max(LEAST_VARIANCE);
        count * (self.p1 - self.p0) * (2.0 * mean - self.p0 - self.p1) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Fast;

    /// The share of tests that end with `Higher` when blocks have this mean.
    fn ends_higher(mean: f64) -> f64 {
        let test = Sprt { p0: 0.5, p1: 0.6 };
        let ends = (0..400).filter(|&number| {
            let mut rng = Fast::of_game(3, number);
            let mut blocks = Vec::new();
            loop {
                // Six games with two outcomes each.
                let wins = (0..6).filter(|_| f64::from(rng.below(1000)) < mean * 1000.0).count();
                blocks.push(wins as f64 / 6.0);
                match test.verdict(&blocks) {
                    Verdict::Open => assert!(blocks.len() < 10_000, "it ends"),
                    verdict => return verdict == Verdict::Higher,
                }
            }
        });
        ends.count() as f64 / 400.0
    }

    #[test]
    fn it_is_rarely_wrong() {
        assert!(ends_higher(0.5) < 0.08);
        assert!(ends_higher(0.6) > 0.92);
        assert!(ends_higher(0.75) > 0.99);
    }

    #[test]
    fn a_few_blocks_decide_nothing() {
        assert_eq!(Sprt { p0: 0.5, p1: 0.6 }.verdict(&[1.0; 9]), Verdict::Open);
        assert_eq!(Sprt { p0: 0.5, p1: 0.6 }.verdict(&[1.0; 12]), Verdict::Higher);
    }
}
