//! The tools: how they are described to a model, and what each does.

pub mod answers;
mod call;
pub mod inputs;
mod text;

pub use call::{Answer, call};

use answers::{Games, Hints, ResultAnswer, RulesAnswer, Situation};
use catalog::GameId;
use inputs::{GamesInput, PlayInput, ResultInput, RulesInput, StartInput, TableInput, ViewInput};
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use schemars::{JsonSchema, generate::SchemaSettings};
use std::sync::Arc;

/// What a model is told when it connects.
pub fn instructions() -> String {
    let titles: Vec<&str> = GameId::ALL.iter().map(|game| game.title()).collect();
    format!(
        "Antilles: Caribbean trading board games ({}) with exact rules, played against bots. To play: `start` a game, then \
         repeat `play` with one of the legal actions until the status is over. Every answer tells you what happened, what you \
         are asked and which actions are legal, so one call per decision is enough; call `view` when you want to see the \
         whole board, and `rules` before your first game and whenever you are unsure. You see exactly what a player in your \
         seat would see. The aim is to finish ahead of as many opponents as possible.",
        titles.join(", ")
    )
}

/// The ids of all games, as a description names them.
pub fn game_ids() -> String {
    GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

const GAMES: &str = "\
Lists the games: ids, how many can play, options with their values, bots and the chapters of the rules. Call it first if you do \
not know what you can pass to `start`.";
const START: &str = "\
Starts a game against bots and returns the table's id, which every other tool needs, the view of your seat in words and as JSON, \
and the legal actions. Bots that move before you have already played. Only `game` is required. Give your model's name as \
`player`, so that reports can tell players apart.";
const VIEW: &str = "\
Shows everything your seat can know now, in words (one line for each subject and each seat) and as JSON, with what you are asked \
and the legal actions. It changes nothing. With `events` the last events are repeated.";
const LEGAL: &str = "\
Lists all actions that are legal for you now, each in notation (for `play`) and with its effect, including prices and yields. \
It changes nothing.";
const PLAY: &str = "\
Plays your action, copied exactly from the legal actions, such as \"take builder\". Then the bots play until it is your turn \
again, and the answer tells you what happened, what you are asked next and what is legal. You may give several actions if you \
move several times in a row and each is legal when its turn comes; all are played or none. An action that draws or reveals \
something can only be the last of a list. If anything is refused, nothing has changed: the answer says why and lists the legal \
actions. A decision with only one possible action is played for you. Stop when the status is over.";
const UNDO: &str = "\
Takes back your last action, if nobody else has played and nothing was drawn or revealed since: in practice, within a turn that \
consists of several actions.";
const RESIGN: &str = "\
Gives up the game: a bot plays your seat to the end, and in reports the game counts as finished behind every opponent. There is \
no way back.";
const RESULT: &str = "\
Shows how the game ended: places, points and points by category. With `record` also the whole record of the game, with every \
action and every outcome of chance (long); while the game runs, it holds only what your seat may know.";
const RULES: &str = "\
Answers questions about the rules, which are numbered statements in chapters. Give `words` to search (the best statements come \
first), `chapter` to read a chapter, or `number` to read one statement; with only `game` the chapters are listed. It is a good \
idea to read the chapters about setup, scoring and the end of the game first.";
const HINT: &str = "\
Asks the coach for its best choices in this position, with what you can expect of each: the share of opponents you would finish \
ahead of, and your points. It knows only what your seat knows. Hints are counted in reports.";

/// All tools, in the order of a game.
pub fn list(hints: bool) -> Vec<Tool> {
    let mut tools = vec![
        tool::<GamesInput, Games>("games", "List the games", GAMES, true),
        tool::<StartInput, Situation>("start", "Start a game", START, false),
        tool::<ViewInput, Situation>("view", "Look at the board", VIEW, true),
        tool::<TableInput, Situation>("legal", "List the legal actions", LEGAL, true),
        tool::<PlayInput, Situation>("play", "Play", PLAY, false),
        tool::<TableInput, Situation>("undo", "Take back", UNDO, false),
        tool::<TableInput, Situation>("resign", "Give up", RESIGN, false),
        tool::<ResultInput, ResultAnswer>("result", "Result and record", RESULT, true),
        tool::<RulesInput, RulesAnswer>("rules", "Ask the rules", RULES, true),
    ];
    if hints {
        tools.push(tool::<TableInput, Hints>("hint", "Ask the coach", HINT, true));
    }
    tools
}

fn tool<I: JsonSchema, O: JsonSchema>(
    name: &'static str,
    title: &str,
    about: &'static str,
    reads: bool,
) -> Tool {
    let annotations = ToolAnnotations::with_title(title).read_only(reads).open_world(false);
    // A resignation cannot be taken back; everything else only adds to a game.
    let annotations = if reads { annotations } else { annotations.destructive(name == "resign") };
    Tool::new(name, about, schema::<I>())
        .with_title(title)
        .with_raw_output_schema(schema::<O>())
        .with_annotations(annotations)
}

/// The schema of a type, with everything in one piece: not every host follows references.
fn schema<T: JsonSchema>() -> Arc<JsonObject> {
    let settings = SchemaSettings::draft2020_12().with(|settings| settings.inline_subschemas = true);
    let schema = settings.into_generator().into_root_schema_for::<T>();
    let mut object = schema.as_object().cloned().unwrap_or_default();
    for told_elsewhere in ["$schema", "title", "description"] {
        object.remove(told_elsewhere);
    }
    // An input without fields has no properties to name.
    object.entry("properties").or_insert_with(|| JsonObject::new().into());
    Arc::new(object)
}
