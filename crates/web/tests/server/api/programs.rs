//! Bot seats: registered, offered while connected, marked, replaced when silent, back again. And the stream.

use crate::{
    client::{bot, person, program, token},
    support::server,
};
use serde_json::{Value, json};

#[tokio::test]
async fn a_bot_is_offered_while_it_is_connected_and_marked_everywhere() {
    let running = server().await;
    let (mut anne, mut ben) = (person(&running, "Anne").await, person(&running, "Ben").await);
    let engine = bot(&mut ben, "Engine", true).await;
    let private = bot(&mut ben, "Secret", false).await;
    let me = engine.get("/me").await;
    let id = me["bot"].as_str().unwrap().to_string();
    let form = anne.get("/new/santiago").await.text();
    assert!(!form.contains("Engine"), "it is not connected");
    let host = token(&mut anne, &["read", "tables", "play"]).await;
    let chairs = json!([{ "kind": "me" }, { "kind": "program", "program": id }]);
    let new = json!({ "game": "santiago", "chairs": chairs });
    assert_eq!(host.refused("POST", "/tables", Some(new.clone())).await, (409, "refused".into()));

    let (mut events, _private) = (engine.stream("?views=true", None).await, private.stream("", None).await);
    let form = anne.get("/new/santiago").await.text();
    assert!(form.contains("Engine (Ben’s program)") && !form.contains("Secret"));
    assert!(ben.get("/new/santiago").await.text().contains("Secret (Ben’s program)"), "its owner may");
    let listed = host.get("/bots").await;
    assert_eq!((listed[0]["name"].clone(), listed[0]["connected"].clone()), (json!("Engine"), json!(true)));
    assert_eq!(listed.as_array().unwrap().len(), 1);
    let hidden = private.get("/me").await["bot"].as_str().unwrap().to_string();
    let chairs = json!([{ "kind": "me" }, { "kind": "program", "program": hidden }]);
    let foreign = json!({ "game": "santiago", "chairs": chairs });
    assert_eq!(host.refused("POST", "/tables", Some(foreign)).await, (409, "refused".into()));

    // On the page, by the form.
    let fields =
        [("name", "Anne"), ("seat-2", &format!("program-{id}")), ("spectators", "on"), ("pace", "instant")];
    let table = anne.new_table_of("santiago", &fields).await;
    let page = anne.get(&format!("/table/{table}")).await.text();
    assert!(page.contains("Ben’s program") && page.contains("does not answer within 60 seconds"));
    assert!(ben.get("/tables").await.text().contains("Engine (Ben’s program)"));
    // It hears of its new table by itself, with its view if something is asked of it.
    let event = events.next().await;
    assert_eq!(event["table"], table.as_str());
    let seat = event["yours"][0].as_u64().unwrap();
    let state = engine.get(&format!("/tables/{table}")).await;
    assert_eq!(state["seats"][seat as usize - 1]["kind"], "program");
    assert_eq!(state["seats"][seat as usize - 1]["program-of"], "Ben");

    // A whole game between a person in a browser and the program.
    let browser = tokio::spawn(async move {
        loop {
            let page = anne.asked(&table).await;
            if page.contains("/result\"") {
                return (anne, table);
            }
            anne.play_first(&table, &page).await;
        }
    });
    let mut heard = event;
    while heard["phase"] == "playing" {
        for view in event_views(&heard) {
            let (table, seat) = (view["table"].as_str().unwrap(), view["seat"].as_u64().unwrap());
            let mut state = view.clone();
            while state["decision"].is_object() {
                assert!(matches!(engine.play_first(table, seat, &state).await.0, 200 | 409));
                state = engine.get(&format!("/tables/{table}/seats/{seat}")).await;
            }
        }
        heard = events.next().await;
    }
    let (_, table) = browser.await.unwrap();
    let record = engine.get(&format!("/tables/{table}/record")).await;
    let players: Vec<&str> =
        record["seats"].as_array().unwrap().iter().map(|one| one["player"].as_str().unwrap()).collect();
    assert!(players.contains(&"program") && players.contains(&"person"), "{players:?}");
    let kept = host.ask("POST", "/records", Some(record)).await;
    assert_eq!(kept.0, 201, "a record with a program can be read: {}", kept.1);

    // Removed, it is nobody.
    assert_eq!(ben.post(&format!("/settings/bots/{id}/remove"), &[]).await.status, 303);
    assert_eq!(engine.refused("GET", "/me", None).await.0, 401);
    assert_eq!(host.refused("POST", "/tables", Some(new)).await.0, 409);
    running.stop().await;
}

fn event_views(event: &Value) -> Vec<Value> {
    event["views"].as_array().cloned().unwrap_or_default()
}

#[tokio::test]
async fn a_silent_program_is_replaced_by_ours_and_may_return() {
    let running = server().await;
    let mut ben = person(&running, "Ben").await;
    let engine = bot(&mut ben, "Engine", false).await;
    let mut events = engine.stream("", None).await;
    let host = token(&mut ben, &["read", "tables", "play"]).await;
    let id = engine.get("/me").await["bot"].clone();
    let new = json!({
        "game": "puerto-rico", "draw-seats": false, "program-seconds": 5,
        "chairs": [{ "kind": "program", "program": id }, { "kind": "me" }, { "kind": "bot", "bot": "random" }],
    });
    let table = host.post("/tables", new).await["table"].as_str().unwrap().to_string();
    assert_eq!(events.next().await["asked"], json!([1]));
    // It says nothing.
    let mut event = events.next().await;
    while event["away"] != json!([1]) {
        event = events.next().await;
    }
    assert_eq!(event["asked"], json!([]));
    let state = host.get(&format!("/tables/{table}")).await;
    assert_eq!(
        (&state["seats"][0]["kind"], &state["seats"][0]["stands-in-for"]),
        (&json!("bot"), &json!("Engine"))
    );
    let story = host.get(&format!("/tables/{table}/story")).await;
    assert!(story.to_string().contains("Engine did not answer in time"), "{story}");
    assert_eq!(host.refused("POST", &format!("/tables/{table}/seats/1/return"), None).await.0, 409);
    let (status, state) = engine.ask("POST", &format!("/tables/{table}/seats/1/return"), None).await;
    assert_eq!((status, &state["seats"][0]["kind"]), (200, &json!("program")));
    running.stop().await;
}

#[tokio::test]
async fn a_stream_goes_on_where_it_was() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let new = json!({ "game": "puerto-rico", "open": true, "chairs": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let first = anne.post("/tables", new.clone()).await["table"].as_str().unwrap().to_string();
    let mut events = anne.stream("", None).await;
    let heard = events.next().await;
    assert_eq!((heard["table"].as_str().unwrap(), &heard["phase"]), (first.as_str(), &json!("gathering")));
    // A second table joins the stream by itself.
    let second = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    assert_eq!(events.next().await["table"], second.as_str());
    let last = events.id.clone();
    drop(events);
    // What was heard is not told again; what was missed is.
    anne.post(&format!("/tables/{second}/chat"), json!({ "text": "hello" })).await;
    let mut events = anne.stream("", Some(&last)).await;
    let missed = events.next().await;
    assert_eq!(missed["table"], second.as_str());
    anne.post(&format!("/tables/{first}/chat"), json!({ "text": "hello" })).await;
    assert_eq!(events.next().await["table"], first.as_str(), "nothing came in between");
    running.stop().await;
}

#[tokio::test]
async fn a_stream_tells_how_a_game_ended_while_nobody_listened() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let (table, seat) =
        anne.table("santiago", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }])).await;
    let mut events = anne.stream("", None).await;
    assert_eq!(events.next().await["phase"], "playing");
    let last = events.id.clone();
    drop(events);
    anne.play_to_the_end(&table, seat).await;
    let mut events = anne.stream("", Some(&last)).await;
    let told = events.next().await;
    assert_eq!((&told["table"], &told["phase"]), (&json!(table), &json!("finished")));
    // A program that has no part in it hears nothing by naming it.
    let eve = program(&running, "Eve").await;
    let (own, _) = eve.table("santiago", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }])).await;
    let mut events = eve.stream("", Some(&format!("{table}:1"))).await;
    assert_eq!(events.next().await["table"], json!(own));
    running.stop().await;
}

#[tokio::test]
async fn bots_are_registered_over_the_api_too_and_are_limited() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let new = |games: Value| json!({ "name": "Engine", "games": games });
    assert_eq!(anne.refused("POST", "/bots", Some(new(json!(["chess"])))).await.0, 409);
    assert_eq!(
        anne.refused("POST", "/bots", Some(json!({ "name": "\u{200b}", "games": ["san-juan"] }))).await.0,
        409
    );
    for _ in 0..store::Quotas::default().bots.person {
        anne.post("/bots", new(json!(["san-juan"]))).await;
    }
    assert_eq!(anne.refused("POST", "/bots", Some(new(json!(["san-juan"])))).await, (429, "too-many".into()));
    let bots = anne.get("/bots").await;
    let id = bots[0]["id"].as_str().unwrap();
    let made = anne.ask("POST", &format!("/bots/{id}/tokens"), None).await;
    assert_eq!(made.0, 201);
    let engine = crate::client::Program { token: made.1["token"].as_str().unwrap().into(), ..anne.clone() };
    assert_eq!(engine.get("/me").await["bot"], id);
    assert_eq!(
        engine.refused("POST", "/bots", Some(new(json!(["san-juan"])))).await.0,
        403,
        "a bot makes no bots"
    );
    assert_eq!(anne.ask("DELETE", &format!("/bots/{id}"), None).await.0, 204);
    assert_eq!(anne.refused("DELETE", &format!("/bots/{id}"), None).await.0, 404);
    running.stop().await;
}
