//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "setup.1", source: Data, tests: &["the_box_holds_112_cards_and_29_more"] },
    Statement { id: "setup.2", source: Data, tests: &["printed_points_follow_the_cost"] },
    Statement {
        id: "setup.3",
        source: Rule,
        tests: &["everybody_begins_with_an_indigo_plant_and_four_cards"],
    },
    Statement { id: "setup.4", source: Data, tests: &["price_cards_repeat_their_order"] },
    Statement { id: "setup.5", source: Rule, tests: &["price_cards_repeat_their_order"] },
];
