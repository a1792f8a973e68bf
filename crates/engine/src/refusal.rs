//! Why a request is refused: a code for programs, a sentence for people, and every reason where there are several.

use catalog::Refused;
use game::{Illegal, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why a request is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[error("{message}")]
pub struct Refusal {
    /// What kind of refusal.
    pub code: Code,
    /// The reason in a sentence, in English.
    pub message: String,
}

/// What kind of refusal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not a JSON object.
    NotJson,
    /// The line is longer than the limit; it was skipped.
    TooLong,
    /// The command is unknown, or its fields are not as they should be.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// These players or options cannot be.
    BadSetup,
    /// The record is not in order.
    BadRecord,
    /// The position or view cannot be; the message names every reason.
    Impossible,
    /// No table has this number.
    UnknownTable,
    /// There is no such seat at the table.
    UnknownSeat,
    /// There is no such action in this game.
    UnknownAction,
    /// The rules do not allow this action now.
    Illegal,
    /// Another seat is to act.
    NotYourTurn,
    /// The game is over.
    Over,
    /// There is nothing to be undone, or no record of this table.
    Nothing,
    /// There is no such bot, or it does not play this game.
    UnknownBot,
    /// There is no such language.
    UnknownLanguage,
    /// More than the limit.
    Limit,
    /// As many long requests are under way as there may be.
    Busy,
    /// The request was cancelled.
    Cancelled,
    /// Our own mistake; please report it.
    Internal,
}

impl Code {
    /// With this sentence.
    pub fn because(self, message: impl Into<String>) -> Refusal {
        Refusal { code: self, message: message.into() }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Code::BadSetup.because(error.to_string())
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        Code::BadRecord.because(refused.fault.to_string())
    }
}

impl Refusal {
    /// An action that the rules refuse, with their reason said.
    pub fn illegal(illegal: &Illegal, said: String) -> Refusal {
        let code = match illegal {
            Illegal::Over => Code::Over,
            Illegal::NotYourTurn => Code::NotYourTurn,
            Illegal::NotAllowed(_) => Code::Illegal,
        };
        code.because(said)
    }
}
