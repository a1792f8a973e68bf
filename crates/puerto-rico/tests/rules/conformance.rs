//! Every statement of the rulebook names tests that exist; chapters and numbers are in order.

use game::{Source, rulebook::unproven};
use puerto_rico::rulebook::{CHAPTERS, STATEMENTS};
use std::{collections::BTreeSet, fs, path::Path};

/// The text of every Rust file below a folder of this crate.
fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            sources(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(
                fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
            );
        }
    }
}

#[test]
fn every_statement_is_proven() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    sources(&root.join("src"), &mut texts);
    sources(&root.join("tests"), &mut texts);
    let faults = unproven(STATEMENTS, &texts);
    assert!(faults.is_empty(), "{faults:#?}");
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
            let sentences: Vec<_> = text.split(". ").map(|sentence| sentence.trim_end_matches('.')).collect();
            let distinct: BTreeSet<_> = sentences.iter().collect();
            assert_eq!(distinct.len(), sentences.len(), "{} says a thing twice: {text}", statement.id);
        }
        assert_ne!(statement.en, statement.fr, "{}", statement.id);
        assert!(!matches!(statement.source, Source::Weak | Source::Rebuilt), "{}", statement.id);
    }
}
