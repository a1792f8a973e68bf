//! Many games at once: simulations, matches, measurements, records.
//!
//! ```
//! use arena::{Plan, simulate};
//! use bots::Kind;
//! use catalog::GameId;
//! use std::sync::atomic::AtomicBool;
//! let game = GameId::ALL[0];
//! let players = game.traits().most_players;
//! let setup = game.setup(&game::SetupText { players, options: Default::default() }).unwrap();
//! let plan = Plan::new(setup, &[Kind::Random.into()]).unwrap().games(20).seed(1).threads(2);
//! let run = simulate(game, &plan, &|_| {}, &AtomicBool::new(false)).unwrap();
//! assert_eq!(run.summary.games, 20);
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`plan`] | what to play |
//! | [`run`] | many games on threads, always with the same result |
//! | [`play`] | one game |
//! | [`summary`] | their results, as exact sums |
//! | [`moments`] | means with their confidence |
//! | [`contest`] | a match: bots against each other, nobody on better seats or with better luck |
//! | [`seating`] | every way of filling the seats of a match |
//! | [`standings`] | the results of a match, with their uncertainty |
//! | [`interval`] | that uncertainty |
//! | [`sprt`] | stopping a match early |
//! | [`decisions`] | the games of a match, decision by decision |
//! | [`reward`] | what a finished game is worth to a learner |
//! | [`ledger`] | the results of a match on disk, so that it can go on |
//! | [`records`] | whole games on disk, never half of one |
//! | [`robust`] | bots at real tables under random budgets, every answer looked at |
//! | [`speed`] | how fast random games go |

pub mod contest;
pub mod decisions;
pub mod interval;
pub mod ledger;
pub mod moments;
pub mod plan;
pub mod play;
pub mod records;
pub mod reward;
pub mod robust;
pub mod run;
pub mod seating;
pub mod speed;
pub mod sprt;
pub mod standings;
pub mod summary;

pub use contest::{Contest, ContestError, Played};
pub use decisions::{Decision, Told};
pub use moments::Moments;
pub use plan::{Plan, PlanError};
pub use records::{RecordError, Records};
pub use reward::Reward;
pub use run::{Run, simulate};
pub use sprt::Sprt;
pub use standings::Standings;
pub use summary::{BotSummary, Summary};
