//! The trait every store implements, and the things it keeps.

use crate::{
    StoreError,
    hours::KeepsHours,
    limits::{Keep, Origin, Swept},
    nodes::{Basis, Nodes},
    outbox::{self, Call, Outbox},
    people::People,
    programs::{Bot, Token},
};
use async_trait::async_trait;
use game::Seed;
use std::{
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
};
use table::{Decided, Entry, LoadFault, Millis, PersonId, Phase, Sealed, Summary, Table};

/// A table to be kept from now on.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The seed of its chance: kept apart from the log.
    pub seed: Seed,
    /// Its first entries.
    pub entries: Vec<Entry>,
    /// How lists show it.
    pub listing: Listing,
}

/// How lists show a table, and in whose lists it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// What is shown.
    pub summary: Summary,
    /// Whom it concerns.
    pub persons: BTreeSet<PersonId>,
    /// What it wants of people: notices follow from it.
    pub calls: BTreeSet<Call>,
    /// Whose time runs out over days, and the moment at which to tell them.
    pub warnings: Vec<(PersonId, Millis)>,
}

impl Listing {
    /// The listing of a table. When appending, of the table as it will be: `table.after(decided)`.
    pub fn of(table: &Table) -> Listing {
        let (calls, warnings) = (Call::all(table), outbox::warnings(table));
        Listing { summary: table.summary(), persons: table.concerned(), calls, warnings }
    }
}

/// All that is kept of a table.
#[derive(Clone, Debug)]
pub struct KeptTable {
    /// The seed of its chance.
    pub seed: Seed,
    /// Its whole log.
    pub entries: Vec<Entry>,
    /// The sealed choices.
    pub sealed: Vec<Sealed>,
}

impl KeptTable {
    /// The table, sealed choices included.
    pub fn replay(self) -> Result<Table, LoadFault> {
        let mut table = Table::replay(self.entries, self.seed)?;
        table.restore_sealed(self.sealed);
        Ok(table)
    }
}

/// Why a log could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogError {
    /// It is damaged: no program can read it.
    #[error("{0}")]
    Damaged(String),
    /// This program cannot read it, another one may: its rules panic, or a newer program wrote the log.
    #[error("{0}")]
    Program(String),
}

impl From<LoadFault> for LogError {
    fn from(fault: LoadFault) -> LogError {
        let why = fault.to_string();
        match fault {
            LoadFault::Empty
            | LoadFault::NoBeginning
            | LoadFault::Seed
            | LoadFault::Number { .. }
            | LoadFault::Chain(_) => LogError::Damaged(why),
            // The chain holds, so the log is as it was written.
            LoadFault::Format(_)
            | LoadFault::UnknownGame(_)
            | LoadFault::Unreadable { .. }
            | LoadFault::Unfit { .. } => LogError::Program(why),
        }
    }
}

/// Runs this over a log and turns a panic of the rules into an error, so that other logs are not held up.
pub fn guarded<T>(read: impl FnOnce() -> Result<T, LoadFault>) -> Result<T, LogError> {
    match catch_unwind(AssertUnwindSafe(read)) {
        Ok(done) => Ok(done?),
        Err(_) => Err(LogError::Program("the rules panicked".into())),
    }
}

/// Which tables a list has; the default is all of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only of this game.
    pub game: Option<String>,
    /// Only in one of these phases; empty means any.
    pub phases: Vec<Phase>,
    /// Only those anybody may sit down at (or only the others).
    pub open: Option<bool>,
    /// Only those that concern this person.
    pub person: Option<PersonId>,
    /// Only those that anybody may watch?
    pub watchable: bool,
    /// Only those that come after this table in the list, given its last activity and its id: the next page.
    pub after: Option<(Millis, String)>,
    /// At most this many; 0 means 100.
    pub limit: u32,
}

/// A browser that knows who it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Who.
    pub person: PersonId,
    /// The name they go by.
    pub name: String,
    /// Their settings, as JSON.
    pub settings: String,
    /// Since when.
    pub created: Millis,
    /// When they were last here.
    pub seen: Millis,
}

/// A private link that lets another device be the same person, once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Who.
    pub person: PersonId,
    /// Not from this moment on.
    pub expires: Millis,
}

/// A record somebody brought along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UploadedRecord {
    /// Its id.
    pub id: String,
    /// The record.
    pub json: String,
    /// When.
    pub created: Millis,
}

/// Keeps things. Every call is one transaction: it has happened durably when it answers `Ok`, and not at all if not.
/// Tokens are kept as their SHA-256 only.
#[async_trait]
pub trait Store:
    KeepsHours
    + Outbox
    + crate::Tournaments
    + crate::Puzzles
    + crate::Daily
    + crate::Appraisals
    + Send
    + Sync
    + 'static
{
    /// The other servers on the same database; `None` if there are none, because it belongs to one.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Keeps a new table. [`StoreError::Exists`] if its id is taken, [`StoreError::TooMany`] if there are too many
    /// unfinished ones.
    async fn create_table(&self, new: NewTable, origin: &Origin) -> Result<(), StoreError>;

    /// Appends what a command came to, for a table that was as `basis` says; answers the sealed choices there are now.
    /// [`StoreError::Conflict`] if the table has moved on, [`StoreError::Fenced`] if its lease is another node's.
    async fn append(
        &self,
        table: &str,
        basis: &Basis,
        decided: &Decided,
        listing: &Listing,
    ) -> Result<Vec<Sealed>, StoreError>;

    /// All that is kept of a table.
    async fn load(&self, table: &str) -> Result<KeptTable, StoreError>;

    /// What can still be read of a table whose log is damaged: the entries before the first damaged one, without sealed
    /// choices. A store that cannot tell answers as [`Store::load`] does.
    async fn load_undamaged(&self, table: &str) -> Result<KeptTable, StoreError> {
        self.load(table).await
    }

    /// The entries after this one, and the sealed choices: what another writer added. [`StoreError::Damaged`] if they do
    /// not follow from it: the log was rewritten.
    async fn load_after(&self, table: &str, known: &Entry) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError>;

    /// Tables for a list, last activity first. One that is damaged is left out, and the log says so.
    async fn tables(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError>;

    /// Remembers a browser. [`StoreError::Exists`] if the token is taken, [`StoreError::TooMany`] if there are too many.
    async fn create_session(&self, token: &str, session: &Session, origin: &Origin)
    -> Result<(), StoreError>;

    /// Who a browser is.
    async fn session(&self, token: &str) -> Result<Session, StoreError>;

    /// Changes the name of a session.
    async fn name_session(&self, token: &str, name: &str) -> Result<(), StoreError>;

    /// Writes down the last visit of a session.
    async fn session_seen(&self, token: &str, seen: Millis) -> Result<(), StoreError>;

    /// Forgets a browser; no error if it is unknown.
    async fn forget_session(&self, token: &str) -> Result<(), StoreError>;

    /// Keeps a private link. [`StoreError::Exists`] if the token is taken, [`StoreError::TooMany`] if there are too many.
    async fn create_link(&self, token: &str, link: &Link, origin: &Origin) -> Result<(), StoreError>;

    /// Whose private link this is; it stays.
    async fn link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError>;

    /// Uses a private link up. [`StoreError::NotFound`] if it was used, has expired or never was.
    async fn redeem_link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError>;

    /// Keeps an uploaded record. [`StoreError::Exists`] if the id is taken, [`StoreError::TooMany`] if there are too many.
    async fn put_record(&self, record: &UploadedRecord, origin: &Origin) -> Result<(), StoreError>;

    /// An uploaded record.
    async fn record(&self, id: &str) -> Result<UploadedRecord, StoreError>;

    /// Keeps a token. [`StoreError::Exists`] if the secret or the id is taken, [`StoreError::NotFound`] if its bot is not
    /// its owner's, [`StoreError::TooMany`] if there are too many.
    async fn create_token(&self, secret: &str, token: &Token, origin: &Origin) -> Result<(), StoreError>;

    /// The token with this secret; nobody's if its owner is shut out.
    async fn token(&self, secret: &str) -> Result<Token, StoreError>;

    /// All tokens that this person made, oldest first.
    async fn tokens(&self, owner: &PersonId) -> Result<Vec<Token>, StoreError>;

    /// Writes down when a token was used; no error if it is gone.
    async fn use_token(&self, id: &str, now: Millis) -> Result<(), StoreError>;

    /// Forgets a token of this person.
    async fn revoke_token(&self, owner: &PersonId, id: &str) -> Result<(), StoreError>;

    /// Keeps a bot. [`StoreError::Exists`] if the id is taken, [`StoreError::TooMany`] if there are too many.
    async fn create_bot(&self, bot: &Bot, origin: &Origin) -> Result<(), StoreError>;

    /// The bot with this id.
    async fn bot(&self, id: &str) -> Result<Bot, StoreError>;

    /// All bots of this person, oldest first.
    async fn bots(&self, owner: &PersonId) -> Result<Vec<Bot>, StoreError>;

    /// Forgets a bot of this person, and its tokens.
    async fn remove_bot(&self, owner: &PersonId, id: &str) -> Result<(), StoreError>;

    /// What is kept of people.
    fn people(&self) -> &dyn People;

    /// Removes what nobody comes back to, a portion at a time; to be called every few minutes.
    async fn sweep(&self, now: Millis, keep: &Keep) -> Result<Swept, StoreError>;

    /// Ends: another server may open the same store now. Nothing is lost by not calling it.
    async fn close(&self);
}
