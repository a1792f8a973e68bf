//! The trader.

use crate::play::*;
use san_juan::{Good, trader};

const CITY: &str = "indigo-plant sugar-mill tobacco-storage coffee-roaster silver-smelter";

#[test]
fn jean_sells_three_goods_for_seven_cards() {
    let city = format!("{CITY} market-stand trading-post");
    for prices in ["11223", "12223", "12233"] {
        let goods = [Good::Indigo, Good::Tobacco, Good::Silver];
        let mut play = table(3).city(1, &city).goods(1, &goods).prices(prices).play();
        play.does("take trader");
        assert_eq!(play.view(1).proceeds(seat(1), &goods), Some(7));
        play.does("sell indigo").does("sell tobacco");
        assert_eq!((play.cards(1), play.p.discard()), (0, 2), "cards come when everything is announced");
        play.does("sell silver");
        assert_eq!((play.cards(1), play.p.discard()), (7, 3));
    }
}

#[test]
fn trading_post_sells_two_three_or_four() {
    let all = [Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee, Good::Silver];
    let with = |more: &str| {
        let (first, second) = (format!("{CITY} {more}"), format!("{CITY} trading-post"));
        table(3).city(1, &first).city(2, &second).goods(1, &all).goods(2, &all).prices("11122").play()
    };
    let mut play = with("trading-post");
    let view = play.does("take trader").view(1);
    assert_eq!((view.may_sell(seat(1)), view.may_sell(seat(2)), view.may_sell(seat(3))), (3, 2, 1));
    let mut play = with("trading-post library");
    assert_eq!(play.does("take trader").view(1).may_sell(seat(1)), 4);
    for good in ["indigo", "sugar", "tobacco", "coffee"] {
        assert_eq!(play.mover(), 1);
        play.does(&format!("sell {good}"));
    }
    assert_eq!((play.mover(), play.cards(1)), (2, 1 + 1 + 1 + 2));
    let mut play = with("");
    assert_eq!(play.does("take trader").view(1).may_sell(seat(1)), 2);
}

#[test]
fn market_hall_adds_one_card_once() {
    // The prices of the example stand on none of the five cards.
    let prices = [1, 1, 2, 3, 3];
    assert_eq!(trader::proceeds(&prices, &[Good::Sugar, Good::Coffee], false, true), 5);
    assert_eq!(trader::proceeds(&prices, &[Good::Sugar], false, true), 2);
    assert_eq!(trader::proceeds(&prices, &[], false, true), 0);
    let city = format!("{CITY} market-hall");
    let mut play = table(3).city(1, &city).goods(1, &[Good::Sugar, Good::Coffee]).prices("12233").play();
    play.does("take trader").does("sell sugar").does("sell coffee");
    assert_eq!(play.cards(1), 2 + 3 + 1);
}
