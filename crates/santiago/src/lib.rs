//! The rules of Santiago de Cuba, a file per chapter of the rulebook.
//!
//! ```
//! use game::{ActionSet, Fast, Rules, Setup};
//! use santiago::Santiago;
//! let mut chance = Fast::new(1);
//! let mut position = Santiago::start(&Setup::standard::<Santiago>(4), &mut chance, &mut ());
//! while let Some(seat) = Santiago::to_act(&position).first() {
//!     let legal = Santiago::legal(&position, seat);
//!     let index = legal.nth(chance.below(legal.len() as u32) as usize);
//!     Santiago::apply(&mut position, seat, Santiago::action(index), &mut chance, &mut ()).unwrap();
//! }
//! assert_eq!(position.ship(), 8);
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`components`] | what is in the box: the one table of numbers |
//! | [`rules`] | the game behind its contract |
//! | [`setup`], `flow`, `car`, `cubans`, `lawyer`, `broker`, `buildings`, `newspaper`, `delivery`, `ship`, `standstill`, [`scoring`] | the chapters: what may be done, and what it does |
//! | [`position`], [`action`], [`event`], [`view`] | the nouns |
//! | [`draft`], `validate` | positions from outside: readable, and refused with every reason |
//! | `talk`, `story`, `refusal` | sentences for people |
//! | `features` | numbers for learning players |
//! | [`rulebook`] | the rules as numbered statements |

pub mod action;
mod broker;
mod buildings;
mod car;
pub mod components;
mod cubans;
mod delivery;
pub mod draft;
pub mod event;
mod features;
mod flow;
mod lawyer;
mod newspaper;
pub mod position;
mod refusal;
pub mod rulebook;
pub mod rules;
pub mod scoring;
pub mod setup;
mod ship;
mod standstill;
mod story;
mod talk;
mod validate;
pub mod view;

pub use action::{Action, Actions};
pub use components::STANDSTILL_ROUNDS;
pub use draft::{PlayerDraft, PositionDraft};
pub use event::Event;
pub use position::{Position, Step};
pub use rules::Santiago;
pub use view::View;
