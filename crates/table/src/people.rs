//! Who sits at a table: persons, bots and open chairs; and what names and chat may look like.

use crate::{
    entry::Millis,
    refusal::{Refusal, TextFault},
};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// The name of people who are no longer named.
pub const ANONYMOUS: &str = "Anonym";
/// The most characters of a name.
pub const NAME_LIMIT: usize = 24;
/// The most characters of one thing said.
pub const CHAT_LIMIT: usize = 500;
/// The most things said at one table.
pub const CHATS_LIMIT: usize = 2_000;
/// The most of them by one person, so that the others can still speak.
pub const CHATS_EACH: usize = 400;
/// The most things one person says within [`CHAT_SPAN`].
pub const CHAT_BURST: usize = 10;
/// Half a minute, in milliseconds.
pub const CHAT_SPAN: Millis = 30_000;
/// How often a program may come back to its seat in one game after it did not answer in time.
pub const RETURNS_LIMIT: u32 = 3;
/// How often one seat can take back in one game.
pub const UNDO_LIMIT: u32 = 200;
/// The most characters of a bot's id, a table's id or a code.
pub const ID_LIMIT: usize = 64;
/// The most actions posted together.
pub const BATCH_LIMIT: usize = 100;
/// The most entries of a log: far beyond any game, but not beyond a disk.
pub const LOG_LIMIT: u32 = 50_000;
/// Beyond that, room for what brings a game to its end.
pub const LOG_RESERVE: u32 = 1_000;
/// The most steps of another game that a game can continue, and of a record that is brought: twice as many as the longest
/// of many thousand games, because each of them takes memory as long as the game is looked at.
pub const OPENING_LIMIT: usize = 4_000;

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
    /// A person, or a program that somebody registered.
    Person {
        /// Who. A program has an id of its own.
        person: PersonId,
        /// The name shown.
        name: String,
        /// The name of the person whose program it is, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        program_of: Option<String>,
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
    /// The name of the person whose program it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program_of: Option<String>,
}

impl Holder {
    /// The person who decides for it, if one does.
    pub fn person(&self) -> Option<&PersonId> {
        match self {
            Holder::Person { person, .. } => Some(person),
            _ => None,
        }
    }

    /// The name of the person whose program decides for it, if one does.
    pub fn program_of(&self) -> Option<&str> {
        match self {
            Holder::Person { program_of, .. } => program_of.as_deref(),
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

/// A name as it will be shown, or why it is refused. The one door for names: sessions, chairs, bots.
pub fn clean_name(name: &str) -> Result<String, Refusal> {
    let name = tidy(name);
    match name.chars().count() {
        0 => Err(Refusal::Text(TextFault::Empty)),
        length if length > NAME_LIMIT => Err(Refusal::Text(TextFault::TooLong(NAME_LIMIT))),
        _ => Ok(name),
    }
}

/// A name from a file as it can be shown: tidied, and cut where it is too long. Empty if nothing of it can be seen.
pub fn shown_name(name: &str) -> String {
    // More than any sensible name has, whatever is invisible in it: nobody makes us read a million letters.
    let start: String = name.chars().take(NAME_LIMIT * 8).collect();
    let cut: String = tidy(&start).chars().take(NAME_LIMIT).collect();
    cut.trim_end().to_string()
}

/// The name, or, if somebody is called that already, with the first number that makes it another: "Anne 2".
pub fn unused_name<'a>(name: String, taken: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<String> = taken.map(sound).collect();
    let is_free = |name: &str| !taken.contains(&sound(name));
    if is_free(&name) {
        return name;
    }
    let mut numbered = (2..=taken.len() + 2).map(|number| {
        let number = format!(" {number}");
        let start: String = name.chars().take(NAME_LIMIT - number.len()).collect();
        start.trim_end().to_string() + &number
    });
    numbered.find(|name| is_free(name)).unwrap_or(name)
}

/// An id spelt from these bytes, of lower-case letters and digits without those that are mistaken for each other.
pub fn spelt_id(bytes: &[u8], length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    bytes.iter().cycle().take(length.min(32)).map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// What two names have in common that would be taken for each other.
fn sound(name: &str) -> String {
    let folded: String = name.nfkc().flat_map(char::to_lowercase).collect();
    folded.nfkc().filter(|c| !c.is_whitespace()).collect()
}

/// Something said as it will be shown, or why it is refused.
pub fn clean_chat(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.chars().all(|c| c.is_whitespace() || is_invisible(c)) {
        return Err(Refusal::Text(TextFault::Empty));
    }
    if text.chars().count() > CHAT_LIMIT {
        return Err(Refusal::Text(TextFault::TooLong(CHAT_LIMIT)));
    }
    if text.chars().any(|c| turns(c) || c.is_control() && c != '\n') {
        return Err(Refusal::Text(TextFault::Characters));
    }
    Ok(text.to_string())
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

/// One line as it can be shown: characters composed, single spaces, and nothing that cannot be seen, that turns the
/// direction of writing, or that piles up on another character.
fn tidy(text: &str) -> String {
    let spaced = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    let mut tidy = String::new();
    let mut marks = MARKS_LIMIT;
    for c in spaced.filter(|&c| !is_invisible(c)).nfc() {
        if c.general_category_group() == GeneralCategoryGroup::Mark {
            // A mark needs something to stand on.
            marks += 1;
            if marks > MARKS_LIMIT {
                continue;
            }
        } else {
            marks = if c == ' ' { MARKS_LIMIT } else { 0 };
            if c == ' ' && (tidy.is_empty() || tidy.ends_with(' ')) {
                continue;
            }
        }
        tidy.push(c);
    }
    tidy.truncate(tidy.trim_end().len());
    tidy
}

/// The most marks on one character.
const MARKS_LIMIT: usize = 3;

/// Does it leave no mark on the page, or mean nothing to anybody else? Controls, formats, tags, private and unassigned
/// characters by their category; fillers, blanks and variation selectors by name.
fn is_invisible(c: char) -> bool {
    let blank = matches!(
        c,
        '\u{34f}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{ffa0}'
            | '\u{1d159}'
            | '\u{e0100}'..='\u{e01ef}'
    );
    blank || c.general_category_group() == GeneralCategoryGroup::Other
}

/// Does it turn the direction of writing? Then a line could say something else than it does.
fn turns(c: char) -> bool {
    matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{61c}')
}
