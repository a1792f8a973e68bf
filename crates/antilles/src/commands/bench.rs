//! `antilles bench`: how fast the games go, in time or in instructions.

use super::instructions::{self, Figure};
use crate::{
    answer::{Answer, Failure},
    args,
    grid::Grid,
    progress::{self, Bar},
};
use arena::speed::{self, Speed};
use catalog::GameId;
use clap::Args;
use game::SetupText;
use serde::Serialize;
use std::{path::PathBuf, sync::atomic::Ordering, time::Duration};

/// Where the figures are kept, seen from the root of the repository.
const COMMITTED: &str = "crates/antilles/benches/instructions.json";

/// Measure how fast random games run
///
/// Plays on one thread, then on two, and lets the game's network evaluate positions on one. With --instructions, callgrind
/// (part of valgrind) counts the instructions per decision instead; they hardly depend on the machine, so --check can guard
/// them in CI. Without a FILE, --check and --write use crates/antilles/benches/instructions.json, the repository's own
/// figures when called from its root.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles bench
  antilles bench puerto-rico --seconds 5 --json
  antilles bench --instructions --check
  antilles bench --instructions --write figures.json")]
pub struct Bench {
    /// The game, by id [default: all]
    #[arg(value_parser = args::parse_game)]
    game: Option<GameId>,
    /// Number of players [default: 4, or the maximum if lower]
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// How long to measure each figure
    #[arg(long, default_value_t = 2.0, value_parser = parse_seconds)]
    seconds: f64,
    /// Count instructions instead of measuring time
    #[arg(long)]
    instructions: bool,
    /// Compare the instructions with those in this file: more than 5 % above is an error
    #[arg(long, value_name = "FILE", requires = "instructions", num_args = 0..=1, default_missing_value = COMMITTED)]
    check: Option<PathBuf>,
    /// Write the instructions to this file
    #[arg(long, value_name = "FILE", requires = "instructions", num_args = 0..=1, default_missing_value = COMMITTED,
          conflicts_with = "check")]
    write: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Timed {
    game: &'static str,
    players: u8,
    profile: &'static str,
    position_bytes: usize,
    one_thread: Speed,
    two_threads: Speed,
    ratio: f64,
    judgements_per_second: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Counted {
    game: &'static str,
    profile: &'static str,
    #[serde(flatten)]
    figure: Figure,
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds @ 0.01..=3600.0) => Ok(seconds),
        _ => Err(format!("\"{text}\" is not a number of seconds from 0.01 to 3600")),
    }
}

impl Bench {
    pub fn run(self) -> Result<Answer, Failure> {
        let games: Vec<_> = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        if self.instructions { self.count(&games) } else { self.time(&games) }
    }

    fn players(&self, game: GameId) -> u8 {
        self.players.unwrap_or(game.traits().most_players.min(4))
    }

    fn time(&self, games: &[GameId]) -> Result<Answer, Failure> {
        let cancel = progress::cancel();
        let bar = Bar::new(games.len() as u64 * 2, "measurements");
        let mut timed = Vec::new();
        for (at, &game) in games.iter().enumerate() {
            let players = self.players(game);
            let setup = game.setup(&SetupText { players, options: Default::default() })?;
            let time = Duration::from_secs_f64(self.seconds);
            let measure = |threads: usize| {
                let speed = speed::measure(game, setup, threads, time, cancel);
                bar.at((at * 2 + threads) as u64);
                speed
            };
            let (Some(one_thread), Some(two_threads)) = (measure(1), measure(2)) else { break };
            timed.push(Timed {
                game: game.id(),
                players,
                profile: instructions::PROFILE,
                position_bytes: game.traits().position_bytes,
                one_thread,
                two_threads,
                ratio: two_threads.games_per_second / one_thread.games_per_second,
                judgements_per_second: speed::judgements(game, setup, time / 4),
            });
        }
        drop(bar);
        let stopped = cancel.load(Ordering::Relaxed);
        if self.json {
            return Ok(Answer { stopped, ..Answer::json(&timed) });
        }
        let mut grid = Grid::new([
            "game",
            "players",
            "games/s",
            "decisions/s",
            "ns/decision",
            "bytes",
            "games/s on 2",
            "ratio",
            "judged/s",
        ]);
        for line in &timed {
            grid.row([
                line.game.to_string(),
                line.players.to_string(),
                format!("{:.0}", line.one_thread.games_per_second),
                format!("{:.0}", line.one_thread.decisions_per_second),
                format!("{:.1}", line.one_thread.nanoseconds_per_decision),
                line.position_bytes.to_string(),
                format!("{:.0}", line.two_threads.games_per_second),
                format!("{:.2}", line.ratio),
                format!("{:.0}", line.judgements_per_second),
            ]);
        }
        let head = format!("random games and judgements, {} build\n", instructions::PROFILE);
        Ok(Answer { text: head + &grid.numbers(), stopped, ..Answer::default() })
    }

    fn count(&self, games: &[GameId]) -> Result<Answer, Failure> {
        let cancel = progress::cancel();
        let bar = Bar::new(games.len() as u64, "games counted");
        let mut figures = Vec::new();
        for &game in games {
            let players = self.players(game);
            game.setup(&SetupText { players, options: Default::default() })?;
            if cancel.load(Ordering::Relaxed) {
                break;
            }
            figures.push((game, instructions::count(game, players)?));
            bar.at(figures.len() as u64);
        }
        drop(bar);
        let stopped = cancel.load(Ordering::Relaxed);
        let mut wrong = Vec::new();
        if let (Some(file), false) = (&self.check, stopped) {
            wrong = instructions::compare(file, &figures)?;
        }
        if let (Some(file), false) = (&self.write, stopped) {
            instructions::write(file, &figures)?;
        }
        let counted: Vec<_> = figures
            .iter()
            .map(|&(game, figure)| Counted { game: game.id(), profile: instructions::PROFILE, figure })
            .collect();
        if self.json {
            return Ok(Answer { stopped, wrong, ..Answer::json(&counted) });
        }
        let mut grid = Grid::new(["game", "players", "instructions/decision", "/hand"]);
        for Counted { game, figure, .. } in &counted {
            let decision = format!("{:.1}", figure.instructions_per_decision);
            let hand = figure.instructions_per_hand.map_or(String::new(), |hand| format!("{hand:.0}"));
            grid.row([game.to_string(), figure.players.to_string(), decision, hand]);
        }
        let head = format!("random games, {} build\n", instructions::PROFILE);
        Ok(Answer { text: head + &grid.numbers(), stopped, wrong, ..Answer::default() })
    }
}
