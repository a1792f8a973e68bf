//! What is asked and what is answered, as `docs/protocol.md` describes it.

use crate::{Refusal, limits::Limits};
use game::{Record, Seat, SetupText, record::RecordResult};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol. It rises when a program written for the version before would no longer understand.
pub const PROTOCOL: u32 = 1;

/// A request: what is to be done, and the id that its answers will carry (a number or a short text).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub struct Request {
    /// Any number or short text; answers carry it. Without one they carry `null`.
    #[serde(default)]
    pub id: Option<Id>,
    /// What is to be done.
    #[serde(flatten)]
    pub command: Command,
}

/// The id of a request.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(i64),
    /// A short text.
    Text(String),
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "command", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// What can be played, and by which bots.
    Games {},
    /// A new game.
    New {
        /// The game's id.
        game: String,
        /// Players and options.
        setup: SetupText,
        /// The seed of all chance; drawn if not said.
        #[serde(default)]
        seed: Option<SeedText>,
    },
    /// A table at some position: from a record, from actions, or from the JSON of a position.
    Position {
        /// The game's id; not needed with a record.
        #[serde(default)]
        game: Option<String>,
        /// A record: the table stands after its last step.
        #[serde(default)]
        record: Option<Value>,
        /// With actions: players and options.
        #[serde(default)]
        setup: Option<SetupText>,
        /// The seed of all chance; drawn if not said.
        #[serde(default)]
        seed: Option<SeedText>,
        /// Actions from the start on, in notation.
        #[serde(default)]
        actions: Option<Vec<ActionText>>,
        /// A position.
        #[serde(default)]
        position: Option<Value>,
    },
    /// What a seat, or a spectator, can know.
    View {
        /// The table.
        table: u64,
        /// The seat; a spectator if not said.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// What a seat may do: at a table, or in a view.
    Legal {
        /// The table ...
        #[serde(default)]
        table: Option<u64>,
        /// ... and the seat; the first to act if not said.
        #[serde(default)]
        seat: Option<Seat>,
        /// Or the game's id ...
        #[serde(default)]
        game: Option<String>,
        /// ... and the view of the seat that chooses.
        #[serde(default)]
        view: Option<Value>,
        /// `en` or `fr`: with sentences.
        #[serde(default)]
        language: Option<String>,
    },
    /// Plays an action.
    Play {
        /// The table.
        table: u64,
        /// Who acts; the first to act if not said.
        #[serde(default)]
        seat: Option<Seat>,
        /// What, in notation.
        action: String,
        /// `en` or `fr`: with sentences.
        #[serde(default)]
        language: Option<String>,
    },
    /// Takes actions back. (Played again, an action meets the same chance.)
    Undo {
        /// The table.
        table: u64,
        /// How many.
        #[serde(default = "one")]
        steps: u32,
    },
    /// The record of a table.
    Record {
        /// The table.
        table: u64,
    },
    /// The JSON of a table's position: everything, hidden parts too.
    Truth {
        /// The table.
        table: u64,
    },
    /// A table is not needed any more.
    Close {
        /// The table.
        table: u64,
    },
    /// A bot's choice, given a view and nothing else.
    Choose {
        /// The game's id.
        game: String,
        /// The view of the seat that chooses.
        view: Value,
        /// Whose view it is; it must be the view's observer.
        #[serde(default)]
        seat: Option<Seat>,
        /// Actions to choose from; all legal ones if not said.
        #[serde(default)]
        legal: Option<Vec<String>>,
        /// The bot; `expert` if not said.
        #[serde(default)]
        bot: Option<String>,
        /// Positions it may look at.
        #[serde(default)]
        nodes: Option<u32>,
        /// Milliseconds it may think, at most.
        #[serde(default)]
        time_ms: Option<u64>,
        /// Whatever is random in the choice follows from this.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// Every choice with what may be expected of it: one answer a position, then the last.
    Analyze {
        /// What to look at.
        positions: Vec<Asked>,
        /// Positions that may be looked at, for each of them.
        #[serde(default)]
        nodes: Option<u32>,
        /// Milliseconds for each, at most.
        #[serde(default)]
        time_ms: Option<u64>,
        /// Whatever is random in the analysis follows from this.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// Ends a `choose`, `analyze` or `perft` that is under way, before its next position.
    Cancel {
        /// The id of that request.
        request: Id,
    },
    /// Counts the sequences of legal actions from a table's position: one answer a depth, then the last.
    Perft {
        /// The table.
        table: u64,
        /// Sequences of 1 to this many decisions.
        depth: u32,
    },
    /// Ends the engine. What is under way is cancelled.
    Quit {},
}

fn one() -> u32 {
    1
}

/// A seed: a number, or 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SeedText {
    /// A number, for tests.
    Number(u64),
    /// 64 hexadecimal digits.
    Hex(String),
}

/// An action of the first seat to act, or of the seat named.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ActionText {
    /// In notation.
    Plain(String),
    /// With its seat.
    Of {
        /// Who acts.
        seat: Seat,
        /// What, in notation.
        action: String,
    },
}

/// A position to be looked at: of a table, or a view.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(untagged, rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Asked {
    /// A table, as a seat sees it.
    Table {
        /// The table.
        table: u64,
        /// The seat; the first to act if not said.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// A view of the seat that chooses.
    View {
        /// The game's id.
        game: String,
        /// The view.
        view: Value,
    },
}

/// The first line: who speaks, and how much there may be of everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Greeting {
    /// Always `antilles-engine`.
    pub hello: &'static str,
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of the program.
    pub version: &'static str,
    /// The games' ids.
    pub games: Vec<&'static str>,
    /// The limits.
    pub limits: Limits,
}

/// A line of answer: `ok` is the last to a request, and so is `error`; `part` comes before.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Reply {
    /// The request's id.
    pub id: Option<Id>,
    /// What was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<Value>,
    /// A part of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<Value>,
    /// Why it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Refusal>,
}

/// Where a table stands: the answer to `new`, `position` and `undo`.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Stands {
    /// The table's number.
    pub table: u64,
    /// The game's id.
    pub game: &'static str,
    /// Actions played so far.
    pub step: usize,
    /// Who may act; nobody when the game is over.
    pub to_act: Vec<Seat>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<RecordResult>,
}

/// The answer to `play`.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    /// Where the table stands.
    #[serde(flatten)]
    pub stands: Stands,
    /// Who acted.
    pub seat: Seat,
    /// What happened, everything told.
    pub events: Vec<Value>,
    /// The same in sentences, if a language was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentences: Option<Vec<String>>,
    /// The outcomes of chance, as records spell them.
    pub chance: Vec<&'static str>,
}

/// The answer to `legal`.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LegalActions {
    /// Whose they are.
    pub seat: Seat,
    /// What is asked, if a language was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The actions, in notation.
    pub actions: Vec<&'static str>,
    /// What each means here, if a language was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sentences: Option<Vec<String>>,
}

/// The answer to `choose`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Chosen {
    /// In notation.
    pub action: &'static str,
}

/// A part of the answer to `analyze`.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Analysis {
    /// Which of the positions asked about, from 1.
    pub position: usize,
    /// Who chooses.
    pub seat: Seat,
    /// Every legal action, the most walked first.
    pub choices: Vec<Choice>,
}

/// An action and what may be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Choice {
    /// In notation.
    pub action: &'static str,
    /// How many times the search went this way; 0 if there was no other worth trying, or this was not.
    pub visits: u32,
    /// By seat: the share of the others it will finish ahead of, 0 to 1; absent without a visit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<Vec<f64>>,
    /// How play mostly went on, this action first, as far as the search went.
    pub line: Vec<LineStep>,
}

/// A step of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LineStep {
    /// Who acts.
    pub seat: Seat,
    /// What, in notation.
    pub action: &'static str,
}

/// The last answer to `analyze`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Analyzed {
    /// How many positions.
    pub positions: usize,
}

/// A part of the answer to `perft`, and its last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Counted {
    /// Decisions.
    pub depth: u32,
    /// How many sequences of that length there are.
    pub sequences: u64,
}

/// The answer to `record`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Recorded {
    /// The record.
    pub record: Record,
}
