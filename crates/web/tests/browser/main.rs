//! People at the table, with a real browser: whole games by clicks, friends by link, keyboard, phone, no script, lost
//! lines, and a server that is stopped and started again in the middle of a game.

mod chrome;
#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "the browser without a screen is for the other tests")]
mod support;

use chrome::{Chrome, Window};
use support::config;
use thirtyfour::{Key, prelude::*};
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

/// The number of the step the page shows.
async fn step(chrome: &Chrome) -> u32 {
    let input = chrome.driver.find(By::Css("#act input[name=step]")).await;
    match input {
        Ok(input) => input.attr("value").await.ok().flatten().and_then(|text| text.parse().ok()).unwrap_or(0),
        Err(_) => 0,
    }
}

/// Plays by clicks until the game is over, or for so many decisions; answers how many.
async fn play(chrome: &Chrome, most: usize) -> usize {
    let mut decisions = 0;
    while decisions < most {
        chrome
            .until("a decision or the end", async |chrome| {
                chrome.has("#actions .act").await
                    || chrome.has("#confirm").await
                    || chrome.has("a[href$='/result']").await
            })
            .await;
        if chrome.has("a[href$='/result']").await {
            return decisions;
        }
        let before = step(chrome).await;
        if chrome.has("#actions .act").await {
            click_quietly(chrome, "#actions .act").await;
        } else {
            click_quietly(chrome, "#confirm").await;
            decisions += 1;
        }
        // The next decision, another's turn, or one more thing placed: the page has moved on when it looks different.
        let placed = chrome.has("#confirm").await;
        if !placed && step(chrome).await != before {
            decisions += 1;
        }
    }
    decisions
}

/// A click that does not mind if the page was quicker.
async fn click_quietly(chrome: &Chrome, css: &str) {
    if let Ok(element) = chrome.driver.find(By::Css(css)).await {
        let _ = element.click().await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(40)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_clicks() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    chrome.picture("table-1440").await;
    play(&chrome, usize::MAX).await;
    chrome.picture("over-1440").await;
    chrome.click("a[href$='/result']").await;
    chrome.find("table.scores").await;
    chrome.picture("result-1440").await;
    chrome.click("a[href*='/at/']").await;
    chrome.find("input[data-steps]").await;
    chrome.click("a[rel=prev]").await;
    chrome
        .until("the step before the last", async |chrome| chrome.text("#reel output").await.contains("of"))
        .await;
    chrome.picture("replay-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_joins_by_link_and_both_see_the_moves() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    anne.open(&format!("{url}/new/puerto-rico?with=friends")).await;
    anne.fill("#name", "Anne").await;
    for (seat, choice) in [("seat-2", "open"), ("seat-3", "bot-greedy")] {
        anne.click(&format!("#{seat} option[value={choice}]")).await;
    }
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.unwrap().unwrap();
    let path = link.split_once("/join/").map(|(_, rest)| format!("{url}/join/{rest}")).unwrap();
    let bernie = Chrome::new(Window::default()).await;
    bernie.open(&path).await;
    bernie.fill("#name", "Bernie").await;
    bernie.click("form .btn.primary").await;
    // Anne sees Bernie sit down without doing anything, and starts.
    anne.until("Bernie sits", async |anne| anne.text("#chairs").await.contains("Bernie")).await;
    anne.picture("room-1440").await;
    anne.click("#chairs form[action$='/start'] button").await;
    bernie.find("#say").await;
    let (mut first, mut second) = (&anne, &bernie);
    first
        .until("somebody is asked", async |_| {
            anne.has("#actions .act").await || bernie.has("#actions .act").await
        })
        .await;
    if !first.has("#actions .act").await {
        (first, second) = (second, first);
    }
    let lines = second.driver.find_all(By::Css("#story li")).await.unwrap().len();
    play(first, 1).await;
    second
        .until("the move is seen", async |second| {
            second.driver.find_all(By::Css("#story li")).await.is_ok_and(|found| found.len() > lines)
        })
        .await;
    bernie.fill(".chat-form input", "hello <Anne>").await;
    bernie.click(".chat-form button").await;
    anne.until("what Bernie said", async |anne| anne.text("#chat").await.contains("hello <Anne>")).await;
    anne.close().await;
    bernie.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_by_key_and_playing_by_digits() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    // Anne shall be first, so that every role is there to choose from.
    chrome.click("details summary").await;
    chrome.click("input[name=draw]").await;
    // By keyboard alone from here: Enter in the field starts.
    let name = chrome.find("#name").await;
    name.send_keys("Anne").await.unwrap();
    name.send_keys(Key::Enter).await.unwrap();
    chrome.find("#actions .act[data-key='1']").await;
    let builder =
        chrome.find("#actions .act[value='take builder']").await.attr("data-key").await.unwrap().unwrap();
    let before = step(&chrome).await;
    chrome.find("body").await.send_keys(&builder).await.unwrap();
    chrome.until("the builder is taken", async |chrome| chrome.has("#undo").await).await;
    chrome.find("body").await.send_keys("u").await.unwrap();
    chrome
        .until("it is taken back", async |chrome| {
            step(chrome).await == before && chrome.has("#actions .act[value='take builder']").await
        })
        .await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_switches() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("fr"));
    chrome.picture("front-fr-1440").await;
    chrome.open(&format!("{url}/settings")).await;
    chrome.click("label:has(input[name=language][value=en])").await;
    chrome.click("label:has(input[name=theme][value=dark])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("en"));
    chrome.picture("front-en-dark-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { scripts: false, ..Window::default() }).await;
    start_against_bots(&chrome, &url).await;
    for _ in 0..6 {
        for _ in 0..200 {
            if chrome.has("#actions .act").await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            chrome.driver.refresh().await.unwrap();
        }
        let before = step(&chrome).await;
        chrome.click("#actions .act").await;
        chrome.find("#say").await;
        assert!(
            !chrome.has("#actions .act").await || step(&chrome).await != before,
            "the click did something"
        );
    }
    chrome.picture("no-script-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&url).await;
    chrome.picture("front-390").await;
    start_against_bots(&chrome, &url).await;
    assert!(play(&chrome, 3).await >= 3);
    chrome.picture("table-390").await;
    let wide = chrome.driver.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert!(wide.json().as_i64().unwrap() <= 390, "nothing sticks out: {:?}", wide.json());
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_and_a_restarted_server_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let address = running.address();
    let url = format!("http://{address}");
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    play(&chrome, 2).await;

    chrome.line(false).await;
    chrome.until("the page notices", async |chrome| chrome.has("body[data-online=off]").await).await;
    chrome.line(true).await;
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    play(&chrome, 2).await;

    running.stop().await;
    chrome.until("the page notices the end", async |chrome| chrome.has("body[data-online=off]").await).await;
    let mut again = config(Some(file));
    again.listen = address;
    let running = web::serve(again).await.unwrap();
    assert_eq!(running.resumed(), 1);
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    assert!(play(&chrome, 3).await >= 3);
    chrome.close().await;
    running.stop().await;
}
