//! Storage at the end of the captain phase: one barrel, the warehouses, the rest to the supply.

use crate::play::*;

/// Anne is captain with `anne` built; after loading what fits, two each of corn, indigo and sugar and three each of
/// tobacco and coffee are left to be stored.
pub(crate) fn after_loading(anne: &str) -> Play {
    let mut table = stage(4)
        .ship(5, "corn", 4)
        .ship(6, "indigo", 5)
        .ship(7, "sugar", 6)
        .domain(
            ANNE,
            &format!("{anne}, 3 barrels corn, 3 barrels indigo, 3 barrels sugar, 3 barrels tobacco, 3 barrels coffee"),
        )
        .begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    table.play(ANNE, "load indigo on 6");
    assert_eq!(table.all_barrels(ANNE), [2, 2, 2, 3, 3]);
    table
}

const KEEP_ANY: [&str; 5] = ["keep corn", "keep indigo", "keep sugar", "keep tobacco", "keep coffee"];

#[test]
fn storage_goes_clockwise_from_the_captain() {
    let goods = "2 barrels tobacco, 2 barrels coffee";
    let mut table = stage(4)
        .governor(BERNIE)
        .ship(5, "corn", 1)
        .ship(6, "indigo", 1)
        .ship(7, "sugar", 1)
        .domain(ANNE, goods)
        .domain(BERNIE, goods)
        .domain(CHRISTINE, goods)
        .domain(DAVID, goods)
        .begin();
    table.play(BERNIE, "take captain");
    for seat in [BERNIE, CHRISTINE, DAVID, ANNE] {
        table.turn(seat);
        table.play(seat, "keep tobacco");
    }
    table.offers(CHRISTINE, "take mayor");
}

#[test]
fn one_barrel_of_choice_is_kept() {
    for (at, keep) in KEEP_ANY.into_iter().enumerate() {
        let mut table = after_loading("0 doubloons");
        assert_eq!(table.offered(ANNE), KEEP_ANY);
        table.play(ANNE, keep);
        let mut kept = [0; 5];
        kept[at] = 1;
        assert_eq!(table.all_barrels(ANNE), kept);
        table.turn(BERNIE);
    }
}

#[test]
fn small_warehouse_keeps_one_kind_more() {
    let mut table = after_loading("small-warehouse+");
    table.play(ANNE, "store coffee");
    assert_eq!(table.offered(ANNE), ["keep corn", "keep indigo", "keep sugar", "keep tobacco"]);
    table.play(ANNE, "keep corn");
    assert_eq!(table.all_barrels(ANNE), [1, 0, 0, 0, 3]);
    // An unoccupied warehouse stores nothing.
    assert_eq!(after_loading("small-warehouse").offered(ANNE), KEEP_ANY);
}

#[test]
fn large_warehouse_keeps_two_kinds_more() {
    let mut table = after_loading("large-warehouse+");
    table.play(ANNE, "store tobacco");
    table.play(ANNE, "store corn");
    assert_eq!(table.offered(ANNE), ["keep indigo", "keep sugar", "keep coffee"]);
    table.play(ANNE, "keep coffee");
    assert_eq!(table.all_barrels(ANNE), [2, 0, 0, 3, 1]);
    assert_eq!(after_loading("large-warehouse").offered(ANNE), KEEP_ANY);
}

#[test]
fn both_warehouses_keep_three_kinds() {
    let mut table = after_loading("small-warehouse+, large-warehouse+");
    for good in ["corn", "sugar", "coffee"] {
        table.play(ANNE, &format!("store {good}"));
    }
    assert_eq!(table.offered(ANNE), ["keep indigo", "keep tobacco"]);
    table.play(ANNE, "keep indigo");
    assert_eq!(table.all_barrels(ANNE), [2, 1, 2, 0, 3]);
}

#[test]
fn a_warehouse_may_stay_unused() {
    let mut table = after_loading("large-warehouse+");
    table.play(ANNE, "done storing");
    assert_eq!(table.offered(ANNE), KEEP_ANY);
    table.play(ANNE, "keep sugar");
    assert_eq!(table.all_barrels(ANNE), [0, 0, 1, 0, 0]);
    // Or be used in part.
    let mut table = after_loading("large-warehouse+");
    table.play(ANNE, "store sugar");
    table.play(ANNE, "done storing");
    table.play(ANNE, "keep corn");
    assert_eq!(table.all_barrels(ANNE), [1, 0, 2, 0, 0]);
}

#[test]
fn a_kind_in_a_warehouse_is_kept_whole() {
    let mut table = after_loading("small-warehouse+");
    assert_eq!(
        table.offered(ANNE),
        ["store corn", "store indigo", "store sugar", "store tobacco", "store coffee", "done storing"]
    );
    table.play(ANNE, "store tobacco");
    table.play(ANNE, "keep coffee");
    assert_eq!(table.all_barrels(ANNE), [0, 0, 0, 3, 1], "all three tobacco");
}

#[test]
fn what_is_not_kept_returns_to_the_supply() {
    let mut table = after_loading("small-warehouse+");
    let before = ["corn", "indigo", "sugar", "tobacco", "coffee"].map(|good| table.supply(good));
    table.play(ANNE, "store tobacco");
    table.play(ANNE, "keep coffee");
    let after = ["corn", "indigo", "sugar", "tobacco", "coffee"].map(|good| table.supply(good));
    // Two each of corn, indigo and sugar and two of three coffee; and then the three full ships.
    assert_eq!(after, [before[0] + 2 + 5, before[1] + 2 + 6, before[2] + 2 + 7, before[3], before[4] + 2]);
}

#[test]
fn barrels_are_kept_without_limit_at_other_times() {
    let mut table = stage(4).domain(ANNE, "4 barrels corn, 5 barrels sugar, 9 barrels coffee").begin();
    for (seat, role) in [(ANNE, "settler"), (BERNIE, "builder"), (CHRISTINE, "craftsman"), (DAVID, "mayor")] {
        table.play(seat, &format!("take {role}"));
        table.end_phase();
        assert_eq!(table.all_barrels(ANNE), [4, 0, 5, 0, 9], "{role}");
    }
    table.turn(BERNIE);
    assert_eq!(table.all_barrels(ANNE), [4, 0, 5, 0, 9], "and into the next round");
}

#[test]
fn a_warehouse_does_not_free_from_loading() {
    let mut table = stage(4).domain(BERNIE, "small-warehouse+, large-warehouse+, 2 barrels corn").begin();
    table.play(ANNE, "take captain");
    assert_eq!(table.offered(BERNIE), ["load corn on 5", "load corn on 6", "load corn on 7"]);
    table.refuses(BERNIE, "pass");
    table.refuses(BERNIE, "store corn");
}
