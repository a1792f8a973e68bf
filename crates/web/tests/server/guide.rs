//! The rulebooks to read: every building, card and character has its entry in every language, and every chapter leads to the
//! full rules.

use catalog::GameId;
use std::collections::BTreeSet;
use web::{games::face, speech::Speech};
use words::Language;

/// The places of everything that has a name on the boards of a game.
fn things(game: GameId) -> Vec<String> {
    fn all<'a>(kind: &'a str, ids: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        ids.into_iter().map(|id| format!("{kind}-{id}")).collect()
    }
    match game {
        GameId::PuertoRico => {
            let roles = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"];
            [all("building", puerto_rico::Building::ALL.map(|one| one.id())), all("role", roles)].concat()
        }
        GameId::SanJuan => all("card", san_juan::Card::ALL.map(|one| one.id())),
        GameId::Santiago => [
            all("cuban", santiago::components::Cuban::ALL.map(|one| one.id())),
            all("building", santiago::components::Building::ALL.map(|one| one.id())),
        ]
        .concat(),
        GameId::MundusNovus => all("development", mundus_novus::Development::ALL.map(|one| one.id())),
    }
}

#[test]
fn every_thing_has_its_entry_in_every_language() {
    let speech = Speech::new();
    for &game in GameId::ALL {
        let book = (face(game).book)();
        let entries: BTreeSet<&str> = book.entries().map(|entry| entry.id.as_str()).collect();
        let mut found = BTreeSet::new();
        for place in things(game) {
            let entry = book.at_place(&place).unwrap_or_else(|| panic!("{place} has no entry"));
            found.insert(entry.id.as_str());
            for language in Language::ALL {
                let words = speech.of(game, language);
                let good = format!("guide-good-{}", entry.id);
                for id in [&entry.name, &entry.effect, &good] {
                    assert!(words.has(id), "{language}: {id} of {place}");
                }
                assert_eq!(entry.facts(&words).len(), entry.facts.len());
            }
        }
        assert_eq!(found, entries, "{}: every entry is about something", game.id());
    }
}

#[test]
fn the_things_on_the_boards_lead_to_their_entries() {
    let at = |game: GameId, place: &str| (face(game).book)().at_place(place).map(|entry| entry.id.clone());
    assert_eq!(at(GameId::PuertoRico, "city-2-wharf").as_deref(), Some("building-wharf"));
    assert_eq!(at(GameId::PuertoRico, "building-large-market").as_deref(), Some("building-large-market"));
    assert_eq!(at(GameId::PuertoRico, "role-captain").as_deref(), Some("role-captain"));
    assert_eq!(at(GameId::MundusNovus, "development-caravel-3").as_deref(), Some("development-caravel"));
    assert_eq!(at(GameId::PuertoRico, "stack"), None);
}

#[test]
fn every_chapter_can_be_read_and_leads_to_the_full_rules() {
    let speech = Speech::new();
    for &game in GameId::ALL {
        let book = (face(game).book)();
        for chapter in &book.chapters {
            assert!(game.chapters().contains(&chapter.law), "{}: no chapter {}", game.id(), chapter.law);
            assert!(!chapter.pictures.is_empty(), "{}", chapter.id);
            let lengths = Language::ALL.map(|language| {
                let words = speech.of(game, language);
                assert!(words.has(&format!("guide-{}", chapter.id)), "{language}: {}", chapter.id);
                let paragraphs = chapter.paragraphs(&words);
                assert!(paragraphs.iter().all(|text| !text.contains(['{', '$'])), "{paragraphs:?}");
                paragraphs.len()
            });
            assert!(lengths[0] > 0 && lengths.iter().all(|&length| length == lengths[0]), "{}", chapter.id);
        }
        for shelf in &book.shelves {
            for language in Language::ALL {
                assert!(speech.of(game, language).has(&format!("guide-shelf-{}", shelf.id)));
            }
        }
    }
}
