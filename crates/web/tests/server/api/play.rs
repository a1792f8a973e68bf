//! Playing over the API: whole games, decisions by name, requests that come twice, what nobody learns.

use crate::{
    client::{person, program, token},
    support::{config, server},
};
use serde_json::{Value, json};

fn against_bots() -> Value {
    json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }])
}

#[tokio::test]
async fn whole_games_of_all_kinds_are_played_and_looked_back_on() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let games = anne.get("/games").await;
    assert_eq!(games.as_array().unwrap().len(), catalog::GameId::ALL.len());
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let (table, seat) = anne.table(id, against_bots()).await;
        anne.play_to_the_end(&table, seat).await;
        let state = anne.get(&format!("/tables/{table}")).await;
        assert_eq!(state["phase"], "finished");
        assert!(state["result"].is_object() && state["seats"][0]["place"].is_number(), "{state}");
        // What goes down comes up again.
        let record = anne.get(&format!("/tables/{table}/record?legal=true&think=true")).await;
        let kept = anne.post("/records", record.clone()).await;
        assert_eq!(anne.get(&format!("/records/{}", kept["record"].as_str().unwrap())).await, record);
        let story = anne.get(&format!("/tables/{table}/story")).await;
        assert!(story.as_array().unwrap().len() > 20);
        let listed = anne.get("/tables?which=finished&limit=1").await;
        assert_eq!(listed["tables"][0]["table"], table.as_str());
    }
    let broken = json!({ "format": "antilles-record-1" });
    assert_eq!(anne.refused("POST", "/records", Some(broken)).await, (422, "unprocessable".into()));
    running.stop().await;
}

#[tokio::test]
async fn a_decision_is_answered_once_and_a_key_answers_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("api.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = program(&running, "Anne").await;
    let ben = program(&running, "Ben").await;
    let new = json!({
        "game": "puerto-rico", "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }],
    });
    let keyed = [("content-type", "application/json"), ("idempotency-key", "table-1")];
    let made = anne.raw("POST", "/tables", &keyed, Some(new.to_string().into_bytes())).await;
    let again = anne.raw("POST", "/tables", &keyed, Some(new.to_string().into_bytes())).await;
    assert_eq!((made.status, again.status), (201, 200));
    let (made, again): (Value, Value) =
        (serde_json::from_slice(&made.body).unwrap(), serde_json::from_slice(&again.body).unwrap());
    assert_eq!(made["table"], again["table"], "one table, however often it is asked for");
    let table = made["table"].as_str().unwrap();
    let path = format!("/tables/{table}");
    assert_eq!(
        ben.refused("POST", &format!("{path}/join"), Some(json!({}))).await,
        (403, "forbidden".into())
    );
    let code = made["code"].as_str().unwrap();
    assert!(ben.get(&path).await["code"].is_null(), "the invitation is for those who sit there");
    ben.post(&format!("{path}/join"), json!({ "code": code, "name": "Benoît" })).await;
    assert_eq!(ben.refused("POST", &format!("{path}/start"), None).await.0, 403);
    assert_eq!(anne.ask("POST", &format!("{path}/start"), None).await.0, 200);

    let seat = anne.asked(table, 1).await;
    let decision = &seat["decision"];
    let (name, action) =
        (decision["decision"].as_str().unwrap(), decision["actions"][0]["action"].as_str().unwrap());
    assert!(!decision["sentence"].as_str().unwrap().is_empty());
    let body = json!({ "decision": name, "actions": [action] });
    let play = format!("{path}/seats/1/play");
    let json_key = |key: &'static str| [("content-type", "application/json"), ("idempotency-key", key)];
    // Others cannot act for the seat, and learn nothing.
    let foreign = ben.ask("POST", &play, Some(body.clone())).await;
    assert_eq!(foreign.0, 403);
    assert!(foreign.1["decision"].is_null(), "{}", foreign.1);
    // A draft stores nothing.
    let before = anne.get(&path).await["entry"].clone();
    let draft = anne.post(&format!("{path}/seats/1/try"), json!({ "actions": [action] })).await;
    assert!(draft["view"].is_object());
    assert_eq!(anne.get(&path).await["entry"], before);
    // What is illegal comes back with what is asked.
    let bad = json!({ "decision": name, "actions": ["fly to the moon"] });
    let (status, refused) = anne.ask("POST", &play, Some(bad)).await;
    assert_eq!((status, &refused["decision"]["decision"]), (409, &json!(name)));
    // Doubled at once: both are answered alike, and it is played once.
    let (keys, sent) = (json_key("play-1"), body.to_string().into_bytes());
    let (one, two) = tokio::join!(
        anne.raw("POST", &play, &keys, Some(sent.clone())),
        anne.raw("POST", &play, &keys, Some(sent.clone())),
    );
    assert_eq!((one.status, &one.body), (200, &two.body));
    let step = anne.get(&path).await["step"].clone();
    assert_eq!(step, 1);
    // The same without its key is old.
    assert_eq!(anne.refused("POST", &play, Some(body.clone())).await, (409, "stale".into()));
    // Another request under the same key.
    let other = json!({ "decision": name, "actions": ["else"] }).to_string().into_bytes();
    assert_eq!(anne.raw("POST", &play, &keys, Some(other)).await.status, 422);
    // After a restart of the server the same is answered the same.
    running.stop().await;
    let running = web::serve(config(Some(file))).await.unwrap();
    anne.line = anne.line.at(&running);
    let again = anne.raw("POST", &play, &keys, Some(sent)).await;
    assert_eq!((again.status, &again.body), (200, &one.body));
    assert_eq!(anne.get(&path).await["step"], step);
    running.stop().await;
}

#[tokio::test]
async fn undo_consent_orders_talk_and_leaving() {
    let running = server().await;
    let (anne, ben) = (program(&running, "Anne").await, program(&running, "Ben").await);
    let new = json!({
        "game": "puerto-rico", "open": true, "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }, { "kind": "bot", "bot": "random" }],
    });
    let table = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    let path = format!("/tables/{table}");
    ben.post(&format!("{path}/join"), json!({ "chair": 2 })).await;
    assert_eq!(ben.refused("POST", &format!("{path}/leave"), Some(json!({ "chair": 1 }))).await.0, 403);
    // Ben may go to free chairs only; Anne, whose table it is, lets two change places, and back.
    let chairs = format!("{path}/chairs");
    assert_eq!(ben.refused("POST", &chairs, Some(json!({ "from": 2, "to": 1 }))).await.0, 409);
    assert_eq!(ben.refused("POST", &chairs, Some(json!({ "from": 1, "to": 2 }))).await.0, 403);
    let names = |state: &serde_json::Value| [0, 1, 2].map(|at| state["seats"][at]["name"].clone());
    let before = names(&anne.get(&path).await);
    let after = names(&anne.post(&chairs, json!({ "from": 1, "to": 3 })).await);
    assert_eq!(after, [&before[2], &before[1], &before[0]].map(Clone::clone));
    assert_eq!(names(&anne.post(&chairs, json!({ "from": 3, "to": 1 })).await), before);
    let draw = format!("{path}/draw");
    assert_eq!(ben.refused("POST", &draw, Some(json!({ "drawn": true }))).await.0, 403);
    for drawn in [true, false] {
        assert_eq!(anne.post(&draw, json!({ "drawn": drawn })).await["draw-seats"], drawn);
    }
    // One chair more and away again; fewer than the people there cannot be.
    let players = format!("{path}/players");
    assert_eq!(ben.refused("POST", &players, Some(json!({ "players": 4 }))).await.0, 403);
    for count in [4, 3] {
        assert_eq!(anne.post(&players, json!({ "players": count })).await["players"], count);
    }
    assert_eq!(anne.refused("POST", &players, Some(json!({ "players": 6 }))).await.0, 409);
    assert_eq!(names(&anne.get(&path).await), before);
    assert_eq!(anne.ask("POST", &format!("{path}/start"), None).await.0, 200);
    let state = anne.asked(&table, 1).await;
    assert_eq!(anne.play_first(&table, 1, &state).await.0, 200);
    let step = anne.get(&path).await["step"].as_u64().unwrap();
    let (undo, back) = (json!({ "step": step }), format!("{path}/seats/1/undo"));
    let (one, two) = tokio::join!(
        anne.ask("POST", &back, Some(undo.clone())),
        anne.ask("POST", &back, Some(undo.clone())),
    );
    let mut statuses = [one.0, two.0];
    statuses.sort();
    assert_eq!(statuses, [200, 409], "what comes twice takes back once");
    // The same moment is another decision now.
    let old = json!({ "decision": state["decision"]["decision"], "actions": [state["decision"]["actions"][0]["action"]] });
    assert_eq!(anne.refused("POST", &format!("{path}/seats/1/play"), Some(old)).await, (409, "stale".into()));

    let asked = anne.post(&format!("{path}/requests"), json!({ "what": "stop" })).await;
    let entry = asked["request"]["entry"].as_u64().unwrap();
    assert_eq!(ben.get(&path).await["request"]["asks-you"], true);
    let wrong = json!({ "entry": entry + 1, "agree": true });
    assert_eq!(ben.refused("POST", &format!("{path}/requests/answer"), Some(wrong)).await.0, 409);
    ben.post(&format!("{path}/requests/answer"), json!({ "entry": entry, "agree": false })).await;

    let orders = anne.get(&format!("{path}/seats/1/orders")).await;
    assert!(orders.as_array().unwrap().iter().any(|order| order["order"] == "forced"));
    let on = json!({ "on": true });
    assert_eq!(anne.ask("PUT", &format!("{path}/seats/1/orders/forced"), Some(on.clone())).await.0, 200);
    assert_eq!(anne.refused("PUT", &format!("{path}/seats/1/orders/none"), Some(on)).await.0, 409);
    ben.post(&format!("{path}/chat"), json!({ "text": "Good luck" })).await;
    let story = anne.get(&format!("{path}/story?since=3")).await;
    assert!(
        story
            .as_array()
            .unwrap()
            .iter()
            .any(|line| line["said-by"] == "Ben" && line["sentence"] == "Good luck")
    );

    assert_eq!(ben.ask("POST", &format!("{path}/seats/2/hand-over"), None).await.0, 200);
    assert_eq!(ben.get(&path).await["away"], json!([2]));
    assert_eq!(anne.refused("POST", &format!("{path}/seats/2/return"), None).await.0, 409);
    assert_eq!(ben.ask("POST", &format!("{path}/seats/2/return"), None).await.0, 200);
    assert_eq!(ben.ask("POST", &format!("{path}/seats/2/resign"), None).await.0, 200);
    assert_eq!(ben.refused("POST", &format!("{path}/seats/2/return"), None).await.0, 409);
    assert_eq!(ben.refused("GET", &format!("{path}/seats/2"), None).await.0, 403);
    running.stop().await;
}

#[tokio::test]
async fn nobody_learns_what_their_seat_could_not_see() {
    let running = server().await;
    let (anne, ben) = (program(&running, "Anne").await, program(&running, "Ben").await);
    let new = json!({
        "game": "san-juan", "open": true, "spectators": false, "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }],
    });
    let table = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    let path = format!("/tables/{table}");
    ben.post(&format!("{path}/join"), json!({})).await;
    assert_eq!(anne.ask("POST", &format!("{path}/start"), None).await.0, 200);
    let eve = program(&running, "Eve").await;
    for (method, rest, body) in [
        ("GET", "", None),
        ("GET", "/view", None),
        ("GET", "/story", None),
        ("GET", "/record", None),
        ("GET", "/analysis", None),
        ("GET", "/seats/1", None),
        ("GET", "/seats/1/orders", None),
        ("GET", "/seats/1/advice", None),
        ("POST", "/seats/1/try", Some(json!({ "actions": ["x"] }))),
        ("POST", "/seats/1/play", Some(json!({ "decision": "0.0.0", "actions": ["x"] }))),
        ("POST", "/chat", Some(json!({ "text": "hi" }))),
    ] {
        let (status, problem) = eve.ask(method, &format!("{path}{rest}"), body.clone()).await;
        assert_eq!(status, 403, "{rest}: {problem}");
        assert!(problem["decision"].is_null(), "{rest}");
    }
    // Both players see different hands, and neither the other's, by any door.
    let (one, two) = (anne.get(&format!("{path}/seats/1")).await, ben.get(&format!("{path}/seats/2")).await);
    assert_ne!(one["view"], two["view"]);
    for (who, other) in [(&anne, 2), (&ben, 1)] {
        for (method, rest, body) in [
            ("GET", "", None),
            ("GET", "/orders", None),
            ("GET", "/advice", None),
            ("POST", "/try", Some(json!({ "actions": [] }))),
            ("POST", "/play", Some(json!({ "decision": "0.0.0", "actions": ["x"] }))),
            ("POST", "/withdraw", None),
        ] {
            let (status, problem) =
                who.ask(method, &format!("{path}/seats/{other}{rest}"), body.clone()).await;
            assert_eq!(status, 403, "{rest}: {problem}");
            assert!(problem["decision"].is_null() && problem["view"].is_null(), "{rest}");
        }
    }
    assert_eq!(anne.get("/tables?which=running").await["tables"], json!([]), "not watchable, not listed");
    running.stop().await;
}

#[tokio::test]
async fn the_coach_answers_where_the_table_allows_it() {
    let running = server().await;
    let mut browser = person(&running, "Anne").await;
    let anne = token(&mut browser, &["read", "play", "tables"]).await;
    let (table, seat) = anne.table("santiago", against_bots()).await;
    let state = anne.asked(&table, seat).await;
    let path = format!("/tables/{table}");
    let advice = anne.get(&format!("{path}/seats/{seat}/advice")).await;
    assert_eq!(advice["decision"], state["decision"]["decision"]);
    let best = &advice["choices"][0]["action"];
    assert!(state["decision"]["actions"].as_array().unwrap().iter().any(|action| action["action"] == *best));
    assert_eq!(anne.refused("GET", &format!("{path}/analysis"), None).await.0, 409);
    let without = json!({ "game": "santiago", "chairs": against_bots() });
    let other = anne.post("/tables", without).await["table"].as_str().unwrap().to_string();
    let refused = anne.refused("GET", &format!("/tables/{other}/seats/{seat}/advice"), None).await;
    assert!(matches!(refused.0, 403), "{refused:?}");
    running.stop().await;
}
