//! Everything the rules say can be said in every language.

use crate::play::{developments, progressing, seat};
use game::{Phrase, Talk};
use mundus_novus::{Action, Development, Event, MundusNovus, Resource, RoyalEvent};
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
    let table = progressing(2, "3 relic", |_| ());
    let phrase = MundusNovus::say_action(&table.view(1), seat(1), Action::Sell(3));
    let say = |language| {
        Dictionary::new(&[MundusNovus::words(), SHARED]).say(language, &phrase, &seat_numbers(language))
    };
    assert_eq!(say(Language::En), "Sell 3 relics for 12 doubloons");
    assert_eq!(say(Language::Fr), "Vendre 3 reliques pour 12 doublons");
}

#[test]
fn a_card_has_a_number_only_where_its_twin_lies_beside_it() {
    let dictionary = Dictionary::new(&[MundusNovus::words(), SHARED]);
    let said = |phrase| dictionary.say(Language::En, &phrase, &seat_numbers(Language::En));
    let take = |line: &str| {
        let table = progressing(2, "3 corn", |draft| draft.line = developments(line));
        said(MundusNovus::say_action(&table.view(1), seat(1), Action::Develop(developments("shipyard-2")[0])))
    };
    assert_eq!(
        take("hernan-cortes, shipyard-2, common-merchant-2, large-warehouse-2, small-warehouse-2"),
        "Take: shipyard"
    );
    assert_eq!(
        take("hernan-cortes, shipyard-2, common-merchant-2, large-warehouse-2, shipyard-1"),
        "Take: shipyard (2)"
    );
    let development = developments("shipyard-2")[0];
    let developed = Event::Developed { seat: seat(1), development, unseen: false };
    assert_eq!(said(MundusNovus::say_event(&developed)), "seat 1 takes: shipyard.");
    // Ahead of time it is one of many.
    let (_, name) =
        MundusNovus::answers(progressing(2, "3 corn", |_| ()).position.setup(), Action::Develop(development))
            .expect("it can be chosen ahead");
    assert_eq!(said(Phrase::new("event-line").with("development", name)), "New in the line: shipyard (2).");
}
