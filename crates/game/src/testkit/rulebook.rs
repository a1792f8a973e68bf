//! The rulebook: every statement is proven by tests that exist, stands in its order, and is a sentence in both languages.

use crate::{Talk, rulebook::unproven};
use std::{collections::BTreeSet, fs, path::Path};

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
    for (chapter, en, fr) in G::chapters() {
        if en.is_empty() || fr.is_empty() {
            faults.push(format!("{chapter} has no title"));
        }
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
    for statement in G::rulebook() {
        for text in [statement.en, statement.fr] {
            if let Some(why) = no_sentence(text) {
                faults.push(format!("{} {why}: {text}", statement.id));
            }
        }
        if statement.en == statement.fr {
            faults.push(format!("{} is not translated", statement.id));
        }
    }
    faults
}

/// Why a statement is not well said.
fn no_sentence(text: &str) -> Option<&'static str> {
    let sentences: Vec<&str> = text.split(". ").map(|sentence| sentence.trim_end_matches('.')).collect();
    let distinct: BTreeSet<&&str> = sentences.iter().collect();
    if !text.ends_with('.') || text.contains("  ") || text.starts_with(char::is_lowercase) {
        Some("is no sentence")
    } else if distinct.len() != sentences.len() {
        Some("says a thing twice")
    } else {
        None
    }
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

#[cfg(test)]
mod tests {
    use super::no_sentence;

    #[test]
    fn what_is_no_sentence_is_found() {
        assert_eq!(no_sentence("A rule. Another rule."), None);
        assert_eq!(no_sentence("A rule. A rule."), Some("says a thing twice"));
        for bad in ["no capital.", "No full stop", "Two  spaces."] {
            assert_eq!(no_sentence(bad), Some("is no sentence"), "{bad}");
        }
    }
}
