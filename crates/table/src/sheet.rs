//! Records: the whole game when it is over, what an observer may have while it runs, and "continue from here".

use crate::{
    Table,
    entry::{Opening, OpeningStep},
    people::{Holder, LOG_LIMIT, LOG_RESERVE, NAME_LIMIT, OPENING_LIMIT},
    quota::Habit,
    refusal::Refusal,
    state::Phase,
};
use game::{
    Record, Seat, SetupText,
    record::{self, Continues, RecordResult, Step, Stream, limits},
};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

// What a table writes can be read again.
const _: () = {
    assert!((LOG_LIMIT + LOG_RESERVE) as usize + OPENING_LIMIT <= limits::MAX_STEPS);
    assert!(NAME_LIMIT <= limits::MAX_NAME);
    // Who comes back was away: at most two changes for each return, and before the first and after the last one more each.
    assert!(Seat::COUNT * (2 * Habit::Returns.most() as usize + 2) <= limits::MAX_HOLDERS);
};

/// What a record may have besides the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Extras {
    /// The legal actions of every step.
    pub legal: bool,
    /// How long was thought.
    pub think: bool,
}

/// A running game as one observer may have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Running {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// Players and options.
    pub setup: SetupText,
    /// Who held the seats, and from which step on.
    pub seats: Vec<record::Holder>,
    /// SHA-256 of the seed.
    pub seed_hash: String,
    /// The outcomes of chance in the set-up, if everybody may know them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<String>>,
    /// What the observer noticed in the set-up.
    pub events: Vec<Value>,
    /// Every surviving step.
    pub steps: Vec<RunningStep>,
}

/// A step of a running game as one observer may have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RunningStep {
    /// Who acted.
    pub seat: Seat,
    /// What, if the observer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    /// The outcomes of chance, if everybody may know them. (An action may make others draw: even its own seat gets the
    /// events only.)
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<Vec<String>>,
    /// What the observer noticed.
    pub events: Vec<Value>,
}

impl Table {
    /// The whole game, when it is over (or cannot go on): enough for another program to check it.
    pub fn record(&self, extras: Extras) -> Result<Record, Refusal> {
        if self.keeps_back() {
            return Err(Refusal::NotYet);
        }
        match (self.phase, &self.drift) {
            (Phase::Gathering, _) => return Err(Refusal::NotBegun),
            (Phase::Playing, None) => return Err(Refusal::NotYet),
            _ => {}
        }
        let beginning = self.beginning.as_ref();
        let over = matches!(self.phase, Phase::Finished | Phase::Stopped);
        Ok(Record {
            format: record::FORMAT.into(),
            game: self.created.game.clone(),
            rules_version: self.created.rules_version,
            setup: self.created.setup.clone(),
            seats: self.tenures(),
            seed: over.then(|| hex::encode(self.seed)),
            seed_hash: Some(self.created.seed_hash.clone()),
            continues: self.created.opening.as_ref().map(|opening| Continues {
                parent: opening.parent.clone(),
                steps: opening.steps.len() as u32,
            }),
            start: beginning.map(|beginning| beginning.chance.clone()).unwrap_or_default(),
            steps: (1..=self.step()).map(|step| self.sheet_step(step, extras)).collect(),
            result: self.result_reached(),
        })
    }

    fn result_reached(&self) -> Option<RecordResult> {
        if self.drift.is_some() { None } else { self.result.clone() }
    }

    fn sheet_step(&self, step: u32, extras: Extras) -> Step {
        let played = &self.line[step as usize - 1];
        let default = Stream { epoch: 0, step };
        let legal = || {
            let before = self.position_at(step - 1)?;
            Some(before.legal(played.seat).iter().map(|legal| legal.text.to_string()).collect())
        };
        Step {
            seat: played.seat,
            action: played.action.clone(),
            chance: played.chance.clone(),
            stream: (played.stream != default).then_some(played.stream),
            legal: if extras.legal { legal() } else { None },
            think_ms: extras.think.then(|| u64::try_from(played.thought).unwrap_or(0)),
        }
    }

    /// Who held the seats, and from which step on.
    fn tenures(&self) -> Vec<record::Holder> {
        let mut seats: Vec<record::Holder> = Vec::new();
        let mut held = BTreeSet::new();
        for (seat, from_step, holder) in self.tenures.iter().rev() {
            // Of two changes at the same step only the last one held.
            if !held.insert((*seat, *from_step)) {
                continue;
            }
            let player = match holder {
                Holder::Bot { bot, .. } => bot.clone(),
                Holder::Person { program_of: Some(_), .. } => record::PROGRAM.to_string(),
                Holder::Person { .. } | Holder::Open => record::PERSON.to_string(),
            };
            let (seat, from_step, name) = (*seat, *from_step, holder.name().to_string());
            seats.push(record::Holder { seat, from_step, name, player });
        }
        seats.reverse();
        seats
    }

    /// The game so far as this seat, or a spectator, may have it.
    pub fn running_record(&self, observer: Option<Seat>) -> Result<Running, Refusal> {
        let beginning = self.beginning.as_ref().ok_or(Refusal::NotBegun)?;
        let open = self.is_open();
        let events = |step| self.events_of(step, observer).iter().map(|event| event.json()).collect();
        let steps = (1..=self.step()).map(|step| {
            let played = &self.line[step as usize - 1];
            RunningStep {
                seat: played.seat,
                action: self.action_of(step, observer).and_then(|(_, action)| action.map(str::to_string)),
                chance: open.then(|| played.chance.clone()),
                events: events(step),
            }
        });
        Ok(Running {
            game: self.created.game.clone(),
            rules_version: self.created.rules_version,
            setup: self.created.setup.clone(),
            seats: self.tenures(),
            seed_hash: self.created.seed_hash.clone(),
            start: open.then(|| beginning.chance.clone()),
            events: events(0),
            steps: steps.collect(),
        })
    }

    /// The beginning of a new table that continues from this step; it gets a new seed. While a game with secrets runs
    /// this is refused: the new table would show them.
    pub fn opening_at(&self, step: u32) -> Result<Opening, Refusal> {
        let beginning = self.beginning.as_ref().ok_or(Refusal::NotBegun)?;
        if !self.is_open() {
            return Err(Refusal::NotYet);
        }
        let steps = self.line.get(..step as usize).ok_or(Refusal::NoSuchStep(step))?;
        Ok(Opening {
            parent: self.created.table.clone(),
            rules_version: self.created.rules_version,
            start: beginning.chance.clone(),
            steps: steps
                .iter()
                .map(|played| OpeningStep {
                    seat: played.seat,
                    action: played.action.clone(),
                    chance: played.chance.clone(),
                })
                .collect(),
        })
    }
}

/// The beginning of a new table that continues an uploaded record from this step. `parent` is the record's id.
pub fn opening_of(record: &Record, parent: &str, step: u32) -> Result<Opening, Refusal> {
    let steps = record.steps.get(..step as usize).ok_or(Refusal::NoSuchStep(step))?;
    let own = |step: &Step| OpeningStep {
        seat: step.seat,
        action: step.action.clone(),
        chance: step.chance.clone(),
    };
    Ok(Opening {
        parent: parent.into(),
        rules_version: record.rules_version,
        start: record.start.clone(),
        steps: steps.iter().map(own).collect(),
    })
}
