//! Statements of the chapter “The Cubans”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "cubans.1", source: Rule, tests: &["four_cubans_give_two_goods"] },
    Statement {
        id: "cubans.2",
        source: Rule,
        tests: &["the_last_piece_is_all_there_is", "an_empty_supply_gives_nothing"],
    },
    Statement { id: "cubans.3", source: Rule, tests: &["pablo_gives_any_good_but_wood"] },
    Statement { id: "cubans.4", source: Rule, tests: &["maria_gives_points_and_martinez_pesos"] },
    Statement {
        id: "cubans.5",
        source: Rule,
        tests: &["a_cuban_may_be_declined", "a_building_may_be_declined"],
    },
    Statement { id: "cubans.6", source: Rule, tests: &["el_zorro_takes_one_thing_from_every_opponent"] },
    Statement { id: "cubans.7", source: Ruling, tests: &["victims_choose_in_turn_order"] },
    Statement {
        id: "cubans.8",
        source: Ruling,
        tests: &["a_player_with_only_wood_gives_nothing", "el_zorro_without_victims_is_not_offered"],
    },
];
