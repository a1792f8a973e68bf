//! Learning at the table and beside it, with a real mouse: from any card to the rules, the coach at every size, puzzles, the game of the
//! day, and another try after the game.

use crate::{
    chrome::{Chrome, Window},
    phone::STAYS,
    server,
};
use catalog::GameId;
use serde_json::json;
use thirtyfour::Key;
use words::Language;

/// All games, by id.
fn games() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().map(|game| game.id())
}

/// A table against bots that move at once; there is something to decide.
async fn table(chrome: &Chrome, url: &str, game: &str) -> String {
    chrome.open(&format!("{url}/new/{game}?with=bots&players=3")).await;
    chrome.fill("#name", "Anne").await;
    chrome.ask("document.getElementById('pace').value = 'instant'").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act, #confirm").await;
    chrome.where_am_i().await
}

/// What would be opened in another tab is noted instead.
const NOTES: &str = "window.open = (address) => { window.opened = String(address); return null; };";

async fn hover(chrome: &Chrome, css: &str) {
    let thing = chrome.find(css).await;
    chrome.driver.action_chain().move_to_element_center(&thing).perform().await.expect("the mouse moves");
}

/// The card under the mouse has a link to its entry, the mouse gets to it, and a click opens it and does nothing else; so does a key.
#[tokio::test(flavor = "multi_thread")]
async fn the_card_of_a_thing_opens_the_rules() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(NOTES).await;
    // Something that may be clicked for an action, something that may not, and something of another player's.
    let things = [
        ("puerto-rico", "button.spot[data-place=role-mayor]", "entry-role-mayor"),
        ("puerto-rico", ".spot[data-place=trading-house]", "trader"),
        ("san-juan", ".spot[data-place=role-builder]", "builder"),
        ("santiago", ".spot[data-about=cuban-maria]", "entry-cuban-maria"),
        ("mundus-novus", ".spot[data-place^='line-']", "entry-development-"),
    ];
    let mut at = "";
    for (game, thing, anchor) in things {
        if at != game {
            at = game;
            table(&chrome, &url, game).await;
        }
        let step = chrome.step().await;
        hover(&chrome, thing).await;
        let link = format!("{thing} > .tip > .entry-link");
        let shown = format!("return document.querySelector(`{link}`)?.checkVisibility() ?? false");
        chrome.until("the card with its link", async |chrome| chrome.ask(&shown).await == true).await;
        chrome.picture(&format!("card-{game}")).await;
        hover(&chrome, &link).await;
        assert_eq!(chrome.ask(&shown).await, true, "{thing}: it stays while the mouse goes there");
        chrome.driver.action_chain().click().perform().await.expect("a click");
        chrome.until("it is opened", async |chrome| chrome.ask("return !!window.opened").await == true).await;
        assert_eq!(chrome.step().await, step, "{thing}: nothing was played");
        let opened = chrome.ask("const was = window.opened; window.opened = null; return was").await;
        // The same by the key.
        hover(&chrome, thing).await;
        assert!(chrome.press("i").await);
        chrome
            .until("the key opens it", async |chrome| chrome.ask("return !!window.opened").await == true)
            .await;
        assert_eq!(chrome.ask("return window.opened").await, opened, "{thing}");
        let here = chrome.where_am_i().await;
        chrome.open(&format!("{url}{}", opened.as_str().expect("an address"))).await;
        let arrived = chrome.where_am_i().await;
        assert!(arrived.contains(&format!("/rules/{game}#{anchor}")), "{thing}: {arrived}");
        let found = "return !!document.getElementById(decodeURIComponent(location.hash.slice(1)))";
        assert_eq!(chrome.ask(found).await, true, "{arrived}");
        chrome.open(&here).await;
    }
    chrome.close().await;
    running.stop().await;
}

/// Cards of things at the edge move in from it.
#[tokio::test(flavor = "multi_thread")]
async fn cards_stay_in_the_window() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 1024, height: 768, ..Window::default() }).await;
    for (game, places) in
        [("puerto-rico", &["ship-4", "role-settler", "supply-corn"][..]), ("san-juan", &["role-builder"])]
    {
        table(&chrome, &url, game).await;
        for place in places {
            hover(&chrome, &format!(".spot[data-place={place}]")).await;
            let inside = format!(
                "const card = document.querySelector('.spot[data-place={place}] > .tip');
                const {{ left, right, width }} = card.getBoundingClientRect();
                return width > 0 && left >= 0 && right <= document.documentElement.clientWidth"
            );
            chrome.until(place, async |chrome| chrome.ask(&inside).await == json!(true)).await;
        }
    }
    chrome.close().await;
    running.stop().await;
}

/// A card that lies over something that may be chosen gives way when the mouse goes there.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_gives_way_to_what_may_be_chosen() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    table(&chrome, &url, "puerto-rico").await;
    let link = "[data-place=role-mayor] > .tip > .entry-link";
    let shown = format!("return document.querySelector(`{link}`)?.checkVisibility() ?? false");
    hover(&chrome, "[data-place=role-mayor]").await;
    chrome.until("the card with its link", async |chrome| chrome.ask(&shown).await == true).await;
    hover(&chrome, link).await;
    assert_eq!(chrome.ask(&shown).await, true, "nothing to be chosen lies below it");
    let below = format!(
        "const box = document.querySelector(`{link}`).getBoundingClientRect();
        const all = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        const part = all.find((part) => part.matches('.common *') && !part.closest('[data-place=role-mayor]'));
        part?.classList.add('spot', 'legal');
        return part !== undefined"
    );
    assert_eq!(chrome.ask(&below).await, json!(true), "the card lies over the board");
    hover(&chrome, "[data-place=role-mayor]").await;
    hover(&chrome, link).await;
    // The mouse need not be still.
    chrome
        .until("the card gives way", async |chrome| {
            chrome.driver.action_chain().move_by_offset(1, 0).perform().await.expect("the mouse moves");
            chrome.ask(&shown).await == false
        })
        .await;
    chrome.close().await;
    running.stop().await;
}

/// The coach's answer covers nothing of the reader's own board, in any game, at any size, whatever the language; its line can be followed.
#[tokio::test(flavor = "multi_thread")]
async fn the_coach_leaves_your_own_board_free_at_every_size() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    for (game, language) in games().zip(Language::ALL.into_iter().cycle()) {
        chrome.resize(1440, 900).await;
        chrome.settle(&url, language.tag(), "light").await;
        let table = table(&chrome, &url, game).await;
        chrome.hurry(6).await;
        for (width, height) in [(1440, 900), (1024, 768), (390, 844)] {
            chrome.resize(width, height).await;
            chrome.open(&table).await;
            chrome.find("form[data-coach] button").await;
            chrome.ask("document.querySelector('form[data-coach] button').click()").await;
            chrome.find("#coach:not([hidden]) .advice").await;
            let apart = "const box = (at) => document.querySelector(at).getBoundingClientRect(), coach = box('#coach'), own = box('.own');
                return [
                    coach.left >= own.right - 1 || coach.right <= own.left + 1 || coach.top >= own.bottom - 1 || coach.bottom <= own.top + 1,
                    coach.left >= 0 && coach.right <= innerWidth && document.documentElement.scrollWidth <= innerWidth,
                    document.querySelector('#coach .why')?.innerText.length > 10,
                ]";
            chrome.picture(&format!("coach-{game}-{width}")).await;
            assert_eq!(chrome.ask(apart).await, json!([true, true, true]), "{game} at {width}");
        }
        // How the game might continue, step by step on the board; on a tablet its sentence stays in view.
        chrome.touch(1024, 768).await;
        chrome.ask("document.querySelector('#coach .line a').click()").await;
        let mut steps = 0;
        loop {
            chrome.find(".own").await;
            chrome.picture(&format!("coach-line-{game}")).await;
            assert_eq!(chrome.ask(STAYS).await, json!(true), "{game}: the sentence of the line");
            steps += 1;
            let before = chrome.where_am_i().await;
            if steps > 4 || !chrome.has("a[rel=next]").await {
                break;
            }
            assert!(chrome.press(Key::Right).await);
            chrome.until("the next step", async |chrome| chrome.where_am_i().await != before).await;
        }
        assert!(steps > 1, "{game}: the line has steps");
        let end = chrome.where_am_i().await;
        assert!(chrome.press(Key::Left).await);
        chrome.until("the step before", async |chrome| chrome.where_am_i().await != end).await;
        assert!(chrome.press("?").await);
        chrome.find("#keys:popover-open").await;
    }
    chrome.close().await;
    running.stop().await;
}

/// A puzzle by a click on the board, the first move of a game of the day, and after a game another try from a turning point.
#[tokio::test(flavor = "multi_thread")]
async fn puzzles_the_game_of_the_day_and_another_try() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let mut on_board = 0;
    for game in games() {
        chrome.open(&format!("{url}/puzzles/{game}/next")).await;
        chrome.find("#actions .act").await;
        chrome.picture(&format!("puzzle-{game}")).await;
        let spot =
            "const spot = document.querySelector('button.spot.legal[value]'); spot?.click(); return !!spot";
        if chrome.ask(spot).await == true {
            on_board += 1;
        } else {
            chrome.click("#actions .act").await;
        }
        chrome.find(".solution .why").await;
        assert!(chrome.text(".solution .why").await.len() > 20, "{game}: a reason");
        chrome.picture(&format!("puzzle-{game}-solved")).await;
    }
    assert!(on_board > 1, "puzzles are solved on the board");

    chrome.open(&format!("{url}/daily/santiago/today")).await;
    chrome.fill("input[name=name]", "Anne").await;
    chrome.click("form.row button").await;
    chrome.find("#actions .act").await;
    let step = chrome.step().await;
    chrome.click("#actions .act").await;
    chrome.until("the first move is played", async |chrome| chrome.step().await > step).await;

    let table = table(&chrome, &url, "santiago").await;
    chrome.hurry(1_000).await;
    chrome.open(&format!("{table}/analysis")).await;
    chrome.find(".turns .why").await;
    chrome.picture("turning-points").await;
    chrome.click(".turns form[action*='/continue'] button").await;
    chrome
        .until("the game goes on from there", async |chrome| {
            let here = chrome.where_am_i().await;
            here.contains("/table/") && !here.starts_with(&table) && chrome.has("#act").await
        })
        .await;
    chrome.open(&format!("{url}/me/play")).await;
    chrome
        .until("how she plays", async |chrome| {
            chrome.driver.refresh().await.is_ok() && chrome.has("#santiago table").await
        })
        .await;
    chrome.picture("how-you-play").await;
    chrome.close().await;
    running.stop().await;
}
