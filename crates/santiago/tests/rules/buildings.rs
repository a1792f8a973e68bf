//! The buildings.

use crate::play::{demand, goods, in_building, seat, table};
use game::{ActionSet, Arg, Phrase, Talk};
use santiago::{
    Action, Santiago, Step,
    action::Way,
    components::{Building, Good},
};

#[test]
fn the_bank_gives_two_pesos() {
    let mut table = in_building(Building::Bank, |_| ());
    assert_eq!(table.legal(), ["skip", "use"]);
    assert_eq!(table.play("use").pesos(1), 5);
}

#[test]
fn the_church_gives_a_point() {
    assert_eq!(in_building(Building::Church, |_| ()).play("use").points(1), 3);
}

#[test]
fn the_distillery_makes_rum_of_sugar() {
    let mut table = in_building(Building::Distillery, |draft| goods(draft, 1, &[(Good::Sugar, 3)]));
    assert_eq!(table.legal(), ["exchange 1 sugar", "exchange 2 sugar", "exchange 3 sugar", "skip"]);
    assert_eq!(table.refuses("exchange 4 sugar"), "why-has-only");
    assert_eq!(table.refuses("exchange 1 tobacco"), "why-step-effect");
    table.play("exchange 2 sugar");
    assert_eq!((table.has(1, Good::Sugar), table.has(1, Good::Rum)), (1, 2));
}

#[test]
fn the_factory_makes_cigars_of_tobacco() {
    let mut table = in_building(Building::CigarFactory, |draft| goods(draft, 1, &[(Good::Tobacco, 2)]));
    assert_eq!(table.legal(), ["exchange 1 tobacco", "exchange 2 tobacco", "skip"]);
    table.play("exchange 2 tobacco");
    assert_eq!((table.has(1, Good::Tobacco), table.has(1, Good::Cigars)), (0, 2));
}

#[test]
fn exchanges_end_with_the_supply() {
    let mut table = in_building(Building::Distillery, |draft| {
        goods(draft, 1, &[(Good::Sugar, 3)]);
        goods(draft, 2, &[(Good::Rum, 7)]);
    });
    assert_eq!(table.legal(), ["exchange 1 sugar", "skip"]);
    assert_eq!(table.refuses("exchange 2 sugar"), "why-supply-only");
    table.play("exchange 1 sugar");
    assert_eq!(table.position.supply(Good::Rum), 0);
}

#[test]
fn the_black_market_knows_no_wood() {
    let mut table = in_building(Building::BlackMarket, |draft| {
        goods(draft, 1, &[(Good::Sugar, 1), (Good::Wood, 2)]);
        goods(draft, 2, &[(Good::Cigars, 8)]);
    });
    let swaps = ["skip", "swap sugar for citrus", "swap sugar for rum", "swap sugar for tobacco"];
    assert_eq!(table.legal(), swaps);
    assert_eq!(table.refuses("swap sugar for cigars"), "why-supply-lacks");
    assert_eq!(table.refuses("swap rum for sugar"), "why-lacks-good");
    table.play("swap sugar for rum");
    assert_eq!((table.has(1, Good::Sugar), table.has(1, Good::Rum), table.has(1, Good::Wood)), (0, 1, 2));
}

#[test]
fn the_sawmill_makes_a_point_and_a_peso() {
    let mut table = in_building(Building::Sawmill, |draft| goods(draft, 1, &[(Good::Wood, 2)]));
    table.play("use");
    assert_eq!((table.has(1, Good::Wood), table.points(1), table.pesos(1)), (1, 3, 4));
}

#[test]
fn the_cafe_takes_one_of_each() {
    let cafe = || in_building(Building::Cafe, |draft| goods(draft, 1, &[(Good::Rum, 2), (Good::Cigars, 2)]));
    assert_eq!(cafe().legal(), ["serve cigars", "serve rum", "serve rum and cigars", "skip"]);
    let mut one = cafe();
    one.play("serve cigars");
    assert_eq!((one.has(1, Good::Rum), one.has(1, Good::Cigars), one.points(1)), (2, 1, 4));
    let mut both = cafe();
    both.play("serve rum and cigars");
    assert_eq!((both.has(1, Good::Rum), both.has(1, Good::Cigars), both.points(1)), (1, 1, 6));
}

#[test]
fn cafe_with_two_of_one_kind_is_refused() {
    let mut table = in_building(Building::Cafe, |draft| goods(draft, 1, &[(Good::Rum, 2)]));
    assert_eq!(table.legal(), ["serve rum", "skip"]);
    assert_eq!(table.refuses("serve rum and cigars"), "why-lacks-good");
    table.play("serve rum");
    assert_eq!((table.has(1, Good::Rum), table.points(1)), (1, 4));
    assert_eq!(table.decider(), seat(2), "one is all");
}

#[test]
fn customs_turns_a_die_to_zero() {
    let mut table = in_building(Building::CustomsOffice, |draft| {
        demand(draft, [(Good::Sugar, 3), (Good::Tobacco, 0), (Good::Citrus, 4), (Good::Rum, 1)]);
    });
    assert_eq!(table.legal(), ["clear citrus", "clear rum", "clear sugar", "skip"]);
    table.play("clear citrus");
    assert_eq!(table.position.demand(Good::Citrus), Some(0));
    assert_eq!((table.points(1), table.position.supply(Good::Citrus)), (2, 4), "nothing is delivered");
}

#[test]
fn customs_may_send_the_ship_away() {
    let mut table = in_building(Building::CustomsOffice, |draft| {
        demand(draft, [(Good::Sugar, 0), (Good::Tobacco, 0), (Good::Citrus, 4), (Good::Rum, 0)]);
    });
    table.roll("clear citrus", &["1", "1", "1", "1", "1"]);
    assert_eq!((table.position.ship(), table.decider(), table.step()), (2, seat(1), Step::Demand));
}

#[test]
fn the_casino_changes_pesos_into_points() {
    let mut table = in_building(Building::Casino, |draft| draft.players[0].pesos = 7);
    assert_eq!(table.legal(), ["buy point", "sell point", "skip"]);
    table.play("buy point");
    assert_eq!(table.legal(), ["buy point", "stop"]);
    table.play("buy point");
    assert_eq!((table.pesos(1), table.points(1)), (1, 4));
    assert_eq!(table.decider(), seat(2), "1 peso buys nothing");
}

#[test]
fn the_casino_changes_points_into_pesos() {
    let mut table = in_building(Building::Casino, |draft| draft.players[0].points = 5);
    table.play("sell point").play("sell point").play("stop");
    assert_eq!((table.pesos(1), table.points(1)), (9, 3));
}

#[test]
fn the_casino_goes_one_way() {
    let mut table = in_building(Building::Casino, |draft| draft.players[0].pesos = 7);
    table.play("buy point");
    assert_eq!(table.refuses("sell point"), "why-one-direction");
    let mut table = in_building(Building::Casino, |draft| draft.players[0].pesos = 7);
    table.play("sell point");
    assert_eq!(table.refuses("buy point"), "why-one-direction");
}

#[test]
fn the_harbor_master_moves_the_marker() {
    let at = |value: u8| in_building(Building::HarborMaster, |draft| draft.value = value);
    assert_eq!(at(2).legal(), ["flag right", "skip"]);
    assert_eq!(at(2).refuses("flag left"), "why-lowest-value");
    assert_eq!(at(3).legal(), ["flag left", "flag right", "skip"]);
    assert_eq!(at(3).play("flag left").position.value(), 2);
    assert_eq!(at(3).play("flag right").position.value(), 4);
}

#[test]
fn the_harbor_master_may_send_the_ship_away() {
    let mut table = in_building(Building::HarborMaster, |draft| draft.value = 4);
    table.roll("flag right", &["1", "1", "1", "1", "1"]);
    assert_eq!((table.position.ship(), table.position.value()), (2, 2));
    assert_eq!((table.decider(), table.step()), (seat(1), Step::Demand));
}

#[test]
fn the_office_delivers_one_for_two_points() {
    let mut table = in_building(Building::Office, |draft| {
        draft.value = 4;
        goods(draft, 1, &[(Good::Sugar, 2), (Good::Cigars, 1), (Good::Wood, 2)]);
    });
    assert_eq!(table.legal(), ["deliver 1 sugar", "skip"], "cigars are not wanted, wood is not taken");
    assert_eq!(table.refuses("deliver 2 sugar"), "why-office-one");
    assert_eq!(table.refuses("deliver 1 cigars"), "why-not-wanted");
    table.play("deliver 1 sugar");
    assert_eq!((table.points(1), table.position.demand(Good::Sugar)), (4, Some(1)));
    assert_eq!((table.has(1, Good::Sugar), table.position.supply(Good::Sugar)), (1, 4));
}

#[test]
fn what_changes_nothing_is_not_offered() {
    let table = in_building(Building::Bank, |draft| {
        goods(draft, 1, &[(Good::Sugar, 2)]);
        goods(draft, 2, &[(Good::Rum, 8)]);
        draft.players[0].points = 0;
        draft.players[0].pesos = 2;
        demand(draft, [(Good::Cigars, 2), (Good::Tobacco, 0), (Good::Citrus, 4), (Good::Rum, 1)]);
    });
    let view = table.view();
    let useless = [
        Building::Distillery,
        Building::CigarFactory,
        Building::Sawmill,
        Building::Cafe,
        Building::Casino,
        Building::Office,
    ];
    for building in useless {
        assert!(view.effects(building).is_empty(), "{building:?}");
    }
    assert_eq!(view.effects(Building::CustomsOffice).len(), 3, "not the 0 of tobacco");
    assert_eq!(view.effects(Building::BlackMarket).len(), 3, "not rum, which the supply lacks");
    assert_eq!(view.usable_buildings().count_ones(), 12 - useless.len() as u32);
}

#[test]
fn a_player_with_enough_is_told_that_the_supply_is_short() {
    let table = in_building(Building::Distillery, |draft| {
        goods(draft, 1, &[(Good::Sugar, 2)]);
        goods(draft, 2, &[(Good::Rum, 7)]);
    });
    assert_eq!(table.refuses("exchange 2 sugar"), "why-supply-only", "there are just as many as wanted");
    assert_eq!(table.refuses("exchange 3 sugar"), "why-has-only");
}

#[test]
fn every_useful_building_is_named() {
    let table = table(4, |_| ());
    let usable = table.view().usable_buildings();
    for building in Building::ALL {
        let useful = !table.position.effects(building).is_empty();
        assert_eq!(usable >> building.index() & 1 == 1, useful, "{building:?}");
    }
}

#[test]
fn the_harbor_master_says_where_the_flag_goes() {
    let said = |value| {
        let table = in_building(Building::HarborMaster, |draft| draft.value = value);
        let say = |way| Santiago::say_action(&table.view(), seat(1), Action::Flag(way));
        let number = |phrase: Phrase| (phrase.id, phrase.args.first().map(|(_, value)| value.clone()));
        (number(say(Way::Left)), number(say(Way::Right)))
    };
    let to = |value: i64| Some(Arg::Number(value));
    assert_eq!(said(3), (("action-flag-left", to(2)), ("action-flag-right", to(4))));
    assert_eq!(said(4), (("action-flag-left", to(3)), ("action-flag-chequered", None)), "the ship leaves");
}
