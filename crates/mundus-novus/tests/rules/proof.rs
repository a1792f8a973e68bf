//! Every statement of the rulebook names tests that exist; chapters and numbers are in order.

use game::{Source, rulebook::unproven};
use mundus_novus::rulebook::{CHAPTERS, STATEMENTS};
use std::{fs, path::Path};

#[test]
fn every_statement_is_proven() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files =
        ["tests/rules", "tests", "src"].map(|folder| fs::read_dir(root.join(folder)).expect("a folder"));
    let sources: Vec<String> = files
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| fs::read_to_string(path).expect("a text"))
        .collect();
    assert_eq!(unproven(STATEMENTS, &sources), Vec::<String>::new());
}

#[test]
fn statements_are_numbered_chapter_by_chapter() {
    let mut expected = Vec::new();
    for (chapter, en, fr) in CHAPTERS {
        assert!(!en.is_empty() && !fr.is_empty(), "{chapter} has no title");
        let count = STATEMENTS.iter().filter(|statement| statement.chapter() == *chapter).count();
        assert!(count > 0, "{chapter} is empty");
        expected.extend((1..=count).map(|number| format!("{chapter}.{number}")));
    }
    assert_eq!(STATEMENTS.iter().map(|statement| statement.id).collect::<Vec<_>>(), expected);
}

#[test]
fn statements_are_sentences() {
    for statement in STATEMENTS {
        for text in [statement.en, statement.fr] {
            assert!(text.ends_with('.') && !text.contains("  "), "{}: {text}", statement.id);
            assert!(text.starts_with(|first: char| !first.is_lowercase()), "{}: {text}", statement.id);
        }
        assert_ne!(statement.en, statement.fr, "{}", statement.id);
    }
    assert!(STATEMENTS.iter().any(|statement| statement.source == Source::Rebuilt));
}
