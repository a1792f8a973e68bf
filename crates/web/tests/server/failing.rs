//! A store in which one thing cannot be read for a while: what depends on it is refused, not guessed, and nothing wrong is
//! remembered.

use crate::{
    people::sign_up,
    support::{Answer, Browser, attribute, config},
};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use std::path::Path;
use tokio::io::AsyncReadExt;

/// Nothing can be read from this table of the database while this is done.
pub async fn without<T>(file: &Path, table: &str, act: impl AsyncFnOnce() -> T) -> T {
    let mut beside = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let mut rename = async |from: &str, to: &str| {
        let sql = AssertSqlSafe(format!("ALTER TABLE {from} RENAME TO {to}"));
        sqlx::raw_sql(sql).execute(&mut beside).await.unwrap();
    };
    rename(table, "aside").await;
    let done = act().await;
    rename("aside", table).await;
    done
}

#[tokio::test]
async fn a_spent_link_lets_its_device_in_although_an_old_session_cannot_be_ended() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut phone) = (Browser::new(&running), Browser::new(&running));
    let table = anne.play_against_bots("Anne").await;
    let page = anne.post("/device", &[]).await.text();
    let link = attribute(page.split("linkbox").nth(1).unwrap(), "value").to_string();
    let path = format!("/device/{}", link.rsplit('/').next().unwrap());
    // The phone is somebody else's, who has no game.
    let form = [("name", "Dora"), ("language", "auto"), ("theme", "system")];
    assert_eq!(phone.post("/settings", &form).await.status, 303);
    let mut beside = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await.unwrap();
    let trap = "CREATE TRIGGER trap BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'on purpose'); END";
    sqlx::raw_sql(trap).execute(&mut beside).await.unwrap();
    assert_eq!(phone.post(&path, &[]).await.status, 303);
    phone.asked(&table).await;
    running.stop().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_not_guessed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let (mut anne, mut ben) = (Browser::new(&running), Browser::new(&running));
    for (browser, name) in [(&mut anne, "Anne"), (&mut ben, "Ben")] {
        assert_eq!(sign_up(browser, name).await.status, 303);
    }
    // A guest does not get a name that may be an account's.
    let named = async |name: &str| -> Answer {
        let form = [("name", name), ("language", "auto"), ("theme", "system")];
        Browser::new(&running).post("/settings", &form).await
    };
    assert_eq!(named("Anne").await.status, 400);
    assert_eq!(without(&file, "accounts", async || named("Anne").await).await.status, 500);
    assert_eq!(named("Dora").await.status, 303);

    // Who has muted somebody never reads them, not even when it is not known whom.
    let table = anne.new_table(&[("name", "Anne"), ("seat-2", "open"), ("spectators", "on")]).await;
    let room = anne.get(&format!("/table/{table}")).await.text();
    let link = attribute(room.split("id=\"link\"").nth(1).unwrap(), "value");
    let join = link.split_once("/join/").map(|(_, rest)| format!("/join/{rest}")).unwrap();
    assert_eq!(ben.post(&join, &[("name", "Ben")]).await.status, 303);
    let path = format!("/table/{table}");
    assert_eq!(ben.post(&format!("{path}/chat"), &[("text", "xyzzy")]).await.status, 303);
    assert!(anne.get(&path).await.text().contains("xyzzy"));
    assert_eq!(anne.post("/people/Ben/mark", &[("mark", "mute"), ("on", "on")]).await.status, 303);
    without(&file, "marks", async || {
        assert_eq!(anne.get("/account").await.status, 303, "it is not known who she is");
    })
    .await;
    assert!(!anne.get(&path).await.text().contains("xyzzy"));
    running.stop().await;

    // A stream does not leave out a table that cannot be looked at now: the browser asks again.
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let stream = async |known: &str| {
        let line = anne.at(&running);
        let mut answer = line.open("GET", &format!("/live?since={known}"), &[], None).await;
        let mut head = [0; 12];
        answer.read_exact(&mut head).await.unwrap();
        String::from_utf8_lossy(&head).into_owned()
    };
    let known = format!("{table}:1");
    assert_eq!(without(&file, "entries", async || stream(&known).await).await, "HTTP/1.1 503");
    assert_eq!(without(&file, "tournaments", async || stream("tournament-x:1").await).await, "HTTP/1.1 503");
    assert_eq!(stream(&format!("nowhere:1,tournament-x:1,{known}")).await, "HTTP/1.1 200");
    running.stop().await;
}
