//! `antilles perft`: counts the sequences of legal actions, depth by depth.

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
    grid::Grid,
    progress,
};
use catalog::{GameId, with_game};
use clap::Args;
use game::SetupText;
use serde::Serialize;
use std::{
    sync::{
        atomic::Ordering,
        mpsc::{self, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

/// Count the sequences of legal actions, depth by depth
///
/// The counts change whenever a rule changes what is legal: two programs that agree on them agree on the rules.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles perft puerto-rico --players 3 --depth 4
  antilles perft puerto-rico --seed 7 --depth 3 --json")]
pub struct Perft {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Count sequences of 1 to this many decisions
    #[arg(long, short, value_name = "D", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=64))]
    depth: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Depth {
    depth: u32,
    sequences: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: SetupText,
    seed: u64,
    depths: Vec<Depth>,
    stopped: bool,
}

impl Perft {
    pub fn run(self) -> Result<Answer, Failure> {
        let (game, seed, last) = (self.game, self.seed, self.depth);
        let setup = self.setup.setup(game)?;
        let cancel = progress::cancel();
        // Counting a depth cannot be interrupted, so it is done aside: on Ctrl-C the finished depths are printed and the
        // program ends without it.
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for depth in 1..=last {
                let clock = Instant::now();
                let sequences = with_game!(game, G => game::perft::<G>(&setup, seed, depth));
                if sender.send(Depth { depth, sequences, seconds: clock.elapsed().as_secs_f64() }).is_err() {
                    return;
                }
            }
        });
        let mut depths: Vec<Depth> = Vec::new();
        while !cancel.load(Ordering::Relaxed) {
            match receiver.recv_timeout(Duration::from_millis(50)) {
                Ok(depth) => depths.push(depth),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        let stopped = depths.len() < last as usize;
        if stopped && !cancel.load(Ordering::Relaxed) {
            return Err(Failure("counting stopped early: the rules refused one of their own actions".into()));
        }
        if self.json {
            let report = Report { game: game.id(), setup: game.setup_text(&setup), seed, depths, stopped };
            return Ok(Answer { stopped, ..Answer::json(&report) });
        }
        let mut counted = Grid::new(["depth", "sequences"]);
        let mut times = Grid::new(["depth", "seconds"]);
        for Depth { depth, sequences, seconds } in &depths {
            counted.row([depth.to_string(), sequences.to_string()]);
            times.row([depth.to_string(), format!("{seconds:.3}")]);
        }
        let head = format!("{}, {} players, seed {seed}\n", game.id(), setup.players());
        Ok(Answer { text: head + &counted.numbers(), aside: times.numbers(), stopped, wrong: Vec::new() })
    }
}
