//! Statements of the chapter “The broker”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement {
        id: "broker.1",
        source: Rule,
        tests: &[
            "the_broker_goes_under_the_cubans_flower",
            "maria_to_pedro_costs_two_pesos_and_a_white_building_follows",
        ],
    },
    Statement { id: "broker.2", source: Rule, tests: &["alicia_at_miguel_is_forced_to_felipes_bank"] },
    Statement { id: "broker.3", source: Rule, tests: &["ownership_blocks_nobody"] },
    Statement {
        id: "broker.4",
        source: Rule,
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "a_building_may_be_declined"],
    },
    Statement { id: "broker.5", source: Rule, tests: &["after_el_zorro_the_building_may_be_used_again"] },
    Statement { id: "broker.6", source: Rule, tests: &["in_a_crowded_district_the_broker_stays"] },
    Statement {
        id: "broker.7",
        source: Ruling,
        tests: &["el_zorro_on_a_first_turn", "off_the_board_in_a_crowded_district"],
    },
    Statement {
        id: "broker.8",
        source: Rule,
        tests: &["alicia_at_miguel_is_forced_to_felipes_bank", "nobody_pays_himself"],
    },
    Statement {
        id: "broker.9",
        source: Rule,
        tests: &["rent_is_paid_on_a_stay_by_default", "without_the_option_a_stay_pays_nothing"],
    },
];
