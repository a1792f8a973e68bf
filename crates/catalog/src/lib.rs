//! The closed list of games behind one type: the only place that names all of them.
//!
//! [`GameId`] names a game and answers what is true of it in general; [`AnyPosition`], [`AnyView`] and [`AnyEvent`] are
//! one game's position, view and event with the game's type erased. Code that wants the types back (boards, bots) asks
//! `downcast`; code that is generic over games (simulations, tests) enters through [`with_game!`].
//!
//! ```
//! use catalog::GameId;
//! use game::{Fast, SetupText};
//! let game = GameId::parse("puerto-rico").unwrap();
//! let setup = game.setup(&SetupText { players: 3, options: Default::default() }).unwrap();
//! let (position, _events) = game.start(&setup, &mut Fast::new(1));
//! assert_eq!(position.to_act().len(), 1);
//! ```

mod erased;
mod explain;
mod list;
mod referee;

pub use erased::{AnyEvent, AnyPosition, AnyView, Applied, Move};
pub use list::{GameId, Traits};
pub use referee::{Refereed, Refused, referee, referee_up_to};

// Named by `with_game!`.
#[doc(hidden)]
pub use {mundus_novus, puerto_rico, san_juan, santiago};
