//! What is measured: times while the clock runs, faults always.

use serde::Serialize;
use std::{
    collections::BTreeMap,
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

/// What took time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// From the moment an action is due until the last other page has it.
    Seen,
    /// An answer to a page's script: what changed.
    News,
    /// The answer to an action's form.
    Form,
    /// The answer to a program's play: it is committed.
    Commit,
    /// A table's page, whole.
    Page,
    /// A step of a running game's replay, whole.
    Replay,
    /// The front page and the list of tables.
    House,
    /// A step of a finished game that is not in memory.
    Cold,
}

impl Kind {
    /// All, as they are listed.
    pub const ALL: [Kind; 8] =
        [Kind::Seen, Kind::Commit, Kind::News, Kind::Form, Kind::Page, Kind::Replay, Kind::House, Kind::Cold];

    /// What it is called in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Seen => "seen-by-all",
            Kind::News => "news",
            Kind::Form => "forms",
            Kind::Commit => "committed",
            Kind::Page => "table-pages",
            Kind::Replay => "replay-pages",
            Kind::House => "house-pages",
            Kind::Cold => "cold-positions",
        }
    }

    /// What it is called for people.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Seen => "action posted, seen by the last other player",
            Kind::News => "what changed, for a page",
            Kind::Form => "the answer to an action",
            Kind::Commit => "action posted, committed",
            Kind::Page => "a table's page",
            Kind::Replay => "a page of a replay",
            Kind::House => "front page, list of tables",
            Kind::Cold => "any position of a finished game, from the log",
        }
    }

    /// What 99 of 100 are to stay under, in milliseconds. The answer to an action waits for the disk, and is a part of
    /// the time until the action is seen.
    pub const fn goal(self) -> Option<f64> {
        match self {
            Kind::Seen => Some(100.0),
            Kind::News | Kind::Page | Kind::Replay | Kind::House => Some(20.0),
            Kind::Cold => Some(10.0),
            Kind::Form | Kind::Commit => None,
        }
    }
}

/// What is measured.
#[derive(Default)]
pub struct Figures {
    /// Does the clock run? What is set up before is not measured.
    pub running: AtomicBool,
    /// Is it over? Streams that end then do not break off.
    pub over: AtomicBool,
    kept: Mutex<Kept>,
}

/// What has been measured.
#[derive(Clone, Default)]
pub struct Kept {
    /// How long things took.
    pub times: BTreeMap<Kind, Vec<Duration>>,
    /// Actions that nobody else may see yet.
    pub secret: usize,
    /// Actions for which something that moves by itself was quicker.
    pub overtaken: usize,
    /// Actions that were due when nobody at a quiet table was asked.
    pub idle: usize,
    /// Requests that were sent again, because they got no answer.
    pub sent_again: usize,
    /// Streams that broke off and were connected again.
    pub streams_again: usize,
    /// What went wrong, and how often.
    pub faults: BTreeMap<String, usize>,
}

impl Figures {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Notes something, if the clock runs.
    pub fn note(&self, note: impl FnOnce(&mut Kept)) {
        if self.running.load(Ordering::Relaxed) {
            note(&mut self.kept());
        }
    }

    /// Something took this long.
    pub fn took(&self, kind: Kind, time: Duration) {
        self.note(|kept| kept.times.entry(kind).or_default().push(time));
    }

    /// Something went wrong.
    pub fn fault(&self, what: &str) {
        if !self.over.load(Ordering::Relaxed) {
            *self.kept().faults.entry(what.to_string()).or_default() += 1;
        }
    }

    /// What has been measured so far.
    pub fn take(&self) -> Kept {
        self.kept().clone()
    }
}

/// Some times in four numbers, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Spread {
    /// How many there are.
    pub count: usize,
    /// Half of them are not longer.
    pub p50: f64,
    /// 9 of 10 are not longer.
    pub p90: f64,
    /// 99 of 100 are not longer.
    pub p99: f64,
    /// None is longer.
    pub max: f64,
    /// What the 99th of 100 should stay under, if there is a goal.
    pub goal: Option<f64>,
    /// Does it?
    pub met: Option<bool>,
}

impl Spread {
    /// Of these times, against a goal in milliseconds. Without any times no goal is met.
    pub fn of(times: &[Duration], goal: Option<f64>) -> Spread {
        let mut sorted: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1e3).collect();
        sorted.sort_by(f64::total_cmp);
        // The smallest time that is not exceeded by more than the rest.
        let at = |share: f64| {
            let rank = (sorted.len() as f64 * share).ceil() as usize;
            sorted.get(rank.max(1) - 1).copied().unwrap_or_default()
        };
        let (p50, p90, p99, max) = (at(0.5), at(0.9), at(0.99), at(1.0));
        let met = goal.map(|goal| !sorted.is_empty() && p99 < goal);
        Spread { count: sorted.len(), p50, p90, p99, max, goal, met }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_counts_from_below() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(&times, Some(199.0));
        assert_eq!((spread.count, spread.p50, spread.p90), (200, 100.0, 180.0));
        assert_eq!((spread.p99, spread.max), (198.0, 200.0));
        assert_eq!(spread.met, Some(true));
        assert_eq!(Spread::of(&times, Some(198.0)).met, Some(false));
        assert_eq!(Spread::of(&[], Some(1.0)).met, Some(false));
        assert_eq!(Spread::of(&times[..1], None).p99, 200.0);
    }

    #[test]
    fn times_count_while_the_clock_runs_and_faults_until_it_is_over() {
        let figures = Figures::default();
        figures.took(Kind::News, Duration::from_millis(1));
        figures.fault("early");
        figures.running.store(true, Ordering::Relaxed);
        figures.took(Kind::News, Duration::from_millis(2));
        figures.over.store(true, Ordering::Relaxed);
        figures.fault("late");
        let kept = figures.take();
        assert_eq!(kept.times[&Kind::News], [Duration::from_millis(2)]);
        assert_eq!(kept.faults.into_iter().collect::<Vec<_>>(), [("early".to_string(), 1)]);
    }
}
