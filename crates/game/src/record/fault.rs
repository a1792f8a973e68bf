//! What is wrong with a record, in a sentence.

use super::{FORMAT, limits::MAX_BYTES};
use crate::{ScriptFault, SetupError};

/// What is wrong with a record. Steps are counted from 1, as people do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum RecordFault {
    #[error("it is larger than {} MB", MAX_BYTES / (1024 * 1024))]
    TooLarge,
    #[error("this is not JSON: {0}")]
    NotJson(String),
    #[error("this is not an Antilles record: it has no field \"format\": \"{FORMAT}\"")]
    NoFormat,
    #[error("this is not a whole Antilles record: {0}")]
    NotWhole(String),
    #[error("{place} has more than {most} {what}")]
    Long { place: String, what: String, most: usize },
    #[error("this is not an Antilles record of format {FORMAT}: it says \"{0}\"")]
    Format(String),
    #[error("there is no game \"{found}\" (there are: {known})")]
    UnknownGame { found: String, known: String },
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame { expected: &'static str, found: String },
    #[error("its set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    #[error("its list of players is wrong: {0}")]
    Holders(String),
    #[error("its seed is wrong: {0}")]
    Seed(String),
    #[error("the hash of its seed is not 64 hexadecimal digits")]
    SeedHash,
    #[error("the set-up does not fit: {0}")]
    Start(ScriptFault),
    #[error("step {step}: \"{action}\" is not an action of this game")]
    Unreadable { step: usize, action: String },
    #[error("step {step}: seat {seat} cannot \"{action}\": {why}")]
    Refused { step: usize, seat: u8, action: String, why: String },
    #[error("step {step}: {fault}")]
    Chance { step: usize, fault: ScriptFault },
    #[error("step {step}: no table draws from this stream of chance: {why}")]
    Stream { step: usize, why: String },
    #[error("step {step}: the seed gives {expected}, the record says {found}")]
    NotFromSeed { step: usize, expected: String, found: String },
    #[error("step {step}: the list of legal actions is not right ({0})", .detail)]
    Legal { step: usize, detail: String },
    #[error("it says that its first {given} steps are another game's, but has only {steps}")]
    Continues { given: u32, steps: usize },
    #[error("it says that it continues \"{0}\", which is no table's id")]
    Parent(String),
    #[error("it says that it continues another game, which was over after these {0} steps")]
    ContinuesNothing(u32),
    #[error("its result is wrong: {0}")]
    Result(String),
}

impl RecordFault {
    /// The first wrong step, counted from 1; 0 is the set-up.
    pub fn step(&self) -> Option<usize> {
        match self {
            RecordFault::Start(_) => Some(0),
            RecordFault::Unreadable { step, .. }
            | RecordFault::Refused { step, .. }
            | RecordFault::Chance { step, .. }
            | RecordFault::Stream { step, .. }
            | RecordFault::NotFromSeed { step, .. }
            | RecordFault::Legal { step, .. } => Some(*step),
            _ => None,
        }
    }
}
