//! Matches between bots, and their games as datasets.

use crate::{
    errors::{guarded, refused},
    table::{game_of, setup_of},
    thinking::budget,
};
use ::dataset::{Dataset, MOST_GAMES_IN_A_PART};
use arena::ledger::Line;
use bots::BotName;
use pyo3::prelude::*;
use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

/// Most games of a match.
const MOST_GAMES: u64 = 1_000_000_000;

/// How often Python is asked whether somebody wants to stop.
const HEARING: Duration = Duration::from_millis(50);

/// A match between bots, every seating equally often with the same chance. It can be played in parts, anywhere: what comes
/// of a game depends on the match and the game's number only.
#[pyclass(module = "antilles._antilles", frozen)]
pub struct Contest(arena::Contest);

/// Works on another thread while Python listens for Ctrl-C; the work is told to stop when it comes.
fn listening<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> PyResult<T> + Send) -> PyResult<T> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        let (over, done) = mpsc::channel();
        thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let worked = guarded(|| work(&stop));
                // Nobody listens any more after an interrupt.
                let _ = over.send(());
                worked
            });
            while let Err(RecvTimeoutError::Timeout) = done.recv_timeout(HEARING) {
                Python::attach(|py| py.check_signals())
                    .inspect_err(|_| stop.store(true, Ordering::Relaxed))?;
            }
            worker.join().unwrap_or_else(|_| Err(refused("the work could not be done")))
        })
    })
}

#[pymethods]
impl Contest {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "keyword arguments in Python")]
    fn new(
        game: &str,
        named: Vec<String>,
        against: Vec<String>,
        players: Option<u8>,
        options: BTreeMap<String, String>,
        games: u64,
        seed: u64,
        threads: usize,
        nodes: Option<u32>,
    ) -> PyResult<Contest> {
        let game = game_of(game)?;
        let setup = setup_of(game, players, options)?;
        let budget = budget(nodes, None)?;
        if !(1..=1024).contains(&threads) {
            return Err(refused(format!("threads must be from 1 to 1024, not {threads}")));
        }
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(refused(format!("games must be from 1 to {MOST_GAMES}, not {games}")));
        }
        let bots = |names: &[String]| -> PyResult<Vec<BotName>> {
            let bot = |name: &String| {
                let bot = name.parse().map_err(|error: bots::UnknownBot| refused(error))?;
                bots::playable(game, bot).map_err(refused)
            };
            names.iter().map(bot).collect()
        };
        let (named, against) = (bots(&named)?, bots(&against)?);
        guarded(|| {
            let contest = match (&against[..], &named[..]) {
                ([], named) => arena::Contest::new(game, setup, named, games),
                (rivals, [bot]) => arena::Contest::against(game, setup, *bot, rivals, games),
                _ => return Err(refused("one bot plays against others, not several")),
            };
            Ok(Contest(contest.map_err(refused)?.on(seed, threads).budget(budget)))
        })
    }

    /// How many games it has: whole blocks.
    #[getter]
    fn games(&self) -> u64 {
        self.0.plan.games
    }

    /// How many games with the same chance belong together.
    #[getter]
    fn block(&self) -> usize {
        self.0.block()
    }

    /// Plays the games from `first` on, this many; their results as JSON, in order.
    fn play(&self, py: Python<'_>, first: u64, count: u64) -> PyResult<String> {
        listening(py, |stop| {
            let games = first..first.saturating_add(count);
            let mut lines = self.0.play_part(games, stop).map_err(refused)?;
            // How long was thought differs from machine to machine.
            for thought in lines.iter_mut().flat_map(|line| &mut line.thought) {
                (thought.micros, thought.longest) = (0, 0);
            }
            serde_json::to_string(&lines).map_err(refused)
        })
    }

    /// Writes its games as Parquet files of this many games each; returns what is in the folder then, as JSON.
    fn write(&self, py: Python<'_>, out: PathBuf, part: u64) -> PyResult<String> {
        if !(1..=MOST_GAMES_IN_A_PART).contains(&part) {
            return Err(refused(format!("part must be from 1 to {MOST_GAMES_IN_A_PART}, not {part}")));
        }
        listening(py, |stop| {
            let written = Dataset::new(self.0.clone(), part).write(&out, &|_| {}, stop).map_err(refused)?;
            serde_json::to_string(&written).map_err(refused)
        })
    }

    /// The standings after these results, as JSON.
    fn standings(&self, results: &str) -> PyResult<String> {
        guarded(|| {
            let lines: Vec<Line> = serde_json::from_str(results).map_err(refused)?;
            let seats = usize::from(self.0.plan.setup.players());
            let fits =
                |line: &&Line| [line.places.len(), line.scores.len(), line.thought.len()] == [seats; 3];
            if let Some(line) = lines.iter().find(|line| !fits(line)) {
                return Err(refused(format!("game {} is not of this match", line.game)));
            }
            serde_json::to_string(&self.0.standings(&lines)).map_err(refused)
        })
    }
}
