//! Statements of the chapter “Prospector”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "prospector.1", source: Rule, tests: &["prospector_takes_one_doubloon"] },
    Statement { id: "prospector.2", source: Rule, tests: &["prospector_takes_one_doubloon"] },
    Statement {
        id: "prospector.3",
        source: Rule,
        tests: &["prospector_with_two_doubloons_on_it_takes_three"],
    },
];
