//! No word is wider than its place, nothing sticks out of its panel and no buttons touch beside a board: every kind of page at four
//! sizes, a phone on its side among them, in German, and on a phone in every language, with everything open that opens; no option is
//! cut where it is chosen; and forms with letters twice as large.

use crate::{
    chrome::{Chrome, Window},
    edges::STICKS_OUT,
    phone::SMALL,
    server,
    site::Site,
};
use serde_json::json;
use std::collections::BTreeSet;
use words::Language;

const SIZES: [(u32, u32); 4] = [(1440, 900), (1024, 768), (844, 390), (390, 844)];

/// What opens, with its words, so that the same is not looked at twice.
const SAME: &str = r##"
    const one = document.querySelector(PART === "dialog[open]" ? "form[data-sure]" : PART);
    return [document.documentElement.dataset.game, PART, one?.dataset.sure ?? one?.textContent].join();
"##;

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

/// Buttons beside a board that touch each other, and a hole in the column of choices and log.
const UNEVEN: &str = r##"
    const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
    const boxes = seen(".side .btn:not(.quiet)").map((one) => [one, one.getBoundingClientRect()]), found = [];
    for (const [at, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(at + 1)) {
        const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
        const down = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
        if (Math.max(across, down) < 2) found.push(`“${one.textContent.trim()}” touches “${other.textContent.trim()}”`);
    }
    const choices = seen(".side.choices > .box").at(-1), told = seen(".side.told > .box")[0];
    const hole = choices && told && innerWidth > 900 && told.getBoundingClientRect().top - choices.getBoundingClientRect().bottom;
    if (hole > 24) found.push(`${Math.round(hole)} pixels of nothing above the log`);
    return [...new Set(found)].slice(0, 8);
"##;

/// Options that are cut where they are chosen, tables that scroll sideways on a phone, and drawings of the rulebook that lie over
/// its words.
const CRAMPED: &str = r##"
    const cramped = [];
    for (const select of document.querySelectorAll("select")) {
        if (!select.checkVisibility()) continue;
        // How wide it would be with this option alone.
        const probe = select.cloneNode(false);
        probe.removeAttribute("id");
        probe.style.cssText = "position: absolute; visibility: hidden; width: auto; min-width: 0; max-width: none; flex: none";
        select.after(probe);
        for (const option of select.options) {
            probe.replaceChildren(option.cloneNode(true));
            const missing = Math.ceil(probe.offsetWidth - select.offsetWidth);
            if (missing > 1) cramped.push(`“${option.text}” needs ${missing} pixels more in ${select.name}`);
        }
        probe.remove();
    }
    for (const table of innerWidth < 500 ? document.querySelectorAll(".scroll-x") : []) {
        if (table.scrollWidth > table.clientWidth + 1) cramped.push(`“${table.innerText.trim().slice(0, 40)}” scrolls sideways`);
    }
    const bar = document.querySelector(".begin");
    if (bar && innerWidth > 700 && getComputedStyle(bar).position !== "static") cramped.push("a button lies over the form");
    for (const art of document.querySelectorAll(".chapter-art, .entry-art")) {
        const home = art.getBoundingClientRect();
        for (const drawing of art.querySelectorAll("svg")) {
            const box = drawing.getBoundingClientRect();
            const out = box.right > home.right + 1 || box.bottom > home.bottom + 1 || box.top < home.top - 1;
            if (out) cramped.push(`a drawing leaves its place beside “${art.parentElement.innerText.slice(0, 30)}”`);
        }
    }
    return [...new Set(cramped)].slice(0, 12);
"##;

/// Everything that does not fit on the page that is shown.
async fn faults(chrome: &Chrome, page: &str, found: &mut Vec<String>) {
    let all = format!(
        "return [() => {{{STICKS_OUT}}}, () => {{{CUT}}}, () => {{{UNEVEN}}}].flatMap((look) => look())"
    );
    let said: Vec<String> = serde_json::from_value(chrome.ask(&all).await).expect("a list");
    found.extend(said.into_iter().map(|fault| format!("{page}: {fault}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_fits_at_every_size() {
    let site = Site::new().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&site.url).await;
    let mut found = Vec::new();
    for language in Language::ALL {
        chrome.resize(1440, 900).await;
        chrome.settle(&site.url, language.tag(), "light").await;
        // The language with the longest words at every size, the others where there is least room.
        let (sizes, menu) =
            if language == Language::De { (&SIZES[..], &SIZES[1..]) } else { (&SIZES[3..], &SIZES[3..]) };
        let mut seen = BTreeSet::new();
        for page in &site.pages {
            site.show(&chrome, page).await;
            let mut parts = Vec::new();
            for part in chrome.openings().await {
                let same = chrome.ask(&SAME.replace("PART", &json!(part).to_string())).await.to_string();
                if seen.insert(same) {
                    parts.push(part);
                }
            }
            for &(width, height) in sizes {
                chrome.resize(width, height).await;
                let name = format!("{} in {language} at {width}", page.path);
                faults(&chrome, &name, &mut found).await;
                let cramped: Vec<String> = serde_json::from_value(chrome.ask(CRAMPED).await).expect("a list");
                found.extend(cramped.into_iter().map(|fault| format!("{name}: {fault}")));
                if width == 390 && language == Language::En {
                    let small: Vec<String> = serde_json::from_value(chrome.ask(SMALL).await).expect("a list");
                    found.extend(
                        small.into_iter().map(|fault| format!("{name}: too small for a thumb: {fault}")),
                    );
                }
                for part in &parts {
                    chrome.open_part(part).await;
                    faults(&chrome, &format!("{name}, {part}"), &mut found).await;
                    chrome.close_parts().await;
                }
            }
        }
        // The menu of the small sizes.
        chrome.ask("document.getElementById('site').showPopover()").await;
        for &(width, height) in menu {
            chrome.resize(width, height).await;
            faults(&chrome, &format!("the menu in {language} at {width}"), &mut found).await;
        }
    }
    assert_eq!(json!(found), json!([]), "{}", found.join("\n"));
    chrome.close().await;
    site.stop().await;
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
