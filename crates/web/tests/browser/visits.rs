//! Visits: in another language, without a script, on a phone.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server, start_against_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_language_switches() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("fr"));
    chrome.picture("front-fr-1440").await;
    chrome.settle(&url, "en", "dark").await;
    chrome.open(&url).await;
    assert_eq!(chrome.find("html").await.attr("lang").await.unwrap().as_deref(), Some("en"));
    chrome.picture("front-en-dark-1440").await;
    chrome.settle(&url, "en", "light").await;
    chrome.open(&url).await;
    chrome.picture("front-en-light-1440").await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_answers_beside_the_board() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    chrome.hurry(12).await;
    chrome.driver.refresh().await.expect("the page comes again");
    // The log is longer than its box by now, and shows it: its lower edge fades.
    let more = "const log = document.querySelector('.log');
        return [log.scrollHeight > log.clientHeight, getComputedStyle(log).getPropertyValue('--more-after') !== '0px']";
    assert_eq!(chrome.ask(more).await, serde_json::json!([true, true]), "a list shows that it scrolls");
    // An edge that fades is no motion.
    chrome.ask("document.body.dataset.motion = 'off'").await;
    assert_eq!(chrome.ask(more).await, serde_json::json!([true, true]), "where nothing moves, too");
    chrome.ask("document.body.dataset.motion = 'on'").await;
    chrome.emulate_media("prefers-reduced-motion", "reduce").await;
    assert_eq!(chrome.ask(more).await, serde_json::json!([true, true]), "and where the computer is set so");
    chrome.emulate_media("prefers-reduced-motion", "").await;
    chrome.click("form[data-coach] button").await;
    chrome.find("#coach:not([hidden])").await;
    assert!(!chrome.text("#coach").await.trim().is_empty());
    let longer = "const box = document.getElementById('coach'); \
        return box.scrollHeight <= box.clientHeight || getComputedStyle(box).getPropertyValue('--more-after') !== '0px'";
    assert_eq!(chrome.ask(longer).await, true, "it shows that it scrolls");
    let inside = "const box = document.getElementById('coach').getBoundingClientRect();
        return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight";
    assert_eq!(chrome.ask(inside).await, true, "all of it is in the window");
    let apart = "const box = (at) => document.querySelector(at).getBoundingClientRect(), coach = box('#coach'), own = box('.own');
        return coach.left >= own.right || coach.right <= own.left || coach.top >= own.bottom || coach.bottom <= own.top";
    assert_eq!(chrome.ask(apart).await, true, "it does not cover the player’s board");
    let bars = "return Math.max(...[...document.querySelectorAll('#coach .bar .part')].map((bar) => bar.getBoundingClientRect().width))";
    assert!(chrome.ask(bars).await.as_f64() > Some(10.0), "its bars show the shares");
    chrome.picture("coach-1440").await;
    chrome.close().await;
    running.stop().await;
}

/// What can be clicked: an entry of the list, or what is proposed.
const CHOICE: &str = "#actions .act, #confirm";

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { scripts: false, ..Window::default() }).await;
    start_against_bots(&chrome, &url).await;
    let table = chrome.where_am_i().await;
    for _ in 0..6 {
        for _ in 0..3_000 {
            if chrome.has(CHOICE).await {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
            chrome.driver.refresh().await.unwrap();
        }
        let before = chrome.step().await;
        chrome.click(CHOICE).await;
        // The old page stays until the new one has come.
        let mut done = false;
        for _ in 0..3_000 {
            if !chrome.has("#say").await {
                // A standing order was quicker than the click.
                chrome.open(&table).await;
            }
            done = !chrome.has(CHOICE).await || chrome.step().await != before;
            if done {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        assert!(done, "the click did something");
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
    assert!(chrome.play(By::Board, 3).await.0 >= 3);
    chrome.picture("table-390").await;
    let wide = chrome.driver.execute("return document.documentElement.scrollWidth", vec![]).await.unwrap();
    assert!(wide.json().as_i64().unwrap() <= 390, "nothing sticks out: {:?}", wide.json());
    chrome.close().await;
    running.stop().await;
}
