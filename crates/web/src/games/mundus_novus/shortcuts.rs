//! Shortcuts of Mundus Novus.

use super::plans;
use crate::scene::{Reader, Shortcut};

/// The best sets of the hand, each built by one click.
pub fn shortcuts(reader: &Reader) -> Vec<Shortcut> {
    let Some(view) = reader.view().downcast::<mundus_novus::View>() else { return Vec::new() };
    let sets = plans::sets(view, &plans::plans(view));
    let shortcut = |set: plans::Set| Shortcut {
        label: reader.say(&set.label),
        actions: set.actions.iter().map(ToString::to_string).collect(),
    };
    sets.into_iter().map(shortcut).collect()
}
