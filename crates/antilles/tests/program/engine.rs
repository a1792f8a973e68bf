//! The engine as programs call it, and programs as bots.

use crate::call::{good, json, program, refused};
use std::{
    io::Write,
    process::{Output, Stdio},
};

fn engine() -> String {
    format!("cmd@60000:'{}' engine", env!("CARGO_BIN_EXE_antilles"))
}

#[test]
fn requests_on_standard_input_are_answered_until_its_end() {
    let mut child = program(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let requests = b"{\"id\": 1, \"command\": \"games\"}\nnonsense\n";
    child.stdin.take().unwrap().write_all(requests).unwrap();
    let Output { status, stdout, .. } = child.wait_with_output().unwrap();
    assert!(status.success());
    let lines: Vec<serde_json::Value> =
        String::from_utf8(stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["protocol"]), (3, &1.into()));
    assert_eq!(lines[1]["ok"]["games"].as_array().map(Vec::len), Some(4));
    assert_eq!(lines[2]["error"]["code"], "not-json");
}

#[test]
fn our_own_engine_is_a_program_that_plays() {
    let bots = format!("{},random", engine());
    let args = [
        "sim",
        "santiago",
        "--players",
        "2",
        "--games",
        "1",
        "--nodes",
        "50",
        "--threads",
        "1",
        "--bots",
        &bots,
    ];
    let said = good(&args);
    assert!(said.out.contains("and 0 taken by chance"), "{}", said.out);
    let report = json(&[&args[..], &["--json"]].concat());
    assert!(report["programs"][0]["legal"].as_u64() > Some(5), "{report}");
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let args = ["match", "santiago", "--players", "2", "--games", "2", "--threads", "1"];
    let said = good(&[&args[..], &["--bots", "cmd:/there/is/none,random"]].concat());
    assert!(said.out.contains("cmd:/there/is/none: 0 decisions, and "), "{}", said.out);
    refused(&["sim", "santiago", "--bots", "cmd:"], "names no command");
    refused(&["sim", "santiago", "--bots", "cmd@0:x"], "is not a limit in milliseconds");
}

#[test]
fn schemas_are_listed_and_printed() {
    let names = good(&["schema"]).out;
    assert!(names.lines().any(|name| name == "puerto-rico.view"), "{names}");
    assert_eq!(json(&["schema", "record"])["$id"], "urn:antilles:schema:1:record");
    refused(&["schema", "chess"], "there is no schema");
}
