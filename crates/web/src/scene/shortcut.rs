//! Shortcuts: several actions at once that save clicks. Each is one more button of the list and plays all its actions
//! together.

/// Several actions under one button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// What its button says.
    pub label: String,
    /// The actions, in notation.
    pub actions: Vec<String>,
}
