//! How hard a puzzle is, on the scale of ratings in chess: a person of the puzzle's rating finds its solution in one of two
//! tries.

use crate::Found;
use bots::Level;

/// What people begin with.
pub const START: f64 = 1200.0;
/// Ratings stay between these.
const RANGE: (f64, f64) = (400.0, 2400.0);
/// How far one answer moves a person, and a puzzle.
const STEP: (f64, f64) = (40.0, 16.0);
/// What is believed of a puzzle before anybody has tried it.
const BELIEF: (f64, f64) = (1400.0, 400.0);

/// The rating of a level, as a solver.
pub const fn of_level(level: Level) -> f64 {
    match level {
        Level::Beginner => 800.0,
        Level::Easy => 1000.0,
        Level::Medium => 1200.0,
        Level::Hard => 1500.0,
        Level::Expert => 1900.0,
    }
}

/// How likely a solver of one rating finds a puzzle of another.
pub fn chance(solver: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((puzzle - solver) / 400.0))
}

/// The rating that explains best which levels found the solution.
pub fn measured(found: &[Found]) -> u32 {
    let likelihood = |rating: f64| {
        let belief = -((rating - BELIEF.0) / BELIEF.1).powi(2) / 2.0;
        let levels = Level::ALL.iter().zip(found).map(|(&level, found)| {
            let chance = chance(of_level(level), rating);
            f64::from(found.right) * chance.ln() + f64::from(found.tries - found.right) * (1.0 - chance).ln()
        });
        belief + levels.sum::<f64>()
    };
    let steps = (RANGE.0 as u32 / 10)..=(RANGE.1 as u32 / 10);
    let best =
        steps.map(|step| step * 10).max_by(|&a, &b| likelihood(a.into()).total_cmp(&likelihood(b.into())));
    best.unwrap_or(BELIEF.0 as u32)
}

/// The ratings of a solver and of a puzzle after an answer.
pub fn after(solver: f64, puzzle: f64, right: bool) -> (f64, f64) {
    let surprise = f64::from(u8::from(right)) - chance(solver, puzzle);
    let within = |rating: f64| rating.clamp(RANGE.0, RANGE.1);
    (within(solver + STEP.0 * surprise), within(puzzle - STEP.1 * surprise))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(right: [u8; 5]) -> u32 {
        measured(&right.map(|right| Found { right, tries: 6 }))
    }

    #[test]
    fn what_weak_levels_find_is_easier_than_what_only_the_expert_finds() {
        let ratings = [found([6; 5]), found([3, 5, 6, 6, 6]), found([0, 2, 3, 5, 6]), found([0, 0, 0, 1, 6])];
        assert!(ratings.is_sorted() && ratings[0] < 900 && ratings[3] > 1600, "{ratings:?}");
        assert!(found([0; 5]) > ratings[3]);
    }

    #[test]
    fn a_right_answer_lifts_the_solver_and_lowers_the_puzzle() {
        let (solver, puzzle) = after(1200.0, 1600.0, true);
        assert!(solver > 1230.0 && puzzle < 1590.0);
        let (solver, puzzle) = after(1200.0, 1600.0, false);
        assert!(solver < 1200.0 && solver > 1190.0 && puzzle > 1600.0);
        assert_eq!(after(2400.0, 400.0, true).0, 2400.0);
    }
}
