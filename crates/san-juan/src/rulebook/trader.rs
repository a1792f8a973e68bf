//! Statements of the chapter “Trader”, each with the tests that fail when it is violated.

use game::{Source::Rule, Statement};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "trader.1", source: Rule, tests: &["trading_post_sells_two_three_or_four"] },
    Statement { id: "trader.2", source: Rule, tests: &["trading_post_sells_two_three_or_four"] },
    Statement { id: "trader.3", source: Rule, tests: &["jean_sells_three_goods_for_seven_cards"] },
    Statement { id: "trader.4", source: Rule, tests: &["jean_sells_three_goods_for_seven_cards"] },
    Statement { id: "trader.5", source: Rule, tests: &["market_hall_adds_one_card_once"] },
    Statement { id: "trader.6", source: Rule, tests: &["one_may_produce_or_sell_fewer"] },
];
