//! Statements of the chapter “Announcement and offer”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "trade.1", source: Rule, tests: &["the_trade_master_announces_two_three_or_four"] },
    Statement {
        id: "trade.2",
        source: Rule,
        tests: &[
            "everybody_chooses_at_the_same_time_in_any_order",
            "a_player_who_has_chosen_waits",
            "a_card_not_held_cannot_be_laid_out",
        ],
    },
    Statement { id: "trade.3", source: Rule, tests: &["the_highest_total_becomes_trade_master"] },
    Statement {
        id: "trade.4",
        source: Rule,
        tests: &[
            "the_present_trade_master_keeps_it_in_a_tie",
            "the_present_trade_master_chooses_among_others_tied",
        ],
    },
];
