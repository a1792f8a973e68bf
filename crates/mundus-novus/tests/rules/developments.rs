//! Developments: warehouses, shipyards, income, and when they begin to work.

use crate::play::*;
use mundus_novus::{RoyalEvent, Step};

#[test]
fn warehouses_hold_unused_cards() {
    let mut table = progressing(2, "corn, vanilla, relic, cacao", |draft| {
        draft.players[0].developments = developments("small-warehouse-1, large-warehouse-1");
    });
    table.play(1, "end turn");
    assert!(table.asks(1, Step::Store));
    assert_eq!(table.legal(1), ["store cacao", "store corn", "store vanilla", "store relic", "done storing"]);
    table.plays(1, &["store relic", "store vanilla", "store corn"]);
    assert_eq!(table.hand(1), cards("relic, vanilla, corn"));
    assert!(table.asks(2, Step::Progress));
    assert_eq!(table.doubloons(1), 1, "the small one pays");
}

#[test]
fn nobody_has_to_store() {
    let mut table = progressing(2, "corn, vanilla", |draft| {
        draft.players[0].developments = developments("large-warehouse-1");
    });
    table.plays(1, &["end turn", "store corn", "done storing"]);
    assert_eq!(table.hand(1), cards("corn"));
}

#[test]
fn shipyards_pay_for_every_larger_fleet() {
    let mut table = progressing(4, "corn", |draft| {
        draft.players[0].developments = developments("shipyard-1, shipyard-3, caravel-1");
        draft.players[1].developments = developments("caravel-3, caravel-5");
        draft.players[2].developments = developments("caravel-2");
        draft.players[3].developments = developments("caravel-4, caravel-9, caravel-12");
        draft.line =
            developments("hernan-cortes, caravel-7, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    table.play(1, "end turn");
    assert_eq!(table.doubloons(1), 2 * 2);
}

#[test]
fn a_new_caravel_counts_for_shipyards_at_once() {
    let mut table = progressing(2, "3 corn", |draft| {
        draft.players[0].developments = developments("shipyard-1");
        draft.players[1].developments = developments("caravel-5");
        draft.line =
            developments("caravel-3, hernan-cortes, common-merchant-2, large-warehouse-2, shipyard-2");
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    // The turn is over by itself, with as many caravels as the other.
    assert_eq!(table.doubloons(1), 0);
    assert_eq!(table.position.player(seat(1)).caravel_count(), 1);
}

#[test]
fn merchants_and_warehouses_work_at_once() {
    let mut table = progressing(2, "3 vanilla, cacao, corn, coffee, cotton, cotton, relic", |draft| {
        draft.line =
            developments("rare-merchant-1, caravel-3, large-warehouse-1, large-warehouse-2, shipyard-2");
    });
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    table.play(1, "develop rare-merchant-1");
    table.plays(
        1,
        &["set of different", "add cacao", "add corn", "add coffee", "add cotton", "convert cotton"],
    );
    table.plays(1, &["as potato", "declare"]);
    assert_eq!(table.doubloons(1), 7);
    let mut table = progressing(2, "3 vanilla, cacao, relic", |draft| {
        draft.line =
            developments("rare-merchant-1, caravel-3, large-warehouse-1, large-warehouse-2, shipyard-2");
    });
    table.plays(1, &["set of vanilla", "add vanilla", "add vanilla", "add vanilla", "declare"]);
    table.plays(1, &["develop large-warehouse-1", "end turn"]);
    assert!(table.asks(1, Step::Store));
}

#[test]
fn the_kings_set_may_use_a_merchant_just_taken() {
    let mut table = progressing(2, "3 corn, 2 tobacco, coffee", |draft| {
        draft.happening = Some(RoyalEvent::KingsHelp);
        draft.line =
            developments("common-merchant-1, caravel-3, large-warehouse-1, large-warehouse-2, shipyard-2");
    });
    assert_eq!(table.refuses(1, "set of tobacco"), "why-no-such-set");
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare"]);
    table.plays(1, &["set of tobacco", "add tobacco", "add tobacco", "convert coffee", "declare"]);
    assert!(table.owns(1, "caravel-3"));
}

#[test]
fn income_is_paid_in_the_round_it_is_taken() {
    let mut table = progressing(2, "3 corn, relic", |draft| {
        draft.players[0].developments = developments("common-merchant-1, pedro-de-valdivia");
    });
    table.plays(1, &["set of corn", "add corn", "add corn", "add corn", "declare", "end turn"]);
    assert_eq!(table.doubloons(1), 2 + 1 + 3);
}
