//! The contract every Antilles game implements.
//!
//! A [`Game`] is a marker type with the rules behind it. A position is plain data without a future; chance comes from
//! outside ([`Chance`]); what happens is told to a [`Sink`]; what a seat may know is a view.
//!
//! ```
//! # fn demo<G: game::Rules>() {
//! use game::{ActionSet, Fast, Setup};
//! let mut chance = Fast::new(1);
//! let mut position = G::start(&Setup::standard::<G>(4), &mut chance, &mut ());
//! while let Some(seat) = G::to_act(&position).first() {
//!     let first = G::legal(&position, seat).first().unwrap();
//!     G::apply(&mut position, seat, G::action(first), &mut chance, &mut ()).unwrap();
//! }
//! # }
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`contract`] | the promises of a game: [`Rules`], [`Talk`], [`Learn`] |
//! | [`seat`], [`setup`], [`score`], [`notation`], [`action_set`] | its nouns |
//! | [`kinds`](kinds!), [`action`], [`options`](options!) | kinds of pieces, families of actions and options, each declared once |
//! | [`draft`], [`impossible`] | positions from outside, and why one cannot be |
//! | [`open_view`] | the view of a game that hides nothing but chance |
//! | [`chance`] | where randomness comes from |
//! | [`dealer`] | chance and those who are told what happens, in one |
//! | [`words`] | sentences before they are in a language |
//! | [`rulebook`] | the rules as statements with their proofs |
//! | [`record`] | whole games in a file, replayed and checked |
//! | [`outside`] | views from outside: what contradicts the rest |
//! | [`visible`] | text from outside, made safe to show |
//! | [`parallel`] | the same work on many items, on several threads |
//! | [`playout`], [`perft`] | random games, and counting what is legal |
//! | [`testkit`] | the tests every game must pass |

pub mod action;
pub mod action_set;
pub mod chance;
pub mod contract;
pub mod dealer;
pub mod draft;
pub mod impossible;
mod in_a_word;
mod kinds;
pub mod notation;
mod numbered;
pub mod open_view;
mod options;
pub mod outside;
mod panics;
pub mod parallel;
pub mod perft;
pub mod playout;
pub mod record;
pub mod rulebook;
pub mod score;
pub mod seat;
pub mod setup;
pub mod testkit;
pub mod visible;
pub mod words;

pub use action::Action;
pub use action_set::{ActionSet, Bits, choose_in_word, nth_in_word};
pub use chance::{Bag, Chance, Enumerating, Fast, Lot, Recorder, Script, ScriptFault, Seed, TableChance};
pub use contract::{
    Feature, Game, Illegal, Learn, Pen, Question, Rules, Sink, StandingOrder, Talk, flag, refuse, share,
    terms,
};
pub use dealer::{Dealer, Dealing};
pub use draft::Draft;
pub use impossible::{Fault, Impossible};
pub use in_a_word::{nonzero_bytes, several};
pub use notation::Notation;
pub use numbered::{NUMBERED, NumberedChance};
pub use open_view::{OpenView, Seated};
pub use panics::panic_text;
pub use perft::{perft, seed_of};
pub use playout::{Row, Tally, playout};
pub use record::Record;
pub use rulebook::{Chapter, Source, Statement};
pub use score::{Score, places_by};
pub use seat::{MAX_PLAYERS, Seat, Seats};
pub use setup::{OptionSpec, Setup, SetupError, SetupText, Touches};
pub use words::{Arg, Phrase, Words};
