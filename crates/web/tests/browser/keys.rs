//! Every key of the table of keys does what the list of keys says, at the table and in a replay.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server, support,
};
use serde_json::json;
use std::collections::BTreeSet;
use thirtyfour::{Key as Press, TypingData};
use web::keys::{AT_REPLAY, AT_TABLE, Key};

/// The keys that were tried.
#[derive(Default)]
struct Tried(BTreeSet<String>);

impl Tried {
    /// Presses a key with nothing in focus.
    async fn press(&mut self, chrome: &Chrome, key: Key, press: impl Into<TypingData>) {
        chrome.ask("document.activeElement?.blur()").await;
        self.0.insert(format!("{key:?}"));
        assert!(chrome.press(press).await, "{key:?} can be pressed");
    }

    fn all_of(&self, keys: &[Key]) {
        let missing: Vec<_> = keys.iter().filter(|key| !self.0.contains(&format!("{key:?}"))).collect();
        assert!(missing.is_empty(), "not tried: {missing:?}");
    }
}

/// Waits until a selector finds something, or nothing any more.
async fn shows(chrome: &Chrome, css: &str, there: bool) {
    chrome.until(css, async |chrome| chrome.has(css).await == there).await;
}

async fn new_table(chrome: &Chrome, url: &str, game: &str) {
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    // Anne is to begin.
    chrome.click("details summary").await;
    chrome.click("input[name=draw]").await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act").await;
}

/// What one does alone: choosing, taking back, the coach, menus, words; bots take minutes unless they are skipped.
async fn alone(tried: &mut Tried) {
    let mut config = support::config(None);
    config.bots.pace = 100.0;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    new_table(&chrome, &url, "puerto-rico").await;

    tried.press(&chrome, Key::Help, "?").await;
    chrome.find("#keys:popover-open").await;
    let lines = chrome.ask("return document.querySelectorAll('#keys dt').length").await;
    assert_eq!(lines, json!(AT_TABLE.len()), "all of them are listed");
    chrome.picture("keys-1440").await;
    tried.press(&chrome, Key::Help, "?").await;
    shows(&chrome, "#keys:popover-open", false).await;
    tried.press(&chrome, Key::Table, "t").await;
    chrome.find("#more:popover-open").await;
    // From there the tab key goes on inside.
    chrome.press(Press::Tab).await;
    assert_eq!(chrome.ask("return document.activeElement.closest('#more') !== null").await, json!(true));
    chrome.press(Press::Escape).await;
    shows(&chrome, "#more:popover-open", false).await;
    tried.press(&chrome, Key::Talk, "m").await;
    chrome.press("hello 1 2 3").await;
    let said = "return document.activeElement.value";
    assert_eq!(chrome.ask(said).await, json!("hello 1 2 3"), "what is written plays nothing");
    chrome.press(Press::Escape).await;
    assert_eq!(chrome.ask("return document.activeElement === document.body").await, json!(true));
    chrome.ask("window.opened = []; window.open = (address) => opened.push(address)").await;
    tried.press(&chrome, Key::Entry, "i").await;
    chrome.ask("document.querySelector('.common div.spot[data-place][tabindex], .common .spot[data-place]').focus()").await;
    chrome.press("i").await;
    assert_eq!(chrome.ask("return opened.length").await, json!(1), "the entry is opened");
    tried.press(&chrome, Key::Coach, "h").await;
    chrome.find("#coach:not([hidden]) [data-coach-close]").await;
    tried.press(&chrome, Key::Drop, Press::Escape).await;
    shows(&chrome, "#coach:not([hidden])", false).await;

    tried.press(&chrome, Key::Walk, "l").await;
    chrome.press(Press::Down).await;
    chrome.press(Press::Down).await;
    chrome.press(Press::Up).await;
    let second = "return [...document.querySelectorAll('#actions .act')].indexOf(document.activeElement)";
    assert_eq!(chrome.ask(second).await, json!(1), "the arrows walk in the list");

    // With the tab key to the board, and on from thing to thing.
    tried.press(&chrome, Key::Board, Press::Tab).await;
    chrome.tab_to(".common button.spot").await;
    let place = "return document.activeElement?.dataset.place ?? ''";
    let first = chrome.ask(place).await;
    chrome.press(Press::Right).await;
    let second = chrome.ask(place).await;
    assert!(second != first && second != json!(""), "the arrows walk on the board: {first}, {second}");

    let before = chrome.step().await;
    let builder = chrome.find("#actions .act[value='take builder']").await;
    let builder = builder.attr("data-key").await.expect("it can be read").expect("it has a key");
    tried.press(&chrome, Key::List, builder.as_str()).await;
    chrome.find("#actions .act[value^='build ']").await;
    tried.press(&chrome, Key::Undo, "u").await;
    shows(&chrome, "#actions .act[value='take builder']", true).await;
    tried.press(&chrome, Key::List, builder.as_str()).await;
    chrome.find("#actions .act[value^='build ']").await;
    chrome.click("#actions .act[value^='build ']").await;
    chrome.find("[data-key=R]").await;
    tried.press(&chrome, Key::Restart, "r").await;
    shows(&chrome, "#actions .act[value='take builder']", true).await;
    assert_eq!(chrome.step().await, before, "the whole turn is taken back");

    tried.press(&chrome, Key::List, builder.as_str()).await;
    chrome.find("#actions .act[data-key=P]").await;
    tried.press(&chrome, Key::Pass, "p").await;
    chrome.find("#skip").await;
    tried.press(&chrome, Key::Ahead, "a").await;
    chrome.find("#ahead:popover-open").await;
    chrome.press(Press::Escape).await;
    tried.press(&chrome, Key::Skip, "s").await;
    shows(&chrome, "#actions .act, #confirm", true).await;
    chrome.close().await;
    running.stop().await;
}

/// What is collected before it is sent, and lists longer than ten.
async fn collected(tried: &mut Tried) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    new_table(&chrome, &url, "san-juan").await;
    let drafts = "#actions .act[data-draft][data-key]:not([data-key=P])";
    while !chrome.has(drafts).await {
        chrome.play(By::Keys, 1).await;
        shows(&chrome, "#actions .act, #confirm", true).await;
    }
    let key = chrome.find(drafts).await.attr("data-key").await.expect("it can be read").expect("it has one");
    tried.press(&chrome, Key::List, key.as_str()).await;
    shows(&chrome, "#draft-back", true).await;
    tried.press(&chrome, Key::Undo, "u").await;
    chrome.until("nothing is collected", async |chrome| chrome.glance().await.placed == 0).await;
    tried.press(&chrome, Key::List, key.as_str()).await;
    shows(&chrome, "#draft-drop", true).await;
    tried.press(&chrome, Key::Drop, Press::Escape).await;
    chrome.until("nothing is collected", async |chrome| chrome.glance().await.placed == 0).await;
    let before = chrome.step().await;
    while !chrome.has("#confirm").await {
        let placed = chrome.glance().await.placed;
        chrome.press("1").await;
        chrome.until("one more", async |chrome| chrome.glance().await.placed != placed).await;
    }
    tried.press(&chrome, Key::Confirm, "c").await;
    chrome.until("it is sent", async |chrome| chrome.step().await != before).await;

    new_table(&chrome, &url, "santiago").await;
    while !chrome.has("#actions .act[data-key=D]").await {
        chrome.hurry(1).await;
        chrome.driver.refresh().await.expect("the page comes again");
        shows(&chrome, "#actions .act, #confirm", true).await;
    }
    let eleventh = chrome.ask("return document.querySelectorAll('#actions .act')[10].dataset.key").await;
    assert_eq!(eleventh, json!("D"), "the keys stand in the order of the list");
    let now = chrome.glance().await;
    tried.press(&chrome, Key::Beyond, "d").await;
    chrome.until("the eleventh is chosen", async |chrome| chrome.glance().await != now).await;
    chrome.close().await;
    running.stop().await;
}

/// What needs others: answers, secrets, coming back.
async fn together(tried: &mut Tried) {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window::default()).await;
    anne.open(&format!("{url}/new/mundus-novus?with=friends")).await;
    anne.fill("#name", "Anne").await;
    anne.click("#seat-2 option[value=open]").await;
    anne.click("#seat-3 option[value=bot-greedy]").await;
    anne.click("form .btn.primary").await;
    let link =
        anne.find("#link").await.prop("value").await.expect("it can be read").expect("there is a link");
    let join = link.split_once("/join/").map(|(_, rest)| format!("{url}/join/{rest}"));
    ben.open(&join.expect("it leads to the table")).await;
    ben.fill("#name", "Ben").await;
    ben.click("form .btn.primary").await;
    anne.until("Ben sits", async |anne| anne.text("#chairs").await.contains("Ben")).await;
    anne.click("#chairs form[action$='/start'] button").await;
    anne.find("#say").await;
    // The player who is asked plays on until Anne has chosen in secret while Ben has not.
    while !anne.has("form[action$='/withdraw']").await {
        for chrome in [&anne, &ben] {
            let asks = "return !!document.querySelector('#actions .act, #confirm')";
            let secret = anne.has("form[action$='/withdraw']").await;
            if !secret && chrome.ask(asks).await == json!(true) {
                chrome.hurry(1).await;
                chrome.driver.refresh().await.expect("the page comes again");
            }
        }
    }
    tried.press(&anne, Key::Withdraw, "w").await;
    shows(&anne, "#actions .act, #confirm", true).await;

    let ask = "document.querySelector('form[action$=\"/stop\"]').requestSubmit()";
    anne.ask(ask).await;
    shows(&anne, "form[action$='/answer']", true).await;
    tried.press(&anne, Key::Refuse, "n").await;
    shows(&anne, "form[action$='/answer']", false).await;
    anne.ask("document.querySelector('form[action$=\"/hand-over\"] button').click()").await;
    shows(&anne, "form[action$='/return']", true).await;
    tried.press(&anne, Key::Return, "b").await;
    shows(&anne, "form[action$='/return']", false).await;
    ben.find("form[action$='/stop']").await;
    ben.ask(ask).await;
    shows(&anne, "[data-key=Y]", true).await;
    tried.press(&anne, Key::Agree, "y").await;
    shows(&ben, ".box.choose a[href$='/record']", true).await;
    anne.close().await;
    ben.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_key_of_the_table_works() {
    let mut tried = Tried::default();
    alone(&mut tried).await;
    collected(&mut tried).await;
    together(&mut tried).await;
    tried.all_of(AT_TABLE);
}

/// Letters, digits and signs can be switched off: people who speak to their computer choose nothing by accident.
#[tokio::test(flavor = "multi_thread")]
async fn keys_that_write_can_be_switched_off() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/settings")).await;
    chrome.click("label:has(input[name=keys])").await;
    chrome.click("form[action='/settings'] .btn.primary").await;
    chrome.find("body[data-keys=off]").await;
    new_table(&chrome, &url, "puerto-rico").await;
    chrome.ask("window.opened = []; window.open = (address) => opened.push(address)").await;
    let before = chrome.glance().await;
    let caps = "return [...document.querySelectorAll('#say kbd, #actions kbd')].filter((cap) => cap.checkVisibility()).length";
    assert_eq!(chrome.ask(caps).await, json!(0), "no button shows a key that does nothing");
    chrome.ask("document.querySelector('.common .spot[data-place]').focus()").await;
    for key in ["i", "1", "2", "t", "m", "?", "l", "a", "h"] {
        chrome.ask("document.activeElement?.matches('.spot') || document.activeElement?.blur()").await;
        chrome.press(key).await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(chrome.glance().await, before, "nothing is chosen");
    assert!(!chrome.has("[popover]:popover-open, #coach:not([hidden])").await, "nothing opens");
    assert_eq!(chrome.ask("return opened.length").await, json!(0));
    assert_eq!(chrome.ask("return document.activeElement.matches('.chat-form input')").await, json!(false));
    // The other keys go on.
    chrome.ask("document.querySelector('#actions .act').focus()").await;
    chrome.press(Press::Down).await;
    let second = "return [...document.querySelectorAll('#actions .act')].indexOf(document.activeElement)";
    assert_eq!(chrome.ask(second).await, json!(1), "the arrows walk in the list");
    chrome.press(Press::Enter).await;
    chrome.until("it is chosen", async |chrome| chrome.glance().await != before).await;
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_key_of_a_replay_works() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    new_table(&chrome, &url, "santiago").await;
    let table = chrome.where_am_i().await;
    chrome.hurry(12).await;
    chrome.open(&format!("{table}/at/3")).await;
    let mut tried = Tried::default();
    let at = async |chrome: &Chrome, step: &str| {
        let said = format!(" {step} ");
        chrome.until(step, async |chrome| chrome.text("#reel output").await.contains(&said)).await;
    };
    tried.press(&chrome, Key::Help, "?").await;
    chrome.find("#keys:popover-open").await;
    let lines = chrome.ask("return document.querySelectorAll('#keys dt').length").await;
    assert_eq!(lines, json!(AT_REPLAY.len()), "all of them are listed");
    tried.press(&chrome, Key::Help, "?").await;
    shows(&chrome, "#keys:popover-open", false).await;
    tried.press(&chrome, Key::Next, Press::Right).await;
    at(&chrome, "4").await;
    tried.press(&chrome, Key::Previous, Press::Left).await;
    at(&chrome, "3").await;
    // A click on the board gives it the focus; the arrows step through the game all the same.
    chrome.ask("document.querySelector('.common .spot[tabindex]').focus()").await;
    chrome.press(Press::Right).await;
    at(&chrome, "4").await;
    chrome.press(Press::Left).await;
    at(&chrome, "3").await;
    tried.press(&chrome, Key::First, Press::Home).await;
    at(&chrome, "0").await;
    tried.press(&chrome, Key::Play, " ").await;
    at(&chrome, "2").await;
    tried.press(&chrome, Key::Play, " ").await;
    shows(&chrome, "#autoplay[aria-pressed=false]", true).await;
    tried.press(&chrome, Key::Last, Press::End).await;
    let last = chrome.ask("return document.querySelector('input[data-steps]').max").await;
    at(&chrome, last.as_str().expect("a number")).await;
    tried.all_of(AT_REPLAY);
    chrome.close().await;
    running.stop().await;
}
