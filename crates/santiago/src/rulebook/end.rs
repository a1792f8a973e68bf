//! Statements of the chapter “The end”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "end.1", source: Rule, tests: &["the_game_ends_with_the_seventh_ship"] },
    Statement {
        id: "end.2",
        source: Ruling,
        tests: &[
            "the_last_delivery_is_paid_and_no_rent",
            "the_office_is_paid_before_the_last_ship_leaves",
            "a_last_crossing_stops_the_car_at_the_harbor",
        ],
    },
    Statement { id: "end.3", source: Rule, tests: &["three_goods_make_a_point"] },
    Statement { id: "end.4", source: Rule, tests: &["most_points_win_and_pesos_count_nothing"] },
    Statement { id: "end.5", source: Ruling, tests: &["ties_by_goods_left_then_pesos_then_shared"] },
    Statement {
        id: "end.6",
        source: Ruling,
        tests: &["twenty_rounds_without_a_departure_end_the_game", "a_departure_puts_the_standstill_off"],
    },
    Statement { id: "end.7", source: Ruling, tests: &["twenty_rounds_without_a_departure_end_the_game"] },
];
