//! Every statement of the rulebook is proven by tests that exist, stands in its order, and is well said.

use mundus_novus::MundusNovus;
use std::path::Path;

#[test]
fn every_statement_is_proven() {
    game::testkit::check_rulebook::<MundusNovus>(Path::new(env!("CARGO_MANIFEST_DIR")));
}
