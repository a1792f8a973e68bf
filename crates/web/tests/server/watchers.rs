//! What watchers see at each level, by every door: pages, regions, streams, the API, records.

use crate::client::{person, program};
use crate::support::{Browser, server};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use web::Running;

/// Anne and Ben at a table of San Juan with these options, begun; both have played once or more.
async fn table(
    running: &Running,
    options: Value,
) -> (crate::client::Program, crate::client::Program, String) {
    let (anne, ben) = (program(running, "Anne").await, program(running, "Ben").await);
    let mut new = json!({
        "game": "san-juan", "open": true, "draw-seats": false,
        "chairs": [{ "kind": "me" }, { "kind": "open" }],
    });
    new.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let table = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    ben.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!(anne.ask("POST", &format!("/tables/{table}/start"), None).await.0, 200);
    (anne, ben, table)
}

/// The player who is asked plays the first thing they may.
async fn play(players: &[(&crate::client::Program, u8)], table: &str) {
    // While standing orders are being played nobody is asked.
    for _ in 0..200 {
        for (who, seat) in players {
            let state = who.get(&format!("/tables/{table}/seats/{seat}")).await;
            let Some(decision) = state["decision"]["decision"].as_str() else { continue };
            let action = state["decision"]["actions"][0]["action"].clone();
            let played = json!({ "decision": decision, "actions": [action] });
            let (status, told) =
                who.ask("POST", &format!("/tables/{table}/seats/{seat}/play"), Some(played)).await;
            // A standing order may be quicker.
            assert!(matches!(status, 200 | 409), "{told}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is asked");
}

/// What is not to come has this long to come all the same.
const SOON: Duration = Duration::from_millis(600);

const PAGES: [&str; 9] =
    ["", "/regions?have=", "/story", "/at", "/at/0", "/record", "/result", "/analysis", "/why?place=x"];

/// What a watcher's stream says: its first event about the table if one comes within this time, and what follows soon.
async fn heard(browser: &Browser, table: &str, patience: Duration) -> String {
    let mut stream = browser.open("GET", &format!("/live?since={table}:0"), &[], None).await;
    let mut heard = Vec::new();
    let event = format!("data: {table}");
    let first = async {
        while !String::from_utf8_lossy(&heard).contains(&event) {
            if !stream.read_buf(&mut heard).await.is_ok_and(|read| read > 0) {
                break;
            }
        }
    };
    let _ = tokio::time::timeout(patience, first).await;
    let _ = tokio::time::timeout(SOON, stream.read_to_end(&mut heard)).await;
    String::from_utf8_lossy(&heard).into_owned()
}

#[tokio::test]
async fn nobody_means_nobody() {
    let running = server().await;
    let (_anne, _ben, table) = table(&running, json!({ "spectators": false })).await;
    let mut eve = person(&running, "Eve").await;
    for page in PAGES {
        let answer = eve.get(&format!("/table/{table}{page}")).await;
        assert!(matches!(answer.status, 403 | 404), "{page}: {}", answer.status);
    }
    assert!(!heard(&eve, &table, SOON).await.contains(&format!("data: {table}")));
    for list in ["/tv", "/tables", "/"] {
        assert!(!eve.get(list).await.text().contains(&table), "{list}");
    }
    running.stop().await;
}

#[tokio::test]
async fn live_watchers_see_what_is_public() {
    let running = server().await;
    let (anne, ben, table) = table(&running, json!({})).await;
    play(&[(&anne, 1), (&ben, 2)], &table).await;
    let mut eve = program(&running, "Eve").await;
    let path = format!("/tables/{table}");
    let (own, seen) = (anne.get(&format!("{path}/seats/1")).await, eve.get(&format!("{path}/view")).await);
    assert_eq!(own["step"], seen["step"], "it is live");
    assert_ne!(own["view"], seen["view"], "but hands stay hidden");
    for seat in [1, 2] {
        assert_eq!(eve.refused("GET", &format!("{path}/seats/{seat}"), None).await.0, 403);
    }
    // Nor by asking to look over a shoulder.
    let look = eve.line.post(&format!("/table/{table}/look"), &[("seat", "1")]).await;
    assert_eq!(look.status, 403);
    assert!(eve.line.get("/tv").await.text().contains(&table));
    running.stop().await;
}

/// What a page or an answer says of who is around.
fn around(page: &str) -> String {
    let rest = page.split("data-around=\"").nth(1).expect("it says who is around");
    rest.split('"').next().unwrap().to_string()
}

/// Follows a table as a page does that shows this entry and these people.
async fn follow(browser: &Browser, table: &str, entry: &str, around: &str) -> tokio::net::TcpStream {
    browser.open("GET", &format!("/live?since={table}:{entry}:{around}"), &[], None).await
}

/// Reads on until a stream has told of the table; answers who is around then.
async fn told(stream: &mut tokio::net::TcpStream, table: &str, entry: &str) -> String {
    let mut heard = Vec::new();
    let event = format!("data: {table}:{entry}:");
    loop {
        let text = String::from_utf8_lossy(&heard).into_owned();
        if let Some((news, _)) = text.split(&event).nth(1).and_then(|rest| rest.split_once('\n')) {
            return news.trim().to_string();
        }
        assert!(stream.read_buf(&mut heard).await.is_ok_and(|read| read > 0), "the stream ends: {text}");
    }
}

#[tokio::test]
async fn players_hear_of_watchers_although_nothing_else_happens() {
    let running = server().await;
    let (anne, _ben, table) = table(&running, json!({})).await;
    let (mut anne, mut eve) = (anne.line, person(&running, "Eve").await);
    let page = anne.get(&format!("/table/{table}")).await.text();
    let entry = page.split("data-entry=\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    let alone = around(&page);
    // Eve comes after the page was drawn and before its stream begins.
    let eves_page = eve.get(&format!("/table/{table}")).await.text();
    let mut eves = follow(&eve, &table, &entry, &around(&eves_page)).await;
    hear_hello(&mut eves).await;
    let mut stream = follow(&anne, &table, &entry, &alone).await;
    let with_eve = told(&mut stream, &table, &entry).await;
    assert_ne!(with_eve, alone);
    let regions = anne.get(&format!("/table/{table}/regions?have=")).await.text();
    assert_eq!(around(&regions), with_eve, "what changed says the same");
    assert!(regions.contains("Watching: Eve"));
    // Eve hears that Anne is there: her page was drawn before.
    assert_ne!(told(&mut eves, &table, &entry).await, around(&eves_page));
    // She goes, and comes again.
    drop(eves);
    assert_eq!(told(&mut stream, &table, &entry).await, alone);
    let _eves = follow(&eve, &table, &entry, "").await;
    // For a moment her name may not be known.
    while told(&mut stream, &table, &entry).await != with_eve {}
    running.stop().await;
}

/// Waits until a stream is up.
async fn hear_hello(stream: &mut tokio::net::TcpStream) {
    let mut heard = Vec::new();
    while !String::from_utf8_lossy(&heard).contains(": here") {
        assert!(stream.read_buf(&mut heard).await.is_ok_and(|read| read > 0), "the stream ends");
    }
}

#[tokio::test]
async fn watchers_with_a_delay_see_every_hand_of_the_past_and_nothing_newer() {
    let running = server().await;
    let (anne, ben, table) = table(&running, json!({ "watch-delay-moves": 2 })).await;
    let players = [(&anne, 1), (&ben, 2)];
    let mut eve = program(&running, "Eve").await;
    let path = format!("/tables/{table}");
    let api = ["", "/view", "/story", "/record", "/seats/1", "/seats/2"];

    // The first hands are not old enough.
    let room = eve.line.get(&format!("/table/{table}")).await;
    assert!(room.status == 200 && room.text().contains("id=\"chairs\""));
    assert_eq!(eve.get(&path).await["phase"], "gathering");
    for rest in ["/view", "/seats/1", "/record"] {
        assert_eq!(eve.ask("GET", &format!("{path}{rest}"), None).await.0, 409, "{rest}");
    }

    // After two moves they are: exactly what the players saw then.
    let first = anne.get(&format!("{path}/seats/1")).await["view"].clone();
    play(&players, &table).await;
    play(&players, &table).await;
    anne.post(&format!("{path}/chat"), json!({ "text": "xyzzy-secret-plan" })).await;
    let live = anne.get(&path).await;
    assert_eq!(eve.get(&format!("{path}/seats/1")).await["view"], first);
    for rest in api {
        let seen = eve.get(&format!("{path}{rest}")).await;
        let text = seen.to_string();
        assert!(!text.contains("xyzzy"), "{rest}");
        assert!(seen["step"].is_null() || seen["step"] == 0, "{rest}: {}", seen["step"]);
        assert!(seen["entry"].is_null() || seen["entry"].as_u64() < live["entry"].as_u64(), "{rest}");
    }
    assert_eq!(eve.get(&format!("{path}/record")).await["steps"], json!([]));
    for seat in [1, 2] {
        let orders = format!("{path}/seats/{seat}/orders");
        assert_eq!(eve.refused("GET", &orders, None).await.0, 403, "orders stay their player's");
        let draft =
            eve.refused("POST", &format!("{path}/seats/{seat}/try"), Some(json!({ "actions": [] }))).await;
        assert_eq!(draft.0, 403);
    }
    for page in PAGES {
        let answer = eve.line.get(&format!("/table/{table}{page}")).await;
        assert!(!answer.text().contains("xyzzy"), "{page}");
        assert!(!answer.text().contains(&format!("/at/{}\"", live["step"])), "{page}");
        assert!(!answer.text().contains("id=\"act\""), "{page}");
    }
    let entry = live["entry"].as_u64().unwrap();
    let news = heard(&eve.line, &table, Duration::from_secs(120)).await;
    assert!(news.contains(&format!("data: {table}:")), "the stream tells of what is old enough: {news}");
    assert!(!news.contains(&format!("{table}:{entry}")), "and of nothing newer: {news}");
    assert_eq!(eve.line.post(&format!("/table/{table}/look"), &[("seat", "2")]).await.status, 303);
    assert_eq!(eve.line.get(&format!("/table/{table}")).await.status, 200);
    let again = eve.line.post(&format!("/table/{table}/at/1/continue"), &[]).await;
    assert!(again.status >= 400, "a new table would show it");

    // Those who play see the present, and who watches.
    assert_eq!(anne.get(&format!("{path}/view")).await["step"], live["step"]);
    let _eve = eve.line.open("GET", &format!("/live?since={table}:0"), &[], None).await;
    let _guest = Browser::new(&running).open("GET", &format!("/live?since={table}:0"), &[], None).await;
    let mut page = String::new();
    let mut annes = anne.line.clone();
    for _ in 0..12_000 {
        page = annes.get(&format!("/table/{table}")).await.text();
        if page.contains("Eve, one guest") || page.contains("Eve and one guest") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(page.contains("Watching: Eve and one guest"), "who watches is visible");

    // After the end everything.
    anne.post(&format!("{path}/requests"), json!({ "what": "stop" })).await;
    let asked = ben.get(&path).await["request"]["entry"].clone();
    ben.post(&format!("{path}/requests/answer"), json!({ "entry": asked, "agree": true })).await;
    let record = eve.get(&format!("{path}/record")).await;
    assert_eq!(record["steps"].as_array().unwrap().len() as u64, live["step"].as_u64().unwrap());
    assert!(eve.get(&format!("{path}/story")).await.to_string().contains("xyzzy"));
    running.stop().await;
}

/// Looking over a shoulder is not sitting there: what its player may take back is not offered to who watches.
#[tokio::test]
async fn watchers_with_a_delay_are_offered_nothing_to_take_back() {
    let running = server().await;
    let (anne, ben, table) = table(&running, json!({ "watch-delay-moves": 1 })).await;
    let mut eve = person(&running, "Eve").await;
    let mut players = [anne.line.clone(), ben.line.clone()];
    let page = format!("/table/{table}");
    let ways = ["/undo", "/restart", "/ask-undo"].map(|way| format!("\"{page}{way}\""));
    let offers = |page: &str| ways.iter().any(|way| page.contains(way));
    // Whether a player may take back the step that the watcher sees one step later.
    let (mut offered, mut both) = (false, 0);
    for _ in 0..24 {
        play(&[(&anne, 1), (&ben, 2)], &table).await;
        for seat in ["1", "2"] {
            assert_eq!(eve.post(&format!("{page}/look"), &[("seat", seat)]).await.status, 303);
            let seen = eve.get(&page).await.text();
            assert!(!offers(&seen), "over the shoulder of seat {seat}");
            both += usize::from(offered && seen.contains("class=\"box behind\""));
        }
        offered = false;
        for player in &mut players {
            offered |= player.get(&page).await.text().contains(&ways[0]);
        }
    }
    assert!(both > 4, "players could take something back {both} times");
    running.stop().await;
}

/// A game of bots that begins at this moment.
fn of_bots(id: &str, spectators: bool, now: table::Millis) -> store::NewTable {
    let creation = table::Creation {
        table: id.into(),
        game: "san-juan".into(),
        setup: game::SetupText { players: 2, options: Default::default() },
        options: table::TableOptions { spectators, ..Default::default() },
        owner: table::PersonId("anne".into()),
        seed: [7; 32],
        opening: None,
    };
    let (mut table, _) = table::Table::create(creation, now).unwrap();
    let owner = table::Who::Person(table::PersonId("anne".into()));
    let sit = table::Command::Sit { chair: None, name: "Anne".into(), code: None };
    let bot = table::Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
    for command in [sit, bot, table::Command::Start] {
        let decided = table.decide(&command, &owner, now).unwrap();
        table.settle(decided).unwrap();
    }
    store::NewTable { seed: [7; 32], entries: table.entries(), listing: store::Listing::of(&table) }
}

#[tokio::test]
async fn games_that_nobody_may_watch_hide_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = store::Sqlite::open(&file).await.unwrap();
    use store::Store;
    store.create_table(of_bots("shown", true, 1_000), &store::Origin::default()).await.unwrap();
    for number in 0..110 {
        let hidden = of_bots(&format!("hidden{number}"), false, 2_000);
        store.create_table(hidden, &store::Origin::default()).await.unwrap();
    }
    store.close().await;
    let running = web::serve(crate::support::config(Some(file))).await.unwrap();
    let page = Browser::new(&running).get("/tv").await.text();
    assert!(page.contains("/table/shown\"") && !page.contains("/table/hidden"), "{page}");
    let program = program(&running, "Ben").await;
    let list = program.get("/tables?which=running&limit=5").await;
    assert_eq!(list["tables"][0]["table"], "shown", "{list}");
    assert_eq!(list["tables"].as_array().unwrap().len(), 1);
    running.stop().await;
}
