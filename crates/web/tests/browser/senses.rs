//! Sounds where they are wanted, a key that skips the bots' pauses, and a table for those who know it.

use crate::{
    chrome::{Chrome, Window},
    server, support,
};

/// A computer that writes down the notes it plays.
const LISTEN: &str = r##"
    window.notes = 0;
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (to) => to };
        }
        createOscillator() {
            window.notes += 1;
            return { frequency: {}, connect: (to) => to, start() {}, stop() {} };
        }
    };
"##;

async fn notes(on: bool) -> u64 {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/settings")).await;
    if on {
        chrome.click("label:has(input[name=sound])").await;
        chrome.click("label:has(input[name=compact])").await;
        chrome.click("form[action='/settings'] .btn.primary").await;
        chrome.find("body[data-sound=on][data-compact=on]").await;
    }
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(LISTEN).await;
    chrome.play(crate::hands::By::List, 4).await;
    let notes = chrome.ask("return window.notes").await;
    if on {
        chrome.picture("puerto-rico-compact").await;
    }
    chrome.close().await;
    running.stop().await;
    notes.as_u64().unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_and_turns_sound_where_that_is_switched_on_and_nowhere_else() {
    assert_eq!(notes(false).await, 0, "off by default");
    assert!(notes(true).await > 3, "turns and pieces are heard");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_s_key_skips_to_the_own_turn() {
    // Bots that take minutes.
    let mut config = support::config(None);
    config.bots.pace = 100.0;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    // Whoever begins may have several decisions before a bot has one.
    for _ in 0..20 {
        chrome
            .until("the own turn, or bots that can be skipped", async |chrome| {
                chrome.has("#actions .act, #confirm, #skip").await
            })
            .await;
        if chrome.has("#skip").await {
            chrome.ask("document.activeElement?.blur()").await;
            chrome.press("s").await;
            chrome.until("the own turn", async |chrome| chrome.has("#actions .act, #confirm").await).await;
            assert!(!chrome.has("#skip").await);
            chrome.close().await;
            running.stop().await;
            return;
        }
        chrome.play(crate::hands::By::List, 1).await;
    }
    panic!("the bots were never seen thinking");
}
