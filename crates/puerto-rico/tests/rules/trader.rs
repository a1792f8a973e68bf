//! Trader: the trading house, its prices, markets and office.

use crate::play::*;

/// What Bernie, who is not the trader, gets for one barrel.
fn sale(bernie: &str, good: &str) -> u16 {
    let mut table = stage(4).domain(BERNIE, &format!("{bernie}, 1 barrel {good}")).begin();
    table.play(ANNE, "take trader");
    table.play(BERNIE, &format!("sell {good}"));
    table.doubloons(BERNIE)
}

#[test]
fn each_may_sell_one_barrel() {
    let mut table = stage(4)
        .domain(ANNE, "2 barrels corn, 1 barrel coffee")
        .domain(BERNIE, "1 barrel corn, 1 barrel sugar")
        .domain(CHRISTINE, "1 barrel tobacco")
        .begin();
    table.play(ANNE, "take trader");
    assert_eq!(table.offered(ANNE), ["sell corn", "sell coffee", "pass"]);
    let supply = table.supply("coffee");
    table.play(ANNE, "sell coffee");
    assert_eq!(table.barrels(ANNE, "coffee"), 0);
    assert_eq!(table.house(), [0, 0, 0, 0, 1], "it lies in the house");
    assert_eq!(table.supply("coffee"), supply, "not in the supply");
    table.turn(BERNIE);
    table.play(BERNIE, "pass");
    table.turn(CHRISTINE);
    table.play(CHRISTINE, "sell tobacco");
    // Everybody had one turn: Anne's corn stays.
    assert_eq!(table.barrels(ANNE, "corn"), 2);
    table.offers(BERNIE, "take mayor");
}

#[test]
fn trading_house_price_list() {
    let prices = [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)];
    for (good, price) in prices {
        assert_eq!(sale("0 doubloons", good), price, "{good}");
    }
}

#[test]
fn the_trader_gets_one_more() {
    for (good, doubloons) in [("corn", 1), ("indigo", 2), ("sugar", 3), ("tobacco", 4), ("coffee", 5)] {
        let mut table = stage(4).domain(ANNE, &format!("1 barrel {good}")).begin();
        table.play(ANNE, "take trader");
        table.play(ANNE, &format!("sell {good}"));
        assert_eq!(table.doubloons(ANNE), doubloons, "{good}");
    }
}

#[test]
fn anne_sells_corn_with_the_small_market_for_one() {
    assert_eq!(sale("small-market+", "corn"), 1);
    assert_eq!(sale("small-market", "corn"), 0, "an empty market pays nothing");
}

#[test]
fn large_market_adds_two() {
    assert_eq!(sale("large-market+", "corn"), 2);
    assert_eq!(sale("large-market+", "coffee"), 6);
    assert_eq!(sale("large-market", "coffee"), 4, "an empty market pays nothing");
}

#[test]
fn both_markets_add_three() {
    assert_eq!(sale("small-market+, large-market+", "corn"), 3);
    assert_eq!(sale("small-market+, large-market+", "tobacco"), 6);
}

#[test]
fn no_sale_no_bonus() {
    let mut table = stage(4)
        .domain(ANNE, "small-market+, large-market+, 1 barrel corn")
        .domain(BERNIE, "small-market+, large-market+")
        .begin();
    table.play(ANNE, "take trader");
    table.play(ANNE, "pass");
    table.end_phase();
    assert_eq!((table.doubloons(ANNE), table.doubloons(BERNIE)), (0, 0));
}

#[test]
fn corn_may_be_sold_for_nothing() {
    let mut table = stage(4).domain(BERNIE, "1 barrel corn").begin();
    table.play(ANNE, "take trader");
    table.play(BERNIE, "sell corn");
    assert_eq!((table.doubloons(BERNIE), table.barrels(BERNIE, "corn")), (0, 0));
    assert_eq!(table.house(), [1, 0, 0, 0, 0]);
}

#[test]
fn a_full_house_buys_from_nobody() {
    // Three barrels lie in the house; Anne sells the fourth; Bernie's office and his coffee do not help.
    let mut table = stage(4)
        .house("corn indigo sugar")
        .domain(ANNE, "1 barrel tobacco")
        .domain(BERNIE, "office+, 1 barrel coffee, 1 barrel corn")
        .domain(CHRISTINE, "1 barrel coffee")
        .begin();
    table.play(ANNE, "take trader");
    table.play(ANNE, "sell tobacco");
    table.turn(BERNIE);
    table.offers(BERNIE, "take mayor");
    assert_eq!((table.barrels(BERNIE, "coffee"), table.barrels(CHRISTINE, "coffee")), (1, 1));
    assert_eq!(table.doubloons(BERNIE), 0);
}

#[test]
fn the_house_refuses_a_kind_it_holds() {
    let mut table = stage(4)
        .house("tobacco")
        .domain(ANNE, "1 barrel tobacco, 1 barrel corn")
        .domain(BERNIE, "office, 1 barrel tobacco, 1 barrel sugar")
        .begin();
    table.play(ANNE, "take trader");
    table.refuses(ANNE, "sell tobacco");
    table.play(ANNE, "sell corn");
    // An unoccupied office is none.
    table.turn(BERNIE);
    table.refuses(BERNIE, "sell tobacco");
    table.offers(BERNIE, "sell sugar");
}

#[test]
fn bernie_and_christine_sell_tobacco_with_their_offices() {
    let mut table = stage(4)
        .house("tobacco")
        .domain(BERNIE, "office+, 1 barrel tobacco")
        .domain(CHRISTINE, "office+, 1 barrel tobacco")
        .domain(DAVID, "1 barrel tobacco")
        .begin();
    table.play(ANNE, "take trader");
    table.play(BERNIE, "sell tobacco");
    table.play(CHRISTINE, "sell tobacco");
    assert_eq!((table.doubloons(BERNIE), table.doubloons(CHRISTINE)), (3, 3));
    assert_eq!(table.house(), [0, 0, 0, 3, 0]);
    assert_eq!(table.barrels(DAVID, "tobacco"), 1, "without an office David cannot sell his");
    table.offers(BERNIE, "take mayor");
}

#[test]
fn a_full_house_is_emptied_after_the_phase() {
    let mut table = stage(4).house("corn indigo sugar").domain(ANNE, "1 barrel tobacco").begin();
    let supply = ["corn", "indigo", "sugar", "tobacco"].map(|good| table.supply(good));
    table.play(ANNE, "take trader");
    table.play(ANNE, "sell tobacco");
    assert_eq!(table.house(), [0; 5]);
    assert_eq!(
        ["corn", "indigo", "sugar", "tobacco"].map(|good| table.supply(good)),
        supply.map(|count| count + 1)
    );
}

#[test]
fn a_house_that_is_not_full_keeps_its_barrels() {
    let mut table = stage(4).house("corn indigo").domain(ANNE, "1 barrel tobacco").begin();
    table.play(ANNE, "take trader");
    table.play(ANNE, "sell tobacco");
    table.end_phase();
    assert_eq!(table.house(), [1, 1, 0, 1, 0]);
    table.end_round();
    assert_eq!(table.house(), [1, 1, 0, 1, 0], "until the next trader");
}
