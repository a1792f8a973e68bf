//! The contract every game keeps: the test kit at all player counts and option sets, words, golden games, perft.

use game::{
    Game, Setup,
    testkit::{self, Plan},
};
use san_juan::{CARDS, Cause, Event, Position, SanJuan, Standstill};
use std::path::Path;
use words::{Dictionary, Language, SHARED};

#[test]
fn keeps_the_contract() {
    let report = testkit::check::<SanJuan>(&Plan::new(360).threads(2));
    assert_eq!(report.unfinished, 0, "a random game did not end");
}

/// One game of every player count, plain and with everything the options add.
fn showpieces() -> Vec<(u64, Setup)> {
    let wanted = |setup: &Setup| {
        let [expansion, draft, customs, first] = [0, 1, 2, 3].map(|option| setup.choice(option));
        matches!((expansion, draft, customs, first), (0, 0, 0, 0) | (1, 1, 0, 0) | (1, 0, 1, 1))
    };
    Setup::every::<SanJuan>().into_iter().filter(wanted).map(|setup| (1, setup)).collect()
}

#[test]
fn golden_games() {
    testkit::check_golden::<SanJuan>(Path::new("tests/golden"), &showpieces());
}

#[test]
fn perft() {
    testkit::check_perft::<SanJuan>(Path::new("tests/perft.txt"));
}

#[test]
fn finished_games() {
    testkit::check_games::<SanJuan>(Path::new("tests/games"));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 1024, "a position has {} bytes", size_of::<Position>());
}

#[test]
fn every_sentence_has_its_words() {
    let dictionary = Dictionary::new(&[SHARED, SanJuan::words()]);
    assert_eq!(dictionary.faults(), Vec::<String>::new());
    // Random games do not come to a standstill.
    let causes = [Cause::NothingBuilt, Cause::NoCards];
    let rare: Vec<_> = causes
        .into_iter()
        .flat_map(|cause| {
            let near = |rounds| Event::StandstillNear { standstill: Standstill { cause, rounds } };
            [near(3), near(1), Event::GameOver { standstill: Some(cause) }]
        })
        .map(|event| SanJuan::say_event(&event))
        .collect();
    let mut missing = Vec::new();
    for language in Language::ALL {
        let names = words::seat_numbers(language);
        for phrase in testkit::phrases::<SanJuan>(60).iter().chain(&rare) {
            missing.extend(dictionary.try_say(language, phrase, &names).err().into_iter().flatten());
        }
        let cards = CARDS
            .iter()
            .flat_map(|card| ["", ".the", ".effect"].map(|part| format!("card-{}{part}", card.id)));
        let asked = testkit::fixed_messages::<SanJuan>().into_iter().chain(cards);
        missing.extend(asked.filter(|id| !dictionary.has(language, id)));
    }
    assert_eq!(missing, Vec::<String>::new());
}
