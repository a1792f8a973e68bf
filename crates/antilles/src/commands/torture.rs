//! `antilles torture`: real servers under load, and what happens to them that should not happen; nothing may be lost.

mod client;
mod disk;
mod ledger;
mod line;
mod nodes;
mod player;
mod scene;
mod server;
mod trials;
mod world;

use super::load::Fault;
use crate::{
    answer::{Answer, Failure},
    files, progress,
};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::{fmt, sync::atomic::Ordering, time::Instant};
use tokio::runtime;

/// Put real servers through faults under load, and check that nothing is lost
///
/// Each trial starts `antilles serve` as a separate process with a temporary database, has programs play all games there over
/// the API from many addresses, makes something go wrong, and then compares: every acknowledged action is in the log, none is
/// in it twice, the logs can be replayed, memory agrees with the database, and streams tell what was missed.
///
/// The last five have two nodes on a PostgreSQL server of their own, and every request goes to the other node than the one
/// before.
///
/// A trial that cannot be made here (mounting a file system needs the right to, PostgreSQL must be installed) says so and is
/// counted as skipped.
/// Exit code 2 if anything was lost.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles torture                      all trials, in their long form
  antilles torture --rounds 2           the short form that the tests run
  antilles torture kill --rounds 50
  antilles torture disk read-only files")]
pub struct Torture {
    /// Which trials; all of them if none is named
    #[arg(value_enum, value_name = "TRIAL")]
    trials: Vec<Trial>,
    /// How often each is repeated
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rounds: u32,
    /// Number of tables played at
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=500))]
    tables: u16,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What goes wrong.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trial {
    /// The server is killed in the middle of load (SIGKILL) and started again
    Kill,
    /// The server is told to stop in the middle of load (SIGTERM) and started again
    Stop,
    /// Clients vanish in the middle of a request, send half of it, or do not read the answer
    Clients,
    /// The disk fills up, and is freed again
    Disk,
    /// The file system is read-only when the server starts
    ReadOnly,
    /// The process may open no more files
    Files,
    /// A byte of one entry is changed on the disk
    Row,
    /// The clock was set back or forward by a day while the server was away
    Clock,
    /// One of two nodes on a PostgreSQL server is killed (SIGKILL) and started again
    Node,
    /// Both nodes are stopped (SIGTERM) and started again, one after the other
    Rolling,
    /// The PostgreSQL server of two nodes is stopped and started
    DatabaseStop,
    /// The PostgreSQL server of two nodes is killed (SIGKILL) and started
    DatabaseKill,
    /// The line between one of two nodes and the PostgreSQL server is cut, or goes dead, and is restored
    Line,
}

impl Trial {
    /// Is it made with several nodes on one PostgreSQL server?
    fn has_nodes(self) -> bool {
        use Trial::{DatabaseKill, DatabaseStop, Line, Node, Rolling};
        matches!(self, Node | Rolling | DatabaseStop | DatabaseKill | Line)
    }
}

/// What a trial came to.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Outcome {
    /// How often it was done.
    rounds: u32,
    /// Actions that were acknowledged.
    acknowledged: u64,
    /// Requests that got no answer, or an error of the server's; each was sent again under its key.
    unanswered: u64,
    /// Acknowledged actions that are not in the log.
    lost: u64,
    /// Actions that are in the log twice.
    twice: u64,
    /// Tables where memory and database differ.
    differing: u64,
    /// Streams that did not tell what was missed.
    silent: u64,
    /// Anything else that should not be, each in a sentence.
    wrong: Vec<String>,
    /// Why it was not done, if it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Told {
    trial: Trial,
    #[serde(flatten)]
    outcome: Outcome,
    seconds: f64,
}

impl Outcome {
    fn faults(&self) -> u64 {
        self.lost + self.twice + self.differing + self.silent + self.wrong.len() as u64
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Told { trial, outcome, seconds } = self;
        let name = trial.to_possible_value().map(|value| value.get_name().to_string()).unwrap_or_default();
        if let Some(why) = &outcome.skipped {
            return writeln!(f, "{name:<13} skipped: {why}");
        }
        let Outcome { rounds, acknowledged, unanswered, lost, twice, differing, silent, .. } = outcome;
        writeln!(
            f,
            "{name:<13} {rounds:>6} {acknowledged:>13} {unanswered:>11} {lost:>6} {twice:>6} {differing:>10} {silent:>7} {seconds:>8.1}"
        )
    }
}

impl Torture {
    pub fn run(self) -> Result<Answer, Failure> {
        files::allow_as_many_as_possible();
        let all = if self.trials.is_empty() { Trial::value_variants() } else { &self.trials };
        let runtime = runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let mut told = Vec::new();
        for &trial in all {
            if progress::cancel().load(Ordering::Relaxed) {
                break;
            }
            let began = Instant::now();
            let outcome = runtime.block_on(trials::run(trial, &self));
            let outcome =
                outcome.unwrap_or_else(|Fault(why)| Outcome { wrong: vec![why], ..Outcome::default() });
            told.push(Told { trial, outcome, seconds: began.elapsed().as_secs_f64() });
        }
        let wrong = told.iter().filter(|told| told.outcome.faults() > 0).map(|told| {
            let Outcome { lost, twice, differing, silent, wrong, .. } = &told.outcome;
            format!(
                "{:?}: {lost} lost, {twice} twice, {differing} differing, {silent} silent. {}",
                told.trial,
                wrong.join(" ")
            )
        });
        let wrong = wrong.collect();
        let stopped = progress::cancel().load(Ordering::Relaxed);
        let answer = if self.json { Answer::json(&told) } else { self.table(&told).into() };
        Ok(Answer { wrong, stopped, ..answer })
    }

    fn table(&self, told: &[Told]) -> String {
        let head = format!(
            "{:<13} {:>6} {:>13} {:>11} {:>6} {:>6} {:>10} {:>7} {:>8}\n",
            "trial",
            "rounds",
            "acknowledged",
            "unanswered",
            "lost",
            "twice",
            "differing",
            "silent",
            "seconds"
        );
        told.iter().fold(head, |text, told| text + &told.to_string())
    }
}
