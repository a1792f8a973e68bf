//! Tournaments from the first click to the standings, which change without reloading: of bots, and of people with the same luck.

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

#[tokio::test(flavor = "multi_thread")]
async fn people_enter_a_duplicate_tournament_and_play_it() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window { width: 390, height: 844, language: "de", ..Window::default() }).await;
    anne.open(&format!("{url}/tournaments/new/santiago")).await;
    anne.fill("#name", "Anne").await;
    anne.fill("#title", "Two tables, one luck").await;
    anne.click("#players option[value='2']").await;
    anne.click("#rounds option[value='1']").await;
    anne.click("input[name=duplicate]").await;
    anne.ask("document.querySelector('details.card summary').scrollIntoView({ block: 'center' })").await;
    anne.click("details.card summary").await;
    anne.click("#pace option[value=instant]").await;
    anne.both_themes("cup-new-1440").await;
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.expect("a field").expect("an invitation");
    let (_, path) = link.split_once("/tournament/").expect("it leads to the tournament");

    // Ben follows the invitation, and Anne sees him come.
    ben.open(&format!("{url}/tournament/{path}")).await;
    ben.both_themes("cup-invited-390").await;
    ben.fill("#cup-enter input[name=name]", "Ben").await;
    ben.click("#cup-enter .btn.primary").await;
    anne.until("Ben is in", async |anne| anne.text("#cup-players").await.contains("Ben")).await;
    anne.click("#cup-host select[name=count] option[value='2']").await;
    anne.click("#cup-host form[action$='/bot'] button").await;
    anne.until("two bots are in", async |anne| anne.text("#cup-players").await.contains('4')).await;
    anne.both_themes("cup-entering-1440").await;
    anne.click("form[action$='/start'] button").await;

    // Each is led to a table, and plays it to the end.
    for chrome in [&anne, &ben] {
        chrome.click("#cup-mine a[href^='/table/']").await;
        chrome.find("#say").await;
    }
    ben.both_themes("cup-table-390").await;
    tokio::join!(anne.hurry(usize::MAX), ben.hurry(usize::MAX));
    let cup = format!("{url}/tournament/{}", path.split('?').next().unwrap_or_default());
    for (chrome, name) in [(&anne, "1440"), (&ben, "390")] {
        chrome.open(&cup).await;
        chrome
            .until("it is over", async |chrome| {
                let shown = chrome.text("#cup-facts").await;
                shown.contains("finished") || shown.contains("beendet")
            })
            .await;
        let standings = chrome.text("#cup-standings").await;
        assert!(standings.contains("Anne") && standings.contains("Ben"), "{standings}");
        chrome.both_themes(&format!("cup-over-{name}")).await;
    }
    // What every table had in common can be seen now: its record.
    anne.find("a[href$='/record']").await;
    anne.close().await;
    ben.close().await;
    running.stop().await;
}
