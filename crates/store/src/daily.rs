//! What is kept of the games of a day: the chance that everybody has, and each person's try.

use crate::StoreError;
use async_trait::async_trait;
use game::Seed;
use table::{Millis, PersonId};

/// The game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// All its chance: never to be shown.
    pub seed: Seed,
    /// What the expert came to in the same seat, as JSON; not known yet if it is missing.
    pub expert: Option<String>,
}

/// Somebody's try at the game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// What others are challenged by.
    pub id: String,
    /// The game.
    pub game: String,
    /// The day, in days since 1970.
    pub day: u32,
    /// The seat, counted from 1.
    pub seat: u8,
    /// Whose.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// Where it is played.
    pub table: String,
    /// The try it answers, if somebody was challenged.
    pub against: Option<String>,
    /// When it began.
    pub at: Millis,
    /// Place and points, once the game is over and its result was read. Only told, never kept here.
    pub result: Option<(u8, i32)>,
}

/// Keeps the games of days.
#[async_trait]
pub trait Daily {
    /// The game of a day; if there is none yet, it has this seed from now on.
    async fn deal(&self, game: &str, day: u32, seed: &Seed) -> Result<Deal, StoreError>;

    /// Keeps what the expert came to, unless that is known.
    async fn set_expert(&self, game: &str, day: u32, expert: &str) -> Result<(), StoreError>;

    /// Keeps a try, if it is this person's first at this game of this day; answers the first one.
    async fn begin_try(&self, new: &Try) -> Result<Try, StoreError>;

    /// The try of a person at the game of a day.
    async fn try_of(&self, person: &PersonId, game: &str, day: u32) -> Result<Option<Try>, StoreError>;

    /// The try with this id, or at the table with this id.
    async fn find_try(&self, id: &str) -> Result<Option<Try>, StoreError>;

    /// The tries at the game of a day that are over, the best first, at most this many.
    async fn tries(&self, game: &str, day: u32, limit: u32) -> Result<Vec<Try>, StoreError>;
}
