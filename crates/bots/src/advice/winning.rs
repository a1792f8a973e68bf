//! The chance to win, from the shares of the others that everybody may expect to finish ahead of.
//!
//! Shares say how two players compare; the chances to win of all players add up to one. Both follow from one strength for each
//! player: one of strength `a` finishes ahead of one of strength `b` in `a / (a + b)` of all games, and wins in `a / sum` of them (Bradley and
//! Terry; Luce). The strengths that give the expected shares are found step by step.

/// Steps to the strengths.
const STEPS: usize = 60;
/// No share is nearer to 0 or 1 than this.
const LEAST: f32 = 0.002;

/// From here on somebody has won.
const WON: f32 = 0.9999;

/// The chance of every seat to win; they add up to one.
pub fn chances(shares: &[f32]) -> Vec<f32> {
    if let Some(winner) = shares.iter().position(|share| *share >= WON) {
        return (0..shares.len()).map(|at| if at == winner { 1.0 } else { 0.0 }).collect();
    }
    let mut shares: Vec<f32> = shares.iter().map(|share| share.clamp(LEAST, 1.0 - LEAST)).collect();
    super::balance(&mut shares);
    let others = shares.len().saturating_sub(1) as f32;
    let mut strengths = vec![1.0 / shares.len().max(1) as f32; shares.len()];
    for _ in 0..STEPS {
        let before = strengths.clone();
        for (at, strength) in strengths.iter_mut().enumerate() {
            let met = before.iter().enumerate().filter(|(other, _)| *other != at);
            let met: f32 = met.map(|(_, other)| 1.0 / (before[at] + other)).sum();
            *strength = shares[at] * others / met.max(f32::MIN_POSITIVE);
        }
        let sum: f32 = strengths.iter().sum();
        strengths.iter_mut().for_each(|strength| *strength /= sum.max(f32::MIN_POSITIVE));
    }
    strengths
}

/// Percentages as people read them: whole numbers that add up to 100.
pub fn percentages(chances: &[f32]) -> Vec<u32> {
    let exact: Vec<f32> = chances.iter().map(|chance| chance * 100.0).collect();
    let mut told: Vec<u32> = exact.iter().map(|part| part.floor() as u32).collect();
    let missing = 100_u32.saturating_sub(told.iter().sum());
    let mut by_rest: Vec<usize> = (0..told.len()).collect();
    by_rest.sort_by(|&a, &b| exact[b].fract().total_cmp(&exact[a].fract()));
    by_rest.into_iter().take(missing as usize).for_each(|at| told[at] += 1);
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_shares() {
        for shares in [vec![0.5; 4], vec![0.9, 0.6, 0.5, 0.1], vec![0.7, 0.3], vec![0.95, 0.95, 0.02]] {
            let found = chances(&shares);
            assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{found:?}");
            for (a, b) in shares
                .iter()
                .zip(&found)
                .zip(shares.iter().zip(&found).skip(1))
                .map(|((a, x), (b, y))| (a.total_cmp(b), x.total_cmp(y)))
            {
                assert!(a == b || a.is_eq(), "{shares:?} {found:?}");
            }
            assert_eq!(percentages(&found).iter().sum::<u32>(), 100);
        }
        assert!((chances(&[0.7, 0.3])[0] - 0.7).abs() < 1e-3, "of two, the share is the chance");
        assert_eq!(chances(&[1.0, 0.5, 0.0]), [1.0, 0.0, 0.0]);
    }

    #[test]
    fn strengths_give_the_shares_they_come_from() {
        let strengths = [0.6_f32, 0.25, 0.1, 0.05];
        let share = |at: usize| {
            let others = (0..4).filter(|other| *other != at);
            others.map(|other| strengths[at] / (strengths[at] + strengths[other])).sum::<f32>() / 3.0
        };
        let found = chances(&[share(0), share(1), share(2), share(3)]);
        for (found, wanted) in found.iter().zip(strengths) {
            assert!((found - wanted).abs() < 0.01, "{found} {wanted}");
        }
    }
}
