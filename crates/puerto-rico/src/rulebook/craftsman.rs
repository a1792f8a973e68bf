//! Statements of the chapter “Craftsman”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "craftsman.1",
        source: Rule,
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement {
        id: "craftsman.2",
        source: Rule,
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.3",
        source: Rule,
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.4",
        source: Rule,
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn"],
    },
    Statement {
        id: "craftsman.5",
        source: Rule,
        tests: &["the_player_produces_one_tobacco_three_sugar_two_corn", "plantations_limit_production_too"],
    },
    Statement {
        id: "craftsman.6",
        source: Rule,
        tests: &["production_goes_clockwise_and_the_first_come_is_served_first"],
    },
    Statement { id: "craftsman.7", source: Rule, tests: &["missing_barrels_are_not_replaced"] },
    Statement { id: "craftsman.8", source: Rule, tests: &["factory_pays_by_number_of_kinds"] },
    Statement {
        id: "craftsman.9",
        source: Rule,
        tests: &["david_makes_two_sugar_one_tobacco_and_one_doubloon"],
    },
    Statement {
        id: "craftsman.10",
        source: Rule,
        tests: &["craftsman_takes_one_more_of_a_kind_just_produced"],
    },
    Statement { id: "craftsman.11", source: Rule, tests: &["the_extra_barrel_comes_last_if_one_is_left"] },
    Statement { id: "craftsman.12", source: Rule, tests: &["the_extra_barrel_may_be_declined"] },
    Statement { id: "craftsman.13", source: Rule, tests: &["no_production_no_extra_barrel"] },
    Statement { id: "craftsman.14", source: Ruling, tests: &["production_may_be_declined_all_or_nothing"] },
    Statement {
        id: "craftsman.15",
        source: Ruling,
        tests: &["a_craftsman_who_declined_gets_no_extra_barrel"],
    },
];
