//! Alone with bots: nobody else has to agree, the menu of the table shows that it scrolls, and settings lead back to the game.

use crate::{
    chrome::{Chrome, Window},
    server, start_against_bots,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_game_is_asked_about_and_done_at_once() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    let end = async |answer: &str| {
        chrome.click("#say button[popovertarget=more]").await;
        assert_eq!(chrome.text("#stop").await, "End the game");
        chrome.click("#stop").await;
        assert!(chrome.text("dialog[open]").await.contains("End this game now?"));
        chrome.click(&format!("dialog[open] button[value={answer}]")).await;
    };
    end("no").await;
    chrome.until("the question is gone", async |chrome| !chrome.has("dialog").await).await;
    assert!(chrome.has("#actions .act").await, "the game goes on");
    end("yes").await;
    chrome.until("it has ended", async |chrome| chrome.text("#say").await.contains("early")).await;
    assert!(!chrome.has("[role=alert]").await, "nobody had to agree");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_near_the_game_and_lead_back_to_it() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { height: 500, ..Window::default() }).await;
    start_against_bots(&chrome, &url).await;
    let table = chrome.where_am_i().await;
    chrome.click("#say button[popovertarget=more]").await;
    // The menu is longer than the window: its edge fades where there is more, and all of it can be reached.
    let more = "const list = document.querySelector('#more > .scroll-y'), frame = document.getElementById('more').getBoundingClientRect(); \
        return [list.scrollHeight > list.clientHeight, getComputedStyle(list).getPropertyValue('--more-after') !== '0px', \
            frame.top >= 0 && frame.bottom <= innerHeight]";
    assert_eq!(chrome.ask(more).await, json!([true, true, true]));
    chrome.picture("table-menu-low").await;
    chrome.click("#table-settings").await;
    chrome.click("label:has(input[name=motion])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.find("#say").await;
    assert_eq!(chrome.where_am_i().await, table);
    assert_eq!(chrome.text("#done").await, "Saved.");
    assert!(chrome.has("body[data-motion=off]").await);
    chrome.close().await;
    running.stop().await;
}
