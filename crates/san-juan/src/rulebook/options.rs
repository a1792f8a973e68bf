//! Statements of the chapter “Options”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "options.1", source: Rule, tests: &["draft_start_keeps_four_of_five_to_eight"] },
    Statement {
        id: "options.2",
        source: Ruling,
        tests: &["customs_office_cost_needs_the_expansion", "residence_of_marie_and_devin"],
    },
    Statement {
        id: "options.3",
        source: Rule,
        tests: &["first_edition_has_its_own_guild_hall_gold_mine_and_cards"],
    },
];
