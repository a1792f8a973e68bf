//! Every statement of the rulebook is proven by tests that exist, stands in its order, and is well said.

use game::Source;
use puerto_rico::PuertoRico;
use std::path::Path;

#[test]
fn every_statement_is_proven() {
    game::testkit::check_rulebook::<PuertoRico>(Path::new(env!("CARGO_MANIFEST_DIR")));
}

#[test]
fn nothing_was_guessed() {
    for statement in puerto_rico::rulebook::STATEMENTS {
        assert!(!matches!(statement.source, Source::Weak | Source::Rebuilt), "{}", statement.id);
    }
}

#[test]
fn sources_are_those_that_the_rules_state() {
    // These were wrong once.
    game::testkit::check_sources::<PuertoRico>(&[
        ("setup.1", Source::Data),
        ("settler.26", Source::Ruling),
        ("craftsman.14", Source::Ruling),
    ]);
}
