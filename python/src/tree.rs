//! One game in which chance is a player, as search libraries want it: at every node either a seat decides or chance does,
//! and choices made at the same time are made one after the other, unseen by the others.

use crate::{
    errors::{guarded, refused},
    table::{ViewHandle, game_of, setup_of},
};
use catalog::{AnyPosition, GameId, with_game};
use game::{Chance, Fast, Learn, Rules, Seat, Setup};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// A chance that knows some answers and notes the first question after them.
struct Asking<'a> {
    answers: &'a [usize],
    asked: usize,
    question: Option<Question>,
    rest: Fast,
}

/// What chance is asked.
#[derive(Clone)]
pub struct Question {
    names: &'static [&'static str],
    weights: Vec<u8>,
}

impl Chance for Asking<'_> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.asked += 1;
        if let Some(&answer) = self.answers.get(self.asked - 1) {
            return answer;
        }
        self.question.get_or_insert_with(|| Question { names, weights: weights.to_vec() });
        // What follows is thrown away; it only has to end.
        self.rest.pick(names, weights)
    }
}

/// What waits for chance.
#[derive(Clone)]
pub enum Pending {
    /// The set-up.
    Start,
    /// What follows an action.
    Action {
        /// Whose it is.
        seat: Seat,
        /// Which.
        index: usize,
    },
}

/// A node.
#[pyclass(module = "antilles._antilles")]
#[derive(Clone)]
pub struct Tree {
    pub(crate) game: GameId,
    pub(crate) setup: Setup,
    pub(crate) position: Option<AnyPosition>,
    pub(crate) pending: Option<Pending>,
    pub(crate) answers: Vec<usize>,
    pub(crate) question: Option<Question>,
}

impl Tree {
    /// Goes on until chance is asked what it has not answered yet, or until nothing is pending.
    pub(crate) fn proceed(&mut self) -> PyResult<()> {
        let Some(pending) = self.pending.clone() else { return Ok(()) };
        let mut chance = Asking { answers: &self.answers, asked: 0, question: None, rest: Fast::new(0) };
        let position = match (pending, &self.position) {
            (Pending::Action { seat, index }, Some(before)) => {
                let mut position = before.clone();
                position.apply(seat, index, &mut chance).map_err(refused)?;
                position
            }
            _ => self.game.start(&self.setup, &mut chance).0,
        };
        self.question = chance.question;
        if self.question.is_none() {
            self.position = Some(position);
            self.pending = None;
            self.answers.clear();
        }
        Ok(())
    }

    fn position(&self) -> PyResult<&AnyPosition> {
        self.position.as_ref().ok_or_else(|| refused("the set-up still waits for chance"))
    }

    fn seat(&self, index: usize) -> PyResult<Seat> {
        let players = usize::from(self.setup.players());
        if index < players {
            return Ok(Seat::new(index));
        }
        Err(refused(format!("there is no player {index}: they are 0 to {}", players - 1)))
    }
}

#[pymethods]
impl Tree {
    #[new]
    fn new(game: &str, players: Option<u8>, options: BTreeMap<String, String>) -> PyResult<Tree> {
        guarded(|| {
            let game = game_of(game)?;
            let setup = setup_of(game, players, options)?;
            let pending = Some(Pending::Start);
            let mut tree = Tree { game, setup, position: None, pending, answers: Vec::new(), question: None };
            tree.proceed()?;
            Ok(tree)
        })
    }

    fn clone(&self) -> Tree {
        Clone::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Tree {
        Clone::clone(self)
    }

    /// All of it, as text.
    fn write(&self) -> PyResult<String> {
        self.kept()
    }

    /// The node that was written.
    #[staticmethod]
    fn read(text: &str) -> PyResult<Tree> {
        Tree::found(text)
    }

    #[getter]
    fn players(&self) -> u8 {
        self.setup.players()
    }

    /// Does chance decide here?
    #[getter]
    fn is_chance(&self) -> bool {
        self.question.is_some()
    }

    /// The seat that decides, counted from 0; none if chance does or the game is over.
    #[getter]
    fn player(&self) -> Option<usize> {
        if self.is_chance() {
            return None;
        }
        self.position.as_ref()?.to_act().first().map(Seat::index)
    }

    #[getter]
    fn over(&self) -> bool {
        !self.is_chance() && self.position.as_ref().is_some_and(|position| position.to_act().is_empty())
    }

    /// What chance may answer, with the probability of each.
    fn outcomes(&self) -> Vec<(usize, f64)> {
        let Some(question) = &self.question else { return Vec::new() };
        let sum: f64 = question.weights.iter().map(|&weight| f64::from(weight)).sum();
        let possible = question.weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
        possible.map(|(outcome, &weight)| (outcome, f64::from(weight) / sum)).collect()
    }

    /// How an outcome is called.
    fn outcome_name(&self, outcome: usize) -> Option<&'static str> {
        self.question.as_ref()?.names.get(outcome).copied()
    }

    /// Chance answers.
    fn draw(&mut self, outcome: usize) -> PyResult<()> {
        let possible = self
            .question
            .as_ref()
            .is_some_and(|question| question.weights.get(outcome).is_some_and(|&weight| weight > 0));
        if !possible {
            return Err(refused(format!("chance cannot give {outcome} here")));
        }
        self.answers.push(outcome);
        guarded(|| self.proceed())
    }

    /// What the player may do, by index.
    fn legal(&self, player: usize) -> PyResult<Vec<usize>> {
        let seat = self.seat(player)?;
        if self.is_chance() {
            return Ok(Vec::new());
        }
        guarded(|| Ok(self.position()?.legal(seat).iter().map(|legal| legal.index).collect()))
    }

    /// The player who decides does this.
    fn play(&mut self, index: usize) -> PyResult<()> {
        let seat = self.player().ok_or_else(|| refused("nobody has to decide here"))?;
        let seat = self.seat(seat)?;
        if !self.legal(seat.index())?.contains(&index) {
            return Err(crate::errors::IllegalAction::new_err(format!("action {index} is not legal here")));
        }
        self.pending = Some(Pending::Action { seat, index });
        guarded(|| self.proceed())
    }

    /// An action in notation.
    fn action_name(&self, index: usize) -> Option<&'static str> {
        with_game!(self.game, G => (index < <G as Rules>::ACTIONS).then(|| <G as Rules>::notation().text(index)))
    }

    /// Everything the player knows, as JSON.
    fn knows(&self, player: usize) -> PyResult<String> {
        let seat = self.seat(player)?;
        match &self.position {
            Some(position) => guarded(|| Ok(position.view(Some(seat)).json().to_string())),
            None => Ok("the set-up".into()),
        }
    }

    /// A node that the player cannot tell from this one, where somebody decides or the game is over.
    fn imagine(&self, player: usize, seed: u64) -> PyResult<Tree> {
        let seat = self.seat(player)?;
        if self.is_chance() {
            return Err(refused("chance decides here: nothing is imagined in the middle of it"));
        }
        guarded(|| {
            let view = ViewHandle(self.position()?.view(Some(seat)));
            Ok(Tree { position: Some(view.imagined(seed)), ..Clone::clone(self) })
        })
    }

    /// What the player knows as numbers.
    fn features<'py>(&self, py: Python<'py>, player: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(player)?;
        let features = guarded(|| {
            Ok(with_game!(self.game, G => {
                let mut out = vec![0.0; <G as Learn>::FEATURES];
                let position = self.position.as_ref();
                if let Some(position) = position.and_then(|position| position.downcast()) {
                    <G as Learn>::features(position, seat, &mut out);
                }
                out
            }))
        })?;
        Ok(features.into_pyarray(py))
    }

    /// The position as JSON; everything is in it.
    fn text(&self) -> PyResult<String> {
        match &self.position {
            Some(position) => guarded(|| Ok(position.json().to_string())),
            None => Ok("the set-up".into()),
        }
    }

    fn places(&self) -> PyResult<Vec<u8>> {
        Ok(self.position()?.places())
    }

    fn totals(&self) -> PyResult<Vec<i32>> {
        let position = self.position()?;
        Ok(Seat::all(self.setup.players()).map(|seat| position.score(seat).total()).collect())
    }
}
