//! What of a table its reader may know and do. Boards and pages are drawn from it; it knows neither.

pub mod reader;
mod run;
mod shortcut;

pub use reader::{Past, PlayerCard, Reader, Scene, cards, cards_at, cards_of, own, same_decision};
pub use run::{Run, Twice};
pub use shortcut::Shortcut;

/// Does this action do nothing, or nothing more? It stands last, whatever its place in the rules.
pub fn is_pass(action: &str) -> bool {
    let first = action.split(' ').next().unwrap_or_default();
    matches!(first, "pass" | "done" | "decline" | "skip" | "stop" | "end") || action == "call nothing"
}
