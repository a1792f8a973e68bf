//! Statements of the chapter “Storage”, each with the tests that fail when it is violated.

use game::{
    Source::{Rule, Ruling},
    Statement,
};

pub(super) const STATEMENTS: &[Statement] = &[
    Statement { id: "storage.1", source: Ruling, tests: &["storage_goes_clockwise_from_the_captain"] },
    Statement { id: "storage.2", source: Rule, tests: &["one_barrel_of_choice_is_kept"] },
    Statement { id: "storage.3", source: Rule, tests: &["small_warehouse_keeps_one_kind_more"] },
    Statement { id: "storage.4", source: Rule, tests: &["large_warehouse_keeps_two_kinds_more"] },
    Statement { id: "storage.5", source: Rule, tests: &["both_warehouses_keep_three_kinds"] },
    Statement { id: "storage.6", source: Rule, tests: &["a_warehouse_may_stay_unused"] },
    Statement { id: "storage.7", source: Ruling, tests: &["a_kind_in_a_warehouse_is_kept_whole"] },
    Statement { id: "storage.8", source: Rule, tests: &["what_is_not_kept_returns_to_the_supply"] },
    Statement { id: "storage.9", source: Rule, tests: &["barrels_are_kept_without_limit_at_other_times"] },
    Statement { id: "storage.10", source: Rule, tests: &["a_warehouse_does_not_free_from_loading"] },
];
