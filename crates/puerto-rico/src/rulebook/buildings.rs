//! Statements of the chapter “Buildings in use”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "buildings.1",
        source: Rule,
        tests: &[
            "unoccupied_buildings_do_nothing",
            "an_unoccupied_quarry_saves_nothing",
            "the_player_produces_one_tobacco_three_sugar_two_corn",
        ],
    },
    Statement { id: "buildings.2", source: Rule, tests: &["one_colonist_occupies_a_building"] },
    Statement {
        id: "buildings.3",
        source: Rule,
        tests: &[
            "hacienda_is_optional_and_draws_once",
            "hospice_is_optional",
            "university_is_optional",
            "wharf_is_never_forced",
            "a_warehouse_may_stay_unused",
            "the_harbors_owner_may_decline_the_last_point",
        ],
    },
    Statement { id: "buildings.4", source: Rule, tests: &["every_good_has_its_production_buildings"] },
    Statement { id: "buildings.5", source: Data, tests: &["all_but_production_buildings_are_violet"] },
    Statement { id: "buildings.6", source: Rule, tests: &["five_large_buildings_take_two_spaces"] },
    Statement { id: "buildings.7", source: Data, tests: &["the_column_is_the_points_and_the_quarries"] },
];
