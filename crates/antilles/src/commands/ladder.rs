//! `antilles ladder`: the measured strength of every bot of a game, as it is published.

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use arena::Contest;
use bots::{BotName, Kind, Level, strength::Row};
use catalog::GameId;
use clap::Args;
use game::SetupText;
use std::path::PathBuf;

/// Games of a row that is not published.
const UNPUBLISHED: u64 = 120;

/// Measure the strength of every bot of a game
///
/// Each row is a match of one bot, in every seat in turn, against others in all the other seats: every level against the
/// one below; the strongest against greedy and all the characters together (the frozen pool) and, in Puerto Rico with three
/// players, against plain Monte Carlo tree search (`mcts:2000`); and, at one player count, every bot against greedy.
/// `antilles match` with --against plays any of them again.
///
/// The --json output is what the program ships (crates/bots/strength) and shows next to the bots' names; --shipped prints
/// that as a table without playing.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles ladder san-juan --players 2 --games 60
  antilles ladder puerto-rico --results rows --json
  antilles ladder puerto-rico --shipped")]
pub struct Ladder {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    /// Player counts [default: all; every bot meets greedy at the first of them, or at 4]
    #[arg(long, short, value_name = "N,...", value_delimiter = ',')]
    players: Vec<u8>,
    /// Minimum number of games in each row [default: as many as were published, or 120]
    #[arg(long, short, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// Store the results of all rows in this folder and resume from what it holds
    #[arg(long, value_name = "FOLDER")]
    results: Option<PathBuf>,
    /// Only the rows of these bots; a program (cmd:./mybot) meets every level
    #[arg(long, short, value_name = "NAME,...", value_delimiter = ',', value_parser = args::parse_bot)]
    bots: Vec<BotName>,
    /// Print the shipped measurements without playing
    #[arg(long, conflicts_with_all = ["results", "players", "bots"])]
    shipped: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Ladder {
    pub fn run(self) -> Result<Answer, Failure> {
        let rows = match self.shipped {
            true => (bots::strength::measured(self.game).cloned().collect(), false),
            false => self.play()?,
        };
        let (rows, stopped): (Vec<Row>, bool) = rows;
        let answer = if self.json { Answer::json(&rows) } else { Answer::from(table(&rows)) };
        let programs = args::program_lines(&bots::program::reports());
        Ok(Answer { stopped, aside: programs, ..answer })
    }

    fn play(&self) -> Result<(Vec<Row>, bool), Failure> {
        let traits = self.game.traits();
        let every = || (traits.least_players..=traits.most_players).collect();
        let players: Vec<u8> = if self.players.is_empty() { every() } else { self.players.clone() };
        let measure = if players.contains(&4) { 4 } else { players[0] };
        let mut matches = Vec::new();
        for &players in &players {
            let setup = self.game.setup(&SetupText { players, options: Default::default() })?;
            for (bot, against) in pairings(self.game, players, players == measure) {
                let games = self.games.unwrap_or_else(|| published(self.game, players, bot, &against));
                let bot: BotName = bot.parse()?;
                if self.bots.is_empty() || self.bots.contains(&bot) {
                    let against: Result<Vec<BotName>, _> = against.iter().map(|name| name.parse()).collect();
                    matches.push((players, bot, Contest::against(self.game, setup, bot, &against?, games)?));
                }
            }
            // A program of somebody's is measured against every level.
            for &bot in self.bots.iter().filter(|bot| matches!(bot.kind, Kind::Program(_))) {
                for level in Level::ALL {
                    let games = self.games.unwrap_or(UNPUBLISHED);
                    let against = [Kind::Level(level).into()];
                    matches.push((players, bot, Contest::against(self.game, setup, bot, &against, games)?));
                }
            }
        }
        if let Some(folder) = &self.results {
            std::fs::create_dir_all(folder)
                .map_err(|error| format!("the folder {} cannot be created: {error}", folder.display()))?;
        }
        let bar = Bar::new(matches.iter().map(|(.., contest)| contest.plan.games).sum(), "games");
        let (mut rows, mut done) = (Vec::new(), 0);
        for (players, bot, contest) in matches {
            let mut contest = contest.on(self.seed, self.threads.unwrap_or_else(args::cores));
            let against: Vec<String> = contest.rivals().iter().map(BotName::to_string).collect();
            if let Some(folder) = &self.results {
                let bot = bot
                    .to_string()
                    .replace(|c: char| !c.is_ascii_alphanumeric() && c != ':' && c != '-', "_");
                let name = format!("{}-{players}-{bot}-{}.jsonl", self.game.id(), against.join("+"));
                contest.results = Some(folder.join(name));
            }
            let played = contest.play(&|games| bar.at(done + games), progress::cancel())?;
            done += contest.plan.games;
            if played.cancelled {
                return Ok((rows, true));
            }
            let score = played.standings.bots[0].pairwise.ok_or("a match needs another bot")?;
            rows.push(Row {
                game: self.game.id().to_string(),
                players,
                bot: bot.to_string(),
                against,
                games: played.standings.games,
                seed: self.seed,
                rules: traits.rules_version,
                pairwise: rounded(score.mean),
                low: rounded(score.low),
                high: rounded(score.high),
            });
        }
        Ok((rows, false))
    }
}

/// With how many games this row is published.
fn published(game: GameId, players: u8, bot: &str, against: &[&str]) -> u64 {
    bots::strength::measured(game)
        .find(|row| row.players == players && row.bot == bot && row.against == against)
        .map_or(UNPUBLISHED, |row| row.games as u64)
}

/// Who meets whom: each level the one below, the strongest the pool; with `all`, every bot greedy. In Puerto Rico, which others
/// have programmed too, the strongest also meets the plain method.
fn pairings(game: GameId, players: u8, all: bool) -> Vec<(&'static str, Vec<&'static str>)> {
    let levels = Level::ALL.map(Level::name);
    let mut pairings: Vec<_> = levels.windows(2).map(|two| (two[1], vec![two[0]])).collect();
    let pool = std::iter::once("greedy").chain(bots::pool(game)).collect();
    pairings.push((Level::Expert.name(), pool));
    if (game, players) == (GameId::PuertoRico, 3) {
        pairings.push((Level::Expert.name(), vec!["mcts:2000"]));
    }
    if all {
        let names = bots::names(game).into_iter().filter(|&name| name != "greedy");
        pairings.extend(names.map(|name| (name, vec!["greedy"])));
    }
    pairings
}

/// Three digits tell all there is.
fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

/// The rows as a table in Markdown, each with its command.
fn table(rows: &[Row]) -> String {
    let mut table = String::from(
        "| players | bot | against | pairwise (95 %) | rules | command |\n|---|---|---|---|---|---|\n",
    );
    for row in rows {
        let Row { players, bot, pairwise, low, high, rules, .. } = row;
        let against = row.against.join(", ");
        let command = row.command();
        table += &format!(
            "| {players} | {bot} | {against} | {pairwise:.3} ({low:.3} to {high:.3}) | {rules} | `{command}` |\n"
        );
    }
    table
}
