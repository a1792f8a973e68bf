//! For the tests of a game: everything it can say is said in every language.

use crate::{Dictionary, Language, SHARED, seat_numbers};
use game::{Game, Phrase, rulebook::chapter_title, testkit};
use std::collections::BTreeSet;

/// Everything that is missing from the words of a game, or wrong with them: messages that do not fit each other,
/// sentences of `games` random games and those in `rare` that cannot be said, fixed messages and those in `ids` that do
/// not exist, statements of the rules that are no sentences. Empty when all is well.
pub fn missing<G: Game>(games: u64, rare: &[Phrase], ids: &[String]) -> Vec<String> {
    let dictionary = Dictionary::new(&[G::words(), SHARED]);
    let rulebook = Dictionary::new(&[G::rulebook_words()]);
    let mut missing = [dictionary.faults(), rulebook.faults()].concat();
    let phrases = testkit::phrases::<G>(games);
    let fixed = testkit::fixed_messages::<G>();
    for language in Language::ALL {
        let names = seat_numbers(language);
        for phrase in phrases.iter().chain(rare) {
            if let Err(why) = dictionary.try_say(language, phrase, &names) {
                missing.extend(why.into_iter().map(|why| format!("{language}: {}: {why}", phrase.id)));
            }
        }
        let unknown = fixed.iter().chain(ids).filter(|id| !dictionary.has(language, id));
        missing.extend(unknown.map(|id| format!("{language}: there is no message {id}")));
        let titles = G::chapters().iter().map(|chapter| chapter_title(chapter));
        let untitled = titles.filter(|title| !rulebook.has(language, title));
        missing.extend(untitled.map(|title| format!("{language}: there is no message {title}")));
        for statement in G::rulebook() {
            let text = rulebook.text(language, &statement.message());
            missing
                .extend(no_sentence(&text).map(|why| format!("{language}: {} {why}: {text}", statement.id)));
        }
    }
    missing.sort();
    missing.dedup();
    missing
}

/// Fails with everything that is [`missing`].
///
/// # Panics
/// If anything is.
pub fn check_words<G: Game>(games: u64, rare: &[Phrase], ids: &[String]) {
    let missing = missing::<G>(games, rare, ids);
    assert!(missing.is_empty(), "{}: {missing:#?}", G::ID);
}

/// Why a statement is not well said.
fn no_sentence(text: &str) -> Option<&'static str> {
    let sentences: Vec<&str> = text.split(". ").map(|sentence| sentence.trim_end_matches('.')).collect();
    let distinct: BTreeSet<&&str> = sentences.iter().collect();
    if !text.ends_with('.') || text.contains("  ") || text.starts_with(char::is_lowercase) {
        Some("is no sentence")
    } else if distinct.len() != sentences.len() {
        Some("says a thing twice")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::no_sentence;

    #[test]
    fn what_is_no_sentence_is_found() {
        assert_eq!(no_sentence("A rule. Another rule."), None);
        assert_eq!(no_sentence("A rule. A rule."), Some("says a thing twice"));
        for bad in ["no capital.", "No full stop", "Two  spaces."] {
            assert_eq!(no_sentence(bad), Some("is no sentence"), "{bad}");
        }
    }
}
