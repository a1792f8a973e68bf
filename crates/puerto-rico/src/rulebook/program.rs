//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "program.1", source: Ruling, tests: &["a_forced_choice_is_played_by_the_program"] },
    Statement {
        id: "program.2",
        source: Ruling,
        tests: &["prospector_with_two_doubloons_on_it_takes_three"],
    },
    Statement { id: "program.3", source: Ruling, tests: &["an_illegal_action_changes_nothing"] },
    Statement {
        id: "program.4",
        source: Ruling,
        tests: &["the_standing_order_produces_unless_switched_off"],
    },
    Statement {
        id: "program.5",
        source: Ruling,
        tests: &["an_impossible_position_is_refused_with_every_reason"],
    },
    Statement {
        id: "program.6",
        source: Ruling,
        tests: &["under_version_1_the_bonus_is_taken_without_asking", "a_position_keeps_its_version"],
    },
];
