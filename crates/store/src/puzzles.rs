//! What is kept of puzzles: the first answer of each person to each, and how far answers have moved the puzzles' ratings.

use crate::{StoreError, limits::Origin};
use async_trait::async_trait;
use table::{Millis, PersonId};

/// Somebody's answer to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleAnswer {
    /// Whose.
    pub person: PersonId,
    /// The game.
    pub game: String,
    /// The puzzle.
    pub puzzle: String,
    /// What was chosen, in notation.
    pub choice: String,
    /// Was it the solution?
    pub solved: bool,
    /// The puzzle's rating before the answer, in thousandths.
    pub rating: i64,
    /// The day whose puzzle it was, in days since 1970, if it was answered as such.
    pub day: Option<u32>,
    /// When.
    pub at: Millis,
}

/// What answers have made of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleRating {
    /// The puzzle.
    pub puzzle: String,
    /// How far its rating has moved, in thousandths.
    pub shift: i64,
    /// How many have answered.
    pub answered: u64,
    /// How many of them found the solution.
    pub solved: u64,
}

/// Keeps answers to puzzles.
#[async_trait]
pub trait Puzzles {
    /// Keeps an answer and moves the puzzle's rating by `shift` thousandths. [`StoreError::Exists`] if this person has
    /// answered before, [`StoreError::NotFound`] if they have no session here, [`StoreError::TooMany`] if too many answers
    /// are kept.
    async fn answer_puzzle(
        &self,
        answer: &PuzzleAnswer,
        shift: i64,
        origin: &Origin,
    ) -> Result<(), StoreError>;

    /// All answers of a person to puzzles of a game, oldest first.
    async fn puzzle_answers(&self, person: &PersonId, game: &str) -> Result<Vec<PuzzleAnswer>, StoreError>;

    /// What answers have made of the puzzles of a game; those nobody has answered are left out.
    async fn puzzle_ratings(&self, game: &str) -> Result<Vec<PuzzleRating>, StoreError>;
}
