//! Statements of the chapter “The score”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "scoring.1", source: Rule, tests: &["score_is_chips_buildings_and_large_bonuses"] },
    Statement {
        id: "scoring.2",
        source: Rule,
        tests: &["an_unoccupied_large_building_is_worth_four_and_no_bonus"],
    },
    Statement {
        id: "scoring.3",
        source: Rule,
        tests: &["an_unoccupied_large_building_is_worth_four_and_no_bonus"],
    },
    Statement {
        id: "scoring.4",
        source: Rule,
        tests: &["guild_hall_earns_six", "guild_hall_counts_every_production_building"],
    },
    Statement {
        id: "scoring.5",
        source: Rule,
        tests: &["residence_earns_five", "residence_earns_four_to_seven"],
    },
    Statement { id: "scoring.6", source: Rule, tests: &["residence_earns_five"] },
    Statement {
        id: "scoring.7",
        source: Rule,
        tests: &["fortress_with_twenty_colonists_earns_six", "fortress_counts_san_juan"],
    },
    Statement {
        id: "scoring.8",
        source: Rule,
        tests: &["customs_house_with_twenty_three_points_earns_five"],
    },
    Statement {
        id: "scoring.9",
        source: Rule,
        tests: &[
            "customs_house_counts_points_after_the_chips_ran_out",
            "customs_house_with_twenty_three_points_earns_five",
        ],
    },
    Statement { id: "scoring.10", source: Rule, tests: &["city_hall_earns_seven"] },
    Statement { id: "scoring.11", source: Rule, tests: &["the_highest_score_wins"] },
    Statement { id: "scoring.12", source: Rule, tests: &["ties_are_broken_by_doubloons_and_barrels"] },
    Statement { id: "scoring.13", source: Ruling, tests: &["players_still_tied_share_the_victory"] },
];
