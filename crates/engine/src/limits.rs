//! How much of everything there may be: nothing that comes in decides how much is held or computed.

use schemars::JsonSchema;
use serde::Serialize;

/// The most bytes of a line: room for a record of the longest game.
pub const LINE_BYTES: usize = 8 * 1024 * 1024;
/// Tables held at once.
pub const TABLES: usize = 256;
/// Actions in one table.
pub const STEPS: usize = 10_000;
/// Positions in one analysis.
pub const POSITIONS: usize = 256;
/// Long requests (`choose`, `analyze`, `perft`) under way at once.
pub const JOBS: usize = 8;
/// Positions a bot may look at for one decision.
pub const NODES: u32 = 1_000_000;
/// Milliseconds a bot may think about one decision.
pub const TIME_MS: u64 = 60_000;
/// What a bot thinks with if nothing is said.
pub const USUAL_NODES: u32 = 2_000;
/// Decisions that `perft` looks ahead.
pub const DEPTH: u32 = 12;
/// Actions that one `perft` applies.
pub const PERFT_NODES: u64 = 50_000_000;
/// Characters of an id.
pub const ID_CHARS: usize = 64;

/// The limits, as the greeting tells them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Limits {
    /// The most bytes of a line.
    pub line_bytes: usize,
    /// Tables held at once.
    pub tables: usize,
    /// Actions in one table.
    pub steps: usize,
    /// Positions in one analysis.
    pub positions: usize,
    /// Long requests under way at once.
    pub jobs: usize,
    /// The largest budget of nodes for one decision.
    pub nodes: u32,
    /// The longest time for one decision, in milliseconds.
    pub time_ms: u64,
    /// The largest depth of `perft`.
    pub depth: u32,
    /// Actions that one `perft` applies.
    pub perft_nodes: u64,
}

impl Limits {
    /// As they are.
    pub const NOW: Limits = Limits {
        line_bytes: LINE_BYTES,
        tables: TABLES,
        steps: STEPS,
        positions: POSITIONS,
        jobs: JOBS,
        nodes: NODES,
        time_ms: TIME_MS,
        depth: DEPTH,
        perft_nodes: PERFT_NODES,
    };
}
