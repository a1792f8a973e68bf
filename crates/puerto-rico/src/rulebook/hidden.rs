//! Statements of the chapter “What is hidden”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "hidden.1", source: Rule, tests: &["everything_but_the_stacks_is_open"] },
    Statement { id: "hidden.2", source: Rule, tests: &["everything_but_the_stacks_is_open"] },
    Statement { id: "hidden.3", source: Ruling, tests: &["points_are_in_every_view"] },
    Statement { id: "hidden.4", source: Ruling, tests: &["open_scores_only_touches_the_display"] },
];
