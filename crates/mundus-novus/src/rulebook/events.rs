//! Statements of the chapter “Events”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "events.1",
        source: Rule,
        tests: &["the_icon_of_the_head_card_is_the_event_of_the_round"],
    },
    Statement { id: "events.2", source: Rule, tests: &["a_line_of_five_a_market_of_three_and_no_doubloons"] },
    Statement { id: "events.3", source: Rule, tests: &["the_event_stays_when_the_card_goes"] },
    Statement { id: "events.4", source: Rule, tests: &["the_kings_help_allows_many_sets"] },
    Statement { id: "events.5", source: Rule, tests: &["natives_pay_a_doubloon_a_card"] },
    Statement { id: "events.6", source: Ruling, tests: &["natives_pay_a_doubloon_a_card"] },
    Statement { id: "events.7", source: Rule, tests: &["in_a_storm_only_the_first_card"] },
    Statement { id: "events.8", source: Rule, tests: &["after_a_fire_warehouses_hold_nothing_but_pay"] },
    Statement { id: "events.9", source: Data, tests: &["after_a_fire_warehouses_hold_nothing_but_pay"] },
    Statement {
        id: "events.10",
        source: Rule,
        tests: &[
            "pirates_take_a_card_for_each_large_squadron",
            "pirates_with_nobody_to_rob_are_over_at_once",
            "two_large_squadrons_lose_two_cards",
        ],
    },
    Statement {
        id: "events.11",
        source: Ruling,
        tests: &[
            "pirates_take_a_card_for_each_large_squadron",
            "with_other_hidden_cards_no_view_differs_before_the_reveal",
        ],
    },
];
