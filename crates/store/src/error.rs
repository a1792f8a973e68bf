//! Why something was not kept or not found, with a sentence for a person.

use crate::Limit;

/// Why a store refused or failed. Nothing of the failed call has been kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote first: reload and decide again.
    #[error("the table has moved on: its last entry is {head} now")]
    Conflict {
        /// The number of the last entry there is.
        head: u32,
    },
    /// Something with this id is there already.
    #[error("{0} exists already")]
    Exists(&'static str),
    /// Nothing with this id, or it has expired.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// There are as many as there may be.
    #[error("there may be at most {0}")]
    TooMany(Limit),
    /// The disk is full.
    #[error("the disk is full, nothing could be kept: {0}")]
    Full(String),
    /// What is kept cannot be read.
    #[error("what is kept is damaged: {0}")]
    Damaged(String),
    /// The file was written by a newer program.
    #[error("the database is of version {found}; this program knows up to {known}")]
    Newer {
        /// The file's version.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// Another server has the file open.
    #[error("{0} is in use by another server: stop that one first, or give this one a database of its own")]
    InUse(String),
    /// The file is no longer where it was when it was opened: what is written now would be lost.
    #[error(
        "the database file {0} is gone or was replaced; nothing can be kept until the server is restarted"
    )]
    Gone(String),
    /// Another server has the database now: this one must not write any more.
    #[error("another server has taken {0} over; this one keeps nothing any more and has to be stopped")]
    Taken(String),
    /// Another node drives this table now. Nothing is wrong: this one leaves it alone.
    #[error("another node has taken the table over")]
    Fenced,
    /// It met another transaction, and may be tried again. The store does that itself.
    #[error("another transaction was faster: {0}")]
    Again(String),
    /// Something is there already where everything is to be put.
    #[error("{0} is not empty: everything goes into an empty database")]
    NotEmpty(String),
    /// What is to be brought back does not fit what is there; a sentence.
    #[error("{0}")]
    Unfit(String),
    /// The database is of an older program, and only its server may bring it up to date.
    #[error("the database is of version {found}, this program needs {known}: start a server on it first")]
    Older {
        /// The database's version.
        found: i64,
        /// The version that this program knows.
        known: i64,
    },
    /// Anything else that went wrong with the disk or the database.
    #[error("the database failed: {0}")]
    Io(String),
}

impl StoreError {
    /// Is it an answer to what was asked, rather than a failure of the database?
    pub fn is_refusal(&self) -> bool {
        use StoreError::{Conflict, Exists, Fenced, NotFound, TooMany};
        matches!(self, Conflict { .. } | Fenced | Exists(_) | NotFound(_) | TooMany(_))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        /// SQLITE_FULL, SQLITE_CORRUPT and SQLITE_NOTADB, in their primary codes.
        const FULL: i32 = 13;
        const CORRUPT: i32 = 11;
        const NOT_A_DATABASE: i32 = 26;
        if matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) {
            return StoreError::Damaged(error.to_string());
        }
        let code = error.as_database_error().and_then(|database| database.code());
        // PostgreSQL's have five characters.
        match code.as_deref().filter(|code| code.len() == 5) {
            Some("40001" | "40P01") => return StoreError::Again(error.to_string()),
            Some("53100") => return StoreError::Full(error.to_string()),
            Some("XX001" | "XX002") => return StoreError::Damaged(error.to_string()),
            Some(_) => return StoreError::Io(error.to_string()),
            None => {}
        }
        match code.and_then(|code| code.parse::<i32>().ok()).map(|code| code & 0xff) {
            Some(FULL) => StoreError::Full(error.to_string()),
            Some(CORRUPT | NOT_A_DATABASE) => StoreError::Damaged(error.to_string()),
            _ => StoreError::Io(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}
