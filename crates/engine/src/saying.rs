//! Sentences: the words of a game are read once, when somebody first asks for them.

use crate::{Refusal, refusal::Code};
use catalog::GameId;
use game::Phrase;
use std::sync::OnceLock;
use words::{Dictionary, Language, seat_numbers};

/// The language of this tag.
pub fn language(tag: &str) -> Result<Language, Refusal> {
    Language::parse(tag).ok_or_else(|| {
        let known = Language::ALL.map(Language::tag).join(", ");
        Code::UnknownLanguage.because(format!("there is no language \"{tag}\" (there are: {known})"))
    })
}

/// A phrase of this game in this language, seats by their numbers.
pub fn say(game: GameId, language: Language, phrase: &Phrase) -> String {
    static BOOKS: [OnceLock<Dictionary>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];
    let at = GameId::ALL.iter().position(|&known| known == game).unwrap_or(0);
    let book = BOOKS[at].get_or_init(|| Dictionary::new(&[game.words(), words::SHARED]));
    book.say(language, phrase, &seat_numbers(language))
}
