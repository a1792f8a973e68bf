//! Means with their confidence, from sums of whole numbers: exact, so the order of adding never shows.

use serde::{Serialize, Serializer, ser::SerializeStruct};

/// The number, sum and sum of squares of samples, counted in `1 / UNIT`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Moments<const UNIT: i64 = 1> {
    /// How many samples.
    pub count: u64,
    sum: i128,
    squares: i128,
}

impl<const UNIT: i64> Moments<UNIT> {
    /// Adds a sample, in `1 / UNIT`.
    #[inline]
    pub fn add(&mut self, sample: i64) {
        self.count += 1;
        self.sum += i128::from(sample);
        self.squares += i128::from(sample) * i128::from(sample);
    }

    /// Adds all samples of another.
    pub fn merge(&mut self, other: &Moments<UNIT>) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 without samples.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64 / UNIT as f64
    }

    /// The standard deviation of the samples; 0 with fewer than two.
    pub fn deviation(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        // Whole numbers until here: nothing is cancelled away.
        let spread = self.squares * i128::from(self.count) - self.sum * self.sum;
        let variance = spread as f64 / self.count as f64 / (self.count - 1) as f64;
        variance.max(0.0).sqrt() / UNIT as f64
    }

    /// Half the width of the 95 % confidence interval of the mean.
    pub fn confidence(&self) -> f64 {
        1.96 * self.deviation() / (self.count.max(1) as f64).sqrt()
    }
}

impl<const UNIT: i64> Serialize for Moments<UNIT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Moments", 3)?;
        fields.serialize_field("count", &self.count)?;
        fields.serialize_field("mean", &self.mean())?;
        fields.serialize_field("confidence-95", &self.confidence())?;
        fields.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_deviation_are_those_of_the_samples() {
        let mut moments = Moments::<1>::default();
        for sample in [2, 4, 4, 4, 5, 5, 7, 9] {
            moments.add(sample);
        }
        assert_eq!(moments.mean(), 5.0);
        assert!((moments.deviation() - (32.0f64 / 7.0).sqrt()).abs() < 1e-12);
        assert!((moments.confidence() - 1.96 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn units_and_merging_do_not_change_the_mean() {
        let (mut left, mut right) = (Moments::<60>::default(), Moments::<60>::default());
        left.add(60);
        left.add(30);
        right.add(0);
        left.merge(&right);
        assert_eq!((left.count, left.mean()), (3, 0.5));
    }

    #[test]
    fn nothing_and_one_sample_have_no_spread() {
        let mut moments = Moments::<1>::default();
        assert_eq!((moments.mean(), moments.confidence()), (0.0, 0.0));
        moments.add(9);
        assert_eq!((moments.mean(), moments.confidence()), (9.0, 0.0));
    }
}
