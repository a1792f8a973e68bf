//! The variant for two players and the options.

use crate::play::*;
use game::{Rules, Setup, SetupText, Touches};
use puerto_rico::{Building, PuertoRico};

#[test]
fn two_players_start_with_the_variants_numbers() {
    let table = new_game(2);
    assert_eq!((table.doubloons(ANNE), table.doubloons(BERNIE)), (3, 3));
    assert_eq!((table.tiles(ANNE, "indigo"), table.tiles(BERNIE, "corn")), (1, 1));
    assert_eq!((table.island(ANNE), table.island(BERNIE)), (1, 1));
    assert_eq!(table.point_supply(), 65);
    assert_eq!((table.colonist_supply(), table.colonist_ship()), (40, 2));
    assert_eq!(table.ships(), [(4, None), (6, None)]);
    assert_eq!(
        table.roles(),
        ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]
    );
    assert_eq!(table.row().iter().sum::<u8>(), 3);
}

#[test]
fn two_players_play_with_fewer_tiles_and_barrels() {
    let table = new_game(2);
    let (row, stacks) = (table.row(), table.stacks());
    let goods = ["corn", "indigo", "sugar", "tobacco", "coffee"];
    let plantations: Vec<u8> = (0..5)
        .map(|at| row[at] + stacks[at] + table.tiles(ANNE, goods[at]) + table.tiles(BERNIE, goods[at]))
        .collect();
    assert_eq!(plantations, [10 - 3, 12 - 3, 11 - 3, 9 - 3, 8 - 3]);
    assert_eq!(table.quarries(), 8 - 3);
    assert_eq!(goods.map(|good| table.supply(good)), [10 - 2, 11 - 2, 11 - 2, 9 - 2, 9 - 2]);
}

#[test]
fn two_players_play_with_fewer_buildings() {
    let table = new_game(2);
    for building in Building::ALL {
        let copies = if building.is_violet() { 1 } else { 2 };
        assert_eq!(table.left(building.id()), copies, "{}", building.id());
    }
    // One wharf for the two of them.
    let mut table = stage(2).domain(ANNE, "20 doubloons").domain(BERNIE, "20 doubloons").begin();
    table.play(ANNE, "take builder");
    table.play(ANNE, "build wharf");
    table.refuses(BERNIE, "build wharf");
}

const SIX: [&str; 6] = ["settler", "mayor", "builder", "craftsman", "trader", "captain"];

#[test]
fn two_players_choose_three_roles_each_alternately() {
    let mut table = stage(2).begin();
    for (at, role) in SIX.into_iter().enumerate() {
        let seat = [ANNE, BERNIE][at % 2];
        assert_eq!(table.governor(), ANNE);
        table.turn(seat);
        assert_eq!(table.offered(seat).len(), 7 - at);
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!(table.governor(), BERNIE);
    table.turn(BERNIE);
    assert_eq!(table.offered(BERNIE).len(), 7);
}

#[test]
fn two_players_leave_one_doubloon_on_the_seventh_role() {
    let mut table = stage(2).begin();
    for (at, role) in SIX.into_iter().enumerate() {
        table.play([ANNE, BERNIE][at % 2], &format!("take {role}"));
        table.end_phase();
    }
    for role in table.roles() {
        assert_eq!(table.role_doubloons(&role), u16::from(role == "prospector"), "{role}");
    }
}

#[test]
fn the_balance_option_swaps_factory_and_university() {
    let price = |option: &str, building: Building| {
        let mut table = stage(4).option("factory-university", option).domain(BERNIE, "20 doubloons").begin();
        table.play(ANNE, "take builder");
        table.pass_to(BERNIE);
        table.play(BERNIE, &format!("build {}", building.id()));
        20 - table.doubloons(BERNIE)
    };
    for building in Building::ALL {
        let printed = u16::from(building.data().price);
        assert_eq!(price("standard", building), printed, "{}", building.id());
        let swapped = match building {
            Building::Factory => 8,
            Building::University => 7,
            _ => printed,
        };
        assert_eq!(price("swapped", building), swapped, "{}", building.id());
    }
    assert_eq!((Building::Factory.data().price, Building::University.data().price), (7, 8));
    // The printed prices hold unless the option is chosen, and it offers what can be paid, no more.
    let mut table = stage(4).domain(BERNIE, "7 doubloons").begin();
    table.play(ANNE, "take builder");
    table.pass_to(BERNIE);
    table.offers(BERNIE, "build factory");
    table.refuses(BERNIE, "build university");
    let mut table = stage(4).option("factory-university", "swapped").domain(BERNIE, "7 doubloons").begin();
    table.play(ANNE, "take builder");
    table.pass_to(BERNIE);
    table.refuses(BERNIE, "build factory");
    table.offers(BERNIE, "build university");
}

#[test]
fn open_scores_only_touches_the_display() {
    let option = PuertoRico::OPTIONS.iter().find(|option| option.id == "open-scores").expect("the option");
    assert_eq!((option.values[0], option.touches), ("on", Touches::Display));
    // With it off, the game is the same and every view still holds the points.
    let off = SetupText { players: 4, options: [("open-scores".into(), "off".into())].into() };
    let setup = Setup::new::<PuertoRico>(&off).expect("a valid set-up");
    let play = |setup: &Setup| {
        let mut rng = game::Fast::new(5);
        let mut position = PuertoRico::start(setup, &mut rng, &mut ());
        game::playout::<PuertoRico>(&mut position, &mut rng);
        Play::at(position)
    };
    let (shown, hidden) = (play(&Setup::standard::<PuertoRico>(4)), play(&setup));
    assert!(shown.position().open_scores() && !hidden.position().open_scores());
    for seat in shown.seats() {
        assert_eq!(shown.points(seat), hidden.points(seat));
        assert_eq!(shown.total(seat), hidden.total(seat));
        assert_eq!(hidden.seen_by(Some(ANNE)).points(seat), hidden.points(seat));
    }
}
