//! Progression: sets, merchants, relics, the line.

use crate::play::*;
use mundus_novus::{Class, Event, Step, sets};

#[test]
fn the_trade_master_chooses_who_begins_then_clockwise() {
    let mut table = table(3, |draft| {
        draft.step = Step::Begin;
        fill_hands(draft);
    });
    assert_eq!(table.legal(1), ["begin with 1", "begin with 2", "begin with 3"]);
    table.play(1, "begin with 2");
    for number in [2, 3, 1] {
        assert!(table.asks(number, Step::Progress), "seat {number}");
        table.play(number, "end turn");
    }
    assert_eq!(table.position.round(), 3);
}

#[test]
fn everything_is_optional_and_in_any_order() {
    let mut table = progressing(2, "3 corn, coffee, cotton, potato, tobacco, relic", |_| ());
    let offered = ["set of corn", "set of different", "sell 1 relic", "end turn"];
    assert!(offered.iter().all(|text| table.allows(1, text)));
    table.play(1, "sell 1 relic");
    table.plays(1, &["set of different", "add coffee", "add cotton", "add potato", "add tobacco", "declare"]);
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn"]);
    table.roll(1, "declare", &["caravel-5"]);
    assert!(table.owns(1, "hernan-cortes"));
    // Nothing is left: the turn ends by itself, and Cortés pays at once.
    assert_eq!(table.doubloons(1), 3 + 5 + 3);
}

#[test]
fn the_table_of_reach() {
    let reaches = |class| [3, 4, 5].map(|cards| sets::reach(class, cards));
    assert_eq!(reaches(Class::Common), [1, 3, 5]);
    assert_eq!(reaches(Class::Uncommon), [3, 5, 5]);
    assert_eq!(reaches(Class::Rare), [5, 5, 5]);
}

/// What may be taken with a set of this resource.
fn taken_with(hand: &str, set: &[&str]) -> Vec<String> {
    let mut table = progressing(2, &format!("{hand}, 5 relic"), |_| ());
    table.plays(1, set);
    if table.position.step() == Step::Develop { table.legal(1) } else { Vec::new() }
}

#[test]
fn larger_and_rarer_sets_reach_further() {
    let line = ["hernan-cortes", "caravel-3", "common-merchant-2", "large-warehouse-2", "shipyard-2"]
        .map(|id| format!("develop {id}"));
    let four =
        taken_with("4 corn", &["set of corn", "add corn", "add corn", "add corn", "add corn", "declare"]);
    assert!(four.iter().all(|text| line[..3].contains(text)) && four.len() == 3);
    let rare =
        taken_with("3 vanilla", &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    assert_eq!(rare.len(), 5);
    // Three commons: the first card, taken by itself.
    let three = taken_with("3 corn", &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert!(three.is_empty());
}

#[test]
fn relics_are_jokers_but_not_alone() {
    let mut table = progressing(2, "corn, 4 relic", |_| ());
    table.plays(1, &["set of corn", "add relic", "add relic", "add relic"]);
    assert_eq!(table.refuses(1, "declare"), "why-too-few-identical");
    table.play(1, "add relic");
    assert_eq!(table.legal(1), ["add corn"]);
    table.play(1, "add corn");
    assert_eq!(table.legal(1), ["declare"]);
    table.play(1, "declare");
    assert_eq!(table.legal(1).len(), 5, "five cards reach the whole line");
    let mut table = progressing(2, "corn, 5 relic", |_| ());
    table.plays(1, &["set of corn", "add relic", "add relic", "add relic", "add relic"]);
    assert_eq!(table.refuses(1, "add relic"), "why-only-relics");
}

#[test]
fn a_set_has_three_to_five_cards() {
    let mut table = progressing(2, "6 corn", |_| ());
    table.plays(1, &["set of corn", "add corn", "add corn"]);
    assert_eq!(table.refuses(1, "declare"), "why-too-few-identical");
    table.plays(1, &["add corn", "add corn", "add corn"]);
    assert_eq!(table.refuses(1, "add corn"), "why-set-full");
    let table = progressing(2, "2 corn, 2 cacao", |_| ());
    assert_eq!(table.refuses(1, "set of corn"), "why-no-such-set");
}

#[test]
fn one_set_of_identical_resources() {
    let mut table = progressing(2, "3 corn, 3 cacao", |_| ());
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert_eq!(table.refuses(1, "set of cacao"), "why-one-identical");
}

#[test]
fn different_resources_pay_by_their_number() {
    for (cards, pay) in [(4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25)] {
        let all =
            ["cacao", "corn", "tobacco", "coffee", "cotton", "sugar-cane", "potato", "indigo", "vanilla"];
        let hand = format!("{}, cacao", all[..cards].join(", "));
        let mut table = progressing(2, &hand, |_| ());
        table.play(1, "set of different");
        all[..cards].iter().for_each(|card| {
            table.play(1, &format!("add {card}"));
        });
        table.play(1, "declare");
        assert_eq!(table.doubloons(1), pay, "{cards} cards");
        assert_eq!(table.refuses(1, "set of different"), "why-one-different");
    }
    assert_eq!(sets::different_pay(3, false), 0);
    let table = progressing(2, "cacao, corn, coffee, relic", |_| ());
    assert_eq!(table.refuses(1, "set of different"), "why-too-few-different");
}

#[test]
fn no_relic_in_a_set_of_different_resources() {
    let mut table = progressing(2, "cacao, corn, coffee, cotton, relic", |_| ());
    table.plays(1, &["set of different", "add cacao"]);
    assert_eq!(table.refuses(1, "add relic"), "why-no-relic-here");
    assert_eq!(table.refuses(1, "add cacao"), "why-not-in-hand");
}

#[test]
fn relics_sell_together_once() {
    for (relics, pay) in [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)] {
        let mut table = progressing(2, "8 relic", |_| ());
        assert!(table.allows(1, "sell 5 relics"));
        table.play(1, &format!("sell {relics} relic{}", if relics == 1 { "" } else { "s" }));
        assert_eq!(table.doubloons(1), pay);
        assert_eq!(table.refuses(1, "sell 1 relic"), "why-relics-sold");
    }
    let table = progressing(2, "2 relic, corn", |_| ());
    assert_eq!(table.refuses(1, "sell 3 relics"), "why-too-few-relics");
}

#[test]
fn a_merchant_completes_a_set_and_pays() {
    // 5-5-1 with a merchant of 4 to 6: one of the first three, and a doubloon.
    let mut table = progressing(2, "2 cotton, cacao, 2 corn", |draft| {
        draft.players[0].developments = developments("uncommon-merchant-1");
    });
    table.plays(1, &["set of cotton", "add cotton", "add cotton", "convert cacao", "declare"]);
    assert_eq!(table.legal(1).len(), 3);
    table.play(1, "develop caravel-3").play(1, "end turn");
    assert_eq!(table.doubloons(1), 1);
}

#[test]
fn each_merchant_works_once_a_round() {
    let mut table = progressing(2, "2 corn, 2 cacao, 2 tobacco, coffee, cotton", |draft| {
        draft.players[0].developments = developments("common-merchant-1");
        draft.happening = Some(mundus_novus::RoyalEvent::KingsHelp);
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "convert cacao", "declare"]);
    assert_eq!(table.refuses(1, "set of tobacco"), "why-no-such-set");
    // In the next round it works again.
    let mut table = progressing(2, "2 corn, cacao", |draft| {
        draft.players[0].developments = developments("common-merchant-1");
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "convert cacao"]);
    assert_eq!(table.view(1).merchants_left(seat(1)), [0, 0, 0]);
    table.play(1, "declare");
    table.play(2, "end turn");
    assert_eq!(table.view(1).merchants_left(seat(1)), [1, 0, 0]);
}

#[test]
fn several_merchants_may_serve_one_set() {
    let mut table = progressing(2, "cacao, cotton, corn, potato", |draft| {
        draft.players[0].developments = developments("rare-merchant-1, rare-merchant-2, common-merchant-1");
    });
    assert_eq!(table.refuses(1, "set of cotton"), "why-no-such-set");
    table.plays(1, &["set of potato", "convert cacao", "convert cotton"]);
    assert_eq!(table.refuses(1, "convert corn"), "why-no-merchant");
    // The class is that of the result: three rares reach everything.
    let mut table = progressing(2, "cacao, cotton, vanilla", |draft| {
        draft.players[0].developments = developments("rare-merchant-1, rare-merchant-2");
    });
    table.plays(1, &["set of vanilla", "add vanilla", "convert cacao", "convert cotton", "declare"]);
    assert_eq!(table.legal(1).len(), 5);
}

#[test]
fn a_merchant_makes_another_different_resource() {
    let mut table = progressing(2, "2 cacao, coffee, cotton, 2 relic", |draft| {
        draft.players[0].developments = developments("rare-merchant-1");
    });
    table.plays(1, &["set of different", "add cacao", "convert cacao"]);
    assert_eq!(table.legal(1), ["as potato", "as indigo", "as vanilla"]);
    assert_eq!(table.refuses(1, "as corn"), "why-no-merchant-for");
    table.play(1, "as indigo").plays(1, &["add coffee", "add cotton", "declare"]);
    assert_eq!(table.doubloons(1), 5);
    assert_eq!(table.position.open_discards(), cards("2 cacao, coffee, cotton"));
}

#[test]
fn merchants_leave_relics_alone() {
    let table = progressing(2, "corn, cacao, relic", |draft| {
        draft.players[0].developments = developments("common-merchant-1");
    });
    assert!(
        !mundus_novus::Action::ALL.contains(&mundus_novus::Action::Convert(mundus_novus::Resource::Relic))
    );
    assert!(!mundus_novus::Action::ALL.contains(&mundus_novus::Action::As(mundus_novus::Resource::Relic)));
    assert!(table.allows(1, "set of corn"));
}

#[test]
fn no_way_of_putting_a_set_together_ends_nowhere() {
    // Converting the only card of a kind would leave three kinds: it is not offered.
    let mut table = progressing(2, "cacao, corn, coffee, cotton", |draft| {
        draft.players[0].developments = developments("common-merchant-1");
    });
    table.play(1, "set of different");
    // As tobacco it would still be four; nothing is lost.
    assert!(table.allows(1, "convert cacao"));
    table.play(1, "convert cacao");
    assert_eq!(table.legal(1), ["as tobacco"], "as corn, only three kinds would be left");
}

#[test]
fn the_line_closes_up_and_is_refilled() {
    let mut table = progressing(2, "3 vanilla, corn", |_| ());
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    table.roll(1, "develop common-merchant-2", &["caravel-8"]);
    assert_eq!(table.line(), ["hernan-cortes", "caravel-3", "large-warehouse-2", "shipyard-2", "caravel-8"]);
}

/// Seat 1 with this many developments left in the deck, the rest with seat 2.
fn near_the_end(hand: &str, left: &str, line: &str) -> Table {
    in_progress(hand, |draft| {
        let (left, line) = (developments(left), developments(line));
        let gone =
            mundus_novus::Development::of_game(2).filter(|card| !left.contains(card) && !line.contains(card));
        draft.players[1].developments = gone.collect();
        draft.line = line;
    })
}

const FIVE: &str = "caravel-3, common-merchant-2, large-warehouse-2, shipyard-2, caravel-5";

#[test]
fn an_empty_deck_with_five_in_line_is_not_yet_the_end() {
    let mut table = near_the_end("3 corn", "caravel-8", FIVE);
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn"]);
    table.roll(1, "declare", &["caravel-8"]);
    assert_eq!((table.line().len(), table.position.development_deck_size()), (5, 0));
    assert_eq!(table.view(1).last_round(), None);
}

#[test]
fn a_short_line_ends_the_game_after_the_round() {
    let mut table = near_the_end("3 corn, relic", "", FIVE);
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert!(table.events.contains(&Event::LineShort));
    assert_eq!(table.line().len(), 4);
    table.play(1, "end turn");
    // Seat 2 still has its turn; "any" means what is left.
    assert!(table.asks(2, Step::Progress));
    table.play(2, "end turn");
    table.play(2, "done storing");
    assert_eq!(table.is_over(), Some("line"));
}

#[test]
fn with_nothing_to_take_no_identical_set() {
    let table = near_the_end("3 corn, relic", "", "");
    assert_eq!(table.refuses(1, "set of corn"), "why-line-empty");
    let mut table = near_the_end("3 vanilla, relic", "", "caravel-3, caravel-5");
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    assert_eq!(table.legal(1), ["develop caravel-3", "develop caravel-5"]);
}

#[test]
fn unused_cards_are_discarded_unseen() {
    let mut table = progressing(2, "corn, cacao, relic", |_| ());
    table.play(1, "end turn");
    assert_eq!(table.position.player(seat(1)).hand_size(), 0);
    assert_eq!(table.position.player(seat(1)).discards_size(), 3);
    let cleared = table.events.iter().find_map(|event| match event {
        Event::Cleared { cards, .. } => *cards,
        _ => None,
    });
    assert_eq!(cleared, Some(cards("corn, cacao, relic")));
}
