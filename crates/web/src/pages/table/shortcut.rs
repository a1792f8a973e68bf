//! Shortcuts: several actions at once that save clicks. Each is one more button of the list and plays all its actions
//! together.

use super::reader::Reader;
use crate::games::face;

/// Several actions under one button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// What its button says.
    pub label: String,
    /// The actions, in notation.
    pub actions: Vec<String>,
}

/// The shortcuts of this reader now.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    if reader.seat.is_none() || !reader.is_asked() || !reader.draft.is_empty() {
        return Vec::new();
    }
    (face(reader.view().game()).shortcuts)(reader)
}
