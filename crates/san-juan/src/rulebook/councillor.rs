//! Statements of the chapter “Councillor”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "councillor.1",
        source: Rule,
        tests: &["everybody_keeps_one_of_two_and_the_councillor_one_of_five"],
    },
    Statement { id: "councillor.2", source: Rule, tests: &["prefecture_keeps_two_of_two_five_or_eight"] },
    Statement {
        id: "councillor.3",
        source: Rule,
        tests: &[
            "archive_and_prefecture_discard_three_of_five",
            "library_archive_and_prefecture_discard_six_of_eight",
        ],
    },
    Statement { id: "councillor.4", source: Ruling, tests: &["drawing_may_be_declined"] },
];
