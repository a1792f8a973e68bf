//! Statements of the chapter “Captain”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "captain.1", source: Rule, tests: &["anne_bernie_christine_david_load_the_ships"] },
    Statement { id: "captain.2", source: Rule, tests: &["a_player_who_can_load_must_load"] },
    Statement { id: "captain.3", source: Rule, tests: &["one_kind_is_loaded_in_a_turn"] },
    Statement { id: "captain.4", source: Rule, tests: &["a_ship_carries_one_kind"] },
    Statement { id: "captain.5", source: Rule, tests: &["a_kind_is_carried_by_one_ship"] },
    Statement { id: "captain.6", source: Rule, tests: &["a_full_ship_still_carries_its_kind"] },
    Statement { id: "captain.7", source: Rule, tests: &["the_empty_ship_that_takes_most_is_used"] },
    Statement {
        id: "captain.8",
        source: Ruling,
        tests: &["free_choice_among_empty_ships_that_take_as_many"],
    },
    Statement { id: "captain.9", source: Rule, tests: &["as_many_barrels_as_fit_are_loaded"] },
    Statement { id: "captain.10", source: Rule, tests: &["the_kind_is_chosen_freely"] },
    Statement { id: "captain.11", source: Rule, tests: &["every_barrel_earns_one_point"] },
    Statement { id: "captain.12", source: Rule, tests: &["every_barrel_earns_one_point"] },
    Statement { id: "captain.13", source: Rule, tests: &["the_captain_earns_one_more_once"] },
    Statement { id: "captain.14", source: Rule, tests: &["a_captain_without_a_load_earns_nothing"] },
    Statement {
        id: "captain.15",
        source: Rule,
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement { id: "captain.16", source: Rule, tests: &["wharf_ships_all_barrels_of_one_kind"] },
    Statement { id: "captain.17", source: Rule, tests: &["wharf_is_used_once_in_a_phase"] },
    Statement { id: "captain.18", source: Rule, tests: &["wharf_takes_any_kind"] },
    Statement {
        id: "captain.19",
        source: Rule,
        tests: &["harbor_and_wharf_earn_three_and_one_two_and_one_two_and_one"],
    },
    Statement { id: "captain.20", source: Ruling, tests: &["the_captains_bonus_counts_with_the_wharf"] },
    Statement { id: "captain.21", source: Ruling, tests: &["wharf_is_never_forced"] },
    Statement { id: "captain.22", source: Ruling, tests: &["wharf_may_be_used_after_passing"] },
    Statement { id: "captain.23", source: Rule, tests: &["wharf_owner_who_can_load_may_not_pass"] },
    Statement { id: "captain.24", source: Ruling, tests: &["loading_ends_after_as_many_passes_as_players"] },
    Statement { id: "captain.25", source: Ruling, tests: &["a_wharf_load_restarts_the_count_of_passes"] },
    Statement { id: "captain.26", source: Rule, tests: &["only_full_ships_are_emptied"] },
    Statement { id: "captain.27", source: Rule, tests: &["only_full_ships_are_emptied"] },
    Statement { id: "captain.28", source: Rule, tests: &["points_are_counted_after_the_chips_ran_out"] },
    Statement {
        id: "captain.29",
        source: Rule,
        tests: &[
            "the_captain_may_decline_the_last_point",
            "the_harbors_owner_may_decline_the_last_point",
            "the_wharfs_bonus_may_be_declined",
        ],
    },
    Statement {
        id: "captain.30",
        source: Ruling,
        tests: &[
            "the_question_comes_exactly_with_the_last_points",
            "every_question_in_random_games_is_about_the_last_points",
            "the_question_comes_in_the_last_round_too",
            "nothing_is_asked_after_the_chips_ran_out",
        ],
    },
    Statement { id: "captain.31", source: Ruling, tests: &["both_bonus_points_may_be_taken_one_or_none"] },
    Statement {
        id: "captain.32",
        source: Ruling,
        tests: &["a_declined_privilege_does_not_come_back", "the_harbor_earns_again_after_a_declined_point"],
    },
];
