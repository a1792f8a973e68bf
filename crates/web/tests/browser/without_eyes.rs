//! Without a mouse and without eyes: a whole game by keyboard, the choices reached at once, others' moves read aloud, and
//! letters twice as large.

use crate::{
    chrome::{Chrome, Window},
    friends::room,
    hands::By,
    server,
};
use catalog::GameId;
use serde_json::json;
use std::time::Duration;
use thirtyfour::Key;

/// Keeps everything that was ever to be read aloud.
pub const HEAR: &str = r##"
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

/// Talk is read aloud as it comes, in the room and at the table.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_say_is_read_aloud() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window::default()).await;
    let link = room(&anne, &url, "san-juan", &[]).await;
    anne.ask(HEAR).await;
    ben.open(&link).await;
    ben.fill("#name", "Bernie").await;
    ben.click("form .btn.primary").await;
    let heard = async |words: &str, times: usize| {
        anne.until(words, async |anne| {
            let heard = anne.ask("return window.heard.join(' ')").await;
            heard.as_str().is_some_and(|heard| heard.matches(words).count() == times)
        })
        .await;
    };
    // The same words again are news all the same.
    for (words, times) in [("good evening", 1), ("shall we begin", 1), ("shall we begin", 2)] {
        ben.fill(".chat-form input", words).await;
        ben.click(".chat-form button").await;
        heard(&format!("Bernie: {words}"), times).await;
    }
    anne.click("#chairs form[action$='/start'] button:not([disabled])").await;
    anne.find("#say").await;
    ben.find("#say").await;
    anne.ask(HEAR).await;
    for words in ["good luck", "take your time"] {
        ben.fill(".chat-form input", words).await;
        ben.click(".chat-form button").await;
        heard(&format!("Bernie: {words}"), 1).await;
    }
    anne.close().await;
    ben.close().await;
    running.stop().await;
}

/// Which part of the page has the focus.
const PART: &str = r##"
    const at = document.activeElement;
    const part = at?.closest("#say, #actions, #own, #common, #opponents, #story, .talk");
    return part ? part.id || "talk" : "";
"##;

/// Is this where one decides now: Confirm where it is there, otherwise an entry of the list?
const DECIDES: &str = r##"
    const at = document.activeElement;
    return document.querySelector("#confirm") ? at?.id === "confirm" : Boolean(at?.closest("#actions .act"));
"##;

/// What the page asks, and what has been placed: it changes with every decision.
const ASKED: &str = r##"
    const form = document.querySelector("#act");
    return form ? [...form.querySelectorAll("input")].map((field) => field.value).join(" ") : "";
"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_nothing_but_the_order_of_the_page() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.tab_to("#name").await;
    chrome.press("Anne").await;
    chrome.press(Key::Enter).await;
    chrome.until("a choice", async |chrome| chrome.has("#actions .act").await).await;
    // From the top: the sentence, the choices, your own board, the others, the story.
    chrome
        .ask("document.activeElement?.blur(); document.getSelection().removeAllRanges(); scrollTo(0, 0)")
        .await;
    let mut parts: Vec<String> = Vec::new();
    for _ in 0..300 {
        chrome.press(Key::Tab).await;
        let part = chrome.ask(PART).await.as_str().unwrap_or_default().to_string();
        if !part.is_empty() && !parts.contains(&part) {
            parts.push(part);
        }
        if parts.last().is_some_and(|part| part == "story") {
            break;
        }
    }
    let order = ["say", "actions", "own", "common", "opponents", "story"];
    let expected: Vec<&str> = order.into_iter().filter(|part| parts.iter().any(|one| one == part)).collect();
    assert_eq!(parts, expected);
    assert!(["say", "actions", "story"].iter().all(|part| expected.contains(part)), "{parts:?}");
    // Then a game: forward to the choices, back to Confirm where there is one, Enter; nothing else.
    let (mut decisions, mut steps) = (0, 0);
    while !chrome.has("a[href$='/result']").await {
        let asked = chrome.ask(ASKED).await;
        if asked == json!("") {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        let mut way = 0;
        while chrome.ask(DECIDES).await != json!(true) && chrome.has("#act").await {
            if chrome.has("#confirm").await {
                chrome.press_back().await;
            } else {
                chrome.press(Key::Tab).await;
            }
            way += 1;
            assert!(way < 120, "the choices are never reached");
        }
        if chrome.ask(ASKED).await != asked {
            continue;
        }
        chrome.press(Key::Enter).await;
        steps += way;
        decisions += 1;
        assert!(decisions < 400, "the game ends");
        chrome.until("an answer", async |chrome| chrome.ask(ASKED).await != asked).await;
    }
    assert!(decisions > 10, "{decisions} decisions");
    println!("{decisions} decisions, {steps} steps to them");
    assert!(steps <= decisions * 12, "{steps} steps to {decisions} decisions");
    chrome.close().await;
    running.stop().await;
}

/// From thing to thing on the board with the arrows: also where nothing can be chosen the tip shows, and its words are told.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_thing_does_is_read_without_a_mouse() {
    const AT: &str = "return document.activeElement?.dataset.place ?? ''";
    const DULL: &str = "const at = document.activeElement; return at.matches('div.spot[data-place^=building-]') \
        && getComputedStyle(at).outlineStyle !== 'none' && at.querySelector('.tip').checkVisibility()";
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act").await;
    // The role that glows first is a stop of the Tab key; from there the arrows go on.
    chrome.tab_to(".common button.spot.legal").await;
    let mut seen = Vec::new();
    while chrome.ask(DULL).await != json!(true) {
        seen.push(chrome.ask(AT).await);
        assert!(seen.len() < 120, "no building is reached: {seen:?}");
        chrome.press(Key::Right).await;
    }
    let said = chrome.said_of_focus().await;
    let rule = chrome.ask("return document.activeElement.querySelector('.tip > b + *').textContent").await;
    let rule = rule.as_str().unwrap_or_default().trim();
    assert!(rule.len() > 20 && said.contains(rule), "{rule:?} is not in {said:?}");
    // Back, and to the row above and below.
    let there = chrome.ask(AT).await;
    for (way, back) in [(Key::Left, Key::Right), (Key::Down, Key::Up)] {
        chrome.press(way).await;
        assert_ne!(chrome.ask(AT).await, there);
        chrome.press(back).await;
        assert_eq!(chrome.ask(AT).await, there);
    }
    // A board where nothing glows is a stop of the Tab key, too; and what can be chosen is told with its rule.
    let stop = "return document.querySelectorAll('#own [tabindex=\"0\"]:is(.spot, .has-tip)').length";
    assert_eq!(chrome.ask(stop).await, json!(1));
    chrome.ask("document.querySelector('.common button.spot.legal').focus()").await;
    let rule = chrome.ask("return document.activeElement.querySelector('.tip > b + *').textContent").await;
    let rule = rule.as_str().unwrap_or_default().trim();
    let said = chrome.said_of_focus().await;
    assert!(rule.len() > 20 && said.contains(rule), "{rule:?} is not in {said:?}");
    chrome.close().await;
    running.stop().await;
}

/// What is no place of its own has a name as well, and its rule.
#[tokio::test(flavor = "multi_thread")]
async fn what_lies_on_the_board_has_a_name() {
    const THING: &str = r##"
        const thing = document.querySelector("#common .has-tip");
        thing.focus();
        return ["b", "b + *"].map((part) => thing.querySelector(`.tip > ${part}`).textContent.trim());
    "##;
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/santiago?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#common .has-tip").await;
    let told: [String; 2] = serde_json::from_value(chrome.ask(THING).await).expect("a name and a rule");
    let said = chrome.said_of_focus().await;
    assert!(told[1].len() > 10 && said == told.join(". "), "{told:?} {said:?}");
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
    for game in GameId::ALL.iter().map(|game| game.id()) {
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
