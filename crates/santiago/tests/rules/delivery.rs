//! Deliveries.

use crate::play::{Table, at_harbor, demand, goods, seat};
use santiago::{Step, components::Good};

const ONES: [&str; 5] = ["1", "1", "1", "1", "1"];

/// Juan, Alicia, Francisco and Clara are seats 1 to 4; the value is 3; citrus 4, sugar 2, rum 1 and a 0 are wanted.
fn round(clara: &[(Good, u8)]) -> Table {
    at_harbor(4, |draft| {
        draft.value = 3;
        demand(draft, [(Good::Citrus, 4), (Good::Sugar, 2), (Good::Rum, 1), (Good::Tobacco, 0)]);
        goods(draft, 1, &[(Good::Citrus, 2), (Good::Rum, 1)]);
        goods(draft, 2, &[(Good::Sugar, 2)]);
        goods(draft, 3, &[(Good::Sugar, 2), (Good::Citrus, 1)]);
        goods(draft, 4, clara);
    })
}

#[test]
fn delivery_round_of_juan_alicia_francisco_and_clara() {
    let mut table = round(&[(Good::Tobacco, 1), (Good::Cigars, 1)]);
    table.play("deliver 2 citrus");
    assert_eq!((table.points(1), table.decider()), (2 + 6, seat(2)));
    table.play("deliver 2 sugar");
    assert_eq!((table.points(2), table.decider()), (2 + 6, seat(3)));
    assert_eq!(table.refuses("deliver 2 sugar"), "why-not-wanted");
    table.play("deliver 1 citrus");
    assert_eq!(table.points(3), 2 + 3);
    assert_eq!((table.points(4), table.decider()), (2, seat(1)), "Clara has nothing to deliver and passes");
    table.play("deliver 1 rum");
    assert_eq!(table.points(1), 2 + 6 + 3);
    // Nobody can deliver the last citrus.
    let position = &table.position;
    assert_eq!((position.demand(Good::Citrus), position.value(), position.ship()), (Some(1), 4, 1));
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car));
}

#[test]
fn the_last_citrus_sends_the_ship_away_and_juan_rolls() {
    let mut table = round(&[(Good::Citrus, 1)]);
    table.play("deliver 1 rum").play("deliver 2 sugar").play("deliver 1 citrus").play("deliver 1 citrus");
    assert_eq!(table.decider(), seat(1));
    // Juan delivers one of the two left, and Francisco and Clara have none: he delivers the last one himself.
    table.play("deliver 1 citrus");
    assert_eq!(table.decider(), seat(1));
    table.roll("deliver 1 citrus", &ONES);
    assert_eq!((table.position.ship(), table.position.value()), (2, 2));
    assert_eq!((table.decider(), table.step()), (seat(1), Step::Demand));

    let mut opponent = at_harbor(4, |draft| {
        demand(draft, [(Good::Citrus, 1), (Good::Sugar, 0), (Good::Rum, 0), (Good::Tobacco, 0)]);
        goods(draft, 1, &[]);
        goods(draft, 2, &[]);
    });
    assert_eq!(opponent.decider(), seat(3));
    opponent.roll("deliver 1 citrus", &ONES);
    assert_eq!((opponent.decider(), opponent.step()), (seat(1), Step::Demand), "the active player rolls");
    opponent.play("leave out rum");
    assert_eq!(opponent.decider(), seat(2));
}

#[test]
fn fewer_may_be_delivered() {
    let mut table = round(&[]);
    assert!(table.allows("deliver 1 citrus") && table.allows("deliver 2 citrus"));
    assert_eq!(table.refuses("deliver 3 citrus"), "why-has-only");
    table.play("deliver 1 citrus");
    assert_eq!(table.position.demand(Good::Citrus), Some(3));
}

#[test]
fn goods_delivered_return_to_the_supply() {
    for value in [2, 3, 4] {
        let mut table = at_harbor(2, |draft| {
            draft.value = value;
            goods(draft, 1, &[(Good::Sugar, 2)]);
        });
        let supply = table.position.supply(Good::Sugar);
        table.play("deliver 2 sugar");
        assert_eq!((table.points(1), table.has(1, Good::Sugar)), (2 + 2 * u16::from(value), 0));
        assert_eq!(table.position.supply(Good::Sugar), supply + 2);
        assert_eq!(table.position.demand(Good::Sugar), Some(0));
    }
}

#[test]
fn the_good_left_out_is_not_in_demand() {
    let table = at_harbor(2, |draft| goods(draft, 1, &[(Good::Cigars, 2), (Good::Sugar, 3)]));
    assert_eq!(table.legal(), ["deliver 1 sugar", "deliver 2 sugar", "pass"]);
    assert_eq!(table.refuses("deliver 1 cigars"), "why-not-wanted");
    assert_eq!(table.refuses("deliver 3 sugar"), "why-wants-only");
}

#[test]
fn a_player_who_passes_is_out_for_the_round() {
    let mut table = at_harbor(2, |_| ());
    table.play("pass").play("deliver 1 sugar");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Delivery), "seat 1 is not asked again");
    table.play("deliver 1 citrus").play("pass");
    assert_eq!((table.decider(), table.step()), (seat(2), Step::Car));
}

#[test]
fn passing_at_four_sends_the_ship_away() {
    let mut table = at_harbor(2, |draft| {
        draft.value = 4;
        goods(draft, 2, &[]);
    });
    table.roll("pass", &ONES);
    assert_eq!((table.position.ship(), table.position.value()), (2, 2));
    assert_eq!((table.decider(), table.step()), (seat(1), Step::Demand));
}

/// 2 sugar, 2 rum and 1 tobacco are wanted; the mover has 2 wood.
fn wood(value: u8) -> Table {
    at_harbor(4, |draft| {
        draft.value = value;
        demand(draft, [(Good::Sugar, 2), (Good::Rum, 2), (Good::Tobacco, 1), (Good::Citrus, 0)]);
        goods(draft, 1, &[(Good::Wood, 2), (Good::Sugar, 1)]);
    })
}

#[test]
fn two_wood_earn_two_points_at_any_value() {
    for value in [2, 3, 4] {
        for good in [Good::Sugar, Good::Rum] {
            let mut table = wood(value);
            table.play(&format!("deliver 2 wood for {}", good.id()));
            assert_eq!((table.points(1), table.position.demand(good)), (4, Some(0)));
            assert_eq!((table.has(1, Good::Wood), table.position.supply(Good::Wood)), (0, 8));
        }
    }
}

#[test]
fn two_wood_are_not_split() {
    let mut table = wood(3);
    assert_eq!(table.refuses("deliver 2 wood for tobacco"), "why-wants-only");
    table.play("deliver 1 wood for tobacco");
    assert_eq!(table.decider(), seat(2), "the second wood is another delivery");
}

#[test]
fn wood_and_sugar_are_not_mixed() {
    let mut table = wood(3);
    table.play("deliver 1 wood for sugar");
    assert_eq!((table.decider(), table.has(1, Good::Sugar)), (seat(2), 1), "one kind at a time");
}

#[test]
fn wood_may_lower_a_die_partly() {
    let mut table = wood(3);
    table.play("deliver 1 wood for rum");
    assert_eq!((table.points(1), table.position.demand(Good::Rum)), (3, Some(1)));
}

#[test]
fn no_wood_without_demand() {
    let table = wood(3);
    assert_eq!(table.refuses("deliver 1 wood for citrus"), "why-not-wanted");
    assert_eq!(table.refuses("deliver 1 wood for cigars"), "why-not-wanted");
}
