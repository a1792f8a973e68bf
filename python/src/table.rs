//! One game: positions, views, actions in notation, records.

use crate::errors::{AntillesError, BadPosition, BadRecord, BadView, IllegalAction, guarded, refused};
use catalog::{AnyPosition, AnyView, GameId, with_game};
use game::{
    Fast, Illegal, Learn, Phrase, Record, Rules, Seat, Seed, Setup, SetupText, TableChance,
    record::{FORMAT, Holder, Step, seed_hash},
};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use std::{collections::BTreeMap, sync::OnceLock};
use words::{Dictionary, Language, seat_numbers};

/// The game with this id.
pub fn game_of(id: &str) -> PyResult<GameId> {
    GameId::parse(id).ok_or_else(|| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        refused(format!("there is no game \"{id}\" (there are: {})", known.join(", ")))
    })
}

/// A set-up of this game.
pub fn setup_of(game: GameId, players: Option<u8>, options: BTreeMap<String, String>) -> PyResult<Setup> {
    let players = players.unwrap_or_else(|| game.traits().most_players.min(4));
    game.setup(&SetupText { players, options }).map_err(|error| refused(say(game, &Phrase::from(&error))))
}

/// A sentence in English.
pub fn say(game: GameId, phrase: &Phrase) -> String {
    static WORDS: [OnceLock<Dictionary>; 4] = [const { OnceLock::new() }; 4];
    let words = WORDS[game as usize].get_or_init(|| Dictionary::new(&[game.words(), words::SHARED]));
    words.say(Language::En, phrase, &seat_numbers(Language::En))
}

fn json(value: serde_json::Value) -> String {
    value.to_string()
}

/// What is true of every game, as JSON.
#[pyfunction]
pub fn describe() -> PyResult<String> {
    let describe = |&game: &GameId| {
        let mut traits = serde_json::to_value(game.traits()).unwrap_or_default();
        let (features, actions) = with_game!(game, G => (
            <G as Learn>::feature_list(),
            (0..<G as Rules>::ACTIONS).map(|index| <G as Rules>::notation().text(index)).collect::<Vec<_>>(),
        ));
        traits["observation"] = features.iter().map(|feature| feature.name.as_str()).collect();
        traits["topics"] = features.iter().map(|feature| feature.about.as_str()).collect();
        traits["action-names"] = actions.into();
        traits["bots"] = bots::names(game).into();
        traits
    };
    Ok(json(GameId::ALL.iter().map(describe).collect()))
}

/// Referees a record; returns what it is, as JSON.
#[pyfunction]
pub fn verify(py: Python<'_>, text: &str) -> PyResult<String> {
    py.detach(|| {
        guarded(|| {
            let (game, record) = read_record(text)?;
            let positions = game.replay(&record).map_err(|fault| BadRecord::new_err(fault.to_string()))?;
            let over = positions.last().is_some_and(|last| last.ending().is_some());
            Ok(json(serde_json::json!({
                "game": game.id(), "players": record.setup.players, "steps": record.steps.len(), "over": over,
                "seed-checked": record.seed.is_some() && record.continues.is_none(),
            })))
        })
    })
}

fn read_record(text: &str) -> PyResult<(GameId, Record)> {
    let record: Record = serde_json::from_str(text)
        .map_err(|error| BadRecord::new_err(format!("this is not an Antilles record: {error}")))?;
    Ok((game_of(&record.game)?, record))
}

/// One game.
#[pyclass(module = "antilles._antilles")]
#[derive(Clone)]
pub struct Table {
    pub(crate) game: GameId,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    /// After every step, the set-up first.
    pub(crate) positions: Vec<AnyPosition>,
    /// The outcomes of chance in the set-up; unknown if it began from a position.
    pub(crate) start: Option<Vec<String>>,
    pub(crate) steps: Vec<Step>,
    /// Whether the seed gave every outcome.
    pub(crate) own: bool,
}

impl Table {
    fn now(&self) -> &AnyPosition {
        self.positions.last().unwrap_or_else(|| unreachable!("there is always a set-up"))
    }

    fn seat(&self, number: u64) -> PyResult<Seat> {
        let players = self.setup.players();
        Seat::from_number(number).filter(|seat| seat.index() < players.into()).ok_or_else(|| {
            refused(format!("there is no seat {number}: with {players} players they are 1 to {players}"))
        })
    }

    fn illegal(&self, illegal: &Illegal) -> PyErr {
        IllegalAction::new_err(say(self.game, &Phrase::from(illegal)))
    }

    /// A game that begins from a position.
    pub fn begin(position: AnyPosition, seed: Seed) -> Table {
        Table {
            game: position.game(),
            setup: position.setup(),
            seed,
            positions: vec![position],
            start: None,
            steps: Vec::new(),
            own: false,
        }
    }
}

#[pymethods]
impl Table {
    #[new]
    fn new(
        game: &str,
        players: Option<u8>,
        options: BTreeMap<String, String>,
        seed: [u8; 32],
    ) -> PyResult<Table> {
        guarded(|| {
            let game = game_of(game)?;
            let setup = setup_of(game, players, options)?;
            let mut chance = game::Recorder::new(TableChance::new(&seed, 0, 0));
            let position = game.start(&setup, &mut chance).0;
            let start = Some(chance.outcomes.iter().map(|outcome| outcome.to_string()).collect());
            Ok(Table { game, setup, seed, positions: vec![position], start, steps: Vec::new(), own: true })
        })
    }

    /// The game of a record, after this many of its steps (all of them if not told).
    #[staticmethod]
    fn from_record(text: &str, step: Option<usize>, seed: [u8; 32]) -> PyResult<Table> {
        guarded(|| {
            let (game, mut record) = read_record(text)?;
            if let Some(step) = step {
                if step > record.steps.len() {
                    let there = record.steps.len();
                    return Err(BadRecord::new_err(format!("it has {there} steps, not {step}")));
                }
                record.steps.truncate(step);
                record.result = None;
            }
            let positions = game.replay(&record).map_err(|fault| BadRecord::new_err(fault.to_string()))?;
            let setup = positions[0].setup();
            let start = Some(record.start);
            Ok(Table { game, setup, seed, positions, start, steps: record.steps, own: false })
        })
    }

    /// A game from a position, as JSON.
    #[staticmethod]
    fn from_position(game: &str, text: &str, seed: [u8; 32]) -> PyResult<Table> {
        guarded(|| {
            let position = game_of(game)?.read_position(text).map_err(BadPosition::new_err)?;
            Ok(Table::begin(position, seed))
        })
    }

    fn copy(&self) -> Table {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Table {
        self.clone()
    }

    /// All of it, as text.
    fn write(&self) -> PyResult<String> {
        self.kept()
    }

    /// The game that was written.
    #[staticmethod]
    fn read(text: &str) -> PyResult<Table> {
        Table::found(text)
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game.id()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.setup.players()
    }

    #[getter]
    fn step(&self) -> usize {
        self.steps.len()
    }

    #[getter]
    fn to_act(&self) -> Vec<u8> {
        self.now().to_act().iter().map(Seat::number).collect()
    }

    fn legal(&self, seat: u64) -> PyResult<Vec<&'static str>> {
        let seat = self.seat(seat)?;
        guarded(|| Ok(self.now().legal(seat).iter().map(|legal| legal.text).collect()))
    }

    fn say(&self, seat: u64, action: &str) -> PyResult<String> {
        let seat = self.seat(seat)?;
        guarded(|| {
            let index = self.now().read(action).ok_or_else(|| unreadable(action))?;
            Ok(say(self.game, &self.now().view(Some(seat)).say_action(seat, index)))
        })
    }

    /// Plays an action; returns what happened as everybody may tell it afterwards, as JSON.
    fn play(&mut self, seat: u64, action: &str) -> PyResult<String> {
        let seat = self.seat(seat)?;
        guarded(|| {
            let index = self.now().read(action).ok_or_else(|| unreadable(action))?;
            let mut position = self.now().clone();
            let mut chance = TableChance::new(&self.seed, 0, self.steps.len() as u32 + 1);
            let applied =
                position.apply(seat, index, &mut chance).map_err(|illegal| self.illegal(&illegal))?;
            let chance = applied.chance.iter().map(|outcome| outcome.to_string()).collect();
            self.positions.push(position);
            self.steps.push(Step {
                seat,
                action: action.to_string(),
                chance,
                stream: None,
                legal: None,
                think_ms: None,
            });
            Ok(json(applied.events.iter().map(|event| event.json()).collect()))
        })
    }

    /// Takes this many steps back.
    fn undo(&mut self, steps: usize) -> PyResult<()> {
        let there = self.steps.len();
        if steps > there {
            return Err(refused(format!("only {there} steps were played, {steps} cannot be taken back")));
        }
        self.steps.truncate(there - steps);
        self.positions.truncate(there - steps + 1);
        Ok(())
    }

    /// What this seat can know; a spectator if none.
    fn view(&self, seat: Option<u64>) -> PyResult<ViewHandle> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        guarded(|| Ok(ViewHandle(self.now().view(seat))))
    }

    fn position(&self) -> PyResult<String> {
        guarded(|| Ok(json(self.now().json())))
    }

    fn digest(&self) -> String {
        hex::encode(self.now().digest())
    }

    /// Points by category, by seat, as JSON.
    fn scores(&self) -> PyResult<String> {
        let categories = self.game.traits().categories;
        let score = |seat: Seat| -> serde_json::Value {
            let score = self.now().score(seat);
            let by = categories.iter().zip(&score.0).map(|(id, &points)| (id.to_string(), points.into()));
            serde_json::Value::Object(by.collect())
        };
        guarded(|| Ok(json(Seat::all(self.setup.players()).map(score).collect())))
    }

    fn totals(&self) -> Vec<i32> {
        Seat::all(self.setup.players()).map(|seat| self.now().score(seat).total()).collect()
    }

    fn places(&self) -> Vec<u8> {
        self.now().places()
    }

    #[getter]
    fn ending(&self) -> Option<&'static str> {
        self.now().ending()
    }

    /// The record of the game so far, as JSON.
    fn record(&self) -> PyResult<String> {
        let start = self.start.clone().ok_or_else(|| {
            refused("this game began from a position, not from a set-up: it has no whole record")
        })?;
        let holder = |seat: Seat| Holder {
            seat,
            from_step: 0,
            name: format!("Seat {}", seat.number()),
            player: "person".into(),
        };
        let record = Record {
            format: FORMAT.into(),
            game: self.game.id().into(),
            rules_version: self.setup.rules(),
            setup: self.game.setup_text(&self.setup),
            seats: Seat::all(self.setup.players()).map(holder).collect(),
            seed: self.own.then(|| hex::encode(self.seed)),
            seed_hash: self.own.then(|| seed_hash(&self.seed)),
            continues: None,
            start,
            steps: self.steps.clone(),
            result: self.now().result(),
        };
        serde_json::to_string(&record).map_err(|error| AntillesError::new_err(error.to_string()))
    }

    /// The numbers for a learner on this seat.
    fn features<'py>(&self, py: Python<'py>, seat: u64) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let features = guarded(|| {
            Ok(with_game!(self.game, G => {
                let mut out = vec![0.0; <G as Learn>::FEATURES];
                if let Some(position) = self.now().downcast::<<G as Rules>::Position>() {
                    <G as Learn>::features(position, seat, &mut out);
                }
                out
            }))
        })?;
        Ok(features.into_pyarray(py))
    }
}

fn unreadable(action: &str) -> PyErr {
    IllegalAction::new_err(format!("\"{action}\" is not an action of this game"))
}

/// What one seat can know. Bots are given this and nothing else.
#[pyclass(module = "antilles._antilles", frozen)]
pub struct ViewHandle(pub AnyView);

impl ViewHandle {
    /// A position that the observer cannot tell from the true one.
    pub fn imagined(&self, seed: u64) -> AnyPosition {
        let view = &self.0;
        with_game!(view.game(), G => {
            let known: &<G as Rules>::View =
                view.downcast().unwrap_or_else(|| unreachable!("a view of this game has its type"));
            AnyPosition::new::<G>(view.game(), <G as Rules>::imagine(known, &mut Fast::new(seed)))
        })
    }
}

#[pymethods]
impl ViewHandle {
    /// A view from JSON; the exception names every reason of a refusal.
    #[staticmethod]
    fn read(game: &str, text: &str) -> PyResult<ViewHandle> {
        let game = game_of(game)?;
        guarded(|| game.read_view(text).map(ViewHandle).map_err(BadView::new_err))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().id()
    }

    #[getter]
    fn observer(&self) -> Option<u8> {
        self.0.observer().map(Seat::number)
    }

    fn json(&self) -> PyResult<String> {
        guarded(|| Ok(json(self.0.json())))
    }

    /// A game whose position the observer cannot tell from the true one.
    fn imagine(&self, seed: u64) -> PyResult<Table> {
        guarded(|| {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&seed.to_le_bytes());
            Ok(Table::begin(self.imagined(seed), bytes))
        })
    }
}
