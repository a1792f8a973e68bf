//! How much is kept, for whom, and for how long.
//!
//! [`Quotas`] are asked whenever something new comes in; [`Keep`] says what [`crate::Store::sweep`] removes. Finished
//! games stay for good.

use std::{fmt, net::IpAddr};
use table::{Millis, PersonId};

/// Who brings something new, as far as the quotas ask. The default is nobody in particular: only the totals count.
///
/// The address is kept only as a hash under a key of the database's own, and only as long as it counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The person it counts for.
    pub person: Option<PersonId>,
    /// The address it comes from; of version 6, the network of its subscriber.
    pub address: Option<IpAddr>,
}

/// How many there may be at once.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Quota {
    /// Of one person.
    pub person: u64,
    /// From one address.
    pub address: u64,
    /// Altogether.
    pub total: u64,
}

/// How much may be kept at once. [`crate::StoreError::TooMany`] says which limit was reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Quotas {
    /// Tables that wait for players. (Of a person: those where somebody sits, so leaving one makes room.)
    pub gathering: Quota,
    /// Tables whose game is not over, waiting ones included.
    pub unfinished: Quota,
    /// Tables of one address that were over within the last day, those of its tournaments included. Finished games stay for
    /// good: an address that reaches this limit sets up no more for a while.
    pub over: u64,
    /// Uploaded records.
    pub records: Quota,
    /// Bytes of uploaded records.
    pub record_bytes: Quota,
    /// Sessions: a person's devices; from one address, the new ones of a day.
    pub sessions: Quota,
    /// Private links to other devices.
    pub links: Quota,
    /// Tokens of programs; from one address, the new ones of a day.
    pub tokens: Quota,
    /// Bots that people registered; from one address, the new ones of a day.
    pub bots: Quota,
    /// Accounts; from one address, the new ones of a day.
    pub accounts: Quota,
    /// Invitations: of a person, those they made and those they got.
    pub invitations: Quota,
    /// Whom people block or mute.
    pub marks: Quota,
    /// Channels for notices; from one address, the new ones of a day.
    pub channels: Quota,
    /// Mails that ask to confirm an address, in a day.
    pub confirmations: Quota,
    /// Tournaments that are not over.
    pub tournaments: Quota,
    /// Answers to puzzles.
    pub puzzle_answers: Quota,
}

impl Default for Quotas {
    fn default() -> Quotas {
        const MB: u64 = 1024 * 1024;
        Quotas {
            gathering: Quota { person: 5, address: 10, total: 500 },
            unfinished: Quota { person: 100, address: 200, total: 10_000 },
            over: 1_000,
            records: Quota { person: 20, address: 20, total: 5_000 },
            record_bytes: Quota { person: 8 * MB, address: 8 * MB, total: 256 * MB },
            sessions: Quota { person: 50, address: 200, total: 200_000 },
            links: Quota { person: 10, address: 20, total: 10_000 },
            tokens: Quota { person: 20, address: 100, total: 50_000 },
            bots: Quota { person: 5, address: 20, total: 10_000 },
            accounts: Quota { person: 1, address: 20, total: 100_000 },
            invitations: Quota { person: 50, address: 1_000, total: 100_000 },
            marks: Quota { person: 500, address: 10_000, total: 1_000_000 },
            channels: Quota { person: 10, address: 50, total: 100_000 },
            confirmations: Quota { person: 5, address: 10, total: 1_000 },
            tournaments: Quota { person: 3, address: 10, total: 200 },
            puzzle_answers: Quota { person: 5_000, address: 1_000_000, total: 1_000_000 },
        }
    }
}

/// Which limit was reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// Of what.
    pub what: What,
    /// Whose.
    pub whose: Whose,
    /// The limit.
    pub most: u64,
}

/// What a limit counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Tables that wait for players.
    Gathering,
    /// Tables whose game is not over.
    Unfinished,
    /// Tables that were over within the last day.
    Over,
    /// Uploaded records.
    Records,
    /// Bytes of uploaded records.
    RecordBytes,
    /// Sessions.
    Sessions,
    /// Private links.
    Links,
    /// Tokens of programs.
    Tokens,
    /// Bots that people registered.
    Bots,
    /// Accounts.
    Accounts,
    /// Invitations to tables.
    Invitations,
    /// Whom people block or mute.
    Marks,
    /// Channels for notices.
    Channels,
    /// Mails that ask to confirm an address.
    Confirmations,
    /// Tournaments that are not over.
    Tournaments,
    /// Answers to puzzles.
    PuzzleAnswers,
}

/// Whose things a limit counts.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Whose {
    /// One person's.
    Person,
    /// Those from one address.
    Address,
    /// Everybody's.
    All,
}

impl What {
    /// All of them.
    pub const ALL: [What; 16] = [
        What::Gathering,
        What::Unfinished,
        What::Over,
        What::Records,
        What::RecordBytes,
        What::Sessions,
        What::Links,
        What::Tokens,
        What::Bots,
        What::Accounts,
        What::Invitations,
        What::Marks,
        What::Channels,
        What::Confirmations,
        What::Tournaments,
        What::PuzzleAnswers,
    ];
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let what = match self.what {
            What::Gathering => "tables waiting for players",
            What::Unfinished => "unfinished games",
            What::Over => "games over within a day",
            What::Records => "uploaded records",
            What::RecordBytes => "bytes of uploaded records",
            What::Sessions => "sessions",
            What::Links => "private links",
            What::Tokens => "tokens",
            What::Bots => "bots",
            What::Accounts => "accounts",
            What::Invitations => "invitations",
            What::Marks => "blocked or muted people",
            What::Channels => "channels for notices",
            What::Confirmations => "mails to confirm an address",
            What::Tournaments => "unfinished tournaments",
            What::PuzzleAnswers => "answers to puzzles",
        };
        let whose = match self.whose {
            Whose::Person => " for one person",
            Whose::Address => " from one address",
            Whose::All => "",
        };
        write!(f, "{} {what}{whose}", self.most)
    }
}

const HOUR: Millis = 60 * 60 * 1000;
pub(crate) const DAY: Millis = 24 * HOUR;

/// How long things are kept that nobody comes back to, counted from their last activity.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Sessions. Their cookies live for a year.
    pub sessions: Millis,
    /// Sessions of people whom no table concerns.
    pub unused_sessions: Millis,
    /// Tables waiting for players where nobody sits.
    pub empty: Millis,
    /// Tables waiting for players.
    pub gathering: Millis,
    /// Tournaments waiting for players. (Those that run are kept as long as running games, cancelled ones as games broken
    /// off.)
    pub entering: Millis,
    /// Running games.
    pub abandoned: Millis,
    /// Games broken off by agreement.
    pub stopped: Millis,
    /// Uploaded records, from the day they came.
    pub records: Millis,
    /// Tokens that nobody uses, and bots without a token.
    pub tokens: Millis,
    /// Notices and messages, and channels that are not in use.
    pub notices: Millis,
    /// Channels to which nothing was sent.
    pub channels: Millis,
    /// Games of days, and everybody's tries at them.
    pub deals: Millis,
    /// How far one sweep follows the machine's clock: with a clock that is half a year ahead, it takes half a year's
    /// worth of such steps until anything is removed too early.
    pub step: Millis,
}

impl Default for Keep {
    fn default() -> Keep {
        Keep {
            sessions: 400 * DAY,
            unused_sessions: 7 * DAY,
            empty: HOUR,
            gathering: 7 * DAY,
            entering: 60 * DAY,
            abandoned: 180 * DAY,
            stopped: 90 * DAY,
            records: 30 * DAY,
            tokens: 400 * DAY,
            notices: 30 * DAY,
            channels: 400 * DAY,
            deals: 60 * DAY,
            step: 4 * HOUR,
        }
    }
}

/// What a sweep removed. It works in portions: after a long time there may be more for the next one.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Sessions.
    pub sessions: u64,
    /// Links that had expired.
    pub links: u64,
    /// Tables that never began.
    pub gathering: u64,
    /// Games nobody played any more.
    pub abandoned: u64,
    /// Games broken off.
    pub stopped: u64,
    /// Uploaded records.
    pub records: u64,
    /// Tokens of programs.
    pub tokens: u64,
    /// Bots that people registered.
    pub bots: u64,
    /// Notices, messages and channels.
    pub notices: u64,
    /// Tournaments.
    pub tournaments: u64,
}

impl Swept {
    /// Was there nothing to remove?
    pub fn is_empty(&self) -> bool {
        *self == Swept::default()
    }
}
