//! Sentences for people, before they are in any language: an id and its arguments.
//!
//! The words are in `.ftl` files next to the rules, one for each language; the `words` crate puts them together.

use crate::Seat;
use serde::Serialize;

/// A sentence to be said: the id of a message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    /// The message's id.
    pub id: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Phrase`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number; messages may choose their plural by it.
    Number(i64),
    /// A player, said by name.
    Seat(Seat),
    /// Another message of the same game (`good-corn`), or one of its attributes (`building-hacienda.the`).
    Term(String),
    /// Several of them, said as a list ("corn, sugar and coffee").
    List(Vec<Arg>),
    /// Another message with arguments of its own ("3 corn").
    Phrase(Box<Phrase>),
    /// Text as it is.
    Text(String),
}

impl Phrase {
    /// A sentence without arguments.
    pub fn new(id: &'static str) -> Phrase {
        Phrase { id, args: Vec::new() }
    }

    /// With one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

impl Arg {
    /// Another message by its id: `Arg::term("good-", "corn")`.
    pub fn term(prefix: &str, id: &str) -> Arg {
        Arg::Term(format!("{prefix}{id}"))
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
from_numbers!(u8 u16 u32 i8 i16 i32 i64 usize);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

/// `phrase!("event-build", who = seat, price = 3u8)`
#[macro_export]
macro_rules! phrase {
    ($id:expr $(, $name:ident = $arg:expr)* $(,)?) => {
        $crate::Phrase::new($id)$(.with(stringify!($name), $arg))*
    };
}

/// The same messages in every language, in Fluent's format: a file `en.ftl`, `fr.ftl`, … each ([`words!`](crate::words!)).
#[derive(Copy, Clone, Debug)]
pub struct Words {
    /// English, which the others are compared with.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
    /// German.
    pub de: &'static str,
    /// Spanish.
    pub es: &'static str,
}

impl Words {
    /// The same text in every language, for words that need no translation and for tests.
    pub const fn same(text: &'static str) -> Words {
        Words { en: text, fr: text, de: text, es: text }
    }
}

/// The messages in a folder, which is named from the file this stands in: `words!("../words")`, or by its parts.
#[macro_export]
macro_rules! words {
    ($folder:literal $(, $inside:literal)*) => {
        $crate::Words {
            en: include_str!(concat!($folder $(, "/", $inside)*, "/en.ftl")),
            fr: include_str!(concat!($folder $(, "/", $inside)*, "/fr.ftl")),
            de: include_str!(concat!($folder $(, "/", $inside)*, "/de.ftl")),
            es: include_str!(concat!($folder $(, "/", $inside)*, "/es.ftl")),
        }
    };
}

/// What every rules crate answers alike in its `impl Talk`: its words stand in `words`, those of its rulebook in
/// `words/rulebook`, its statements in a module: `words_and_rulebook!(rulebook)`.
#[macro_export]
macro_rules! words_and_rulebook {
    ($rulebook:ident) => {
        fn words() -> $crate::Words {
            $crate::words!("../words")
        }

        fn rulebook_words() -> $crate::Words {
            $crate::words!("../words/rulebook")
        }

        fn rulebook() -> &'static [$crate::Statement] {
            $rulebook::STATEMENTS
        }

        fn chapters() -> &'static [$crate::Chapter] {
            $rulebook::CHAPTERS
        }
    };
}
