//! Statements of the chapter “Mayor”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "mayor.1", source: Rule, tests: &["mayor_of_four_with_six_on_the_ship"] },
    Statement { id: "mayor.2", source: Rule, tests: &["mayor_privilege_needs_a_colonist_in_the_supply"] },
    Statement { id: "mayor.3", source: Rule, tests: &["mayor_privilege_may_be_declined"] },
    Statement { id: "mayor.4", source: Rule, tests: &["mayor_of_four_with_six_on_the_ship"] },
    Statement {
        id: "mayor.5",
        source: Rule,
        tests: &[
            "colonists_may_be_rearranged_over_all_circles",
            "colonists_in_san_juan_wait_for_the_next_mayor",
        ],
    },
    Statement { id: "mayor.6", source: Rule, tests: &["placing_goes_clockwise_from_the_mayor"] },
    Statement { id: "mayor.7", source: Rule, tests: &["a_circle_holds_one_colonist"] },
    Statement { id: "mayor.8", source: Rule, tests: &["only_colonists_without_a_circle_stay_in_san_juan"] },
    Statement { id: "mayor.9", source: Rule, tests: &["colonists_in_san_juan_wait_for_the_next_mayor"] },
    Statement {
        id: "mayor.10",
        source: Rule,
        tests: &["colonists_move_only_with_mayor_hospice_and_university"],
    },
    Statement {
        id: "mayor.11",
        source: Rule,
        tests: &["the_ship_is_refilled_by_empty_circles_on_buildings"],
    },
    Statement {
        id: "mayor.12",
        source: Rule,
        tests: &["the_ship_is_refilled_by_empty_circles_on_buildings"],
    },
    Statement {
        id: "mayor.13",
        source: Rule,
        tests: &["the_ship_is_refilled_with_at_least_one_colonist_per_player"],
    },
    Statement {
        id: "mayor.14",
        source: Rule,
        tests: &["a_supply_that_falls_short_ends_the_game_after_the_round"],
    },
    Statement {
        id: "mayor.15",
        source: Rule,
        tests: &["a_supply_that_suffices_exactly_does_not_end_the_game"],
    },
    Statement {
        id: "mayor.16",
        source: Ruling,
        tests: &["the_ship_is_refilled_with_at_least_one_colonist_per_player"],
    },
];
