//! Events: on the first card of the line, and what each of them does.

use crate::play::*;
use mundus_novus::{RoyalEvent, Step};

#[test]
fn the_icon_of_the_head_card_is_the_event_of_the_round() {
    let heads = [
        ("caravel-1", Some(RoyalEvent::Pirates)),
        ("shipyard-1", Some(RoyalEvent::Storm)),
        ("caravel-7", None),
    ];
    for (head, event) in heads {
        let mut table = at_round_end(2, |draft| {
            draft.line =
                developments(&format!("{head}, caravel-3, common-merchant-2, large-warehouse-2, shipyard-2"));
        });
        table.play(2, "end turn");
        assert_eq!(table.position.event(), event, "{head}");
    }
}

#[test]
fn the_event_stays_when_the_card_goes() {
    let mut table = progressing(2, "3 corn, 3 vanilla", |draft| {
        draft.line = developments("shipyard-1, caravel-3, common-merchant-2, large-warehouse-2, shipyard-2");
        draft.happening = Some(RoyalEvent::Storm);
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    assert!(table.owns(1, "shipyard-1"));
    assert_eq!(table.position.event(), Some(RoyalEvent::Storm));
}

#[test]
fn the_kings_help_allows_many_sets() {
    let mut table = progressing(2, "7 corn, 3 relic, cacao, coffee, cotton, potato", |draft| {
        draft.happening = Some(RoyalEvent::KingsHelp);
    });
    // Also of the same resource; the line is refilled in between.
    for _ in 0..2 {
        table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
        assert_eq!(table.line().len(), 5);
    }
    assert!(table.owns(1, "hernan-cortes") && table.owns(1, "caravel-3"));
    table.plays(1, &["set of different", "add cacao", "add coffee", "add cotton", "add potato", "declare"]);
    table.play(1, "sell 1 relic");
    assert_eq!(table.refuses(1, "sell 1 relic"), "why-relics-sold");
}

#[test]
fn natives_pay_a_doubloon_a_card() {
    let mut table = progressing(2, "cacao, coffee, cotton, potato, vanilla", |draft| {
        draft.happening = Some(RoyalEvent::Natives);
    });
    table.plays(1, &["set of different", "add cacao", "add coffee", "add cotton"]);
    assert_eq!(table.refuses(1, "declare"), "why-too-few-different");
    table.plays(1, &["add potato", "add vanilla", "declare"]);
    assert_eq!(table.doubloons(1), 5);
}

#[test]
fn in_a_storm_only_the_first_card() {
    let mut table = progressing(2, "5 vanilla", |draft| draft.happening = Some(RoyalEvent::Storm));
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    assert!(table.owns(1, "hernan-cortes"));
}

#[test]
fn after_a_fire_warehouses_hold_nothing_but_pay() {
    let mut table = progressing(2, "corn, vanilla", |draft| {
        draft.happening = Some(RoyalEvent::Fire);
        draft.players[0].developments = developments("small-warehouse-1, large-warehouse-1");
    });
    table.play(1, "end turn");
    assert!(table.asks(2, Step::Progress));
    assert_eq!((table.hand(1).total(), table.doubloons(1)), (0, 1));
}

/// Pirates at the head of the next round, for three players with these caravels.
fn pirates(caravels: [&str; 3]) -> Table {
    let mut table = at_round_end(3, |draft| {
        for (player, caravels) in draft.players.iter_mut().zip(caravels) {
            player.developments = developments(caravels);
        }
        draft.line = developments("caravel-10, caravel-5, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    table.play(3, "end turn");
    while matches!(table.position.step(), Step::Pick | Step::Split) {
        let number = table.to_act().first().expect("somebody").number().into();
        let legal = table.legal(number);
        table.play(number, legal.last().expect("something"));
    }
    table
}

#[test]
fn pirates_take_a_card_for_each_large_squadron() {
    // A single caravel is safe.
    let mut table = pirates(["caravel-12", "caravel-3, caravel-8", "caravel-1, caravel-2, caravel-7"]);
    assert_eq!(table.position.step(), Step::Pirates);
    assert_eq!(table.to_act().iter().map(|seat| seat.number()).collect::<Vec<_>>(), [2, 3]);
    let sizes = |table: &Table| [1, 2, 3].map(|number| table.position.player(seat(number)).hand_size());
    assert_eq!(sizes(&table), [6, 7, 8]);
    for number in [3, 2] {
        let card = table.legal(number)[0].clone();
        table.play(number, &card);
    }
    assert_eq!(sizes(&table), [6, 6, 7]);
    assert!(table.asks(1, Step::Announce));
}

#[test]
fn pirates_with_nobody_to_rob_are_over_at_once() {
    let table = pirates(["caravel-12", "caravel-3", ""]);
    assert!(table.asks(1, Step::Announce));
}

#[test]
fn two_large_squadrons_lose_two_cards() {
    let mut table = at_round_end(2, |draft| {
        draft.players[0].developments =
            developments("juan-ponce-de-leon, caravel-1, caravel-3, caravel-5, caravel-7");
        draft.line = developments("caravel-10, caravel-8, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    table.play(2, "end turn").plays(1, &["detach 3", "detach 7", "done splitting"]);
    while table.position.step() == Step::Pick {
        let card = table.legal(1)[0].clone();
        table.play(1, &card);
    }
    let size = table.position.player(seat(1)).hand_size();
    for _ in 0..2 {
        assert_eq!(table.position.step(), Step::Pirates);
        let card = table.legal(1)[0].clone();
        table.play(1, &card);
    }
    assert_eq!(table.position.player(seat(1)).hand_size(), size - 2);
}
