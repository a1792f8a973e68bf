//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{Source::Ruling, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "hidden.1", source: Ruling, tests: &["views_hold_everything_whatever_pages_show"] },
    Statement { id: "hidden.2", source: Ruling, tests: &["one_choice_is_no_choice"] },
];
