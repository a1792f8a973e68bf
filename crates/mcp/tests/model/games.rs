//! A whole game of every kind, with every tool.

use crate::support::{Model, in_memory, newest};
use catalog::GameId;
use mcp::Config;
use rmcp::{
    ClientLifecycleMode,
    model::{GetPromptRequestParams, ReadResourceRequestParams},
};
use serde_json::{Value, json};

/// Looks, asks, hints and tries what is refused before it plays on.
async fn whole_game(model: &mut Model, game: GameId) -> Value {
    let players = game.traits().least_players.max(2);
    let arguments = json!({"game": game.id(), "players": players, "bots": ["greedy"], "seed": 5, "seat": players, "player": "tester"});
    let started = model.good("start", arguments).await;
    let table = started.value["table"].clone();
    assert!(started.text.contains("Legal actions"), "{}", started.text);
    assert!(started.value["view"].is_object());
    assert_eq!(started.value["players"].as_array().unwrap().len(), usize::from(players));
    assert_eq!(started.value["players"][usize::from(players) - 1]["player"], "you");

    let view = model.good("view", json!({"table": table, "events": 50})).await;
    assert_eq!(view.value["view"], started.value["view"]);
    assert!(view.text.contains(&format!("seat {players} (you)")), "{}", view.text);
    let legal = model.good("legal", json!({"table": table})).await;
    assert_eq!(legal.value["legal"], started.value["legal"]);
    for action in legal.value["legal"].as_array().unwrap() {
        assert!(legal.text.contains(action["action"].as_str().unwrap()));
        assert_ne!(action["meaning"], "");
    }

    // What is refused changes nothing, and says what is legal.
    for bad in [json!(["fly to the moon"]), json!([]), json!(["fly", "away"])] {
        let refused = model.call("play", json!({"table": table, "actions": bad})).await;
        assert!(refused.refused && refused.text.starts_with("Refused"), "{}", refused.text);
        assert_eq!(refused.value["legal"], started.value["legal"]);
        assert_eq!(refused.value["step"], started.value["step"]);
    }

    let hint = model.good("hint", json!({"table": table})).await;
    let choices = hint.value["choices"].as_array().unwrap();
    assert!((1..=3).contains(&choices.len()), "{hint:?}");
    let running = model.good("result", json!({"table": table, "record": true})).await;
    assert_eq!(running.value["over"], false);
    assert_eq!(running.value["record"]["seed"], Value::Null, "the seed is a secret while the game runs");
    if game.traits().secrets {
        assert_eq!(running.value["record"]["start"], Value::Null);
    }

    let best = choices[0]["action"].clone();
    let played = model.good("play", json!({"table": table, "actions": [best]})).await;
    // (A choice made at the same time as others' is no step until all have chosen.)
    let moment = |at: &Value| (at["step"].clone(), at["asked"].clone(), at["legal"].clone());
    assert_ne!(moment(&played.value), moment(&started.value));
    let over = model.play_on(played.value).await;
    assert_eq!(over["legal"], json!([]));
    let refused = model.call("play", json!({"table": table, "actions": ["pass"]})).await;
    assert!(refused.refused && refused.text.contains("over"), "{}", refused.text);

    let result = model.good("result", json!({"table": table, "record": true})).await.value;
    assert_eq!(result["result"], over["result"]);
    assert_eq!(result["result"]["seats"].as_array().unwrap().len(), usize::from(players));
    let record = serde_json::to_vec(&result["record"]).unwrap();
    let refereed = catalog::referee(&record, &bots::known).expect("anybody can referee the game");
    assert_eq!(refereed.notes, [], "nothing is left unchecked");
    result
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_plays_a_whole_game_of_every_kind() {
    let (mut model, hall) = in_memory(Config::default(), ClientLifecycleMode::Initialize).await;
    let games = model.good("games", json!({})).await;
    let offered = games.value["games"].as_array().unwrap();
    assert_eq!(offered.len(), GameId::ALL.len());
    for (&game, offered) in GameId::ALL.iter().zip(offered) {
        assert_eq!(offered["game"], game.id());
        assert!(games.text.contains(game.id()));
        whole_game(&mut model, game).await;
    }
    assert_eq!(hall.tables(), GameId::ALL.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_takes_back_within_a_turn_and_resigning_ends_the_game() {
    let (mut model, _) = in_memory(Config::default(), newest()).await;
    let arguments = json!({"game": "puerto-rico", "players": 3, "seat": 1, "bots": ["random"], "seed": 3});
    let mut at = model.good("start", arguments).await.value;
    let table = at["table"].clone();
    let undo = model.call("undo", json!({"table": table})).await;
    assert!(undo.refused && undo.text.contains("nothing of yours"), "{}", undo.text);
    let mut undone = false;
    while at["status"] == "your-turn" {
        let action = model.choose(&at);
        let before = at.clone();
        at = model.good("play", json!({"table": table, "actions": [action]})).await.value;
        let acted_alone = at["step"].as_u64() == before["step"].as_u64().map(|step| step + 1);
        if acted_alone && at["status"] == "your-turn" {
            let undo = model.call("undo", json!({"table": table})).await;
            if !undo.refused {
                assert_eq!(
                    (&undo.value["legal"], &undo.value["asked"]),
                    (&before["legal"], &before["asked"])
                );
                undone = true;
                break;
            }
        }
    }
    assert!(undone, "some turn has several actions");
    let resigned = model.good("resign", json!({"table": table})).await;
    assert_eq!(resigned.value["status"], "over");
    assert_eq!(resigned.value["result"]["resigned"], true);
    let again = model.call("resign", json!({"table": table})).await;
    assert!(again.refused, "{}", again.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn equal_seeds_and_actions_are_equal_games() {
    let (mut model, _) = in_memory(Config::default(), newest()).await;
    let mut events = Vec::new();
    for _ in 0..2 {
        let at = model.good("start", json!({"game": "santiago", "bots": ["greedy"], "seed": 9})).await.value;
        let (table, action) = (at["table"].clone(), at["legal"][0]["action"].clone());
        let played = model.good("play", json!({"table": table, "actions": [action]})).await.value;
        events.push((at["seat"].clone(), at["events"].clone(), played["events"].clone()));
        model.choose(&at);
    }
    assert_eq!(events[0], events[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_resources_and_the_prompt_can_be_read() {
    let (model, _) = in_memory(Config::default(), newest()).await;
    for &game in GameId::ALL {
        let chapters = model.good("rules", json!({"game": game.id()})).await.value["chapters"].clone();
        let chapter = chapters[0]["id"].clone();
        let read = model.good("rules", json!({"game": game.id(), "chapter": chapter})).await;
        let number = read.value["statements"][0]["number"].clone();
        let one = model.good("rules", json!({"game": game.id(), "number": number})).await;
        assert_eq!(one.value["statements"][0], read.value["statements"][0]);
        let words = one.value["statements"][0]["text"].clone();
        let found = model.good("rules", json!({"game": game.id(), "words": words})).await;
        assert!(found.value["statements"].as_array().unwrap().contains(&one.value["statements"][0]));
    }
    let resources = model.client.list_resources(None).await.unwrap().resources;
    assert_eq!(resources.len(), GameId::ALL.len());
    for resource in resources {
        let read =
            model.client.read_resource(ReadResourceRequestParams::new(resource.uri.clone())).await.unwrap();
        assert_eq!(read.contents.len(), 1);
    }
    let templates = model.client.list_resource_templates(None).await.unwrap().resource_templates;
    assert_eq!(templates.len(), 1);
    let chapter = ReadResourceRequestParams::new("antilles://rules/puerto-rico/captain");
    assert_eq!(model.client.read_resource(chapter).await.unwrap().contents.len(), 1);
    let prompts = model.client.list_prompts(None).await.unwrap().prompts;
    let arguments = json!({"game": "san-juan", "bots": "easy"}).as_object().cloned().unwrap();
    let prompt = GetPromptRequestParams::new(prompts[0].name.clone()).with_arguments(arguments);
    let prompt = model.client.get_prompt(prompt).await.unwrap();
    assert!(format!("{:?}", prompt.messages).contains("San Juan"));
}

#[tokio::test(flavor = "multi_thread")]
async fn tools_have_schemas_and_a_hall_without_hints_has_no_coach() {
    let (model, _) = in_memory(Config { no_hints: true, ..Config::default() }, newest()).await;
    let tools = model.client.list_tools(None).await.unwrap().tools;
    assert!(tools.iter().all(|tool| tool.name != "hint"));
    for tool in &tools {
        assert_eq!(tool.input_schema["type"], "object", "{}", tool.name);
        assert!(tool.output_schema.is_some() && tool.description.is_some());
        let text = serde_json::to_string(tool).unwrap();
        assert!(!text.contains("$ref"), "{text}");
    }
    let request = rmcp::model::CallToolRequestParams::new("hint");
    assert!(model.client.call_tool(request).await.is_err(), "there is no such tool");
}
