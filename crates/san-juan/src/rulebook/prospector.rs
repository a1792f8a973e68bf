//! Statements of the chapter “Prospector”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "prospector.1", source: Rule, tests: &["the_prospector_draws_alone"] },
    Statement { id: "prospector.2", source: Rule, tests: &["philippe_and_pascal_use_their_gold_mines"] },
    Statement { id: "prospector.3", source: Ruling, tests: &["gold_mines_come_before_goldsmiths"] },
    Statement { id: "prospector.4", source: Ruling, tests: &["a_gold_mine_needs_four_cards"] },
];
