//! Sentences in every language of the program, from phrases and Fluent messages.
//!
//! Rules speak in [`game::Phrase`]s: the id of a message and its arguments. A [`Dictionary`] is made of the messages of a
//! game (and of everything else that has something to say) and puts a phrase into a [`Language`].
//!
//! ```
//! use game::{Arg, Seat, Words, phrase, terms};
//! use words::{Dictionary, Language};
//! let words = Words {
//!     en: "good-corn = corn\ngood-sugar = sugar\nevent-load = { $who } loads { $goods }.",
//!     fr: "good-corn = maïs\ngood-sugar = sucre\nevent-load = { $who } charge : { $goods }.",
//!     de: "good-corn = Mais\ngood-sugar = Zucker\nevent-load = { $who } verlädt { $goods }.",
//!     es: "good-corn = maíz\ngood-sugar = azúcar\nevent-load = { $who } carga { $goods }.",
//! };
//! let dictionary = Dictionary::new(&[words]);
//! assert!(dictionary.faults().is_empty());
//! let phrase = phrase!("event-load", who = Seat::FIRST, goods = terms("good-", ["corn", "sugar"]));
//! let name = |_| "Anne".to_string();
//! assert_eq!(dictionary.say(Language::En, &phrase, &name), "Anne loads corn and sugar.");
//! assert_eq!(dictionary.say(Language::Fr, &phrase, &name), "Anne charge : maïs et sucre.");
//! assert_eq!(dictionary.say(Language::Es, &phrase, &name), "Anne carga maíz y azúcar.");
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`language`] | the languages, and how each writes lists and numbers |
//! | [`dictionary`] | messages by language, and phrases said |
//! | [`typography`] | how each language sets its text: no-break spaces, apostrophes |
//! | `faults` | what is wrong with messages: missing, different, unknown, badly set |

pub mod complete;
pub mod dictionary;
mod faults;
pub mod language;
pub mod typography;

pub use complete::check_words;
pub use dictionary::{Dictionary, seat_numbers};
pub use faults::texts;
pub use language::Language;

/// What every game shares: set-ups and actions refused.
pub const SHARED: game::Words = game::words!("../messages");
