//! A whole game on one sheet: enough for a stranger's program to referee it without our code.

use crate::{
    ActionSet, Chance, Game, Notation, Recorder, Script, ScriptFault, Seat, Seed, Setup, SetupError,
    SetupText, TableChance,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// What the `format` field of every record says.
pub const FORMAT: &str = "antilles-record-1";

/// A finished, stopped or running game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Continues {
    /// The table, or the uploaded record, it goes on from.
    pub parent: String,
    /// So many steps are the parent's.
    pub steps: u32,
}

/// A player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stream {
    /// Rises with every undo across a barrier.
    pub epoch: u32,
    /// The step's number when it was played.
    pub step: u32,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// What is wrong with a record. Steps are counted from 1, as people do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum RecordFault {
    #[error("this is not an Antilles record of format {FORMAT}: it says \"{0}\"")]
    Format(String),
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame { expected: &'static str, found: String },
    #[error("its set-up is not playable: {0}")]
    Setup(#[from] SetupError),
    #[error("its list of players is wrong: {0}")]
    Holders(String),
    #[error("its seed is wrong: {0}")]
    Seed(String),
    #[error("the set-up does not fit: {0}")]
    Start(ScriptFault),
    #[error("step {step}: \"{action}\" is no action of this game")]
    Unreadable { step: usize, action: String },
    #[error("step {step}: seat {seat} cannot \"{action}\": {why}")]
    Refused { step: usize, seat: u8, action: String, why: String },
    #[error("step {step}: {fault}")]
    Chance { step: usize, fault: ScriptFault },
    #[error("step {step}: the seed gives {expected}, the record says {found}")]
    NotFromSeed { step: usize, expected: String, found: String },
    #[error("step {step}: the list of legal actions is not right ({0})", .detail)]
    Legal { step: usize, detail: String },
    #[error("it says that its first {given} steps are another game's, but has only {steps}")]
    Continues { given: u32, steps: usize },
    #[error("its result is wrong: {0}")]
    Result(String),
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
pub fn result_of<G: Game>(position: &G::Position) -> Option<RecordResult> {
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
pub struct Scribe<G: Game> {
    /// Where the game stands.
    pub position: G::Position,
    /// The record so far.
    pub record: Record,
    seed: Seed,
    with_legal: bool,
}

impl<G: Game> Scribe<G> {
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

/// Replays a record and checks everything in it; answers the positions, from the set-up to the last step.
pub fn replay<G: Game>(record: &Record) -> Result<Vec<G::Position>, RecordFault> {
    let setup = check_head::<G>(record)?;
    let seed = check_seed(record)?;

    // What was before belongs to another seed.
    let first_own = match &record.continues {
        Some(from) if from.steps as usize > record.steps.len() => {
            return Err(RecordFault::Continues { given: from.steps, steps: record.steps.len() });
        }
        Some(from) => from.steps as usize + 1,
        None => 0,
    };
    let mut script = Script::new(&record.start);
    let mut position = G::start(&setup, &mut script, &mut ());
    script.finish().map_err(RecordFault::Start)?;
    let from_seed = |stream: Stream, chance: &[String], step: usize, play: &dyn Fn(&mut dyn Chance)| {
        let Some(seed) = seed.as_ref().filter(|_| step >= first_own) else { return Ok(()) };
        let mut recorder = Recorder::new(TableChance::new(seed, stream.epoch, stream.step));
        play(&mut recorder);
        if recorder.outcomes == chance {
            return Ok(());
        }
        let (expected, found) = (recorder.outcomes.join(", "), chance.join(", "));
        Err(RecordFault::NotFromSeed { step, expected, found })
    };
    from_seed(Stream { epoch: 0, step: 0 }, &record.start, 0, &|chance| {
        G::start(&setup, chance, &mut ());
    })?;

    let mut positions = vec![position];
    for (at, step) in record.steps.iter().enumerate() {
        let number = at + 1;
        let Some(index) = G::notation().index(&step.action) else {
            return Err(RecordFault::Unreadable { step: number, action: step.action.clone() });
        };
        if let Some(listed) = &step.legal {
            let legal = spell(G::notation(), &G::legal(&position, step.seat));
            if *listed != legal {
                let detail = match (
                    legal.iter().find(|action| !listed.contains(action)),
                    listed.iter().find(|action| !legal.contains(action)),
                ) {
                    (Some(missing), _) => format!("\"{missing}\" is missing"),
                    (None, Some(extra)) => format!("\"{extra}\" is not allowed"),
                    (None, None) => "they are not in order, or not listed once each".to_string(),
                };
                return Err(RecordFault::Legal { step: number, detail });
            }
        }
        let before = position;
        let mut script = Script::new(&step.chance);
        let applied = G::apply(&mut position, step.seat, G::action(index), &mut script, &mut ());
        applied.map_err(|illegal| RecordFault::Refused {
            step: number,
            seat: step.seat.number(),
            action: step.action.clone(),
            why: illegal.to_string(),
        })?;
        script.finish().map_err(|fault| RecordFault::Chance { step: number, fault })?;
        let stream = step.stream.unwrap_or(Stream { epoch: 0, step: number as u32 });
        from_seed(stream, &step.chance, number, &|chance| {
            let mut again = before;
            // It was legal a moment ago; only the source of chance differs.
            let _ = G::apply(&mut again, step.seat, G::action(index), chance, &mut ());
        })?;
        positions.push(position);
    }
    check_result::<G>(record, &position)?;
    Ok(positions)
}

fn check_head<G: Game>(record: &Record) -> Result<Setup, RecordFault> {
    if record.format != FORMAT {
        return Err(RecordFault::Format(record.format.clone()));
    }
    if record.game != G::ID {
        return Err(RecordFault::OtherGame { expected: G::ID, found: record.game.clone() });
    }
    let setup = Setup::new::<G>(&record.setup)?.under::<G>(record.rules_version)?;
    for seat in Seat::all(setup.players()) {
        if !record.seats.iter().any(|holder| holder.seat == seat && holder.from_step == 0) {
            return Err(RecordFault::Holders(format!("nobody sits in seat {} at the start", seat.number())));
        }
    }
    if let Some(holder) = record.seats.iter().find(|holder| holder.seat.index() >= setup.players().into()) {
        return Err(RecordFault::Holders(format!(
            "there is no seat {} with {} players",
            holder.seat.number(),
            setup.players()
        )));
    }
    Ok(setup)
}

fn check_seed(record: &Record) -> Result<Option<Seed>, RecordFault> {
    let Some(text) = &record.seed else { return Ok(None) };
    let bytes = hex::decode(text).map_err(|error| RecordFault::Seed(error.to_string()))?;
    let seed: Seed = bytes
        .try_into()
        .map_err(|bytes: Vec<u8>| RecordFault::Seed(format!("it has {} bytes, not 32", bytes.len())))?;
    match &record.seed_hash {
        Some(hash) if *hash != seed_hash(&seed) => {
            Err(RecordFault::Seed("it does not have the hash that was shown at the start".into()))
        }
        _ => Ok(Some(seed)),
    }
}

fn check_result<G: Game>(record: &Record, position: &G::Position) -> Result<(), RecordFault> {
    let Some(found) = &record.result else { return Ok(()) };
    let Some(expected) = result_of::<G>(position) else {
        return Err(RecordFault::Result("the game is not over after the last step".into()));
    };
    if found.ending != expected.ending {
        let (found, expected) = (&found.ending, &expected.ending);
        return Err(RecordFault::Result(format!("it ended by \"{expected}\", not \"{found}\"")));
    }
    if found.scores.len() != expected.scores.len() {
        return Err(RecordFault::Result("it does not have a score for every seat".into()));
    }
    for (at, (found, expected)) in found.scores.iter().zip(&expected.scores).enumerate() {
        for (category, points) in expected {
            if found.get(category) != Some(points) {
                let said = found.get(category).map_or("nothing".to_string(), |points| points.to_string());
                let seat = at + 1;
                return Err(RecordFault::Result(format!(
                    "seat {seat} has {points} for {category}, not {said}"
                )));
            }
        }
    }
    if found != &expected {
        return Err(RecordFault::Result(format!(
            "totals are {:?} and places {:?}, not {:?} and {:?}",
            expected.totals, expected.places, found.totals, found.places
        )));
    }
    Ok(())
}
