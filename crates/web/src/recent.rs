//! The last warnings and errors of the server's log, for the page of the host. The log itself fills it.

use crate::visitor::now;
use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard},
};
use table::Millis;
use tracing::Level;

/// How many are remembered.
const MOST: usize = 50;
/// How much of each.
const LONGEST: usize = 500;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When.
    pub at: Millis,
    /// How bad.
    pub level: Level,
    /// What.
    pub text: String,
}

static LINES: Mutex<VecDeque<Line>> = Mutex::new(VecDeque::new());

fn lines() -> MutexGuard<'static, VecDeque<Line>> {
    LINES.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Remembers a line.
pub fn push(level: Level, text: &str) {
    let mut lines = lines();
    if lines.len() == MOST {
        lines.pop_front();
    }
    lines.push_back(Line { at: now(), level, text: text.chars().take(LONGEST).collect() });
}

/// What is remembered, newest first.
pub fn all() -> Vec<Line> {
    lines().iter().rev().cloned().collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_last_lines_are_remembered() {
        for number in 0..60 {
            super::push(tracing::Level::WARN, &format!("{number} {}", "x".repeat(1_000)));
        }
        let all = super::all();
        assert_eq!(all.len(), 50);
        assert!(all[0].text.starts_with("59 ") && all[0].text.len() == 500);
    }
}
