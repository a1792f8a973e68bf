//! What the tools take. Unknown fields are refused, so that a misspelled one is noticed.

use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// For `games`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GamesInput {
    /// The language of the answer: en, fr, de or es. Default: the server's.
    pub language: Option<String>,
}

/// For `start`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartInput {
    /// The game's id, from `games`.
    #[schemars(description = format!("The game's id, from `games`: one of {}.", super::game_ids()))]
    pub game: String,
    /// How many play, you included. Default: 3, or the nearest number that can play.
    pub players: Option<u8>,
    /// Options of the game by id, from `games`; options that are not named have their defaults.
    pub options: Option<BTreeMap<String, String>>,
    /// Your seat, counted from 1; seat 1 begins. Default: drawn by lot.
    pub seat: Option<u8>,
    /// Your opponents: one name for all of them, or one for each in seat order. Levels, weakest first:
    /// beginner, easy, medium, hard, expert; `games` names others. Default: medium.
    pub bots: Option<Vec<String>>,
    /// A number that decides all chance, to play the same deal again. Default: drawn by lot.
    pub seed: Option<u64>,
    /// Your name for logs and reports: the name of your model, such as "example-model-2".
    pub player: Option<String>,
    /// The language of all sentences about this game: en, fr, de or es. Notation stays the same. Default: the server's.
    pub language: Option<String>,
}

/// For tools that need a table only.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInput {
    /// The table's id, as returned by `start`.
    pub table: String,
}

/// For `view`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ViewInput {
    /// The table's id, as returned by `start`.
    pub table: String,
    /// Repeat this many of the latest events (at most 200). Default: only what you have not been told yet.
    pub events: Option<u32>,
}

/// For `play`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayInput {
    /// The table's id, as returned by `start`.
    pub table: String,
    /// What you do, in notation: usually one action copied from the legal actions, or several in a row if you know that
    /// each will be legal. All are played or none.
    pub actions: Vec<String>,
}

/// For `result`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultInput {
    /// The table's id, as returned by `start`.
    pub table: String,
    /// Also return the record, with every action of the game (long). Default: false.
    pub record: Option<bool>,
}

/// For `rules`.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RulesInput {
    /// The game's id.
    pub game: String,
    /// Words to look for, such as "wharf shipping".
    pub words: Option<String>,
    /// A chapter to read, such as "captain"; if nothing else is given, the chapters are listed.
    pub chapter: Option<String>,
    /// The number of a statement, such as "captain.3".
    pub number: Option<String>,
    /// The language of the statements, and of `words`: en, fr, de or es. Default: the server's.
    pub language: Option<String>,
}
