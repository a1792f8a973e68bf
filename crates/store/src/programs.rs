//! What is kept for programs: the bots that people register, and tokens.

use table::{Millis, PersonId};

/// A program that somebody registered, to be offered at tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bot {
    /// Its id.
    pub id: String,
    /// Whose it is.
    pub owner: PersonId,
    /// That person's name, as it is shown with the bot.
    pub owner_name: String,
    /// Its name.
    pub name: String,
    /// What its owner says about it.
    pub about: String,
    /// The ids of the games it plays.
    pub games: Vec<String>,
    /// Is it offered to everybody, or to its owner only?
    pub open: bool,
    /// Since when.
    pub created: Millis,
}

impl Bot {
    /// Whom tables know it as.
    pub fn person(&self) -> PersonId {
        Bot::person_of(&self.id)
    }

    /// Whom tables know the bot of this id as. (The ids of people have no hyphen.)
    pub fn person_of(id: &str) -> PersonId {
        PersonId(format!("bot-{id}"))
    }
}

/// What a program shows to act for somebody. The secret itself is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its id: not secret.
    pub id: String,
    /// Who made it, and may revoke it.
    pub owner: PersonId,
    /// The name of that person.
    pub name: String,
    /// The bot that it is for; without one it acts for its owner.
    pub bot: Option<String>,
    /// What its owner calls it.
    pub label: String,
    /// What it allows, in words with spaces between them.
    pub scopes: String,
    /// Since when.
    pub created: Millis,
    /// When it was last used, to the minute.
    pub used: Option<Millis>,
}
