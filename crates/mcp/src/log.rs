//! What happened at a table, a line of JSON for each event, and the record of the game when it is over.
//!
//! `FOLDER/TABLE.jsonl` begins with who plays what against whom; then come attempts, hints and undos in their order, and the
//! result. `FOLDER/TABLE.json` is the record, which `antilles verify` referees. A line is on the disk before its call is
//! answered.

use game::{Record, SetupText, record::RecordResult};
use serde::{Deserialize, Serialize};
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    #[serde(flatten)]
    pub event: Event,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// A game began.
    Start {
        /// The table.
        table: String,
        /// Who plays: a model's name, as it was given.
        player: String,
        /// The program that the model plays through.
        client: String,
        /// The game.
        game: String,
        /// Players and options.
        setup: SetupText,
        /// The player's seat, counted from 1.
        seat: u8,
        /// By seat: the bots; the player's own place is empty.
        bots: Vec<String>,
        /// Did the caller choose the seed? Then it may have seen the game before.
        seed_chosen: bool,
    },
    /// The player tried to play.
    Play {
        /// The step the game was at.
        step: u32,
        /// What, in notation.
        actions: Vec<String>,
        /// Why it was refused; absent if it was played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        refused: Option<Refusal>,
    },
    /// The player took something back.
    Undo {
        /// The step the game was at.
        step: u32,
    },
    /// The player asked the coach.
    Hint {
        /// The step the game was at.
        step: u32,
    },
    /// The player gave up; a bot played on.
    Resign {
        /// The step the game was at.
        step: u32,
    },
    /// The game is over.
    End {
        /// How.
        result: RecordResult,
    },
}

/// Why an attempt was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// Of which kind.
    pub kind: RefusalKind,
    /// The sentence that was answered.
    pub sentence: String,
}

/// The kinds of refusals.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalKind {
    /// An action of the game that the rules do not allow now.
    Illegal,
    /// No action of the game at all.
    Unreadable,
    /// The list was at fault, not an action: it was empty or too long, or went on after something unknown was drawn.
    List,
}

impl RefusalKind {
    /// Does it count as an illegal move?
    pub fn is_illegal(self) -> bool {
        self != RefusalKind::List
    }
}

/// The log of one table.
#[derive(Debug)]
pub struct TableLog {
    file: File,
    record: PathBuf,
}

impl TableLog {
    /// Begins the log of a table.
    pub fn begin(folder: &Path, table: &str) -> io::Result<TableLog> {
        fs::create_dir_all(folder)?;
        let file =
            OpenOptions::new().create_new(true).append(true).open(folder.join(format!("{table}.jsonl")))?;
        Ok(TableLog { file, record: folder.join(format!("{table}.json")) })
    }

    /// Writes a line; when this returns it is on the disk.
    pub fn write(&mut self, at: i64, event: Event) -> io::Result<()> {
        let mut line = serde_json::to_vec(&Line { at, event })?;
        line.push(b'\n');
        self.file.write_all(&line)?;
        self.file.sync_data()
    }

    /// Writes the record of the game, whole or not at all.
    pub fn record(&self, record: &Record) -> io::Result<()> {
        let mut text = serde_json::to_vec(record)?;
        text.push(b'\n');
        arena::records::whole(&self.record, &text)
    }
}
