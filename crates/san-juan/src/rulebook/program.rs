//! Statements of the chapter “How the program plays”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "program.1",
        source: Ruling,
        tests: &[
            "a_hidden_single_choice_is_asked",
            "a_public_single_choice_is_played",
            "goods_of_one_kind_that_must_be_paid_are_paid",
        ],
    },
    Statement {
        id: "program.2",
        source: Ruling,
        tests: &["well_needs_two_goods", "customs_office_gets_a_good_that_sells_for_two"],
    },
    Statement {
        id: "program.3",
        source: Ruling,
        tests: &[
            "goods_are_certain_only_after_a_reshuffle_and_known_to_nobody",
            "pools_give_the_same_chances_as_ordered_decks",
        ],
    },
];
