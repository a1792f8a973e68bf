//! Statements of the chapter “The end of the game”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "end.1",
        source: Rule,
        tests: &["a_supply_that_falls_short_ends_the_game_after_the_round"],
    },
    Statement {
        id: "end.2",
        source: Rule,
        tests: &["building_on_the_twelfth_space_ends_the_game_after_the_round"],
    },
    Statement {
        id: "end.3",
        source: Rule,
        tests: &["the_last_point_ends_the_game_after_the_round", "one_point_left_does_not_end_the_game"],
    },
    Statement {
        id: "end.4",
        source: Rule,
        tests: &[
            "building_on_the_twelfth_space_ends_the_game_after_the_round",
            "the_last_point_ends_the_game_after_the_round",
            "a_supply_that_falls_short_ends_the_game_after_the_round",
        ],
    },
    Statement { id: "end.5", source: Rule, tests: &["nobody_acts_after_the_end"] },
];
