//! Statements of the chapter “Builder”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "builder.1", source: Rule, tests: &["a_building_is_paid_with_other_cards"] },
    Statement {
        id: "builder.2",
        source: Rule,
        tests: &["louis_builds_the_sugar_mill_for_nothing", "library_and_quarry_take_three_off"],
    },
    Statement { id: "builder.3", source: Rule, tests: &["louis_builds_the_sugar_mill_for_nothing"] },
    Statement { id: "builder.4", source: Rule, tests: &["a_beige_building_only_once"] },
    Statement {
        id: "builder.5",
        source: Rule,
        tests: &[
            "jean_builds_a_crane_for_nothing_with_builder_and_quarry",
            "smithy_helps_with_production_only",
        ],
    },
    Statement {
        id: "builder.6",
        source: Rule,
        tests: &["louis_pays_a_library_with_two_goods_and_three_cards"],
    },
    Statement { id: "builder.7", source: Rule, tests: &["carpenter_then_poor_house"] },
    Statement { id: "builder.8", source: Rule, tests: &["carpenter_then_poor_house"] },
    Statement { id: "builder.9", source: Rule, tests: &["a_new_building_helps_after_the_phase"] },
    Statement { id: "builder.10", source: Rule, tests: &["building_may_be_declined"] },
];
