//! The end of a round, and of the game.

use crate::{
    components::*,
    event::Event,
    position::{Position, Step},
    royal_events,
};
use game::{Chance, Seats, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why the game is over.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody showed the perfect combination.
    Perfect,
    /// Somebody has 75 doubloons.
    Doubloons,
    /// The line of developments could not be refilled.
    Line,
}

impl Ending {
    /// Their identifiers.
    pub const IDS: &'static [&'static str] = &["perfect", "doubloons", "line"];

    /// Its identifier.
    pub const fn id(self) -> &'static str {
        Ending::IDS[self as usize]
    }
}

/// Why the game would be over if the round ended now, the first reason first.
pub(crate) fn reason(p: &Position) -> Option<Ending> {
    if p.perfect != 0 {
        Some(Ending::Perfect)
    } else if p.players.iter().any(|player| player.doubloons >= GOAL) {
        Some(Ending::Doubloons)
    } else if usize::from(p.line_length) < LINE {
        Some(Ending::Line)
    } else {
        None
    }
}

/// Everybody has had a turn.
pub(crate) fn end_round<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    match reason(p) {
        Some(ending) => {
            p.step = Step::End;
            p.acting = Seats::NONE;
            p.mover = p.master;
            sink.tell(|| Event::GameOver { ending });
        }
        None => royal_events::begin_round(p, chance, sink),
    }
}
