//! Statements of the chapter “The lawyer”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "lawyer.1", source: Rule, tests: &["alonso_claims_what_nobody_owns"] },
    Statement { id: "lawyer.2", source: Rule, tests: &["an_occupied_building_may_be_claimed"] },
    Statement { id: "lawyer.3", source: Rule, tests: &["three_markers_and_no_more"] },
    Statement {
        id: "lawyer.4",
        source: Rule,
        tests: &[
            "alicias_lawyer_uses_her_bank_and_then_a_white_building",
            "the_lawyer_opens_an_occupied_building",
        ],
    },
    Statement {
        id: "lawyer.5",
        source: Rule,
        tests: &["alicias_lawyer_uses_her_bank_and_then_a_white_building"],
    },
    Statement {
        id: "lawyer.6",
        source: Ruling,
        tests: &["a_building_used_through_alonso_may_be_used_again"],
    },
    Statement { id: "lawyer.7", source: Ruling, tests: &["without_marker_and_use_alonso_does_nothing"] },
    Statement { id: "lawyer.8", source: Ruling, tests: &["using_ones_own_building_pays_nobody"] },
];
