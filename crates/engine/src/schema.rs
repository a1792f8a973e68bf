//! JSON Schemas of everything that is read and written, generated from the code. They are kept in `docs/schemas`, written
//! there by `antilles schema --out docs/schemas`.

use crate::{
    PROTOCOL,
    protocol::{Greeting, Reply, Request},
};
use catalog::{GameId, with_game};
use game::{Game, Record, Rules, record::RecordResult};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::{Map, Value, json};

/// A schema, and the name of its file without the ending.
#[derive(Clone, PartialEq, Debug)]
pub struct Named {
    /// `puerto-rico.view`, `record`, `engine.request`.
    pub name: String,
    /// The schema.
    pub schema: Value,
}

impl Named {
    fn new(name: String, title: &str, mut schema: Value) -> Named {
        schema["$id"] = format!("urn:antilles:schema:{PROTOCOL}:{name}").into();
        schema["title"] = title.into();
        Named { name, schema }
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        // In one order, whatever features of serde_json other crates ask for.
        let mut schema = self.schema.clone();
        schema.sort_all_objects();
        format!("{schema:#}\n")
    }
}

/// All of them.
pub fn all() -> Vec<Named> {
    let mut all = vec![
        Named::new("record".into(), "A whole game", read::<Record>()),
        Named::new("result".into(), "How a game ended", read::<RecordResult>()),
        Named::new("engine.request".into(), "A request to the engine", read::<Request>()),
        Named::new("engine.greeting".into(), "The engine's first line", written::<Greeting>()),
        Named::new("engine.reply".into(), "A line of the engine's answer", reply()),
    ];
    for &game in GameId::ALL {
        all.extend(of(game));
    }
    all
}

/// The schemas of one game.
fn of(game: GameId) -> Vec<Named> {
    let id = game.id();
    let named = |what: &str, title: &str, schema| {
        Named::new(format!("{id}.{what}"), &format!("{id}: {title}"), schema)
    };
    with_game!(game, G => vec![
        named("setup", "players and options", setup::<G>()),
        named("position", "the whole truth at one moment", read::<<G as Rules>::Position>()),
        named("view", "what a seat, or a spectator, can know", written::<<G as Rules>::View>()),
        named("event", "what happened", written::<<G as Rules>::Event>()),
        named("action", "an action in notation", action::<G>()),
    ])
}

/// What is read.
fn read<T: JsonSchema>() -> Value {
    let generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
    generator.into_root_schema_for::<T>().to_value()
}

/// What is written.
fn written<T: JsonSchema>() -> Value {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.into_root_schema_for::<T>().to_value()
}

fn setup<G: Game>() -> Value {
    let option = |spec: &game::OptionSpec| {
        (spec.id.to_string(), json!({"enum": spec.values, "default": spec.values.first()}))
    };
    let options: Map<String, Value> = G::OPTIONS.iter().map(option).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {
            "players": {"type": "integer", "minimum": G::PLAYERS.start(), "maximum": G::PLAYERS.end()},
            "options": {"type": "object", "properties": options, "additionalProperties": false},
        },
        "required": ["players"],
        "additionalProperties": false,
    })
}

fn action<G: Game>() -> Value {
    let actions: Vec<_> = (0..G::ACTIONS).map(|index| G::notation().text(index)).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "string",
        "enum": actions,
    })
}

/// A reply with what may stand in it: the answers of the commands are listed in `$defs`.
fn reply() -> Value {
    use crate::protocol::{Analysis, Analyzed, Chosen, Counted, LegalActions, Played, Recorded, Stands};
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<Stands>();
    generator.subschema_for::<Played>();
    generator.subschema_for::<LegalActions>();
    generator.subschema_for::<Chosen>();
    generator.subschema_for::<Analysis>();
    generator.subschema_for::<Analyzed>();
    generator.subschema_for::<Counted>();
    generator.subschema_for::<Recorded>();
    generator.into_root_schema_for::<Reply>().to_value()
}
