//! What was seen to be wrong by looking at pages, and must not come back: menus that leave the window, words torn apart in
//! buttons, a board that changes places with another, somebody else's turn told as one's own.

use crate::{
    chrome::{Chrome, Window},
    edges::STICKS_OUT,
    server,
};
use serde_json::json;
use words::Language;

const SIZES: [(u32, u32); 4] = [(1440, 900), (1024, 768), (844, 390), (390, 844)];

/// A table against bots that move at once.
async fn table(chrome: &Chrome, url: &str, game: &str, players: u8) -> String {
    chrome.open(&format!("{url}/new/{game}?with=bots&players={players}")).await;
    chrome.fill("#name", "Anne").await;
    chrome.ask("document.getElementById('pace').value = 'instant'").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome.where_am_i().await
}

/// Opened as people open it: where its button stands decides how much room it has.
#[tokio::test(flavor = "multi_thread")]
async fn the_menu_of_the_table_opens_within_the_window() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "es", ..Window::default() }).await;
    for game in ["puerto-rico", "santiago"] {
        let table = table(&chrome, &url, game, 4).await;
        for (width, height) in SIZES {
            chrome.resize(width, height).await;
            chrome.open(&table).await;
            chrome.find("#say [popovertarget=more]").await;
            chrome.ask("document.querySelector('#say [popovertarget=more]').click()").await;
            chrome.find("#more:popover-open").await;
            assert_eq!(chrome.ask(STICKS_OUT).await, json!([]), "{game} at {width}");
            // All of it can be reached: the last thing in it by scrolling.
            let last = r##"
                const menu = document.getElementById("more"), last = [...menu.querySelectorAll("button, a")].at(-1);
                last.scrollIntoView({ block: "nearest" });
                const [box, home] = [last.getBoundingClientRect(), menu.getBoundingClientRect()];
                return box.bottom <= Math.min(home.bottom, innerHeight) + 1 && box.top >= home.top - 1;
            "##;
            assert_eq!(chrome.ask(last).await, json!(true), "{game} at {width}: the end of the menu");
        }
    }
    chrome.close().await;
    running.stop().await;
}

/// Words of buttons that stand on two lines.
const TORN: &str = r##"
    const torn = [];
    for (const button of document.querySelectorAll(".btn")) {
        if (!button.checkVisibility()) continue;
        const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            for (const word of node.data.matchAll(/[^\s-]+/g)) {
                const range = document.createRange();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
                if (tops.size > 1) torn.push(`${word[0]} in ${button.className}`);
            }
        }
    }
    return [...new Set(torn)].slice(0, 8);
"##;

#[tokio::test(flavor = "multi_thread")]
async fn no_word_in_a_button_is_torn_apart() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/san-juan?with=friends")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs").await;
    let mut pages = vec![chrome.where_am_i().await];
    pages.push(table(&chrome, &url, "mundus-novus", 3).await);
    pages.extend(
        ["/", "/me", "/tables", "/settings", "/notices", "/puzzles"].map(|path| format!("{url}{path}")),
    );
    let mut found = Vec::new();
    for language in Language::ALL {
        chrome.resize(1440, 900).await;
        chrome.settle(&url, language.tag(), "light").await;
        for (width, height) in SIZES {
            chrome.resize(width, height).await;
            for page in &pages {
                chrome.open(page).await;
                let torn: Vec<String> = serde_json::from_value(chrome.ask(TORN).await).expect("a list");
                let page = page.trim_start_matches(&url);
                found.extend(torn.into_iter().map(|word| format!("{page} in {language} at {width}: {word}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chrome.close().await;
    running.stop().await;
}

/// Where something glows comes first on a small screen. In Santiago street and ship stand side by side on a phone that lies
/// on its side, and keep their places, whatever is asked.
#[tokio::test(flavor = "multi_thread")]
async fn the_street_keeps_its_place_beside_the_ship() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 844, height: 390, ..Window::default() }).await;
    table(&chrome, &url, "santiago", 2).await;
    // As when a die is to be left out, or a good taken: something glows at the ship.
    for glows in [".bay .die, .bay .heap", ".street .stop"] {
        let places = format!(
            "for (const one of document.querySelectorAll('.legal')) one.classList.remove('legal');
            document.querySelector('{glows}').classList.add('legal');
            const box = (css) => document.querySelector(css).getBoundingClientRect();
            const [street, bay] = [box('.street'), box('.bay')];
            return [bay.left >= street.right, street.width > 2 * bay.width, document.documentElement.scrollWidth <= innerWidth]"
        );
        assert_eq!(chrome.ask(&places).await, json!([true, true, true]), "something glows at {glows}");
    }
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_turn_of_others_is_not_told_as_ones_own() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let of_anne = table(&anne, &url, "puerto-rico", 3).await;
    anne.find("#act").await;
    let of_anne = of_anne.trim_start_matches(&url).to_string();
    let line = format!(".tables > li:has(a[href='{of_anne}'])");
    anne.open(&url).await;
    assert!(anne.text(&line).await.contains("It is your turn"), "Anne is told");
    let ben = Chrome::new(Window::default()).await;
    table(&ben, &url, "san-juan", 2).await;
    for path in ["/", "/tables", "/tv"] {
        ben.open(&format!("{url}{path}")).await;
        assert!(!ben.text(&line).await.contains("It is your turn"), "Ben is not, on {path}");
    }
    anne.close().await;
    ben.close().await;
    running.stop().await;
}
