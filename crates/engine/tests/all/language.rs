//! `docs/language.md`: an example of everything the language has, for every game, made by the code and checked by the schemas.

use catalog::GameId;
use game::{Fast, Seat, SetupText};
use serde_json::{Value, json};
use std::{collections::BTreeMap, env, fs, path::PathBuf};

/// A value is broken into lines if it is longer than this.
const WIDTH: usize = 120;

const INTRO: &str = "\
# The language by example

One JSON for all doors: [the engine](protocol.md), [the HTTP API](api.md), records, the Python package. For each game an example of everything
it says, from a random game with three players. The schema of each is in [schemas](schemas). This page is made by a test
(`UPDATE_GOLDEN=1 cargo test -p antilles-engine language::`), so it is true.
";

/// JSON in lines that can be read.
fn shown(value: &Value, indent: usize) -> String {
    let compact = value.to_string();
    let inner = " ".repeat(indent + 2);
    let lines: Vec<String> = match value {
        _ if compact.len() + indent <= WIDTH => return compact,
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| format!("{}: {}", json!(key), shown(value, indent + 2)))
            .collect(),
        Value::Array(list) => list.iter().map(|value| shown(value, indent + 2)).collect(),
        _ => return compact,
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    format!("{open}\n{inner}{}\n{}{close}", lines.join(&format!(",\n{inner}")), " ".repeat(indent))
}

/// What is said about one game: heading, schema, example.
fn examples(game: GameId) -> Vec<(&'static str, String, Value)> {
    let schema = |kind: &str| format!("{}.{kind}", game.id());
    let setup = game.setup(&SetupText { players: 3, options: BTreeMap::new() }).unwrap();
    let mut rng = Fast::new(3);
    let (mut position, _) = game.start(&setup, &mut rng);
    let mut shown = vec![("Set-up", schema("setup"), json!(game.setup_text(&setup)))];
    let mut step = 0;
    while let Some(seat) = position.to_act().first() {
        let legal = position.legal(seat);
        let chosen = legal[rng.below(legal.len() as u32) as usize];
        // Early enough to be small, late enough to show something: with a choice, and with something happening.
        let before = (step >= 12 && legal.len() > 1 && shown.len() == 1).then(|| position.clone());
        let events = position.apply(seat, chosen.index, &mut rng).unwrap().events;
        if let Some(before) = before.filter(|_| !events.is_empty()) {
            shown.push(("What a seat knows (view)", schema("view"), before.view(Some(seat)).json()));
            shown.push(("Everything (position)", schema("position"), before.json()));
            shown.push(("An action", schema("action"), json!(chosen.text)));
            shown.push(("What happened (event)", schema("event"), events[0].json()));
        }
        step += 1;
    }
    shown.push(("The result", "result".into(), json!(position.result().unwrap())));
    assert_eq!(shown.len(), 6, "{}", game.id());
    shown
}

#[test]
fn the_page_is_true_and_fits_the_schemas() {
    let schemas: BTreeMap<String, Value> =
        engine::schema::all().into_iter().map(|schema| (schema.name, schema.schema)).collect();
    let mut page = INTRO.to_string();
    for &game in GameId::ALL {
        page += &format!("\n## {}\n", game.id());
        for (heading, schema, example) in examples(game) {
            let validator = jsonschema::validator_for(&schemas[&schema]).expect("a schema");
            assert!(validator.is_valid(&example), "{schema}: {example}");
            page += &format!(
                "\n{heading}: [`{schema}`](schemas/{schema}.json)\n\n```json\n{}\n```\n",
                shown(&example, 0)
            );
        }
    }
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/language.md");
    if env::var("UPDATE_GOLDEN").is_ok() {
        fs::write(&file, &page).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == page,
        "docs/language.md is stale: UPDATE_GOLDEN=1 cargo test -p antilles-engine language::"
    );
}

#[test]
fn every_seat_is_shown_what_it_may_know() {
    for &game in GameId::ALL {
        let view = &examples(game)[1].2;
        let observer = view["observer"].as_u64().and_then(Seat::from_number);
        assert!(observer.is_some(), "{}", game.id());
    }
}
