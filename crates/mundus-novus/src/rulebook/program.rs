//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        tests: &[
            "one_choice_everybody_sees_is_no_choice",
            "a_choice_that_hangs_on_hidden_cards_is_asked",
            "a_turn_that_hidden_cards_could_prolong_is_asked",
            "a_turn_ends_by_itself_only_if_no_possible_hand_offers_more",
            "turns_of_random_games_are_asked_exactly_if_some_possible_hand_offers_more",
        ],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        tests: &["no_way_of_putting_a_set_together_ends_nowhere", "relics_are_jokers_but_not_alone"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        tests: &["canonical_offers_each_set_once", "swapping_for_the_same_resource_is_keeping_it"],
    },
    Statement {
        id: "program.4",
        source: Ruling,
        tests: &[
            "sets_bring_what_was_told_before",
            "a_page_may_ask_what_a_set_brings",
            "means_are_what_is_left_in_the_turn",
        ],
    },
    Statement { id: "program.5", source: Ruling, tests: &["ponce_splits_before_any_card_is_dealt"] },
];
