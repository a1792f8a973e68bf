//! Everything can be said, in English and in French.

use game::{Game, Seat, testkit};
use santiago::{Event, Santiago};
use words::{Dictionary, Language, SHARED, seat_numbers};

fn dictionary() -> Dictionary {
    Dictionary::new(&[Santiago::words(), SHARED])
}

#[test]
fn the_messages_are_whole() {
    let dictionary = dictionary();
    assert_eq!(dictionary.faults(), Vec::<String>::new());
    for id in testkit::fixed_messages::<Santiago>() {
        for language in Language::ALL {
            assert!(dictionary.has(language, &id), "{language}: {id}");
        }
    }
}

#[test]
fn every_sentence_of_random_games_can_be_said() {
    let dictionary = dictionary();
    let phrases = testkit::phrases::<Santiago>(24);
    assert!(phrases.len() > 300, "only {} sentences were collected", phrases.len());
    // Random games do not come to a standstill.
    let rare = [Event::StandstillNear { rounds: 3 }, Event::StandstillNear { rounds: 1 }, Event::Standstill]
        .map(|event| Santiago::say_event(&event));
    for phrase in phrases.iter().chain(&rare) {
        for language in Language::ALL {
            let said = dictionary.try_say(language, phrase, &seat_numbers(language));
            assert!(said.is_ok(), "{phrase:?}: {said:?}");
        }
    }
}

#[test]
fn a_drive_is_said_with_its_price() {
    let table = crate::table::table(4, |_| ());
    let phrase = Santiago::say_action(&table.view(), Seat::FIRST, santiago::Action::Drive(3));
    let say = |language| dictionary().say(language, &phrase, &seat_numbers(language));
    assert_eq!(say(Language::En), "Drive 3 stops to Conchita (2 pesos)");
    assert_eq!(say(Language::Fr), "Avancer de 3 arrêts chez Conchita (2 pésos)");
}
