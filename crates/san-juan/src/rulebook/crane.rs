//! Statements of the chapter “Crane”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "crane.1", source: Rule, tests: &["louis_builds_a_palace_over_a_chapel_for_three"] },
    Statement {
        id: "crane.2",
        source: Rule,
        tests: &["jean_builds_a_statue_over_a_coffee_roaster_for_nothing"],
    },
    Statement {
        id: "crane.3",
        source: Rule,
        tests: &["jean_builds_a_statue_over_a_coffee_roaster_for_nothing"],
    },
    Statement { id: "crane.4", source: Rule, tests: &["louis_builds_a_palace_over_a_chapel_for_three"] },
    Statement { id: "crane.5", source: Ruling, tests: &["a_covered_quarry_does_not_help"] },
    Statement { id: "crane.6", source: Rule, tests: &["crane_and_identical_buildings_are_not_covered"] },
    Statement { id: "crane.7", source: Rule, tests: &["a_covered_building_may_be_built_again"] },
    Statement { id: "crane.8", source: Ruling, tests: &["an_empty_building_is_covered_first"] },
];
