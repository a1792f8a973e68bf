//! Pieces travel: what leaves one place and turns up at another is seen on its way, in every game; and what others moved
//! since the reader's last decision is marked.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use serde_json::json;
use std::collections::BTreeSet;

/// Watches every flight: its kind, where it begins and where it ends.
const WATCH: &str = r##"
    window.flights = [];
    new MutationObserver((changes) => {
        for (const piece of changes.flatMap((change) => [...change.addedNodes]).filter((node) => node.matches?.(".flight"))) {
            const [flight] = piece.getAnimations();
            if (!flight) continue;
            const at = (time) => {
                flight.currentTime = time;
                const box = piece.getBoundingClientRect();
                return [box.x, box.y];
            };
            const { delay, duration } = flight.effect.getTiming();
            const [from, to] = [at(0), at(delay + duration)];
            flight.currentTime = 0;
            window.flights.push({ kind: piece.dataset.kind, far: Math.hypot(to[0] - from[0], to[1] - from[1]) });
        }
    }).observe(document.body, { childList: true });
    window.marks = 0;
    setInterval(() => (window.marks = Math.max(window.marks, document.querySelectorAll(".moved").length)), 20);
"##;

/// Plays until each of these kinds was seen travelling; a kind is the beginning of a name.
async fn travel(game: &str, kinds: &[&str]) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(WATCH).await;
    let mut missing: BTreeSet<&str> = kinds.iter().copied().collect();
    let mut marks = false;
    for _ in 0..60 {
        if missing.is_empty() && marks {
            break;
        }
        chrome.hurry(1).await;
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        let seen = chrome.ask("return window.flights.splice(0)").await;
        for flight in seen.as_array().into_iter().flatten() {
            let kind = flight["kind"].as_str().unwrap_or_default();
            assert!(flight["far"].as_f64() > Some(5.0), "{game}: {kind} ends where it began");
            missing.retain(|wanted| !kind.starts_with(wanted));
        }
        marks |= chrome.ask("return window.marks > 0").await == json!(true);
    }
    assert!(missing.is_empty(), "{game}: these were never seen travelling: {missing:?}");
    assert!(marks, "{game}: what others moved is marked");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puerto_rico() {
    travel("puerto-rico", &["barrel-", "tile-", "coin", "colonist", "building-"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn san_juan() {
    travel("san-juan", &["card"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn santiago() {
    travel("santiago", &["car", "good-", "peso", "broker-"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mundus_novus() {
    travel("mundus-novus", &["card", "coin", "development-"]).await;
}
