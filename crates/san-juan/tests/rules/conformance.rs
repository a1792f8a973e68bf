//! The rulebook is proven: every statement names tests, and they exist.

use game::Game;
use san_juan::SanJuan;
use std::{fs, path::Path};

#[test]
fn every_statement_has_its_tests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let files = fs::read_dir(folder).expect("the tests are there");
    let sources: Vec<String> =
        files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("readable text")).collect();
    assert_eq!(game::rulebook::unproven(SanJuan::rulebook(), &sources), Vec::<String>::new());
}

#[test]
fn every_statement_stands_in_a_chapter() {
    for statement in SanJuan::rulebook() {
        assert!(SanJuan::chapters().iter().any(|(id, _, _)| *id == statement.chapter()), "{}", statement.id);
    }
}
