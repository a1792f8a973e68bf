//! What is kept: tables with their logs, sealed choices, sessions, links to move to another device, uploaded records,
//! bots that people registered and the tokens of programs.
//!
//! [`Store`] is the trait; [`Sqlite`] is one file, or memory; [`contract`] is the suite every store has to pass. The log
//! is the truth and memory a cache: an action is acknowledged only after its entries are committed, and of two writers
//! of the same entry number one gets [`StoreError::Conflict`], reloads and decides again.

pub mod contract;
mod desk;
mod error;
mod kept;
pub mod limits;
mod programs;
mod sqlite;

pub use error::StoreError;
pub use kept::{Filter, KeptTable, Link, Listing, NewTable, Session, Store, UploadedRecord};
pub use limits::{Keep, Limit, Origin, Quotas, Swept};
pub use programs::{Bot, Token};
pub use sqlite::Sqlite;
