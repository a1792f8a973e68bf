//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "setup.1", source: Rule, tests: &["a_hundred_and_twenty_resources"] },
    Statement {
        id: "setup.2",
        source: Rule,
        tests: &["the_development_deck_is_one_table", "cards_marked_above_the_number_of_players_are_out"],
    },
    Statement {
        id: "setup.3",
        source: Rebuilt,
        tests: &["the_development_deck_is_one_table", "what_was_rebuilt_is_marked"],
    },
    Statement { id: "setup.4", source: Rule, tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"] },
    Statement {
        id: "setup.5",
        source: Ruling,
        tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"],
    },
    Statement { id: "setup.6", source: Rule, tests: &["the_market_changes_only_by_swaps"] },
];
