//! The text of every action, both ways.

use std::collections::HashMap;

/// The notation of all actions of a game: readable English, stable, the save format.
#[derive(Debug)]
pub struct Notation {
    texts: Vec<String>,
    indices: HashMap<String, usize>,
}

impl Notation {
    /// Collects the texts of all actions, by index.
    ///
    /// # Panics
    /// If two actions have the same text.
    pub fn new(texts: impl IntoIterator<Item = String>) -> Notation {
        let texts: Vec<String> = texts.into_iter().collect();
        let indices: HashMap<String, usize> =
            texts.iter().enumerate().map(|(index, text)| (text.clone(), index)).collect();
        assert_eq!(indices.len(), texts.len(), "two actions share a notation");
        Notation { texts, indices }
    }

    /// The text of the action with this index.
    pub fn text(&self, index: usize) -> &str {
        &self.texts[index]
    }

    /// The index of the action with this text.
    pub fn index(&self, text: &str) -> Option<usize> {
        self.indices.get(text).copied()
    }
}
