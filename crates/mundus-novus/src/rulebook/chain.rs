//! Statements of the chapter “The exchanges”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "chain.1", source: Rule, tests: &["the_mover_must_take_and_the_owner_moves_next"] },
    Statement { id: "chain.2", source: Rule, tests: &["the_card_taken_may_be_swapped_with_the_market"] },
    Statement { id: "chain.3", source: Rule, tests: &["the_mover_must_take_and_the_owner_moves_next"] },
    Statement {
        id: "chain.4",
        source: Rule,
        tests: &["no_third_exchange_between_the_same_two", "two_players_two_cards"],
    },
    Statement {
        id: "chain.5",
        source: Ruling,
        tests: &["the_exception_is_used_on_the_last_take", "the_exception_is_used_twice"],
    },
    Statement {
        id: "chain.6",
        source: Rule,
        tests: &["nobody_else_laid_out_a_card", "the_master_laid_out_nothing", "one_against_three"],
    },
    Statement {
        id: "chain.7",
        source: Rule,
        tests: &[
            "three_players_three_cards_the_master_takes_back",
            "four_players_another_takes_back_and_gets_a_gift",
        ],
    },
    Statement {
        id: "chain.8",
        source: Rule,
        tests: &[
            "three_players_two_cards_end_with_a_gift",
            "the_gift_is_any_hand_card_of_the_trade_master",
            "the_gift_is_seen_by_two",
        ],
    },
    Statement {
        id: "chain.9",
        source: Rule,
        tests: &["everybody_has_as_many_cards_after_the_trade_as_before"],
    },
];
