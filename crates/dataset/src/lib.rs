//! The games of a match as Parquet files, with a row for each decision, for people who learn from games.
//!
//! A folder holds `dataset.json`, which says what is played, and the parts, each with the same number of games. A part
//! depends on nothing but what is played, so the bytes are the same on any number of threads, and a call that was broken
//! off goes on with the parts that are missing.
//!
//! | module | what |
//! |---|---|
//! | [`columns`] | the columns, and games as rows of them |
//! | [`folder`] | the folder: what it holds, and nobody else writing to it |

pub mod columns;
pub mod folder;

use arena::Contest;
use columns::Part;
use folder::{Folder, Manifest};
use game::parallel;
use std::{
    io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

/// Most games in a part: its rows are in memory before they are written.
pub const MOST_GAMES_IN_A_PART: u64 = 1_000;

/// Games to be written.
#[derive(Clone, Debug)]
pub struct Dataset {
    /// What is played, every seating equally often, and on how many threads.
    pub contest: Contest,
    /// Games in a part: whole blocks.
    part: u64,
}

/// What was written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Written {
    /// Games in the folder now.
    pub games: u64,
    /// Decisions in the folder now.
    pub rows: u64,
    /// Parts in the folder now.
    pub parts: u64,
    /// Games that were there before.
    pub found: u64,
    /// Was it cancelled before all was written?
    pub cancelled: bool,
}

/// Why a dataset cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum DatasetError {
    /// A file or the folder cannot be read or written.
    #[error("the dataset {} cannot be written: {error}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The folder holds another dataset.
    #[error("{} holds another dataset, not of the same {what}: name another folder", .path.display())]
    Other {
        /// Which.
        path: PathBuf,
        /// What is not the same.
        what: &'static str,
    },
    /// The folder holds Parquet files that are not a dataset of ours.
    #[error("{} holds Parquet files of another origin: name another folder", .path.display())]
    Foreign {
        /// Which.
        path: PathBuf,
    },
    /// What says what the folder holds cannot be read.
    #[error("{} does not say what the dataset holds: {why}", .path.display())]
    BadManifest {
        /// Which.
        path: PathBuf,
        /// Why not.
        why: String,
    },
    /// Somebody else is writing to it.
    #[error("somebody else is writing to {}", .path.display())]
    Busy {
        /// Which.
        path: PathBuf,
    },
    /// Rows do not become a file.
    #[error("the games from number {game} on cannot be written as Parquet: {why}")]
    Parquet {
        /// The part's first game.
        game: u64,
        /// Why.
        why: String,
    },
}

impl Dataset {
    /// The games of this match in parts of at least this many games: whole blocks, so that no part favours a seat.
    pub fn new(contest: Contest, part: u64) -> Dataset {
        let block = contest.block() as u64;
        let part = part.clamp(1, MOST_GAMES_IN_A_PART).div_ceil(block) * block;
        Dataset { contest, part }
    }

    /// All that the bytes depend on.
    pub fn manifest(&self) -> Manifest {
        Manifest {
            schema_version: columns::SCHEMA_VERSION,
            games: self.contest.plan.games,
            part: self.part,
            heading: self.contest.heading(),
        }
    }

    /// How many parts it has.
    pub fn parts(&self) -> u64 {
        self.contest.plan.games.div_ceil(self.part)
    }

    /// Writes it, or what is missing of it, into a folder. `progress` hears now and then how many games are there, from any
    /// thread; once `cancel` is set, parts under way are abandoned and the rest is left.
    pub fn write(
        &self,
        folder: &Path,
        progress: &(dyn Fn(u64) + Sync),
        cancel: &AtomicBool,
    ) -> Result<Written, DatasetError> {
        let folder = Folder::open(folder, &self.manifest())?;
        let mut written = Written::default();
        let mut missing = Vec::new();
        for number in 0..self.parts() {
            match folder.rows_of(number) {
                Some(rows) => written.add(self.games_of(number), rows),
                None => missing.push(number),
            }
        }
        written.found = written.games;
        progress(written.games);
        let done = AtomicU64::new(written.games);
        let played = || progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        let stop = || cancel.load(Ordering::Relaxed);
        let missing = missing.into_iter().take_while(|_| !stop());
        let added = parallel::run(self.contest.plan.threads, missing, Vec::new, |added, number| {
            let rows = self.play(&folder, number, &played, &stop)?;
            added.extend(rows.map(|rows| (self.games_of(number), rows)));
            Ok(())
        })?;
        added.into_iter().flatten().for_each(|(games, rows)| written.add(games, rows));
        written.cancelled = written.parts < self.parts();
        Ok(written)
    }

    fn games_of(&self, number: u64) -> u64 {
        self.part.min(self.contest.plan.games - number * self.part)
    }

    /// Plays a part and writes it; its rows, or none if it was abandoned.
    fn play(
        &self,
        folder: &Folder,
        number: u64,
        played: &dyn Fn(),
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<u64>, DatasetError> {
        let first = number * self.part;
        let failed = |error: parquet::errors::ParquetError| DatasetError::Parquet {
            game: first,
            why: error.to_string(),
        };
        let mut part = Part::new(self, folder.stamp(number)).map_err(failed)?;
        let games = first..first + self.games_of(number);
        let told = self.contest.tell(games.clone(), &mut |game, told| {
            part.add(game, told).map_err(Some)?;
            played();
            if stop() && game + 1 < games.end { Err(None) } else { Ok(()) }
        });
        match told {
            Ok(()) => {}
            Err(None) => return Ok(None),
            Err(Some(error)) => return Err(failed(error)),
        }
        let (bytes, rows) = part.finish().map_err(failed)?;
        folder.write(number, &bytes)?;
        Ok(Some(rows))
    }
}

impl Written {
    fn add(&mut self, games: u64, rows: u64) {
        self.games += games;
        self.rows += rows;
        self.parts += 1;
    }
}
