//! Statements of the chapter “Options”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "options.1", source: Rule, tests: &["draft_start_keeps_four_of_five_to_eight"] },
    Statement {
        id: "options.2",
        source: Ruling,
        tests: &["customs_office_cost_needs_the_expansion", "residence_of_marie_and_devin"],
    },
    Statement {
        id: "options.3",
        source: Rule,
        tests: &["first_edition_has_its_own_guild_hall_gold_mine_and_cards"],
    },
    Statement {
        id: "options.4",
        source: Ruling,
        tests: &[
            "all_produce_at_the_same_time",
            "all_sell_at_the_same_time",
            "all_draw_and_keep_at_the_same_time",
        ],
    },
    Statement {
        id: "options.5",
        source: Ruling,
        tests: &["all_tuck_and_discard_at_the_same_time", "all_choose_their_first_hand_at_the_same_time"],
    },
    Statement {
        id: "options.6",
        source: Ruling,
        tests: &[
            "all_produce_at_the_same_time",
            "all_sell_at_the_same_time",
            "all_draw_and_keep_at_the_same_time",
        ],
    },
    Statement { id: "options.7", source: Ruling, tests: &["a_small_deck_has_them_choose_in_turn"] },
    Statement { id: "options.8", source: Ruling, tests: &["any_order_of_choosing_gives_the_same"] },
];
