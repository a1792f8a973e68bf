//! Notices for people whose page is closed: Web Push, e-mail and webhooks; when they are sent, and how often they are tried.
//!
//! What is to be sent is in the store's outbox ([`store::Outbox`]), written there by the same transaction that made it
//! true. The [`Worker`] takes it from there: it asks its [`Desk`] who is looking and what to say, lets the [`Sender`] write
//! to the channel, and has the store keep what became of it. Time comes in as an argument; there are no pages in here.
//!
//! | module | what |
//! |---|---|
//! | `worker` | what is due, quiet hours, tries and pauses |
//! | `sender` | one message through one channel |
//! | `push`, `mail`, `hook` | the forms of messages |
//! | `http`, `address` | requests to addresses that people gave us |
//! | `quiet` | a part of the day in a time zone |

mod address;
mod hook;
mod http;
mod mail;
mod push;
mod quiet;
mod sender;
mod text;
mod worker;

pub use address::is_public;
pub use hook::{HookKeys, sign};
pub use http::{BadTarget, Http};
pub use mail::{Mail, Mailer, is_address};
pub use push::{PushKeys, Vapid};
pub use quiet::{is_zone, local_time, quiet_until, rfc3339};
pub use sender::{Parcel, Sender};
pub use text::{Link, Text, escape};
pub use worker::{Desk, PAUSES, Worker, new_id};

use std::time::Duration;

/// What became of a try. A fault is a word, or a word and a number (`status 503`), for the pages to put into sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It was accepted.
    Sent,
    /// Not now; perhaps later.
    Later {
        /// Why.
        fault: String,
        /// The other side asks to wait this long.
        wait: Option<Duration>,
    },
    /// This message never.
    Never {
        /// Why.
        fault: String,
    },
    /// No message ever: there is nobody any more.
    Gone {
        /// Why.
        fault: String,
    },
}

impl Outcome {
    fn later(fault: impl Into<String>) -> Outcome {
        Outcome::Later { fault: fault.into(), wait: None }
    }

    fn never(fault: impl Into<String>) -> Outcome {
        Outcome::Never { fault: fault.into() }
    }

    fn gone(fault: impl Into<String>) -> Outcome {
        Outcome::Gone { fault: fault.into() }
    }

    /// Why it was not accepted.
    pub fn fault(&self) -> Option<&str> {
        match self {
            Outcome::Sent => None,
            Outcome::Later { fault, .. } | Outcome::Never { fault } | Outcome::Gone { fault } => Some(fault),
        }
    }
}
