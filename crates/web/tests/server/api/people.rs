//! What a person decides for themselves, rated tables and tournaments, through the door for programs.

use crate::{
    client::{ALL, Program, bot, program, token},
    support::{Browser, server},
};
use serde_json::{Value, json};
use std::time::Duration;
use web::Running;

async fn with_account(running: &Running, name: &str) -> (Browser, Program) {
    let mut browser = Browser::new(running);
    let form = [("name", name), ("password", "tortuga at dawn")];
    assert_eq!(browser.post("/sign-up", &form).await.status, 303);
    let program = token(&mut browser, &ALL).await;
    (browser, program)
}

#[tokio::test]
async fn hours_are_set_as_on_the_page() {
    let running = server().await;
    let (mut anne, program) = with_account(&running, "Anne").await;
    let usual = json!({ "zone": "UTC", "from": 0, "minutes": 1440, "holidays": [] });
    assert_eq!(program.get("/me/hours").await, usual);
    let evenings =
        json!({ "zone": "Europe/Paris", "from": 1080, "minutes": 300, "holidays": ["2199-12-24"] });
    let (status, answer) = program.ask("PUT", "/me/hours", Some(evenings.clone())).await;
    assert_eq!((status, &answer), (200, &evenings));
    assert_eq!(program.get("/me/hours").await, evenings);
    let page = anne.get("/settings").await.text();
    assert!(page.contains("value=\"Europe/Paris\"") && page.contains("2199-12-24"));
    for (bad, status) in [
        (json!({ "zone": "Mars/Olympus", "from": 0, "minutes": 600 }), 409),
        (json!({ "zone": "UTC", "from": 0, "minutes": 60 }), 409),
        (json!({ "zone": "UTC", "from": 0, "minutes": 600, "holidays": ["2020-01-01"] }), 409),
        (json!({ "zone": "UTC", "from": 0, "minutes": 600, "holidays": ["tomorrow"] }), 422),
        (json!({ "zone": "UTC", "from": -1, "minutes": 600 }), 422),
        (json!({ "zone": "UTC" }), 422),
    ] {
        assert_eq!(program.refused("PUT", "/me/hours", Some(bad.clone())).await.0, status, "{bad}");
    }
    assert_eq!(program.get("/me/hours").await, evenings, "nothing has changed");
    let reader = token(&mut anne, &["read"]).await;
    assert_eq!(reader.refused("PUT", "/me/hours", Some(usual.clone())).await.0, 403);
    let engine = bot(&mut anne, "Engine", true).await;
    assert_eq!(engine.refused("PUT", "/me/hours", Some(usual)).await.0, 403, "a program has no hours");
    running.stop().await;
}

#[tokio::test]
async fn muting_and_blocking_work_on_pages_and_here_alike() {
    let running = server().await;
    let (mut anne, annes) = with_account(&running, "Anne").await;
    let (mut ben, bens) = with_account(&running, "Ben").await;
    let new = json!({ "game": "santiago", "open": true, "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }] });
    let table = annes.post("/tables", new.clone()).await["table"].as_str().unwrap().to_string();
    bens.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!(annes.ask("POST", &format!("/tables/{table}/start"), None).await.0, 200);
    bens.post(&format!("/tables/{table}/chat"), json!({ "text": "ahoy there" })).await;
    let heard = async || {
        let story = annes.get(&format!("/tables/{table}/story")).await;
        story.as_array().unwrap().iter().any(|line| line["sentence"] == "ahoy there")
    };
    assert!(heard().await);
    assert_eq!(annes.ask("PUT", "/people/ben/marks/mute", None).await.0, 204);
    assert_eq!(annes.get("/me/marks").await, json!([{ "name": "Ben", "mark": "mute" }]));
    assert!(!heard().await);
    assert!(!anne.get(&format!("/table/{table}")).await.text().contains("ahoy there"), "on her page too");
    assert!(ben.get(&format!("/table/{table}")).await.text().contains("ahoy there"));
    assert_eq!(annes.ask("DELETE", "/people/Ben/marks/mute", None).await.0, 204);
    assert_eq!(annes.ask("DELETE", "/people/Ben/marks/mute", None).await.0, 204, "twice is as good as once");
    assert!(heard().await && anne.get(&format!("/table/{table}")).await.text().contains("ahoy there"));
    assert_eq!(annes.ask("PUT", "/people/Ben/marks/block", None).await.0, 204);
    let second = annes.post("/tables", new).await["table"].as_str().unwrap().to_string();
    assert_eq!(bens.refused("POST", &format!("/tables/{second}/join"), Some(json!({}))).await.0, 403);

    for (path, status) in [
        ("/people/Nobody/marks/mute", 404),
        ("/people/Ben/marks/praise", 404),
        ("/people/Anne/marks/mute", 409),
    ] {
        assert_eq!(annes.refused("PUT", path, None).await.0, status, "{path}");
    }
    let guest = program(&running, "Guest").await;
    assert_eq!(guest.refused("PUT", "/people/Ben/marks/mute", None).await.0, 403);
    let reader = token(&mut anne, &["read"]).await;
    assert_eq!(reader.refused("PUT", "/people/Ben/marks/mute", None).await.0, 403);
    running.stop().await;
}

#[tokio::test]
async fn a_rated_table_needs_an_account_and_no_program() {
    let running = server().await;
    let (mut anne, program_of_anne) = with_account(&running, "Anne").await;
    let chairs = json!([{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }]);
    let rated = json!({ "game": "santiago", "rated": true, "chairs": chairs });
    assert_eq!(program_of_anne.post("/tables", rated.clone()).await["rated"], true);
    let plain = json!({ "game": "santiago", "chairs": chairs });
    assert_eq!(program_of_anne.post("/tables", plain).await["rated"], false);
    let coached = json!({ "game": "santiago", "rated": true, "coach": true, "chairs": chairs });
    assert_eq!(program_of_anne.refused("POST", "/tables", Some(coached)).await.0, 409);
    let guest = program(&running, "Guest").await;
    assert_eq!(guest.refused("POST", "/tables", Some(rated.clone())).await.0, 403);
    let engine = bot(&mut anne, "Engine", true).await;
    let _connected = engine.stream("", None).await;
    assert_eq!(engine.refused("POST", "/tables", Some(rated)).await.0, 409);
    let id = engine.get("/me").await["bot"].clone();
    let chairs = json!([{ "kind": "me" }, { "kind": "program", "program": id }]);
    let against = json!({ "game": "santiago", "rated": true, "chairs": chairs });
    assert_eq!(program_of_anne.refused("POST", "/tables", Some(against)).await.0, 409);
    running.stop().await;
}

#[tokio::test]
async fn tournaments_can_be_listed_and_read() {
    let running = server().await;
    let (mut anne, program_of_anne) = with_account(&running, "Anne").await;
    let stranger = program(&running, "Stranger").await;
    let create = async |browser: &mut Browser, title: &str, admission: &str| {
        let form = [
            ("name", "Anne"),
            ("title", title),
            ("admission", admission),
            ("pace", "instant"),
            ("watch", "live"),
            ("players", "2"),
            ("rounds", "2"),
            ("rated", "on"),
        ];
        let made = browser.post("/tournaments/new/san-juan", &form).await;
        assert_eq!(made.status, 303, "{}", made.text());
        made.header("location").unwrap().strip_prefix("/tournament/").unwrap().to_string()
    };
    let cup = create(&mut anne, "Spring cup", "open").await;
    create(&mut anne, "Secret cup", "code").await;
    let names = async |program: &Program, which: &str| -> Vec<Value> {
        let list = program.get(&format!("/tournaments?which={which}")).await;
        list["tournaments"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect()
    };
    assert_eq!(names(&stranger, "open").await, ["Spring cup"], "who is invited comes by the link");
    assert_eq!(names(&stranger, "mine").await, Vec::<Value>::new());
    assert_eq!(names(&program_of_anne, "mine").await.len(), 2);
    let page = program_of_anne.get("/tournaments?limit=1").await;
    let next = page["next"].as_str().unwrap();
    let rest = program_of_anne.get(&format!("/tournaments?limit=1&after={next}")).await;
    assert_ne!(page["tournaments"][0]["name"], rest["tournaments"][0]["name"]);

    let bots = [("bot", "greedy"), ("count", "2")];
    assert_eq!(anne.post(&format!("/tournament/{cup}/bot"), &bots).await.status, 303);
    assert_eq!(anne.post(&format!("/tournament/{cup}/start"), &[]).await.status, 303);
    let mut one = Value::Null;
    for _ in 0..12_000 {
        one = stranger.get(&format!("/tournaments/{cup}")).await;
        if one["phase"] == "finished" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(
        (&one["phase"], &one["rated"], &one["owner"]),
        (&json!("finished"), &json!(true), &json!("Anne"))
    );
    assert_eq!(
        (one["field"][0]["kind"].as_str(), one["field"][0]["bot"].as_str()),
        (Some("bot"), Some("greedy"))
    );
    assert_eq!(one["played"].as_array().unwrap().len(), 2);
    let table = &one["played"][0]["tables"][0];
    assert!(table["over"] == true && table["places"].is_array() && table["totals"].is_array());
    let game = stranger.get(&format!("/tables/{}", table["table"].as_str().unwrap())).await;
    assert_eq!((&game["phase"], &game["rated"]), (&json!("finished"), &json!(true)));
    let standings = stranger.get(&format!("/tournaments/{cup}/standings")).await;
    let standings = standings.as_array().unwrap();
    assert_eq!((standings.len(), &standings[0]["place"], &standings[0]["games"]), (2, &json!(1), &json!(2)));
    let text = one.to_string();
    assert!(!text.contains("\"code\"") && !text.contains("\"secret\"") && !text.contains("\"seed\":"));
    for bad in ["/tournaments?limit=0", "/tournaments?after=x", "/tournaments?which=best", "/tournaments?x=1"]
    {
        assert_eq!(stranger.refused("GET", bad, None).await.0, 400, "{bad}");
    }
    assert_eq!(stranger.refused("GET", "/tournaments/nowhere", None).await.0, 404);
    running.stop().await;
}
