//! Nothing malformed ends the server, and nothing from outside makes it work without end.

use crate::support::{Model, in_memory, newest};
use mcp::{Config, Hall, Limits};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};

#[tokio::test(flavor = "multi_thread")]
async fn bad_arguments_are_answered_with_a_sentence() {
    let (model, hall) = in_memory(Config::default(), newest()).await;
    let table =
        model.good("start", json!({"game": "santiago", "bots": ["random"]})).await.value["table"].clone();
    let long = "x".repeat(100_000);
    let bad: Vec<(&'static str, Value)> = vec![
        ("games", json!({"unknown": 1})),
        ("start", json!({})),
        ("start", json!({"game": "chess"})),
        ("start", json!({"game": long})),
        ("start", json!({"game": 7})),
        ("start", json!({"game": "santiago", "players": 1})),
        ("start", json!({"game": "santiago", "players": 250})),
        ("start", json!({"game": "santiago", "players": -1})),
        ("start", json!({"game": "santiago", "players": 3, "seat": 4})),
        ("start", json!({"game": "santiago", "seat": 0})),
        ("start", json!({"game": "santiago", "bots": ["nobody"]})),
        ("start", json!({"game": "santiago", "bots": [long]})),
        ("start", json!({"game": "santiago", "players": 4, "bots": ["easy", "easy"]})),
        ("start", json!({"game": "santiago", "bots": ["corn-shipper"]})),
        ("start", json!({"game": "santiago", "options": {"no-such": "on"}})),
        ("start", json!({"game": "santiago", "options": {long.as_str(): "on"}})),
        ("start", json!({"game": "santiago", "seed": -1})),
        ("start", json!({"game": "santiago", "seed": 1e300})),
        ("view", json!({})),
        ("view", json!({"table": "no-such"})),
        ("view", json!({"table": long})),
        ("view", json!({"table": table, "events": -1})),
        ("legal", json!({"table": null})),
        ("play", json!({"table": table})),
        ("play", json!({"table": table, "actions": "use"})),
        ("play", json!({"table": table, "actions": [1]})),
        ("play", json!({"table": table, "actions": [long]})),
        ("play", json!({"table": table, "actions": ["\u{1b}[2J\u{202e}"]})),
        ("play", json!({"table": table, "actions": vec!["pass"; 5_000]})),
        ("undo", json!({"table": table, "steps": 4})),
        ("resign", json!({"table": "puerto-rico-0000000000000000"})),
        ("result", json!({"table": table, "record": "yes"})),
        ("hint", json!([])),
        ("rules", json!({"game": "santiago", "chapter": "no-such"})),
        ("rules", json!({"game": "santiago", "number": long})),
        ("rules", json!({"game": "santiago", "words": "xyzzy"})),
        ("rules", json!({"game": "santiago", "words": "ship", "chapter": "setup"})),
    ];
    let before = model.good("legal", json!({"table": table})).await.value;
    for (tool, arguments) in bad {
        let said = model.call(tool, arguments.clone()).await;
        let shown: String = arguments.to_string().chars().take(80).collect();
        assert!(said.refused && !said.text.is_empty(), "{tool} {shown}: {}", said.text);
        assert!(said.text.len() < 8_000, "{tool} {shown} is answered with {} bytes", said.text.len());
        assert!(!said.text.contains('\u{1b}') && !said.text.contains('\u{202e}'), "{tool} {shown}");
    }
    assert_eq!(model.good("legal", json!({"table": table})).await.value, before, "nothing has changed");
    assert_eq!(hall.tables(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_limited_and_forgotten() {
    let limits = Limits { tables: 2, games: 5, events: 3, ..Limits::default() };
    let (model, hall) = in_memory(Config { limits, ..Config::default() }, newest()).await;
    let start = || model.call("start", json!({"game": "santiago", "bots": ["random"]}));
    let first = start().await.value["table"].clone();
    assert!(!start().await.refused);
    let third = start().await;
    assert!(third.refused && third.text.contains("2 games are under way"), "{}", third.text);
    for _ in 0..3 {
        assert!(model.call("play", json!({"table": first, "actions": ["nonsense"]})).await.refused);
    }
    let enough = model.call("play", json!({"table": first, "actions": ["nonsense"]})).await;
    assert!(enough.text.contains("used up all its attempts"), "{}", enough.text);
    // A finished game makes room.
    model.good("resign", json!({"table": first})).await;
    assert!(!start().await.refused);
    assert!(model.call("view", json!({"table": first})).await.refused);
    assert_eq!(hall.tables(), 2);
    let (model, _) = in_memory(
        Config {
            limits: Limits { tables: 1, games: 2, idle: Duration::ZERO, ..limits },
            ..Config::default()
        },
        newest(),
    )
    .await;
    let start = || model.call("start", json!({"game": "santiago", "bots": ["random"]}));
    assert!(!start().await.refused);
    assert!(!start().await.refused, "a game that nobody used for long makes room");
    let last = start().await;
    assert!(last.refused && last.text.contains("as many as it may"), "{}", last.text);
}

/// Lines in, lines out.
#[tokio::test(flavor = "multi_thread")]
async fn malformed_lines_do_not_end_the_conversation() {
    let (ours, theirs) = tokio::io::duplex(1 << 20);
    let (read, write) = tokio::io::split(ours);
    let served = tokio::spawn(mcp::stdio::serve(Hall::new(Config::default()), read, write));
    let (read, mut write) = tokio::io::split(theirs);
    let mut lines = BufReader::new(read).lines();
    let deep = "[".repeat(100_000);
    let large =
        format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{}"}}"#, "m".repeat(mcp::limits::MESSAGE_BYTES));
    let garbage = [
        "",
        "nonsense",
        "{",
        "[]",
        "null",
        "\u{0}\u{1}",
        deep.as_str(),
        large.as_str(),
        r#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        r#"{"jsonrpc":"2.0","id":99,"result":{}}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":7}"#,
        r#"{"jsonrpc":"1.0","id":1,"method":"initialize","params":{}}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":7}}"#,
    ];
    let hello = json!({"jsonrpc": "2.0", "id": "hello", "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "hostile", "version": "1"}}});
    let ask = |id: &str, method: &str, params: Value| json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
    for line in garbage {
        write.write_all(format!("{line}\n").as_bytes()).await.unwrap();
    }
    write.write_all(format!("{hello}\n").as_bytes()).await.unwrap();
    for line in garbage {
        write.write_all(format!("{line}\n").as_bytes()).await.unwrap();
    }
    write.write_all(b"\xff\xfe\n").await.unwrap();
    for (id, method, params) in [
        ("no-tool", "tools/call", json!({"name": "no-such-tool", "arguments": {}})),
        ("no-method", "no/such/method", json!({})),
        ("no-resource", "resources/read", json!({"uri": "file:///etc/passwd"})),
        ("no-prompt", "prompts/get", json!({"name": "no-such"})),
        ("games", "tools/call", json!({"name": "games", "arguments": {}})),
    ] {
        write.write_all(format!("{}\n", ask(id, method, params)).as_bytes()).await.unwrap();
    }
    let mut answers = std::collections::BTreeMap::new();
    while answers.len() < 6 {
        let next = tokio::time::timeout(Duration::from_secs(120), lines.next_line()).await;
        let line = next.unwrap().unwrap().unwrap();
        let answer: Value = serde_json::from_str(&line).unwrap();
        if let Some(id) = answer["id"].as_str() {
            answers.insert(id.to_string(), answer);
        }
    }
    assert!(answers["hello"]["result"]["instructions"].as_str().unwrap().contains("Antilles"));
    assert!(answers["games"]["result"]["structuredContent"]["games"].is_array());
    for id in ["no-tool", "no-method", "no-resource", "no-prompt"] {
        assert!(answers[id]["error"]["message"].is_string(), "{id}: {}", answers[id]);
    }
    drop((write, lines));
    assert!(served.await.unwrap().is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_at_the_same_time_do_not_disturb_each_other() {
    let (model, _) = in_memory(Config::default(), newest()).await;
    let at = model.good("start", json!({"game": "san-juan", "bots": ["random"], "players": 2})).await.value;
    let (table, action) = (&at["table"], &at["legal"][0]["action"]);
    let play = |model: &Model| {
        let client = model.client.peer().clone();
        let arguments = json!({"table": table, "actions": [action]}).as_object().cloned().unwrap();
        async move {
            let request = rmcp::model::CallToolRequestParams::new("play").with_arguments(arguments);
            client.call_tool(request).await.unwrap()
        }
    };
    let both = tokio::join!(play(&model), play(&model), play(&model));
    let answers = [both.0, both.1, both.2].map(|result| result.structured_content.unwrap_or_default());
    // Each was answered for a moment of the game, and a game goes forward only.
    let mut steps: Vec<u64> = answers.iter().filter_map(|answer| answer["step"].as_u64()).collect();
    steps.sort_unstable();
    assert_eq!(steps.len(), 3);
    assert!(steps[0] > at["step"].as_u64().unwrap());
    let now = model.good("legal", json!({"table": table})).await.value;
    assert_eq!(now["step"].as_u64(), steps.last().copied());
}
