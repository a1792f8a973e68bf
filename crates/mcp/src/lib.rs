//! The interface for language models: the games as tools of the Model Context Protocol, over standard input and output or HTTP.
//!
//! A model starts a game against our bots, looks at its seat's view, asks what is legal and plays in notation; after each of
//! its actions the bots play until it is its turn again. What a tool answers comes from Views and redacted events only.
//!
//! Games belong to a [`Hall`], not to a connection: every call names its table, so the same code serves one client over
//! standard input, and many over HTTP without sessions.
//!
//! | module | what |
//! |---|---|
//! | [`hall`] | all games in memory: how many, and for how long |
//! | [`seated`] | one game with a model on one seat and bots on the others |
//! | [`limits`] | how much of everything there may be |
//! | [`door`] | the protocol: tools, resources, prompts |
//! | [`tools`] | the tools: what they take, what they answer, how they are described |
//! | [`rules`] | the numbered statements of the rules, searched and read |
//! | [`outline`] | a view as compact text |
//! | [`speech`] | sentences of games and tables |
//! | [`log`] | what happened, a line for each event, and the records |
//! | [`report`] | what the logs say about each player |
//! | [`stdio`], [`http`] | the two transports |

pub mod door;
pub mod hall;
pub mod http;
pub mod limits;
pub mod log;
pub mod outline;
pub mod report;
pub mod rules;
pub mod seated;
pub mod speech;
pub mod stdio;
pub mod tools;

pub use door::Door;
pub use hall::{Config, Hall};
pub use limits::Limits;
