//! `antilles appraise`: what the decisions of every level cost it, the measure that people are compared with.

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use bots::{
    Level,
    advice::appraisal::{self, Cost, Measured},
};
use catalog::GameId;
use clap::Args;
use std::sync::atomic::{AtomicU64, Ordering};

/// Measure what decisions cost every level, to compare people with
///
/// Each level plays against medium bots, in every seat in turn and at every player count in turn, all levels with the same
/// luck. What each of its decisions cost it against the best choice is measured as for people after their games
/// (docs/coach.md).
///
/// The --json output is what the program ships (crates/bots/appraisal) and compares people with; --shipped prints that as a
/// table without playing. With the same arguments the result is the same on every machine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles appraise santiago --games 24
  antilles appraise puerto-rico --games 60 --json > crates/bots/appraisal/puerto-rico.json
  antilles appraise puerto-rico --shipped")]
pub struct Appraise {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    /// Games of each level
    #[arg(long, short, value_name = "K", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// Games of the expert, who takes longest [default: as many as the others]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    expert_games: Option<u64>,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_parser = args::parse_threads)]
    threads: Option<usize>,
    /// Print the shipped measurements without playing
    #[arg(long)]
    shipped: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Appraise {
    pub fn run(self) -> Result<Answer, Failure> {
        let measured = match self.shipped {
            true => appraisal::measured(self.game).cloned().ok_or("nothing was measured of this game")?,
            false => match self.measure()? {
                Some(measured) => measured,
                None => return Ok(Answer { stopped: true, ..Answer::default() }),
            },
        };
        Ok(if self.json { Answer::json(&measured) } else { Answer::from(table(&measured)) })
    }

    /// Nothing if it was stopped.
    fn measure(&self) -> Result<Option<Measured>, Failure> {
        let traits = self.game.traits();
        let players: Vec<u8> = (traits.least_players..=traits.most_players).collect();
        let threads = self.threads.unwrap_or_else(args::cores);
        let games = |level: Level| match level {
            Level::Expert => self.expert_games.unwrap_or(self.games),
            _ => self.games,
        };
        let bar = Bar::new(Level::ALL.into_iter().map(games).sum(), "games");
        let done = AtomicU64::new(0);
        let mut measured = Measured::new(self.game, players.clone(), self.seed)
            .map_err(|refused| Failure(refused.to_string()))?;
        for level in Level::ALL {
            let numbers = (0..games(level)).take_while(|_| !progress::cancel().load(Ordering::Relaxed));
            let one = |(): &mut (), number: u64| {
                let costs = appraisal::sample(self.game, &players, level, self.seed, number);
                bar.at(done.fetch_add(1, Ordering::Relaxed) + 1);
                costs
            };
            let played: Vec<Option<Vec<Cost>>> = game::parallel::map(threads, numbers, || (), one);
            if progress::cancel().load(Ordering::Relaxed) {
                return Ok(None);
            }
            let played: Vec<Vec<Cost>> = played.into_iter().flatten().collect();
            if (played.len() as u64) < games(level) {
                return Err(Failure(format!("a game of {} did not end", level.name())));
            }
            measured.add(self.game, level, &played);
        }
        Ok(Some(measured))
    }
}

/// What one decision costs, in hundredths of the share of opponents that a seat finishes ahead of.
fn table(measured: &Measured) -> String {
    let kinds: Vec<&String> = measured.levels.iter().flat_map(|level| level.kinds.keys()).collect();
    let mut kinds: Vec<&str> = kinds.into_iter().map(String::as_str).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let head = |cells: &[&str]| format!("| {} |\n", cells.join(" | "));
    let mut text = head(&[&["level", "games", "decisions", "cost (%)", "± (95 %)"][..], &kinds].concat());
    text += &head(&vec!["---"; kinds.len() + 5]);
    for level in &measured.levels {
        let mean = level.all;
        let error = 1.96 * mean.spread / f64::from(mean.decisions.max(1)).sqrt();
        let mut cells = vec![
            level.level.clone(),
            level.games.to_string(),
            mean.decisions.to_string(),
            format!("{:.2}", mean.cost * 100.0),
            format!("{:.2}", error * 100.0),
        ];
        let cost = |kind: &&str| match level.kinds.get(*kind) {
            Some(mean) if mean.decisions > 0 => format!("{:.2}", mean.cost * 100.0),
            _ => "–".to_string(),
        };
        cells.extend(kinds.iter().map(cost));
        text += &format!("| {} |\n", cells.join(" | "));
    }
    text
}
