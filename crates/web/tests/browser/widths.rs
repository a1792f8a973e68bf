//! No word is wider than its place: pages and boards on a phone in every language, and forms with letters twice as large.

use crate::{
    chrome::{Chrome, Window},
    edges::STICKS_OUT,
    server,
};
use catalog::GameId;
use serde_json::json;
use words::Language;

/// Words that are cut off, or run over the edge of what they stand in.
const CUT: &str = r##"
    const cut = [];
    // People choose their names, and a long one is shortened.
    const spare = ".sr, .tip, .scroll-x, .brand, select, input, svg, .skip, code, .name";
    for (const part of document.querySelectorAll("body *")) {
        const text = [...part.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(" ").trim();
        if (!text || part.closest(spare) || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // A board may shorten a line that its tip or the log tells in full, and shows that it does.
        if (part.closest("main.table") && getComputedStyle(part).textOverflow === "ellipsis") continue;
        if (part.clientWidth && part.scrollWidth > part.clientWidth + 1) cut.push(`“${text.slice(0, 40)}” in ${part.className || part.tagName}`);
    }
    return [...new Set(cut)].slice(0, 8);
"##;

/// Everything that does not fit on the page that is shown.
async fn faults(chrome: &Chrome, page: &str, found: &mut Vec<String>) {
    for check in [STICKS_OUT, CUT] {
        let said: Vec<String> = serde_json::from_value(chrome.ask(check).await).expect("a list");
        found.extend(said.into_iter().map(|fault| format!("{page}: {fault}")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_fits_on_a_phone() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    let mut pages: Vec<String> = [
        "/",
        "/new/puerto-rico?with=bots",
        "/new/mundus-novus?with=friends",
        "/settings",
        "/rules",
        "/rules/san-juan",
        "/lessons",
        "/puzzles",
        "/daily",
        "/tv",
        "/tournaments",
        "/tournaments/new/puerto-rico",
        "/notices",
        "/sign-in",
        "/sign-up",
        "/about",
    ]
    .map(|path| format!("{url}{path}"))
    .into();
    pages.push(room(&chrome, &url).await);
    for game in GameId::ALL {
        let puzzle = puzzles::of_game(*game)[0].id;
        pages.push(format!("{url}/puzzles/{}/{puzzle}", game.id()));
        chrome.open(&format!("{url}/new/{}?with=bots&players=4", game.id())).await;
        chrome.ask("document.getElementById('pace').value = 'instant'").await;
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        chrome.hurry(9).await;
        pages.push(chrome.where_am_i().await);
    }
    let mut found = Vec::new();
    for language in Language::ALL {
        chrome.settle(&url, language.tag(), "light").await;
        for page in &pages {
            chrome.open(page).await;
            faults(&chrome, &format!("{} in {language}", page.trim_start_matches(&url)), &mut found).await;
        }
    }
    assert_eq!(json!(found), json!([]), "{}", found.join("\n"));
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_twice_as_large_are_not_cut() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "de", ..Window::default() }).await;
    let room = room(&chrome, &url).await;
    let paths = ["/", "/tables", "/new/puerto-rico?with=bots", "/settings", "/sign-out", "/replay"];
    let pages: Vec<String> = paths.iter().map(|path| format!("{url}{path}")).chain([room]).collect();
    let mut found = Vec::new();
    for (width, height) in [(1024, 768), (390, 844)] {
        chrome.resize(width, height).await;
        for page in &pages {
            chrome.open(page).await;
            chrome.ask("document.documentElement.style.fontSize = '200%'").await;
            faults(&chrome, &format!("{} at {width}", page.trim_start_matches(&url)), &mut found).await;
        }
    }
    chrome.picture("large-letters-390").await;
    assert_eq!(json!(found), json!([]), "{}", found.join("\n"));
    chrome.close().await;
    running.stop().await;
}

/// A room with a bot and a free seat.
async fn room(chrome: &Chrome, url: &str) -> String {
    chrome.open(&format!("{url}/new/san-juan?with=friends")).await;
    chrome.fill("#name", "Anne-Sophie Montferrat").await;
    chrome.click("#seat-2 option[value=bot]").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs").await;
    chrome.where_am_i().await
}
