//! Statements of the chapter “Producer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "producer.1", source: Rule, tests: &["aqueduct_produces_two_three_or_four"] },
    Statement { id: "producer.2", source: Rule, tests: &["aqueduct_produces_two_three_or_four"] },
    Statement { id: "producer.3", source: Rule, tests: &["a_building_holds_one_good"] },
    Statement { id: "producer.4", source: Rule, tests: &["well_needs_two_goods"] },
    Statement { id: "producer.5", source: Rule, tests: &["one_may_produce_or_sell_fewer"] },
];
