//! Statements of the chapter “New buildings”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rebuilt, Rule, Ruling, Weak},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "expansion.1", source: Data, tests: &["the_box_holds_112_cards_and_29_more"] },
    Statement { id: "expansion.2", source: Rule, tests: &["office_building_exchanges_one_or_two_cards"] },
    Statement { id: "expansion.3", source: Ruling, tests: &["guard_room_lowers_the_limit_of_the_others"] },
    Statement { id: "expansion.4", source: Rebuilt, tests: &["hut_draws_if_nobody_sold"] },
    Statement { id: "expansion.5", source: Rule, tests: &["tavern_draws_for_fewest_buildings"] },
    Statement {
        id: "expansion.6",
        source: Rule,
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
    Statement { id: "expansion.7", source: Weak, tests: &["customs_office_gets_a_good_that_sells_for_two"] },
    Statement { id: "expansion.8", source: Rule, tests: &["bank_tucks_any_number_once"] },
    Statement { id: "expansion.9", source: Rule, tests: &["harbor_tucks_one_sold_good"] },
    Statement { id: "expansion.10", source: Rule, tests: &["goldsmith_keeps_what_nobody_has"] },
    Statement { id: "expansion.11", source: Rule, tests: &["residence_of_marie_and_devin"] },
    Statement {
        id: "expansion.12",
        source: Rule,
        tests: &["devin_has_ten_for_the_cathedral", "the_cathedral_lies_beside_the_roles"],
    },
    Statement {
        id: "expansion.13",
        source: Ruling,
        tests: &["park_makes_a_library_free_and_a_cathedral_cost_one"],
    },
];
