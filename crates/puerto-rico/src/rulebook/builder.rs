//! Statements of the chapter “Builder”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "builder.1", source: Rule, tests: &["each_may_build_one_building"] },
    Statement { id: "builder.2", source: Rule, tests: &["nobody_builds_the_same_building_twice"] },
    Statement { id: "builder.3", source: Rule, tests: &["small_and_normal_sugar_mill_in_one_city"] },
    Statement { id: "builder.4", source: Rule, tests: &["a_building_sold_out_cannot_be_built"] },
    Statement { id: "builder.5", source: Rule, tests: &["a_city_has_twelve_spaces"] },
    Statement { id: "builder.6", source: Rule, tests: &["any_two_free_spaces_hold_a_large_building"] },
    Statement { id: "builder.7", source: Rule, tests: &["buildings_are_never_removed"] },
    Statement {
        id: "builder.8",
        source: Rule,
        tests: &["three_occupied_quarries_price_list", "an_unoccupied_quarry_saves_nothing"],
    },
    Statement {
        id: "builder.9",
        source: Rule,
        tests: &["three_occupied_quarries_price_list", "four_quarries_count_in_the_fourth_column"],
    },
    Statement { id: "builder.10", source: Rule, tests: &["the_builder_pays_one_less_on_top_of_quarries"] },
    Statement { id: "builder.11", source: Rule, tests: &["a_price_never_falls_below_zero"] },
    Statement { id: "builder.12", source: Rule, tests: &["a_builder_who_does_not_build_gets_nothing"] },
    Statement { id: "builder.13", source: Rule, tests: &["a_player_who_cannot_pay_cannot_build"] },
    Statement { id: "builder.14", source: Rule, tests: &["a_new_building_stands_empty"] },
    Statement { id: "builder.15", source: Rule, tests: &["university_mans_the_new_building"] },
    Statement {
        id: "builder.16",
        source: Rule,
        tests: &["university_takes_from_supply_then_ship_then_none"],
    },
    Statement { id: "builder.17", source: Rule, tests: &["university_is_optional"] },
    Statement { id: "builder.18", source: Rule, tests: &["university_gives_one_colonist_only"] },
    Statement {
        id: "builder.19",
        source: Rule,
        tests: &["building_on_the_twelfth_space_ends_the_game_after_the_round"],
    },
    Statement { id: "builder.20", source: Rule, tests: &["each_may_build_one_building"] },
];
