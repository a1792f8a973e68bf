//! Clocks over the wire: the form, the pages, playing hours, pauses, the API.

use crate::client::{person, program};
use crate::support::{Browser, server};
use serde_json::json;

const FRIENDS: [(&str, &str); 4] =
    [("name", "Anne"), ("seat-2", "open"), ("open", "on"), ("watch", "nobody")];

/// Anne and Ben at a table with this clock, begun.
async fn begun(anne: &mut Browser, ben: &mut Browser, clock: &str, end: &str) -> String {
    let form: Vec<_> = FRIENDS.into_iter().chain([("clock", clock), ("clock-end", end)]).collect();
    let table = anne.new_table_of("santiago", &form).await;
    assert_eq!(ben.post(&format!("/table/{table}/sit"), &[("name", "Ben")]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    table
}

#[tokio::test]
async fn a_live_clock_is_shown_and_paused_by_agreement() {
    let running = server().await;
    let (mut anne, mut ben) = (person(&running, "Anne").await, person(&running, "Ben").await);
    let table = begun(&mut anne, &mut ben, "live-900-20", "decide").await;
    let path = format!("/table/{table}");
    let page = anne.get(&path).await.text();
    assert!(page.contains("data-deadline=\"") && page.contains("Live: 15 min + 20 s per turn"));
    assert!(page.contains(">15:00<"), "the one who waits has all of it");
    for (who, action) in [(&mut anne, "/pause"), (&mut ben, "/answer")] {
        assert_eq!(who.post(&format!("{path}{action}"), &[("answer", "agree")]).await.status, 303);
    }
    let paused = ben.get(&path).await.text();
    assert!(paused.contains("The clocks are paused.") && !paused.contains("data-deadline=\""));
    assert_eq!(ben.post(&format!("{path}/resume"), &[]).await.status, 303);
    assert!(ben.get(&path).await.text().contains("data-deadline=\""));
    let called = ben.post(&format!("{path}/call-bot"), &[("seat", "1")]).await;
    assert_eq!(called.status, 409, "there is time");
    running.stop().await;
}

/// A page without its tags.
fn plain(page: &str) -> String {
    page.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text)).collect()
}

#[tokio::test]
async fn people_who_are_invited_read_what_they_agree_to_before_they_sit_down() {
    let running = server().await;
    let (mut anne, mut ben) = (person(&running, "Anne").await, person(&running, "Ben").await);
    let clock = [("clock", "days-2"), ("clock-end", "bot-greedy")];
    let form: Vec<_> = FRIENDS.into_iter().chain(clock).collect();
    let table = anne.new_table_of("santiago", &form).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let invitation = room.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_string();
    let asked = ben.get(&format!("/join/{invitation}")).await.text();
    for page in [&room, &asked] {
        let page = plain(page);
        for line in [
            "Thinking time: 2 days per turn",
            "When time runs out: A bot takes over: greedy",
            "Watching: Nobody may watch",
        ] {
            assert!(page.contains(line), "{line}: {page}");
        }
    }
    // Over days everybody finds where to say when they play, and how to be told, in the room and at the table.
    assert_eq!(ben.post(&format!("/table/{table}/sit"), &[("name", "Ben")]).await.status, 303);
    assert_eq!(anne.post(&format!("/table/{table}/start"), &[]).await.status, 303);
    let begun = ben.get(&format!("/table/{table}")).await.text();
    for page in [&room, &begun] {
        assert!(page.contains("href=\"/settings#hours\"") && page.contains("href=\"/notices\""));
    }
    let table = anne.new_table_of("santiago", &FRIENDS).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    assert!(plain(&room).contains("Thinking time: No clock") && !room.contains("/settings#hours"));
    running.stop().await;
}

#[tokio::test]
async fn playing_hours_reach_the_tables_and_tell_the_deadline_in_local_time() {
    let running = server().await;
    let (mut anne, mut ben) = (person(&running, "Anne").await, person(&running, "Ben").await);
    let paris = [("zone", "Europe/Paris"), ("from", "08:00"), ("to", "22:00")];
    assert_eq!(anne.post("/settings/hours", &paris).await.status, 303);
    let settings = anne.get("/settings").await.text();
    assert!(settings.contains("value=\"Europe/Paris\"") && settings.contains("value=\"22:00\""));
    let table = begun(&mut anne, &mut ben, "days-2", "bot-greedy").await;
    let page = anne.get(&format!("/table/{table}")).await.text();
    assert!(page.contains("(your time)") && page.contains("data-due=\""), "her zone is known from the start");
    let bens = ben.get(&format!("/table/{table}")).await.text();
    assert!(bens.contains("(UTC)"), "his is not");
    let tokyo = [("zone", "Asia/Tokyo"), ("from", "18:00"), ("to", "02:00")];
    assert_eq!(ben.post("/settings/hours", &tokyo).await.status, 303);
    let bens = ben.get(&format!("/table/{table}")).await.text();
    assert!(bens.contains("(your time)"), "a running game is told");
    for bad in [
        [("zone", "Mars/Olympus"), ("from", "08:00"), ("to", "22:00")],
        [("zone", "Europe/Paris"), ("from", "08:00"), ("to", "09:00")],
        [("zone", "Europe/Paris"), ("from", "8"), ("to", "22:00")],
    ] {
        assert_eq!(ben.post("/settings/hours", &bad).await.status, 400, "{bad:?}");
    }
    let late = [paris.as_slice(), &[("first", "2020-01-01"), ("last", "2020-01-02")]].concat();
    assert_eq!(anne.post("/settings/hours", &late).await.status, 400, "holidays are announced");
    assert_eq!(Browser::new(&running).post("/settings/hours", &paris).await.status, 403);
    running.stop().await;
}

#[tokio::test]
async fn programs_set_up_tables_with_clocks_and_read_them() {
    let running = server().await;
    let (anne, ben) = (program(&running, "Anne").await, program(&running, "Ben").await);
    let new = |clock| {
        json!({ "game": "santiago", "open": true, "draw-seats": false, "clock": clock,
            "chairs": [{ "kind": "me" }, { "kind": "open" }] })
    };
    let clock = json!({ "bank-seconds": 300, "increment-seconds": 5, "bot": "greedy" });
    let made = anne.post("/tables", new(clock.clone())).await;
    assert_eq!(made["clock"], clock);
    let path = format!("/tables/{}", made["table"].as_str().unwrap());
    ben.post(&format!("{path}/join"), json!({})).await;
    anne.ask("POST", &format!("{path}/start"), None).await;
    let clocks = anne.get(&path).await["clocks"].clone();
    assert_eq!(clocks.as_array().unwrap().len(), 2);
    assert!(clocks.as_array().unwrap().iter().any(|clock| clock["deadline"].is_i64()));
    assert_eq!(clocks[1]["left"], 300_000);
    anne.post(&format!("{path}/requests"), json!({ "what": "pause" })).await;
    let asked = ben.get(&path).await["request"].clone();
    assert_eq!(asked["what"], "pause");
    let yes = json!({ "entry": asked["entry"], "agree": true });
    assert_eq!(ben.post(&format!("{path}/requests/answer"), yes).await["paused"], true);
    assert_eq!(anne.ask("POST", &format!("{path}/resume"), None).await.1["paused"], false);
    assert_eq!(ben.ask("POST", &format!("{path}/seats/1/call-bot"), None).await.0, 409);
    for (bad, status) in [
        (json!({}), 422),
        (json!({ "days": 1, "bank-seconds": 60 }), 422),
        (json!({ "bank-seconds": 1 }), 409),
        (json!({ "bank-seconds": i64::MAX }), 422),
        (json!({ "days": 3, "bot": "genius" }), 409),
        (json!({ "days": 3, "weeks": 1 }), 422),
    ] {
        let (found, answer) = anne.ask("POST", "/tables", Some(new(bad.clone()))).await;
        assert_eq!(found, status, "{bad}: {answer}");
    }
    running.stop().await;
}
