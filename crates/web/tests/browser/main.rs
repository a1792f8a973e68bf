//! People at the table, with a real browser: whole games by clicks, friends by link, keyboard, phone, no script, lost
//! lines, and a server that is stopped and started again in the middle of a game.

mod accounts;
mod acquainted;
mod alive;
mod alone;
// Tests begin in the order of their names: the longest must not be the last, alone on one of the cores.
#[path = "widths.rs"]
mod at_every_size;
mod axe;
mod chrome;
mod clocks;
mod days;
mod edges;
mod focus;
mod friends;
mod hands;
mod keeper;
mod keys;
mod learning;
mod lessons;
mod lines;
mod lobby;
mod looked_at;
mod looking_back;
mod no_script;
mod notices;
mod older;
mod once_wrong;
mod one_screen;
mod passwords;
mod phone;
mod placing;
mod programs;
mod proof;
mod reach;
mod ring;
#[path = "../server/routes.rs"]
#[expect(dead_code, reason = "addresses for programs are no pages")]
mod routes;
mod scripts;
mod senses;
mod site;
#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "the browser without a screen is for the other tests")]
mod support;
mod tabs;
mod tournaments;
mod visits;
mod watchers;
mod without_eyes;
mod worker;
#[path = "../support/written.rs"]
mod written;

use chrome::Chrome;
use web::Running;

async fn server() -> (Running, String) {
    let running = support::server().await;
    let url = format!("http://{}", running.address());
    (running, url)
}

/// From the front page to a game against two bots, in two clicks.
async fn start_against_bots(chrome: &Chrome, url: &str) {
    chrome.open(url).await;
    chrome.click("a[href$='with=bots']").await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
}
