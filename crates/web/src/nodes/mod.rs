//! Several servers, called nodes, on one database: what they tell each other, what they look for themselves, and which of
//! them does what is to be done once ([`Duty`]).
//!
//! Where the database belongs to one server nothing of this happens.

mod duty;
mod follow;

pub use duty::Duty;
pub use follow::follow;

use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Store;

/// What one node tells the others. Nothing depends on it: a node that misses a message finds out by looking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// A table has come to this entry; or, at this entry, something was sealed.
    Table {
        /// Which.
        id: String,
        /// Its last entry.
        entry: u32,
        /// Was something sealed?
        sealed: bool,
    },
    /// The log of a table was rewritten.
    Rewritten(String),
    /// Bots at a table are to play without pauses.
    Hurry(String),
    /// Somebody may have a new table.
    Summon(String),
    /// A session has changed or ended; by the hash of its token.
    Session(String),
    /// Accounts have changed.
    Everybody,
    /// Tokens or bots of programs have changed.
    Programs,
    /// A tournament has come to this version.
    Tournament {
        /// Which.
        id: String,
        /// Its version.
        version: u32,
    },
    /// A table of this tournament has ended.
    Ended(String),
    /// The host has changed an account by `antilles user`: a line for the log of every node.
    Hosted {
        /// The account, unless it is to be forgotten.
        account: Option<String>,
        /// What was done.
        what: String,
    },
}

/// The way to the other nodes.
#[derive(Clone)]
pub struct Wire(Option<Arc<dyn Store>>);

impl Wire {
    /// To those that have the same database.
    pub fn of(store: &Arc<dyn Store>) -> Wire {
        Wire(store.nodes().is_some().then(|| store.clone()))
    }

    /// Tells them.
    pub fn tell(&self, word: &Word) {
        let Some(nodes) = self.0.as_ref().and_then(|store| store.nodes()) else { return };
        match serde_json::to_string(word) {
            Ok(word) => nodes.tell(word),
            Err(error) => tracing::error!("other nodes cannot be told: {error}"),
        }
    }
}

impl std::fmt::Debug for Wire {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Wire" } else { "Wire(to nobody)" })
    }
}
