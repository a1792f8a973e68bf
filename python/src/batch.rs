//! Many games at once: every step of all of them happens here, over arrays that Python sees without copying.
//!
//! At every moment one seat decides in each game (where several choose at the same time, one after the other, unseen by
//! the others). A game that is over is noted and a new one begins in its place. What happens in a game depends on the
//! seed, its number and the actions, not on the other games nor on the number of threads.

use crate::{
    competition::{self, RivalLane, Theirs},
    errors::{IllegalAction, guarded, refused},
    table::{game_of, setup_of},
};
use arena::Reward;
use catalog::{GameId, with_game};
use game::{ActionSet, Fast, Game, Learn, Rules, Seat, Setup};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use puerto_rico::PuertoRico;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::collections::BTreeMap;

/// The most games in a batch.
const MOST_GAMES: usize = 1 << 20;

fn reward_of(name: &str) -> PyResult<Reward> {
    Reward::ALL.into_iter().find(|reward| reward.name() == name).ok_or_else(|| {
        let known = Reward::ALL.map(Reward::name).join(", ");
        refused(format!("there is no reward \"{name}\" (there are: {known})"))
    })
}

/// What a finished game is worth to each seat.
#[pyfunction]
pub fn rewards(reward: &str, places: Vec<u8>, totals: Vec<i32>) -> PyResult<Vec<f64>> {
    let reward = reward_of(reward)?;
    if places.len() != totals.len() {
        return Err(refused("places and totals have an entry for each seat"));
    }
    Ok((0..places.len()).map(|seat| reward.of(&places, &totals, seat)).collect())
}

/// What one game shows of itself, a row of each array.
pub struct Row<'a> {
    /// What the player to decide knows.
    pub observation: &'a mut [f32],
    /// What that player may do.
    pub mask: &'a mut [u8],
    /// Who decides.
    pub player: &'a mut u8,
    /// By seat, if the game has ended.
    pub rewards: &'a mut [f32],
    /// By seat, of the last game that ended.
    pub points: &'a mut [i32],
    /// Has it ended?
    pub done: &'a mut u8,
    /// At the limit of steps?
    pub truncated: &'a mut u8,
}

/// All games of a batch, whichever game it is.
trait Lanes: Send + Sync {
    fn check(&self, actions: &[i64]) -> Result<(), String>;
    fn sample(&mut self, actions: &mut [i64]);
    /// Plays an action in every game (or, without actions, begins them) and shows what follows.
    fn advance(&mut self, actions: Option<&[i64]>, rows: Vec<Row>);
    fn restart(&mut self, seed: u64);
}

/// One game of a batch.
pub trait Lane: Send + Sync + Sized {
    /// What is the same for all games.
    type Start: Send + Sync;

    /// The game with this number.
    fn new(start: &Self::Start, seed: u64, number: u64) -> Self;
    /// May the player to decide do this?
    fn is_legal(&self, action: usize) -> bool;
    /// A random legal action.
    fn sample(&mut self) -> usize;
    /// Plays a legal action (or, without one, begins) and shows what follows.
    fn advance(&mut self, start: &Self::Start, action: Option<usize>, row: Row);
}

struct Games<L: Lane> {
    start: L::Start,
    lanes: Vec<L>,
}

impl<L: Lane> Games<L> {
    fn new(start: L::Start, count: usize, seed: u64) -> Games<L> {
        let lanes = (0..count as u64).map(|number| L::new(&start, seed, number)).collect();
        Games { start, lanes }
    }
}

impl<L: Lane> Lanes for Games<L> {
    fn check(&self, actions: &[i64]) -> Result<(), String> {
        let legal = |lane: &L, action: i64| usize::try_from(action).is_ok_and(|action| lane.is_legal(action));
        match self.lanes.iter().zip(actions).position(|(lane, &action)| !legal(lane, action)) {
            Some(number) => {
                Err(format!("actions[{number}] = {} is not legal in game {number}", actions[number]))
            }
            None => Ok(()),
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter_mut().zip(actions) {
            *action = lane.sample() as i64;
        }
    }

    fn advance(&mut self, actions: Option<&[i64]>, rows: Vec<Row>) {
        let start = &self.start;
        let work = |(number, (lane, row)): (usize, (&mut L, Row))| {
            lane.advance(start, actions.map(|actions| actions[number] as usize), row);
        };
        self.lanes.par_iter_mut().zip(rows).enumerate().with_min_len(64).for_each(work);
    }

    fn restart(&mut self, seed: u64) {
        for (number, lane) in self.lanes.iter_mut().enumerate() {
            *lane = L::new(&self.start, seed, number as u64);
        }
    }
}

/// A game by our rules, in our numbers.
struct OwnLane<G: Game> {
    position: G::Position,
    chance: Fast,
    choices: Fast,
    steps: u32,
}

impl<G: Game> OwnLane<G> {
    fn legal(&self) -> Option<(Seat, G::Actions)> {
        let seat = G::to_act(&self.position).first()?;
        Some((seat, G::legal(&self.position, seat)))
    }
}

impl<G: Game> Lane for OwnLane<G> {
    type Start = (Setup, Reward);

    fn new((setup, _): &Self::Start, seed: u64, number: u64) -> OwnLane<G> {
        let mut chance = Fast::of_game(seed, number);
        let choices = Fast::of_game(!seed, number);
        let position = G::start(setup, &mut chance, &mut ());
        OwnLane { position, chance, choices, steps: 0 }
    }

    fn is_legal(&self, action: usize) -> bool {
        self.legal().is_some_and(|(_, legal)| action < G::ACTIONS && legal.contains(action))
    }

    fn sample(&mut self) -> usize {
        self.legal().map_or(0, |(_, legal)| legal.choose(|count| self.choices.below(count)).1)
    }

    fn advance(&mut self, (setup, reward): &Self::Start, action: Option<usize>, row: Row) {
        let players = usize::from(setup.players());
        row.rewards.fill(0.0);
        (*row.done, *row.truncated) = (0, 0);
        if let (Some(action), Some(seat)) = (action, G::to_act(&self.position).first()) {
            // It was checked before anything was played.
            let _ = G::apply(&mut self.position, seat, G::action(action), &mut self.chance, &mut ());
            self.steps += 1;
            let over = G::to_act(&self.position).is_empty();
            if over || self.steps >= G::STEP_LIMIT {
                let places = G::places(&self.position);
                for seat in Seat::all(setup.players()) {
                    row.points[seat.index()] = G::score(&self.position, seat).total();
                }
                for seat in 0..players {
                    row.rewards[seat] = reward.of(&places, row.points, seat) as f32;
                }
                (*row.done, *row.truncated) = (1, u8::from(!over));
                self.position = G::start(setup, &mut self.chance, &mut ());
                self.steps = 0;
            }
        }
        let Some((seat, legal)) = self.legal() else { return };
        *row.player = seat.index() as u8;
        G::features(&self.position, seat, row.observation);
        row.mask.fill(0);
        for index in legal.iter() {
            row.mask[index] = 1;
        }
    }
}

/// Many games at once.
#[pyclass(module = "antilles._antilles")]
pub struct Batch {
    lanes: Box<dyn Lanes>,
    threads: rayon::ThreadPool,
    #[pyo3(get)]
    players: u8,
    #[pyo3(get)]
    observation: Py<PyArray2<f32>>,
    #[pyo3(get)]
    mask: Py<PyArray2<u8>>,
    #[pyo3(get)]
    player: Py<PyArray1<u8>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    points: Py<PyArray2<i32>>,
    #[pyo3(get)]
    done: Py<PyArray1<u8>>,
    #[pyo3(get)]
    truncated: Py<PyArray1<u8>>,
    sampled: Py<PyArray1<i64>>,
    count: usize,
}

impl Batch {
    fn show(&mut self, py: Python<'_>, actions: Option<&[i64]>) -> PyResult<()> {
        let borrowed = |error: numpy::BorrowError| refused(error);
        let mut observation = self.observation.bind(py).try_readwrite().map_err(borrowed)?;
        let mut mask = self.mask.bind(py).try_readwrite().map_err(borrowed)?;
        let mut player = self.player.bind(py).try_readwrite().map_err(borrowed)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(borrowed)?;
        let mut points = self.points.bind(py).try_readwrite().map_err(borrowed)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(borrowed)?;
        let mut truncated = self.truncated.bind(py).try_readwrite().map_err(borrowed)?;
        let players = usize::from(self.players);
        let wide = |array: usize| array / self.count;
        let (features, kinds) = (wide(observation.len()), wide(mask.len()));
        let rows: Vec<Row> = observation
            .as_slice_mut()?
            .chunks_mut(features)
            .zip(mask.as_slice_mut()?.chunks_mut(kinds))
            .zip(player.as_slice_mut()?)
            .zip(rewards.as_slice_mut()?.chunks_mut(players))
            .zip(points.as_slice_mut()?.chunks_mut(players))
            .zip(done.as_slice_mut()?)
            .zip(truncated.as_slice_mut()?)
            .map(|((((((observation, mask), player), rewards), points), done), truncated)| Row {
                observation,
                mask,
                player,
                rewards,
                points,
                done,
                truncated,
            })
            .collect();
        let (lanes, threads) = (&mut self.lanes, &self.threads);
        py.detach(|| {
            guarded(|| {
                threads.install(|| lanes.advance(actions, rows));
                Ok(())
            })
        })
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[allow(clippy::too_many_arguments, reason = "keyword arguments in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        players: Option<u8>,
        options: BTreeMap<String, String>,
        count: usize,
        seed: u64,
        threads: usize,
        reward: Option<&str>,
        form: &str,
    ) -> PyResult<Batch> {
        let game = game_of(game)?;
        let (setup, theirs) = match form {
            "antilles" => (setup_of(game, players, options)?, None),
            "competition" if game != GameId::PuertoRico => {
                return Err(refused("the competition plays puerto-rico"));
            }
            "competition" if players.is_some_and(|players| usize::from(players) != competition::PLAYERS) => {
                return Err(refused("the competition has three players"));
            }
            "competition" => {
                let theirs = Theirs::read(&options).map_err(refused)?;
                (Setup::standard::<PuertoRico>(competition::PLAYERS as u8), Some(theirs))
            }
            _ => {
                return Err(refused(format!(
                    "there is no form \"{form}\" (there are: antilles, competition)"
                )));
            }
        };
        let recommended = if theirs.is_some() { Reward::WinLoss } else { Reward::Share };
        let reward = reward.map_or(Ok(recommended), reward_of)?;
        if !(1..=MOST_GAMES).contains(&count) {
            return Err(refused(format!("count must be from 1 to {MOST_GAMES}, not {count}")));
        }
        if !(1..=1024).contains(&threads) {
            return Err(refused(format!("threads must be from 1 to 1024, not {threads}")));
        }
        let threads = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(refused)?;
        let (lanes, features, actions): (Box<dyn Lanes>, usize, usize) = match theirs {
            Some(theirs) => (
                Box::new(Games::<RivalLane>::new((theirs, reward), count, seed)),
                competition::NUMBERS,
                competition::ACTIONS,
            ),
            None => with_game!(game, G => (
                Box::new(Games::<OwnLane<G>>::new((setup, reward), count, seed)),
                <G as Learn>::FEATURES,
                <G as Rules>::ACTIONS,
            )),
        };
        let players = setup.players();
        let seats = usize::from(players);
        let mut batch = Batch {
            lanes,
            threads,
            players,
            observation: PyArray2::zeros(py, [count, features], false).unbind(),
            mask: PyArray2::zeros(py, [count, actions], false).unbind(),
            player: PyArray1::zeros(py, [count], false).unbind(),
            rewards: PyArray2::zeros(py, [count, seats], false).unbind(),
            points: PyArray2::zeros(py, [count, seats], false).unbind(),
            done: PyArray1::zeros(py, [count], false).unbind(),
            truncated: PyArray1::zeros(py, [count], false).unbind(),
            sampled: PyArray1::zeros(py, [count], false).unbind(),
            count,
        };
        batch.show(py, None)?;
        Ok(batch)
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// Starts all games over.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        guarded(|| {
            self.lanes.restart(seed);
            Ok(())
        })?;
        self.show(py, None)
    }

    /// Plays an action in every game. If one of them is not legal, none is played.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        if actions.len() != self.count {
            let given = actions.len();
            return Err(refused(format!("actions has {given} entries, but there are {} games", self.count)));
        }
        guarded(|| self.lanes.check(actions).map_err(IllegalAction::new_err))?;
        self.show(py, Some(actions))
    }

    /// A random legal action for every game.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let sampled = self.sampled.bind(py).clone();
        {
            let mut actions = sampled.try_readwrite().map_err(refused)?;
            let actions = actions.as_slice_mut()?;
            guarded(|| {
                self.lanes.sample(actions);
                Ok(())
            })?;
        }
        Ok(sampled)
    }
}
