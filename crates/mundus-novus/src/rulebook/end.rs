//! Statements of the chapter “The end of the game”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "end.1", source: Rule, tests: &["the_perfect_combination_beats_75"] },
    Statement { id: "end.2", source: Rule, tests: &["merchants_may_complete_the_perfect_combination"] },
    Statement {
        id: "end.3",
        source: Ruling,
        tests: &[
            "the_perfect_combination_beats_75",
            "merchants_may_complete_the_perfect_combination",
            "the_perfect_combination_is_not_the_set_of_different_resources",
        ],
    },
    Statement { id: "end.4", source: Rule, tests: &["of_two_perfect_combinations_the_richest_wins"] },
    Statement { id: "end.5", source: Rule, tests: &["seventy_five_doubloons_end_the_game_after_the_round"] },
    Statement {
        id: "end.6",
        source: Rule,
        tests: &[
            "a_short_line_ends_the_game_after_the_round",
            "an_empty_deck_with_five_in_line_is_not_yet_the_end",
            "when_the_line_is_short_most_doubloons_win",
        ],
    },
    Statement { id: "end.7", source: Ruling, tests: &["ties_are_shared"] },
    Statement { id: "end.8", source: Ruling, tests: &["nothing_forces_progress"] },
];
