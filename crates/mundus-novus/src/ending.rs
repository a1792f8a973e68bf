//! The end of a round, and of the game.

use crate::{
    components::*,
    event::Event,
    position::{Position, Step},
    royal_events,
    scoring::Ending,
};
use game::{Chance, Seats, Sink};

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
            p.step = Step::Over;
            p.acting = Seats::NONE;
            p.mover = p.master;
            sink.tell(|| Event::GameOver { ending });
        }
        None => royal_events::begin_round(p, chance, sink),
    }
}
