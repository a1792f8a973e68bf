//! The crane.

use crate::play::*;
use san_juan::{Card, Good};

#[test]
fn louis_builds_a_palace_over_a_chapel_for_three() {
    let mut draft = table(3).city(2, "indigo-plant crane chapel").hand(2, "palace well well hero hero");
    draft.players[1].tucked = list("smithy archive");
    let mut play = draft.play();
    let before = play.points(2, "buildings");
    play.does("take builder");
    assert_eq!(play.view(2).crane_price(seat(2), Card::Palace, Card::Chapel), Some(3));
    play.does("cover chapel").does("build palace");
    play.does("pay with well").does("pay with well").does("pay with hero");
    assert_eq!(play.cards(2), 1);
    assert!(!play.seat(2).has(Card::Chapel) && play.seat(2).has(Card::Palace));
    assert_eq!(play.points(2, "tucked"), 2, "tucked cards still score, the palace is no third one");
    assert_eq!(play.points(2, "buildings"), before - 2);
    assert_eq!(play.seat(2).buildings(), 3);
}

#[test]
fn jean_builds_a_statue_over_a_coffee_roaster_for_nothing() {
    let mut play = table(3)
        .city(2, "indigo-plant crane coffee-roaster")
        .goods(2, &[Good::Coffee])
        .hand(2, "statue well")
        .play();
    play.does("take builder").does("cover coffee-roaster").does("build statue");
    assert_eq!(play.cards(2), 1, "nothing paid, nothing back");
    assert_eq!((play.seat(2).copies(Card::CoffeeRoaster), play.seat(2).goods(Good::Coffee)), (0, 0));
    assert_eq!(play.p.discard(), 1, "the coffee is lost");
    assert_eq!(play.p.covered().get(Card::CoffeeRoaster), 1);
}

#[test]
fn a_covered_quarry_does_not_help() {
    let city = "indigo-plant crane quarry smithy library black-market";
    let mut play =
        table(3).city(1, city).goods(1, &[Good::Indigo]).hand(1, "palace silver-smelter well well").play();
    let view = play.does("take builder").view(1);
    let price = |card, over| view.crane_price(seat(1), card, over).expect("possible");
    // As builder with library 2, quarry 1.
    assert_eq!(price(Card::Palace, Card::IndigoPlant), 6 - 1 - 2 - 1);
    assert_eq!(price(Card::Palace, Card::Quarry), 0);
    assert_eq!(price(Card::SilverSmelter, Card::Smithy), 5 - 1 - 2);
    // A covered library doubles nothing: 5 and the plain privilege off, the smithy helps.
    assert_eq!(view.price(seat(1), Card::SilverSmelter), 2);
    let mut costly = table(3).city(1, "indigo-plant crane quarry").hand(1, "palace well well").play();
    let view = costly.does("take builder").view(1);
    assert_eq!(view.crane_price(seat(1), Card::Palace, Card::Quarry), Some(6 - 4 - 1), "no quarry any more");
    // A covered black market takes no goods.
    let goods = [Good::Indigo];
    let mut play =
        table(3).city(2, "indigo-plant crane black-market").goods(2, &goods).hand(2, "statue well").play();
    play.does("take builder").does("cover black-market").does("build statue");
    assert_eq!((play.cards(2), play.seat(2).goods(Good::Indigo)), (0, 1));
}

#[test]
fn crane_and_identical_buildings_are_not_covered() {
    let hand = "indigo-plant crane sugar-mill well well";
    let mut play = table(3).city(2, "indigo-plant crane sugar-mill").hand(2, hand).play();
    play.does("take builder");
    assert!(!play.can("cover crane"));
    assert_eq!(play.refuses("cover crane"), "why-not-the-crane");
    play.does("cover indigo-plant");
    assert!(!play.can("build indigo-plant"));
    assert_eq!(play.refuses("build indigo-plant"), "why-identical");
    assert!(play.can("build sugar-mill") && play.can("build well"));
    assert_eq!(play.refuses("build crane"), "why-already-built");
}

#[test]
fn a_covered_building_may_be_built_again() {
    let mut draft = table(3).city(2, "indigo-plant palace").hand(2, "chapel well well well");
    draft.covered = list("chapel");
    let mut play = draft.play();
    assert!(play.does("take builder").can("build chapel"));
}

#[test]
fn an_empty_building_is_covered_first() {
    let mut play = table(3)
        .city(2, "indigo-plant indigo-plant crane")
        .goods(2, &[Good::Indigo])
        .hand(2, "archive well")
        .play();
    play.does("take builder").does("cover indigo-plant").does("build archive");
    assert_eq!((play.seat(2).copies(Card::IndigoPlant), play.seat(2).goods(Good::Indigo)), (1, 1));
}

#[test]
fn the_crane_has_a_price_over_other_buildings_of_its_owner_only() {
    let play = table(3).city(1, "indigo-plant crane tower").city(2, "indigo-plant tower").play();
    let view = play.view(3);
    let price = |number, card, over| view.crane_price(seat(number), card, over);
    assert_eq!(price(1, Card::Statue, Card::Tower), Some(0));
    assert_eq!(price(2, Card::Statue, Card::Tower), None, "no crane");
    assert_eq!(price(1, Card::Statue, Card::Chapel), None, "no such building");
    assert_eq!(price(1, Card::Statue, Card::Crane), None, "the crane itself");
    assert_eq!(price(1, Card::Tower, Card::Tower), None, "identical");
    assert_eq!(view.crane_prices(seat(1), Card::Palace), [(Card::IndigoPlant, 5), (Card::Tower, 3)]);
    assert_eq!(view.crane_prices(seat(2), Card::Palace), []);
}

#[test]
fn prices_are_those_of_the_phase_and_of_the_building_being_covered() {
    let prices = |play: &Play| [1, 2, 3].map(|number| play.view(1).price(seat(number), Card::Palace));
    let city = "indigo-plant crane tower library";
    let mut play = table(3).city(1, city).city(2, "indigo-plant tower").hand(1, "palace statue well").play();
    assert_eq!(prices(&play), [6, 6, 6], "nobody has a privilege yet");
    assert_eq!(prices(play.does("take builder")), [4, 6, 6]);
    assert_eq!(prices(play.does("cover tower")), [1, 6, 6], "only the chooser covers a tower");
    let mut play = table(3).city(1, city).play();
    assert_eq!(prices(play.does("take producer")), [6, 6, 6], "the privilege of another role");
}
