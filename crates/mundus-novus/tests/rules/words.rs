//! Everything the rules say can be said in every language.

use crate::play::*;
use game::{Phrase, Rules, Seat, Setup, Talk, phrase, testkit};
use mundus_novus::{Action, Development, Event, MundusNovus, Resource, RoyalEvent, Step};
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

/// What seat 1 (or another) is asked.
fn asked(table: &Table, number: usize) -> Phrase {
    MundusNovus::ask(&table.view(number), seat(number))
}

fn said(table: &Table, action: Action) -> Phrase {
    MundusNovus::say_action(&table.view(1), seat(1), action)
}

#[test]
fn questions_say_how_much_is_left() {
    let mut table = offering(3, 3, |draft| {
        draft.players[2].developments = developments("bartolome-de-las-casas");
    });
    table.play(2, "offer corn").play(3, "offer tobacco").play(3, "offer tobacco");
    assert_eq!(asked(&table, 1), phrase!("ask-offer", left = 3u8, chosen = 0u8));
    assert_eq!(asked(&table, 2), phrase!("ask-offer", left = 2u8, chosen = 1u8));
    assert_eq!(asked(&table, 3), phrase!("ask-offer-free", left = 1u8, chosen = 2u8));
    let pirates = table_with_pirates();
    assert_eq!(asked(&pirates, 1), phrase!("ask-pirates", left = 1u8));
    let mut storing = progressing(2, "corn, vanilla, relic, cacao", |draft| {
        draft.players[0].developments = developments("small-warehouse-1, large-warehouse-1");
    });
    storing.play(1, "end turn");
    let room = storing.view(1).room(seat(1));
    assert_eq!(asked(&storing, 1), phrase!("ask-store", left = room));
    storing.play(1, "store vanilla");
    assert_eq!(asked(&storing, 1), phrase!("ask-store", left = room - 1));
}

fn table_with_pirates() -> Table {
    table(3, |draft| {
        fill_hands(draft);
        (draft.step, draft.happening) = (Step::Pirates, Some(RoyalEvent::Pirates));
        draft.players[0].developments = developments("caravel-7, caravel-8");
        draft.acting = Some(vec![seat(1)]);
    })
}

#[test]
fn a_set_is_said_with_what_it_brings() {
    let rest = "corn, cacao, tobacco, coffee, cotton, sugar-cane, potato, indigo, vanilla, relic, 2 corn";
    let mut table = progressing(2, rest, |_| ());
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn"]);
    assert_eq!(
        said(&table, Action::Declare),
        phrase!("action-declare-identical", reach = table.view(1).reach(Resource::Corn, 3))
    );
    let mut table = progressing(2, rest, |_| ());
    table.plays(1, &["set of different", "add cacao", "add corn", "add tobacco", "add coffee", "add cotton"]);
    assert_eq!(asked(&table, 1).id, "ask-different");
    assert_eq!(said(&table, Action::Declare), phrase!("action-declare-different", doubloons = 7u8));
    let mut table = progressing(2, rest, |_| ());
    table.play(1, "perfect combination");
    assert_eq!(asked(&table, 1).id, "ask-perfect");
    assert_eq!(said(&table, Action::Declare), Phrase::new("action-declare-perfect"));
}

#[test]
fn a_swap_is_said_with_what_orellana_earns() {
    let market = |owned: &str| {
        table(2, |draft| {
            (draft.step, draft.announced) = (Step::Market, 2);
            (draft.taken_by, draft.taken) = (Some(seat(2)), Some(Resource::Cacao));
            draft.market = cards("corn, tobacco, potato");
            draft.players[0].laid = cards("2 vanilla");
            draft.players[1].laid = cards("corn");
            draft.players[0].developments = developments(owned);
            fill_hands(draft);
        })
    };
    let orellana = market("francisco-de-orellana");
    // Cacao for potato leaves three in a row; for corn, or for what is not there, it does not.
    for (card, doubloons) in [(Resource::Potato, 2u8), (Resource::Corn, 0), (Resource::Indigo, 0)] {
        let said = said(&orellana, Action::Swap(card));
        let named = said.args.iter().find(|(name, _)| *name == "doubloons").map(|(_, arg)| arg.clone());
        assert_eq!(named, Some(doubloons.into()), "{card}");
    }
    let mut orellana = orellana;
    orellana.play(1, "swap for potato");
    let earned = |event: &Event| matches!(event, Event::Swapped { doubloons: 2, .. });
    assert!(orellana.events.iter().any(earned) && orellana.doubloons(1) == 2);
    let mut other = market("");
    other.play(1, "swap for potato");
    assert_eq!(other.doubloons(1), 0);
}

#[test]
fn others_are_told_what_somebody_is_waited_for() {
    let setups = MundusNovus::PLAYERS.map(Setup::standard::<MundusNovus>);
    let mut met = std::collections::BTreeSet::new();
    for position in testkit::positions_met::<MundusNovus>(setups, 23, 40) {
        let view = MundusNovus::view(&position, None);
        let step = if view.step() == Step::Over { Step::Progress } else { view.step() };
        let waiting = MundusNovus::waiting_for(&view, Seat::FIRST);
        assert_eq!(waiting.id, format!("waiting-{}", step.id()));
        met.insert(step);
    }
    assert!(met.len() > 8, "{met:?}");
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
