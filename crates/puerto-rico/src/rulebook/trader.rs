//! Statements of the chapter “Trader”, each with the tests that fail when it is violated.

use game::{
    Source::{Data, Rule},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "trader.1", source: Rule, tests: &["each_may_sell_one_barrel"] },
    Statement { id: "trader.2", source: Data, tests: &["trading_house_price_list"] },
    Statement { id: "trader.3", source: Rule, tests: &["the_trader_gets_one_more"] },
    Statement { id: "trader.4", source: Rule, tests: &["anne_sells_corn_with_the_small_market_for_one"] },
    Statement { id: "trader.5", source: Rule, tests: &["large_market_adds_two"] },
    Statement { id: "trader.6", source: Rule, tests: &["both_markets_add_three"] },
    Statement { id: "trader.7", source: Rule, tests: &["no_sale_no_bonus"] },
    Statement { id: "trader.8", source: Rule, tests: &["corn_may_be_sold_for_nothing"] },
    Statement { id: "trader.9", source: Rule, tests: &["a_full_house_buys_from_nobody"] },
    Statement { id: "trader.10", source: Rule, tests: &["the_house_refuses_a_kind_it_holds"] },
    Statement {
        id: "trader.11",
        source: Rule,
        tests: &["bernie_and_christine_sell_tobacco_with_their_offices"],
    },
    Statement { id: "trader.12", source: Rule, tests: &["a_full_house_buys_from_nobody"] },
    Statement { id: "trader.13", source: Rule, tests: &["a_full_house_is_emptied_after_the_phase"] },
    Statement { id: "trader.14", source: Rule, tests: &["a_house_that_is_not_full_keeps_its_barrels"] },
    Statement { id: "trader.15", source: Rule, tests: &["each_may_sell_one_barrel"] },
];
