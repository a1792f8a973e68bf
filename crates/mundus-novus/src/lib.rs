//! The rules of Mundus Novus, for two to six players.
//!
//! ```
//! use game::{Rules, Setup, TableChance, seed_of};
//! use mundus_novus::{Action, MundusNovus, Step};
//! let seed = seed_of(1);
//! let setup = Setup::standard::<MundusNovus>(4);
//! let mut position = MundusNovus::start(&setup, &mut TableChance::new(&seed, 0, 0), &mut ());
//! let master = position.trade_master();
//! let action = Action::Announce(3);
//! MundusNovus::apply(&mut position, master, action, &mut TableChance::new(&seed, 0, 1), &mut ()).unwrap();
//! assert_eq!(position.step(), Step::Offer);
//! assert_eq!(MundusNovus::to_act(&position).len(), 4);
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`components`], [`cards`] | the one table of components; bags of resource cards |
//! | `setup`, `royal_events`, `supply`, `pirates`, `announcement`, `offer`, `chain`, `gift`, `progression`, `bench`, [`sets`], `merchants`, `characters`, `warehouses`, `shipyards`, [`ending`], `scoring` | the chapters of the rules |
//! | `deck`, `flow`, `plain` | drawing and reshuffling; what each step offers and what follows; when a turn ends by itself |
//! | [`position`], [`player`], [`draft`], `validate` | the whole truth, written, read and checked |
//! | [`view`], `imagine` | what a seat knows, and positions that fit it |
//! | [`means`] | what a player has to make sets of |
//! | [`action`], [`event`], `talk`, `story`, `refusal` | what is done, told and said |
//! | `features` | numbers for learning |
//! | [`rulebook`] | the rules as numbered statements |

pub mod action;
mod announcement;
mod at_random;
mod bench;
pub mod cards;
mod chain;
mod characters;
pub mod components;
mod deck;
pub mod draft;
pub mod ending;
pub mod event;
mod features;
mod flow;
mod gift;
mod imagine;
pub mod means;
mod merchants;
mod offer;
mod pirates;
mod plain;
pub mod player;
pub mod position;
mod progression;
mod refusal;
mod royal_events;
pub mod rulebook;
mod rules;
mod scoring;
pub mod sets;
mod setup;
mod shipyards;
mod story;
mod supply;
mod talk;
mod validate;
pub mod view;
mod view_text;
mod warehouses;

pub use action::{Action, Actions};
pub use cards::Cards;
pub use components::{Character, Class, Development, Kind, Resource, RoyalEvent};
pub use draft::{GiftDraft, PlayerDraft, PositionDraft};
pub use event::Event;
pub use means::Means;
pub use merchants::most_different;
pub use player::Player;
pub use position::{Position, Step};
pub use rules::MundusNovus;
pub use scoring::{Category, Ending};
pub use view::View;
pub use view_text::ViewText;
