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
            const { kind, from: source, to: target } = piece.dataset;
            window.flights.push({ kind, source, target, far: Math.hypot(to[0] - from[0], to[1] - from[1]) });
        }
    }).observe(document.body, { childList: true });
    window.marks = 0;
    setInterval(() => (window.marks = Math.max(window.marks, document.querySelectorAll(".moved").length)), 20);
"##;

/// A way that pieces of a kind take: the beginnings of the names of what flies, where from and where to. Names are those of a part of
/// the page, the home and the place in it.
type Way = (&'static str, &'static [&'static str], &'static [&'static str]);

/// The boards of players: one's own and the others'.
const PLAYERS: &[&str] = &["own", "player-"];

/// Plays until pieces were seen taking each of these ways.
async fn travel(game: &str, ways: &[Way]) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.ask(WATCH).await;
    let mut missing = ways.to_vec();
    let mut seen = BTreeSet::new();
    let mut marks = false;
    for _ in 0..90 {
        if missing.is_empty() && marks {
            break;
        }
        chrome.hurry(1).await;
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        let flights = chrome.ask("return window.flights.splice(0)").await;
        for flight in flights.as_array().into_iter().flatten() {
            let [kind, source, target] =
                ["kind", "source", "target"].map(|name| flight[name].as_str().unwrap_or_default());
            let way = format!("{kind}: {source} → {target}");
            assert!(flight["far"].as_f64() > Some(5.0), "{game}: it ends where it began: {way}");
            assert!(!source.is_empty() && !target.is_empty(), "{game}: {way}");
            let begins = |name: &str, with: &[&str]| with.iter().any(|with| name.starts_with(with));
            missing.retain(|(of, from, to)| {
                !(kind.starts_with(of) && begins(source, from) && begins(target, to))
            });
            seen.insert(way);
        }
        marks |= chrome.ask("return window.marks > 0").await == json!(true);
    }
    assert!(missing.is_empty(), "{game}: {missing:?} were never seen; but these: {seen:#?}");
    assert!(marks, "{game}: what others moved is marked");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn puerto_rico() {
    let ways: &[Way] = &[
        ("barrel-", PLAYERS, &["harbour/ship-"]),
        ("tile-", &["land"], PLAYERS),
        ("coin", &["supply"], PLAYERS),
        ("colonist", &["harbour/colonist-ship"], PLAYERS),
        ("building-", &["market"], PLAYERS),
    ];
    travel("puerto-rico", ways).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn san_juan() {
    travel("san-juan", &[("card", &["piles/deck"], &["own/hand"])]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn santiago() {
    let ways: &[Way] = &[
        ("car", &["stops"], &["stops"]),
        ("good-", &["supply"], &["own"]),
        ("good-", &["own"], &["supply"]),
        ("peso", PLAYERS, &["supply"]),
        ("broker-", PLAYERS, &["town"]),
    ];
    travel("santiago", ways).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn mundus_novus() {
    let ways: &[Way] = &[
        ("card", &["own/hand"], &["ring"]),
        ("card", &["ring", "quay"], &["own"]),
        ("coin", &["quay/bank"], PLAYERS),
        ("development-", &["line"], PLAYERS),
    ];
    travel("mundus-novus", ways).await;
}
