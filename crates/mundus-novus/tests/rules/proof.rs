//! Every statement of the rulebook is proven by tests that exist, stands in its order, and is well said.

use game::Source;
use mundus_novus::MundusNovus;
use std::path::Path;

#[test]
fn every_statement_is_proven() {
    game::testkit::check_rulebook::<MundusNovus>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn sources_are_those_that_the_rules_state() {
    // These were wrong once.
    game::testkit::check_sources::<MundusNovus>(&[("progression.10", Source::Rule)]);
}
