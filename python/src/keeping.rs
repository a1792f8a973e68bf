//! Games and nodes of a tree as text, to be sent to another process.

use crate::{
    errors::{BadRecord, guarded, refused},
    table::{Table, game_of, setup_of},
    tree::{Pending, Tree},
};
use catalog::{AnyPosition, GameId};
use game::{Script, Seat, SetupText, record::Step};
use pyo3::PyResult;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// A game: where it began, and every step with its outcomes of chance.
#[derive(Serialize, Deserialize)]
struct KeptTable {
    game: String,
    seed: String,
    first: Value,
    start: Option<Vec<String>>,
    steps: Vec<Step>,
    own: bool,
}

/// A node: where it is, and what chance has answered since.
#[derive(Serialize, Deserialize)]
struct KeptTree {
    game: String,
    setup: SetupText,
    position: Option<Value>,
    pending: Option<Waiting>,
    answers: Vec<usize>,
}

/// What waits for chance: the set-up if nobody has acted.
#[derive(Serialize, Deserialize)]
struct Waiting {
    action: Option<(Seat, usize)>,
}

fn write(kept: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(kept).map_err(refused)
}

fn read<T: DeserializeOwned>(text: &str) -> PyResult<T> {
    serde_json::from_str(text)
        .map_err(|error| BadRecord::new_err(format!("this is no game that was kept: {error}")))
}

fn position(game: GameId, json: &Value) -> PyResult<AnyPosition> {
    game.read_position(&json.to_string()).map_err(BadRecord::new_err)
}

impl Table {
    /// All of it, as text.
    pub fn kept(&self) -> PyResult<String> {
        guarded(|| {
            write(&KeptTable {
                game: self.game.id().into(),
                seed: hex::encode(self.seed),
                first: self.positions[0].json(),
                start: self.start.clone(),
                steps: self.steps.clone(),
                own: self.own,
            })
        })
    }

    /// The game that was kept.
    pub fn found(text: &str) -> PyResult<Table> {
        guarded(|| {
            let kept: KeptTable = read(text)?;
            let bad = |what: String| BadRecord::new_err(what);
            let mut seed = [0; 32];
            hex::decode_to_slice(&kept.seed, &mut seed).map_err(|error| bad(format!("seed: {error}")))?;
            let mut table = Table::begin(position(game_of(&kept.game)?, &kept.first)?, seed);
            for (number, step) in kept.steps.iter().enumerate() {
                let wrong = |why: String| bad(format!("step {}: {why}", number + 1));
                let mut next = table.positions[number].clone();
                let index = next.read(&step.action).ok_or_else(|| wrong("no action of this game".into()))?;
                let mut chance = Script::new(&step.chance);
                next.apply(step.seat, index, &mut chance).map_err(|error| wrong(error.to_string()))?;
                chance.finish().map_err(|fault| wrong(fault.to_string()))?;
                table.positions.push(next);
            }
            (table.start, table.steps, table.own) = (kept.start, kept.steps, kept.own);
            Ok(table)
        })
    }
}

impl Tree {
    /// All of it, as text.
    pub fn kept(&self) -> PyResult<String> {
        guarded(|| {
            let waiting = |pending: &Pending| Waiting {
                action: match pending {
                    Pending::Start => None,
                    Pending::Action { seat, index } => Some((*seat, *index)),
                },
            };
            write(&KeptTree {
                game: self.game.id().into(),
                setup: self.game.setup_text(&self.setup),
                position: self.position.as_ref().map(AnyPosition::json),
                pending: self.pending.as_ref().map(waiting),
                answers: self.answers.clone(),
            })
        })
    }

    /// The node that was kept.
    pub fn found(text: &str) -> PyResult<Tree> {
        guarded(|| {
            let kept: KeptTree = read(text)?;
            let game = game_of(&kept.game)?;
            let setup = setup_of(game, Some(kept.setup.players), kept.setup.options)?;
            let pending = |waiting: Waiting| match waiting.action {
                None => Pending::Start,
                Some((seat, index)) => Pending::Action { seat, index },
            };
            let mut tree = Tree {
                game,
                setup,
                position: kept.position.map(|json| position(game, &json)).transpose()?,
                pending: kept.pending.map(pending),
                answers: kept.answers,
                question: None,
            };
            tree.proceed()?;
            Ok(tree)
        })
    }
}
