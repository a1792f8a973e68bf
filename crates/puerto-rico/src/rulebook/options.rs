//! Statements of the chapter “Two players and options”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "options.1", source: Data, tests: &["two_players_start_with_the_variants_numbers"] },
    Statement { id: "options.2", source: Data, tests: &["two_players_start_with_the_variants_numbers"] },
    Statement { id: "options.3", source: Data, tests: &["two_players_start_with_the_variants_numbers"] },
    Statement { id: "options.4", source: Data, tests: &["two_players_play_with_fewer_tiles_and_barrels"] },
    Statement { id: "options.5", source: Data, tests: &["two_players_play_with_fewer_buildings"] },
    Statement { id: "options.6", source: Data, tests: &["two_players_choose_three_roles_each_alternately"] },
    Statement {
        id: "options.7",
        source: Data,
        tests: &["two_players_leave_one_doubloon_on_the_seventh_role"],
    },
    Statement { id: "options.8", source: Data, tests: &["the_balance_option_swaps_factory_and_university"] },
    Statement { id: "options.9", source: Data, tests: &["the_balance_option_swaps_factory_and_university"] },
    Statement { id: "options.10", source: Ruling, tests: &["all_place_at_the_same_time"] },
    Statement {
        id: "options.11",
        source: Ruling,
        tests: &[
            "they_place_in_turn_while_placing_decides_the_end",
            "they_place_together_where_the_end_is_certain",
        ],
    },
    Statement { id: "options.12", source: Ruling, tests: &["any_order_of_placing_gives_the_same"] },
];
