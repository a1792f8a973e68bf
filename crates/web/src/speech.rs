//! The words of the house and of every game, in every language.

use crate::games::face;
use catalog::GameId;
use game::{Arg, Phrase, Seat, Words};
use std::{collections::HashMap, sync::Arc};
use words::{Dictionary, Language, typography::hold};

/// The messages of the pages: those that many share, then a folder per subject.
pub const WORDS: &[Words] = &[
    game::words!("../words"),
    game::words!("../words/people"),
    game::words!("../words/clocks"),
    game::words!("../words/notices"),
    game::words!("../words/table"),
    game::words!("../words/lessons"),
    game::words!("../words/lobby"),
    game::words!("../words/ahead"),
    game::words!("../words/tournaments"),
    game::words!("../words/puzzles"),
    game::words!("../words/daily"),
    game::words!("../words/coach"),
];

/// The messages of the pages and of what they show of any table.
pub fn house() -> Vec<Words> {
    [WORDS, &[words::SHARED, table::words(), bots::advice::words()]].concat()
}

/// One dictionary for the pages, and one for each game with its rules' words in it.
#[derive(Debug)]
pub struct Speech {
    house: Dictionary,
    games: HashMap<GameId, Dictionary>,
}

impl Speech {
    /// Reads all messages.
    pub fn new() -> Arc<Speech> {
        let with_game = |&game: &GameId| {
            let of_game = [
                game.words(),
                game.rulebook_words(),
                face(game).words,
                face(game).guide,
                lessons::words(game),
            ];
            (game, Dictionary::new(&[house(), of_game.to_vec()].concat()))
        };
        Arc::new(Speech {
            house: Dictionary::new(&house()),
            games: GameId::ALL.iter().map(with_game).collect(),
        })
    }

    /// What the pages say.
    pub fn house(self: &Arc<Speech>, language: Language) -> Tongue {
        Tongue { speech: self.clone(), game: None, language }
    }

    /// What the pages and the rules of a game say.
    pub fn of(self: &Arc<Speech>, game: GameId, language: Language) -> Tongue {
        Tongue { speech: self.clone(), game: Some(game), language }
    }

    /// Everything missing or wrong in any dictionary.
    pub fn faults(&self) -> Vec<String> {
        let all = std::iter::once(&self.house).chain(GameId::ALL.iter().map(|game| &self.games[game]));
        all.flat_map(Dictionary::faults).collect()
    }
}

/// A dictionary in a language. What it says is set for pages: numbers hold on to what they count.
#[derive(Clone, Debug)]
pub struct Tongue {
    speech: Arc<Speech>,
    game: Option<GameId>,
    /// The language.
    pub language: Language,
}

impl Tongue {
    /// Which words these are: of the pages or of a game, and in which language.
    pub fn name(&self) -> String {
        format!("{} {}", self.game.map_or("house", GameId::id), self.language.tag())
    }

    fn dictionary(&self) -> &Dictionary {
        self.game.map_or(&self.speech.house, |game| &self.speech.games[&game])
    }

    /// A message without arguments.
    pub fn t(&self, id: &str) -> String {
        hold(self.dictionary().text(self.language, id))
    }

    /// A message by an id only known when the program runs, with arguments in which no player is named.
    pub fn say_id(&self, id: &str, args: &[(&'static str, Arg)]) -> String {
        hold(self.dictionary().say_id(self.language, id, args))
    }

    /// Is there such a message?
    pub fn has(&self, id: &str) -> bool {
        self.dictionary().has(self.language, id)
    }

    /// The message that a game has in place of the usual one, if it has: not every game counts points.
    pub fn here(&self, own: &'static str, usual: &'static str) -> &'static str {
        if self.has(own) { own } else { usual }
    }

    /// A phrase in which no player is named.
    pub fn say(&self, phrase: &Phrase) -> String {
        hold(self.dictionary().say(self.language, phrase, &words::seat_numbers(self.language)))
    }

    /// A phrase with the players' names.
    pub fn say_with(&self, phrase: &Phrase, names: &dyn Fn(Seat) -> String) -> String {
        hold(self.dictionary().say(self.language, phrase, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::board::testing;
    use table::{Phase, Saying};

    #[test]
    fn nothing_is_missing_in_any_language() {
        assert_eq!(Speech::new().faults(), Vec::<String>::new());
    }

    #[test]
    fn numbers_hold_on_to_what_they_count_in_every_language() {
        let (speech, mut held) = (Speech::new(), 0);
        let loose = |text: &str| {
            let bytes = text.as_bytes().windows(3);
            bytes
                .into_iter()
                .any(|three| three[0].is_ascii_digit() && three[1] == b' ' && three[2].is_ascii_alphabetic())
        };
        for &game in GameId::ALL {
            testing::play(game, 3, 1, |table| {
                if table.phase() == Phase::Playing {
                    return;
                }
                for (_, told) in table.story_lines(None, 0..table.story_len()) {
                    let Saying::Game(phrase) = &told.saying else { continue };
                    for language in Language::ALL {
                        let text = speech.of(game, language).say(phrase);
                        assert!(!loose(&text), "{text}");
                        held += usize::from(text.contains('\u{a0}'));
                    }
                }
            });
        }
        assert!(held > 400, "{held}");
    }
}
