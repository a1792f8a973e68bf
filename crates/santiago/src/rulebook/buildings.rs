//! Statements of the chapter “The buildings”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "buildings.1", source: Rule, tests: &["the_bank_gives_two_pesos"] },
    Statement { id: "buildings.2", source: Rule, tests: &["the_church_gives_a_point"] },
    Statement { id: "buildings.3", source: Rule, tests: &["the_distillery_makes_rum_of_sugar"] },
    Statement { id: "buildings.4", source: Rule, tests: &["the_factory_makes_cigars_of_tobacco"] },
    Statement { id: "buildings.5", source: Rule, tests: &["exchanges_end_with_the_supply"] },
    Statement { id: "buildings.6", source: Rule, tests: &["the_black_market_knows_no_wood"] },
    Statement { id: "buildings.7", source: Rule, tests: &["the_sawmill_makes_a_point_and_a_peso"] },
    Statement {
        id: "buildings.8",
        source: Rule,
        tests: &["the_cafe_takes_one_of_each", "cafe_with_two_of_one_kind_is_refused"],
    },
    Statement {
        id: "buildings.9",
        source: Rule,
        tests: &["customs_turns_a_die_to_zero", "customs_may_send_the_ship_away"],
    },
    Statement {
        id: "buildings.10",
        source: Rule,
        tests: &["the_casino_changes_pesos_into_points", "the_casino_changes_points_into_pesos"],
    },
    Statement { id: "buildings.11", source: Ruling, tests: &["the_casino_goes_one_way"] },
    Statement { id: "buildings.12", source: Rule, tests: &["the_harbor_master_moves_the_marker"] },
    Statement { id: "buildings.13", source: Rule, tests: &["the_harbor_master_may_send_the_ship_away"] },
    Statement { id: "buildings.14", source: Rule, tests: &["the_office_delivers_one_for_two_points"] },
    Statement { id: "buildings.15", source: Ruling, tests: &["what_changes_nothing_is_not_offered"] },
];
