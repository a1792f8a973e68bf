//! The results of a match on disk: a line for each game, only ever added to, so that an interrupted match can continue.
//!
//! The first line says what is played; a file with another first line is refused. A last line that was cut off in the
//! middle is dropped, and its game played again.

use crate::play::Thought;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

/// What a match plays: its games depend on nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Heading {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Players and options.
    pub setup: game::SetupText,
    /// The bots, by name.
    pub bots: Vec<String>,
    /// Those whom the only bot meets, if it is one against others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<String>,
    /// How many games in a row share their chance; files older than this do not say.
    #[serde(default)]
    pub block: u64,
    /// What a bot without a budget of its own may spend.
    pub nodes: u32,
    /// The seed.
    pub seed: u64,
}

/// How one game went.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// Its number.
    pub game: u64,
    /// Places by seat, the best is 1.
    pub places: Vec<u8>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Did it end by itself?
    pub finished: bool,
    /// How much each seat thought.
    pub thought: Vec<Thought>,
}

/// Why results cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// The file cannot be read or written.
    #[error("the results {} cannot be kept: {error}", .file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// It holds the results of something else.
    #[error("{} holds the results of another match, not of the same {what}: name another file", .file.display())]
    OtherMatch {
        /// Which.
        file: PathBuf,
        /// What is not the same.
        what: &'static str,
    },
    /// A line makes no sense.
    #[error("line {line} of {} is not a result of this match", .file.display())]
    BadLine {
        /// Which file.
        file: PathBuf,
        /// Which line, counted from 1.
        line: usize,
    },
    /// Somebody else is writing to it.
    #[error("another match is writing to {}", .file.display())]
    Busy {
        /// Which.
        file: PathBuf,
    },
}

/// The results known so far, in memory and perhaps in a file.
#[derive(Debug, Default)]
pub struct Ledger {
    file: Option<(PathBuf, File)>,
    lines: BTreeMap<u64, Line>,
}

impl Ledger {
    /// Opens or begins the file of a match.
    pub fn open(path: &Path, heading: &Heading) -> Result<Ledger, LedgerError> {
        let failed = |error| LedgerError::File { file: path.to_path_buf(), error };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        file.try_lock().map_err(|error| match error {
            std::fs::TryLockError::WouldBlock => LedgerError::Busy { file: path.to_path_buf() },
            std::fs::TryLockError::Error(error) => failed(error),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(failed)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        let mut ledger = Ledger { file: Some((path.to_path_buf(), file)), lines: BTreeMap::new() };
        let mut lines = text[..whole].lines().enumerate();
        let bad = |line| LedgerError::BadLine { file: path.to_path_buf(), line };
        match lines.next() {
            None => ledger.write(heading)?,
            Some((_, first)) => {
                let known: Heading = serde_json::from_str(first).map_err(|_| bad(1))?;
                if let Some(what) = heading.difference(&known) {
                    return Err(LedgerError::OtherMatch { file: path.to_path_buf(), what });
                }
            }
        }
        let players = usize::from(heading.setup.players);
        for (at, text) in lines {
            let line: Line = serde_json::from_str(text).map_err(|_| bad(at + 1))?;
            if [line.places.len(), line.scores.len(), line.thought.len()] != [players; 3] {
                return Err(bad(at + 1));
            }
            ledger.lines.insert(line.game, line);
        }
        Ok(ledger)
    }

    /// Adds a game.
    pub fn add(&mut self, line: Line) -> Result<(), LedgerError> {
        self.write(&line)?;
        self.lines.insert(line.game, line);
        Ok(())
    }

    /// The games known, by number.
    pub fn lines(&self) -> &BTreeMap<u64, Line> {
        &self.lines
    }

    fn write(&mut self, thing: &impl Serialize) -> Result<(), LedgerError> {
        let Some((path, file)) = &mut self.file else { return Ok(()) };
        let mut text = serde_json::to_vec(thing).expect("results can be written as JSON");
        text.push(b'\n');
        // One call, so that a killed run leaves whole lines, or one cut off at the end.
        file.write_all(&text).map_err(|error| LedgerError::File { file: path.clone(), error })
    }
}

impl Heading {
    /// What differs, if anything.
    pub fn difference(&self, other: &Heading) -> Option<&'static str> {
        let differences = [
            (self.game != other.game, "game"),
            (self.rules_version != other.rules_version, "version of the rules"),
            (self.setup != other.setup, "set-up"),
            ((&self.bots, &self.against) != (&other.bots, &other.against), "bots"),
            (self.block != other.block, "number of games with the same chance"),
            (self.nodes != other.nodes, "number of nodes"),
            (self.seed != other.seed, "seed"),
        ];
        differences.into_iter().find(|(differs, _)| *differs).map(|(_, what)| what)
    }
}
