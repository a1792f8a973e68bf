//! `antilles verify`: referees finished games, and names the first step that is wrong and why.

mod search;

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use catalog::{Refereed, Refused};
use clap::Args;
use game::{
    Record, Seat,
    record::{RecordFault, limits::MAX_BYTES},
    visible::visible,
};
use serde::Serialize;
use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};
use tournament::sheet;
use words::Language;

/// Replay game records and report the first wrong step
///
/// A record is right if its set-up is playable, every action is legal, every random draw is possible and the one its seed
/// gives, its players are possible, and scores and places are those of the final position. "Right, but" says what could not
/// be checked (a record without its seed, a beginning taken from another game), what was drawn again after an undo, and
/// whether the end is missing.
///
/// The record of a tournament is right if its pairings follow from its seed and the results before, every game is right and
/// has the seed that follows from the tournament's, and the standings are those of its games.
///
/// Directories are searched recursively for files ending in .json; links to directories are not followed.
#[derive(Args)]
#[command(after_help = "\
Exit codes:
  0    all are right, perhaps with a \"but\"
  2    some are wrong or cannot be read, or the call is bad
  130  stopped by Ctrl-C

Examples:
  antilles verify records/game-000001.json
  antilles verify records/ --json")]
pub struct Verify {
    /// Records, or directories of records (*.json); a record may be at most 4 MB
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was found out about one file.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Verdict {
    file: String,
    right: bool,
    /// What it is, if it is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<String>,
    /// What should be known although it is right.
    notes: Vec<String>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    /// The first wrong step, counted from 1; 0 is the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
}

impl Verify {
    pub fn run(self) -> Result<Answer, Failure> {
        let cancel = progress::cancel();
        let found = search::files(&self.files, cancel)?;
        let bar = Bar::new(found.files.len() as u64, "records");
        let unread = |(folder, error): (PathBuf, io::Error)| Verdict::unread(&folder, &error);
        let mut verdicts: Vec<Verdict> = found.unread.into_iter().map(unread).collect();
        for (done, file) in found.files.iter().enumerate() {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            verdicts.push(Verdict::of(file));
            bar.at(done as u64 + 1);
        }
        drop(bar);
        let mut answer = match self.json {
            true => Answer::json(&verdicts),
            false => verdicts.iter().filter_map(Verdict::line).collect::<String>().into(),
        };
        answer.wrong = verdicts.iter().filter_map(Verdict::wrong).collect();
        answer.stopped = cancel.load(Ordering::Relaxed);
        answer.aside = match found.others {
            0 => String::new(),
            1 => "One other file was ignored.\n".into(),
            others => format!("{others} other files were ignored.\n"),
        };
        Ok(answer)
    }
}

impl Verdict {
    fn of(file: &Path) -> Verdict {
        let bytes = match read(file) {
            Ok(bytes) => bytes,
            Err(error) => return Verdict::unread(file, &error),
        };
        if sheet::is_sheet(&bytes) {
            return Verdict::of_tournament(file, &bytes);
        }
        match catalog::referee(&bytes, &bots::known) {
            Ok(refereed) => Verdict {
                file: file.to_string_lossy().into(),
                right: true,
                summary: Some(summary(&refereed)),
                notes: refereed.notes.iter().map(ToString::to_string).collect(),
                fault: None,
                step: None,
            },
            Err(refused) => {
                Verdict { step: refused.fault.step(), ..Verdict::fault(file, sentence(&refused)) }
            }
        }
    }

    fn of_tournament(file: &Path, bytes: &[u8]) -> Verdict {
        match sheet::check(bytes, &bots::known) {
            Ok(checked) => Verdict {
                file: file.to_string_lossy().into(),
                right: true,
                summary: Some(checked.summary),
                notes: checked.notes,
                fault: None,
                step: None,
            },
            Err(fault) => Verdict::fault(file, fault.to_string()),
        }
    }

    fn fault(file: &Path, fault: String) -> Verdict {
        let file = file.to_string_lossy().into();
        Verdict { file, right: false, summary: None, notes: Vec::new(), fault: Some(fault), step: None }
    }

    fn unread(file: &Path, error: &io::Error) -> Verdict {
        Verdict::fault(file, format!("it cannot be read: {error}"))
    }

    /// What is printed of a right one. (A line each, whatever names hold.)
    fn line(&self) -> Option<String> {
        let summary = self.summary.as_ref()?;
        let line = match self.notes.as_slice() {
            [] => format!("{}: right ({summary})", self.file),
            notes => format!("{}: right, but {} ({summary})", self.file, notes.join("; ")),
        };
        Some(format!("{}\n", visible(&line)))
    }

    fn wrong(&self) -> Option<String> {
        Some(format!("{}: {}", self.file, self.fault.as_ref()?))
    }
}

/// The bytes of a file, and no more than show that it is too large.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut file = File::open(file)?;
    (&mut file).take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    if sheet::is_sheet(&bytes) {
        file.take((sheet::MAX_BYTES + 1).saturating_sub(bytes.len()) as u64).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

fn summary(refereed: &Refereed) -> String {
    let Record { game, setup, steps, result, .. } = &refereed.record;
    let result = result.as_ref().map(|result| {
        let totals: Vec<_> = result.totals.iter().map(|points| points.to_string()).collect();
        format!(", ended by {}, points {}", result.ending, totals.join(" "))
    });
    format!("{game}, {} players, {} steps{}", setup.players, steps.len(), result.unwrap_or_default())
}

/// The fault for a person: a refused action with the reason the rules give, in words.
fn sentence(refused: &Refused) -> String {
    let Refused { fault, record } = refused;
    let Some((game, record)) = record.as_deref() else { return fault.to_string() };
    if let RecordFault::Setup(game::SetupError::Contradiction(phrase)) = fault {
        let why = args::dictionary(*game).say(Language::En, phrase, &|seat| name(record, 0, seat));
        return format!("its set-up cannot be played: {why}");
    }
    let RecordFault::Refused { step, seat, action, .. } = fault else { return fault.to_string() };
    match refused.reason() {
        Some((_, phrase)) => {
            let why = args::dictionary(*game).say(Language::En, &phrase, &|seat| name(record, *step, seat));
            format!("step {step}: seat {seat} cannot \"{action}\": {why}")
        }
        None => fault.to_string(),
    }
}

/// The name of who held this seat at this step.
fn name(record: &Record, step: usize, seat: Seat) -> String {
    let held = |holder: &&game::record::Holder| holder.seat == seat && holder.from_step as usize <= step;
    let holder = record.seats.iter().filter(held).max_by_key(|holder| holder.from_step);
    holder.map_or_else(|| format!("seat {}", seat.number()), |holder| holder.name.clone())
}
