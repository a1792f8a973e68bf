//! Games of the competition in Python, and our bots as its agents.

use super::{
    PLAYERS, Rival, Theirs,
    layout::{self, NUMBERS},
    options::Difference,
    reading,
};
use crate::{
    errors::{BadPosition, IllegalAction, guarded, refused},
    thinking::budget,
};
use game::{Fast, Rules, Seat};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use puerto_rico::{Position, PuertoRico};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// A Puerto Rico game in the form of the competition.
#[pyclass(module = "antilles._antilles")]
#[derive(Clone)]
pub struct Competitor {
    game: Rival,
    chance: Fast,
}

#[pymethods]
impl Competitor {
    #[new]
    fn new(seed: u64, options: BTreeMap<String, String>) -> PyResult<Competitor> {
        guarded(|| {
            let theirs = Theirs::read(&options).map_err(refused)?;
            let mut chance = Fast::new(seed);
            Ok(Competitor { game: Rival::start(theirs, &mut chance), chance })
        })
    }

    /// A game from a position, as JSON.
    #[staticmethod]
    fn from_position(text: &str, seed: u64, options: BTreeMap<String, String>) -> PyResult<Competitor> {
        guarded(|| {
            let theirs = Theirs::read(&options).map_err(refused)?;
            let position: Position =
                serde_json::from_str(text).map_err(|error| BadPosition::new_err(error.to_string()))?;
            if position.setup() != game::Setup::standard::<PuertoRico>(PLAYERS as u8) {
                return Err(BadPosition::new_err(
                    "the competition has three players and plays the usual rules",
                ));
            }
            let mut chance = Fast::new(seed);
            Ok(Competitor { game: Rival::at(position, theirs, &mut chance), chance })
        })
    }

    /// What each number and each action means, and what the options do, as JSON.
    #[staticmethod]
    fn describe() -> String {
        let options: BTreeMap<_, _> = Difference::ALL
            .into_iter()
            .map(|difference| {
                let [ours, theirs] = difference.both();
                (difference.name(), serde_json::json!({ "ours": ours, "theirs": theirs }))
            })
            .collect();
        serde_json::json!({
            "observation": layout::number_names(),
            "action-names": layout::action_names(),
            "options": options,
        })
        .to_string()
    }

    fn copy(&self) -> Competitor {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Competitor {
        self.clone()
    }

    #[getter]
    fn over(&self) -> bool {
        self.game.is_over()
    }

    #[getter]
    fn player(&self) -> usize {
        self.game.mover()
    }

    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let mut numbers = vec![0.0; NUMBERS];
        self.game.observe(&mut numbers);
        numbers.into_pyarray(py)
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.game.mask().to_vec().into_pyarray(py)
    }

    fn play(&mut self, action: usize) -> PyResult<()> {
        guarded(|| match self.game.play(action, &mut self.chance) {
            true => Ok(()),
            false => Err(IllegalAction::new_err(format!("action {action} is not legal here"))),
        })
    }

    fn places(&self) -> Vec<u8> {
        PuertoRico::places(self.game.position())
    }

    fn totals(&self) -> Vec<i32> {
        let points = |seat| PuertoRico::score(self.game.position(), seat).total();
        Seat::all(PLAYERS as u8).map(points).collect()
    }

    fn position(&self) -> PyResult<String> {
        serde_json::to_string(self.game.position()).map_err(refused)
    }

    /// A position that looks like this, as JSON.
    #[staticmethod]
    fn imagine(observation: PyReadonlyArray1<'_, f32>, mask: PyReadonlyArray1<'_, u8>) -> PyResult<String> {
        let (seen, mask) = (observation.as_slice()?, mask.as_slice()?);
        guarded(|| {
            let position = reading::position_of(seen, mask).map_err(BadPosition::new_err)?;
            serde_json::to_string(&position).map_err(refused)
        })
    }

    /// What a bot does, told only an observation and a mask.
    #[staticmethod]
    #[pyo3(signature = (bot, observation, mask, nodes=None, milliseconds=None, seed=0))]
    fn act(
        py: Python<'_>,
        bot: &str,
        observation: PyReadonlyArray1<'_, f32>,
        mask: PyReadonlyArray1<'_, u8>,
        nodes: Option<u32>,
        milliseconds: Option<u64>,
        seed: u64,
    ) -> PyResult<usize> {
        let budget = budget(nodes, milliseconds)?;
        let (seen, mask) = (observation.as_slice()?, mask.as_slice()?);
        py.detach(|| {
            guarded(|| {
                let chosen = reading::act(bot, seen, mask, &budget, seed).map_err(refused)?;
                chosen.ok_or_else(|| refused("the mask is empty"))
            })
        })
    }
}
