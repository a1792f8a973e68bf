//! The server for language models as a process: whole games over standard input and output with the protocol's own client,
//! and the report about them.

use crate::call::{good, json, program, refused};
use catalog::GameId;
use rmcp::{ServiceExt, model::CallToolRequestParams};
use serde_json::{Value, json as value};
use std::{fs, process::Stdio};
use tempfile::tempdir;
use tokio::process::Command;

#[tokio::test]
async fn whole_games_over_standard_input_and_output_and_their_report() {
    let folder = tempdir().unwrap();
    let logs = folder.path().join("logs");
    let logs = logs.to_str().unwrap();
    let mut started = Command::from(program(&["mcp", "--log", logs]));
    let mut child = started.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let streams = (child.stdout.take().unwrap(), child.stdin.take().unwrap());
    let client = ().serve(streams).await.unwrap();
    let call = async |tool: &'static str, arguments: Value| {
        let arguments = arguments.as_object().cloned().unwrap();
        let said =
            client.call_tool(CallToolRequestParams::new(tool).with_arguments(arguments)).await.unwrap();
        assert_ne!(said.is_error, Some(true), "{said:?}");
        said.structured_content.unwrap()
    };
    for game in GameId::ALL {
        let mut at =
            call("start", value!({"game": game.id(), "bots": ["random"], "seed": 1, "player": "tester"}))
                .await;
        let mut turn = 0;
        while at["status"] == "your-turn" {
            let legal = at["legal"].as_array().unwrap();
            turn += 1;
            let action = legal[turn * 7 % legal.len()]["action"].clone();
            at = call("play", value!({"table": at["table"], "actions": [action]})).await;
        }
        assert_eq!(at["result"]["seats"].as_array().unwrap().len(), 3);
    }
    client.cancel().await.unwrap();
    assert!(child.wait().await.unwrap().success(), "it ends when the client hangs up");

    let report = json(&["mcp", "report", logs, "--json"]);
    let standings = report["standings"].as_array().unwrap();
    assert_eq!(standings.len(), GameId::ALL.len());
    for standing in standings {
        assert_eq!((&standing["player"], &standing["finished"]), (&value!("tester"), &value!(1)));
        assert_eq!((&standing["illegal"], &standing["legal-rate"]["mean"]), (&value!(0), &value!(1.0)));
        assert_eq!(standing["against"][0]["bot"], "random");
    }
    let said = good(&["mcp", "report", logs]).out;
    assert!(said.contains("tester: puerto-rico, 3 players") && said.contains("legal moves %"), "{said}");
    let records: Vec<_> = fs::read_dir(logs)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "json"))
        .collect();
    assert_eq!(records.len(), GameId::ALL.len());
    for record in records {
        good(&["verify", record.to_str().unwrap()]);
    }
}

#[test]
fn bad_calls_are_refused_with_a_sentence() {
    let folder = tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    refused(&["mcp", "report", path], "there is no log");
    refused(&["mcp", "report", &format!("{path}/no-such")], "cannot be read");
    refused(&["mcp", "--http", "0.0.0.0:0"], "--host");
    refused(&["mcp", "--http", "nowhere"], "--http");
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    refused(&["mcp", "--log", file.to_str().unwrap()], "cannot be made");
    // Nobody there: it ends in good order.
    let said = good(&["mcp"]);
    assert_eq!((said.out.as_str(), said.err.as_str()), ("", ""));
}
