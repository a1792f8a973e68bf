//! Statements of the chapter “The car”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "car.1", source: Rule, tests: &["the_car_must_move"] },
    Statement {
        id: "car.2",
        source: Rule,
        tests: &["maria_to_pedro_costs_two_pesos_and_a_white_building_follows", "the_first_stop_is_free"],
    },
    Statement { id: "car.3", source: Rule, tests: &["without_pesos_exactly_one_stop"] },
    Statement { id: "car.4", source: Rule, tests: &["driving_over_the_harbor_raises_the_value"] },
    Statement { id: "car.5", source: Rule, tests: &["leaving_the_harbor_is_not_driving_over_it"] },
    Statement {
        id: "car.6",
        source: Rule,
        tests: &["crossing_at_four_sends_the_ship_away_and_the_car_drives_on"],
    },
    Statement { id: "car.7", source: Ruling, tests: &["a_second_crossing_moves_the_new_ships_marker"] },
    Statement {
        id: "car.8",
        source: Ruling,
        tests: &["nineteen_stops_at_most", "ten_stops_from_the_harbor_is_a_stop_at_the_harbor"],
    },
    Statement { id: "car.9", source: Rule, tests: &["stopping_at_the_harbor_opens_a_delivery_round"] },
];
