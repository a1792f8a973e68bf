//! The round: roles, doubloons on them, the governor.

use crate::play::*;

#[test]
fn governor_chooses_first_then_clockwise() {
    let mut table = stage(4).governor(CHRISTINE).begin();
    for (seat, role) in [(CHRISTINE, "prospector"), (DAVID, "settler"), (ANNE, "mayor"), (BERNIE, "builder")]
    {
        table.turn(seat);
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    // The round is over after one role each: the next governor chooses.
    table.turn(DAVID);
    assert_eq!(table.offered(DAVID).len(), 7);
}

#[test]
fn a_taken_role_is_gone_for_the_round() {
    let mut table = stage(4).begin();
    table.play(ANNE, "take prospector");
    table.turn(BERNIE);
    table.refuses(BERNIE, "take prospector");
    table.play(BERNIE, "take settler");
    table.end_phase();
    table.turn(CHRISTINE);
    table.refuses(CHRISTINE, "take prospector");
    table.refuses(CHRISTINE, "take settler");
    assert_eq!(table.offered(CHRISTINE).len(), 5);
}

#[test]
fn taking_a_role_is_compulsory() {
    let table = stage(4).begin();
    assert!(
        table.offered(ANNE).iter().all(|action| action.starts_with("take ")),
        "nothing but roles is offered"
    );
    table.refuses(ANNE, "pass");
}

#[test]
fn doubloons_on_a_role_are_taken_before_its_action() {
    // Anne has nothing; with the two doubloons on the builder and the privilege she can pay for the hospice no,
    // but for the hacienda and, for three less one, the small warehouse.
    let mut table = stage(4).role_doubloons("builder", 2).begin();
    table.play(ANNE, "take builder");
    assert_eq!(table.doubloons(ANNE), 2);
    assert_eq!(table.role_doubloons("builder"), 0);
    table.refuses(ANNE, "build hospice");
    table.play(ANNE, "build small-warehouse");
    assert_eq!(table.doubloons(ANNE), 0);
}

#[test]
fn the_action_goes_clockwise_from_the_chooser() {
    let mut table = stage(4).row("corn indigo sugar tobacco coffee").begin();
    table.play(ANNE, "take prospector");
    table.play(BERNIE, "take settler");
    for (seat, tile) in [(BERNIE, "corn"), (CHRISTINE, "indigo"), (DAVID, "sugar"), (ANNE, "tobacco")] {
        table.turn(seat);
        table.play(seat, &format!("settle {tile}"));
    }
    // Once each: the next role is chosen.
    table.turn(CHRISTINE);
    table.offers(CHRISTINE, "take builder");
}

#[test]
fn only_the_chooser_has_the_privilege() {
    let mut table = stage(4).domain(ANNE, "2 doubloons").domain(BERNIE, "2 doubloons").begin();
    table.play(ANNE, "take builder");
    table.offers(ANNE, "build small-warehouse");
    table.play(ANNE, "pass");
    table.turn(BERNIE);
    table.refuses(BERNIE, "build small-warehouse");
    table.offers(BERNIE, "build hacienda");

    let mut table = stage(4).domain(ANNE, "1 barrel sugar").domain(BERNIE, "1 barrel tobacco").begin();
    table.play(ANNE, "take trader");
    table.play(ANNE, "sell sugar");
    table.play(BERNIE, "sell tobacco");
    assert_eq!(
        (table.doubloons(ANNE), table.doubloons(BERNIE)),
        (3, 3),
        "2 + 1 for the trader, 3 for the other"
    );
}

#[test]
fn actions_and_privileges_may_be_declined() {
    let mut table = stage(4)
        .domain(ANNE, "9 doubloons, 1 corn+, 1 barrel indigo")
        .domain(BERNIE, "9 doubloons, 1 corn+, 1 barrel sugar")
        .begin();
    for role in ["settler", "builder", "trader", "craftsman"] {
        let mut copy = table.clone();
        copy.play(ANNE, &format!("take {role}"));
        for seat in [ANNE, BERNIE] {
            copy.turn(seat);
            copy.play(seat, if role == "craftsman" { "decline production" } else { "pass" });
        }
        copy.end_phase();
        copy.turn(BERNIE);
        assert_eq!(copy.doubloons(ANNE), 9, "{role}");
        assert_eq!(copy.doubloons(BERNIE), 9, "{role}");
        assert_eq!((copy.island(ANNE), copy.barrels(ANNE, "corn")), (1, 0), "{role}");
    }
    // The captain is the exception.
    table.play(ANNE, "take captain");
    assert!(
        table.offered(ANNE).iter().all(|action| action.starts_with("load ")),
        "nothing but loads is offered"
    );
    table.refuses(ANNE, "pass");
}

#[test]
fn a_declined_action_is_still_the_others() {
    let mut table = stage(4).row("corn indigo sugar tobacco coffee").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "pass");
    table.play(BERNIE, "settle coffee");
    assert_eq!(table.tiles(BERNIE, "coffee"), 1);

    // Unable: Anne has no barrel to sell, Bernie has.
    let mut table = stage(4).domain(BERNIE, "1 barrel coffee").begin();
    table.play(ANNE, "take trader");
    table.play(BERNIE, "sell coffee");
    assert_eq!(table.doubloons(BERNIE), 4);
}

#[test]
fn colonists_from_the_ship_cannot_be_declined() {
    let mut table = stage(4).colonists(60, 4).hoarder(DAVID).begin();
    let before = table.colonists(DAVID);
    table.play(ANNE, "take mayor");
    table.end_phase();
    for seat in [ANNE, BERNIE, CHRISTINE] {
        assert!(table.colonists(seat) >= 1, "everybody has taken one from the ship");
    }
    assert_eq!(table.colonists(DAVID), before + 1);
}

#[test]
fn unchosen_roles_gain_a_doubloon() {
    for players in 3..=5 {
        let mut table = stage(players).begin();
        let chosen = ["settler", "mayor", "builder", "craftsman", "trader"];
        for (seat, role) in table.seats().zip(chosen) {
            table.play(seat, &format!("take {role}"));
            table.end_phase();
        }
        let all = table.roles();
        for role in &all {
            let expected = u16::from(!chosen[..players as usize].contains(&role.as_str()));
            assert_eq!(table.role_doubloons(role), expected, "{role} with {players} players");
        }
        assert_eq!(all.iter().map(|role| table.role_doubloons(role)).sum::<u16>(), 3);
    }
}

#[test]
fn doubloons_on_roles_accumulate() {
    let mut table = stage(3).role_doubloons("captain", 2).begin();
    for (seat, role) in [(ANNE, "settler"), (BERNIE, "mayor"), (CHRISTINE, "builder")] {
        assert_eq!(table.role_doubloons("captain"), 2, "nothing is laid before the round is over");
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!(table.role_doubloons("captain"), 3);
    assert_eq!(table.role_doubloons("trader"), 1);
    table.play(BERNIE, "take captain");
    assert_eq!(table.doubloons(BERNIE), 3);
}

#[test]
fn roles_return_and_the_governor_passes_left() {
    let mut table = stage(3).governor(CHRISTINE).begin();
    for (seat, role) in [(CHRISTINE, "settler"), (ANNE, "builder"), (BERNIE, "trader")] {
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!(table.governor(), ANNE);
    table.turn(ANNE);
    assert_eq!(table.offered(ANNE).len(), 6, "all six roles are back");
}

#[test]
fn two_prospectors_are_two_cards() {
    let mut table = stage(5).role_doubloons("prospector", 2).role_doubloons("prospector-2", 1).begin();
    table.play(ANNE, "take prospector 2");
    assert_eq!(table.doubloons(ANNE), 2, "one on that card and one for the privilege");
    table.refuses(BERNIE, "take prospector 2");
    table.play(BERNIE, "take prospector");
    assert_eq!(table.doubloons(BERNIE), 3);

    // One of them not chosen gains its doubloon, the other does not.
    let mut table = stage(5).begin();
    for (seat, role) in [
        (ANNE, "prospector"),
        (BERNIE, "settler"),
        (CHRISTINE, "mayor"),
        (DAVID, "builder"),
        (EMILY, "craftsman"),
    ] {
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!((table.role_doubloons("prospector"), table.role_doubloons("prospector-2")), (0, 1));
}
