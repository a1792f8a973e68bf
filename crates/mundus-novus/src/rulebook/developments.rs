//! Statements of the chapter “Developments”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "developments.1", source: Rule, tests: &["warehouses_hold_unused_cards"] },
    Statement { id: "developments.2", source: Ruling, tests: &["nobody_has_to_store"] },
    Statement { id: "developments.3", source: Rule, tests: &["shipyards_pay_for_every_larger_fleet"] },
    Statement {
        id: "developments.4",
        source: Ruling,
        tests: &[
            "merchants_and_warehouses_work_at_once",
            "a_new_caravel_counts_for_shipyards_at_once",
            "the_kings_set_may_use_a_merchant_just_taken",
            "de_la_cosa_works_from_the_moment_it_is_taken",
        ],
    },
    Statement { id: "developments.5", source: Rule, tests: &["income_is_paid_in_the_round_it_is_taken"] },
];
