//! What came of a run: every check by name, how often it was made, and every failure with the way to see it again.

use crate::{Record, Seat, SetupText};
use serde::Serialize;
use std::fmt;

/// What is checked.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Check {
    /// Once: the game's constants fit together; option, category and ending ids are distinct; standing orders play
    /// actions that exist; feature names are as many as features.
    Constants,
    /// Once for all actions: `index` and `action` are inverse, texts are distinct, plain and read back as the same
    /// action.
    Notation,
    /// Every step: the legal actions of every seat to act are not empty, each index is below `ACTIONS`, once, in rising
    /// order, counted right, and `choose` chooses among them; closely also: seats that may not act have none.
    Legal,
    /// Every step: a legal action is accepted.
    Accepted,
    /// Every step: `faults` is empty.
    Sound,
    /// Every step: nobody is to act exactly when there is an ending, a known one. At the end: places are a ranking.
    Ending,
    /// Over the run: games end within `STEP_LIMIT`.
    Unfinished,
    /// Closely: every other action of every seat is refused with the right error; the position stays identical, no
    /// chance is asked and nothing is told.
    Refusal,
    /// Closely: the same action with the same chance gives the same position, whether anybody listens or not.
    Deterministic,
    /// Closely: a position as JSON reads back as itself, and so does every observer's view of it.
    Json,
    /// Closely: a position in postcard's binary reads back as itself.
    Binary,
    /// Closely, one in eight: a position changed outside is refused with a reason, or has no fault; so is a view, or it
    /// can be imagined, said and played on; over the run: some were refused, and two changes are refused for both reasons.
    Outside,
    /// At the end of every game looked at: its record replays to the same positions and the same result.
    Replay,
    /// Closely: `imagine` of every observer's view gives a sound position with the same set-up, the same view, the same
    /// seats to act, and for the observer the same legal and canonical actions.
    Imagine,
    /// Closely: the truth and a position imagined from an observer's view, played on with the same actions and chance,
    /// give the observer the same views, events, legal actions and seats to act, until an action is declared to
    /// reveal, or chance cannot answer the same. Played on with other chance or another secret choice, the observer
    /// hears the same as long as its views stay the same.
    Twins,
    /// Closely: when several seats choose at once, all orders of the same choices give the same position.
    Orders,
    /// Closely: after an action that asks no chance and is not declared to reveal, the actor's view is the same for all
    /// positions the actor could not tell apart.
    Barrier,
    /// Over the run, by action: what is declared to reveal was seen to show some observer something.
    Reveals,
    /// Closely: `canonical` is a non-empty part of `legal`; where a decision begins, it reaches exactly the same results
    /// within the seat's own consecutive actions; over the run: where there is a difference, some were compared.
    Canonical,
    /// Closely: a decision that everybody can see to have one answer is not asked.
    Forced,
    /// Closely: every decision, action, refusal and event has a sentence; `why_not` gives a reason exactly for what is
    /// not legal.
    Words,
    /// Closely: all features are written, finite, about -1 to 1, and the same each time.
    Features,
    /// Nothing panics.
    Panic,
}

impl Check {
    /// All of them, in the order reports list them.
    pub const ALL: [Check; 23] = {
        use Check::*;
        [
            Constants,
            Notation,
            Legal,
            Accepted,
            Sound,
            Ending,
            Unfinished,
            Refusal,
            Deterministic,
            Json,
            Binary,
            Outside,
            Replay,
            Imagine,
            Twins,
            Orders,
            Barrier,
            Reveals,
            Canonical,
            Forced,
            Words,
            Features,
            Panic,
        ]
    };

    /// As reports write it.
    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// Something a game does not keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    /// The game's id.
    pub game: &'static str,
    /// Which promise.
    pub check: Check,
    /// In which set-up.
    pub setup: Option<SetupText>,
    /// In which game of the run; absent for what concerns the whole run.
    pub number: Option<u64>,
    /// After how many decisions.
    pub step: u32,
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// What was expected and what was found.
    pub message: String,
    /// How to see it again.
    pub reproduce: String,
    /// The game up to that step.
    pub record: Option<Box<Record>>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.game, self.check.name())?;
        if let Some(setup) = &self.setup {
            write!(f, ", {} players", setup.players)?;
            for (option, value) in &setup.options {
                write!(f, ", {option}={value}")?;
            }
        }
        match self.number {
            Some(number) => write!(f, ", game {number}, after step {}", self.step)?,
            None => write!(f, ", whole run")?,
        }
        if let Some(seat) = self.seat {
            write!(f, ", seat {}", seat.number())?;
        }
        write!(f, "\n  {}", self.message.replace('\n', "\n  "))?;
        if let Some(last) = self.record.as_ref().and_then(|record| record.steps.last()) {
            write!(f, "\n  last action: seat {} \"{}\"", last.seat.number(), last.action)?;
        }
        write!(f, "\n  to reproduce: {}", self.reproduce)
    }
}

/// What came of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The seed of the run.
    pub seed: u64,
    /// How many set-ups were played in turn.
    pub setups: usize,
    /// Games played.
    pub games: u64,
    /// Those that reached the step limit.
    pub unfinished: u64,
    /// The numbers of the first of them.
    pub unfinished_games: Vec<u64>,
    /// Decisions taken.
    pub decisions: u64,
    /// Those with at least two legal actions.
    pub choices: u64,
    /// Decisions of the shortest finished game.
    pub shortest: u32,
    /// Decisions of the longest finished game.
    pub longest: u32,
    /// Positions looked at closely.
    pub looked_at: u64,
    /// How often each check was made.
    pub made: Vec<(Check, u64)>,
    /// Comparisons of `canonical` with `legal` given up because there were too many sequences.
    pub canonical_skipped: u64,
    /// Was the run cancelled?
    pub cancelled: bool,
    /// Every failure, by game.
    pub failures: Vec<Failure>,
    /// How long it took.
    pub seconds: f64,
}

impl Report {
    /// Did everything hold, in as many games as were asked for?
    pub fn passed(&self) -> bool {
        self.failures.is_empty() && !self.cancelled
    }

    /// How often a check was made.
    pub fn made(&self, check: Check) -> u64 {
        self.made.iter().find(|(made, _)| *made == check).map_or(0, |(_, times)| *times)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Report { game, games, setups, decisions, looked_at, unfinished, .. } = self;
        writeln!(
            f,
            "{game}: {games} games in {setups} set-ups, {decisions} decisions, {looked_at} looked at closely"
        )?;
        let per_game = *decisions as f64 / (*games).max(1) as f64;
        writeln!(
            f,
            "  {per_game:.1} decisions a game ({} to {}), {unfinished} unfinished, {:.1} s, {:.2} µs a decision",
            self.shortest,
            self.longest,
            self.seconds,
            self.seconds * 1e6 / (*decisions).max(1) as f64
        )?;
        if !self.unfinished_games.is_empty() {
            writeln!(f, "  unfinished games, the first of them: {:?}", self.unfinished_games)?;
        }
        for (check, times) in &self.made {
            write!(f, "  {:<14}{times:>14}", check.name())?;
            if *check == Check::Canonical {
                write!(f, "   ({} more had too many sequences)", self.canonical_skipped)?;
            }
            writeln!(f)?;
        }
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        let verdict = match (self.failures.len(), self.cancelled) {
            (0, false) => "passed".to_string(),
            (0, true) => "cancelled, no failure so far".to_string(),
            (failures, _) => format!("FAILED: {failures}"),
        };
        write!(f, "{verdict}")
    }
}
