//! Tournaments: who enters, who meets whom in which seat, how the results are counted, and the record of it all.
//!
//! Nothing in here reads a clock, a generator or a disk. A [`Tournament`] is plain data that changes by its methods; the
//! secret seed from which pairings and the chance of every table follow is an argument, kept elsewhere until the end.
//!
//! | module | what |
//! |---|---|
//! | [`state`] | the tournament: entering, starting, rounds, outcomes |
//! | [`pairing`] | one round: tables, seats and byes |
//! | [`schedule`] | all rounds of an all-play-all |
//! | [`standings`] | points and tie-breaks |
//! | [`seeds`] | what follows from the secret seed |
//! | [`sheet`] | the record, and checking one |

pub mod pairing;
mod people;
pub mod schedule;
pub mod seeds;
pub mod sheet;
pub mod standings;
pub mod state;

pub use pairing::Paired;
pub use sheet::{Checked, Head, SheetFault};
pub use standings::Standing;
pub use state::{
    Admission, Entrant, Format, Outcome, Phase, Player, Program, Refusal, Round, Table, Tournament,
};
