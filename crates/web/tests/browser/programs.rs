//! What cannot be taken back is asked about first, on ordinary pages too.

use crate::{
    chrome::{Chrome, Window},
    server, start_against_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_token_and_a_bot_go_only_after_a_question() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "de", ..Window::default() }).await;
    start_against_bots(&chrome, &url).await;
    for (section, field, label, end) in
        [("#tokens", "#label", "laptop", "/revoke"), ("#bots", "#bot-name", "Barracuda", "/remove")]
    {
        chrome.open(&format!("{url}/settings")).await;
        chrome.fill(field, label).await;
        chrome.click(&format!("{section} form:has({field}) .btn")).await;
        chrome.find("#token").await;
        chrome.open(&format!("{url}/settings")).await;
        let go = format!("{section} form[action$='{end}'] button");
        chrome.click(&go).await;
        assert!(!chrome.text("dialog p").await.is_empty(), "it is asked");
        assert_eq!(chrome.text("dialog button[value=no]").await, "Nein");
        chrome.click("dialog button[value=no]").await;
        assert!(chrome.text(section).await.contains(label), "{label} stays");
        chrome.click(&go).await;
        chrome.click("dialog button[value=yes]").await;
        chrome.find("#done").await;
        assert!(!chrome.text(section).await.contains(label), "{label} is gone");
    }
    chrome.close().await;
    running.stop().await;
}
