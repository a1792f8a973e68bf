//! Statements of the chapter “Set-up”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "setup.1", source: Rule, tests: &["tiles_are_laid_out_by_chance"] },
    Statement { id: "setup.2", source: Rule, tests: &["everybody_starts_with_the_same_capital"] },
    Statement { id: "setup.3", source: Rule, tests: &["car_ship_and_value_at_the_start"] },
    Statement { id: "setup.4", source: Rule, tests: &["the_last_player_rolls_for_the_first_ship"] },
    Statement { id: "setup.5", source: Ruling, tests: &["seat_one_has_the_first_turn"] },
    Statement { id: "setup.6", source: Rule, tests: &["turns_go_clockwise"] },
];
