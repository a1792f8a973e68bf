//! No test: a server with every kind of page on it, for looking at them by eye and taking pictures. It is built only when it is asked for:
//! `cargo test --release --workspace --locked --test look`. The address, the pages and the cookies of their readers are written
//! to the artefacts, and the server stays until that list is removed.

#![expect(dead_code, unused_imports, reason = "the tests in these files are not run here")]

#[path = "../browser/chrome.rs"]
mod chrome;
#[path = "../browser/friends.rs"]
mod friends;
#[path = "../browser/notices.rs"]
mod notices;
#[path = "../server/routes.rs"]
mod routes;
#[path = "../browser/site.rs"]
mod site;
#[path = "../support/mod.rs"]
mod support;

use chrome::artefacts;
use serde_json::{Value, json};
use site::{SESSION, Site};
use std::{fs, time::Duration};

#[tokio::main]
async fn main() {
    let site = Site::new().await;
    let pages = site.pages.iter();
    let pages: Vec<Value> = pages
        .map(|page| json!({ "path": page.path, "route": page.route, "who": format!("{:?}", page.who) }))
        .collect();
    let cookies = json!({ "Anne": site.anne.cookies[SESSION], "Guest": site.guest.cookies[SESSION] });
    let file = artefacts().join("site.json");
    fs::create_dir_all(artefacts()).expect("there is room");
    fs::write(&file, json!({ "url": site.url, "cookies": cookies, "pages": pages }).to_string())
        .expect("the list can be written");
    println!("{} until {} is removed", site.url, file.display());
    while file.exists() {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    site.stop().await;
}
