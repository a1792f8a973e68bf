//! Nothing sticks out: every kind of page at four sizes, a phone on its side among them, with menus open.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use serde_json::json;

/// What sticks out of the panel it stands in, or of the window.
pub const STICKS_OUT: &str = r##"
    const out = [];
    const name = (part) => part.id || part.className || part.tagName;
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const shown = (part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const panels = ".card, .box, .panel, .menu:popover-open, dialog[open], fieldset, .tables > li, .seats > li, .game, .say";
    for (const panel of document.querySelectorAll(panels)) {
        if (!shown(panel)) continue;
        const home = panel.getBoundingClientRect();
        if (panel.matches(".menu, dialog") && (home.right > innerWidth + 1 || home.bottom > innerHeight + 1 || home.left < -1 || home.top < -1)) {
            out.push(`${name(panel)} leaves the window`);
        }
        for (const part of panel.querySelectorAll("p, li, a, button, code, input, select, h1, h2, h3, label, td, svg")) {
            if (!shown(part) || part.closest(".tip, .sr, .scroll-x, .menu") !== panel.closest(".menu") && part.closest(".tip, .sr, .scroll-x")) continue;
            if (part.closest(".menu") && !panel.closest(".menu")) continue;
            const box = part.getBoundingClientRect();
            if (box.width && (box.right > home.right + 1 || box.left < home.left - 1)) out.push(`${name(part)} sticks out of ${name(panel)}`);
        }
    }
    return [...new Set(out)].slice(0, 8);
"##;

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sticks_out_of_its_panel() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne-Sophie Montferrat").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let table = chrome.where_am_i().await;
    chrome.open(&format!("{url}/new/san-juan?with=friends")).await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs").await;
    let room = chrome.where_am_i().await;
    let paths = ["/", "/new/puerto-rico?with=bots", "/settings", "/about", "/rules/puerto-rico"];
    let pages = paths.map(|path| format!("{url}{path}"));
    for (width, height) in [(1440, 900), (1024, 768), (844, 390), (390, 844)] {
        chrome.resize(width, height).await;
        for page in pages.iter().chain([&room, &table]) {
            chrome.open(page).await;
            assert_eq!(chrome.ask(STICKS_OUT).await, json!([]), "{page} at {width}");
        }
        // The last page is the table: with its menus open, too.
        for menu in ["more", "keys"] {
            chrome.ask(&format!("document.getElementById('{menu}').showPopover()")).await;
            chrome.picture(&format!("menu-{menu}-{width}")).await;
            assert_eq!(chrome.ask(STICKS_OUT).await, json!([]), "{menu} at {width}");
            chrome.ask(&format!("document.getElementById('{menu}').hidePopover()")).await;
        }
    }
    chrome.close().await;
    running.stop().await;
}
