//! Statements of the chapter “Settler”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "settler.1", source: Rule, tests: &["each_may_take_one_face_up_plantation"] },
    Statement { id: "settler.2", source: Rule, tests: &["each_may_take_one_face_up_plantation"] },
    Statement { id: "settler.3", source: Rule, tests: &["settler_may_take_a_quarry_the_others_not"] },
    Statement { id: "settler.4", source: Rule, tests: &["settler_may_take_a_quarry_the_others_not"] },
    Statement { id: "settler.5", source: Rule, tests: &["occupied_construction_hut_gives_a_quarry"] },
    Statement {
        id: "settler.6",
        source: Rule,
        tests: &["settler_with_construction_hut_takes_one_tile_only"],
    },
    Statement { id: "settler.7", source: Rule, tests: &["no_quarry_left_voids_privilege_and_hut"] },
    Statement { id: "settler.8", source: Rule, tests: &["island_tiles_are_never_removed"] },
    Statement { id: "settler.9", source: Rule, tests: &["an_island_has_twelve_spaces"] },
    Statement { id: "settler.10", source: Rule, tests: &["taking_a_tile_may_be_declined"] },
    Statement { id: "settler.11", source: Rule, tests: &["hacienda_draws_before_the_normal_pick"] },
    Statement { id: "settler.12", source: Rule, tests: &["the_hacienda_tile_must_be_placed"] },
    Statement { id: "settler.13", source: Rule, tests: &["the_hacienda_never_brings_a_quarry"] },
    Statement {
        id: "settler.14",
        source: Rule,
        tests: &["a_hacienda_tile_that_fills_the_island_ends_the_turn"],
    },
    Statement { id: "settler.15", source: Rule, tests: &["no_hacienda_draw_onto_a_full_island"] },
    Statement {
        id: "settler.16",
        source: Rule,
        tests: &["the_hacienda_tile_is_seen_before_the_normal_pick"],
    },
    Statement { id: "settler.17", source: Rule, tests: &["hacienda_is_optional_and_draws_once"] },
    Statement { id: "settler.18", source: Rule, tests: &["hospice_mans_the_tile_just_taken"] },
    Statement { id: "settler.19", source: Rule, tests: &["hospice_never_mans_the_hacienda_tile"] },
    Statement { id: "settler.20", source: Rule, tests: &["hospice_takes_from_supply_then_ship_then_none"] },
    Statement { id: "settler.21", source: Rule, tests: &["hospice_is_optional"] },
    Statement {
        id: "settler.22",
        source: Rule,
        tests: &["untaken_plantations_are_discarded_and_the_row_renewed"],
    },
    Statement {
        id: "settler.23",
        source: Rule,
        tests: &["the_discard_is_shuffled_only_when_a_tile_is_needed"],
    },
    Statement { id: "settler.24", source: Rule, tests: &["tiles_just_discarded_are_shuffled_in"] },
    Statement { id: "settler.25", source: Rule, tests: &["a_short_row_when_plantations_run_out"] },
    Statement { id: "settler.26", source: Ruling, tests: &["every_face_down_tile_is_equally_likely"] },
    Statement {
        id: "settler.27",
        source: Ruling,
        tests: &["hacienda_draw_from_empty_stacks_shuffles_the_discard"],
    },
    Statement { id: "settler.28", source: Ruling, tests: &["hacienda_is_void_when_no_tile_is_anywhere"] },
];
