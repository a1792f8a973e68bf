//! What the server keeps, over HTTP: limits in words, one server per file, a file that is taken away.

use crate::failing::without;
use crate::support::{Browser, config};
use std::fs;
use store::{
    Quotas,
    limits::{Quota, What, Whose},
};
use web::{Config, Running, ServeError};

/// A server that believes what a proxy says about addresses.
async fn behind_proxy(quotas: Quotas) -> Running {
    web::serve(Config { behind_proxy: true, quotas, ..config(None) }).await.expect("the server starts")
}

fn from(running: &Running, address: &str) -> Browser {
    let mut browser = Browser::new(running);
    browser.headers.push(("x-forwarded-for", address.into()));
    browser
}

const OPEN: [(&str, &str); 4] = [("name", "Anne"), ("seat-2", "open"), ("seat-3", "open"), ("open", "on")];

#[tokio::test]
async fn the_tables_one_person_keeps_waiting_for_players_are_limited() {
    let running = behind_proxy(Quotas::default()).await;
    let mut anne = from(&running, "203.0.113.1");
    let mut tables = Vec::new();
    for _ in 0..Quotas::default().gathering.person {
        tables.push(anne.new_table(&OPEN).await);
    }
    let refused = anne.post("/new/puerto-rico", &OPEN).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("You already have 5 tables waiting for players."), "{}", refused.text());
    anne.headers.push(("accept-language", "fr".into()));
    let refused = anne.post("/new/puerto-rico", &OPEN).await;
    assert!(
        refused.text().contains("Vous avez déjà 5 tables qui attendent des joueurs."),
        "{}",
        refused.text()
    );
    // Trying again helps when one of them has been left, as the sentence says.
    let left = anne.post(&format!("/table/{}/leave", tables[0]), &[("chair", "1")]).await;
    assert_eq!(left.status, 303, "{}", left.text());
    anne.new_table(&OPEN).await;
    let mut ben = from(&running, "203.0.113.2");
    let list = ben.get("/tables").await.text();
    assert!(!list.contains(&format!("/table/{}\"", tables[0])), "nobody sits there any more");
    assert!(list.contains(&format!("/table/{}\"", tables[1])));
    running.stop().await;
}

#[tokio::test]
async fn a_few_addresses_cannot_hide_the_tables_of_others() {
    let running = behind_proxy(Quotas::default()).await;
    let mut anne = from(&running, "198.51.100.7");
    let real = anne.new_table(&OPEN).await;
    let mut made = 0;
    for network in 1..=6 {
        for number in 0..20 {
            // Every time another person; of version 6, every time another address of the same network.
            let mut mallory = from(&running, &format!("2001:db8:{network}::{number}"));
            made += u64::from(mallory.post("/new/puerto-rico", &OPEN).await.status == 303);
        }
    }
    assert_eq!(made, 6 * Quotas::default().gathering.address);
    let list = from(&running, "198.51.100.8").get("/tables").await.text();
    assert!(list.contains(&format!("/table/{real}\"")));
    running.stop().await;
}

#[tokio::test]
async fn uploads_and_links_are_limited() {
    let few = Quota { person: 2, address: 2, total: 3 };
    let running = behind_proxy(Quotas { records: few, links: few, ..Quotas::default() }).await;
    let file =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../san-juan/tests/games/rules-1-2-players-seed-100.json");
    let record = fs::read_to_string(file).unwrap();
    let record = |number: usize| format!("{record}{}", " ".repeat(number));
    let mut anne = from(&running, "203.0.113.1");
    for number in [0, 1, 1] {
        let shown = anne.upload("/replay", record(number).as_bytes()).await;
        assert_eq!(shown.status, 303, "{}", shown.text());
    }
    let refused = anne.upload("/replay", record(2).as_bytes()).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("There are already 2 uploaded records"), "{}", refused.text());
    assert_eq!(from(&running, "203.0.113.2").upload("/replay", record(3).as_bytes()).await.status, 303);
    let refused = from(&running, "203.0.113.3").upload("/replay", record(4).as_bytes()).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("There is no room for more records here."), "{}", refused.text());

    anne.play_against_bots("Anne").await;
    for _ in 0..2 {
        assert_eq!(anne.post("/device", &[]).await.status, 200);
    }
    let refused = anne.post("/device", &[]).await;
    assert_eq!(refused.status, 429);
    assert!(refused.text().contains("2 private links"), "{}", refused.text());
    running.stop().await;
}

#[tokio::test]
async fn every_limit_has_words_in_both_languages() {
    let words = words::Dictionary::new(web::speech::WORDS);
    for what in What::ALL {
        for whose in [Whose::Person, Whose::Address, Whose::All] {
            let limit = store::Limit { what, whose, most: 7 };
            let problem = web::problem::Problem::from(store::StoreError::TooMany(limit));
            let web::problem::Sentence::Phrase(phrase) = problem.sentence else { panic!("{limit}") };
            for language in words::Language::ALL {
                let sentence = words.say(language, &phrase, &words::seat_numbers(language));
                assert!(sentence.ends_with('.') && !sentence.contains("limit-"), "{sentence}");
            }
        }
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_file_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let refused = web::serve(config(Some(file.clone()))).await.err().unwrap();
    assert!(matches!(&refused, ServeError::Database(_)));
    let sentence = refused.to_string();
    assert!(sentence.contains("tables.db is in use by another server"), "{sentence}");
    running.stop().await;
    web::serve(config(Some(file))).await.unwrap().stop().await;
}

#[tokio::test]
async fn visitors_who_cannot_be_recognised_for_a_moment_stay_who_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = Browser::new(&running);
    let table = anne.new_table(&OPEN).await;
    running.stop().await;
    // This server has not seen her yet.
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = anne.at(&running);
    without(&file, "accounts", async || {
        let refused = anne.post("/new/puerto-rico", &OPEN).await;
        assert_eq!((refused.status, refused.header("set-cookie")), (500, None));
        assert_eq!(anne.get("/").await.status, 200, "a page without a name is still a page");
    })
    .await;
    let left = anne.post(&format!("/table/{table}/leave"), &[("chair", "1")]).await;
    assert_eq!(left.status, 303, "it is still her table: {}", left.text());
    running.stop().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_database_is_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let mut anne = Browser::new(&running);
    let table = anne.new_table(&OPEN).await;
    let say = [("text", "is anybody there?")];
    assert_eq!(anne.post(&format!("/table/{table}/chat"), &say).await.status, 303);
    fs::remove_file(&file).unwrap();
    let refused = anne.post(&format!("/table/{table}/chat"), &say).await;
    assert_eq!(refused.status, 503);
    assert!(refused.text().contains("The server has lost its database."), "{}", refused.text());
    assert_eq!(anne.post("/new/puerto-rico", &OPEN).await.status, 503);
    assert_eq!(anne.get(&format!("/table/{table}")).await.status, 200, "looking goes on");
    assert!(!file.exists(), "no empty database takes its place");
    running.stop().await;
}
