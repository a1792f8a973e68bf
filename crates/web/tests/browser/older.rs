//! Browsers that lack what style sheets ask for: what stands inside `@supports` is taken out, and the page serves all the same.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use serde_json::json;

/// Makes the style sheets those of a browser that lacks a feature: rules for those that have it go, rules for those that lack it hold.
const LACKS: &str = r##"
    const [feature] = arguments;
    let found = 0;
    for (const sheet of document.styleSheets) {
        for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
            const rule = sheet.cssRules[at];
            if (!(rule instanceof CSSSupportsRule) || !rule.conditionText.includes(feature)) continue;
            const without = /^not\b/.test(rule.conditionText);
            const inner = [...rule.cssRules].map((one) => one.cssText);
            sheet.deleteRule(at);
            if (without) inner.reverse().forEach((text) => sheet.insertRule(text, at));
            found += 1;
        }
    }
    return found;
"##;

async fn lacks(chrome: &Chrome, feature: &str) {
    let found = chrome.driver.execute(LACKS, vec![feature.into()]).await.expect("the script runs");
    assert!(found.json().as_u64() > Some(0), "nothing asks for {feature}");
}

async fn at_a_table(game: &str) -> (web::Running, Chrome) {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/{game}?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#actions .act").await;
    (running, chrome)
}

/// Where the content of a `details` cannot be styled, the boards of the others are shut, and open by a click.
#[tokio::test(flavor = "multi_thread")]
async fn the_boards_of_others_open_by_a_click() {
    let (running, chrome) = at_a_table("puerto-rico").await;
    let body = ".opponents .panel-body";
    let seen = format!("return document.querySelector('{body}').checkVisibility()");
    assert_eq!(chrome.ask(&seen).await, json!(true), "they are open by themselves");
    lacks(&chrome, "::details-content").await;
    assert_eq!(chrome.ask(&seen).await, json!(false));
    chrome.click(".opponents summary").await;
    assert_eq!(chrome.ask(&seen).await, json!(true));
    chrome.close().await;
    running.stop().await;
}

/// Where no animation follows the scrolling, shadows that scroll with the list tell that there is more.
#[tokio::test(flavor = "multi_thread")]
async fn lists_show_that_they_scroll() {
    let (running, chrome) = at_a_table("puerto-rico").await;
    let shadows = "return ['.log', '.actions'].map((css) => getComputedStyle(document.querySelector(css)).backgroundAttachment)";
    lacks(&chrome, "animation-timeline").await;
    for list in chrome.ask(shadows).await.as_array().expect("two lists") {
        let layers = list.as_str().unwrap_or_default();
        assert!(layers.contains("local") && layers.contains("scroll"), "{layers}");
    }
    chrome.hurry(12).await;
    chrome.ask("for (const log of document.querySelectorAll('.log')) log.scrollTop = 40").await;
    chrome.picture("older-lists").await;
    chrome.close().await;
    running.stop().await;
}
