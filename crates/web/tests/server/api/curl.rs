//! The examples of `docs/api.md` are carried out, one after the other, as they stand there.

use crate::{
    client::{person, token},
    support::server,
};
use std::{fs, path::Path, process::Command};

/// The blocks of commands of the page.
fn blocks(page: &str) -> Vec<&str> {
    let blocks = page.split("```sh\n").skip(1);
    blocks.filter_map(|rest| rest.split("```").next()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_examples_work_as_they_are_written() {
    let running = server().await;
    let anne = token(&mut person(&running, "Anne").await, &["read", "play", "tables", "chat", "bots"]).await;
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md")).unwrap();
    let blocks = blocks(&page);
    assert!(blocks.len() >= 5);
    let script = format!("set -eu\n{}", blocks.join("\n"));
    let done = tokio::task::spawn_blocking(move || {
        Command::new("bash")
            .args(["-c", &script])
            .env("SERVER", format!("http://{}", running.address()))
            .env("TOKEN", &anne.token)
            .output()
            .map(|output| (output, running))
    });
    let (output, running) = done.await.unwrap().expect("bash is there");
    let (said, failed) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}\n{failed}");
    assert!(!said.contains("problem-"), "{said}");
    running.stop().await;
}
