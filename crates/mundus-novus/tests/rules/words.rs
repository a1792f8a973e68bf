//! Everything can be said, in English and in French.

use game::{Game, testkit};
use mundus_novus::{DEVELOPMENTS, MundusNovus, Resource, RoyalEvent};
use words::{Dictionary, Language, SHARED, seat_numbers};

fn dictionary() -> Dictionary {
    Dictionary::new(&[MundusNovus::words(), SHARED])
}

#[test]
fn the_messages_are_whole() {
    let dictionary = dictionary();
    assert_eq!(dictionary.faults(), Vec::<String>::new());
    let mut ids = testkit::fixed_messages::<MundusNovus>();
    ids.extend(Resource::NAMES.iter().map(|id| format!("resource-{id}")));
    for card in &DEVELOPMENTS {
        ids.extend(["", ".effect"].map(|part| format!("development-{}{part}", card.id)));
    }
    for event in RoyalEvent::ALL {
        ids.extend(["", ".effect"].map(|part| format!("happening-{}{part}", event.id())));
    }
    for id in ids {
        for language in Language::ALL {
            assert!(dictionary.has(language, &id), "{language}: {id}");
        }
    }
}

#[test]
fn every_sentence_of_random_games_can_be_said() {
    let dictionary = dictionary();
    let phrases = testkit::phrases::<MundusNovus>(10);
    assert!(phrases.len() > 300, "only {} sentences were collected", phrases.len());
    for phrase in &phrases {
        for language in Language::ALL {
            let said = dictionary.try_say(language, phrase, &seat_numbers(language));
            assert!(said.is_ok(), "{phrase:?}: {said:?}");
        }
    }
}

#[test]
fn a_sale_is_said_with_its_price() {
    let table = crate::table::progressing(2, "3 relic", |_| ());
    let phrase =
        MundusNovus::say_action(&table.view(1), crate::table::seat(1), mundus_novus::Action::Sell(3));
    let say = |language| dictionary().say(language, &phrase, &seat_numbers(language));
    assert_eq!(say(Language::En), "Sell 3 relics for 12 doubloons");
    assert_eq!(say(Language::Fr), "Vendre 3 reliques pour 12 doublons");
}
