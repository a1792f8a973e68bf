//! Buildings in use: occupied or not, production and violet, large ones, columns.

use crate::play::*;
use puerto_rico::{Building, Good};

/// The buildings as they are printed: cost, victory points, circles, tiles, city spaces. A new building is a row of this table.
pub const BOARD: &[(&str, [u8; 5])] = &[
    ("small-indigo-plant", [1, 1, 1, 4, 1]),
    ("small-sugar-mill", [2, 1, 1, 4, 1]),
    ("small-market", [1, 1, 1, 2, 1]),
    ("hacienda", [2, 1, 1, 2, 1]),
    ("construction-hut", [2, 1, 1, 2, 1]),
    ("small-warehouse", [3, 1, 1, 2, 1]),
    ("indigo-plant", [3, 2, 3, 3, 1]),
    ("sugar-mill", [4, 2, 3, 3, 1]),
    ("hospice", [4, 2, 1, 2, 1]),
    ("office", [5, 2, 1, 2, 1]),
    ("large-market", [5, 2, 1, 2, 1]),
    ("large-warehouse", [6, 2, 1, 2, 1]),
    ("tobacco-storage", [5, 3, 3, 3, 1]),
    ("coffee-roaster", [6, 3, 2, 3, 1]),
    ("factory", [7, 3, 1, 2, 1]),
    ("university", [8, 3, 1, 2, 1]),
    ("harbor", [8, 3, 1, 2, 1]),
    ("wharf", [9, 3, 1, 2, 1]),
    ("guild-hall", [10, 4, 1, 1, 2]),
    ("residence", [10, 4, 1, 1, 2]),
    ("fortress", [10, 4, 1, 1, 2]),
    ("customs-house", [10, 4, 1, 1, 2]),
    ("city-hall", [10, 4, 1, 1, 2]),
];

#[test]
fn unoccupied_buildings_do_nothing() {
    let empty = "hacienda, construction-hut, hospice, small-market, large-market, office, large-warehouse, factory, \
                 university, harbor";
    let table = stage(4)
        .house("corn")
        .ship(5, "indigo", 1)
        .ship(6, "sugar", 4)
        .ship(7, "tobacco", 1)
        .domain(BERNIE, &format!("{empty}, 3 corn+, 1 indigo+, indigo-plant+1"))
        .domain(BERNIE, "20 doubloons, 2 barrels corn, 3 barrels sugar, 2 barrels coffee")
        .begin();
    let phase = |role: &str| {
        let mut phase = table.clone();
        phase.play(ANNE, &format!("take {role}"));
        phase
    };

    // No face-down tile, no quarry, no colonist onto the tile.
    let mut settler = phase("settler");
    settler.play(ANNE, "pass");
    settler.refuses(BERNIE, "draw plantation");
    settler.refuses(BERNIE, "settle quarry");
    settler.play(BERNIE, "settle corn");
    assert_eq!(settler.occupied(BERNIE, "corn"), 3);
    settler.turn(CHRISTINE);
    // No colonist into the new building.
    let mut builder = phase("builder");
    builder.pass_to(BERNIE);
    builder.play(BERNIE, "build wharf");
    assert_eq!(builder.manned(BERNIE, "wharf"), 0);
    builder.offers(BERNIE, "take mayor");
    // No pay for two kinds.
    let mut craftsman = phase("craftsman");
    craftsman.play(BERNIE, "produce");
    assert_eq!(craftsman.doubloons(BERNIE), 20);
    // No second corn for the house, no market.
    let mut trader = phase("trader");
    trader.refuses(BERNIE, "sell corn");
    trader.play(BERNIE, "sell sugar");
    assert_eq!(trader.doubloons(BERNIE), 22);
    // One point a barrel; then one barrel is kept.
    let mut captain = phase("captain");
    assert_eq!(captain.loads(), ["Bernie: 2 sugar on 6 for 2"]);
    assert_eq!(captain.offered(BERNIE), ["keep corn", "keep sugar", "keep coffee"]);
    captain.play(BERNIE, "keep coffee");
    assert_eq!(captain.all_barrels(BERNIE), [0, 0, 0, 0, 1]);

    // And no wharf for what no ship takes.
    let mut wharf = stage(4)
        .ship(5, "indigo", 1)
        .ship(6, "sugar", 4)
        .ship(7, "tobacco", 1)
        .domain(BERNIE, "wharf, 2 barrels coffee, 1 barrel corn")
        .begin();
    wharf.play(ANNE, "take captain");
    wharf.refuses(BERNIE, "wharf coffee");
    assert_eq!(wharf.points(BERNIE), 0);
}

#[test]
fn one_colonist_occupies_a_building() {
    for (building, plantation, good) in [
        ("indigo-plant", "indigo", 1),
        ("sugar-mill", "sugar", 2),
        ("tobacco-storage", "tobacco", 3),
        ("coffee-roaster", "coffee", 4),
    ] {
        let mut table = stage(4).domain(BERNIE, &format!("3 {plantation}+, {building}+1")).begin();
        table.play(ANNE, "take craftsman");
        table.play(BERNIE, "produce");
        let mut made = [0; 5];
        made[good] = 1;
        assert_eq!(table.all_barrels(BERNIE), made, "{building}: one of its circles works");
    }
}

#[test]
fn every_good_has_its_production_buildings() {
    let makers = [
        ("small-indigo-plant", "indigo"),
        ("indigo-plant", "indigo"),
        ("small-sugar-mill", "sugar"),
        ("sugar-mill", "sugar"),
        ("tobacco-storage", "tobacco"),
        ("coffee-roaster", "coffee"),
    ];
    for building in Building::ALL {
        let mut table = stage(4)
            .domain(BERNIE, "1 corn+, 1 indigo+, 1 sugar+, 1 tobacco+, 1 coffee+")
            .domain(BERNIE, &format!("{}+1", building.id()))
            .begin();
        table.play(ANNE, "take craftsman");
        table.play(BERNIE, "produce");
        let made = makers.iter().find(|(id, _)| *id == building.id()).map(|(_, good)| *good);
        for good in Good::ALL {
            let expected = u8::from(good == Good::Corn || made == Some(good.id()));
            assert_eq!(table.barrels(BERNIE, good.id()), expected, "{} in the {}", good.id(), building.id());
        }
    }
}

#[test]
fn all_but_production_buildings_are_violet() {
    let production = [
        "small-indigo-plant",
        "small-sugar-mill",
        "indigo-plant",
        "sugar-mill",
        "tobacco-storage",
        "coffee-roaster",
    ];
    let violet = Building::ALL.into_iter().filter(|building| building.is_violet()).count();
    assert_eq!(violet, BOARD.len() - production.len());
    // The city hall counts exactly these.
    for building in Building::ALL.into_iter().filter(|&building| building != Building::CityHall) {
        let table = stage(4).domain(ANNE, &format!("city-hall+, {}", building.id())).begin();
        let expected = if production.contains(&building.id()) { 1 } else { 2 };
        assert_eq!(table.score(ANNE, "city-hall"), expected, "{}", building.id());
    }
}

#[test]
fn five_large_buildings_take_two_spaces() {
    let large = ["guild-hall", "residence", "fortress", "customs-house", "city-hall"];
    for building in Building::ALL {
        let table = stage(4).domain(ANNE, building.id()).begin();
        let spaces = if large.contains(&building.id()) { 2 } else { 1 };
        assert_eq!(table.city_spaces(ANNE), spaces, "{}", building.id());
        assert_eq!(table.position().player(ANNE).free_city(), 12 - spaces, "{}", building.id());
    }
    // Two large ones, city hall included, are two violet buildings.
    let table = stage(4).domain(ANNE, "city-hall+, residence").begin();
    assert_eq!((table.city_spaces(ANNE), table.score(ANNE, "city-hall")), (4, 2));
}

#[test]
fn the_column_is_the_points_and_the_quarries() {
    for &(id, [price, column, ..]) in BOARD {
        let mut table = stage(4).domain(BERNIE, "20 doubloons, 8 quarry+").begin();
        table.play(ANNE, "take builder");
        table.pass_to(BERNIE);
        table.play(BERNIE, &format!("build {id}"));
        assert_eq!(table.doubloons(BERNIE), u16::from(20 - (price - column)), "{id}");
        assert_eq!(table.score(BERNIE, "buildings"), i16::from(column), "{id}");
    }
}
