//! Builder: prices, quarries, room in the city, the university.

use crate::{buildings::BOARD, play::*};
use puerto_rico::Building;
use std::collections::BTreeSet;

/// What Bernie, who is not the builder, pays for a building.
fn paid(bernie: &str, building: &str) -> u16 {
    let mut table = stage(4).domain(BERNIE, &format!("{bernie}, 30 doubloons")).begin();
    table.play(ANNE, "take builder");
    table.pass_to(BERNIE);
    table.play(BERNIE, &format!("build {building}"));
    30 - table.doubloons(BERNIE)
}

#[test]
fn each_may_build_one_building() {
    let mut table = stage(3)
        .domain(ANNE, "20 doubloons")
        .domain(BERNIE, "20 doubloons")
        .domain(CHRISTINE, "20 doubloons")
        .begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build hacienda");
    table.turn(BERNIE);
    table.play(BERNIE, "pass");
    table.turn(CHRISTINE);
    table.play(CHRISTINE, "build office");
    // One each and no second turn.
    table.offers(BERNIE, "take mayor");
    assert_eq!((table.city_spaces(ANNE), table.city_spaces(BERNIE), table.city_spaces(CHRISTINE)), (1, 0, 1));
    assert_eq!(table.doubloons(BERNIE), 20);
    assert_eq!((table.left("hacienda"), table.left("office")), (1, 1));
}

#[test]
fn nobody_builds_the_same_building_twice() {
    let mut table = stage(4).domain(ANNE, "20 doubloons, hacienda, small-indigo-plant+").begin();
    table.play(ANNE, "take builder");
    table.refuses(ANNE, "build hacienda");
    table.refuses(ANNE, "build small-indigo-plant");
    table.offers(ANNE, "build construction-hut");
}

#[test]
fn small_and_normal_sugar_mill_in_one_city() {
    let mut table = stage(4).domain(ANNE, "20 doubloons, small-sugar-mill, small-warehouse").begin();
    table.play(ANNE, "take builder");
    table.offers(ANNE, "build large-warehouse");
    table.play(ANNE, "build sugar-mill");
    assert!(table.owns(ANNE, "small-sugar-mill") && table.owns(ANNE, "sugar-mill"));
}

#[test]
fn a_building_sold_out_cannot_be_built() {
    let mut table = stage(4)
        .domain(ANNE, "20 doubloons")
        .domain(BERNIE, "wharf, city-hall, tobacco-storage")
        .domain(CHRISTINE, "wharf, tobacco-storage")
        .begin();
    assert_eq!((table.left("wharf"), table.left("city-hall"), table.left("tobacco-storage")), (0, 0, 1));
    table.play(ANNE, "take builder");
    table.refuses(ANNE, "build wharf");
    table.refuses(ANNE, "build city-hall");
    table.offers(ANNE, "build guild-hall");
    // The last tobacco storage goes to Anne; nobody after her can have one.
    let mut table = stage(4)
        .domain(ANNE, "20 doubloons")
        .domain(BERNIE, "20 doubloons")
        .domain(CHRISTINE, "tobacco-storage")
        .domain(DAVID, "tobacco-storage")
        .begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build tobacco-storage");
    table.refuses(BERNIE, "build tobacco-storage");
}

#[test]
fn any_two_free_spaces_hold_a_large_building() {
    // Ten spaces are taken, in whatever places: a large building fits.
    let ten = "small-indigo-plant, small-sugar-mill, indigo-plant, sugar-mill, small-market, hacienda, \
               construction-hut, small-warehouse, guild-hall";
    let mut table = stage(4).domain(ANNE, &format!("20 doubloons, {ten}")).begin();
    assert_eq!(table.city_spaces(ANNE), 10);
    table.play(ANNE, "take builder");
    table.play(ANNE, "build residence");
    assert_eq!(table.city_spaces(ANNE), 12);
}

#[test]
fn buildings_are_never_removed() {
    for seed in 0..10 {
        random_game(5, seed, |before, after| {
            for seat in before.seats() {
                for building in puerto_rico::components::Building::IDS {
                    assert!(!before.owns(seat, building) || after.owns(seat, building));
                }
            }
        });
    }
}

#[test]
fn three_occupied_quarries_price_list() {
    let prices = [("construction-hut", 1), ("office", 3), ("harbor", 5), ("city-hall", 7)];
    for (building, price) in prices {
        assert_eq!(paid("3 quarry+", building), price, "{building}");
    }
}

#[test]
fn four_quarries_count_in_the_fourth_column() {
    for (building, price) in [("construction-hut", 1), ("office", 3), ("harbor", 5), ("city-hall", 6)] {
        assert_eq!(paid("4 quarry+", building), price, "{building}");
        assert_eq!(paid("6 quarry+", building), price, "{building}");
    }
}

#[test]
fn an_unoccupied_quarry_saves_nothing() {
    assert_eq!(paid("3 quarry", "city-hall"), 10);
    assert_eq!(paid("1 quarry+, 3 quarry", "city-hall"), 9);
}

#[test]
fn the_builder_pays_one_less_on_top_of_quarries() {
    for (domain, building, price) in [
        ("0 doubloons", "city-hall", 9),
        ("3 quarry+", "construction-hut", 0),
        ("3 quarry+", "office", 2),
        ("3 quarry+", "harbor", 4),
        ("3 quarry+", "city-hall", 6),
    ] {
        let mut table = stage(4).domain(ANNE, &format!("{domain}, 30 doubloons")).begin();
        table.play(ANNE, "take builder");
        table.play(ANNE, &format!("build {building}"));
        assert_eq!(30 - table.doubloons(ANNE), price, "{building} with {domain}");
    }
}

#[test]
fn a_price_never_falls_below_zero() {
    // The small market costs 1, less one quarry, less one for the builder.
    let mut table = stage(4).domain(ANNE, "2 quarry+").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build small-market");
    assert_eq!(table.doubloons(ANNE), 0);
    let mut table = stage(4).domain(ANNE, "2 quarry+, 5 doubloons").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build small-market");
    assert_eq!(table.doubloons(ANNE), 5, "nothing is paid out");
}

#[test]
fn a_builder_who_does_not_build_gets_nothing() {
    let mut table = stage(4).domain(ANNE, "4 doubloons").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "pass");
    assert_eq!(table.doubloons(ANNE), 4);
    // Nor who cannot build at all.
    let mut table = stage(4).domain(ANNE, "small-indigo-plant, small-market").begin();
    table.play(ANNE, "take builder");
    table.end_phase();
    assert_eq!(table.doubloons(ANNE), 0);
}

#[test]
fn a_player_who_cannot_pay_cannot_build() {
    let mut table = stage(4).domain(BERNIE, "4 doubloons").begin();
    table.play(ANNE, "take builder");
    table.pass_to(BERNIE);
    let affordable = BOARD.iter().filter(|(_, [cost, ..])| *cost <= 4).map(|(id, _)| format!("build {id}"));
    let offered: BTreeSet<String> = table.offered(BERNIE).into_iter().collect();
    assert_eq!(offered, affordable.chain(["pass".to_string()]).collect());
    table.refuses(BERNIE, "build office");
    table.play(BERNIE, "build hospice");
    assert_eq!(table.doubloons(BERNIE), 0);
}

#[test]
fn a_new_building_stands_empty() {
    let mut table = stage(4).domain(ANNE, "20 doubloons, 3 in San Juan").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build sugar-mill");
    assert_eq!((table.manned(ANNE, "sugar-mill"), table.san_juan(ANNE)), (0, 3));
}

#[test]
fn university_mans_the_new_building() {
    let mut table =
        stage(4).domain(ANNE, "20 doubloons, university+").domain(BERNIE, "20 doubloons, university").begin();
    let supply = table.colonist_supply();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build hospice");
    assert_eq!(table.offered(ANNE), ["take colonist", "decline colonist"]);
    table.play(ANNE, "take colonist");
    assert_eq!((table.manned(ANNE, "hospice"), table.colonist_supply()), (1, supply - 1));
    // Bernie's university is not occupied.
    table.play(BERNIE, "build hospice");
    assert_eq!(table.manned(BERNIE, "hospice"), 0);
    table.offers(BERNIE, "take mayor");
}

#[test]
fn university_takes_from_supply_then_ship_then_none() {
    for (supply, ship, left) in [(1, 2, Some((0, 2))), (0, 2, Some((0, 1))), (0, 0, None)] {
        let mut table = stage(3)
            .domain(ANNE, "20 doubloons, university+")
            .domain(BERNIE, "20 doubloons")
            .colonists(supply, ship)
            .begin();
        table.play(ANNE, "take builder");
        table.play(ANNE, "build hospice");
        match left {
            Some(left) => {
                table.play(ANNE, "take colonist");
                assert_eq!((table.colonist_supply(), table.colonist_ship()), left);
            }
            None => assert_eq!(table.manned(ANNE, "hospice"), 0),
        }
        table.turn(BERNIE);
    }
}

#[test]
fn university_is_optional() {
    let mut table = stage(4).domain(ANNE, "20 doubloons, university+").begin();
    let supply = table.colonist_supply();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build hospice");
    table.play(ANNE, "decline colonist");
    assert_eq!((table.manned(ANNE, "hospice"), table.colonist_supply()), (0, supply));
}

#[test]
fn university_gives_one_colonist_only() {
    let mut table = stage(4).domain(ANNE, "20 doubloons, university+").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build indigo-plant");
    table.play(ANNE, "take colonist");
    assert_eq!(table.manned(ANNE, "indigo-plant"), 1);
    table.offers(BERNIE, "take mayor");
}

#[test]
fn building_on_the_twelfth_space_ends_the_game_after_the_round() {
    let ten = "small-indigo-plant, small-sugar-mill, indigo-plant, sugar-mill, tobacco-storage, coffee-roaster, \
               small-market, hacienda, construction-hut, small-warehouse";
    for (domain, build, ends) in [
        (format!("{ten}, office"), "hospice", true),
        (ten.to_string(), "city-hall", true),
        (ten.to_string(), "hospice", false),
    ] {
        let mut table = stage(4).domain(ANNE, &format!("20 doubloons, {domain}")).begin();
        table.play(ANNE, "take builder");
        table.play(ANNE, &format!("build {build}"));
        for (seat, role) in [(BERNIE, "settler"), (CHRISTINE, "trader"), (DAVID, "prospector")] {
            assert_eq!(table.ending(), None, "the round goes on");
            table.turn(seat);
            table.play(seat, &format!("take {role}"));
            table.end_phase();
        }
        assert_eq!(table.ending(), ends.then_some("city-full"), "{build}");
    }
}

#[test]
fn prices_are_told_before_anybody_builds() {
    for (option, factory, university) in [("standard", 7, 8), ("swapped", 8, 7)] {
        for quarries in 0..=5 {
            let anne = format!("{quarries} quarry+");
            let table = stage(4).option("factory-university", option).domain(ANNE, &anne).begin();
            let p = table.position();
            for building in Building::ALL {
                let listed = match building {
                    Building::Factory => factory,
                    Building::University => university,
                    other => other.data().price,
                };
                // As many quarries count as the building is worth points.
                let reduced = listed.saturating_sub(quarries.min(building.data().points));
                assert_eq!(p.listed_price(building), listed, "{building:?}");
                assert_eq!(p.price_without_privilege(ANNE, building), reduced, "{building:?}");
                assert_eq!(
                    p.price(ANNE, building),
                    reduced.saturating_sub(1),
                    "{building:?}, as the builder"
                );
                assert_eq!(p.price(BERNIE, building), listed, "{building:?}");
            }
        }
    }
}
