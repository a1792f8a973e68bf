//! Everything the rules say can be said in both languages.

use crate::PuertoRico;
use game::{Game, Seat, testkit};
use words::{Dictionary, Language, SHARED};

#[test]
fn every_sentence_exists_in_both_languages() {
    let dictionary = Dictionary::new(&[PuertoRico::words(), SHARED]);
    assert_eq!(dictionary.faults(), Vec::<String>::new());
    let name = |seat: Seat| ["Anne", "Bernie", "Christine", "David", "Emma"][seat.index()].to_string();
    for phrase in testkit::phrases::<PuertoRico>(40) {
        for language in Language::ALL {
            let said = dictionary.try_say(language, &phrase, &name);
            assert!(said.is_ok(), "{said:?}");
        }
    }
    for id in testkit::fixed_messages::<PuertoRico>() {
        for language in Language::ALL {
            assert!(dictionary.has(language, &id), "{language}: there is no message {id}");
        }
    }
}
