//! The keyboard stays with the same thing when the page around it is drawn again.

use crate::{
    chrome::{Chrome, Window},
    server,
    support::{Browser, config},
    written::{Written, keep},
};
use catalog::GameId;
use serde_json::json;
use thirtyfour::{Cookie, Key};

/// The part of the page that has the focus: which form, and which of those of its kind.
const FOCUS: &str = r##"
    const at = document.activeElement;
    const form = at.closest("form");
    const all = form ? [...document.querySelectorAll(`form[action="${form.getAttribute("action")}"]`)] : [];
    return [form?.getAttribute("action") ?? at.tagName, all.indexOf(form)];
"##;

#[tokio::test(flavor = "multi_thread")]
async fn in_the_menu_of_the_table_the_focus_stays() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("tables.db");
    let token = "ba".repeat(32);
    keep(&file, &token, &[&Written::new("menu", GameId::PuertoRico)]).await;
    let running = web::serve(config(Some(file))).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.driver.add_cookie(Cookie::new("antilles", token.clone())).await.expect("a cookie can be set");
    let mut elsewhere = Browser::new(&running).with_cookie("antilles", &token);
    chrome.open(&format!("{url}/table/menu")).await;
    chrome.click("#say button[popovertarget=more]").await;
    let hash = "return document.getElementById('players').dataset.hash";
    for (what, of, expected) in [
        (
            "the third order",
            "[...document.querySelectorAll('#players [name=on]')][2]",
            json!(["/table/menu/order", 2]),
        ),
        (
            "giving up",
            "document.querySelector('#players form[action$=\"/resign\"] button')",
            json!(["/table/menu/resign", 0]),
        ),
    ] {
        chrome.ask(&format!("{of}.focus()")).await;
        assert_eq!(chrome.ask(FOCUS).await, expected, "{what}");
        let before = chrome.ask(hash).await;
        // Something happens at the table, and the menu is drawn again.
        let form = [("seat", "1"), ("order", "forced"), ("on", "on")];
        let form = if of.contains("resign") { &form[..] } else { &form[..2] };
        let done = elsewhere.post("/table/menu/order", form).await;
        assert_eq!(done.status, 303, "{}", done.text());
        chrome.until("the menu is drawn again", async |chrome| chrome.ask(hash).await != before).await;
        assert_eq!(chrome.ask(FOCUS).await, expected, "{what}, after the page changed");
    }
    chrome.close().await;
    running.stop().await;
}

/// Anne's room: two bots, and a free chair.
async fn room(chrome: &Chrome, url: &str) {
    chrome.open(&format!("{url}/new/san-juan?with=friends&players=4")).await;
    chrome.fill("#name", "Anne").await;
    for (seat, choice) in [("seat-2", "bot-greedy"), ("seat-3", "bot-random"), ("seat-4", "open")] {
        chrome.click(&format!("#{seat} option[value={choice}]")).await;
    }
    chrome.ask("document.querySelector('input[name=draw]').checked = false").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs .updown").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_room_two_keys_in_a_row_reach_the_same_chair() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    room(&chrome, &url).await;
    // Two levels further down in the list of a bot's levels.
    let level = "[...document.querySelectorAll('#chairs select[data-submit]')][0]";
    let drawn =
        format!("const list = {level}; return [...list.options].findIndex((one) => one.defaultSelected)");
    let first = chrome.ask(&drawn).await.as_i64().expect("a level");
    let (key, by) = if first >= 2 { (Key::Up, -1) } else { (Key::Down, 1) };
    chrome.ask(&format!("{level}.focus()")).await;
    for times in 1..=2 {
        chrome.press(key.clone()).await;
        let there = json!(first + by * times);
        chrome.until("the level is changed", async |chrome| chrome.ask(&drawn).await == there).await;
    }
    // Two chairs further down: the button goes with the one who moves.
    let chair = "[...document.querySelectorAll('#chairs .seats > li')].findIndex((li) => li.textContent.includes('Anne'))";
    chrome
        .ask("document.querySelectorAll('#chairs .seats > li:first-child .updown button')[1].focus()")
        .await;
    for times in 1..=2 {
        chrome.press(Key::Enter).await;
        chrome
            .until("Anne has moved", async |chrome| {
                chrome.ask(&format!("return {chair}")).await == json!(times)
            })
            .await;
        let follows = format!(
            "return document.activeElement.closest('li') === document.querySelectorAll('#chairs .seats > li')[{chair}]"
        );
        assert_eq!(chrome.ask(&follows).await, json!(true), "the focus goes with her");
    }
    chrome.close().await;
    running.stop().await;
}
