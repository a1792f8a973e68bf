//! Statements of the chapter “The round”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "round.1", source: Rule, tests: &["a_role_is_taken_once_a_round_and_must_be"] },
    Statement { id: "round.2", source: Rule, tests: &["everybody_acts_beginning_with_the_chooser"] },
    Statement { id: "round.3", source: Rule, tests: &["the_governor_passes_on"] },
    Statement { id: "round.4", source: Rule, tests: &["two_players_take_three_roles"] },
    Statement { id: "round.5", source: Rule, tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"] },
    Statement { id: "round.6", source: Rule, tests: &["hands_are_cut_to_seven_and_with_a_tower_to_twelve"] },
    Statement { id: "round.7", source: Rule, tests: &["no_limit_during_a_round"] },
    Statement { id: "round.8", source: Rule, tests: &["the_chapel_takes_one_card_before_the_limit"] },
    Statement {
        id: "round.9",
        source: Ruling,
        tests: &["steps_of_the_round_start_go_round_from_the_governor"],
    },
    Statement { id: "round.10", source: Rule, tests: &["a_draw_goes_on_after_a_reshuffle"] },
    Statement { id: "round.11", source: Ruling, tests: &["a_draw_takes_what_there_is"] },
    Statement { id: "round.12", source: Rule, tests: &["library_doubles_every_privilege"] },
    Statement { id: "round.13", source: Rule, tests: &["library_with_two_players_serves_one_role_a_round"] },
    Statement { id: "round.14", source: Rule, tests: &["the_library_is_asked_for_when_the_phase_has_begun"] },
];
