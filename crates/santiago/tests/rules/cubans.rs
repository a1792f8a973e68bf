//! The Cubans.

use crate::play::{goods, in_building, seat, table, with_cuban};
use santiago::{
    Event, Step,
    components::{Building, Cuban, Good},
    draft::StepDraft,
};

#[test]
fn four_cubans_give_two_goods() {
    let gifts = [
        (Cuban::Pedro, Good::Tobacco),
        (Cuban::Jose, Good::Sugar),
        (Cuban::Conchita, Good::Citrus),
        (Cuban::Miguel, Good::Wood),
    ];
    for (cuban, good) in gifts {
        let mut table = with_cuban(cuban, |_| ());
        assert_eq!(table.legal(), ["skip", "use"]);
        let (had, supply) = (table.has(1, good), table.position.supply(good));
        table.play("use");
        assert_eq!((table.has(1, good), table.position.supply(good)), (had + 2, supply - 2));
    }
}

#[test]
fn the_last_piece_is_all_there_is() {
    let mut table = with_cuban(Cuban::Pedro, |draft| goods(draft, 2, &[(Good::Tobacco, 4)]));
    assert_eq!(table.position.supply(Good::Tobacco), 1);
    table.play("use");
    assert_eq!((table.has(1, Good::Tobacco), table.position.supply(Good::Tobacco)), (2, 0));
}

#[test]
fn an_empty_supply_gives_nothing() {
    let mut table = table(4, |draft| goods(draft, 2, &[(Good::Tobacco, 5)]));
    table.play("drive 1");
    assert_eq!(table.step(), Step::Broker, "Pedro has nothing to choose");
    assert_eq!(table.has(1, Good::Tobacco), 1);
}

#[test]
fn pablo_gives_any_good_but_wood() {
    let mut table = with_cuban(Cuban::Pablo, |draft| goods(draft, 2, &[(Good::Rum, 8)]));
    assert_eq!(table.legal(), ["skip", "take cigars", "take citrus", "take sugar", "take tobacco"]);
    assert_eq!(table.refuses("take rum"), "why-supply-lacks");
    table.play("take cigars");
    assert_eq!(table.has(1, Good::Cigars), 1);
}

#[test]
fn maria_gives_points_and_martinez_pesos() {
    let mut maria = with_cuban(Cuban::Maria, |_| ());
    assert_eq!(maria.play("use").points(1), 4);
    let mut martinez = with_cuban(Cuban::Martinez, |_| ());
    assert_eq!(martinez.play("use").pesos(1), 6);
}

#[test]
fn a_cuban_may_be_declined() {
    for cuban in Cuban::ALL {
        let mut table = with_cuban(cuban, |draft| draft.players[0].broker = Some(Building::Bank));
        assert!(table.allows("skip"), "{cuban:?}");
        let before: Vec<_> = (1..=4).map(|number| (table.pesos(number), table.points(number))).collect();
        table.play("skip");
        let after: Vec<_> = (1..=4).map(|number| (table.pesos(number), table.points(number))).collect();
        assert_eq!(before, after, "{cuban:?}");
        assert_eq!(Good::ALL.map(|good| table.has(1, good)), [1, 1, 1, 0, 0, 0], "{cuban:?}");
    }
}

#[test]
fn a_building_may_be_declined() {
    for building in Building::ALL {
        let mut table = in_building(building, |draft| {
            goods(draft, 1, &[(Good::Sugar, 1), (Good::Tobacco, 1), (Good::Rum, 1), (Good::Wood, 1)]);
        });
        assert!(table.allows("skip"), "{building:?}");
        table.play("skip");
        assert_eq!(table.decider(), seat(2));
        assert_eq!((table.pesos(1), table.points(1), table.position.value()), (3, 2, 2), "{building:?}");
        assert_eq!(Good::ALL.map(|good| table.has(1, good)), [1, 1, 0, 1, 0, 1], "{building:?}");
    }
}

#[test]
fn el_zorro_takes_one_thing_from_every_opponent() {
    let mut table = with_cuban(Cuban::ElZorro, |draft| {
        goods(draft, 4, &[(Good::Sugar, 1), (Good::Wood, 3)]);
        draft.players[0].broker = Some(Building::Church);
    });
    table.play("use");
    let gifts = ["give citrus", "give peso", "give point", "give sugar", "give tobacco"];
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Robbery));
    assert_eq!(table.legal(), gifts);
    assert_eq!(table.refuses("give rum"), "why-lacks-good");
    table.play("give peso").play("give point");
    assert_eq!(table.legal(), ["give peso", "give point", "give sugar"], "wood does not count");
    table.play("give sugar");
    assert_eq!((table.pesos(1), table.points(1), table.has(1, Good::Sugar)), (4, 3, 2));
    assert_eq!((table.pesos(2), table.points(3), table.has(4, Good::Sugar)), (2, 1, 0));
}

#[test]
fn victims_choose_in_turn_order() {
    let mut table = with_cuban(Cuban::ElZorro, |draft| draft.active = seat(3));
    table.play("use");
    for victim in [4, 1, 2] {
        assert_eq!(table.decider(), seat(victim));
        table.play("give peso");
        let given = Event::GavePeso { who: seat(victim), to: seat(3) };
        assert!(table.events.contains(&given), "everybody hears it");
    }
}

#[test]
fn a_player_with_only_wood_gives_nothing() {
    let mut table = with_cuban(Cuban::ElZorro, |draft| {
        goods(draft, 2, &[(Good::Wood, 2)]);
        (draft.players[1].pesos, draft.players[1].points) = (0, 0);
    });
    table.play("use");
    assert_eq!(table.decider(), seat(3), "seat 2 has nothing to give");
    assert_eq!(table.has(2, Good::Wood), 2);
}

#[test]
fn el_zorro_without_victims_is_not_offered() {
    let mut table = table(2, |draft| {
        draft.car = Some(Cuban::Martinez);
        goods(draft, 2, &[(Good::Wood, 2)]);
        (draft.players[1].pesos, draft.players[1].points) = (0, 0);
        draft.decision = StepDraft::Car;
    });
    table.play("drive 1");
    assert_eq!(table.position.active(), seat(2), "the turn of seat 1 is over");
    assert!(!table.events.iter().any(|event| matches!(event, Event::Robs { .. })));
}

#[test]
fn nobody_gives_what_is_not_there() {
    let mut table = with_cuban(Cuban::ElZorro, |draft| {
        draft.players[1].points = 0;
        draft.players[2].pesos = 0;
    });
    table.play("use");
    assert_eq!(table.refuses("give point"), "why-no-point");
    table.play("give peso");
    assert_eq!(table.refuses("give peso"), "why-no-peso");
}

#[test]
fn one_kind_of_thing_is_enough_to_be_robbed() {
    // A peso, a point, a good, and all of them.
    for (pesos, points, sugar) in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (2, 2, 0), (3, 1, 2)] {
        let mut table = with_cuban(Cuban::ElZorro, |draft| {
            goods(draft, 2, &[(Good::Sugar, sugar)]);
            (draft.players[1].pesos, draft.players[1].points) = (pesos, points);
        });
        table.play("use");
        let gave = table.events.iter().any(|event| {
            matches!(event, Event::GavePeso { who, .. } | Event::GavePoint { who, .. } | Event::GaveGood { who, .. } if *who == seat(2))
        });
        assert!(gave || table.decider() == seat(2), "{pesos} pesos, {points} points, {sugar} sugar");
    }
}
