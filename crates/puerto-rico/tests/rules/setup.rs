//! Components and set-up.

use crate::{buildings::BOARD, play::*};
use game::{Fast, Setup, SetupError, SetupText, Statement, Talk};
use puerto_rico::{
    Ending, PuertoRico,
    components::{Building, Good, QUARRIES, Tile},
};
use std::collections::BTreeMap;

#[test]
fn two_to_five_can_play() {
    for players in 0..=9 {
        let setup = Setup::new::<PuertoRico>(&SetupText { players, options: BTreeMap::new() });
        match players {
            2..=5 => assert_eq!(setup.map(|setup| setup.players()), Ok(players)),
            _ => assert!(
                matches!(setup, Err(SetupError::Players { least: 2, most: 5, .. })),
                "{players} players"
            ),
        }
    }
}

#[test]
fn everybody_starts_with_the_listed_doubloons() {
    for (players, doubloons) in [(3, 2), (4, 3), (5, 4)] {
        let table = new_game(players);
        for seat in table.seats() {
            assert_eq!(table.doubloons(seat), doubloons, "{players} players");
        }
    }
}

#[test]
fn point_supply_by_number_of_players() {
    for (players, points) in [(3, 75), (4, 100), (5, 122)] {
        assert_eq!(new_game(players).point_supply(), points, "{players} players");
    }
}

#[test]
fn colonists_by_number_of_players() {
    for (players, supply) in [(3, 55), (4, 75), (5, 95)] {
        let table = new_game(players);
        assert_eq!(table.colonist_supply(), supply, "{players} players");
        assert_eq!(table.colonist_ship(), players, "{players} players");
    }
}

#[test]
fn cargo_ships_by_number_of_players() {
    for (players, sizes) in [(3, [4, 5, 6]), (4, [5, 6, 7]), (5, [6, 7, 8])] {
        let table = new_game(players);
        assert_eq!(table.ships(), sizes.map(|size| (size, None)), "{players} players");
    }
}

#[test]
fn role_cards_by_number_of_players() {
    let always = ["settler", "mayor", "builder", "craftsman", "trader", "captain"];
    for (players, prospectors) in
        [(3, vec![]), (4, vec!["prospector"]), (5, vec!["prospector", "prospector 2"])]
    {
        let table = new_game(players);
        let expected: Vec<_> = always.iter().chain(&prospectors).map(|role| format!("take {role}")).collect();
        assert_eq!(table.offered(ANNE), expected, "{players} players");
    }
}

#[test]
fn one_plantation_more_than_players_lies_face_up() {
    for players in 3..=5 {
        assert_eq!(new_game(players).row().iter().sum::<u8>(), players + 1);
    }
}

#[test]
fn starting_plantations_from_the_governor_clockwise() {
    let first: [(u8, &[&str]); 3] = [
        (3, &["indigo", "indigo", "corn"]),
        (4, &["indigo", "indigo", "corn", "corn"]),
        (5, &["indigo", "indigo", "indigo", "corn", "corn"]),
    ];
    for (players, tiles) in first {
        let table = new_game(players);
        for (seat, tile) in table.seats().zip(tiles) {
            assert_eq!(table.tiles(seat, tile), 1, "seat {} of {players}", seat.number());
            assert_eq!(table.island(seat), 1, "seat {} of {players}", seat.number());
        }
    }
}

#[test]
fn nobody_owns_anything_else_at_the_start() {
    for players in 2..=5 {
        let table = new_game(players);
        for seat in table.seats() {
            assert_eq!(table.colonists(seat), 0);
            assert_eq!(table.points(seat), 0);
            assert!(Good::ALL.into_iter().all(|good| table.barrels(seat, good.id()) == 0));
            assert!(Building::ALL.into_iter().all(|building| !table.owns(seat, building.id())));
        }
    }
}

#[test]
fn fifty_barrels_start_in_the_supply() {
    let barrels = [("corn", 10), ("indigo", 11), ("sugar", 11), ("tobacco", 9), ("coffee", 9)];
    for players in 3..=5 {
        let table = new_game(players);
        for (good, count) in barrels {
            assert_eq!(table.supply(good), count, "{good}");
        }
    }
}

#[test]
fn fifty_plantations_and_eight_quarries() {
    let plantations = [("corn", 10), ("indigo", 12), ("sugar", 11), ("tobacco", 9), ("coffee", 8)];
    assert_eq!(QUARRIES, 8);
    for players in 3..=5 {
        let table = new_game(players);
        for (at, (tile, count)) in plantations.into_iter().enumerate() {
            let on_islands: u8 = table.seats().map(|seat| table.tiles(seat, tile)).sum();
            let all = table.row()[at] + table.stacks()[at] + table.discard()[at] + on_islands;
            assert_eq!(all, count, "{tile}");
        }
        assert_eq!(table.quarries(), 8);
    }
}

#[test]
fn every_island_tile_has_one_circle() {
    for tile in Tile::ALL {
        let mut table =
            stage(4).domain(ANNE, &format!("1 {}, 4 in San Juan", tile.id())).colonists(60, 4).begin();
        table.play(ANNE, "take mayor");
        table.end_phase();
        assert_eq!(table.occupied(ANNE, tile.id()), 1, "{}", tile.id());
        assert_eq!(table.san_juan(ANNE), 4, "one circle takes one of five");
    }
}

#[test]
fn starting_tiles_are_set_aside_before_shuffling() {
    // Whatever is drawn, the row and the stacks never hold more than the tiles in the box less those on the islands.
    for seed in 0..50 {
        for players in 3..=5 {
            let table = new_game_with(&Setup::standard::<PuertoRico>(players), Fast::new(seed));
            let (row, stacks) = (table.row(), table.stacks());
            for (at, good) in Good::ALL.into_iter().enumerate() {
                let given: u8 = table.seats().map(|seat| table.tiles(seat, good.id())).sum();
                assert_eq!(row[at] + stacks[at] + given, Good::ALL[at].data().plantations, "{}", good.id());
            }
            assert_eq!(table.discard(), [0; 5]);
        }
    }
}

#[test]
fn an_island_has_twelve_spaces() {
    let mut table = stage(3)
        .domain(ANNE, "6 corn, 6 indigo")
        .domain(BERNIE, "4 corn, 6 indigo, 1 sugar")
        .row("sugar sugar tobacco coffee")
        .begin();
    table.play(ANNE, "take settler");
    // Anne's island is full: it is Bernie's turn at once.
    table.turn(BERNIE);
    table.play(BERNIE, "settle sugar");
    assert_eq!(table.island(BERNIE), 12);
    table.turn(CHRISTINE);
    table.play(CHRISTINE, "settle sugar");
    assert_eq!(table.island(ANNE), 12);
    table.end_round();
    table.play(BERNIE, "take settler");
    table.turn(CHRISTINE);
}

#[test]
fn a_city_has_twelve_spaces() {
    // Eleven spaces are taken: a small building still fits, a large one does not.
    let full = "small-indigo-plant, small-sugar-mill, indigo-plant, sugar-mill, tobacco-storage, coffee-roaster, \
                small-market, hacienda, construction-hut, small-warehouse, hospice";
    let mut table = stage(4).domain(ANNE, &format!("20 doubloons, {full}")).begin();
    table.play(ANNE, "take builder");
    table.offers(ANNE, "build office");
    table.refuses(ANNE, "build city-hall");
    table.play(ANNE, "build office");
    assert_eq!(table.city_spaces(ANNE), 12);

    // Twelve are taken: nothing is offered, the next player builds.
    let mut table = stage(4)
        .domain(ANNE, &format!("20 doubloons, {full}, office"))
        .domain(BERNIE, "20 doubloons")
        .ending(Ending::CityFull)
        .begin();
    table.play(ANNE, "take builder");
    table.turn(BERNIE);
}

#[test]
fn every_building_has_its_number_of_tiles() {
    let copies = |which: fn(&Building) -> bool| -> Vec<u8> {
        Building::ALL.into_iter().filter(which).map(|building| building.data().copies).collect()
    };
    assert_eq!(copies(|building| !building.is_violet()).iter().sum::<u8>(), 20);
    assert!(copies(|building| building.is_violet() && !building.is_large()).iter().all(|&tiles| tiles == 2));
    assert!(copies(|building| building.is_large()).iter().all(|&tiles| tiles == 1));
    let table = new_game(4);
    for building in Building::ALL {
        assert_eq!(table.left(building.id()), building.data().copies, "{}", building.id());
    }
}

#[test]
fn building_table_matches_the_board() {
    assert_eq!(BOARD.len(), Building::COUNT);
    for &(id, [cost, points, circles, copies, size]) in BOARD {
        let data = Building::from_id(id).unwrap_or_else(|| panic!("no building {id}")).data();
        assert_eq!(
            [data.price, data.points, data.circles, data.copies, data.size],
            [cost, points, circles, copies, size],
            "{id}"
        );

        // And so it is in play: Bernie, no builder, pays the price; the city fills by the size.
        let mut table = stage(4).domain(BERNIE, "12 doubloons, 15 in San Juan").colonists(56, 4).begin();
        table.play(ANNE, "take builder");
        table.pass_to(BERNIE);
        table.play(BERNIE, &format!("build {id}"));
        assert_eq!(table.doubloons(BERNIE), 12 - u16::from(cost), "{id}");
        assert_eq!(table.city_spaces(BERNIE), size, "{id}");
        assert_eq!(table.left(id), copies - 1, "{id}");
        assert_eq!(table.score(BERNIE, "buildings"), i16::from(points), "{id}");
        table.end_phase();
        table.play(BERNIE, "take mayor");
        table.end_phase();
        assert_eq!(table.manned(BERNIE, id), circles, "{id}");
    }
}

#[test]
fn the_bank_never_runs_out() {
    // There are 54 coins worth 86 doubloons in the box; a player may earn beyond them.
    let mut table = stage(4).domain(ANNE, "100 doubloons").domain(BERNIE, "100 doubloons").begin();
    table.play(ANNE, "take prospector");
    assert_eq!(table.doubloons(ANNE), 101);
}

#[test]
fn seat_one_is_the_first_governor() {
    for players in 2..=5 {
        for seed in 0..20 {
            let table = new_game_with(&Setup::standard::<PuertoRico>(players), Fast::new(seed));
            assert_eq!(table.governor(), ANNE);
            table.turn(ANNE);
        }
    }
}

#[test]
fn the_point_supply_is_counted_in_points() {
    let mut table = stage(4).domain(ANNE, "3 barrels corn").begin();
    table.play(ANNE, "take captain");
    table.play(ANNE, "load corn on 5");
    assert_eq!(table.points(ANNE), 4);
    assert_eq!(table.point_supply(), 96);
    for observer in [None, Some(ANNE), Some(DAVID)] {
        assert_eq!(table.seen_by(observer).point_supply(), 96);
    }
}

#[test]
fn the_rulebook_is_the_games() {
    let statements: &[Statement] = PuertoRico::rulebook();
    assert_eq!(statements, puerto_rico::rulebook::STATEMENTS);
}
