//! `antilles dataset`: games between bots as Parquet files, a row for each decision.

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
    progress::{self, Bar},
};
use arena::Contest;
use bots::{BotName, Budget};
use catalog::GameId;
use clap::Args;
use dataset::{Dataset, MOST_GAMES_IN_A_PART, Written, folder::Manifest};
use serde::Serialize;
use std::{path::PathBuf, time::Instant};

/// Write games between bots as Parquet files, one row for each decision
///
/// A row holds what the seat knew (as numbers), everything that was legal, what was done, how often the bot's search took
/// each action, and how the game ended. The columns are described in docs/laboratory.md; every file carries the version of
/// its columns and the names of the numbers and actions.
///
/// The bots sit as in `antilles match`: the games of a block share their chance, every seating is played equally often, and
/// the number of games is rounded up. The same call writes the same bytes on any number of threads.
///
/// The folder is written part by part. An interrupted run resumes with the missing parts; a folder with other content
/// is refused.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles dataset santiago --bots greedy,random --games 1000 --out santiago
  antilles dataset puerto-rico --players 3 --bots hard,medium,learned:500 --games 600 --out data
  antilles dataset san-juan --players 2 --bots mcts:200 --games 100 --part 10 --out data

In Python: polars.scan_parquet(\"santiago/*.parquet\")")]
pub struct DatasetArgs {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    /// The bots, at least one
    #[arg(long, short, value_name = "NAME,...", value_delimiter = ',', required = true, value_parser = args::parse_bot)]
    bots: Vec<BotName>,
    /// Minimum number of games
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// The folder to write to
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    /// Minimum number of games per file; an unfinished part is played again
    #[arg(long, value_name = "K", default_value_t = 32, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES_IN_A_PART))]
    part: u64,
    /// Nodes a bot may spend on one decision, if it has no number of its own
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    nodes: u32,
    /// The seed everything depends on
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// As JSON
    #[arg(long)]
    json: bool,
}

/// What was asked, and the results.
#[derive(Serialize)]
struct Report {
    dataset: Manifest,
    result: Written,
}

impl DatasetArgs {
    pub fn run(self) -> Result<Answer, Failure> {
        let setup = self.setup.setup(self.game)?;
        args::playable(self.game, &self.bots)?;
        let contest = Contest::new(self.game, setup, &self.bots, self.games)?
            .on(self.seed, self.threads.unwrap_or_else(args::cores))
            .budget(Budget::nodes(self.nodes));
        let dataset = Dataset::new(contest, self.part);
        let clock = Instant::now();
        let bar = Bar::new(dataset.contest.plan.games, "games");
        let result = dataset.write(&self.out, &|done| bar.at(done), progress::cancel())?;
        drop(bar);
        let answer = match self.json {
            true => Answer::json(&Report { dataset: dataset.manifest(), result }),
            false => Answer {
                text: self.text(&dataset, &result),
                aside: aside(&result, clock.elapsed().as_secs_f64()),
                ..Answer::default()
            },
        };
        Ok(Answer { stopped: result.cancelled, ..answer })
    }

    fn text(&self, dataset: &Dataset, written: &Written) -> String {
        let plan = &dataset.contest.plan;
        let Written { games, rows, parts, .. } = written;
        let stopped = match written.cancelled {
            true => format!(" (stopped before all {} were written)", plan.games),
            false => String::new(),
        };
        format!(
            "{}, {} players, seed {}: {games} games{stopped}, {rows} decisions, {parts} files in {}\n",
            self.game.id(),
            plan.setup.players(),
            plan.seed,
            self.out.display(),
        )
    }
}

/// What differs from run to run.
fn aside(written: &Written, seconds: f64) -> String {
    let found = match written.found {
        0 => String::new(),
        found => format!("{found} games were there already\n"),
    };
    format!("{found}{seconds:.2} s\n")
}
