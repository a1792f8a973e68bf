//! Mayor: new colonists, placing them, San Juan, the colonist ship.

use crate::play::*;
use puerto_rico::position::Step;

#[test]
fn mayor_of_four_with_six_on_the_ship() {
    let mut table = stage(4).colonists(73, 6).begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "take colonist");
    assert_eq!([ANNE, BERNIE, CHRISTINE, DAVID].map(|seat| table.colonists(seat)), [3, 2, 1, 1]);
    // One from the supply for the privilege, four for the next ship.
    assert_eq!((table.colonist_supply(), table.colonist_ship()), (73 - 1 - 4, 4));
}

#[test]
fn mayor_privilege_needs_a_colonist_in_the_supply() {
    let mut table = stage(4).colonists(0, 4).begin();
    table.play(ANNE, "take mayor");
    // No privilege is asked: everybody has one from the ship, the ship stays empty, Bernie chooses.
    assert_eq!([ANNE, BERNIE, CHRISTINE].map(|seat| table.colonists(seat)), [1, 1, 1]);
    assert_eq!((table.colonist_supply(), table.colonist_ship()), (0, 0));
    table.offers(BERNIE, "take settler");
}

#[test]
fn mayor_privilege_may_be_declined() {
    let mut table = stage(4).colonists(75, 4).begin();
    table.play(ANNE, "take mayor");
    assert_eq!(table.offered(ANNE), ["take colonist", "decline colonist"]);
    table.play(ANNE, "decline colonist");
    assert_eq!((table.colonists(ANNE), table.colonists(BERNIE)), (1, 1));
    assert_eq!(table.colonist_supply(), 75 - 4);
}

#[test]
fn colonists_may_be_rearranged_over_all_circles() {
    let mut table = stage(4).domain(ANNE, "1 corn+, 1 indigo, hacienda+, indigo-plant, small-market").begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    // Two she had and one from the ship, on any of seven circles of island and city.
    assert_eq!(
        table.offered(ANNE),
        ["place corn", "place indigo", "place indigo-plant", "place small-market", "place hacienda"]
    );
    table.play(ANNE, "place indigo");
    table.play(ANNE, "place indigo-plant");
    table.play(ANNE, "place small-market");
    assert_eq!((table.occupied(ANNE, "corn"), table.manned(ANNE, "hacienda")), (0, 0), "both were vacated");
    assert_eq!(table.occupied(ANNE, "indigo"), 1);
    assert_eq!((table.manned(ANNE, "indigo-plant"), table.manned(ANNE, "small-market")), (1, 1));
}

#[test]
fn placing_goes_clockwise_from_the_mayor() {
    let island = "1 corn, 1 indigo";
    let mut table = stage(4)
        .governor(CHRISTINE)
        .domain(ANNE, island)
        .domain(BERNIE, island)
        .domain(CHRISTINE, island)
        .domain(DAVID, island)
        .begin();
    table.play(CHRISTINE, "take mayor");
    table.play(CHRISTINE, "decline colonist");
    for seat in [CHRISTINE, DAVID, ANNE, BERNIE] {
        table.turn(seat);
        table.play(seat, "place indigo");
    }
    table.offers(DAVID, "take settler");
}

#[test]
fn a_circle_holds_one_colonist() {
    let mut table = stage(4).domain(ANNE, "1 corn, 1 indigo, indigo-plant, 1 in San Juan").begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "take colonist");
    // Three colonists, five circles.
    table.play(ANNE, "place corn");
    table.refuses(ANNE, "place corn");
    table.play(ANNE, "place indigo-plant");
    table.offers(ANNE, "place indigo-plant");
    table.play(ANNE, "place indigo-plant");
    assert_eq!((table.occupied(ANNE, "corn"), table.manned(ANNE, "indigo-plant")), (1, 2));
}

#[test]
fn only_colonists_without_a_circle_stay_in_san_juan() {
    // Five colonists for three circles: three are placed, two stay.
    let mut table = stage(4).domain(ANNE, "2 corn, small-market, 4 in San Juan").begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    assert_eq!(
        (table.occupied(ANNE, "corn"), table.manned(ANNE, "small-market"), table.san_juan(ANNE)),
        (2, 1, 2)
    );

    // Three colonists for four circles: none may stay, placing goes on until all are placed.
    let mut table = stage(4).domain(ANNE, "2 corn, 1 sugar, small-market, 2 in San Juan").begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    for action in ["place corn", "place sugar", "place corn"] {
        table.turn(ANNE);
        table.refuses(ANNE, "pass");
        assert!(table.offered(ANNE).iter().all(|action| action.starts_with("place ")));
        table.play(ANNE, action);
    }
    assert_eq!(table.san_juan(ANNE), 0);
}

#[test]
fn colonists_in_san_juan_wait_for_the_next_mayor() {
    let mut table = stage(3).domain(ANNE, "2 in San Juan").row("corn corn corn corn").begin();
    table.play(ANNE, "take settler");
    table.play(ANNE, "settle corn");
    table.end_phase();
    assert_eq!((table.occupied(ANNE, "corn"), table.san_juan(ANNE)), (0, 2), "they wait");
    table.play(BERNIE, "take mayor");
    table.end_phase();
    assert_eq!((table.occupied(ANNE, "corn"), table.san_juan(ANNE)), (1, 2), "one of three has a circle");
}

#[test]
fn colonists_move_only_with_mayor_hospice_and_university() {
    for seed in 0..10 {
        let mut checked = 0;
        random_game(3, seed, |before, after| {
            let moves = ["take mayor", "take colonist", "decline colonist"];
            let action = after.last_action();
            if before.position().step() == Step::Place || moves.contains(&action) {
                return;
            }
            checked += 1;
            for seat in before.seats() {
                assert_eq!(before.crew(seat), after.crew(seat), "{action}");
            }
        });
        assert!(checked > 50);
    }
}

#[test]
fn the_ship_is_refilled_by_empty_circles_on_buildings() {
    let mut table = stage(4)
        .domain(BERNIE, "3 corn, indigo-plant, sugar-mill")
        .domain(CHRISTINE, "tobacco-storage")
        .begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    table.play(BERNIE, "place corn");
    // Three and three of Bernie's, two of Christine's three; two corn plantations of his do not count.
    assert_eq!(table.manned(CHRISTINE, "tobacco-storage"), 1);
    assert_eq!(table.colonist_ship(), 3 + 3 + 2);
}

#[test]
fn the_ship_is_refilled_with_at_least_one_colonist_per_player() {
    for players in 2..=5 {
        let mut table = stage(players).domain(BERNIE, "small-market").begin();
        let supply = table.colonist_supply();
        table.play(ANNE, "take mayor");
        table.play(ANNE, "decline colonist");
        table.end_phase();
        assert_eq!(table.colonist_ship(), players);
        assert_eq!(table.colonist_supply(), supply - players);
    }
}

#[test]
fn a_supply_that_falls_short_ends_the_game_after_the_round() {
    let mut table = stage(4).colonists(3, 4).begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    assert_eq!((table.colonist_supply(), table.colonist_ship()), (0, 3), "what is left goes onto the ship");
    // The round goes on to its end.
    for (seat, role) in [(BERNIE, "settler"), (CHRISTINE, "builder"), (DAVID, "prospector")] {
        table.turn(seat);
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!(table.ending(), Some("colonists"));
}

#[test]
fn a_supply_that_suffices_exactly_does_not_end_the_game() {
    let mut table = stage(4).colonists(4, 4).begin();
    table.play(ANNE, "take mayor");
    table.play(ANNE, "decline colonist");
    assert_eq!((table.colonist_supply(), table.colonist_ship()), (0, 4));
    for (seat, role) in [(BERNIE, "settler"), (CHRISTINE, "builder"), (DAVID, "prospector")] {
        table.play(seat, &format!("take {role}"));
        table.end_phase();
    }
    assert_eq!(table.ending(), None);
    table.turn(BERNIE);
}

#[test]
fn only_those_who_get_colonists_are_told_of_them() {
    let mut table = stage(4).governor(BERNIE).colonists(30, 2).begin();
    table.play(BERNIE, "take mayor");
    table.play(BERNIE, "decline colonist");
    let arrived = table.events().iter().filter_map(|event| match *event {
        puerto_rico::Event::ColonistsArrived { seat, count } => Some((seat, count)),
        _ => None,
    });
    assert_eq!(arrived.collect::<Vec<_>>(), [(BERNIE, 1), (CHRISTINE, 1)]);
}
