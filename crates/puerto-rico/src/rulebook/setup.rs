//! Statements of the chapter “Components and set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "setup.1", source: Data, tests: &["two_to_five_can_play"] },
    Statement { id: "setup.2", source: Rule, tests: &["everybody_starts_with_the_listed_doubloons"] },
    Statement { id: "setup.3", source: Rule, tests: &["point_supply_by_number_of_players"] },
    Statement { id: "setup.4", source: Rule, tests: &["colonists_by_number_of_players"] },
    Statement { id: "setup.5", source: Rule, tests: &["colonists_by_number_of_players"] },
    Statement { id: "setup.6", source: Rule, tests: &["cargo_ships_by_number_of_players"] },
    Statement { id: "setup.7", source: Rule, tests: &["role_cards_by_number_of_players"] },
    Statement { id: "setup.8", source: Rule, tests: &["one_plantation_more_than_players_lies_face_up"] },
    Statement { id: "setup.9", source: Rule, tests: &["starting_plantations_from_the_governor_clockwise"] },
    Statement { id: "setup.10", source: Rule, tests: &["nobody_owns_anything_else_at_the_start"] },
    Statement { id: "setup.11", source: Rule, tests: &["fifty_barrels_start_in_the_supply"] },
    Statement { id: "setup.12", source: Rule, tests: &["fifty_plantations_and_eight_quarries"] },
    Statement { id: "setup.13", source: Rule, tests: &["fifty_plantations_and_eight_quarries"] },
    Statement { id: "setup.14", source: Data, tests: &["every_island_tile_has_one_circle"] },
    Statement { id: "setup.15", source: Rule, tests: &["starting_tiles_are_set_aside_before_shuffling"] },
    Statement {
        id: "setup.16",
        source: Rule,
        tests: &["an_island_has_twelve_spaces", "a_city_has_twelve_spaces"],
    },
    Statement { id: "setup.17", source: Data, tests: &["every_building_has_its_number_of_tiles"] },
    Statement { id: "setup.18", source: Data, tests: &["building_table_matches_the_board"] },
    Statement { id: "setup.19", source: Ruling, tests: &["the_bank_never_runs_out"] },
    Statement { id: "setup.20", source: Rule, tests: &["seat_one_is_the_first_governor"] },
    Statement { id: "setup.21", source: Rule, tests: &["the_point_supply_is_counted_in_points"] },
];
