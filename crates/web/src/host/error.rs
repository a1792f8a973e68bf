//! Why the host did not do what was asked.

use crate::problem::Problem;
use store::StoreError;
use table::{LoadFault, Refusal};

/// Why the host did not do what was asked. Nothing has changed, as far as the store could say.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum HostError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The table refuses.
    #[error("{0}")]
    Refused(Refusal),
    /// The store failed.
    #[error("the store failed: {0}")]
    Store(#[from] StoreError),
    /// The log cannot be read.
    #[error("the log of a table cannot be read: {0}")]
    Load(#[from] LoadFault),
    /// Others were always faster.
    #[error("the table is too busy")]
    Busy,
    /// The rules fell over; the log says where.
    #[error("the rules fell over")]
    Fell,
    /// The server stops.
    #[error("the server stops")]
    Closed,
}

impl From<Refusal> for HostError {
    fn from(refusal: Refusal) -> HostError {
        HostError::Refused(refusal)
    }
}

impl HostError {
    /// As an answer to a visitor; a refusal is put into words by `say`.
    pub fn problem(self, say: &dyn Fn(Refusal) -> Problem) -> Problem {
        match self {
            HostError::NoTable => Problem::no_table(),
            HostError::Refused(refusal) => say(refusal),
            HostError::Busy | HostError::Closed => Problem::too_slow(),
            HostError::Store(StoreError::Full(why)) => Problem::disk_full(why),
            HostError::Store(StoreError::Damaged(why)) => Problem::damaged(None, why),
            HostError::Load(fault) => Problem::damaged(entry_of(&fault), fault),
            HostError::Store(error @ (StoreError::TooMany(_) | StoreError::Gone(_))) => Problem::from(error),
            error @ (HostError::Store(_) | HostError::Fell) => Problem::ours(error),
        }
    }
}

/// The first entry that cannot be believed, where one can be named.
fn entry_of(fault: &LoadFault) -> Option<u32> {
    match *fault {
        LoadFault::Chain(entry)
        | LoadFault::Number { expected: entry, .. }
        | LoadFault::Unreadable { entry, .. }
        | LoadFault::Unfit { entry, .. } => Some(entry),
        LoadFault::NoBeginning => Some(1),
        LoadFault::Empty | LoadFault::Format(_) | LoadFault::UnknownGame(_) | LoadFault::Seed => None,
    }
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Problem {
        error.problem(&|refusal| Problem::refused(refusal.to_string()))
    }
}
