//! For the tests of a game: everything it can say is said in both languages.

use crate::{Dictionary, Language, SHARED, seat_numbers};
use game::{Game, Phrase, testkit};

/// Everything that is missing from the words of a game, or wrong with them: messages that do not fit each other,
/// sentences of `games` random games and those in `rare` that cannot be said, fixed messages and those in `ids` that do
/// not exist. Empty when all is well.
pub fn missing<G: Game>(games: u64, rare: &[Phrase], ids: &[String]) -> Vec<String> {
    let dictionary = Dictionary::new(&[G::words(), SHARED]);
    let mut missing = dictionary.faults();
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
