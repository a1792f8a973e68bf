//! `antilles verify`: referees finished games, and names the first step that is wrong and why.

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use catalog::GameId;
use clap::Args;
use game::{
    Fast, Phrase, Record, Seat,
    record::{FORMAT, RecordFault},
};
use serde::Serialize;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::atomic::Ordering,
};
use words::Language;

/// Replay records and name the first step that is wrong
///
/// A record is right if its set-up is playable, every action is legal, every outcome of chance possible and the one its
/// seed gives, and scores and places are those of the last position. Exit code 0: all are right; 2: some are not.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles verify records/game-000001.json
  antilles verify records/ --json")]
pub struct Verify {
    /// Records, or directories of records (*.json)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// What was found out about one file.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Verdict {
    file: PathBuf,
    right: bool,
    /// What it is, if it is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<String>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<String>,
    /// The first wrong step, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
}

/// A fault and the step it is at.
struct Wrong {
    sentence: String,
    step: Option<usize>,
}

impl Verify {
    pub fn run(self) -> Result<Answer, Failure> {
        let files = files(&self.files)?;
        let bar = Bar::new(files.len() as u64, "records");
        let cancel = progress::cancel();
        let mut verdicts = Vec::new();
        for file in files {
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            verdicts.push(match verify(&file) {
                Ok(summary) => Verdict { file, right: true, summary: Some(summary), fault: None, step: None },
                Err(Wrong { sentence, step }) => {
                    Verdict { file, right: false, summary: None, fault: Some(sentence), step }
                }
            });
            bar.at(verdicts.len() as u64);
        }
        drop(bar);
        let wrong = verdicts
            .iter()
            .filter_map(|verdict| Some(format!("{}: {}", verdict.file.display(), verdict.fault.as_ref()?)))
            .collect();
        let mut answer = match self.json {
            true => Answer::json(&verdicts),
            false => verdicts
                .iter()
                .filter_map(|verdict| {
                    Some(format!("{}: {}\n", verdict.file.display(), verdict.summary.as_ref()?))
                })
                .collect::<String>()
                .into(),
        };
        answer.wrong = wrong;
        answer.stopped = cancel.load(Ordering::Relaxed);
        Ok(answer)
    }
}

/// The files named, directories replaced by the records in them.
fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
        let mut inside: Vec<_> = entries.into_iter().map(|entry| entry.path()).collect();
        inside.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
        if inside.is_empty() {
            return Err(Failure(format!("there is no record (*.json) in {}", path.display())));
        }
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}

fn verify(file: &Path) -> Result<String, Wrong> {
    let wrong = |sentence: String| Wrong { sentence, step: None };
    let bytes = fs::read(file).map_err(|error| wrong(format!("it cannot be read: {error}")))?;
    let json: serde_json::Value =
        serde_json::from_slice(&bytes).map_err(|error| wrong(format!("this is not JSON: {error}")))?;
    match json.get("format").and_then(|format| format.as_str()) {
        Some(FORMAT) => {}
        Some(other) => return Err(wrong(RecordFault::Format(other.to_string()).to_string())),
        None => {
            return Err(wrong(format!(
                "this is not an Antilles record: it has no field \"format\": \"{FORMAT}\""
            )));
        }
    }
    // Read again from the text: its errors name line and column.
    let record: Record = serde_json::from_slice(&bytes)
        .map_err(|error| wrong(format!("this is not a whole Antilles record: {error}")))?;
    let game = args::parse_game(&record.game).map_err(wrong)?;
    match game.replay(&record) {
        Ok(positions) => Ok(summary(&record, positions.last().is_some_and(|last| last.ending().is_some()))),
        Err(fault) => Err(Wrong { sentence: sentence(game, &record, &fault), step: step(&fault) }),
    }
}

fn summary(record: &Record, over: bool) -> String {
    let result = match (&record.result, over) {
        (Some(result), _) => {
            let totals: Vec<_> = result.totals.iter().map(|points| points.to_string()).collect();
            format!("ended by {}, points {}", result.ending, totals.join(" "))
        }
        (None, true) => "over, but without a result".to_string(),
        (None, false) => "not over".to_string(),
    };
    let Record { game, setup, steps, .. } = record;
    format!("right ({game}, {} players, {} steps, {result})", setup.players, steps.len())
}

fn step(fault: &RecordFault) -> Option<usize> {
    match fault {
        RecordFault::Unreadable { step, .. }
        | RecordFault::Refused { step, .. }
        | RecordFault::Chance { step, .. }
        | RecordFault::NotFromSeed { step, .. }
        | RecordFault::Legal { step, .. } => Some(*step),
        _ => None,
    }
}

/// The fault for a person: a refused action with the reason the rules give, in words.
fn sentence(game: GameId, record: &Record, fault: &RecordFault) -> String {
    if let RecordFault::Setup(game::SetupError::Contradiction(phrase)) = fault {
        let why = args::dictionary(game).say(Language::En, phrase, &|seat| name(record, 0, seat));
        return format!("its set-up is not playable: {why}");
    }
    let RecordFault::Refused { step, seat, action, .. } = fault else { return fault.to_string() };
    match reason(game, record, *step) {
        Some(phrase) => {
            let why = args::dictionary(game).say(Language::En, &phrase, &|seat| name(record, *step, seat));
            format!("step {step}: seat {seat} cannot \"{action}\": {why}")
        }
        None => fault.to_string(),
    }
}

/// Why the rules refuse this step, asked of the position before it.
fn reason(game: GameId, record: &Record, step: usize) -> Option<Phrase> {
    let before = Record { steps: record.steps[..step - 1].to_vec(), result: None, ..record.clone() };
    let mut position = game.replay(&before).ok()?.pop()?;
    let refused = &record.steps[step - 1];
    let index = position.read(&refused.action)?;
    let illegal = position.apply(refused.seat, index, &mut Fast::new(0)).err()?;
    Some(Phrase::from(&illegal))
}

/// The name of who held this seat at this step.
fn name(record: &Record, step: usize, seat: Seat) -> String {
    let held = |holder: &&game::record::Holder| holder.seat == seat && holder.from_step as usize <= step;
    let holder = record.seats.iter().filter(held).max_by_key(|holder| holder.from_step);
    holder.map_or_else(|| format!("seat {}", seat.number()), |holder| holder.name.clone())
}
