//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        tests: &["hands_are_hidden_but_their_size_is_not", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.2",
        source: Ruling,
        tests: &[
            "with_other_hidden_cards_no_view_differs_before_the_reveal",
            "nobody_sees_how_many_cards_las_casas_laid_out",
            "an_unfinished_choice_is_not_seen",
        ],
    },
    Statement {
        id: "hidden.3",
        source: Ruling,
        tests: &["a_set_being_put_together_is_not_seen", "the_number_of_stored_cards_is_public"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        tests: &[
            "what_everybody_saw_taken_is_known",
            "a_known_card_laid_out_or_played_is_no_longer_known",
            "a_hand_that_loses_a_card_face_down_is_unknown_again",
            "pirates_make_a_hand_unknown",
        ],
    },
    Statement {
        id: "hidden.5",
        source: Ruling,
        tests: &[
            "the_gift_is_seen_by_two",
            "the_receiver_knows_what_the_giver_keeps",
            "what_two_know_ends_with_the_turn",
        ],
    },
    Statement {
        id: "hidden.6",
        source: Ruling,
        tests: &[
            "own_discards_are_known_until_the_reshuffle",
            "the_discard_is_shuffled_when_the_deck_is_used_up",
        ],
    },
    Statement { id: "hidden.7", source: Ruling, tests: &["hidden_money_only_touches_the_display"] },
];
