//! Statements of the chapter “Deliveries”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "delivery.1",
        source: Rule,
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "fewer_may_be_delivered"],
    },
    Statement {
        id: "delivery.2",
        source: Rule,
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "goods_delivered_return_to_the_supply"],
    },
    Statement {
        id: "delivery.3",
        source: Rule,
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara", "the_good_left_out_is_not_in_demand"],
    },
    Statement { id: "delivery.4", source: Rule, tests: &["a_player_who_passes_is_out_for_the_round"] },
    Statement {
        id: "delivery.5",
        source: Rule,
        tests: &["delivery_round_of_juan_alicia_francisco_and_clara"],
    },
    Statement { id: "delivery.6", source: Rule, tests: &["passing_at_four_sends_the_ship_away"] },
    Statement {
        id: "delivery.7",
        source: Rule,
        tests: &["the_last_citrus_sends_the_ship_away_and_juan_rolls"],
    },
    Statement {
        id: "delivery.8",
        source: Rule,
        tests: &[
            "two_wood_earn_two_points_at_any_value",
            "two_wood_are_not_split",
            "wood_and_sugar_are_not_mixed",
        ],
    },
    Statement { id: "delivery.9", source: Ruling, tests: &["wood_may_lower_a_die_partly"] },
    Statement { id: "delivery.10", source: Rule, tests: &["no_wood_without_demand"] },
];
