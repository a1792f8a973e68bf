//! `antilles match`: bots against each other, with seats and luck balanced, and how certain the result is.

mod html;
mod plot;
mod text;

pub use text::{estimate, percent};

use crate::{
    answer::{Answer, Failure},
    args::{self, SetupArgs},
    progress::{self, Bar},
};
use arena::{Contest, Played, Sprt, Standings, records, standings::Times};
use bots::{BotName, Budget, ProgramReport};
use catalog::GameId;
use clap::Args;
use game::SetupText;
use serde::Serialize;
use std::{collections::BTreeMap, path::PathBuf};

/// Play a match between bots: which is better, and how certain that is
///
/// The games of a block share the same random draws, and the bots are seated differently in each of them. With as many bots
/// as seats, every order is played; with more, every selection; with fewer, every way of filling the seats in which each bot
/// sits at least once (two bots at a table of four: 14 ways, from one against three to three against one). A bot named twice
/// counts twice. With --against, a block is one bot in every seat in turn against the same opponents. Every seating is
/// played equally often, so the number of games is rounded up.
///
/// The pairwise score is the share of opponents of another kind that a bot finishes ahead of, with ties counted as half: 0.5
/// means equally strong. Intervals are 95 % confidence intervals based on the variation between blocks; shares use Wilson's.
/// Games stopped at the step limit are scored as they are.
///
/// With --results, every game is appended to a file; if the run is interrupted, the same command resumes it with the same
/// final result, and more games can be added later. The result does not depend on the number of threads; timings are printed
/// separately, on stderr.
///
/// Bots: random, greedy, search, learned and mcts, optionally with a node budget (`search:2000`, `mcts:500`); the levels
/// beginner, easy, medium, hard and expert; and the characters of the game (see `antilles games`). `cmd:./mybot` is a
/// program of yours (see `antilles sim --help` and docs/protocol.md).
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles match puerto-rico --players 4 --bots search:2000,greedy --games 140
  antilles match san-juan --players 2 --bots greedy,random --sprt 0.8,0.9
  antilles match santiago --bots search:500,greedy,random --results santiago.jsonl --html santiago.html
  antilles match puerto-rico --bots expert --against greedy,corn-shipper --games 100
  antilles match puerto-rico --bots greedy --games 1000       wins by seat among equals")]
pub struct Match {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    #[command(flatten)]
    setup: SetupArgs,
    /// The bots, at least one
    #[arg(long, short, value_name = "NAME,...", value_delimiter = ',', required = true, value_parser = args::parse_bot)]
    bots: Vec<BotName>,
    /// One bot against these: it takes every seat in turn, they share the other seats equally
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', value_parser = args::parse_bot)]
    against: Vec<BotName>,
    /// Minimum number of games
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Nodes per decision for bots without a budget of their own
    #[arg(long, value_name = "NODES", default_value_t = Budget::default().nodes)]
    nodes: u32,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// Store the results in this file and resume from what it holds
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Stop as soon as it is clear whether the first bot's pairwise score is closer to P0 or to P1 (5 % error rate each)
    #[arg(long, value_name = "P0,P1", value_parser = parse_sprt)]
    sprt: Option<Sprt>,
    /// Write a report with plots to this file
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was asked, and the results.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report<'a> {
    game: &'static str,
    setup: SetupText,
    bots: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    against: Vec<String>,
    nodes: u32,
    seed: u64,
    /// Games in a block.
    block: usize,
    result: &'a Standings,
    stopped: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    programs: Vec<ProgramReport>,
    /// Milliseconds, by bot.
    timing: BTreeMap<&'a str, Times>,
}

impl Match {
    pub fn run(self) -> Result<Answer, Failure> {
        let setup = self.setup.setup(self.game)?;
        args::playable(self.game, &self.bots)?;
        args::playable(self.game, &self.against)?;
        let contest = match (&self.bots[..], &self.against[..]) {
            (bots, []) => Contest::new(self.game, setup, bots, self.games)?,
            (&[bot], rivals) => Contest::against(self.game, setup, bot, rivals, self.games)?,
            _ => return Err(Failure("with --against, name only one bot".into())),
        };
        let mut contest =
            contest.on(self.seed, self.threads.unwrap_or_else(args::cores)).budget(Budget::nodes(self.nodes));
        contest.results = self.results;
        contest.sprt = self.sprt;
        if contest.sprt.is_some() && contest.bots.len() < 2 {
            return Err(Failure("a test needs an opponent: name two different bots".into()));
        }
        let bar = Bar::new(contest.plan.games, "games");
        let played = contest.play(&|done| bar.at(done), progress::cancel())?;
        drop(bar);
        let report = Report {
            game: self.game.id(),
            setup: self.game.setup_text(&contest.plan.setup),
            bots: self.bots.iter().map(BotName::to_string).collect(),
            against: self.against.iter().map(BotName::to_string).collect(),
            nodes: self.nodes,
            seed: self.seed,
            block: contest.block(),
            result: &played.standings,
            stopped: played.cancelled,
            programs: bots::program::reports(),
            timing: played.standings.bots.iter().map(|bot| (bot.bot.as_str(), bot.times)).collect(),
        };
        if let Some(file) = &self.html {
            records::whole(file, html::page(&report).as_bytes())
                .map_err(|error| format!("the report {} cannot be written: {error}", file.display()))?;
        }
        let mut answer = match self.json {
            true => Answer::json(&report),
            false => Answer {
                text: text::tables(&report) + &args::program_lines(&report.programs),
                aside: aside(&contest, &played),
                ..Answer::default()
            },
        };
        answer.stopped = played.cancelled;
        Ok(answer)
    }
}

/// What differs from run to run: times, and what was known before.
fn aside(contest: &Contest, played: &Played) -> String {
    let mut aside = String::new();
    if played.found > 0 {
        aside += &format!("{} games were already in the results\n", played.found);
    }
    aside + &text::times(&played.standings, contest.plan.threads)
}

/// Two shares, the lower first.
fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let shares: Option<Vec<f64>> = text.split(',').map(|share| share.trim().parse().ok()).collect();
    match shares.as_deref() {
        Some(&[p0, p1]) if 0.0 < p0 && p0 < p1 && p1 < 1.0 => Ok(Sprt { p0, p1 }),
        _ => Err(format!("\"{text}\" is not two shares between 0 and 1, the lower first (as in 0.5,0.6)")),
    }
}
