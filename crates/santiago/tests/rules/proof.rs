//! Every statement of the rulebook is proven by tests that exist, stands in its order, and is well said.

use santiago::Santiago;
use std::path::Path;

#[test]
fn every_statement_is_proven() {
    game::testkit::check_rulebook::<Santiago>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
