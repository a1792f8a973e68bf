//! Statements of the chapter “The round”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "round.1", source: Rule, tests: &["governor_chooses_first_then_clockwise"] },
    Statement { id: "round.2", source: Rule, tests: &["a_taken_role_is_gone_for_the_round"] },
    Statement { id: "round.3", source: Rule, tests: &["taking_a_role_is_compulsory"] },
    Statement { id: "round.4", source: Rule, tests: &["doubloons_on_a_role_are_taken_before_its_action"] },
    Statement { id: "round.5", source: Rule, tests: &["the_action_goes_clockwise_from_the_chooser"] },
    Statement { id: "round.6", source: Rule, tests: &["only_the_chooser_has_the_privilege"] },
    Statement {
        id: "round.7",
        source: Rule,
        tests: &["actions_and_privileges_may_be_declined", "the_captain_may_decline_the_last_point"],
    },
    Statement { id: "round.8", source: Rule, tests: &["a_declined_action_is_still_the_others"] },
    Statement { id: "round.9", source: Ruling, tests: &["colonists_from_the_ship_cannot_be_declined"] },
    Statement { id: "round.10", source: Rule, tests: &["unchosen_roles_gain_a_doubloon"] },
    Statement { id: "round.11", source: Rule, tests: &["doubloons_on_roles_accumulate"] },
    Statement { id: "round.12", source: Rule, tests: &["roles_return_and_the_governor_passes_left"] },
    Statement { id: "round.13", source: Rule, tests: &["two_prospectors_are_two_cards"] },
];
