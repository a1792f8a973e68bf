//! Statements of the chapter “A new ship”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "ship.1", source: Rule, tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"] },
    Statement {
        id: "ship.2",
        source: Rule,
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls", "passing_at_four_sends_the_ship_away"],
    },
    Statement { id: "ship.3", source: Ruling, tests: &["a_ship_without_dice_wants_nothing"] },
    Statement {
        id: "ship.4",
        source: Ruling,
        tests: &["without_dice_the_harbor_master_still_works", "without_dice_a_delivery_round_is_all_passes"],
    },
    Statement { id: "ship.5", source: Ruling, tests: &["two_ships_in_one_turn_one_roll"] },
    Statement { id: "ship.6", source: Ruling, tests: &["five_zeros_are_rolled_again"] },
    Statement { id: "ship.7", source: Ruling, tests: &["the_only_die_not_zero_must_go_on_the_ship"] },
];
