//! Nothing that is read ends the engine, and every line with a request is answered.

use crate::common::{converse, in_order};
use engine::{Session, limits};
use game::Fast;
use serde_json::{Value, json};

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or("no error")
}

#[test]
fn random_bytes_are_refused_and_it_goes_on() {
    let mut rng = Fast::new(1);
    let mut input = Vec::new();
    for _ in 0..300 {
        let line: Vec<u8> =
            (0..rng.below(80)).map(|_| rng.below(256) as u8).filter(|&byte| byte != b'\n').collect();
        input.extend(line);
        input.push(b'\n');
    }
    input.extend(br#"{"id": "last", "command": "games"}"#);
    let answers = converse(input);
    assert_eq!(answers[0]["hello"], "antilles-engine");
    let last = answers.last().unwrap();
    assert_eq!((&last["id"], last["ok"]["games"].as_array().map(Vec::len)), (&json!("last"), Some(4)));
    assert!(answers[1..answers.len() - 1].iter().all(|answer| code(answer) == "not-json"));
}

#[test]
fn a_huge_line_is_skipped() {
    let mut input = vec![b'['; limits::LINE_BYTES + 1_000];
    input.extend(b"\n{\"id\": 2, \"command\": \"quit\"}\n");
    let answers = converse(input);
    assert_eq!(code(&answers[1]), "too-long");
    assert_eq!(answers[2], json!({"id": 2, "ok": {}}));
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!(
        "{{\"id\": 1, \"command\": \"choose\", \"view\": {}{}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    assert_eq!(code(&Session::default().answer(&deep)), "not-json");
}

/// One of every command, as it should be.
fn samples() -> Vec<Value> {
    let mut session = Session::default();
    let new = json!({"id": 1, "command": "new", "game": "san-juan", "setup": {"players": 3}, "seed": 5});
    session.answer(&new.to_string());
    let seat = session.answer(&json!({"command": "legal", "table": 1}).to_string())["ok"]["seat"].clone();
    let view =
        session.answer(&json!({"command": "view", "table": 1, "seat": seat}).to_string())["ok"]["view"]
            .clone();
    let record =
        session.answer(&json!({"command": "record", "table": 1}).to_string())["ok"]["record"].clone();
    let truth =
        session.answer(&json!({"command": "truth", "table": 1}).to_string())["ok"]["position"].clone();
    vec![
        new,
        json!({"id": 2, "command": "position", "record": record}),
        json!({"id": 3, "command": "position", "game": "san-juan", "position": truth, "seed": 1}),
        json!({"id": 4, "command": "position", "game": "san-juan", "setup": {"players": 2}, "seed": 1, "actions": []}),
        json!({"id": 5, "command": "legal", "table": 1, "seat": 1, "language": "fr"}),
        json!({"id": 6, "command": "legal", "game": "san-juan", "view": view}),
        json!({"id": 7, "command": "play", "table": 1, "action": "take builder", "language": "en"}),
        json!({"id": 8, "command": "undo", "table": 1, "steps": 1}),
        json!({"id": 9, "command": "choose", "game": "san-juan", "view": view, "bot": "greedy", "nodes": 20, "seed": 3}),
        json!({"id": 10, "command": "analyze", "positions": [{"table": 1}, {"game": "san-juan", "view": view}], "nodes": 20}),
        json!({"id": 11, "command": "perft", "table": 1, "depth": 2}),
        json!({"id": 12, "command": "cancel", "request": "nobody"}),
        json!({"id": 13, "command": "close", "table": 1}),
    ]
}

#[test]
fn every_command_is_accepted_as_it_should_be() {
    let samples = samples();
    let input: String = samples.iter().map(|sample| format!("{sample}\n")).collect();
    let answers = in_order(&samples, converse(input));
    for id in 1..=13 {
        assert!(
            answers.iter().any(|answer| answer["id"] == id && answer.get("ok").is_some()),
            "request {id}: {answers:?}"
        );
    }
    let schema = engine::schema::all().into_iter().find(|schema| schema.name == "engine.reply").unwrap();
    let validator = jsonschema::validator_for(&schema.schema).unwrap();
    assert!(answers.iter().all(|answer| validator.is_valid(answer)));
}

fn places(value: &Value, path: String, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| places(value, format!("{path}/{key}"), all))
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, value)| places(value, format!("{path}/{at}"), all));
        }
        _ => {}
    }
    all.push(path);
}

#[test]
fn a_changed_message_is_answered_whatever_it_says() {
    let mut rng = Fast::new(7);
    let samples = samples();
    let others = [
        json!(null),
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!("x"),
        json!([]),
        json!({}),
        json!(true),
    ];
    for sample in &samples {
        let mut all = Vec::new();
        places(sample, String::new(), &mut all);
        for _ in 0..60 {
            let mut session = Session::default();
            session.answer(&samples[0].to_string());
            let mut changed = sample.clone();
            let place = &all[rng.below(all.len() as u32) as usize];
            if let Some(value) = changed.pointer_mut(place) {
                *value = others[rng.below(others.len() as u32) as usize].clone();
            }
            let answer = session.answer(&changed.to_string());
            assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{changed}: {answer}");
            assert_ne!(code(&answer), "internal", "{changed}: {answer}");
            // It still answers.
            assert!(session.answer(r#"{"command": "games"}"#).get("ok").is_some());
        }
    }
}

#[test]
fn what_is_quick_is_answered_while_an_analysis_runs_and_it_can_be_cancelled() {
    let positions = vec![json!({"table": 1}); limits::POSITIONS];
    let requests = [
        json!({"id": 1, "command": "new", "game": "puerto-rico", "setup": {"players": 4}, "seed": 1}),
        json!({"id": 2, "command": "analyze", "positions": positions, "nodes": 20_000}),
        json!({"id": 3, "command": "legal", "table": 1}),
        json!({"id": 4, "command": "cancel", "request": 2}),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = converse(input);
    let end =
        |id| answers.iter().position(|answer| answer["id"] == id && answer.get("part").is_none()).unwrap();
    assert!(end(3) < end(2) && end(4) < end(2), "the analysis is the last to end");
    assert_eq!(answers[end(4)]["ok"], json!({"cancelled": true}));
    assert_eq!(code(&answers[end(2)]), "cancelled");
}

#[test]
fn there_is_a_limit_to_everything() {
    let mut session = Session::default();
    let new = json!({"command": "new", "game": "santiago", "setup": {"players": 2}, "seed": 1}).to_string();
    for _ in 0..limits::TABLES {
        assert!(session.answer(&new).get("ok").is_some());
    }
    let mut refused = |request: Value| code(&session.answer(&request.to_string())).to_string();
    assert_eq!(refused(serde_json::from_str(&new).unwrap()), "limit");
    assert_eq!(refused(json!({"command": "perft", "table": 1, "depth": limits::DEPTH + 1})), "limit");
    let positions = vec![json!({"table": 1}); limits::POSITIONS + 1];
    assert_eq!(refused(json!({"command": "analyze", "positions": positions})), "limit");
    assert_eq!(
        refused(json!({"command": "analyze", "positions": [{"table": 1}], "nodes": limits::NODES + 1})),
        "limit"
    );
    assert_eq!(
        refused(json!({"command": "analyze", "positions": [{"table": 1}], "time-ms": limits::TIME_MS + 1})),
        "limit"
    );
    assert_eq!(refused(json!({"id": "x".repeat(limits::ID_CHARS + 1), "command": "games"})), "bad-request");
}

#[test]
fn what_was_taken_back_is_gone_from_the_record_and_the_record_leads_to_the_same_place() {
    let mut session = Session::default();
    let mut ask = |request: Value| session.answer(&request.to_string())["ok"].clone();
    ask(json!({"command": "new", "game": "mundus-novus", "setup": {"players": 3}, "seed": 9}));
    for _ in 0..40 {
        let legal = ask(json!({"command": "legal", "table": 1}));
        let action = legal["actions"].as_array().and_then(|actions| actions.last()).cloned();
        ask(json!({"command": "play", "table": 1, "action": action}));
    }
    let before = ask(json!({"command": "truth", "table": 1}));
    let record = ask(json!({"command": "record", "table": 1}))["record"].clone();
    assert_eq!(ask(json!({"command": "undo", "table": 1, "steps": 15}))["step"], 25);
    let again = &record["steps"].as_array().unwrap()[25..];
    let actions: Vec<Value> =
        again.iter().map(|step| json!({"seat": step["seat"], "action": step["action"]})).collect();
    for action in actions {
        ask(json!({"command": "play", "table": 1, "seat": action["seat"], "action": action["action"]}));
    }
    assert_eq!(ask(json!({"command": "truth", "table": 1})), before);
    assert_eq!(ask(json!({"command": "record", "table": 1}))["record"], record);
    assert_eq!(ask(json!({"command": "position", "record": record}))["table"], 2);
    assert_eq!(ask(json!({"command": "truth", "table": 2})), before);
}

#[test]
fn impossible_positions_are_refused_with_every_reason() {
    let mut session = Session::default();
    session.answer(
        &json!({"command": "new", "game": "puerto-rico", "setup": {"players": 3}, "seed": 1}).to_string(),
    );
    let mut position = session.answer(r#"{"command": "truth", "table": 1}"#)["ok"]["position"].clone();
    position["quarries"] = json!(3);
    position["vp-supply"] = json!(4);
    let answer = session
        .answer(&json!({"command": "position", "game": "puerto-rico", "position": position}).to_string());
    assert_eq!(code(&answer), "impossible");
    let message = answer["error"]["message"].as_str().unwrap();
    assert!(message.contains("quarries") && message.contains("victory points"), "{message}");
}

#[test]
fn perft_counts_as_the_command_does() {
    let mut session = Session::default();
    session.answer(
        &json!({"command": "new", "game": "santiago", "setup": {"players": 3}, "seed": 1}).to_string(),
    );
    let counted = session.answer(r#"{"command": "perft", "table": 1, "depth": 3}"#);
    let setup = game::Setup::standard::<catalog::santiago::Santiago>(3);
    let expected = game::perft::<catalog::santiago::Santiago>(&setup, 1, 3);
    assert_eq!(counted["ok"], json!({"depth": 3, "sequences": expected}));
}
