//! Small steps of Puerto Rico: a mayor's colonists.

use crate::scene::{Run, Twice};

/// Those told as one.
pub const RUNS: [Run; 1] = [Run {
    event: "event-placed",
    ask: "ask-place",
    all: "run-placed",
    list: Some(("place", Twice::Once)),
    sum: None,
}];
