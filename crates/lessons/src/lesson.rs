//! A lesson, read from its file and played through once.

use catalog::{AnyPosition, GameId};
use game::{Recorder, Seat, Seed, SetupError, SetupText, TableChance};
use serde::Deserialize;
use table::{Opening, OpeningStep};

/// A line of play with notes.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id.
    pub id: &'static str,
    /// The game it teaches.
    pub game: GameId,
    /// Players and options.
    pub setup: SetupText,
    /// All chance of its table.
    pub seed: Seed,
    /// Where the learner sits.
    pub seat: Seat,
    /// Its notes, in order; the last one ends it and asks for nothing.
    pub notes: Vec<Note>,
    /// The outcomes of chance in the set-up.
    pub start: Vec<String>,
    /// What everybody plays.
    pub steps: Vec<OpeningStep>,
}

/// What the learner is told at one point of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The message: its text is the title, its attributes `see`, `why` and `do` (not in the last) the rest.
    pub say: String,
    /// Places of the board to be pointed at, besides those of the actions asked for.
    pub mark: Vec<String>,
    /// After this many steps of the line it begins.
    pub from: u32,
}

/// Why a file is not a lesson.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// Not the JSON of a lesson.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// No such game.
    #[error("there is no game \"{0}\"")]
    Game(String),
    /// No seed.
    #[error("the seed has to be 64 hexadecimal digits")]
    Seed,
    /// The game is not played like this.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// No such seat.
    #[error("there is no seat {0} at this table")]
    Seat(u8),
    /// A step that cannot be played.
    #[error("step {step} of the line, \"{text}\": {why}")]
    Step {
        /// Counted from 1.
        step: usize,
        /// As it is written.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// It does not end where the learner decides.
    #[error("the line must end where the learner is to decide")]
    End,
}

/// A lesson as its file has it. A step is `SEAT ACTION`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    setup: SetupText,
    seed: String,
    seat: u8,
    notes: Vec<FileNote>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileNote {
    say: String,
    #[serde(default)]
    mark: Vec<String>,
    #[serde(default)]
    line: Vec<String>,
}

impl Lesson {
    /// Reads a lesson's file and plays its line, so that every step of it is known to be legal.
    pub fn read(id: &'static str, text: &str) -> Result<Lesson, Fault> {
        let file: File = serde_json::from_str(text)?;
        let game = GameId::parse(&file.game).ok_or(Fault::Game(file.game))?;
        let seed = hex::decode(&file.seed).ok().and_then(|bytes| bytes.try_into().ok()).ok_or(Fault::Seed)?;
        let setup = game.setup(&file.setup)?;
        let seat = Seat::from_number(file.seat.into()).filter(|seat| seat.index() < setup.players().into());
        let seat = seat.ok_or(Fault::Seat(file.seat))?;
        let mut chance = Recorder::new(TableChance::new(&seed, 0, 0));
        let (mut position, _) = game.start(&setup, &mut chance);
        let start = chance.outcomes.iter().map(ToString::to_string).collect();
        let (mut steps, mut notes) = (Vec::new(), Vec::new());
        for note in file.notes {
            notes.push(Note { say: note.say, mark: note.mark, from: steps.len() as u32 });
            for text in note.line {
                let step = play(&mut position, &seed, steps.len() + 1, &text);
                steps.push(step.map_err(|why| Fault::Step { step: steps.len() + 1, text, why })?);
            }
        }
        if !position.to_act().contains(seat) {
            return Err(Fault::End);
        }
        Ok(Lesson { id, game, setup: file.setup, seed, seat, notes, start, steps })
    }

    /// The beginning of a game that goes on from this step of the line. `parent` is the id of the lesson's table.
    pub fn opening(&self, parent: &str, step: u32) -> Opening {
        Opening {
            parent: parent.into(),
            rules_version: self.game.traits().rules_version,
            start: self.start.clone(),
            steps: self.steps.iter().take(step as usize).cloned().collect(),
        }
    }
}

/// Plays one step of a line with the chance a table would have there.
fn play(position: &mut AnyPosition, seed: &Seed, step: usize, text: &str) -> Result<OpeningStep, String> {
    let (seat, action) = text.split_once(' ').ok_or("a step is a seat and an action")?;
    let seat = seat.parse().ok().and_then(Seat::from_number).ok_or("there is no such seat")?;
    let index = position.read(action).ok_or("this game has no such action")?;
    let mut chance = TableChance::new(seed, 0, step as u32);
    let applied = position.apply(seat, index, &mut chance).map_err(|illegal| {
        let legal: Vec<&str> = position.legal(seat).iter().map(|legal| legal.text).collect();
        format!("{illegal} (seats to act: {:?}; legal: {})", position.to_act(), legal.join(", "))
    })?;
    let chance = applied.chance.iter().map(ToString::to_string).collect();
    Ok(OpeningStep { seat, action: action.into(), chance })
}
