//! A course of training: generations of games, each played by the network as it is and learned from at once.

use crate::{Adam, Sample, lessons};
use bots::{BotName, Evaluate, Net, net::NoNet};
use catalog::{GameId, with_game};
use game::{Fast, Learn, Rules};
use serde::{Deserialize, Serialize};
use std::{
    collections::VecDeque,
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

/// How a network is trained. Equal courses give equal networks, whatever the number of threads.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Course {
    /// How often games are played and learned from.
    pub generations: u32,
    /// Games of a generation.
    pub games: u64,
    /// How many generations are remembered and learned from again.
    pub window: u32,
    /// The seed everything depends on.
    pub seed: u64,
}

/// The pace of learning at the beginning; it falls to [`LAST_PACE`] of it.
const PACE: f32 = 1e-3;
const LAST_PACE: f32 = 0.05;
/// Weights of the hidden layer begin between minus and plus this.
const SMALL: f32 = 0.05;

impl Course {
    /// The course the shipped network of this game has gone through: ten minutes or so on two cores.
    pub fn usual(game: GameId) -> Course {
        let games = match game {
            GameId::SanJuan => 600,
            GameId::MundusNovus => 1_500,
            GameId::PuertoRico | GameId::Santiago => 1_000,
        };
        Course { generations: 24, games, window: 8, seed: 1 }
    }
}

/// What a generation brought.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u32,
    /// Games played so far.
    pub games: u64,
    /// How wrong the network was about games it had not learned from: cross entropy of the shares.
    pub shares: f32,
    /// The same about points: how far off, on average.
    pub points: f32,
    /// Seconds since training began or went on.
    #[serde(skip)]
    pub seconds: f32,
}

/// A network in training.
#[derive(Clone, Debug)]
pub struct Pupil {
    /// As it is now.
    pub net: Net,
    /// What it has gone through.
    pub past: Vec<Generation>,
    adam: Adam,
}

/// A training record next to a network's file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TrainingRecord {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by: for information, what counts is what the features mean.
    pub rules: u32,
    /// How many features the network sees.
    pub features: usize,
    /// Who played against the network.
    pub pool: Vec<String>,
    /// How it was trained.
    pub course: Course,
    /// What every generation brought.
    pub generations: Vec<Generation>,
}

/// Why training cannot go on from what was kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotGoOn {
    /// The file holds something else.
    #[error("this is no checkpoint of a training of {0}")]
    NoCheckpoint(&'static str),
    /// Another course.
    #[error("this checkpoint belongs to another course: {0}")]
    OtherCourse(String),
    /// The features have changed since.
    #[error("this checkpoint cannot go on: {0}")]
    OtherFeatures(NoNet),
}

/// Who plays against the network: greedy and the frozen pool.
pub fn pool(game: GameId) -> Vec<BotName> {
    let names = std::iter::once("greedy").chain(bots::pool(game));
    names.map(|name| name.parse().expect("the pool is known")).collect()
}

/// Trains a network, from the beginning or from a checkpoint. After every generation `tell` hears how it goes and may
/// keep the pupil; `cancel` ends training after the generation under way.
pub fn train(
    game: GameId,
    course: &Course,
    threads: usize,
    from: Option<Pupil>,
    tell: &mut dyn FnMut(&Pupil),
    cancel: &AtomicBool,
) -> Pupil {
    with_game!(game, G => train_game::<G>(game, course, threads, from, tell, cancel))
}

fn train_game<G: Evaluate>(
    game: GameId,
    course: &Course,
    threads: usize,
    from: Option<Pupil>,
    tell: &mut dyn FnMut(&Pupil),
    cancel: &AtomicBool,
) -> Pupil {
    let began = Instant::now();
    let pool = pool(game);
    let mut pupil = from.unwrap_or_else(|| Pupil::new::<G>(course.seed));
    let mut remembered: VecDeque<Vec<Sample>> = VecDeque::new();
    for number in pupil.past.len() as u32..course.generations {
        if cancel.load(Ordering::Relaxed) {
            break;
        }
        let first = u64::from(number) * course.games;
        let samples = lessons::<G>(&pupil.net, &pool, course.seed, first..first + course.games, threads);
        let honest = crate::adam::loss(&pupil.net, &samples);
        remembered.push_back(samples);
        if remembered.len() > course.window as usize {
            remembered.pop_front();
        }
        let all: Vec<&Sample> = remembered.iter().flatten().collect();
        let done = number as f32 / course.generations as f32;
        let mut rng = Fast::of_game(!course.seed, number.into());
        pupil.adam.learn(&mut pupil.net, &all, PACE * (1.0 - (1.0 - LAST_PACE) * done), &mut rng, threads);
        pupil.past.push(Generation {
            number: number + 1,
            games: first + course.games,
            shares: honest.shares as f32,
            points: honest.points as f32,
            seconds: began.elapsed().as_secs_f32(),
        });
        tell(&pupil);
    }
    pupil
}

impl Pupil {
    fn new<G: Evaluate>(seed: u64) -> Pupil {
        let mut rng = Fast::new(seed);
        let mut net = Net::new::<G>(|| (rng.below(1 << 16) as f32 / f32::from(1u16 << 15) - 1.0) * SMALL);
        let adam = Adam::new(&mut net);
        Pupil { net, past: Vec::new(), adam }
    }

    /// The record of this training.
    pub fn record(&self, game: GameId, course: &Course) -> TrainingRecord {
        with_game!(game, G => TrainingRecord {
            game: game.id().to_string(),
            rules: <G as Rules>::RULES_VERSION,
            features: <G as Learn>::FEATURES,
            pool: pool(game).iter().map(ToString::to_string).collect(),
            course: *course,
            generations: self.past.clone(),
        })
    }

    /// All that is needed to go on later: the record as a line of JSON, then the network and what Adam remembers.
    pub fn checkpoint(&self, game: GameId, course: &Course) -> Vec<u8> {
        let mut bytes = serde_json::to_vec(&self.record(game, course)).expect("a record is plain data");
        bytes.push(b'\n');
        bytes.extend(self.adam.steps.to_le_bytes());
        let numbers = self.adam.means.iter().chain(&self.adam.spreads);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.net.to_bytes());
        bytes
    }

    /// A pupil as it was kept. (The moments it remembered are not kept: training goes on with new games.)
    pub fn from_checkpoint(bytes: &[u8], game: GameId, course: &Course) -> Result<Pupil, CannotGoOn> {
        let none = || CannotGoOn::NoCheckpoint(game.id());
        let line = bytes.iter().position(|&byte| byte == b'\n').ok_or_else(none)?;
        let (record, rest) = (&bytes[..line], &bytes[line + 1..]);
        let record: TrainingRecord = serde_json::from_slice(record).map_err(|_| none())?;
        if record.game != game.id() {
            return Err(none());
        }
        if record.course != *course {
            let course = serde_json::to_string(&record.course).expect("a course is plain data");
            return Err(CannotGoOn::OtherCourse(course));
        }
        let mut fresh = with_game!(game, G => Pupil::new::<G>(course.seed));
        let size = fresh.adam.means.len();
        let (steps, rest) = rest.split_first_chunk::<4>().ok_or_else(none)?;
        let (numbers, net) = rest.split_at_checked(8 * size).ok_or_else(none)?;
        let mut numbers = numbers.as_chunks::<4>().0.iter().map(|&four| f32::from_le_bytes(four));
        fresh.adam.steps = u32::from_le_bytes(*steps);
        fresh.adam.means.fill_with(|| numbers.next().unwrap_or_default());
        fresh.adam.spreads.fill_with(|| numbers.next().unwrap_or_default());
        fresh.net = with_game!(game, G => Net::from_bytes::<G>(net)).map_err(|refused| match refused {
            NoNet::Damaged => none(),
            other => CannotGoOn::OtherFeatures(other),
        })?;
        fresh.past = record.generations;
        Ok(fresh)
    }
}
