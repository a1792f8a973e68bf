//! Statements of the chapter “Progression”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "progression.1",
        source: Rule,
        tests: &["the_trade_master_chooses_who_begins_then_clockwise"],
    },
    Statement { id: "progression.2", source: Ruling, tests: &["everything_is_optional_and_in_any_order"] },
    Statement {
        id: "progression.3",
        source: Rule,
        tests: &["a_set_has_three_to_five_cards", "one_set_of_identical_resources"],
    },
    Statement { id: "progression.4", source: Rule, tests: &["relics_are_jokers_but_not_alone"] },
    Statement { id: "progression.5", source: Ruling, tests: &["relics_are_jokers_but_not_alone"] },
    Statement {
        id: "progression.6",
        source: Data,
        tests: &["the_table_of_reach", "larger_and_rarer_sets_reach_further"],
    },
    Statement { id: "progression.7", source: Rule, tests: &["the_line_closes_up_and_is_refilled"] },
    Statement {
        id: "progression.8",
        source: Rule,
        tests: &["no_relic_in_a_set_of_different_resources", "different_resources_pay_by_their_number"],
    },
    Statement { id: "progression.9", source: Data, tests: &["different_resources_pay_by_their_number"] },
    Statement { id: "progression.10", source: Rule, tests: &["relics_sell_together_once"] },
    Statement { id: "progression.11", source: Ruling, tests: &["relics_sell_together_once"] },
    Statement {
        id: "progression.12",
        source: Rule,
        tests: &["everything_is_optional_and_in_any_order", "a_merchant_makes_another_different_resource"],
    },
    Statement {
        id: "progression.13",
        source: Rule,
        tests: &[
            "a_merchant_completes_a_set_and_pays",
            "each_merchant_works_once_a_round",
            "a_merchant_makes_another_different_resource",
        ],
    },
    Statement { id: "progression.14", source: Ruling, tests: &["several_merchants_may_serve_one_set"] },
    Statement { id: "progression.15", source: Ruling, tests: &["merchants_leave_relics_alone"] },
    Statement {
        id: "progression.16",
        source: Rule,
        tests: &["unused_cards_are_discarded_unseen", "income_is_paid_in_the_round_it_is_taken"],
    },
    Statement { id: "progression.17", source: Ruling, tests: &["with_nothing_to_take_no_identical_set"] },
];
