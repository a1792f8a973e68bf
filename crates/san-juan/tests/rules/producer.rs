//! The producer.

use crate::play::*;
use san_juan::Good;

const CITY: &str = "indigo-plant sugar-mill tobacco-storage coffee-roaster silver-smelter";

#[test]
fn aqueduct_produces_two_three_or_four() {
    let with =
        |more: &str| table(3).city(1, &format!("{CITY} {more}")).city(2, &format!("{CITY} aqueduct")).play();
    let mut play = with("aqueduct");
    let view = play.does("take producer").view(1);
    assert_eq!((view.may_produce(seat(1)), view.may_produce(seat(2)), view.may_produce(seat(3))), (3, 2, 1));
    let mut play = with("aqueduct library");
    assert_eq!(play.does("take producer").view(1).may_produce(seat(1)), 4);
    for good in ["indigo", "sugar", "tobacco", "coffee"] {
        assert_eq!(play.mover(), 1);
        play.does(&format!("produce {good}"));
    }
    assert_eq!(play.mover(), 2);
    let mut play = with("");
    assert_eq!(play.does("take producer").view(1).may_produce(seat(1)), 2);
}

#[test]
fn a_building_holds_one_good() {
    let mut play = table(3).city(1, "indigo-plant sugar-mill").goods(1, &[Good::Indigo]).play();
    play.does("take producer");
    assert_eq!(play.legal(), ["pass", "produce sugar"]);
    assert_eq!(play.refuses("produce indigo"), "why-no-room");
}

#[test]
fn well_needs_two_goods() {
    let well = || table(3).city(1, &format!("{CITY} well")).play();
    let mut play = well();
    play.does("take producer").does("produce coffee").does("produce silver");
    assert_eq!(play.cards(1), 1);
    let mut play = well();
    play.does("take producer").does("produce coffee").does("done");
    assert_eq!(play.cards(1), 0);
}

#[test]
fn one_may_produce_or_sell_fewer() {
    let mut play = table(3).city(1, CITY).play();
    play.does("take producer").does("produce sugar").does("done");
    assert_eq!(play.seat(1).goods(Good::Sugar), 1);
    play.does("pass");
    assert_eq!(play.seat(2).goods(Good::Indigo), 0);
    let mut play = table(3).city(1, CITY).goods(1, &[Good::Silver, Good::Sugar]).prices("12233").play();
    play.does("take trader").does("sell silver").does("done");
    assert_eq!((play.cards(1), play.seat(1).goods(Good::Sugar)), (3, 1));
    let mut play = table(3).city(1, CITY).goods(1, &[Good::Silver]).prices("12233").play();
    play.does("take trader").does("pass");
    assert_eq!((play.cards(1), play.seat(1).goods(Good::Silver)), (0, 1));
}
