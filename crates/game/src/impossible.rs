//! What cannot be: positions and views from outside that no game could reach, with every reason as a value.

use crate::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// One reason why a position or a view cannot be: a code for programs, the numbers and names, and a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Fault {
    /// What kind of reason, in stable English: `wrong-total`.
    pub code: &'static str,
    /// What the sentence names, in its order.
    pub details: Vec<Detail>,
    /// The sentence, in English.
    pub sentence: String,
}

/// A number or a name that a [`Fault`] is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Detail {
    /// What it is: `seat`.
    pub name: &'static str,
    /// Its value.
    pub value: Value,
}

/// The value of a [`Detail`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i64),
    /// An id, or words.
    Text(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Text(text) => f.write_str(text),
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => { $(impl From<$number> for Value {
        fn from(number: $number) -> Value {
            Value::Number(i64::from(number))
        }
    })* };
}
numbers! { u8 u16 u32 i8 i16 i32 i64 }

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        seat.number().into()
    }
}

/// Makes a [`Fault`] of its code, its sentence, and what the sentence names.
///
/// ```
/// use game::{Seat, fault};
/// let fault = fault!("island-tiles", "seat {seat}: {tiles} island tiles", seat = Seat::FIRST, tiles = 13u8);
/// assert_eq!(fault.to_string(), "seat 1: 13 island tiles");
/// assert_eq!((fault.code, fault.number("tiles")), ("island-tiles", Some(13)));
/// ```
#[macro_export]
macro_rules! fault {
    ($code:literal, $sentence:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        match ($($crate::impossible::Value::from($crate::fault!(@value $name $(= $value)?)),)*) {
            ($($name,)*) => $crate::Fault {
                code: $code,
                sentence: format!($sentence $(, $name = $name)*),
                details: vec![$($crate::impossible::Detail { name: stringify!($name), value: $name }),*],
            },
        }
    };
    (@value $name:ident = $value:expr) => { $value };
    (@value $name:ident) => { $name };
}

impl Fault {
    /// The number of this name that it is about.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.details.iter().find(|detail| detail.name == name).and_then(|detail| match detail.value {
            Value::Number(number) => Some(number),
            Value::Text(_) => None,
        })
    }

    /// Another number of something was found than there is.
    pub fn wrong_total(what: impl Into<String>, found: u32, all: u32) -> Fault {
        fault!("wrong-total", "{found} {what} instead of {all}", found, what = what.into(), all)
    }

    /// The legal actions kept in the position are not those of the rules.
    pub fn wrong_legal_actions() -> Fault {
        fault!("wrong-legal-actions", "the legal actions are not those of the position")
    }

    /// A player without a choice is asked.
    pub fn nothing_to_decide(seat: Seat, step: impl fmt::Display) -> Fault {
        let step = step.to_string();
        fault!("nothing-to-decide", "seat {seat} has nothing to decide at the step \"{step}\"", seat, step)
    }

    /// Numbers kept for speed do not follow from the rest.
    pub fn wrong_cache(seat: usize) -> Fault {
        fault!("wrong-cache", "seat {seat}: its cached numbers are wrong", seat)
    }

    /// There is something at a seat where nobody sits.
    pub fn empty_seat(seat: usize) -> Fault {
        fault!("empty-seat", "seat {seat} is empty but has something", seat)
    }

    /// A list of players is not as long as the table is large.
    pub fn wrong_players(found: usize, players: u8) -> Fault {
        fault!("wrong-players", "{found} players at a table for {players}", found, players)
    }

    /// More cards are where the observer of a view does not see them than it has not seen.
    pub fn hidden_cards(hidden: u32, unseen: u32) -> Fault {
        fault!("hidden-cards", "{hidden} cards are hidden, but only {unseen} are unseen", hidden, unseen)
    }

    /// A player is named who is not at the table.
    pub fn not_at_table(who: &str, seat: Seat) -> Fault {
        fault!("not-at-table", "{who} is seat {seat}, who is not at the table", who, seat)
    }
}

/// This seat if it is at a table of `players`; otherwise the last one there, and the fault is reported.
pub fn seat_at_table(who: &str, seat: Seat, players: u8, faults: &mut Vec<Fault>) -> Seat {
    if seat.index() < usize::from(players) {
        return seat;
    }
    faults.push(Fault::not_at_table(who, seat));
    Seat::new(usize::from(players).saturating_sub(1))
}

/// The sentences of all faults, in one.
pub fn sentence(faults: &[Fault]) -> String {
    faults.iter().map(|fault| fault.sentence.as_str()).collect::<Vec<_>>().join("; ")
}

/// Something written outside that cannot be, with every reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this {what} cannot be: {}", sentence(.faults))]
pub struct Impossible {
    /// A position or a view.
    pub what: &'static str,
    /// Every reason.
    pub faults: Vec<Fault>,
}

impl Impossible {
    /// What is read, if nothing is wrong with it.
    pub fn unless<T>(what: &'static str, read: T, faults: Vec<Fault>) -> Result<T, Impossible> {
        if faults.is_empty() { Ok(read) } else { Err(Impossible { what, faults }) }
    }

    /// This position cannot be.
    pub fn position(faults: Vec<Fault>) -> Impossible {
        Impossible { what: "position", faults }
    }

    /// This view cannot be.
    pub fn view(faults: Vec<Fault>) -> Impossible {
        Impossible { what: "view", faults }
    }
}

/// A set-up that cannot be played is a reason as well.
impl From<crate::SetupError> for Fault {
    fn from(error: crate::SetupError) -> Fault {
        fault!("setup", "{why}", why = error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_a_value_and_a_sentence() {
        let players = 3u8;
        let fault =
            fault!("wrong-players", "{found} players at a table for {players}", found = 5usize, players);
        assert_eq!(fault, Fault::wrong_players(5, 3));
        assert_eq!(
            (fault.number("found"), fault.number("players"), fault.number("seat")),
            (Some(5), Some(3), None)
        );
        let json = serde_json::to_value(&fault).expect("it can be written");
        assert_eq!(json["details"][1], serde_json::json!({ "name": "players", "value": 3 }));
    }

    #[test]
    fn every_reason_is_told() {
        let mut faults = Vec::new();
        assert_eq!(seat_at_table("the governor", Seat::new(4), 3, &mut faults), Seat::new(2));
        assert_eq!(seat_at_table("the mover", Seat::new(1), 3, &mut faults), Seat::new(1));
        faults.push(Fault::wrong_total("quarries", 9, 8));
        let told = Impossible::unless("position", (), faults).expect_err("two reasons");
        assert_eq!(
            told.to_string(),
            "this position cannot be: the governor is seat 5, who is not at the table; 9 quarries instead of 8"
        );
        assert_eq!(Impossible::unless("view", 7, Vec::new()), Ok(7));
    }
}
