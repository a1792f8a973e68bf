//! Golden conversations with the engine, one for each game: requests and answers as they were, line by line. With
//! `UPDATE_GOLDEN=1` the answers are rewritten.

use crate::common::{converse, in_order};
use serde_json::Value;
use std::{env, fs, path::PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/conversations")
}

/// Is this a request? (Answers have no command.)
fn is_request(line: &Value) -> bool {
    line.get("command").is_some()
}

fn replay(game: &str) {
    let file = folder().join(format!("{game}.jsonl"));
    let text = fs::read_to_string(&file).expect("the conversation is there");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let requests: Vec<Value> = lines.iter().filter(|line| is_request(line)).cloned().collect();
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = in_order(&requests, converse(input));
    let mut now = Vec::new();
    for request in &requests {
        now.push(request.clone());
        now.extend(answers.iter().filter(|answer| answer["id"] == request["id"]).cloned());
    }
    if env::var("UPDATE_GOLDEN").is_ok() {
        let text: String = now.iter().map(|line| format!("{line}\n")).collect();
        fs::write(&file, text).unwrap();
        return;
    }
    for (at, (was, is)) in lines.iter().zip(&now).enumerate() {
        assert_eq!(was, is, "{game}, line {}", at + 1);
    }
    assert_eq!(lines.len(), now.len(), "{game}");
}

#[test]
fn puerto_rico() {
    replay("puerto-rico");
}

#[test]
fn san_juan() {
    replay("san-juan");
}

#[test]
fn santiago() {
    replay("santiago");
}

#[test]
fn mundus_novus() {
    replay("mundus-novus");
}
