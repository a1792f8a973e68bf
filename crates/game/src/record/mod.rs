//! A whole game in one file: enough for another program to check it without our code.
//!
//! | module | what |
//! |---|---|
//! | [`limits`] | how large a record may be; reading one |
//! | `replay` | playing it again, step by step |
//! | `check` | what else must be true of it: players, streams of chance, seed, result |
//! | `fault`, `notes` | what is wrong with it; what a reader should know although nothing is wrong |

mod check;
mod fault;
pub mod limits;
mod notes;
mod replay;

pub use fault::RecordFault;
pub use limits::read;
pub use notes::{Note, notes};
pub use replay::replay;

use crate::{ActionSet, Notation, Recorder, Rules, Seat, Seed, Setup, SetupText, TableChance};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// What the `format` field of every record says.
pub const FORMAT: &str = "antilles-record-1";

/// How a record names a player that is not a bot.
pub const PERSON: &str = "person";

/// How a record names a program that somebody brought to a table.
pub const PROGRAM: &str = "program";

/// A finished, stopped or running game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules_version: u32,
    /// Players and options.
    pub setup: SetupText,
    /// Who held the seats, and from which step on.
    pub seats: Vec<Holder>,
    /// The seed of all chance, in hexadecimal; unknown while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// SHA-256 of the seed's 32 bytes, in hexadecimal: shown at the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed_hash: Option<String>,
    /// If it continues another game: which, and after how many steps. The seed has no part in what was before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<Continues>,
    /// The outcomes of chance in the set-up, in the order they were drawn.
    pub start: Vec<String>,
    /// Every surviving action.
    pub steps: Vec<Step>,
    /// How it ended; absent while the game runs or if it was stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
}

/// Where a game that continues another one comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Continues {
    /// The table, or the uploaded record, that it continues.
    pub parent: String,
    /// How many of its first steps are the parent's.
    pub steps: u32,
}

/// A player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Holder {
    /// The seat.
    pub seat: Seat,
    /// From this step on (0: from the start).
    pub from_step: u32,
    /// The name shown.
    pub name: String,
    /// `person`, or the bot's id.
    pub player: String,
}

/// One action of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// The outcomes of chance that followed, in the order they were drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<String>,
    /// The stream of the seed that gave them, if it was not the default one (epoch 0, this step's number).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stream: Option<Stream>,
    /// All legal actions of that moment, on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<String>>,
    /// How long the player thought, in milliseconds, on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub think_ms: Option<u64>,
}

/// Which stream of the seed a step drew from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Rises with every undo across a barrier. 4294967294 marks a game that has the same chance as others: every draw of it
    /// has a stream of its own number.
    pub epoch: u32,
    /// The step's number when it was played; where draws are numbered, how many came before, the set-up not counted.
    pub step: u32,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RecordResult {
    /// Why it ended.
    pub ending: String,
    /// By seat: points by category.
    pub scores: Vec<BTreeMap<String, i16>>,
    /// By seat: all points.
    pub totals: Vec<i32>,
    /// By seat: the place.
    pub places: Vec<u8>,
}

/// The SHA-256 of a seed, as shown at the start of a game.
pub fn seed_hash(seed: &Seed) -> String {
    hex::encode(Sha256::digest(seed))
}

/// The texts of a set of actions.
pub fn spell<A: ActionSet>(notation: &Notation, actions: &A) -> Vec<String> {
    actions.iter().map(|index| notation.text(index).to_string()).collect()
}

/// The result of a position whose game is over.
pub fn result_of<G: Rules>(position: &G::Position) -> Option<RecordResult> {
    let ending = G::ending(position)?.to_string();
    let scores: Vec<_> =
        Seat::all(G::setup(position).players()).map(|seat| G::score(position, seat)).collect();
    let by_category = |score: &crate::Score| {
        G::CATEGORIES.iter().enumerate().map(|(at, id)| (id.to_string(), score.0[at])).collect()
    };
    Some(RecordResult {
        ending,
        totals: scores.iter().map(|score| score.total()).collect(),
        scores: scores.iter().map(by_category).collect(),
        places: G::places(position),
    })
}

/// Plays a game while writing its record.
#[derive(Clone, Debug)]
pub struct Scribe<G: Rules> {
    /// Where the game stands.
    pub position: G::Position,
    /// The record so far.
    pub record: Record,
    seed: Seed,
    with_legal: bool,
}

impl<G: Rules> Scribe<G> {
    /// Starts a game whose chance is all in `seed`.
    pub fn new(setup: &Setup, seed: Seed, seats: Vec<Holder>, with_legal: bool) -> Scribe<G> {
        let mut chance = Recorder::new(TableChance::new(&seed, 0, 0));
        let position = G::start(setup, &mut chance, &mut ());
        let record = Record {
            format: FORMAT.into(),
            game: G::ID.into(),
            rules_version: setup.rules(),
            setup: setup.text::<G>(),
            seats,
            seed: Some(hex::encode(seed)),
            seed_hash: Some(seed_hash(&seed)),
            continues: None,
            start: own(&chance.outcomes),
            steps: Vec::new(),
            result: None,
        };
        Scribe { position, record, seed, with_legal }
    }

    /// Plays a legal action.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn play(&mut self, seat: Seat, action: G::Action) {
        let step = self.record.steps.len() as u32 + 1;
        let legal = self.with_legal.then(|| spell(G::notation(), &G::legal(&self.position, seat)));
        let mut chance = Recorder::new(TableChance::new(&self.seed, 0, step));
        G::apply(&mut self.position, seat, action, &mut chance, &mut ())
            .expect("the scribe writes legal actions");
        self.record.steps.push(Step {
            seat,
            action: G::notation().text(G::index(action)).to_string(),
            chance: own(&chance.outcomes),
            stream: None,
            legal,
            think_ms: None,
        });
        self.record.result = result_of::<G>(&self.position);
    }
}

fn own(outcomes: &[&'static str]) -> Vec<String> {
    outcomes.iter().map(|outcome| outcome.to_string()).collect()
}
