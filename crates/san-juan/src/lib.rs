//! The rules of Puerto Rico, the card game (San Juan, second edition, with its expansion).
//!
//! ```
//! use game::{Rules, Setup, TableChance, seed_of};
//! use san_juan::{Action, Role, SanJuan};
//! let seed = seed_of(1);
//! let setup = Setup::standard::<SanJuan>(4);
//! let mut position = SanJuan::start(&setup, &mut TableChance::new(&seed, 0, 0), &mut ());
//! let governor = position.governor();
//! let action = Action::Take(Role::Producer);
//! SanJuan::apply(&mut position, governor, action, &mut TableChance::new(&seed, 0, 1), &mut ()).unwrap();
//! assert_eq!(position.role(), Some(Role::Producer));
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`components`], [`cards`], [`trading_house`] | the table of cards, bags of cards, the price cards |
//! | `setup`, `round`, `builder`, `crane`, `producer`, `trader`, `councillor`, `prospector`, `standstill`, `scoring` | the chapters of the rules |
//! | `deck`, `flow`, `offer` | drawing, discarding and reshuffling; what each step offers and what follows |
//! | `turns`, `together` | steps that all players go through, one after the other or at the same time |
//! | [`position`], [`player`], [`draft`], `validate` | the whole truth, written, read and checked |
//! | [`view`], `imagine` | what a seat knows, and positions that fit it |
//! | [`action`], [`event`], `talk`, `story`, `refusal` | what is done, told and said |
//! | `features` | numbers for learning |
//! | [`rulebook`] | the rules as numbered statements |

pub mod action;
mod at_random;
mod builder;
pub mod cards;
pub mod components;
mod councillor;
mod crane;
mod deck;
pub mod draft;
pub mod event;
mod features;
mod flow;
mod imagine;
mod offer;
pub mod player;
pub mod position;
mod producer;
mod prospector;
mod refusal;
mod round;
pub mod rulebook;
mod rules;
mod scoring;
mod setup;
mod standstill;
mod story;
mod talk;
mod together;
pub mod trader;
pub mod trading_house;
mod turns;
mod validate;
pub mod view;
mod view_text;

pub use action::{Action, Actions, Power};
pub use cards::{CardList, Cards};
pub use components::{Card, DRY_ROUNDS, Good, IDLE_ROUNDS, PRICE_CARDS, Prices, Role};
pub use draft::{PhaseDraft, PlayerDraft, PositionDraft, SettledDraft, TurnDraft};
pub use event::Event;
pub use player::Player;
pub use position::{Position, Step};
pub use rules::SanJuan;
pub use scoring::{Category, Ending};
pub use standstill::{Cause, Standstill};
pub use trading_house::TradingHouse;
pub use view::View;
pub use view_text::ViewText;
