//! Bots and the coach, given a view and nothing else.

use crate::{
    competition::{self, Rival},
    errors::{BadPosition, IllegalAction, guarded, refused},
    table::ViewHandle,
};
use bots::Budget;
use catalog::{AnyPosition, GameId, Move};
use game::{Fast, Rules, Seat};
use numpy::{IntoPyArray, PyArray1, PyReadonlyArray1};
use puerto_rico::{Position, PuertoRico};
use pyo3::prelude::*;
use std::time::Duration;

/// Most nodes a bot may be given for a decision.
const MOST_NODES: u32 = 10_000_000;

/// How much a bot may think about a decision.
pub fn budget(nodes: Option<u32>, milliseconds: Option<u64>) -> PyResult<Budget> {
    let budget = match nodes {
        Some(nodes) if !(1..=MOST_NODES).contains(&nodes) => {
            return Err(refused(format!("nodes must be from 1 to {MOST_NODES}, not {nodes}")));
        }
        Some(nodes) => Budget::nodes(nodes),
        None => Budget::default(),
    };
    Ok(milliseconds.map_or(budget, |time| budget.within(Duration::from_millis(time))))
}

/// Who decides with this view, and between what: the same in every position that the view could be of.
fn question(view: &ViewHandle) -> PyResult<(Seat, Vec<Move>)> {
    let seat = view.0.observer().ok_or_else(|| refused("a spectator's view has nothing to decide"))?;
    let legal = view.imagined(0).legal(seat);
    if legal.is_empty() {
        return Err(refused(format!("seat {} has nothing to decide now", seat.number())));
    }
    Ok((seat, legal))
}

/// The action the bot chooses.
#[pyfunction]
#[pyo3(signature = (bot, view, nodes=None, milliseconds=None, seed=0))]
pub fn choose(
    py: Python<'_>,
    bot: &str,
    view: &ViewHandle,
    nodes: Option<u32>,
    milliseconds: Option<u64>,
    seed: u64,
) -> PyResult<&'static str> {
    let budget = budget(nodes, milliseconds)?;
    py.detach(|| {
        guarded(|| {
            let (seat, legal) = question(view)?;
            let chosen = bots::choose(bot, &view.0, seat, &legal, &budget, seed).map_err(refused)?;
            Ok(chosen.text)
        })
    })
}

/// The best choices with what every seat may expect of them, as JSON.
#[pyfunction]
#[pyo3(signature = (view, nodes=None, milliseconds=None, seed=0))]
pub fn analyze(
    py: Python<'_>,
    view: &ViewHandle,
    nodes: Option<u32>,
    milliseconds: Option<u64>,
    seed: u64,
) -> PyResult<String> {
    let budget = budget(nodes, milliseconds)?;
    py.detach(|| {
        guarded(|| {
            let (seat, legal) = question(view)?;
            let advice = bots::advise(&view.0, seat, &legal, &budget, seed).map_err(refused)?;
            let choice = |choice: &bots::Choice| {
                serde_json::json!({
                    "action": choice.action.text, "shares": choice.shares, "points": choice.points,
                })
            };
            Ok(advice.choices.iter().map(choice).collect::<serde_json::Value>().to_string())
        })
    })
}

/// A Puerto Rico game in the form of the competition, and our bots as its agents.
#[pyclass(module = "antilles._antilles")]
pub struct Competitor {
    game: Rival,
    chance: Fast,
}

#[pymethods]
impl Competitor {
    #[new]
    fn new(seed: u64) -> PyResult<Competitor> {
        guarded(|| {
            let mut chance = Fast::new(seed);
            Ok(Competitor { game: Rival::start(&mut chance), chance })
        })
    }

    /// A game from a position, as JSON.
    #[staticmethod]
    fn from_position(text: &str, seed: u64) -> PyResult<Competitor> {
        guarded(|| {
            let position: Position =
                serde_json::from_str(text).map_err(|error| BadPosition::new_err(error.to_string()))?;
            if usize::from(position.players()) != competition::PLAYERS {
                return Err(BadPosition::new_err("the competition has three players"));
            }
            let mut chance = Fast::new(seed);
            Ok(Competitor { game: Rival::at(position, &mut chance), chance })
        })
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
        let mut numbers = vec![0.0; competition::NUMBERS];
        self.game.observe(&mut numbers);
        numbers.into_pyarray(py)
    }

    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        let mut mask = vec![0; competition::ACTIONS];
        self.game.mask(&mut mask);
        mask.into_pyarray(py)
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

    fn position(&self) -> PyResult<String> {
        serde_json::to_string(self.game.position()).map_err(refused)
    }

    /// A position that looks like this, as JSON.
    #[staticmethod]
    fn imagine(observation: PyReadonlyArray1<'_, f32>, mask: PyReadonlyArray1<'_, u8>) -> PyResult<String> {
        let (seen, mask) = (observation.as_slice()?, mask.as_slice()?);
        guarded(|| {
            let position = competition::position_of(seen, mask).map_err(BadPosition::new_err)?;
            serde_json::to_string(&position).map_err(refused)
        })
    }

    /// What a bot does, told only an observation and a mask. Where they do not tell enough for a possible position, the
    /// first action of the mask.
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
        let first = mask.iter().position(|&legal| legal == 1).ok_or_else(|| refused("the mask is empty"))?;
        py.detach(|| {
            guarded(|| {
                let Ok(position) = competition::position_of(seen, mask) else { return Ok(first) };
                let seat = position.mover();
                let position = AnyPosition::new::<PuertoRico>(GameId::PuertoRico, position);
                let legal = position.legal(seat);
                if legal.is_empty() {
                    return Ok(first);
                }
                let view = position.view(Some(seat));
                let chosen = bots::choose(bot, &view, seat, &legal, &budget, seed).map_err(refused)?;
                let index = competition::index_of_any(&position, PuertoRico::action(chosen.index));
                Ok(index.filter(|&index| mask[index] == 1).unwrap_or(first))
            })
        })
    }
}
