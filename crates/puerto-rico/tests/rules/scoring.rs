//! The score: chips, buildings, large buildings, ties.

use crate::play::*;
use puerto_rico::Ending;

#[test]
fn score_is_chips_buildings_and_large_bonuses() {
    let table = stage(4)
        .domain(ANNE, "10 points, hacienda, harbor+, customs-house+, 9 doubloons, 3 barrels corn")
        .begin();
    assert_eq!(table.score(ANNE, "chips"), 10);
    assert_eq!(table.score(ANNE, "buildings"), 1 + 3 + 4);
    assert_eq!(table.score(ANNE, "customs-house"), 2);
    assert_eq!(table.total(ANNE), 20, "money and barrels are no points");
    assert_eq!(table.total(BERNIE), 0);
}

#[test]
fn an_unoccupied_large_building_is_worth_four_and_no_bonus() {
    let domain = "8 points, 6 corn+, 3 in San Juan, small-indigo-plant+, hacienda+";
    for large in ["guild-hall", "residence", "fortress", "customs-house", "city-hall"] {
        let without = stage(4).domain(ANNE, domain).begin().total(ANNE);
        let empty = stage(4).domain(ANNE, &format!("{domain}, {large}")).begin();
        assert_eq!(empty.total(ANNE), without + 4, "{large}");
        assert_eq!(empty.score(ANNE, large), 0, "{large}");
        let occupied = stage(4).domain(ANNE, &format!("{domain}, {large}+")).begin();
        assert!(occupied.score(ANNE, large) > 0, "{large}");
        assert_eq!(occupied.score(ANNE, "buildings"), empty.score(ANNE, "buildings"), "{large}");
    }
}

#[test]
fn guild_hall_earns_six() {
    let domain = "guild-hall+, small-sugar-mill, sugar-mill, small-indigo-plant, coffee-roaster";
    let table = stage(4).domain(ANNE, domain).begin();
    assert_eq!(table.score(ANNE, "guild-hall"), 6);
}

#[test]
fn guild_hall_counts_every_production_building() {
    for (building, points) in [
        ("small-indigo-plant", 1),
        ("small-sugar-mill", 1),
        ("indigo-plant", 2),
        ("sugar-mill", 2),
        ("tobacco-storage", 2),
        ("coffee-roaster", 2),
        ("large-warehouse", 0),
        ("small-market", 0),
    ] {
        for crew in ["", "+1"] {
            let table = stage(4).domain(ANNE, &format!("guild-hall+, {building}{crew}")).begin();
            assert_eq!(table.score(ANNE, "guild-hall"), points, "{building}{crew}");
        }
    }
}

#[test]
fn residence_earns_five() {
    // Ten tiles, quarries among them, some occupied and some not.
    let table = stage(4).domain(ANNE, "residence+, 3 corn+, 1 corn, 3 indigo, 2 quarry+, 1 quarry").begin();
    assert_eq!((table.island(ANNE), table.score(ANNE, "residence")), (10, 5));
}

#[test]
fn residence_earns_four_to_seven() {
    for (tiles, points) in [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)] {
        let (corn, indigo) = (tiles / 2, tiles - tiles / 2);
        let table = stage(4).domain(ANNE, &format!("residence+, {corn} corn, {indigo} indigo")).begin();
        assert_eq!(table.score(ANNE, "residence"), points, "{tiles} tiles");
    }
}

#[test]
fn fortress_with_twenty_colonists_earns_six() {
    let table = stage(4)
        .domain(ANNE, "fortress+, 6 corn+, 4 indigo+, 2 quarry+, sugar-mill+3, indigo-plant+3, hacienda+")
        .begin();
    assert_eq!((table.colonists(ANNE), table.score(ANNE, "fortress")), (20, 6));
}

#[test]
fn fortress_counts_san_juan() {
    for (san_juan, points) in [(1, 0), (2, 1), (4, 1), (5, 2), (8, 3)] {
        let table = stage(4).domain(ANNE, &format!("fortress+, {san_juan} in San Juan")).begin();
        assert_eq!(table.score(ANNE, "fortress"), points, "{san_juan} and one in the fortress");
    }
}

#[test]
fn customs_house_with_twenty_three_points_earns_five() {
    // The points of buildings (4 + 3 + 4 here) do not count for it.
    let table = stage(4).domain(ANNE, "23 points, customs-house+, wharf, residence").begin();
    assert_eq!(table.score(ANNE, "customs-house"), 5);
    let table = stage(4).domain(ANNE, "24 points, customs-house+").begin();
    assert_eq!(table.score(ANNE, "customs-house"), 6);
}

#[test]
fn customs_house_counts_points_after_the_chips_ran_out() {
    let mut table = stage(4).point_supply(1).domain(ANNE, "2 points, customs-house+, 5 barrels corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!((table.point_supply(), table.points(ANNE), table.score(ANNE, "customs-house")), (0, 8, 2));
}

#[test]
fn city_hall_earns_seven() {
    let table = stage(4)
        .domain(ANNE, "city-hall+, hacienda+, harbor, office, construction-hut, large-warehouse, residence")
        .domain(ANNE, "small-indigo-plant, sugar-mill")
        .begin();
    assert_eq!(
        table.score(ANNE, "city-hall"),
        7,
        "itself and six others, occupied or not; production does not count"
    );
}

#[test]
fn the_highest_score_wins() {
    // Most points win, whatever the money.
    let table = stage(4)
        .domain(ANNE, "11 points, 50 doubloons")
        .domain(BERNIE, "10 points, hospice")
        .domain(CHRISTINE, "9 points")
        .domain(DAVID, "90 doubloons")
        .begin();
    assert_eq!([ANNE, BERNIE, CHRISTINE, DAVID].map(|seat| table.total(seat)), [11, 12, 9, 0]);
    assert_eq!(table.places(), [2, 1, 3, 4]);
}

#[test]
fn ties_are_broken_by_doubloons_and_barrels() {
    let table = stage(4)
        .domain(ANNE, "10 points, 4 doubloons")
        .domain(BERNIE, "10 points, 2 doubloons, 2 barrels corn, 1 barrel coffee")
        .domain(CHRISTINE, "10 points, 4 barrels sugar, 2 barrels indigo")
        .domain(DAVID, "9 points, 50 doubloons")
        .begin();
    assert_eq!(table.places(), [3, 2, 1, 4], "4, 5 and 6 of money and barrels");
}

#[test]
fn players_still_tied_share_the_victory() {
    let table = stage(4)
        .domain(ANNE, "10 points, 3 doubloons, 2 barrels corn")
        .domain(BERNIE, "10 points, 5 doubloons")
        .domain(CHRISTINE, "10 points, 4 doubloons")
        .domain(DAVID, "3 points")
        .begin();
    assert_eq!(table.places(), [1, 1, 3, 4]);
    // Points, not causes of the end, decide.
    let ended = stage(3).point_supply(0).hoarder(CHRISTINE).ending(Ending::Chips).begin();
    assert_eq!(ended.places(), [2, 2, 1]);
}
