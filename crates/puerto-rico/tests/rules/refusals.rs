//! Why an action is not allowed: every way of being refused has its reason.

use crate::{play::*, storage::after_loading};
use game::{Rules, Seat, Talk};
use puerto_rico::{Ending, PuertoRico};

/// A table after Anne has played these.
fn after(stage: Stage, played: &[&str]) -> Play {
    let mut table = stage.begin();
    played.iter().for_each(|text| table.play(ANNE, text));
    table
}

fn assert_refused(table: &Play, seat: Seat, expected: &[(&str, &str)]) {
    let reasons: Vec<_> = expected.iter().map(|&(text, _)| (text, table.refuses(seat, text))).collect();
    assert_eq!(reasons, expected);
}

#[test]
fn roles() {
    let table = after(stage(4), &["take prospector"]);
    assert_refused(&table, ANNE, &[("take mayor", "illegal-not-your-turn")]);
    let expected = [
        ("take prospector", "why-role-taken"),
        ("take prospector 2", "why-role-not-in-play"),
        ("produce", "why-not-now"),
    ];
    assert_refused(&table, BERNIE, &expected);
}

#[test]
fn nothing_is_allowed_when_the_game_is_over() {
    let mut table = stage(3).point_supply(0).ending(Ending::Chips).begin();
    table.end_round();
    assert_eq!(table.ending(), Some("chips"));
    let view = PuertoRico::view(table.position(), Some(ANNE));
    let why = PuertoRico::why_not(&view, ANNE, table.action("take settler"));
    assert_eq!(why.map(|why| why.id), Some("illegal-over"));
}

#[test]
fn settling() {
    let row = || stage(4).row("corn corn corn corn indigo");
    let mut table = after(row(), &["take settler"]);
    assert_refused(&table, ANNE, &[("settle coffee", "why-no-plantation")]);
    table.play(ANNE, "settle corn");
    assert_refused(&table, BERNIE, &[("settle quarry", "why-no-quarry")]);
    let table = after(row().quarries(0), &["take settler"]);
    assert_refused(&table, ANNE, &[("settle quarry", "why-no-quarry-left")]);
}

#[test]
fn placing() {
    let stage = stage(4).domain(ANNE, "1 corn, 1 indigo, hospice, 1 in San Juan");
    let table = after(stage, &["take mayor", "decline colonist", "place indigo"]);
    assert_refused(
        &table,
        ANNE,
        &[("place coffee", "why-no-such-place"), ("place indigo", "why-place-full")],
    );
}

#[test]
fn building() {
    let stage_with =
        |anne: &str| stage(4).domain(ANNE, anne).domain(BERNIE, "1 wharf").domain(CHRISTINE, "1 wharf");
    let table = after(stage_with("3 doubloons, small-market"), &["take builder"]);
    let expected = [
        ("build small-market", "why-building-owned"),
        ("build wharf", "why-building-sold-out"),
        ("build harbor", "why-too-expensive"),
    ];
    assert_refused(&table, ANNE, &expected);
    let eleven = "20 doubloons, small-market, large-market, hacienda, construction-hut, small-warehouse, hospice, \
                  office, large-warehouse, factory, university, harbor";
    let table = after(stage_with(eleven), &["take builder"]);
    assert_refused(&table, ANNE, &[("build guild-hall", "why-city-full")]);
}

#[test]
fn the_extra_barrel() {
    let stage = stage(4).supply("indigo", 1).domain(ANNE, "1 corn+, 1 indigo+, small-indigo-plant+");
    let table = after(stage, &["take craftsman", "produce"]);
    assert_refused(
        &table,
        ANNE,
        &[("extra indigo", "why-supply-empty"), ("extra coffee", "why-not-produced")],
    );
}

#[test]
fn selling() {
    let stage = stage(4).house("corn").domain(ANNE, "1 barrel corn, 1 barrel sugar");
    let table = after(stage, &["take trader"]);
    assert_refused(&table, ANNE, &[("sell coffee", "why-no-barrel"), ("sell corn", "why-house-has-kind")]);
}

#[test]
fn loading() {
    let stage_with = |anne: &str| stage(4).ship(5, "corn", 4).ship(6, "sugar", 1).domain(ANNE, anne);
    let mut table = after(stage_with("2 barrels corn, 2 barrels indigo, 3 barrels sugar"), &["take captain"]);
    let expected = [
        ("load coffee on 7", "why-no-barrel"),
        ("load indigo on 8", "why-no-such-ship"),
        ("load indigo on 5", "why-ship-carries"),
        ("load corn on 7", "why-other-ship-carries"),
        ("pass", "why-must-load"),
        ("wharf corn", "why-no-wharf"),
    ];
    assert_refused(&table, ANNE, &expected);
    table.play(ANNE, "load corn on 5");
    assert_refused(&table, ANNE, &[("load corn on 5", "why-ship-full")]);
    let table = after(stage(4).domain(ANNE, "6 barrels corn, 1 barrel sugar"), &["take captain"]);
    assert_refused(&table, ANNE, &[("load corn on 5", "why-another-takes-more")]);
    // No ship takes tobacco.
    let mut table = after(
        stage_with("wharf+, 2 barrels corn, 2 barrels sugar, 2 barrels tobacco").ship(7, "coffee", 1),
        &["take captain"],
    );
    assert_refused(&table, ANNE, &[("wharf indigo", "why-no-barrel")]);
    table.play(ANNE, "wharf tobacco");
    assert_refused(&table, ANNE, &[("wharf corn", "why-wharf-used")]);
}

#[test]
fn storing() {
    let mut table = after_loading("large-warehouse+");
    table.play(ANNE, "store tobacco");
    assert_refused(&table, ANNE, &[("store tobacco", "why-already-stored"), ("keep corn", "why-not-now")]);
    table.play(ANNE, "store sugar");
    assert_refused(&table, ANNE, &[("keep sugar", "why-already-stored"), ("store corn", "why-no-warehouse")]);
    let stage = stage(4).ship(5, "corn", 1).ship(6, "indigo", 1).ship(7, "sugar", 1);
    let anne = "small-warehouse+, 2 barrels tobacco, 2 barrels coffee";
    let table = after(stage.domain(ANNE, anne), &["take captain"]);
    assert_refused(&table, ANNE, &[("store corn", "why-no-barrel"), ("keep sugar", "why-no-barrel")]);
}
