//! The whole server on PostgreSQL, from the first move to the last, through a crash; then saved, restored and moved.

use crate::{
    call::{good, program, refused, server::Server},
    cluster::url,
};
use rustix::process::Signal;
use serde_json::Value;
use std::{thread::sleep, time::Duration};

fn start(database: &str) -> Server {
    let mut command = program(&["serve", "--listen", "127.0.0.1:0", "--log", "trace"]);
    // Not among the arguments: everybody on a machine can read those.
    command.env("ANTILLES_DATABASE", database);
    Server::start(command)
}

fn killed(server: Server) -> String {
    server.signal(Signal::KILL);
    server.ended().1
}

/// The record of a table, once it is finished.
fn record(server: &Server, table: &str, cookie: &str) -> Option<Value> {
    let answer = server.get(&format!("{table}/record"), cookie);
    assert_eq!(answer.status, 200, "{answer:?}");
    let record: Value = serde_json::from_str(&answer.body).expect("a record is JSON");
    record["result"].is_object().then_some(record)
}

#[test]
fn a_game_is_played_on_postgresql_through_crashes_and_moves_anywhere() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let database = url();
    let mut log = String::new();

    let server = start(&database);
    // Accounts may be looked after while it runs.
    assert!(good(&["user", "--database", &database, "list"]).out.contains("There are no accounts"));
    let form = "name=Anne&seat-2=bot-random&seat-3=bot-random&pace=instant";
    let made = server.post("/new/san-juan", "", form);
    assert_eq!(made.status, 303, "{made:?}");
    let (anne, table) = (made.cookie(), made.header("location").to_string());
    // Nobody is missing: it has begun.
    log += &killed(server);

    // It goes on where it was; Anne leaves her seat to a bot, and the server is killed again and again meanwhile.
    let server = start(&database);
    let left = (1..=3).filter(|seat| {
        server.post(&format!("{table}/hand-over"), &anne, &format!("seat={seat}")).status == 303
    });
    assert_eq!(left.count(), 1, "only her own");
    log += &killed(server);
    let mut server = start(&database);
    let mut ends = 0;
    let kept = loop {
        if let Some(record) = record(&server, &table, &anne) {
            break record;
        }
        ends += 1;
        assert!(ends < 3_000, "the game does not end");
        if ends % 20 == 5 {
            log += &killed(server);
            server = start(&database);
        }
        sleep(Duration::from_millis(100));
    };
    let (running, moved, restored) = (path("running.db"), url(), path("restored.db"));
    let saved = good(&["backup", &database, &running]).out;
    assert!(saved.contains("1 of 1 games verified"), "{saved}");
    refused(&["backup", &database, &running], "is there already");
    refused(&["copy", &running, &database], "in use by another server");
    server.signal(Signal::TERM);
    let (status, rest) = server.ended();
    assert_eq!(status.code(), Some(0), "{rest}");
    log += &rest;

    assert!(good(&["copy", &database, &moved]).out.contains("1 of 1 games verified"));
    refused(&["copy", &database, &moved], "is not empty");
    assert!(good(&["restore", &running, &restored]).out.contains("1 of 1 games verified"));
    for database in [&moved, &restored] {
        let server = start(database);
        assert_eq!(record(&server, &table, &anne).as_ref(), Some(&kept), "it is the same game everywhere");
        assert_eq!(server.get("/readyz", "").status, 200);
        server.signal(Signal::TERM);
        log += &server.ended().1;
    }
    let file = path("game.json");
    std::fs::write(&file, kept.to_string()).unwrap();
    good(&["verify", &file]);
    assert!(good(&["user", "--database", &moved, "list"]).out.contains("There are no accounts"));
    assert!(!log.contains("s3cret") && log.contains("started"), "no password in the log");
}
