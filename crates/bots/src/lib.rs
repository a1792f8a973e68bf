//! Players that think, and see only what their seat may see.
//!
//! A [`Bot`] gets a view and the legal actions, never a position: what its seat may not know cannot reach it. It
//! imagines positions from its view and plays there. With the same view, actions, budget of nodes and generator it
//! always chooses the same.
//!
//! | module | what |
//! |---|---|
//! | [`bot`] | the trait every bot implements, and its budget |
//! | [`random`] | any legal action |
//! | [`evaluate`] | what bots must know about a game |
//! | [`ahead`] | looking one action ahead, to the next quiet moment |
//! | [`best_use`] | the sets that make the most of a hand of Mundus Novus |
//! | [`greedy`] | looks one action ahead and judges by a hand-made evaluation, to a taste; one file for each game |
//! | [`search`] | looks further ahead: tree search over imagined positions, with evaluated leaves or random games |
//! | [`net`] | a network that has learned what positions are worth, and [`judge`]s by it |
//! | [`level`] | five levels |
//! | [`strength`] | how strong they are, as measured |
//! | [`advice`] | the coach: the best choices with reasons, and where a game turned |
//! | [`expectations`] | every choice with what may be expected of it, and how play would go on |
//! | [`program`] | an outside program, asked on standard input |
//! | [`registry`] | bots by name, for one game's types and for any game |

pub mod advice;
pub mod ahead;
pub mod bot;
pub mod evaluate;
pub mod expectations;
pub mod greedy;
pub mod judge;
pub mod level;
pub mod net;
pub mod program;
pub mod random;
pub mod registry;
pub mod search;
pub mod strength;

pub use advice::{Advice, Analysis, Choice, Turn, advise, analyse, why_not};
pub use ahead::Ahead;
pub use bot::{Bot, Budget, Question};
pub use evaluate::Evaluate;
pub use expectations::{Expectation, expectations};
pub use greedy::{Character, Greedy, best_use};
pub use judge::{ByHand, ByNet, Judge};
pub use level::{Level, Levelled};
pub use net::Net;
pub use program::{Program, ProgramReport};
pub use random::Random;
pub use registry::{
    BotName, ChooseError, Kind, UnknownBot, Unplayable, choose, known, names, playable, pool, usual,
};
pub use search::{Mcts, Search};
