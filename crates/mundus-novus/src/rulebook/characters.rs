//! Statements of the chapter “Characters”, each with the tests that fail when it is violated.

use game::{
    Source::{Rebuilt, Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "characters.1", source: Rule, tests: &["incomes_of_the_characters"] },
    Statement { id: "characters.2", source: Rebuilt, tests: &["incomes_of_the_characters"] },
    Statement {
        id: "characters.3",
        source: Rule,
        tests: &["almagro_may_take_the_top_card_unseen", "almagro_works_for_later_sets_only"],
    },
    Statement {
        id: "characters.4",
        source: Ruling,
        tests: &[
            "almagro_may_take_the_top_card_unseen",
            "almagro_needs_a_deck_and_its_last_card_ends_nothing",
        ],
    },
    Statement {
        id: "characters.5",
        source: Rule,
        tests: &["de_la_cosa_is_out_of_every_event", "pirates_spare_de_la_cosa"],
    },
    Statement { id: "characters.6", source: Rule, tests: &["las_casas_lays_out_fewer_cards"] },
    Statement {
        id: "characters.7",
        source: Rule,
        tests: &[
            "a_player_who_offered_nothing_never_moves",
            "a_las_casas_master_of_nothing_takes_one_and_gives_one",
        ],
    },
    Statement {
        id: "characters.8",
        source: Rule,
        tests: &[
            "the_highest_caravel_of_pizarro_counts_nothing",
            "the_zero_of_pizarro_counts_in_ties_and_over_both_squadrons",
        ],
    },
    Statement {
        id: "characters.9",
        source: Rule,
        tests: &[
            "ponce_splits_before_any_card_is_dealt",
            "two_large_squadrons_lose_two_cards",
            "ponce_with_one_caravel_has_nothing_to_split",
        ],
    },
    Statement { id: "characters.10", source: Ruling, tests: &["ponce_splits_before_any_card_is_dealt"] },
    Statement { id: "characters.11", source: Rule, tests: &["valdivia_adds_three"] },
    Statement {
        id: "characters.12",
        source: Rule,
        tests: &[
            "orellana_earns_two_for_three_alike_or_in_a_row",
            "orellana_earns_nothing_for_keeping_nor_others_for_swapping",
        ],
    },
    Statement {
        id: "characters.13",
        source: Ruling,
        tests: &["orellana_earns_two_for_three_alike_or_in_a_row"],
    },
    Statement {
        id: "characters.14",
        source: Rule,
        tests: &[
            "coronado_may_pay_two_to_choose_the_event",
            "coronado_needs_two_doubloons_and_a_head_card_without_icon",
        ],
    },
];
