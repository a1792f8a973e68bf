//! How somebody is doing: everything follows from their answers.

use ::puzzles::rating;
use store::PuzzleAnswer;

/// How somebody is doing in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Their rating as a solver.
    pub rating: f64,
    /// Puzzles answered.
    pub answered: usize,
    /// Those solved.
    pub solved: usize,
    /// Solved one after the other, up to now.
    pub streak: usize,
    /// The longest such streak.
    pub best: usize,
    /// Days in a row on which they solved the puzzle of the day, up to today or yesterday.
    pub days: u32,
}

impl Progress {
    /// From all answers to puzzles of one game, oldest first.
    pub fn of(answers: &[PuzzleAnswer], today: u32) -> Progress {
        let (mut rating, mut streak, mut best) = (rating::START, 0, 0);
        for answer in answers {
            rating = rating::after(rating, answer.rating as f64 / 1000.0, answer.solved).0;
            streak = if answer.solved { streak + 1 } else { 0 };
            best = best.max(streak);
        }
        let solved_on = |day: u32| answers.iter().any(|answer| answer.solved && answer.day == Some(day));
        let last = if solved_on(today) { Some(today) } else { today.checked_sub(1) };
        let days = last.map_or(0, |last| (0..=last).rev().take_while(|&day| solved_on(day)).count());
        Progress {
            rating,
            answered: answers.len(),
            solved: answers.iter().filter(|answer| answer.solved).count(),
            streak,
            best,
            days: days as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(solved: bool, day: Option<u32>) -> PuzzleAnswer {
        PuzzleAnswer {
            person: table::PersonId("anne".into()),
            game: "san-juan".into(),
            puzzle: "1-1".into(),
            choice: "pass".into(),
            solved,
            rating: 1_500_000,
            day,
            at: 0,
        }
    }

    #[test]
    fn a_streak_ends_with_a_wrong_answer_and_the_best_stays() {
        let answers: Vec<_> = [true, true, true, false, true].map(|solved| answer(solved, None)).into();
        let progress = Progress::of(&answers, 100);
        assert_eq!((progress.answered, progress.solved, progress.streak, progress.best), (5, 4, 1, 3));
        assert!(progress.rating > rating::START);
        assert_eq!(Progress::of(&[], 100).rating, rating::START);
    }

    #[test]
    fn a_streak_of_days_lasts_until_a_day_is_missed() {
        let days = |days: &[u32], today| {
            let answers: Vec<_> = days.iter().map(|&day| answer(true, Some(day))).collect();
            Progress::of(&answers, today).days
        };
        assert_eq!(days(&[97, 98, 99], 100), 3, "today is not over");
        assert_eq!(days(&[97, 98, 99, 100], 100), 4);
        assert_eq!(days(&[97, 98], 100), 0);
        assert_eq!(days(&[97, 99, 100], 100), 2);
        assert_eq!(Progress::of(&[answer(false, Some(100))], 100).days, 0);
    }
}
