//! The games, bots and analyses behind lines of JSON on standard input and output: `docs/protocol.md` is the description.
//!
//! ```
//! let mut session = engine::Session::default();
//! let answer = session.answer(r#"{"id": 1, "command": "new", "game": "santiago", "setup": {"players": 3}, "seed": 7}"#);
//! assert_eq!(answer["id"], 1);
//! assert_eq!(answer["ok"]["to-act"], serde_json::json!([3]));
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`protocol`] | requests and answers |
//! | [`limits`] | how much of everything there may be |
//! | [`refusal`] | why a request is refused |
//! | [`session`] | the tables held, and the commands that are answered at once |
//! | `table` | one game: positions, steps, chance |
//! | `job` | the commands that take longer: choices, analyses, counting |
//! | [`serve`] | lines in, lines out; long commands on threads |
//! | `saying` | sentences |
//! | [`schema`] | JSON Schemas of everything, generated from the code |

mod job;
pub mod limits;
pub mod protocol;
pub mod refusal;
mod saying;
pub mod schema;
pub mod serve;
pub mod session;
mod table;

pub use protocol::{Command, PROTOCOL};
pub use refusal::Refusal;
pub use serve::serve;
pub use session::Session;
