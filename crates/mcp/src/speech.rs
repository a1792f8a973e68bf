//! Sentences of games and tables, and the frame around them, in the asked language. Notation and the names of tools are the
//! same in every language.

use catalog::GameId;
use game::{Arg, Phrase, Seat, Words, phrase};
use std::sync::OnceLock;
use words::{Dictionary, Language, seat_numbers};

/// The frame around the sentences of games and tables.
const FRAME: Words = game::words!("../words");

/// What the model is called in lists of players. No bot has this name.
pub const YOU: &str = "you";

/// The sentences of one game in one language.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The game.
    pub game: GameId,
    /// The language.
    pub language: Language,
}

impl Voice {
    /// The words of the game, of tables, of the frame, and those they share.
    fn dictionary(self) -> &'static Dictionary {
        static WORDS: [OnceLock<Dictionary>; GameId::ALL.len()] =
            [const { OnceLock::new() }; GameId::ALL.len()];
        let sources = || {
            let of_game = [self.game.words(), self.game.rulebook_words()];
            [of_game, [words::SHARED, table::words()], [bots::advice::words(), FRAME]].concat()
        };
        WORDS[self.game as usize].get_or_init(|| Dictionary::new(&sources()))
    }

    /// A phrase with seats named by `names`.
    pub fn say(self, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        self.dictionary().say(self.language, phrase, names)
    }

    /// A phrase with seats by their numbers.
    pub fn plainly(self, phrase: &Phrase) -> String {
        self.say(phrase, &seat_numbers(self.language))
    }

    /// A message without anything put in.
    pub fn fixed(self, id: &str) -> String {
        self.dictionary().text(self.language, id)
    }

    /// A message without anything put in, such as `score-ships`, if there is one.
    pub fn known(self, id: &str) -> Option<String> {
        self.dictionary().has(self.language, id).then(|| self.fixed(id))
    }

    /// What the game is about.
    pub fn about(self) -> String {
        self.fixed(&format!("mcp-about-{}", self.game.id()))
    }

    /// What the words of a view mean where they do not say it themselves.
    pub fn legend(self) -> String {
        self.fixed(&format!("mcp-legend-{}", self.game.id()))
    }

    /// `seat 2 (medium)`: the number that views and actions use, and who that is.
    pub fn seat(self, seat: u8, player: &str) -> String {
        let player = if player == YOU { self.fixed("mcp-you") } else { player.to_string() };
        self.plainly(&phrase!("mcp-seat", seat = number(seat), player = player))
    }
}

/// A number as it stands in notation, whatever the language.
pub fn number(number: impl ToString) -> Arg {
    Arg::Text(number.to_string())
}

/// The asked language, or the usual one.
pub fn language(asked: Option<&str>, usual: Language) -> Result<Language, String> {
    let Some(tag) = asked else { return Ok(usual) };
    Language::parse(tag).ok_or_else(|| {
        let known = listed(Language::ALL.map(Language::tag));
        format!("there is no language \"{}\" (there are: {known})", crate::rules::shown(tag))
    })
}

/// A list of names for a sentence: `a, b, c`.
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_there_in_every_language_and_well_set() {
        for &game in GameId::ALL {
            let voice = Voice { game, language: Language::En };
            assert_eq!(voice.dictionary().faults(), Vec::<String>::new());
            for &language in &Language::ALL {
                let voice = Voice { game, language };
                assert!(voice.known(&format!("mcp-about-{}", game.id())).is_some());
                assert!(voice.known(&format!("mcp-legend-{}", game.id())).is_some());
            }
        }
    }
}
