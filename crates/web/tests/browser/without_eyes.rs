//! Without a mouse and without eyes: a whole game by keyboard, the choices reached at once, others' moves read aloud, and
//! letters twice as large.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server,
};
use serde_json::json;
use thirtyfour::Key;

/// Keeps everything that was ever to be read aloud.
const HEAR: &str = r##"
    window.heard = [];
    const spoken = document.getElementById("spoken");
    new MutationObserver(() => window.heard.push(spoken.textContent)).observe(spoken, { childList: true, characterData: true });
"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_with_what_others_do_read_aloud() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.tab_to("#name").await;
    chrome.press("Anne").await;
    chrome.press(Key::Enter).await;
    chrome.until("a choice", async |chrome| chrome.has("#actions .act").await).await;
    // The choices are two keys away: the first link skips to the table, the second to the choices.
    chrome.ask("document.activeElement?.blur()").await;
    chrome.tab_to(".skip[href='#actions']").await;
    chrome.press(Key::Enter).await;
    chrome.press(Key::Tab).await;
    let at = "return document.activeElement.closest('#actions') !== null";
    assert_eq!(chrome.ask(at).await, json!(true), "the next thing is a choice");
    chrome.ask(HEAR).await;
    let (decisions, _) = chrome.play(By::Keys, usize::MAX).await;
    assert!(decisions > 10, "{decisions} decisions");
    assert!(chrome.has(".ending table.scores").await, "the game was played to its end");
    let heard = chrome.ask("return window.heard.join(' ')").await;
    let heard = heard.as_str().unwrap_or_default();
    for bot in ["Hispaniola ", "Tortuga "] {
        let told = ["drives", "gets", "delivers", "moves"]
            .iter()
            .any(|deed| heard.contains(&format!("{bot}{deed}")));
        assert!(told, "what {bot}did is read aloud");
    }
    chrome.close().await;
    running.stop().await;
}

/// Text that is cut off: an element hides what sticks out of it and is smaller than what it holds.
const CUT_OFF: &str = r##"
    const cut = [];
    for (const part of document.querySelectorAll("main :is(p, h1, h2, li, a, button, b, span, td, th, label), .topbar a")) {
        if (!part.checkVisibility() || part.closest(".sr, .tip, [data-keep], .news, .fan, .sprite, .confetti")) continue;
        const style = getComputedStyle(part);
        if (!/hidden|clip/.test(style.overflowX + style.overflowY) || !part.textContent.trim()) continue;
        if (part.matches(".name")) continue;
        if (part.scrollWidth > part.clientWidth + 2 || part.scrollHeight > part.clientHeight + 2) {
            cut.push(`${part.className || part.tagName}: ${part.textContent.trim().slice(0, 30)}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) cut.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...new Set(cut)].slice(0, 8);
"##;

#[tokio::test(flavor = "multi_thread")]
async fn with_letters_twice_as_large_nothing_is_cut_off() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    // Large text as a setting, then twice as large by the browser.
    chrome.switch_on(&url, "large").await;
    for game in ["puerto-rico", "san-juan", "santiago", "mundus-novus"] {
        chrome.resize(1440, 900).await;
        chrome.open(&format!("{url}/new/{game}?with=bots")).await;
        chrome.fill("#name", "Anne").await;
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        chrome.hurry(8).await;
        for (width, height) in [(1440, 900), (844, 390), (390, 844)] {
            chrome.resize(width, height).await;
            chrome.driver.refresh().await.expect("the page comes again");
            chrome.find("#actions .act, #confirm").await;
            let letters = chrome.ask("return getComputedStyle(document.documentElement).fontSize").await;
            assert_eq!(letters, json!("20px"), "a quarter larger");
            assert_eq!(chrome.ask(CUT_OFF).await, json!([]), "{game} at {width}, large");
            chrome.picture(&format!("{game}-large-{width}")).await;
            chrome.ask("document.documentElement.style.fontSize = '200%'").await;
            assert_eq!(chrome.ask(CUT_OFF).await, json!([]), "{game} at {width}");
        }
    }
    chrome.close().await;
    running.stop().await;
}
