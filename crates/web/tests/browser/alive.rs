//! Pieces travel: what leaves one place and turns up at another is seen on its way, in every game; and what others moved
//! since the reader's last decision is marked.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server, support,
};
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
        if !marks && chrome.has(".moved").await {
            // Who opens the page now is told the same.
            chrome.driver.refresh().await.expect("the page comes again");
            chrome
                .until("the marks on a page that has just come", async |chrome| chrome.has(".moved").await)
                .await;
            chrome.ask(WATCH).await;
            marks = true;
        }
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
    let ways: &[Way] = &[
        ("card", &["piles/deck"], &["own/hand"]),
        // Goods laid on a building, and sold from there; a card built.
        ("card", &["piles/deck"], &["own/goods-"]),
        ("card", &["own/goods-"], &["piles/discard"]),
        ("card", &["own/hand"], &["own/city"]),
    ];
    travel("san-juan", ways).await;
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

/// Cards that came are marked, though there may be as many of their kind as before.
#[tokio::test(flavor = "multi_thread")]
async fn cards_that_took_the_place_of_others_are_marked() {
    const UNMARKED: &str = "const came = [...document.querySelectorAll('#own [data-came] [data-piece]')]; \
                            return [came.length, came.filter((card) => !card.classList.contains('moved')).length]";
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/mundus-novus?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let mut looks = 0;
    for _ in 0..60 {
        chrome.hurry(1).await;
        chrome.driver.refresh().await.expect("the page comes again");
        chrome.find("#actions .act, #confirm, a[href$='/result']").await;
        // Only who has decided before is told what others moved since.
        if chrome.has("#say .news[data-since]").await && chrome.has("#own [data-came]").await {
            chrome
                .until("all are marked", async |chrome| {
                    let [came, unmarked] =
                        serde_json::from_value(chrome.ask(UNMARKED).await).unwrap_or([0u32, 1]);
                    came > 0 && unmarked == 0
                })
                .await;
            looks += 1;
        }
        if looks == 6 {
            break;
        }
    }
    assert!(looks > 2, "{looks}");
    chrome.close().await;
    running.stop().await;
}

/// The marks are for the decision they were made for: while the others think, nothing is marked.
#[tokio::test(flavor = "multi_thread")]
async fn marks_go_when_the_decision_is_made() {
    let mut config = support::config(None);
    config.bots.pace = 100.0;
    let running = web::serve(config).await.expect("the server starts");
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("http://{}/new/puerto-rico?with=bots", running.address())).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    let mut seen = false;
    for _ in 0..60 {
        chrome
            .until("a decision, or bots that think", async |chrome| {
                chrome.has("#actions .act, #confirm, #skip").await
            })
            .await;
        if chrome.has("#skip").await {
            if seen {
                chrome.until("no mark is left", async |chrome| !chrome.has(".moved").await).await;
                chrome.close().await;
                running.stop().await;
                return;
            }
            chrome.click("#skip").await;
            chrome.until("my own turn", async |chrome| chrome.has("#actions .act, #confirm").await).await;
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
            seen = chrome.has(".moved").await;
        }
        chrome.play(By::List, 1).await;
    }
    panic!("nothing was ever marked");
}
