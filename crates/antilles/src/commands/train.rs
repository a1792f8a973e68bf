//! `antilles train`: a network learns from self-play what positions are worth.

use crate::{
    answer::{Answer, Failure},
    args,
    progress::{self, Bar},
};
use catalog::GameId;
use clap::Args;
use learn::{Course, Pupil, train};
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Train a network for a game by self-play
///
/// Generation by generation, the network plays itself and the frozen pool (greedy and the characters), looking one action
/// ahead, and learns from how the games ended. For each generation, its error on the new games before it learns from them is
/// printed: on the share of opponents beaten (cross entropy; 0.693 is guessing) and on the points.
///
/// Three files are written to the --out folder: GAME.net, the weights; GAME.json, how they were trained; and
/// GAME.checkpoint, from which the same command resumes if it was interrupted. Without --generations, --games and --seed,
/// this repeats the training of the shipped networks, about ten minutes on two cores.
///
/// To play with the new weights, copy GAME.net and GAME.json to crates/bots/weights and build again.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles train santiago --out weights
  antilles train san-juan --out try --generations 5 --games 200 --seed 7")]
pub struct Train {
    /// The game, by id
    #[arg(value_parser = args::parse_game)]
    game: GameId,
    /// The output folder; created if necessary
    #[arg(long, short, value_name = "FOLDER")]
    out: PathBuf,
    /// Number of generations
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: Option<u32>,
    /// Games per generation
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    /// The random seed
    #[arg(long, short)]
    seed: Option<u64>,
    /// Number of threads [default: number of cores]
    #[arg(long, short, value_name = "N")]
    threads: Option<std::num::NonZeroUsize>,
}

impl Train {
    pub fn run(self) -> Result<Answer, Failure> {
        let usual = Course::usual(self.game);
        let course = Course {
            generations: self.generations.unwrap_or(usual.generations),
            games: self.games.unwrap_or(usual.games),
            seed: self.seed.unwrap_or(usual.seed),
            ..usual
        };
        let file = |ending: &str| self.out.join(format!("{}.{ending}", self.game.id()));
        fs::create_dir_all(&self.out).map_err(|error| cannot("make", &self.out, &error))?;
        let kept = file("checkpoint");
        let from = match fs::read(&kept) {
            Ok(bytes) => {
                let pupil = Pupil::from_checkpoint(&bytes, self.game, &course);
                Some(pupil.map_err(|error| format!("{}: {error}", kept.display()))?)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(cannot("read", &kept, &error)),
        };
        let bar = Bar::new(course.generations.into(), "generations");
        let mut problem = None;
        let mut told = String::from("generation    games  error, shares  error, points\n");
        let line = |past: &learn::Generation| {
            format!("{:>10} {:>8} {:>14.4} {:>14.2}\n", past.number, past.games, past.shares, past.points)
        };
        from.iter().flat_map(|pupil| &pupil.past).for_each(|past| told += &line(past));
        let cancel = progress::cancel();
        let threads = self.threads.map_or_else(args::cores, std::num::NonZeroUsize::get);
        let pupil = train(
            self.game,
            &course,
            threads,
            from,
            &mut |pupil| {
                bar.at(pupil.past.len() as u64);
                pupil.past.last().into_iter().for_each(|past| told += &line(past));
                let written = write_whole(&kept, &pupil.checkpoint(self.game, &course));
                problem = written.err().map(|error| cannot("write", &kept, &error));
                if problem.is_some() {
                    cancel.store(true, std::sync::atomic::Ordering::Relaxed);
                }
            },
            cancel,
        );
        drop(bar);
        if let Some(problem) = problem {
            return Err(problem);
        }
        let stopped = (pupil.past.len() as u32) < course.generations;
        let record =
            serde_json::to_string_pretty(&pupil.record(self.game, &course)).expect("a record is plain data");
        for (path, bytes) in
            [(file("net"), pupil.net.to_bytes()), (file("json"), (record + "\n").into_bytes())]
        {
            write_whole(&path, &bytes).map_err(|error| cannot("write", &path, &error))?;
        }
        Ok(Answer { stopped, ..Answer::from(told) })
    }
}

/// Never half of a file.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let half = path.with_added_extension("half");
    fs::write(&half, bytes)?;
    fs::rename(&half, path)
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure(format!("cannot {what} {}: {error}", path.display()))
}
