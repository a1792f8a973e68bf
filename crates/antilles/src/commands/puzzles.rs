//! `antilles puzzles`: finds positions in which one choice is clearly best.

use crate::{
    answer::{Answer, Failure},
    args, progress,
};
use catalog::GameId;
use clap::Args;
use puzzles::{Game, Plan};
use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Write},
    path::PathBuf,
    sync::atomic::Ordering,
    time::Instant,
};

/// Find puzzles: positions from games between strong bots in which one choice is clearly best
///
/// Bots play; where their search sees one choice far ahead of all others, two deeper searches with other seeds must agree,
/// each by the margin; then every level tries. A line of JSON is added to the file for each game in which puzzles were
/// found (docs/puzzles.md).
///
/// The command may be stopped and called again: it goes on after the last game in the file. With the same arguments it
/// finds the same puzzles on every machine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles puzzles san-juan --out san-juan.jsonl --count 50
  antilles puzzles puerto-rico --out hard.jsonl --first 40000 --second 80000 --margin 0.08")]
pub struct Puzzles {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    /// The file that puzzles are added to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many puzzles the file should hold in the end
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Numbers of players, in turn [default: 3 and 4]
    #[arg(long, value_name = "N,...", value_delimiter = ',')]
    players: Vec<u8>,
    /// Nodes per decision of the bots that play
    #[arg(long, value_name = "NODES", default_value_t = 400)]
    glance: u32,
    /// Nodes of the first search
    #[arg(long, value_name = "NODES", default_value_t = 20_000)]
    first: u32,
    /// Nodes of the second search
    #[arg(long, value_name = "NODES", default_value_t = 60_000)]
    second: u32,
    /// How far ahead the best choice must be in both searches: the share of the opponents it finishes ahead of
    #[arg(long, default_value_t = 0.05)]
    margin: f32,
    /// How often each level tries to find the solution
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=100))]
    tries: u8,
    /// The random seed
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
}

impl Puzzles {
    pub fn run(self) -> Result<Answer, Failure> {
        let plan = self.plan()?;
        let mut known = self.known()?;
        let cannot =
            |error: std::io::Error| Failure(format!("{} cannot be written: {error}", self.out.display()));
        let mut file = OpenOptions::new().create(true).append(true).open(&self.out).map_err(cannot)?;
        let begun_with = count(&known);
        let mut next = known.last().map_or(0, |last| last.number + 1);
        let began = Instant::now();
        let mut games = 0;
        while count(&known) < plan.count && !progress::cancel().load(Ordering::Relaxed) {
            let game = puzzles::mine(&plan, next, &known).map_err(|refused| Failure(refused.to_string()))?;
            next += 1;
            games += 1;
            if let Some(game) = game {
                let line = serde_json::to_string(&game)? + "\n";
                file.write_all(line.as_bytes()).and_then(|()| file.flush()).map_err(cannot)?;
                known.push(game);
                let found = count(&known) - begun_with;
                let each = began.elapsed().as_secs_f64() / found as f64;
                eprintln!("{} puzzles, {found} of them new, {each:.2} s each ({games} games)", count(&known));
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        let stopped = count(&known) < plan.count;
        let aside = format!("{seconds:.1} s for {games} games, one thread\n");
        Ok(Answer { text: summary(&known), aside, stopped, wrong: Vec::new() })
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let traits = self.game.traits();
        let fits = |players: &u8| (traits.least_players..=traits.most_players).contains(players);
        let players = if self.players.is_empty() { vec![3, 4] } else { self.players.clone() };
        if let Some(wrong) = players.iter().find(|players| !fits(players)) {
            return Err(Failure(format!("{} is not played by {wrong}", self.game.id())));
        }
        if !(0.0..1.0).contains(&self.margin) {
            return Err(Failure("the margin is a share from 0 to 1".into()));
        }
        Ok(Plan {
            game: self.game,
            seed: self.seed,
            players,
            count: self.count as usize,
            glance: self.glance.max(1),
            nodes: [self.first.max(1), self.second.max(1)],
            margin: self.margin,
            tries: self.tries,
        })
    }

    /// What is in the file already.
    fn known(&self) -> Result<Vec<Game>, Failure> {
        let name = self.out.display();
        let file = match File::open(&self.out) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(Failure(format!("{name} cannot be read: {error}"))),
            Ok(file) => file,
        };
        let mut known = Vec::new();
        for (at, line) in BufReader::new(file).lines().enumerate() {
            let wrong = |why: String| Failure(format!("line {} of {name}: {why}", at + 1));
            let game = Game::read(&line.map_err(|error| wrong(error.to_string()))?);
            let game = game.map_err(|fault| wrong(fault.to_string()))?;
            if game.game != self.game.id() {
                return Err(wrong(format!("these are puzzles of {}", game.game)));
            }
            known.push(game);
        }
        Ok(known)
    }
}

fn count(games: &[Game]) -> usize {
    games.iter().map(|game| game.puzzles.len()).sum()
}

/// How many there are of each sort.
fn summary(games: &[Game]) -> String {
    let puzzles = || games.iter().flat_map(|game| &game.puzzles);
    let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
    let mut phases = [0usize; 3];
    let mut ratings: Vec<u32> = puzzles().map(|puzzle| puzzle.rating).collect();
    for puzzle in puzzles() {
        *kinds.entry(&puzzle.kind).or_default() += 1;
        phases[usize::from(puzzle.phase.min(2))] += 1;
    }
    ratings.sort_unstable();
    let quantile = |of: usize| ratings.get((ratings.len() * of / 4).min(ratings.len().saturating_sub(1)));
    let quantiles: Vec<String> = (0..=4).filter_map(quantile).map(u32::to_string).collect();
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    format!(
        "{} puzzles from {} games\nkinds: {}\nthirds of the game: {phases:?}\nratings (least, quartiles, most): {}\n",
        ratings.len(),
        games.len(),
        kinds.join(", "),
        quantiles.join(", ")
    )
}
