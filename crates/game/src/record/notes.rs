//! What a reader of a correct record should know: what could not be checked, and what was done twice.

use super::{Continues, PERSON, PROGRAM, Record, Stream};
use crate::NUMBERED;
use std::{collections::BTreeSet, fmt};

/// Something about a record that is not a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// Nobody can tell whether the draws are those of a seed fixed before the game.
    NoSeed,
    /// The beginning belongs to another game, and so to another seed.
    Continues(Continues),
    /// Draws were undone with everybody's consent, and drawn again.
    DrawnAgain {
        /// The first step drawn again, counted from 1.
        step: usize,
        /// How often.
        times: u32,
    },
    /// The draws are numbered from the set-up on, instead of each step having a stream of its own: the seed gives other
    /// outcomes in the two ways.
    Numbered,
    /// A bot this program does not have: an old one, or another program's.
    UnknownBot(String),
    /// The game was broken off, or the record was cut.
    NotOver,
    /// The game is over, but the record does not say how it ended.
    NoResult,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Note::NoSeed => f.write_str("without its seed: the draws could not be checked"),
            Note::Continues(Continues { parent, steps: 0 }) => {
                write!(f, "the set-up is another game's ({parent}) and was not checked against the seed")
            }
            Note::Continues(Continues { parent, steps: 1 }) => {
                write!(f, "the first step is another game's ({parent}) and was not checked against the seed")
            }
            Note::Continues(Continues { parent, steps }) => write!(
                f,
                "the first {steps} steps are another game's ({parent}) and were not checked against the seed"
            ),
            Note::DrawnAgain { step, times: 1 } => {
                write!(f, "from step {step} on chance was drawn again, after an undo")
            }
            Note::DrawnAgain { step, times } => {
                write!(f, "from step {step} on chance was drawn again, after {times} undos")
            }
            Note::Numbered => {
                f.write_str("every draw is numbered, as where several tables have the same chance")
            }
            Note::UnknownBot(name) => {
                write!(f, "it was played by \"{name}\", which is no bot of this program")
            }
            Note::NotOver => f.write_str("the game is not over: it was broken off, or the rest is missing"),
            Note::NoResult => f.write_str("the game is over, but its result is missing"),
        }
    }
}

/// What a reader of this record should know, if [`super::replay`] found nothing wrong with it. Is its game over, and which
/// bots are there?
pub fn notes(record: &Record, over: bool, bot: &dyn Fn(&str) -> bool) -> Vec<Note> {
    let epoch = |stream: &Option<Stream>| stream.map_or(0, |stream| stream.epoch);
    // The first step says it for all of them.
    let numbered = record.steps.first().is_some_and(|first| epoch(&first.stream) == NUMBERED);
    let again = record.steps.iter().position(|step| epoch(&step.stream) > 0).filter(|_| !numbered);
    let times = record.steps.last().map_or(0, |step| epoch(&step.stream));
    let ending = match (over, &record.result) {
        (false, _) => Some(Note::NotOver),
        (true, None) => Some(Note::NoResult),
        (true, Some(_)) => None,
    };
    let players: BTreeSet<&str> = record.seats.iter().map(|holder| holder.player.as_str()).collect();
    let strangers =
        players.into_iter().filter(|&player| player != PERSON && player != PROGRAM && !bot(player));
    let notes = [
        record.seed.is_none().then_some(Note::NoSeed),
        record.continues.clone().map(Note::Continues),
        numbered.then_some(Note::Numbered),
        again.map(|at| Note::DrawnAgain { step: at + 1, times }),
        ending,
    ];
    let strangers = strangers.map(|name| Note::UnknownBot(name.to_string()));
    notes.into_iter().flatten().chain(strangers).collect()
}
