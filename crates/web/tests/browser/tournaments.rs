//! A tournament from the first click to the standings, which change without reloading.

use crate::{
    chrome::{Chrome, Window},
    server,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_of_bots_is_followed_live() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.click("a[href='/tournaments']").await;
    chrome.click("a[href='/tournaments/new/san-juan']").await;
    chrome.fill("#name", "Anne").await;
    chrome.fill("#title", "Spring cup").await;
    chrome.ask("document.querySelector('[name=players]').value = '2'").await;
    chrome.ask("document.querySelector('[name=play]').checked = false").await;
    chrome.ask("document.querySelector('[name=rounds]').value = '2'").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#cup-host").await;
    chrome.ask("document.querySelector('[name=count]').value = '4'").await;
    chrome.click("form[action$='/bot'] button").await;
    chrome.until("four bots are in", async |chrome| chrome.text("#cup-players").await.contains('4')).await;
    chrome.picture("tournament-entering-1440").await;
    chrome.click("form[action$='/start'] button").await;
    chrome.find("#cup-standings table").await;
    // The page stays; what it shows changes.
    chrome.ask("document.body.dataset.mark = 'same page'").await;
    chrome
        .until("the end is shown", async |chrome| chrome.text("#cup-facts").await.contains("finished"))
        .await;
    assert_eq!(chrome.ask("return document.body.dataset.mark").await, "same page");
    assert!(chrome.text("#cup-rounds").await.contains("Round 2"));
    chrome.picture("tournament-finished-1440").await;
    chrome.resize(390, 844).await;
    let wide = chrome.ask("return document.documentElement.scrollWidth > innerWidth").await;
    assert_eq!(wide, false, "nothing is cut off on a phone");
    chrome.picture("tournament-finished-390").await;
    chrome.close().await;
    running.stop().await;
}
