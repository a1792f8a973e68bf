//! Statements of the chapter “Supply”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "supply.1", source: Data, tests: &["stored_cards_are_in_the_hand_again"] },
    Statement { id: "supply.2", source: Rule, tests: &["first_supply_five_cards_only"] },
    Statement { id: "supply.3", source: Rule, tests: &["the_squadron_example"] },
    Statement {
        id: "supply.4",
        source: Rule,
        tests: &["the_squadron_example", "the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons"],
    },
    Statement {
        id: "supply.5",
        source: Ruling,
        tests: &["the_discard_is_shuffled_when_the_deck_is_used_up", "a_deck_that_suffices_is_not_shuffled"],
    },
    Statement {
        id: "supply.6",
        source: Ruling,
        tests: &["the_discard_is_shuffled_when_the_deck_is_used_up"],
    },
];
