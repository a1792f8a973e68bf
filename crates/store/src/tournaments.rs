//! What is kept of tournaments. What they say (the body, as JSON) is read here only where somebody in it becomes another
//! person, or nobody.

use crate::{StoreError, limits::Origin};
use async_trait::async_trait;
use game::Seed;
use std::collections::BTreeSet;
use table::{Millis, PersonId};

/// The phase in which players enter.
pub const ENTERING: &str = "entering";
/// The phase in which rounds are played.
pub const RUNNING: &str = "running";
/// The phase of one that was cancelled.
pub const CANCELLED: &str = "cancelled";

/// A tournament as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTournament {
    /// Its id.
    pub id: String,
    /// Who made it.
    pub owner: PersonId,
    /// Where it is in its life, as a word.
    pub phase: String,
    /// When it was made.
    pub created: Millis,
    /// Last activity.
    pub last: Millis,
    /// Counts its changes, from 1 on.
    pub version: u32,
    /// The seed of all its chance: never to be shown before it is over.
    pub secret: Seed,
    /// The tournament, as JSON.
    pub body: String,
    /// Whom it concerns.
    pub people: BTreeSet<PersonId>,
}

/// Which tournaments a list has; the default is all of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TournamentFilter {
    /// Only in one of these phases; empty means any.
    pub phases: Vec<String>,
    /// Only those that concern this person.
    pub person: Option<PersonId>,
    /// Only those that come after this one in the list, given its last activity and its id: the next page.
    pub after: Option<(Millis, String)>,
    /// At most this many; 0 means 100.
    pub limit: u32,
}

/// Keeps tournaments.
#[async_trait]
pub trait Tournaments {
    /// Keeps a new tournament, as version 1. [`StoreError::Exists`] if its id is taken, [`StoreError::TooMany`] if there are
    /// too many that are not over.
    async fn create_tournament(&self, new: &KeptTournament, origin: &Origin) -> Result<(), StoreError>;

    /// The tournament with this id.
    async fn tournament(&self, id: &str) -> Result<KeptTournament, StoreError>;

    /// Replaces phase, last activity, body and people of the tournament, whose version is still `changed.version`; its
    /// version rises by one. [`StoreError::Conflict`] with the version there is if somebody else was faster.
    async fn update_tournament(&self, changed: &KeptTournament) -> Result<(), StoreError>;

    /// Tournaments for a list, last activity first. People are left out.
    async fn tournaments(&self, filter: &TournamentFilter) -> Result<Vec<KeptTournament>, StoreError>;
}
