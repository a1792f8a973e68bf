//! Everything the rules say can be said in every language.

use game::{Seat, Talk};
use santiago::{Event, Santiago};
use words::{Dictionary, Language, SHARED, seat_numbers};

#[test]
fn every_sentence_exists_in_every_language() {
    // Random games do not come to a standstill.
    let rare = [Event::StandstillNear { rounds: 3 }, Event::StandstillNear { rounds: 1 }, Event::Standstill]
        .map(|event| Santiago::say_event(&event));
    words::check_words::<Santiago>(24, &rare, &[]);
}

#[test]
fn a_drive_is_said_with_its_price() {
    let table = crate::play::table(4, |_| ());
    let phrase = Santiago::say_action(&table.view(), Seat::FIRST, santiago::Action::Drive(3));
    let say = |language| {
        Dictionary::new(&[Santiago::words(), SHARED]).say(language, &phrase, &seat_numbers(language))
    };
    assert_eq!(say(Language::En), "Drive 3 stops to Conchita (2 pesos)");
    assert_eq!(say(Language::Fr), "Avancer de 3 arrêts chez Conchita (2 pésos)");
}
