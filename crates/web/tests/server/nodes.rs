//! Two servers on one PostgreSQL database, as their users meet them: it does not matter which one they reach.

use crate::{
    client::program,
    cluster::{log, psql, url},
    support::{Answer, Browser, config},
};
use serde_json::json;
use std::time::Duration;
use store::{Address, Basis, Listing, Quotas, Store, lease_of};
use table::{Command, Who};
use tokio::{io::AsyncReadExt, net::TcpStream};
use web::{Config, Running};

/// Longer than anything here takes on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(120);

fn on(url: &str) -> Config {
    Config { database: Some(Address::read(url)), ..config(None) }
}

async fn node(url: &str) -> Running {
    web::serve(on(url)).await.expect("the node starts")
}

/// What is behind both.
async fn store(url: &str) -> std::sync::Arc<dyn Store> {
    Address::read(url).open(Quotas::default()).await.expect("it may be opened as often as wanted")
}

async fn entry(store: &dyn Store, table: &str) -> u32 {
    store.load(table).await.expect("it is there").entries.len() as u32
}

/// Waits until this answers something.
async fn until<T>(what: &str, mut found: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = found().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{what}"))
}

/// Reads a stream until it has told this entry of the table, or a later one.
async fn told(stream: &mut TcpStream, table: &str, entry: u32) {
    let prefix = format!("data: {table}:");
    let mut text = String::new();
    let reading = async {
        let mut piece = [0; 4096];
        loop {
            let read = stream.read(&mut piece).await.expect("the stream is open");
            assert!(read > 0, "the stream ended: {text}");
            text += &String::from_utf8_lossy(&piece[..read]);
            let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
            let numbers = whole.lines().filter_map(|line| line.trim().strip_prefix(prefix.as_str()));
            if numbers.filter_map(|number| number.parse::<u32>().ok()).any(|told| told >= entry) {
                return;
            }
        }
    };
    let done = tokio::time::timeout(PATIENCE, reading).await;
    assert!(done.is_ok(), "entry {entry} was not told");
}

async fn follow(browser: &Browser, table: &str, entry: u32) -> TcpStream {
    browser.open("GET", &format!("/live?since={table}:{entry}"), &[], None).await
}

/// Plays at one node after the other until this many actions were taken, or the game is over.
async fn play(at: &mut [Browser], table: &str, actions: usize) {
    let mut played = 0;
    for turn in 0.. {
        let count = at.len();
        let browser = &mut at[turn % count];
        let page = browser.asked(table).await;
        if played == actions || page.contains("/result\"") {
            return;
        }
        match browser.play_first(table, &page).await {
            Answer { status: 303, .. } => played += 1,
            // What the other node committed a moment ago has not been heard here.
            Answer { status: 409, .. } => tokio::time::sleep(Duration::from_millis(5)).await,
            other => panic!("{}", other.text()),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_played_at_any_node_and_seen_at_every_other() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let store = store(&url).await;
    let mut here = Browser::new(&one);
    let table = here.play_against_bots("Anne").await;
    let mut there = here.at(&two);
    here.asked(&table).await;
    let page = there.asked(&table).await;
    let known = entry(&*store, &table).await;
    let mut streams = [follow(&here, &table, known).await, follow(&there, &table, known).await];
    // The bots are driven by the first node; the move comes to the second.
    assert_eq!(there.play_first(&table, &page).await.status, 303);
    for stream in &mut streams {
        told(stream, &table, known + 1).await;
    }
    play(&mut [here.clone(), there.clone()], &table, 12).await;
    let kept = store.load(&table).await.unwrap();
    for stream in &mut streams {
        told(stream, &table, kept.entries.len() as u32).await;
    }
    assert!(kept.entries.len() as u32 > known + 13, "bots have moved");
    let numbers: Vec<u32> = kept.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(
        numbers,
        (1..=numbers.len() as u32).collect::<Vec<_>>(),
        "none is missing, none is there twice"
    );
    kept.replay().expect("the log is sound");
    two.stop().await;
    one.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_told_is_found_by_looking() {
    let url = url();
    let running = node(&url).await;
    let store = store(&url).await;
    let mut anne = Browser::new(&running);
    let form =
        [("name", "Anne"), ("open", "on"), ("spectators", "on"), ("seat-2", "open"), ("seat-3", "open")];
    let table = anne.new_table(&form).await;
    let kept = store.load(&table).await.unwrap().replay().unwrap();
    let owner = kept.created().owner.clone();
    let known = kept.last_entry().number;
    let mut stream = follow(&anne, &table, known).await;
    // Another writer adds an entry, and is gone before it could tell: as a node that was killed right after its commit.
    let now = kept.last_entry().at + 60_000;
    let decided = kept.decide(&Command::Say { text: "not told".into() }, &Who::Person(owner), now).unwrap();
    let next = kept.after(decided.clone()).unwrap();
    store.append(&table, &Basis::after(known), &decided, &Listing::of(&next)).await.unwrap();
    told(&mut stream, &table, known + 1).await;
    assert!(anne.get(&format!("/table/{table}")).await.text().contains("not told"));
    running.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_a_node_stops_another_drives_its_bots() {
    let url = url();
    let mut slow = on(&url);
    // Bots pause longer than this node lives.
    slow.bots.pace = 1_000.0;
    let one = web::serve(slow).await.unwrap();
    let store = store(&url).await;
    let mut anne = Browser::new(&one);
    let bots = [("seat-2", "bot-random"), ("seat-3", "bot-random"), ("seat-4", "bot-random")];
    let table = anne.new_table(&[&[("name", "Anne"), ("pace", "human")][..], &bots].concat()).await;
    let page = anne.asked(&table).await;
    // After the prospector nothing is left for her to do.
    assert_eq!(anne.act(&table, &page, &["take prospector"]).await.status, 303);
    let known = entry(&*store, &table).await;
    let nodes = store.nodes().expect("there are nodes");
    let first = until("somebody drives it", async || nodes.holder(&lease_of(&table)).await.unwrap()).await;
    let two = node(&url).await;
    // The second one, whose bots do not pause, has looked at the table and leaves it alone.
    let mut there = anne.at(&two);
    assert_eq!(there.get(&format!("/table/{table}")).await.status, 200);
    assert_eq!(nodes.count().await, Ok(3));
    assert_eq!(nodes.holder(&lease_of(&table)).await, Ok(Some(first)));
    assert_eq!(entry(&*store, &table).await, known, "it is the first one's to drive");
    one.stop().await;
    until("the bots go on", async || (entry(&*store, &table).await > known).then_some(())).await;
    there.asked(&table).await;
    two.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_and_who_has_left_is_the_same_at_every_node() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let mut anne = Browser::new(&one);
    let made = anne.post("/sign-up", &[("name", "Anne"), ("password", "tortuga at dawn")]).await;
    assert_eq!(made.status, 303, "{}", made.text());
    let mut there = anne.at(&two);
    assert!(
        !there.get("/me").await.text().contains("You have not played here yet"),
        "the second node knows her"
    );

    let table = anne.play_against_bots("Anne").await;
    let mut ben = Browser::new(&two);
    ben.post("/settings", &[("language", "en"), ("theme", "system"), ("name", "Benedict")]).await;
    let _watching = follow(&ben, &table, 0).await;
    until("who watches at one node is shown at the other", async || {
        anne.get(&format!("/table/{table}")).await.text().contains("Benedict").then_some(())
    })
    .await;

    // Signed out at one node is signed out at the other, although that one has just believed her.
    assert_eq!(anne.post("/sign-out", &[]).await.status, 303);
    until("she is a stranger there too", async || {
        there.get("/me").await.text().contains("You have not played here yet").then_some(())
    })
    .await;
    two.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_of_a_program_finds_its_tables_when_the_database_answers_again() {
    let url = url();
    let running = node(&url).await;
    let anne = program(&running, "Anne").await;
    let (table, _) = anne.table("santiago", json!([{ "kind": "me" }, { "kind": "open" }])).await;
    // Nobody can list tables for a while.
    psql(&url, "ALTER TABLE tables RENAME TO elsewhere");
    let failures = || log().matches("string_agg(id || ' ' || summary").count();
    let before = failures();
    let mut events = anne.stream("", None).await;
    until("the stream has looked for its tables", async || (failures() > before).then_some(())).await;
    psql(&url, "ALTER TABLE elsewhere RENAME TO tables");
    assert_eq!(events.next().await["table"], table.as_str());
    running.stop().await;
}
