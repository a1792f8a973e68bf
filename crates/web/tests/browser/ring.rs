//! The cards of Mundus Novus are large enough to read, however many play, and the whole position is on one screen. At no size do
//! players' places lie over the market or over each other.

use crate::{
    chrome::{Chrome, Window},
    proof::CUT,
    server,
};
use serde_json::json;

/// Cards on the table or in the hand that are narrower than 56 pixels on a large screen; chips in lists are no cards, and there is
/// nothing to read on a back. And places of players that leave the ring, or lie over each other, the market or the names of the phases.
const NARROW: &str = r##"
    const wrong = [];
    const cards = innerWidth > 1239 ? document.querySelectorAll(".rc:not(.chip)") : [];
    for (const card of cards) {
        if (!card.checkVisibility()) continue;
        const box = card.getBoundingClientRect();
        if (box.width < 55.9) wrong.push(`${card.parentElement.className}: ${box.width} wide`);
    }
    const ring = document.querySelector(".ring").getBoundingClientRect();
    const middle = [...document.querySelectorAll(".centre :is(.rc, .caption, .announced), .phases > li")]
        .map((part) => [part, part.getBoundingClientRect()]);
    const stations = [...document.querySelectorAll(".station")].map((part) => part.getBoundingClientRect());
    for (const [at, one] of stations.entries()) {
        if (one.left < ring.left || one.right > ring.right || one.top < ring.top || one.bottom > ring.bottom) wrong.push(`place ${at} leaves the ring`);
        for (const other of stations.slice(at + 1)) {
            const apart = one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
            if (!apart) wrong.push(`place ${at} lies over another`);
        }
        for (const [part, box] of middle) {
            const over = Math.min(one.right, box.right) - Math.max(one.left, box.left) > 2
                && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 2;
            if (over) wrong.push(`place ${at} lies over ${part.className || part.textContent}`);
        }
    }
    return [...new Set(wrong)].slice(0, 8);
"##;

/// How many cards lie open in the ring before players.
const LAID: &str = "return document.querySelectorAll('.station .laid > .rc').length";

/// Is there more of the list of exchanges than is shown, and how much of its edges fades?
const LEDGER: &str = r##"
    const list = document.querySelector(".ledger");
    if (!list || list.scrollHeight < list.clientHeight + 60) return null;
    const style = getComputedStyle(list);
    const fades = (edge) => parseFloat(style.getPropertyValue(edge)) > 0;
    return [style.maskImage !== "none", fades("--more-before"), fades("--more-after")];
"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_exchanges_fades_where_there_is_more() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    chrome.open(&format!("{url}/new/mundus-novus?with=bots&players=6")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    for _ in 0..60 {
        chrome.hurry(1).await;
        chrome.driver.refresh().await.expect("the page comes again");
        chrome.find("#actions .act, #confirm, a[href$='/result']").await;
        if !chrome.ask(LEDGER).await.is_null() {
            break;
        }
    }
    let shows = async |what: &str, wanted: serde_json::Value| {
        chrome.until(what, async |chrome| chrome.ask(LEDGER).await == wanted).await;
    };
    shows("the end of what is shown fades", json!([true, false, true])).await;
    chrome.ask("const list = document.querySelector('.ledger'); list.scrollTop = list.scrollHeight").await;
    shows("at its end the beginning fades", json!([true, true, false])).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_large_enough_however_many_play() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    for players in 2..=6 {
        chrome.open(&format!("{url}/new/mundus-novus?with=bots&players={players}")).await;
        if players == 2 {
            chrome.fill("#name", "Anne").await;
        }
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        let mut most = 0;
        for decision in 0..if players == 6 { 45 } else { 10 } {
            chrome.hurry(1).await;
            chrome.driver.refresh().await.expect("the page comes again");
            chrome.find("#actions .act, #confirm, a[href$='/result']").await;
            if chrome.has(".ending").await {
                break;
            }
            let laid = chrome.ask(LAID).await.as_u64().unwrap_or(0);
            if laid > most {
                most = laid;
                chrome.picture(&format!("mundus-novus-ring-{players}")).await;
            }
            // Later boards are fuller; there the large size is the one that matters.
            let sizes = [(390, 844), (844, 390), (1024, 768), (1440, 900)];
            for (width, height) in sizes.into_iter().skip(if decision < 10 { 0 } else { 3 }) {
                chrome.resize(width, height).await;
                assert_eq!(chrome.ask(NARROW).await, json!([]), "{players} players at {width}");
            }
            // The last size was 1440 × 900.
            assert_eq!(chrome.ask(CUT).await, json!([]), "{players} players on one screen");
        }
        assert!(most >= players, "{players} players: {most} cards were laid out");
    }
    chrome.close().await;
    running.stop().await;
}
