//! Requests that come twice, or in another order than they were sent: what has happened once does not happen again.

use crate::{
    client::{Program, program},
    support::server,
};
use serde_json::{Value, json};

/// Sends this under a key.
async fn keyed(program: &Program, path: &str, key: &str, body: &Value) -> (u16, Value) {
    let headers = [("content-type", "application/json"), ("idempotency-key", key)];
    let answer = program.raw("POST", path, &headers, Some(body.to_string().into_bytes())).await;
    (answer.status, serde_json::from_slice(&answer.body).unwrap_or(Value::Null))
}

fn kind(document: &Value) -> &str {
    document["type"].as_str().unwrap_or_default().trim_start_matches("/api#problem-")
}

#[tokio::test]
async fn a_withdrawn_choice_is_not_sealed_again_by_the_request_that_made_it() {
    let running = server().await;
    let (anne, ben) = (program(&running, "Anne").await, program(&running, "Ben").await);
    let new = json!({
        "game": "mundus-novus", "open": true, "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }],
    });
    let table = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    ben.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!(anne.ask("POST", &format!("/tables/{table}/start"), None).await.0, 200);
    // The first announces how many cards are offered; then both choose in secret.
    let announced = anne.asked(&table, 1).await;
    assert_eq!(anne.play_first(&table, 1, &announced).await.0, 200);
    let seat = format!("/tables/{table}/seats/2");
    assert_eq!(ben.refused("POST", &format!("{seat}/withdraw"), None).await, (409, "refused".into()));
    let state = ben.asked(&table, 2).await;
    let body = |state: &Value| {
        let decision = &state["decision"];
        json!({ "decision": decision["decision"], "actions": [decision["actions"][0]["action"]] })
    };
    let (sent, play) = (body(&state), format!("{seat}/play"));
    let first = keyed(&ben, &play, "offer", &sent).await;
    assert_eq!(first.0, 200, "{}", first.1);
    assert_eq!(ben.get(&seat).await["sealed"], sent["actions"]);
    assert_eq!(anne.refused("POST", &format!("{seat}/withdraw"), None).await.0, 403);
    let (status, table_now) = ben.ask("POST", &format!("{seat}/withdraw"), None).await;
    assert_eq!((status, &table_now["phase"]), (200, &json!("playing")));
    let after = ben.get(&seat).await;
    assert!(
        after["sealed"].is_null() && after["decision"]["actions"] == state["decision"]["actions"],
        "{after}"
    );
    assert_ne!(after["decision"]["decision"], state["decision"]["decision"], "another decision");
    // The old request again: with its key it was carried out, without it is old. Neither seals anything.
    assert_eq!(keyed(&ben, &play, "offer", &sent).await, first);
    let (status, stale) = ben.ask("POST", &play, Some(sent.clone())).await;
    assert_eq!((status, kind(&stale)), (409, "stale"));
    assert_eq!(stale["decision"]["decision"], after["decision"]["decision"], "with what is asked now");
    assert!(ben.get(&seat).await["sealed"].is_null());
    assert_eq!(keyed(&ben, &play, "offer", &body(&after)).await.0, 422, "the key belongs to the old one");
    assert_eq!(keyed(&ben, &play, "again", &body(&after)).await.0, 200);
    running.stop().await;
}

#[tokio::test]
async fn what_is_said_or_made_under_a_key_is_said_and_made_once() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let new = json!({ "game": "santiago", "chairs": [{ "kind": "me" }, { "kind": "open" }] });
    let (status, made) = keyed(&anne, "/tables", "table", &new).await;
    assert_eq!(status, 201, "{made}");
    let other =
        json!({ "game": "santiago", "chairs": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let (status, refused) = keyed(&anne, "/tables", "table", &other).await;
    assert_eq!((status, kind(&refused)), (422, "key-reused"));
    assert_eq!(keyed(&anne, "/tables", "table", &new).await.0, 200);
    // It is the same table, even if other things were decided there since.
    let room = format!("/tables/{}", made["table"].as_str().unwrap());
    anne.post(&format!("{room}/draw"), json!({ "drawn": made["draw-seats"] == false })).await;
    anne.post(&format!("{room}/players"), json!({ "players": 3 })).await;
    assert_eq!(keyed(&anne, "/tables", "table", &new).await.0, 200);
    assert_eq!(anne.get("/tables").await["tables"].as_array().unwrap().len(), 1);

    let path = format!("/tables/{}", made["table"].as_str().unwrap());
    let chat = format!("{path}/chat");
    let hello = json!({ "text": "hello" });
    // Doubled at once, and again later.
    let (one, two) = tokio::join!(keyed(&anne, &chat, "hello", &hello), keyed(&anne, &chat, "hello", &hello));
    assert_eq!((one.0, two.0, keyed(&anne, &chat, "hello", &hello).await.0), (200, 200, 200));
    let (status, refused) = keyed(&anne, &chat, "hello", &json!({ "text": "goodbye" })).await;
    assert_eq!((status, kind(&refused)), (422, "key-reused"));
    let said = async || {
        let story = anne.get(&format!("{path}/story")).await;
        story.as_array().unwrap().iter().filter(|line| line["said-by"].is_string()).count()
    };
    assert_eq!(said().await, 1);
    anne.post(&chat, hello.clone()).await;
    assert_eq!(said().await, 2, "without a key it is said as often as it comes");

    // A token is shown once: the same request makes nothing, and says so.
    let bot = json!({ "name": "Engine", "games": ["santiago"] });
    let (status, registered) = keyed(&anne, "/bots", "bot", &bot).await;
    assert_eq!(status, 201);
    let (status, again) = keyed(&anne, "/bots", "bot", &bot).await;
    assert_eq!((status, kind(&again)), (409, "refused"), "{again}");
    assert_eq!(anne.get("/bots").await.as_array().unwrap().len(), 1);
    let tokens = format!("/bots/{}/tokens", registered["bot"].as_str().unwrap());
    assert_eq!(keyed(&anne, &tokens, "token", &json!({})).await.0, 201);
    let before = anne.get("/tokens").await.as_array().unwrap().len();
    assert_eq!(keyed(&anne, &tokens, "token", &json!({})).await.0, 409);
    assert_eq!(anne.get("/tokens").await.as_array().unwrap().len(), before);
    // A record is known by what it holds.
    let record = json!({ "format": "none" });
    assert_eq!(keyed(&anne, "/records", "record", &record).await.0, 422);
    // Said twice, a key says nothing.
    let headers = [("content-type", "application/json"), ("idempotency-key", "a"), ("idempotency-key", "b")];
    let answer = anne.raw("POST", &chat, &headers, Some(hello.to_string().into_bytes())).await;
    assert_eq!(answer.status, 400);
    running.stop().await;
}
