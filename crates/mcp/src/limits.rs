//! How much of everything there may be: nothing from outside decides how long or how much we compute.

use std::time::Duration;

/// Bytes of one message, whatever the transport.
pub const MESSAGE_BYTES: usize = 256 * 1024;
/// Characters of a player's name in logs.
pub const PLAYER_CHARS: usize = 64;
/// Characters of an action; notation is far shorter.
pub const ACTION_CHARS: usize = 200;
/// Characters of a question about the rules.
pub const QUERY_CHARS: usize = 200;
/// Characters of a name or a value that is looked up.
pub const NAME_CHARS: usize = 80;
/// Statements that a search answers.
pub const STATEMENTS: usize = 12;
/// Legal actions written out in an answer that was not asked for them; `legal` has them all.
pub const LISTED_ACTIONS: usize = 60;
/// Steps that bots may take in a row; no game has that many.
pub const STEPS_IN_A_ROW: u32 = 20_000;

/// What one program allows.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Games in memory.
    pub tables: usize,
    /// Games started in all, as long as the program runs.
    pub games: u64,
    /// A game is forgotten when nobody has asked for it for this long.
    pub idle: Duration,
    /// Attempts, hints and undos in one game.
    pub events: u32,
    /// Calls that are being answered at the same time.
    pub calls: usize,
    /// Games in which bots think at the same time.
    pub thinking: usize,
    /// The time a bot may take for a decision, and the coach for a hint.
    pub decision: Duration,
    /// HTTP connections at the same time.
    pub connections: usize,
    /// Those of one address.
    pub connections_per_address: usize,
    /// How long a client may take nothing of its answer.
    pub stall: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 64,
            games: 10_000,
            idle: Duration::from_secs(12 * 60 * 60),
            events: 10_000,
            calls: 64,
            thinking: 2,
            decision: Duration::from_secs(2),
            connections: 128,
            connections_per_address: 64,
            stall: Duration::from_secs(20),
        }
    }
}
