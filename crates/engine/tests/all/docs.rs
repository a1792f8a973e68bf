//! The conversations of `docs/protocol.md` are true, and its tables name everything there is.

use crate::common::{converse, in_order};
use serde_json::{Value, json};
use std::{fs, path::Path};

fn page() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    fs::read_to_string(file).expect("the page is there")
}

/// Does the answer have all that the page says? `...` stands for anything more.
fn shows(said: &Value, is: &Value) -> bool {
    match (said, is) {
        (Value::Object(said), Value::Object(is)) => {
            said.iter()
                .filter(|(key, _)| *key != "...")
                .all(|(key, value)| is.get(key).is_some_and(|is| shows(value, is)))
                && (said.contains_key("...") || said.len() == is.len())
        }
        (Value::Array(said), Value::Array(is)) => {
            let open = said.last() == Some(&json!("..."));
            let said = &said[..said.len() - usize::from(open)];
            (if open { said.len() <= is.len() } else { said.len() == is.len() })
                && said.iter().zip(is).all(|(said, is)| shows(said, is))
        }
        _ => said == is || said == "...",
    }
}

#[test]
fn its_conversations_are_true() {
    let page = page();
    let mut checked = 0;
    for block in page.split("```").skip(1).step_by(2).filter(|block| block.contains("\n> ")) {
        let lines = |mark: &str| -> Vec<Value> {
            let marked = block.lines().filter_map(|line| line.strip_prefix(mark));
            marked
                .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
                .collect()
        };
        let (requests, said) = (lines("> "), lines("< "));
        let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
        let answers = in_order(&requests, converse(input));
        assert_eq!(said.len(), answers.len(), "{block}");
        for (said, is) in said.iter().zip(&answers) {
            assert!(shows(said, is), "the page says\n{said}\nbut it is\n{is}");
            checked += 1;
        }
    }
    assert!(checked >= 40, "{checked} answers are shown");
}

#[test]
fn its_tables_name_every_command_and_every_error() {
    let page = page();
    let request =
        engine::schema::all().into_iter().find(|schema| schema.name == "engine.request").unwrap().schema;
    let text = request.to_string();
    let mut commands = 0;
    for (at, _) in text.match_indices(r#""const":""#) {
        let name = text[at + 9..].split('"').next().unwrap_or_default();
        assert!(page.contains(&format!("| `{name}` |")), "the command {name} is not described");
        commands += 1;
    }
    assert!(commands >= 14, "{commands} commands");
    let reply =
        engine::schema::all().into_iter().find(|schema| schema.name == "engine.reply").unwrap().schema;
    let codes: Vec<&Value> =
        reply["$defs"]["Code"]["oneOf"].as_array().into_iter().flatten().map(|code| &code["const"]).collect();
    assert!(codes.len() >= 15, "{codes:?}");
    for code in codes {
        let code = code.as_str().unwrap();
        assert!(page.contains(&format!("`{code}`")), "the error {code} is not described");
    }
    let limits = engine::limits::Limits::NOW;
    for number in [limits.tables, limits.steps, limits.positions, limits.jobs] {
        assert!(page.contains(&format!("({number})")), "the limit {number} is not told");
    }
}
