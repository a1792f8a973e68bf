//! Several tabs of one browser share one stream: it follows the tables that are looked at, and no others.

use crate::{
    chrome::{Chrome, Window},
    friends::{begin, room},
    support::{Browser, config},
};
use serde_json::json;
use std::time::Duration;

/// Without the locks that tabs agree by, as on plain http in a local network: a shared worker keeps the stream.
const NO_LOCKS: &str = "Object.defineProperty(navigator, 'locks', { value: undefined });";

/// Begins a game against bots, and answers the name of its table.
async fn table(chrome: &Chrome, url: &str) -> String {
    chrome.open(&format!("{url}/new/san-juan?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.where_am_i().await.rsplit('/').next().expect("an address").to_string()
}

async fn another_tab(chrome: &Chrome, script: &str) {
    let tab = chrome.driver.new_tab().await.expect("a tab opens");
    chrome.driver.switch_to_window(tab).await.expect("it is looked at");
    chrome.before_every_page(script).await;
}

/// The server follows two tables for this browser.
async fn what_is_looked_at_is_followed(script: &str) {
    let mut config = config(None);
    config.limits.tables_per_stream = 2;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window::default()).await;
    anne.before_every_page(script).await;
    table(&anne, &url).await;
    let first = anne.driver.window().await.expect("a tab");

    // The first tab stays where it is, the other goes on: the third table moves while nobody touches its page.
    another_tab(&anne, script).await;
    table(&anne, &url).await;
    let third = table(&anne, &url).await;
    let session = anne.driver.get_named_cookie("antilles").await.expect("she is known");
    let mut elsewhere = Browser::new(&running).with_cookie("antilles", &session.value);
    // The bots have done what they do first.
    elsewhere.asked(&third).await;
    anne.driver.refresh().await.expect("the page comes again");
    let entry = "return Number(document.body.dataset.entry)";
    let before = anne.ask(entry).await;
    elsewhere.plays(&third).await;
    anne.until("the third table moves", async |anne| anne.ask(entry).await != before).await;

    // A person who closes a tab is away from its table, whatever else is open.
    let link = room(&anne, &url, "san-juan", &[]).await;
    begin(&anne, &ben, &link, "Bernie").await;
    let tags = "return [...document.querySelectorAll('#players .seats > li:first-child .tag')].map((tag) => tag.textContent)";
    let there = async |ben: &Chrome, word: &str| {
        ben.ask(tags).await.as_array().is_some_and(|tags| tags.contains(&json!(word)))
    };
    ben.until("Anne is here", async |ben| there(ben, "online").await).await;
    anne.driver.close_window().await.expect("a tab can be closed");
    anne.driver.switch_to_window(first).await.expect("the first is still there");
    ben.until("Anne is away", async |ben| there(ben, "away").await).await;
    // And not for the moment in which a stream begins again.
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(there(&ben, "away").await, "she stays away");
    anne.close().await;
    ben.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_that_share_a_lock_follow_what_is_looked_at() {
    what_is_looked_at_is_followed("").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_that_share_a_worker_follow_what_is_looked_at() {
    what_is_looked_at_is_followed(NO_LOCKS).await;
}
