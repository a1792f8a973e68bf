//! Who sits at a table: persons, bots and open chairs; and what names and chat may look like.

use crate::refusal::{Refusal, TextFault};
use serde::{Deserialize, Serialize};

/// The most characters of a name.
pub const NAME_LIMIT: usize = 24;
/// The most characters of one thing said.
pub const CHAT_LIMIT: usize = 500;
/// The most things said at one table.
pub const CHATS_LIMIT: usize = 2_000;
/// The most characters of a bot's id, a table's id or a code.
pub const ID_LIMIT: usize = 64;
/// The most actions posted together.
pub const BATCH_LIMIT: usize = 100;
/// The most entries of a log: far beyond any game, but not beyond a disk.
pub const LOG_LIMIT: u32 = 50_000;

/// A person, as the host knows them: an opaque id that is never shown to others.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub String);

/// Who holds a chair or a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// The name shown.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its id.
        bot: String,
        /// The name shown.
        name: String,
        /// The person it plays for, who may come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stands_in: Option<StandsIn>,
    },
}

/// For whom a bot plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StandsIn {
    /// The person.
    pub person: PersonId,
    /// Their name.
    pub name: String,
    /// Did they give up? Then they cannot come back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

impl Holder {
    /// The person who decides for it, if one does.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Holder::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// The bot that decides for it, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Holder::Bot { bot, .. } => Some(bot),
            _ => None,
        }
    }

    /// The name shown; empty for an open chair.
    pub fn name(&self) -> &str {
        match self {
            Holder::Open => "",
            Holder::Person { name, .. } | Holder::Bot { name, .. } => name,
        }
    }

    /// Nobody yet?
    pub fn is_open(&self) -> bool {
        matches!(self, Holder::Open)
    }

    /// The person a bot stands in for.
    pub fn stands_in(&self) -> Option<&StandsIn> {
        match self {
            Holder::Bot { stands_in, .. } => stands_in.as_ref(),
            _ => None,
        }
    }
}

/// A name as it will be shown, or why it is refused.
pub fn clean_name(name: &str) -> Result<String, Refusal> {
    clean(name, NAME_LIMIT, false)
}

/// Something said as it will be shown, or why it is refused.
pub fn clean_chat(text: &str) -> Result<String, Refusal> {
    clean(text, CHAT_LIMIT, true)
}

/// An id: lower-case letters, digits and hyphens.
pub(crate) fn check_id(id: &str) -> Result<(), Refusal> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    match id.chars().count() {
        0 => Err(Refusal::Text(TextFault::Empty)),
        length if length > ID_LIMIT => Err(Refusal::Text(TextFault::TooLong(ID_LIMIT))),
        _ if id.chars().all(fits) => Ok(()),
        _ => Err(Refusal::Text(TextFault::Characters)),
    }
}

fn clean(text: &str, limit: usize, lines: bool) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Refusal::Text(TextFault::Empty));
    }
    if text.chars().count() > limit {
        return Err(Refusal::Text(TextFault::TooLong(limit)));
    }
    // Characters that turn the direction of writing can make a line say something else than it does.
    let turns = |c: char| matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{2028}' | '\u{2029}');
    if text.chars().any(|c| turns(c) || c.is_control() && !(lines && c == '\n')) {
        return Err(Refusal::Text(TextFault::Characters));
    }
    Ok(text.to_string())
}
