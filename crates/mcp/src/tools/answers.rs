//! What the tools answer: structured for programs, and the same in words for models.

use crate::rules::{Chapter, Rule};
use game::{SetupText, record::RecordResult};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// What can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<GameOffered>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameOffered {
    /// Its id, for `start` and `rules`.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// What it is about.
    pub about: String,
    /// Fewest players, you included.
    pub least_players: u8,
    /// Most players, you included.
    pub most_players: u8,
    /// Do players hide something from each other?
    pub secrets: bool,
    /// Its options.
    pub options: Vec<OptionOffered>,
    /// The bots that play it.
    pub bots: Vec<&'static str>,
    /// The chapters of its rules.
    pub chapters: Vec<Chapter>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OptionOffered {
    /// Its id, for `start`.
    pub option: &'static str,
    /// What it is about.
    pub about: String,
    /// Its values; the first is the default.
    pub values: Vec<&'static str>,
}

/// Where a game stands, as your seat may know it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Situation {
    /// The table: give it to every other tool.
    pub table: String,
    /// The game's id.
    pub game: &'static str,
    /// How many actions have been played.
    pub step: u32,
    /// Your seat, counted from 1.
    pub seat: u8,
    /// Who sits where.
    pub players: Vec<PlayerAt>,
    /// Is it your turn, or is the game over?
    pub status: Status,
    /// Why your call was refused; nothing has changed then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
    /// What happened since you were last told, oldest first.
    pub events: Vec<String>,
    /// What you are asked to decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// All that you may do now.
    pub legal: Vec<Legal>,
    /// Everything your seat can know.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// Where a game is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// You are asked.
    YourTurn,
    /// It is over.
    Over,
}

/// A player at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PlayerAt {
    /// The seat, counted from 1.
    pub seat: u8,
    /// `you`, or the bot's name.
    pub player: String,
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Legal {
    /// In notation, for `play`.
    pub action: &'static str,
    /// What it does.
    pub meaning: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Outcome {
    /// Why.
    pub ending: String,
    /// Your place; 1 is the winner's.
    pub your_place: u8,
    /// Did you give up?
    pub resigned: bool,
    /// By seat.
    pub seats: Vec<SeatOutcome>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SeatOutcome {
    /// The seat, counted from 1.
    pub seat: u8,
    /// Its place; 1 is the winner's.
    pub place: u8,
    /// Its points.
    pub points: i32,
    /// Its points by category.
    pub by_category: BTreeMap<String, i16>,
}

impl Outcome {
    /// From a record's result.
    pub fn new(result: &RecordResult, seat: u8, resigned: bool) -> Outcome {
        let seats = result.places.iter().zip(&result.totals).zip(&result.scores).zip(1..);
        let seats: Vec<SeatOutcome> = seats
            .map(|(((&place, &points), score), seat)| SeatOutcome {
                seat,
                place,
                points,
                by_category: score.clone(),
            })
            .collect();
        let your_place = seats.iter().find(|own| own.seat == seat).map_or(0, |own| own.place);
        Outcome { ending: result.ending.clone(), your_place, resigned, seats }
    }
}

/// How a game ended, or that it is not over; perhaps with its record.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct ResultAnswer {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: &'static str,
    /// Players and options.
    pub setup: SetupAnswer,
    /// Is it over?
    pub over: bool,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// The whole game, which anybody can referee; while it runs, only what your seat may have of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<Value>,
}

/// Players and options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SetupAnswer {
    /// How many play.
    pub players: u8,
    /// Options by id.
    pub options: BTreeMap<String, String>,
}

impl From<&SetupText> for SetupAnswer {
    fn from(setup: &SetupText) -> SetupAnswer {
        SetupAnswer { players: setup.players, options: setup.options.clone() }
    }
}

/// What the coach says.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Hints {
    /// The table.
    pub table: String,
    /// The best choices, best first.
    pub choices: Vec<HintChoice>,
}

/// A choice and what may be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct HintChoice {
    /// In notation, for `play`.
    pub action: &'static str,
    /// What it does.
    pub meaning: String,
    /// Your chance to win, in percent.
    pub win_percent: u32,
    /// The points you would have in the end.
    pub points: i32,
    /// Why the best choice is better than the next, or another one worse than the best.
    pub reasons: Vec<String>,
}

/// Statements of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct RulesAnswer {
    /// The game's id.
    pub game: &'static str,
    /// What was found.
    pub statements: Vec<Rule>,
    /// All chapters.
    pub chapters: Vec<Chapter>,
}
