//! Every lesson, click by click: what it points at is clicked, until it is over and the game goes on.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use std::time::{Duration, Instant};
use thirtyfour::By;

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

/// How many pages it has.
const PAGES: &str = "return document.querySelector('#lesson progress').max";

/// A new page can be read without scrolling, up to what is to be done; beside a board its buttons are in view too, and nothing of
/// that is cut off by its box; and the board is no taller for it.
const READABLE: &str = r##"
    const lesson = document.querySelector("#lesson");
    const told = lesson.querySelector(".todo") ?? lesson.querySelector("h2");
    const box = told.getBoundingClientRect();
    const cut = innerWidth > 900 && [...lesson.querySelectorAll(".todo, .after .btn")].some((one) => {
        const { bottom } = one.getBoundingClientRect();
        return bottom > innerHeight || bottom > lesson.getBoundingClientRect().bottom;
    });
    const tall = document.querySelector(".own").getBoundingClientRect().top + scrollY;
    if (innerWidth > 900) lesson.classList.remove("lesson");
    const without = document.querySelector(".own").getBoundingClientRect().top + scrollY;
    lesson.classList.add("lesson");
    return box.top >= 0 && box.bottom <= innerHeight && !cut && tall <= without + 1;
"##;

/// The menu that is open, if any, is within the window.
const WITHIN: &str = r##"
    const menu = document.querySelector(".menu:popover-open")?.getBoundingClientRect();
    return !menu || menu.left >= 0 && menu.right <= innerWidth && menu.top >= 0 && menu.bottom <= innerHeight;
"##;

const PHONE: Window = Window { width: 390, height: 844, scripts: true, language: "fr" };

/// Clicks what the lesson points at, with the mouse: what something else covers is not clicked, and counts as in vain.
async fn click_next(chrome: &Chrome, id: &str) -> bool {
    // The page may be replaced just then.
    let Ok(thing) = chrome.driver.find(By::Css(id)).await else { return false };
    if thing.click().await.is_err() {
        return false;
    }
    // On a phone a tap shows the card of a thing first.
    if let Ok(button) = chrome.driver.find(By::Css(".tapped .btn")).await {
        // A card that has gone meanwhile was left over: the tap itself has done something.
        return button.click().await.is_ok() || !chrome.has(".tapped .btn").await;
    }
    true
}

/// Follows a lesson to its end, page by page.
async fn follow(chrome: &Chrome, lesson: &str) {
    let (mut clicks, mut in_vain, mut on_board, mut page) = (0, 0, 0, 0);
    loop {
        chrome
            .until("the lesson asks for something", async |chrome| chrome.ask(NEXT).await.is_string())
            .await;
        let now = chrome.ask(AT).await.as_u64().expect("the number of a page");
        if now != page {
            assert_eq!(now, page + 1, "{lesson}: one page after the other");
            page = now;
            let readable = async |chrome: &Chrome| chrome.ask(READABLE).await == true;
            chrome.until(&format!("{lesson}: page {page} can be read where it appears"), readable).await;
        }
        let next = chrome.ask(NEXT).await;
        let Some(next) = next.as_str().filter(|&next| next != "on") else {
            if next.is_null() {
                continue;
            }
            break;
        };
        let (place, id) = next.split_once(' ').unwrap();
        let before = chrome.ask("return document.body.innerText").await;
        if !click_next(chrome, id).await {
            in_vain += 1;
            assert!(in_vain < 60, "{lesson}, page {page}: {place} {id} cannot be clicked");
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        (clicks, in_vain) = (clicks + 1, 0);
        assert_eq!(chrome.ask(WITHIN).await, true, "{lesson}, page {page}: the menu is within the window");
        on_board += usize::from(place == "board");
        assert!(clicks < 80, "{lesson}: no way to the end, at page {page}");
        let patience = Instant::now() + Duration::from_secs(2);
        while Instant::now() < patience && chrome.ask("return document.body.innerText").await == before {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    assert_eq!(chrome.ask(PAGES).await, page, "{lesson}: every page was shown");
    assert!(on_board > 3, "{lesson}: only {on_board} clicks on the board");
}

async fn begin(chrome: &Chrome, url: &str, lesson: &str) {
    chrome.open(&format!("{url}/lessons")).await;
    chrome.click(&format!("form[action='/lessons/{lesson}'] button")).await;
    chrome.find("#lesson h2").await;
}

/// From the list of lessons to the game that goes on after the lesson.
async fn whole(lesson: &str, window: Window) {
    let (running, url) = server().await;
    let chrome = Chrome::new(window).await;
    begin(&chrome, &url, lesson).await;
    let size = window.width;
    chrome.picture(&format!("lesson-{lesson}-{size}")).await;
    follow(&chrome, lesson).await;
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
    whole("puerto-rico", Window { width: 1024, height: 768, language: "en", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_san_juan_is_followed_click_by_click() {
    whole("san-juan", Window { language: "fr", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_santiago_is_followed_click_by_click() {
    whole("santiago", Window { language: "de", ..Window::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_of_mundus_novus_is_followed_click_by_click() {
    whole("mundus-novus", Window { language: "es", ..Window::default() }).await;
}

/// On a phone a tap shows the card of a thing first, with a button that does it.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_followed_on_a_phone() {
    whole("mundus-novus", PHONE).await;
}

/// A lesson is left and resumed where it was, a page is tried again, and a move is left to the lesson.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_resumed_repeated_and_skipped() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    begin(&chrome, &url, "san-juan").await;
    let go = async |button: &str, page: u64| {
        chrome.click(&format!("#lesson button[value={button}]")).await;
        let arrived =
            async |chrome: &Chrome| chrome.ask(AT).await == page && chrome.ask(NEXT).await.is_string();
        chrome.until(&format!("{button} leads to page {page}"), arrived).await;
    };
    go("skip", 2).await;
    go("skip", 3).await;
    let table = chrome.where_am_i().await;
    // The front page and the list both lead back.
    for page in ["/", "/lessons"] {
        chrome.open(&format!("{url}{page}")).await;
        chrome.click("[data-game=san-juan] a.btn[href^='/table/']").await;
        chrome.find("#lesson h2").await;
        assert_eq!(chrome.where_am_i().await, table, "resumed from {page}");
        assert_eq!(chrome.ask(AT).await, 3, "resumed from {page}");
    }
    go("back", 2).await;
    go("back", 1).await;
    go("skip", 2).await;
    chrome.close().await;
    running.stop().await;
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
