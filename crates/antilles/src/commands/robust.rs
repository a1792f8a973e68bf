//! `antilles robust`: bots at real tables under random budgets, every answer looked at.

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use arena::robust::{Report, Stress, stress};
use bots::{BotName, Kind};
use catalog::GameId;
use clap::Args;
use serde::Serialize;
use std::time::Duration;

/// Let bots decide at real tables under random budgets and check every answer
///
/// Bots and simulated players share tables set up at random, and each decision of a bot gets a random number of nodes and a
/// random time. The players move at random, undo, hand their seats to bots and return, set standing orders and ask the
/// coach; now and then the table is reloaded from its log. A bot that panics, an illegal answer or a game that does not end
/// is a failure. All player counts, options and versions of the rules are played in turn, on one thread.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles robust --decisions 1000000
  antilles robust puerto-rico --bots search --milliseconds 1")]
pub struct Robust {
    /// The game, by id [default: all]
    #[arg(value_parser = args::parse_game)]
    game: Option<GameId>,
    /// The bots [default: all]
    #[arg(long, short, value_name = "NAME,...", value_delimiter = ',', value_parser = args::parse_bot)]
    bots: Vec<BotName>,
    /// Number of decisions, all games together
    #[arg(long, short, value_name = "K", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    decisions: u64,
    /// Maximum number of nodes
    #[arg(long, value_name = "NODES", default_value_t = 100_000)]
    nodes: u32,
    /// Maximum time
    #[arg(long, value_name = "MS", default_value_t = 5)]
    milliseconds: u64,
    /// The random seed (for everything but the time)
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    game: &'static str,
    #[serde(flatten)]
    report: Report,
}

impl Robust {
    pub fn run(self) -> Result<Answer, Failure> {
        let games = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        games.iter().try_for_each(|&game| args::playable(game, &self.bots))?;
        let mut plan = Stress {
            bots: self.bots.clone(),
            decisions: self.decisions.div_ceil(games.len() as u64),
            nodes: self.nodes,
            time: Some(Duration::from_millis(self.milliseconds)),
            seed: self.seed,
        };
        let bar = Bar::new(plan.decisions * games.len() as u64, "decisions");
        let cancel = progress::cancel();
        let mut entries = Vec::new();
        for (number, game) in games.iter().enumerate() {
            if self.bots.is_empty() {
                plan.bots = every_bot(*game);
            }
            let before = number as u64 * plan.decisions;
            let report = stress(*game, &plan, &|done| bar.at(before + done), cancel);
            entries.push(Entry { game: game.id(), report });
        }
        drop(bar);
        let mut answer = match self.json {
            true => Answer::json(&entries),
            false => Answer::from(entries.iter().map(sentence).collect::<String>()),
        };
        for Entry { report, .. } in entries {
            answer.stopped |= report.cancelled;
            answer.wrong.extend(report.failures);
        }
        Ok(answer)
    }
}

/// Every bot that plays this game.
fn every_bot(game: GameId) -> Vec<BotName> {
    let characters = bots::pool(game).into_iter().map(Kind::Character);
    Kind::ALL.into_iter().chain(characters).map(BotName::from).collect()
}

fn sentence(entry: &Entry) -> String {
    let report = &entry.report;
    format!(
        "{}: {} decisions in {} games, {} failures ({} panics, {} illegal answers, {} games stuck), at most {:.1} ms late; \
         {} undos, {} seats handed over, {} restarts, {} questions to the coach\n",
        entry.game,
        report.decisions,
        report.games,
        report.failures.len(),
        report.panics,
        report.illegal,
        report.stuck,
        report.latest,
        report.undone,
        report.handed_over,
        report.reloaded,
        report.advised,
    )
}
