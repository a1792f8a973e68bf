//! Statements of the chapter “The newspaper”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "newspaper.1", source: Rule, tests: &["the_newspaper_pays_and_turns_a_cuban_down"] },
    Statement { id: "newspaper.2", source: Rule, tests: &["at_a_face_down_cuban_nothing_is_used"] },
    Statement {
        id: "newspaper.3",
        source: Rule,
        tests: &["a_face_down_cuban_is_driven_past_at_the_normal_cost"],
    },
    Statement {
        id: "newspaper.4",
        source: Rule,
        tests: &[
            "a_face_down_cuban_is_driven_past_at_the_normal_cost",
            "a_cuban_visited_turns_up_when_the_car_leaves",
        ],
    },
    Statement {
        id: "newspaper.5",
        source: Ruling,
        tests: &["the_cuban_at_the_car_waits_a_whole_lap", "the_present_turn_goes_on_unchanged"],
    },
    Statement { id: "newspaper.6", source: Ruling, tests: &["several_cubans_may_be_face_down"] },
];
