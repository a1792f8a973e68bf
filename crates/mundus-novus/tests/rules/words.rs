//! Everything the rules say can be said in every language.

use game::Talk;
use mundus_novus::{Development, MundusNovus, Resource, RoyalEvent};
use words::{Dictionary, Language, SHARED, seat_numbers};

#[test]
fn every_sentence_exists_in_every_language() {
    let mut ids: Vec<String> = Resource::IDS.map(|id| format!("resource-{id}")).to_vec();
    for id in Development::IDS {
        ids.extend(["", ".effect"].map(|part| format!("development-{id}{part}")));
    }
    for id in RoyalEvent::IDS {
        ids.extend(["", ".effect"].map(|part| format!("happening-{id}{part}")));
    }
    words::check_words::<MundusNovus>(10, &[], &ids);
}

#[test]
fn a_sale_is_said_with_its_price() {
    let table = crate::play::progressing(2, "3 relic", |_| ());
    let phrase = MundusNovus::say_action(&table.view(1), crate::play::seat(1), mundus_novus::Action::Sell(3));
    let say = |language| {
        Dictionary::new(&[MundusNovus::words(), SHARED]).say(language, &phrase, &seat_numbers(language))
    };
    assert_eq!(say(Language::En), "Sell 3 relics for 12 doubloons");
    assert_eq!(say(Language::Fr), "Vendre 3 reliques pour 12 doublons");
}
