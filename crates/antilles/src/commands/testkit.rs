//! `antilles testkit`: random games with every promise of the contract checked.

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
    progress::{self, Bar},
};
use catalog::{GameId, with_game};
use clap::Args;
use game::testkit::{self, Plan};

/// Play random games and check every promise a game makes
///
/// Without --players and --option, all player counts and all options that affect the rules are played in turn.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles testkit puerto-rico --games 10000 --threads 2
  antilles testkit puerto-rico --players 3 --games 500 --thorough 500")]
pub struct Testkit {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    /// Number of games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the first game
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// Check games numbered below this closely at every step [default: a tenth of the games, at most 2000]
    #[arg(long, value_name = "K")]
    thorough: Option<u64>,
    /// In the other games, check one step in this many closely
    #[arg(long, value_name = "STEPS", value_parser = clap::value_parser!(u32).range(1..))]
    every: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Testkit {
    pub fn run(self) -> Result<Answer, Failure> {
        let mut plan = Plan::new(self.games).threads(self.threads.unwrap_or_else(args::cores));
        plan.first = self.first;
        plan.seed = self.seed;
        plan.thorough = self.thorough.unwrap_or(plan.thorough);
        plan.every = self.every.unwrap_or(plan.every);
        if self.setup.players.is_some() || !self.setup.options.is_empty() {
            plan.setups = vec![self.setup.setup(self.game)?];
        }
        let bar = Bar::new(plan.games, "games");
        let report = with_game!(self.game, G => testkit::run::<G>(&plan, &|now| bar.at(now.games), progress::cancel()));
        drop(bar);
        let mut answer = if self.json { Answer::json(&report) } else { format!("{report}\n").into() };
        if !report.failures.is_empty() {
            let id = self.game.id();
            answer.wrong.push(format!("{id} does not keep its promises: {} failures", report.failures.len()));
        }
        answer.stopped = report.cancelled;
        Ok(answer)
    }
}
