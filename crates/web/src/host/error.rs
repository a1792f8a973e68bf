//! Why the host did not do what was asked.

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
    /// The rules panicked; the log says where.
    #[error("the rules panicked")]
    Fell,
    /// The coach could not think.
    #[error("the coach could not think: {0}")]
    NoThought(String),
    /// The server stops.
    #[error("the server stops")]
    Closed,
}

impl HostError {
    /// May the same be done later? What is not there, is damaged or is refused stays so.
    pub fn is_transient(&self) -> bool {
        match self {
            HostError::Store(error) => !error.is_refusal() && !matches!(error, StoreError::Damaged(_)),
            HostError::Busy | HostError::Closed => true,
            HostError::NoTable
            | HostError::Refused(_)
            | HostError::Load(_)
            | HostError::Fell
            | HostError::NoThought(_) => false,
        }
    }
}

impl From<Refusal> for HostError {
    fn from(refusal: Refusal) -> HostError {
        HostError::Refused(refusal)
    }
}
