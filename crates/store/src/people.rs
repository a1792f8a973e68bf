//! What is kept of people: accounts, devices, attempts to sign in, blocks, invitations, results and ratings.
//!
//! A person is an id that sessions stand for. An account gives such a person a name of their own and a password, and so a
//! way back from any device. It takes over the person of the guest who makes it, and with it their games. A guest who
//! signs in to an account that is there already becomes that person in the logs of their games ([`table::Rewrite`]).

use crate::{
    StoreError,
    limits::Origin,
    ratings::{Point, Scale, Standing},
};
use async_trait::async_trait;
use std::{collections::BTreeMap, net::IpAddr};
use table::{Millis, PersonId};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Somebody who can come back from any device.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Whom tables know them as.
    pub person: PersonId,
    /// Their name, which nobody else's is like.
    pub name: String,
    /// The hash of their password.
    pub password: String,
    /// Since when.
    pub created: Millis,
    /// May they see the page of the host?
    pub admin: bool,
    /// Are they shut out?
    pub banned: bool,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Account({})", self.name)
    }
}

/// An account in the host's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AccountLine {
    /// The account.
    pub account: Account,
    /// When they were last here; 0 if they are signed in nowhere.
    pub seen: Millis,
    /// How many tables concern them.
    pub tables: u64,
}

/// A browser where somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of its token, in hexadecimal.
    pub hash: String,
    /// What the browser says it is.
    pub settings: String,
    /// Since when.
    pub created: Millis,
    /// When it was last here, to the day.
    pub seen: Millis,
}

impl Device {
    /// What pages call it: not secret, and not enough to find the token.
    pub fn id(&self) -> &str {
        &self.hash[..16]
    }
}

/// What somebody thinks of somebody else.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// May not sit at their tables, nor invite them.
    Block,
    /// What they say is not shown.
    Mute,
}

impl Mark {
    /// Both.
    pub const ALL: [Mark; 2] = [Mark::Block, Mark::Mute];

    /// Its word.
    pub fn id(self) -> &'static str {
        match self {
            Mark::Block => "block",
            Mark::Mute => "mute",
        }
    }

    /// The mark with this word.
    pub fn parse(id: &str) -> Option<Mark> {
        Mark::ALL.into_iter().find(|mark| mark.id() == id)
    }
}

/// An invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// To which.
    pub table: String,
    /// The game played there.
    pub game: String,
    /// The name of the inviting person.
    pub from: String,
    /// When.
    pub at: Millis,
}

/// Who played a seat of a finished game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Player {
    /// A person, themselves or (having left the seat to a bot) by name.
    Person(PersonId),
    /// One of our bots.
    Bot(String),
    /// Somebody's program.
    Program(PersonId),
}

/// How one seat of a finished game did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it was over.
    pub at: Millis,
    /// How many played.
    pub players: u8,
    /// The seat, counted from 1.
    pub seat: u8,
    /// Who played it.
    pub player: Player,
    /// Under which name.
    pub name: String,
    /// The place.
    pub place: u8,
    /// The points.
    pub total: i32,
    /// The points by category.
    pub scores: BTreeMap<String, i32>,
}

/// Somebody with an account with whom a person has played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acquaintance {
    /// Their name.
    pub name: String,
    /// How many finished games they have in common.
    pub games: u64,
}

/// How much there is of everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Accounts.
    pub accounts: u64,
    /// Sessions.
    pub sessions: u64,
    /// Tables that wait for players.
    pub gathering: u64,
    /// Tables whose game is not over, waiting ones included.
    pub unfinished: u64,
    /// Finished games.
    pub finished: u64,
    /// Uploaded records.
    pub records: u64,
    /// Logs that are still to be rewritten.
    pub rewrites: u64,
}

/// What names have in common that would be taken for each other: case, spaces and look-alike letters make no difference.
pub fn likeness(name: &str) -> String {
    let folded: String = name.nfkc().flat_map(char::to_lowercase).filter(|c| !c.is_whitespace()).collect();
    let bare: String = skeleton(&folded).flat_map(char::to_lowercase).nfkc().collect();
    // A capital I and a small L look the same, and case makes no difference.
    bare.replace('i', "l")
}

/// Keeps people, see [`crate::Store`] for what holds of every call.
#[async_trait]
pub trait People: Send + Sync {
    /// Keeps an account. [`StoreError::Exists`] if the name is like another's or the person has one already,
    /// [`StoreError::TooMany`] if there are too many.
    async fn create_account(&self, account: &Account, origin: &Origin) -> Result<(), StoreError>;

    /// The account of this person.
    async fn account(&self, person: &PersonId) -> Result<Account, StoreError>;

    /// The account with a name like this one.
    async fn account_named(&self, name: &str) -> Result<Account, StoreError>;

    /// Accounts whose names begin like this, in the order of their names after this one; at most a hundred.
    async fn accounts(&self, begin: &str, after: &str) -> Result<Vec<AccountLine>, StoreError>;

    /// Gives an account another name, and nothing else; its sessions bear it, too. [`StoreError::Exists`] if it is like another's.
    async fn rename_account(&self, person: &PersonId, name: &str) -> Result<(), StoreError>;

    /// Lets somebody use the administrator's pages, or no longer.
    async fn set_admin(&self, person: &PersonId, admin: bool) -> Result<(), StoreError>;

    /// Removes an account and all that belongs to the person, notices and hours included; tournaments go on without them,
    /// and their games are to be rewritten, see [`People::rewrite_next`]. Answers the hashes of the sessions that ended.
    async fn delete_account(&self, person: &PersonId) -> Result<Vec<String>, StoreError>;

    /// The guest's games become this person's, see [`People::rewrite_next`], and so do tournaments, hours and ways to be
    /// told, where the person has none of their own; the guest's sessions and tokens end, their bots stay. Answers the hashes of the sessions. [`StoreError::NotFound`] if the guest has an account.
    async fn adopt(&self, guest: &PersonId, person: &PersonId) -> Result<Vec<String>, StoreError>;

    /// Rewrites the next log for which that is due, of this person or of anybody; answers its table. A log that this program
    /// cannot read, or not rewrite, stays due and is passed over for a while.
    async fn rewrite_next(
        &self,
        person: Option<&PersonId>,
        now: Millis,
    ) -> Result<Option<String>, StoreError>;

    /// Counts an attempt to sign in, before the password is looked at; if there were too many lately, answers when to
    /// try again, and counts nothing.
    async fn attempt(&self, name: &str, address: IpAddr, now: Millis) -> Result<Option<Millis>, StoreError>;

    /// Forgets the attempts at this name from this address: one succeeded.
    async fn forgive(&self, name: &str, address: IpAddr) -> Result<(), StoreError>;

    /// The devices of a person, last seen first.
    async fn devices(&self, person: &PersonId) -> Result<Vec<Device>, StoreError>;

    /// Ends the sessions of a person: the one with this id or, without one, all of them but `keep` (a token). Answers
    /// their hashes.
    async fn end_sessions(
        &self,
        person: &PersonId,
        id: Option<&str>,
        keep: Option<&str>,
    ) -> Result<Vec<String>, StoreError>;

    /// Keeps a link to choose a new password; earlier ones end.
    async fn create_reset(&self, token: &str, person: &PersonId, expires: Millis) -> Result<(), StoreError>;

    /// Whom a link lets choose a new password; it stays.
    async fn reset(&self, token: &str, now: Millis) -> Result<PersonId, StoreError>;

    /// Gives an account another password (its hash), and ends all its sessions: both, or neither. Answers their hashes.
    async fn set_password(&self, person: &PersonId, password: &str) -> Result<Vec<String>, StoreError>;

    /// The same by a link, which is used up with it; answers whose account it is, too. [`StoreError::NotFound`] if the link was
    /// used, has expired or never was.
    async fn reset_password(
        &self,
        token: &str,
        password: &str,
        now: Millis,
    ) -> Result<(Account, Vec<String>), StoreError>;

    /// Bans an account and ends its sessions and tokens, its bots' too, in one transaction. Banning twice is harmless. Answers
    /// the hashes of the sessions.
    async fn ban(&self, person: &PersonId) -> Result<Vec<String>, StoreError>;

    /// Lets somebody who was banned sign in again.
    async fn unban(&self, person: &PersonId) -> Result<(), StoreError>;

    /// Sets or lifts a mark. [`StoreError::TooMany`] if there are too many.
    async fn mark(
        &self,
        person: &PersonId,
        other: &PersonId,
        mark: Mark,
        on: bool,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Whom a person has marked, with their names.
    async fn marks(&self, person: &PersonId) -> Result<Vec<(PersonId, String, Mark)>, StoreError>;

    /// Invites somebody to a table. [`StoreError::TooMany`] if there are too many.
    async fn invite(
        &self,
        inviter: &PersonId,
        person: &PersonId,
        table: &str,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// The invitations of a person to tables that still wait for players, newest first.
    async fn invitations(&self, person: &PersonId) -> Result<Vec<Invitation>, StoreError>;

    /// Forgets an invitation; no error if there is none.
    async fn decline(&self, person: &PersonId, table: &str) -> Result<(), StoreError>;

    /// Reads finished games into the results and ratings, each once and in order: at most this many; answers how many. One
    /// that this program cannot read counts, is left for later, and passed over for a while.
    async fn tally(&self, most: u32, scale: &Scale) -> Result<u32, StoreError>;

    /// Recomputes all ratings from the results.
    async fn recompute_ratings(&self, scale: &Scale) -> Result<(), StoreError>;

    /// The results of all seats of the games that a person has finished, newest first: of at most this many games.
    async fn results(&self, person: &PersonId, games: u32) -> Result<Vec<SeatResult>, StoreError>;

    /// Those with accounts with whom this person has played, the latest first; at most this many.
    async fn acquaintances(&self, person: &PersonId, most: u32) -> Result<Vec<Acquaintance>, StoreError>;

    /// The curve of a person's rating in a game, oldest first; its last point is the present rating.
    async fn rating_curve(&self, person: &PersonId, game: &str) -> Result<Vec<Point>, StoreError>;

    /// The people who are rated in a game, best first; at most this many.
    async fn ladder(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError>;

    /// How much there is of everything.
    async fn census(&self) -> Result<Census, StoreError>;

    /// Everything that is kept of a person, as JSON: account, sessions, games and moves in them, marks, hours, channels for
    /// notices, tournaments, records. No passwords, tokens or keys.
    async fn export(&self, person: &PersonId) -> Result<String, StoreError>;
}
