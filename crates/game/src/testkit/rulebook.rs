//! The rulebook: every statement is proven by tests that exist, and is in its place.

use crate::{Source, Talk, rulebook::unproven};
use std::{fs, path::Path};

/// Everything that is wrong with the rulebook of a game whose crate lies at `root`; empty when all is well.
pub fn rulebook_faults<G: Talk>(root: &Path) -> Vec<String> {
    let mut sources = Vec::new();
    for folder in ["src", "tests"] {
        if let Err(why) = read(&root.join(folder), &mut sources) {
            return vec![format!("{folder}: {why}")];
        }
    }
    let mut faults = unproven(G::rulebook(), &sources);
    let mut expected = Vec::new();
    for chapter in G::chapters() {
        let count = G::rulebook().iter().filter(|statement| statement.chapter() == *chapter).count();
        if count == 0 {
            faults.push(format!("{chapter} is empty"));
        }
        expected.extend((1..=count).map(|number| format!("{chapter}.{number}")));
    }
    let found: Vec<&str> = G::rulebook().iter().map(|statement| statement.id).collect();
    if found != expected {
        faults.push(format!("the statements are numbered {found:?} instead of {expected:?}"));
    }
    faults
}

/// The text of every Rust file below a folder.
fn read(folder: &Path, texts: &mut Vec<String>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            read(&path, texts)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(fs::read_to_string(path)?);
        }
    }
    Ok(())
}

/// Fails with everything that is wrong with the rulebook of a game whose crate lies at `root`.
///
/// # Panics
/// If anything is.
pub fn check_rulebook<G: Talk>(root: &Path) {
    let faults = rulebook_faults::<G>(root);
    assert!(faults.is_empty(), "{}: {faults:#?}", G::ID);
}

/// Fails unless each of these statements names this as its source.
///
/// # Panics
/// If one does not, or is not in the rulebook.
pub fn check_sources<G: Talk>(expected: &[(&str, Source)]) {
    for (id, source) in expected {
        let statement = G::rulebook().iter().find(|statement| statement.id == *id);
        assert_eq!(statement.map(|statement| statement.source), Some(*source), "{}: {id}", G::ID);
    }
}
