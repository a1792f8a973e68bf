//! Every lesson, click by click: what it points at is clicked, until it is over and the game goes on.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use std::time::{Duration, Instant};

/// What a learner would click next: what is pointed at in an open menu, on the board, in the list, or else what opens a menu with it;
/// "on" when the lesson is over.
const NEXT: &str = r##"
    const lesson = document.getElementById("lesson");
    if (!lesson) return null;
    if (lesson.querySelector("button[value=on]")) return "on";
    if (!lesson.dataset.asked) return null;
    const visible = (thing) => thing.checkVisibility({ visibilityProperty: true });
    const mark = (thing, name) => { thing.id ||= "next"; return `${name} #${thing.id}`; };
    document.getElementById("next")?.removeAttribute("id");
    const spot = [...document.querySelectorAll("button.spot.legal.pointed[value]")].find(visible);
    const list = [...document.querySelectorAll("#actions .pointed")].find(visible);
    const confirm = document.querySelector("#confirm.pointed");
    // On a phone the list is folded: what has several choices opens a menu.
    const menu = [...document.querySelectorAll(".menu:popover-open button.pointed")].find(visible);
    const opens = [...document.querySelectorAll("button.spot.legal.pointed[popovertarget]")]
        .find((thing) => visible(thing) && thing.popoverTargetElement.querySelector(".pointed"));
    const thing = confirm ?? menu ?? spot ?? list ?? opens;
    return thing ? mark(thing, [spot, opens].includes(thing) ? "board" : "list") : null;
"##;

/// The page the lesson is at.
const AT: &str = "return document.querySelector('#lesson progress')?.value ?? 0";

const PHONE: Window = Window { width: 390, height: 844, scripts: true, language: "fr" };

async fn follow(lesson: &str, window: Window) {
    let (running, url) = server().await;
    let chrome = Chrome::new(window).await;
    chrome.open(&format!("{url}/lessons")).await;
    chrome.click(&format!("form[action='/lessons/{lesson}'] button")).await;
    chrome.find("#lesson h2").await;
    let size = window.width;
    chrome.picture(&format!("lesson-{lesson}-{size}")).await;
    let (mut clicks, mut on_board) = (0, 0);
    loop {
        let next = chrome.ask(NEXT).await;
        let Some(next) = next.as_str().map(str::to_string) else {
            chrome
                .until("the lesson asks for something", async |chrome| chrome.ask(NEXT).await.is_string())
                .await;
            continue;
        };
        if next == "on" {
            break;
        }
        let (place, id) = next.split_once(' ').unwrap();
        on_board += usize::from(place == "board");
        clicks += 1;
        assert!(clicks < 80, "{lesson}: no way to the end, at page {}", chrome.ask(AT).await);
        // The page may be replaced just then: what is clicked in vain is clicked again.
        let before = chrome.ask("return document.body.innerText").await;
        let tap = format!(
            "document.querySelector('{id}')?.click(); document.querySelector('.tapped .btn')?.click()"
        );
        let _ = chrome.ask(&tap).await;
        let patience = Instant::now() + Duration::from_secs(2);
        while Instant::now() < patience && chrome.ask("return document.body.innerText").await == before {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    assert!(on_board > 3, "{lesson}: only {on_board} clicks on the board");
    chrome.picture(&format!("lesson-{lesson}-{size}-over")).await;
    let table = chrome.where_am_i().await;
    chrome.click("#lesson button[value=on]").await;
    chrome
        .until("the game goes on", async |chrome| {
            chrome.where_am_i().await != table && !chrome.has("#lesson").await && chrome.has("#act").await
        })
        .await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_puerto_rico_is_followed_click_by_click() {
    follow("puerto-rico", Window { language: "en", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_san_juan_is_followed_click_by_click() {
    follow("san-juan", Window { language: "fr", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_santiago_is_followed_click_by_click() {
    follow("santiago", Window { language: "de", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_mundus_novus_is_followed_click_by_click() {
    follow("mundus-novus", Window { language: "es", ..Window::default() }).await;
}

/// On a phone a tap shows the card of a thing first, with a button that does it.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_followed_on_a_phone() {
    follow("santiago", PHONE).await;
}

/// Another action than the one asked for is not played, and a sentence says why.
#[tokio::test(flavor = "multi_thread")]
async fn another_click_is_answered_by_a_friendly_sentence() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.click("form[action='/lessons/puerto-rico'] button").await;
    chrome.find("#lesson h2").await;
    chrome.click("#actions .act[value='take captain']").await;
    chrome
        .until("a sentence", async |chrome| {
            let toasts = chrome.ask("return document.getElementById('toasts').innerText").await;
            toasts.as_str().is_some_and(|text| text.contains("the lesson is showing something else"))
        })
        .await;
    assert_eq!(chrome.ask(AT).await, 1);
    chrome.close().await;
    running.stop().await;
}
