//! Intervals at 95 % from blocks of games that belong together.
//!
//! The games of one block share their chance, so they are not independent; blocks are. A figure is the mean of its block
//! means, its error comes from how much these differ, and Student's quantile allows for few blocks. A share (0 to 1) gets
//! Wilson's interval with the number of independent observations (a game on a seat, or a pair of players compared) that would
//! err as much: never more than there were. Where the blocks do not differ at all, or there is only one, each counts as a
//! single observation.

use serde::Serialize;

/// A mean with its interval.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The mean of block means and the squared error of it; no error can be told from one block.
fn mean_and_error(blocks: &[f64]) -> (f64, f64) {
    let count = blocks.len() as f64;
    let mean = blocks.iter().sum::<f64>() / count.max(1.0);
    let spread: f64 = blocks.iter().map(|block| (block - mean).powi(2)).sum();
    (mean, if blocks.len() < 2 { 0.0 } else { spread / (count - 1.0) / count })
}

impl Estimate {
    /// Of a share, from the means of blocks with this many observations in all.
    pub fn share(blocks: &[f64], observations: u64) -> Estimate {
        if blocks.is_empty() {
            return Estimate { mean: 0.5, low: 0.0, high: 1.0 };
        }
        let (mean, error) = mean_and_error(blocks);
        let independent = match error > 0.0 {
            true => (mean * (1.0 - mean) / error).min(observations as f64),
            false => blocks.len() as f64,
        };
        let (low, high) = wilson(mean, independent, student(blocks.len()));
        Estimate { mean, low, high }
    }

    /// Of a quantity without bounds, from the means of blocks; without width if there is but one.
    pub fn mean(blocks: &[f64]) -> Estimate {
        let (mean, error) = mean_and_error(blocks);
        let half = student(blocks.len()) * error.sqrt();
        Estimate { mean, low: mean - half, high: mean + half }
    }
}

/// Wilson's interval of a share found among this many independent ones.
fn wilson(share: f64, count: f64, quantile: f64) -> (f64, f64) {
    let squared = quantile * quantile / count.max(f64::MIN_POSITIVE);
    let middle = (share + squared / 2.0) / (1.0 + squared);
    let half = (share * (1.0 - share) * squared + squared * squared / 4.0).sqrt() / (1.0 + squared);
    ((middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0))
}

/// The quantile of Student's distribution for 95 % and this many blocks (Fisher's expansion where it is good enough).
fn student(blocks: usize) -> f64 {
    const NORMAL: f64 = 1.959_964;
    const FEW: [f64; 5] = [12.706_2, 4.302_7, 3.182_4, 2.776_4, 2.570_6];
    match blocks {
        0 | 1 => NORMAL,
        2..7 => FEW[blocks - 2],
        _ => {
            let (free, z) = ((blocks - 1) as f64, NORMAL);
            let first = (z.powi(3) + z) / 4.0;
            let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
            let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
            z + first / free + second / free.powi(2) + third / free.powi(3)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 2e-3, "{found} is not about {expected}");
    }

    #[test]
    fn wilson_is_as_in_the_tables() {
        let (low, high) = wilson(0.2, 50.0, 1.959_964);
        close(low, 0.1124);
        close(high, 0.3304);
        let (low, high) = wilson(1.0, 10.0, 1.959_964);
        close(low, 0.7225);
        assert_eq!(high, 1.0);
    }

    #[test]
    fn student_is_as_in_the_tables() {
        for (blocks, expected) in [(5, 2.776), (7, 2.447), (11, 2.228), (31, 2.042), (1001, 1.962)] {
            close(student(blocks), expected);
        }
        assert!((2..50).all(|blocks| student(blocks) > student(blocks + 1)));
    }

    #[test]
    fn blocks_that_differ_make_the_interval_wide() {
        let alike = Estimate::share(&[0.5, 0.6, 0.5, 0.6].repeat(10), 240);
        let apart = Estimate::share(&[0.0, 1.0, 0.1, 1.0].repeat(10), 240);
        assert!(alike.high - alike.low < 0.5 * (apart.high - apart.low), "{alike:?} {apart:?}");
        // 240 observations cannot tell more than 240 independent ones.
        assert!(alike.high - alike.low > 0.12, "{alike:?}");
    }

    #[test]
    fn one_block_or_none_tells_little() {
        let none = Estimate::share(&[], 0);
        assert_eq!((none.low, none.high), (0.0, 1.0));
        let one = Estimate::share(&[1.0], 6);
        assert!(one.low < 0.25 && one.high == 1.0, "{one:?}");
        assert_eq!(Estimate::mean(&[3.0]), Estimate { mean: 3.0, low: 3.0, high: 3.0 });
    }
}
