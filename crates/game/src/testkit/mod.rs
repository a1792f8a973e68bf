//! The tests every game must pass: one random-simulation test for all games, and runners for files of expectations.
//!
//! In a game crate's `tests/testkit.rs` [`contract_tests!`](crate::contract_tests!) declares what all games test alike:
//!
//! ```ignore
//! game::contract_tests! {
//!     PuertoRico {
//!         plan: Plan::new(320),
//!         setups: 16,
//!         never: [],
//!         golden: Setup::every::<PuertoRico>(),
//!         ledger: Setup::every::<PuertoRico>(),
//!         bytes: 512,
//!     }
//! }
//! ```
//!
//! A command that wants a report, progress and a way to stop calls [`run`] instead of [`check`].
//!
//! What is checked, and how it is defined, is said at each variant of [`Check`]. Cheap checks are made at every step of
//! every game; the expensive ones at one step in [`Plan::every`] and at every step of the first [`Plan::thorough`]
//! games. Checks never draw from the generator that plays, so a game is the same however closely it is looked at.
//!
//! | module | what |
//! |---|---|
//! | `plan`, `report`, `run`, `play` | what to do, what came of it, many games on threads, one game |
//! | `step`, `refusal`, `trips`, `outside`, `views` | what needs one position: legal actions, refusals, round-trips, validation |
//! | `secrets`, `barriers`, `forced` | what needs imagined positions: views, leaks, undo barriers, forced decisions |
//! | `orders`, `canonical` | what needs other ways to the same result |
//! | `talk` | sentences, and the list of all of them |
//! | `golden`, `ledger`, `files`, `rulebook` | expectations in files; statements and their proofs |
//! | `promises` | the tests that are the same in every game's crate |
//! | `playouts` | random games by shortcuts, compared with the general functions |
//! | `by_text` | playing by the text of actions, for worked examples |
//! | `random_game` | random games to look at, for a game's own tests |
//! | `exercise` | bare play, for tests that count allocations or instructions |

mod barriers;
pub mod by_text;
mod canonical;
mod counts;
mod exercise;
mod files;
mod forced;
mod golden;
mod ledger;
mod orders;
mod outside;
mod plan;
mod play;
mod playouts;
mod promises;
mod random_game;
mod refusal;
mod report;
mod rulebook;
mod run;
mod secrets;
mod step;
mod talk;
mod trips;
mod views;

pub use exercise::{Exercise, exercise};
pub use files::{check_games, check_perft, games_in, perft_file};
pub use golden::{check_golden, golden, golden_in, golden_name};
pub use ledger::{check_ledger, ledger};
pub use plan::{Plan, Progress};
pub use playouts::check_playouts;
pub use promises::{check_promises, not_shown};
pub use random_game::{Moment, positions_met, random_game};
pub use report::{Check, Failure, Report};
pub use rulebook::{check_rulebook, check_sources, rulebook_faults};
pub use run::{check, run};
pub use talk::{fixed_messages, phrases};

/// Set to 1, it makes the runners of golden and perft files write what they find instead of comparing.
pub const UPDATE: &str = "UPDATE_GOLDEN";

/// Set to a number, it makes [`check`] play only one game in this many: for `tools/mutants`, which runs the tests hundreds of
/// times. Nobody else sets it.
pub const SHARE: &str = "TESTKIT_SHARE";
