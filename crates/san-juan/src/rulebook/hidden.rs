//! Statements of the chapter “Hidden information”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "hidden.1",
        source: Rule,
        tests: &["a_view_holds_your_own_hand_and_the_size_of_the_others"],
    },
    Statement {
        id: "hidden.2",
        source: Rule,
        tests: &["goods_are_certain_only_after_a_reshuffle_and_known_to_nobody"],
    },
    Statement {
        id: "hidden.3",
        source: Rule,
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
    Statement {
        id: "hidden.4",
        source: Ruling,
        tests: &["a_revealed_card_is_known_until_the_hand_loses_one_face_down"],
    },
    Statement {
        id: "hidden.5",
        source: Ruling,
        tests: &["tucked_cards_and_discards_are_known_to_their_owner"],
    },
];
