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
    // These were once told otherwise.
    for (id, source) in [("progression.10", Source::Data)] {
        let statement = mundus_novus::rulebook::STATEMENTS.iter().find(|statement| statement.id == id);
        assert_eq!(statement.map(|statement| statement.source), Some(source), "{id}");
    }
}
