//! What is kept: tables with their logs, sealed choices, sessions, links to move to another device, uploaded records,
//! bots that people registered and the tokens of programs.
//!
//! [`Store`] is the trait; [`Sqlite`] is one file, or memory; [`Postgres`] is a database server; [`Address`] opens either;
//! [`copy`] brings everything from one to another; `tests/store/contract` is what every store has to pass. The log
//! is the truth and memory a cache: an action is acknowledged only after its entries are committed, and of two writers
//! of the same entry number one gets [`StoreError::Conflict`], reloads and decides again.

#![allow(
    clippy::duplicate_mod,
    reason = "`sql` is compiled for both databases on purpose (docs/decisions/015)"
)]

mod address;
pub mod appraisals;
pub mod copy;
pub mod daily;
mod desk;
mod error;
mod hours;
mod kept;
pub mod limits;
mod nodes;
mod outbox;
pub mod people;
mod postgres;
mod postponed;
mod programs;
pub mod puzzles;
pub mod ratings;
mod restore;
mod sqlite;
pub mod tournaments;

pub use address::Address;
pub use appraisals::{Appraisal, Appraisals};
pub use daily::{Daily, Deal, Try};
pub use error::StoreError;
pub use hours::KeepsHours;
pub use kept::{
    Filter, KeptTable, Link, Listing, LogError, NewTable, Session, Store, UploadedRecord, guarded,
};
pub use limits::{Keep, Limit, Origin, Quota, Quotas, Swept};
pub use nodes::{Basis, Fence, Head, Heard, Lease, Nodes, lease_of};
pub use outbox::{
    Call, Channel, ChannelKind, Message, Notice, NoticeKind, NoticeSettings, Outbox, OutboxCounts,
    OutboxReport, Settled, Traffic, Trouble, Waiting,
};
pub use people::{Account, People};
pub use postgres::Postgres;
pub use programs::{Bot, Token};
pub use puzzles::{PuzzleAnswer, PuzzleRating, Puzzles};
pub use restore::{Restored, restore_table};
pub use sqlite::Sqlite;
pub use tournaments::{KeptTournament, TournamentFilter, Tournaments};
