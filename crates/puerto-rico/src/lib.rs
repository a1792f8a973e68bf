//! The rules of Puerto Rico, for two to five players.
//!
//! ```
//! use game::{Fast, Rules, Seat, Setup};
//! use puerto_rico::{Action, Building, PositionDraft, PuertoRico, Role};
//!
//! // A game from the start:
//! let mut chance = Fast::new(1);
//! let mut position = PuertoRico::start(&Setup::standard::<PuertoRico>(4), &mut chance, &mut ());
//! let take = Action::parse("take prospector").unwrap();
//! PuertoRico::apply(&mut position, Seat::FIRST, take, &mut chance, &mut ()).unwrap();
//! assert_eq!(position.player(Seat::FIRST).doubloons(), 4);
//!
//! // Any position, written down: what is not said lies in the supply.
//! let mut position = PositionDraft::new(3).doubloons(1, 9).taken(&[]).coins(Role::Builder, 1).build().unwrap();
//! for text in ["take builder", "build city-hall"] {
//!     let action = Action::parse(text).unwrap();
//!     PuertoRico::apply(&mut position, Seat::FIRST, action, &mut chance, &mut ()).unwrap();
//! }
//! assert!(position.player(Seat::FIRST).has(Building::CityHall));
//! ```
//!
//! | chapter | file |
//! |---|---|
//! | the box: every number of the game; ships and places | [`components`], `pieces` |
//! | the table at one moment, and one board of it | [`position`], [`player`], [`counts`] |
//! | a position as people write it, and all that can be wrong with one | [`draft`], `validate` |
//! | set-up, the round, what follows without a choice | `setup`, `round`, `flow` |
//! | settler and the plantation tiles | `settler`, `plantations` |
//! | mayor | `mayor` |
//! | builder | `builder` |
//! | craftsman | `craftsman` |
//! | trader | `trader` |
//! | captain and storage | `captain`, `storage` |
//! | placing colonists at the same time | `together` |
//! | prospector | `prospector` |
//! | the end and the score | `scoring` |
//! | what a player may do, what happened, what a seat sees | [`action`], [`event`], [`view`] |
//! | sentences: asked and offered, told, refused | `talk`, `story`, `refusal` |
//! | numbers for learning players | `features` |
//! | the contract implemented | `rules` |
//! | the rules as statements | [`rulebook`] |

pub mod action;
mod builder;
mod captain;
pub mod components;
pub mod counts;
mod craftsman;
pub mod draft;
pub mod event;
mod features;
mod flow;
mod mayor;
mod pieces;
mod plantations;
pub mod player;
pub mod position;
mod prospector;
mod refusal;
mod round;
pub mod rulebook;
mod rules;
mod scoring;
mod settler;
mod setup;
mod storage;
mod story;
mod talk;
mod together;
mod trader;
mod validate;
pub mod view;

pub use action::{Action, Actions};
pub use components::{Building, Good, Place, Role, Ship, Tile};
pub use counts::Counts;
pub use draft::{PhaseDraft, PlayerDraft, PositionDraft, ShipDraft, TilesDraft};
pub use event::Event;
pub use player::Player;
pub use position::{Position, Step};
pub(crate) use rules::BONUS_IS_OPTIONAL;
pub use rules::PuertoRico;
pub use scoring::{Category, Ending};
pub use view::View;
