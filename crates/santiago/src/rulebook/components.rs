//! Statements of the chapter “Components”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "components.1", source: Rule, tests: &["the_street_is_a_loop_of_ten_stops"] },
    Statement { id: "components.2", source: Rule, tests: &["three_buildings_stand_under_each_flower"] },
    Statement { id: "components.3", source: Rule, tests: &["eight_of_every_good_at_all_times"] },
    Statement { id: "components.4", source: Ruling, tests: &["pesos_and_points_are_unlimited"] },
    Statement { id: "components.5", source: Rule, tests: &["dice_have_their_faces"] },
    Statement { id: "components.6", source: Rule, tests: &["flowers_of_the_cubans"] },
    Statement { id: "components.7", source: Data, tests: &["flowers_of_the_cubans"] },
    Statement {
        id: "components.8",
        source: Rebuilt,
        tests: &["flowers_of_the_cubans", "rebuilt_values_are_marked"],
    },
];
