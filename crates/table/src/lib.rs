//! One game played by people: seats, invitation, log, batches and drafts, undo, sealed choices, choices made ahead,
//! take-over, standing orders, chat, result.
//!
//! A [`Table`] is a function of its log. [`Table::decide`] is pure: it answers the entries a command comes to, or a
//! [`Refusal`]. The host has its store commit them (the key `(table, entry number)` settles races) and only then calls
//! [`Table::settle`]. There is no clock, no generator and no I/O in here: time and the seed are given.
//!
//! ```text
//! let (mut table, entries) = Table::create(creation, now)?;       // store: create(seed, entries)
//! let decided = table.decide(&command, &Who::Person(anne), now)?;  // store: append(entries, sealed)
//! table.settle(decided)?;                                         // after the commit
//! let table = Table::replay(store.log(id), seed)?;                // at any later time, anywhere
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`entry`] | the log and what its entries say |
//! | [`people`] | who holds a seat; limits of names and chat |
//! | [`clock`] | how long people may think, when they play, and flags that fall |
//! | [`command`] | what can be asked, and what the answer has to be kept as |
//! | [`decision`] | what is asked of a seat, by name, and requests that may come twice |
//! | [`refusal`] | why not |
//! | [`quota`] | how often one seat or person may have something written that is no move |
//! | [`state`] | the table, and taking entries in |
//! | [`story`] | the log in sentences, as one observer may read it |
//! | [`sheet`] | records: finished, running, and "continue from here" |
//! | [`summary`] | a table in lists |
//! | [`watch`] | what watchers see who see everything later |

mod ahead;
mod answers;
pub mod clock;
pub mod command;
mod consent;
mod decide;
pub mod decision;
pub mod entry;
mod lobby;
mod orders;
mod own;
mod past;
pub mod people;
mod play;
pub mod quota;
pub mod refusal;
mod rewrite;
mod rules;
mod script;
mod sealed;
pub mod sheet;
pub mod state;
pub mod story;
pub mod summary;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
mod undo;
pub mod watch;

pub use ahead::{AHEAD_LIMIT, ANSWERS_LIMIT, Ahead};
pub use clock::{AtEnd, Clock, Hours, Pace, Reading};
pub use command::{Command, Creation, Decided, Sealed, SealedChange, Who};
pub use consent::Pending;
pub use decision::{Decision, Key};
pub use entry::{Body, By, Change, Created, Entry, Millis, Opening, OpeningStep, Request, TableOptions};
pub use orders::{Due, FORCED, Order};
pub use own::{Own, OwnEntry, own_entries};
pub use people::{Holder, OPENING_LIMIT, PersonId, StandsIn, clean_chat, clean_name, shown_name};
pub use play::{BotTurn, Draft, bot_luck};
pub use refusal::{LoadFault, Refusal, TextFault};
pub use rewrite::Rewrite;
pub use sheet::{Extras, Running, RunningStep, opening_of};
pub use state::{Drift, Phase, Table};
pub use story::{Saying, Told};
pub use summary::{SeatKind, SeatSummary, Summary};

/// The messages of this crate, in every language.
pub fn words() -> game::Words {
    game::words!("../words")
}
