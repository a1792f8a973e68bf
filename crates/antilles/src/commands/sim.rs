//! `antilles sim`: many games between bots, and their results.

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
    grid::{Grid, interval},
    progress::{self, Bar},
};
use arena::{Plan, Records, Run, summary::Lengths};
use bots::{BotName, Budget, ProgramReport};
use catalog::GameId;
use clap::Args;
use game::SetupText;
use serde::Serialize;
use std::path::PathBuf;

/// Play many games between bots and summarise them
///
/// The same command with the same seed gives the same result, whatever the number of threads; what depends on the machine
/// (time, games per second) is printed separately, on stderr.
///
/// Bots are named seat by seat. If there are fewer names than seats, they are repeated in turn (`greedy,random` with four
/// players means greedy, random, greedy, random). After every game the bots move on one seat, so each plays in every seat;
/// --fixed-seats keeps them where they are.
///
/// Bots: random (any legal action), greedy (one action ahead), search (tree search with an evaluation at the leaves), mcts
/// (plain tree search; a node is a random game), and the characters of the game (see `antilles games`). A number after the
/// name is the bot's own budget, in place of --nodes: `search:2000`.
///
/// `cmd:./mybot --fast` is a program of yours that is run here and speaks lines of JSON (docs/protocol.md). Its arguments
/// are split as a shell would split them, and cannot contain a comma. It has a second for each decision;
/// `cmd@250:./mybot` has 250 milliseconds. If its answer is late or illegal, a random legal action is played instead, and
/// counted below the result.
///
/// Games between random bots only are played on a faster path unless they are recorded; with --records they are other games
/// of the same kind. Games with other bots are the same with and without --records.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles sim puerto-rico --games 100000
  antilles sim puerto-rico --players 3 --bots greedy,random,random --games 600
  antilles sim puerto-rico --games 10 --records records --with-legal")]
pub struct Sim {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    /// Number of games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots, by seat
    #[arg(long, short, value_name = "NAME,...", value_delimiter = ',', default_value = "random", value_parser = args::parse_bot)]
    bots: Vec<BotName>,
    /// Nodes (positions evaluated) per decision for bots without a budget of their own
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    nodes: u32,
    /// Keep every bot in its seat
    #[arg(long)]
    fixed_seats: bool,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// Write a record of every game to this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Include all legal actions at every step of the records
    #[arg(long, requires = "records")]
    with_legal: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report<'a> {
    game: &'static str,
    setup: SetupText,
    bots: Vec<String>,
    rotate: bool,
    nodes: u32,
    seed: u64,
    result: &'a arena::Summary,
    lengths: Lengths,
    stopped: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    programs: Vec<ProgramReport>,
    timing: Timing,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Timing {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Sim {
    pub fn run(self) -> Result<Answer, Failure> {
        let setup = self.setup.setup(self.game)?;
        args::playable(self.game, &self.bots)?;
        let records =
            self.records.clone().map(|directory| Records { directory, with_legal: self.with_legal });
        let mut plan = Plan::new(setup, &self.bots)?
            .games(self.games)
            .seed(self.seed)
            .threads(self.threads.unwrap_or_else(args::cores))
            .records(records);
        if self.fixed_seats {
            plan = plan.fixed();
        }
        plan.budget = Budget::nodes(self.nodes);
        let bar = Bar::new(plan.games, "games");
        let run = arena::simulate(self.game, &plan, &|done| bar.at(done), progress::cancel())?;
        drop(bar);
        let timing = Timing {
            threads: plan.threads,
            seconds: run.seconds,
            games_per_second: run.summary.games as f64 / run.seconds.max(1e-9),
            decisions_per_second: run.summary.all_decisions as f64 / run.seconds.max(1e-9),
        };
        if self.json {
            let report = Report {
                game: self.game.id(),
                setup: self.game.setup_text(&plan.setup),
                bots: plan.seating(0).iter().map(BotName::to_string).collect(),
                rotate: !self.fixed_seats,
                nodes: plan.budget.nodes,
                seed: plan.seed,
                result: &run.summary,
                lengths: run.summary.lengths(),
                stopped: run.cancelled,
                programs: bots::program::reports(),
                timing,
            };
            return Ok(Answer { stopped: run.cancelled, ..Answer::json(&report) });
        }
        let aside = format!(
            "{:.2} s on {} {}: {:.0} games per second, {:.0} decisions per second\n",
            timing.seconds,
            timing.threads,
            if timing.threads == 1 { "thread" } else { "threads" },
            timing.games_per_second,
            timing.decisions_per_second
        );
        Ok(Answer { text: self.text(&plan, &run), aside, stopped: run.cancelled, wrong: Vec::new() })
    }

    fn text(&self, plan: &Plan, run: &Run) -> String {
        let summary = &run.summary;
        let SetupText { players, options } = self.game.setup_text(&plan.setup);
        let mut text =
            format!("{}, {players} players, {} games, seed {}", self.game.id(), summary.games, plan.seed);
        if run.cancelled {
            text += &format!(" (stopped before all {} were played)", plan.games);
        }
        text.push('\n');
        for (id, value) in options {
            text += &format!("option {id}: {value}\n");
        }
        let seats: Vec<_> = plan.seating(0).iter().map(BotName::to_string).collect();
        let moving = if !self.fixed_seats && plan.bots().len() > 1 {
            ", moving on one seat after every game"
        } else {
            ""
        };
        text += &format!("bots: {}{moving}\n", seats.join(", "));

        let lengths = summary.lengths();
        text.push('\n');
        let mut grid = Grid::new(["per game", "mean", "95 %"]);
        for (name, moments) in [("decisions", summary.decisions), ("with a choice", summary.choices)] {
            grid.row([
                name.into(),
                format!("{:.2}", moments.mean()),
                format!("±{:.2}", moments.confidence()),
            ]);
        }
        text += &grid.numbers();
        text += &format!(
            "shortest {}, median {}, longest {} decisions\n",
            lengths.shortest, lengths.median, lengths.longest
        );

        let percent = |mean: f64, confidence: f64| interval(mean * 100.0, confidence * 100.0, 2);
        text.push('\n');
        let mut grid = Grid::new(["seat", "points", "wins %"]);
        for (at, (score, wins)) in summary.seat_scores.iter().zip(&summary.seat_wins).enumerate() {
            grid.row([
                (at + 1).to_string(),
                interval(score.mean(), score.confidence(), 2),
                percent(wins.mean(), wins.confidence()),
            ]);
        }
        text += &grid.numbers();

        text.push('\n');
        let mut grid = Grid::new(["bot", "seats", "points", "wins % per seat"]);
        for bot in &summary.bots {
            grid.row([
                bot.bot.to_string(),
                bot.seats.to_string(),
                interval(bot.score.mean, bot.score.confidence, 2),
                percent(bot.wins.mean, bot.wins.confidence),
            ]);
        }
        text += &grid.numbers();

        text += "\npoints by category\n";
        for bot in &summary.bots {
            let points: Vec<_> = bot.categories.iter().map(|(id, mean)| format!("{id} {mean:.2}")).collect();
            text += &format!("{}: {}\n", bot.bot, points.join(", "));
        }

        let finished = summary.games - summary.unfinished;
        text.push('\n');
        let mut grid = Grid::new(["ended by", "games", "%"]);
        for (ending, games) in &summary.endings {
            let share = *games as f64 * 100.0 / finished.max(1) as f64;
            grid.row([ending.to_string(), games.to_string(), format!("{share:.2}")]);
        }
        text += &grid.numbers();
        text + &format!("unfinished: {}\n", summary.unfinished)
            + &args::program_lines(&bots::program::reports())
    }
}
