//! Many games at once: simulation, measurements, records.
//!
//! ```
//! use arena::{Plan, simulate};
//! use bots::Kind;
//! use catalog::GameId;
//! use std::sync::atomic::AtomicBool;
//! let game = GameId::ALL[0];
//! let players = game.traits().most_players;
//! let setup = game.setup(&game::SetupText { players, options: Default::default() }).unwrap();
//! let plan = Plan::new(setup, &[Kind::Random]).unwrap().games(20).seed(1).threads(2);
//! let run = simulate(game, &plan, &|_| {}, &AtomicBool::new(false)).unwrap();
//! assert_eq!(run.summary.games, 20);
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`plan`] | what to play |
//! | [`run`] | many games on threads, always with the same result |
//! | `play` | one game |
//! | [`summary`] | what came of them, as exact sums |
//! | [`moments`] | means with their confidence |
//! | [`records`] | whole games on disk, never half of one |
//! | [`speed`] | how fast random games go |

pub mod moments;
pub mod plan;
mod play;
pub mod records;
pub mod run;
pub mod speed;
pub mod summary;

pub use moments::Moments;
pub use plan::{Plan, PlanError};
pub use records::{RecordError, Records};
pub use run::{Run, simulate};
pub use summary::{BotSummary, Summary};
