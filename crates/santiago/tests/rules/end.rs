//! The end, and the score.

use crate::table::{Table, at_harbour, goods, in_building, seat, table};
use game::{Game, Illegal};
use santiago::{
    Action, Santiago,
    components::{Building, Cuban, Good},
    draft::{Decision, Draft},
};

/// Only this good is wanted, one of it, by the last ship.
fn last(draft: &mut Draft, good: Good) {
    draft.ship = 7;
    draft.demand =
        [Good::Sugar, Good::Tobacco, Good::Citrus, Good::Rum].map(|die| (die, u8::from(die == good))).into();
}

#[test]
fn the_game_ends_with_the_seventh_ship() {
    let mut table = at_harbour(4, |draft| last(draft, Good::Sugar));
    table.play("deliver 1 sugar");
    assert!(table.is_over());
    assert_eq!(table.position.ship(), 8);
    let mut position = table.position;
    let more = Santiago::apply(&mut position, seat(1), Action::Pass, &mut game::Fast::new(1), &mut ());
    assert_eq!(more, Err(Illegal::Over));
    let mut sixth = at_harbour(4, |draft| {
        last(draft, Good::Sugar);
        draft.ship = 6;
    });
    sixth.roll("deliver 1 sugar", &["1", "1", "1", "1", "1"]);
    assert!(!sixth.is_over());
}

#[test]
fn the_last_delivery_is_paid_and_no_rent() {
    let mut table = at_harbour(4, |draft| {
        last(draft, Good::Sugar);
        draft.players[0].broker = Some(Building::Bank);
        draft.players[1].owns = vec![Building::Bank];
    });
    table.play("deliver 1 sugar");
    assert_eq!((table.points(1), table.points(2), table.rents()), (4, 2, 0));
}

#[test]
fn the_office_is_paid_before_the_last_ship_leaves() {
    let mut table = in_building(Building::Office, |draft| {
        last(draft, Good::Citrus);
        draft.players[1].owns = vec![Building::Office];
    });
    table.play("deliver 1 citrus");
    assert!(table.is_over());
    assert_eq!((table.points(1), table.points(2)), (4, 2));
}

#[test]
fn a_last_crossing_stops_the_car_at_the_harbour() {
    let mut table = table(4, |draft| {
        (draft.ship, draft.value) = (7, 4);
        draft.car = Some(Cuban::Alonso);
    });
    table.play("drive 3");
    assert!(table.is_over());
    assert_eq!((table.position.car(), table.pesos(1)), (0, 1), "the whole way was paid first");
}

/// The last ship has left.
fn over(change: impl FnOnce(&mut Draft)) -> Table {
    table(3, |draft| {
        draft.ship = 8;
        draft.demand.clear();
        draft.decision = Decision::Over;
        change(draft);
    })
}

#[test]
fn three_goods_make_a_point() {
    let table = over(|draft| goods(draft, 1, &[(Good::Sugar, 2), (Good::Rum, 1), (Good::Wood, 5)]));
    let score = Santiago::score(&table.position, seat(1));
    assert_eq!((score.0[0], score.0[1], score.total()), (2, 2, 4));
}

#[test]
fn most_points_win_and_pesos_count_nothing() {
    let table = over(|draft| {
        draft.players[0].pesos = 300;
        draft.players[1].points = 20;
        draft.players[2].points = 10;
    });
    assert_eq!(Santiago::places(&table.position), [3, 1, 2]);
    assert_eq!(Santiago::score(&table.position, seat(1)).total(), 2 + 1);
}

#[test]
fn ties_by_goods_left_then_pesos_then_shared() {
    // 2 points and 3 goods, 3 points and 2 goods, 3 points and 1 good: 3 points each.
    let by_goods = over(|draft| {
        goods(draft, 1, &[(Good::Sugar, 3)]);
        draft.players[1].points = 3;
        goods(draft, 2, &[(Good::Wood, 2)]);
        draft.players[2].points = 3;
        goods(draft, 3, &[(Good::Rum, 1)]);
        draft.players[0].pesos = 9;
    });
    assert_eq!(Santiago::places(&by_goods.position), [3, 1, 2]);
    let by_pesos = over(|draft| {
        (draft.players[0].pesos, draft.players[1].pesos, draft.players[2].pesos) = (4, 5, 5);
    });
    assert_eq!(Santiago::places(&by_pesos.position), [3, 1, 1]);
}
