//! The end, and the score.

use crate::play::{Table, at_harbor, goods, in_building, seat, table};
use game::{Illegal, Rules};
use santiago::{
    Action, Event, Santiago,
    components::{Building, Cuban, Good},
    draft::{PositionDraft, StepDraft},
};

/// Only this good is wanted, one of it, by the last ship.
fn last(draft: &mut PositionDraft, good: Good) {
    draft.ship = 7;
    draft.demand =
        [Good::Sugar, Good::Tobacco, Good::Citrus, Good::Rum].map(|die| (die, u8::from(die == good))).into();
}

#[test]
fn the_game_ends_with_the_seventh_ship() {
    let mut table = at_harbor(4, |draft| last(draft, Good::Sugar));
    table.play("deliver 1 sugar");
    assert!(table.is_over());
    assert_eq!((table.position.ship(), Santiago::ending(&table.position)), (8, Some("last-ship")));
    let mut position = table.position;
    let more = Santiago::apply(&mut position, seat(1), Action::Pass, &mut game::Fast::new(1), &mut ());
    assert_eq!(more, Err(Illegal::Over));
    let mut sixth = at_harbor(4, |draft| {
        last(draft, Good::Sugar);
        draft.ship = 6;
    });
    sixth.roll("deliver 1 sugar", &["1", "1", "1", "1", "1"]);
    assert!(!sixth.is_over());
}

#[test]
fn the_last_delivery_is_paid_and_no_rent() {
    let mut table = at_harbor(4, |draft| {
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
fn a_last_crossing_stops_the_car_at_the_harbor() {
    let mut table = table(4, |draft| {
        (draft.ship, draft.value) = (7, 4);
        draft.car = Some(Cuban::Alonso);
    });
    table.play("drive 3");
    assert!(table.is_over());
    assert_eq!((table.position.car(), table.pesos(1)), (0, 1), "the whole way was paid first");
}

/// The last ship has left.
fn over(change: impl FnOnce(&mut PositionDraft)) -> Table {
    table(3, |draft| {
        draft.ship = 8;
        draft.demand.clear();
        draft.decision = StepDraft::Over;
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

/// The active player goes one stop and uses nothing; what is told about the end.
fn idle_turn(table: &mut Table) -> Vec<Event> {
    let (active, told) = (table.position.active(), table.events.len());
    while !table.is_over() && table.position.active() == active {
        let legal = table.legal();
        let least = ["drive 1", "skip", "pass"].into_iter().find(|action| table.allows(action));
        table.play(least.unwrap_or(&legal[0]));
    }
    let about = |event: &&Event| {
        matches!(
            event,
            Event::StandstillNear { .. } | Event::Standstill | Event::Ended | Event::ShipLeft { .. }
        )
    };
    table.events[told..].iter().filter(about).cloned().collect()
}

/// This many turns have passed since a ship left.
fn idle(players: u8, turns: u8) -> Table {
    table(players, |draft| draft.turns_without_departure = turns)
}

#[test]
fn twenty_rounds_without_a_departure_end_the_game() {
    for players in 2..=4 {
        let mut table = idle(players, 17 * players - 1);
        assert_eq!(table.position.standstill(), None);
        assert_eq!(idle_turn(&mut table), [Event::StandstillNear { rounds: 3 }]);
        for turn in 0..3 * players {
            let expected = Some(3 - turn / players);
            assert_eq!((table.position.standstill(), table.view().standstill()), (expected, expected));
            let told = idle_turn(&mut table);
            let last = turn + 1 == 3 * players;
            assert_eq!(told, if last { vec![Event::Standstill] } else { vec![] }, "turn {turn}");
        }
        assert!(table.is_over());
        assert_eq!(Santiago::ending(&table.position), Some("standstill"));
        assert_eq!((table.position.ship(), table.position.standstill()), (1, None));
    }
}

#[test]
fn the_last_turn_before_a_standstill_is_played_out() {
    let mut table = table(2, |draft| {
        draft.turns_without_departure = 39;
        draft.car = Some(Cuban::Alonso);
        draft.players[0].broker = Some(Building::Bank);
        draft.players[1].owns = vec![Building::Bank];
    });
    // To the harbour, where everybody passes: the broker stays on seat 2's building.
    assert_eq!(idle_turn(&mut table), [Event::Standstill]);
    assert_eq!((table.rents(), table.points(2)), (1, 3), "rent is paid");
}

#[test]
fn a_departure_puts_the_standstill_off() {
    let mut table = at_harbor(2, |draft| {
        last(draft, Good::Sugar);
        (draft.ship, draft.turns_without_departure) = (6, 39);
    });
    assert_eq!(table.position.standstill(), Some(1));
    table.roll("deliver 1 sugar", &["1", "1", "1", "1", "1"]);
    assert_eq!(table.position.standstill(), None, "at once");
    table.play("leave out rum");
    for _ in 0..33 {
        assert_eq!((idle_turn(&mut table), table.position.standstill()), (vec![], None));
        // The marker would send the ship away sooner or later.
        table.position = {
            let mut draft = PositionDraft::from(table.position);
            draft.value = 2;
            draft.build().expect("a sound position")
        };
    }
    assert_eq!(idle_turn(&mut table), [Event::StandstillNear { rounds: 3 }]);
}

#[test]
fn under_version_1_a_ship_may_stay_forever() {
    let mut table = table(2, |draft| (draft.rules, draft.turns_without_departure) = (1, 39));
    for _ in 0..5 {
        assert_eq!((idle_turn(&mut table), table.position.standstill()), (vec![], None));
    }
}
