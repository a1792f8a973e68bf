//! Statements of the chapter “End and score”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "end.1", source: Rule, tests: &["twelve_buildings_end_the_game_after_the_phase"] },
    Statement { id: "end.2", source: Rule, tests: &["palace_counts_thirty_four_as_eight"] },
    Statement { id: "end.3", source: Rule, tests: &["palace_counts_thirty_four_as_eight"] },
    Statement { id: "end.4", source: Rule, tests: &["pascale_has_eight_for_the_guild_hall"] },
    Statement { id: "end.5", source: Rule, tests: &["louis_has_nine_for_the_city_hall"] },
    Statement { id: "end.6", source: Rule, tests: &["triumphal_arch_counts_monuments"] },
    Statement { id: "end.7", source: Rule, tests: &["statue_and_hero_but_not_two_statues"] },
    Statement { id: "end.8", source: Rule, tests: &["ties_go_to_cards_and_goods"] },
    Statement {
        id: "end.9",
        source: Ruling,
        tests: &["twenty_rounds_without_a_building_end_the_game", "a_building_puts_the_standstill_off"],
    },
    Statement {
        id: "end.10",
        source: Ruling,
        tests: &["a_deck_that_cannot_go_round_ends_the_game", "cards_that_come_back_put_the_standstill_off"],
    },
    Statement {
        id: "end.11",
        source: Ruling,
        tests: &[
            "twenty_rounds_without_a_building_end_the_game",
            "a_deck_that_cannot_go_round_ends_the_game",
        ],
    },
];
