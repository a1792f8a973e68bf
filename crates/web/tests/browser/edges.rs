//! What sticks out of its panel or of the window, and what a thumb has to reach on a phone.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use serde_json::json;

/// What sticks out of the panel it stands in, or of the window.
pub const STICKS_OUT: &str = r##"
    const out = [];
    const name = (part) => part.id || part.className || part.tagName;
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const shown = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const panels = ".card, .box, .panel, .menu:popover-open, dialog[open], fieldset, .tables > li, .seats > li, .game, .say";
    for (const panel of document.querySelectorAll(panels)) {
        if (!shown(panel)) continue;
        const home = panel.getBoundingClientRect();
        if (panel.matches(".menu, dialog") && (home.right > innerWidth + 1 || home.bottom > innerHeight + 1 || home.left < -1 || home.top < -1)) {
            out.push(`${name(panel)} leaves the window`);
        }
        for (const part of panel.querySelectorAll("p, li, a, button, code, input, select, h1, h2, h3, label, td, svg")) {
            if (!shown(part) || part.closest(".tip, .sr, .scroll-x, .menu") !== panel.closest(".menu") && part.closest(".tip, .sr, .scroll-x")) continue;
            if (part.closest(".menu") && !panel.closest(".menu")) continue;
            const box = part.getBoundingClientRect();
            if (box.width && (box.right > home.right + 1 || box.left < home.left - 1)) out.push(`${name(part)} sticks out of ${name(panel)}`);
        }
    }
    return [...new Set(out)].slice(0, 8);
"##;

/// From the sentence to what glows, in pixels; `null` while nothing glows on the board.
const WAY: &str = r##"
    scrollTo(0, 0);
    const glow = document.querySelector(":is(.common, .own) .spot.legal");
    if (!glow) return null;
    const all = [...document.querySelectorAll(":is(.common, .own) .spot.legal")].map((spot) => spot.getBoundingClientRect().top);
    return Math.round(Math.min(...all) - document.getElementById("say").getBoundingClientRect().bottom);
"##;

/// Targets that are too small for a thumb.
const SMALL: &str = r##"
    const small = [];
    for (const target of document.querySelectorAll("#say button, #actions .act, .spot.legal, .spot.drafted, .topbar a, .after .btn")) {
        if (!target.checkVisibility() || target.matches(".tag")) continue;
        const box = target.getBoundingClientRect();
        if (box.width < 43.5 || box.height < 43.5) small.push(`${target.dataset.place ?? target.className} ${box.width} x ${box.height}`);
    }
    return small.slice(0, 6);
"##;

/// On a phone: what glows is near the sentence, large enough, and shows its card before it acts.
async fn on_a_phone(game: &str) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let mut carded = false;
    for turn in 0..14 {
        chrome
            .until("a decision", async |chrome| {
                let now = chrome.glance().await;
                now.over || now.list > 0 || now.confirm
            })
            .await;
        let now = chrome.glance().await;
        if now.over {
            break;
        }
        if turn == 5 {
            chrome.picture(&format!("phone-{game}")).await;
        }
        let way = chrome.ask(WAY).await.as_i64();
        assert!(way.is_none_or(|way| way <= 600), "{game}: what glows is {way:?} px from the sentence");
        assert_eq!(chrome.ask(SMALL).await, json!([]), "{game}: too small for a thumb");
        let purse =
            chrome.ask("return document.querySelector('#say .purse').textContent.trim().length").await;
        assert!(purse.as_u64() > Some(0), "what I own is in view");
        if now.glows > 0 && !carded {
            chrome.ask("document.querySelector(':is(.common, .own) .spot.legal').click()").await;
            if chrome.has(".tapped .btn").await {
                carded = true;
                assert_eq!(chrome.step().await, now.step, "the first tap only shows");
                chrome.picture(&format!("phone-card-{game}")).await;
                chrome.click(".tapped .btn").await;
                chrome.until("the second acts", async |chrome| chrome.glance().await != now).await;
                continue;
            }
        }
        chrome.hurry(1).await;
        chrome.driver.refresh().await.expect("the page comes again");
    }
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puerto_rico_on_a_phone() {
    on_a_phone("puerto-rico").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn san_juan_on_a_phone() {
    on_a_phone("san-juan").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn santiago_on_a_phone() {
    on_a_phone("santiago").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mundus_novus_on_a_phone() {
    on_a_phone("mundus-novus").await;
}
