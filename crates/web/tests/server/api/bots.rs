//! The bots in `examples/` play whole games of all four kinds, against a person's program and our bots.

use crate::{
    client::{Program, bot, person, token},
    support::server,
};
use serde_json::json;
use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};
use web::Running;

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples")
}

/// Ends with the test.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A person's program and this bot play a game of each kind, with one of ours as the third.
async fn plays_everything(running: &Running, start: impl FnOnce(&Program) -> Command) {
    let mut ben = person(running, "Ben").await;
    let engine = bot(&mut ben, "Engine", true).await;
    let id = engine.get("/me").await["bot"].clone();
    let child = start(&engine).stdin(Stdio::null()).stdout(Stdio::null()).spawn().expect("the bot starts");
    let mut child = Bot(child);
    let anne = token(&mut person(running, "Anne").await, &["read", "play", "tables"]).await;
    for _ in 0..12_000 {
        if anne.get("/bots").await[0]["connected"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for game in catalog::GameId::ALL {
        let chairs = json!([{ "kind": "program", "program": id }, { "kind": "me" }, { "kind": "bot", "bot": "random" }]);
        let (table, seat) = anne.table(game.id(), chairs).await;
        anne.play_to_the_end(&table, seat).await;
        let state = anne.get(&format!("/tables/{table}")).await;
        assert_eq!(state["phase"], "finished");
        let programs =
            state["seats"].as_array().unwrap().iter().filter(|one| one["kind"] == "program").count();
        assert_eq!(programs, 1, "it was there to the end: {state}");
    }
    for _ in 0..12_000 {
        if let Some(status) = child.0.try_wait().expect("the bot can be asked") {
            assert!(status.success());
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bot does not end after its last game");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_in_python_plays_all_games() {
    let running = server().await;
    plays_everything(&running, |engine| {
        let mut command = Command::new("python3");
        let server = format!("http://{}", running.address());
        command.arg(examples().join("http_bot.py")).args([&server, &engine.token, "--games", "4"]);
        command
    })
    .await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_in_rust_plays_all_games() {
    let running = server().await;
    // `cargo test` builds examples beside tests; asked for this test alone, it may not have.
    let folder = std::env::current_exe().unwrap().parent().unwrap().parent().unwrap().join("examples");
    let example = folder.join(format!("http_bot{}", std::env::consts::EXE_SUFFIX));
    assert!(example.exists(), "cargo build -p antilles-web --example http_bot");
    plays_everything(&running, |engine| {
        let mut command = Command::new(&example);
        command.args([&running.address().to_string(), &engine.token, "4"]);
        command
    })
    .await;
    running.stop().await;
}
