//! axe-core finds nothing to complain about: every kind of page, in both themes.

use crate::{
    chrome::{Chrome, Window},
    server,
};
use catalog::GameId;
use serde_json::json;
use std::path::Path;

/// The checker itself, fetched by `tools/axe`.
fn axe() -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../axe-core/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("axe-core is missing, run tools/axe ({error})"))
}

/// What it complains about, each with the first places.
const COMPLAINTS: &str = r##"
    const done = arguments[arguments.length - 1];
    // In the other theme nothing but the colours is different.
    const tags = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
    const runOnly = arguments[0] ? { type: "rule", values: ["color-contrast"] } : tags;
    // What is faint because there is none of it is not to be read.
    axe.run({ exclude: [[".none"]] }, { runOnly, resultTypes: ["violations"] }).then(
        (found) => done(found.violations.map((one) =>
            `${one.id}: ${one.nodes.length} × ${one.nodes.slice(0, 3).map((node) => node.target.join(" ") + " "
            + (node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? "")).join(" | ")}`)),
        (error) => done([String(error)]),
    );
"##;

async fn complaints(chrome: &Chrome, axe: &str, page: &str, colours: bool, found: &mut Vec<String>) {
    chrome.driver.execute(axe, vec![]).await.expect("axe-core runs");
    let answer =
        chrome.driver.execute_async(COMPLAINTS, vec![colours.into()]).await.expect("axe-core answers");
    let said: Vec<String> = answer.convert().expect("a list of complaints");
    let at = page.split_once("//").and_then(|(_, rest)| rest.split_once('/')).map_or(page, |(_, path)| path);
    found.extend(said.into_iter().map(|complaint| format!("/{at}: {complaint}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_to_complain_about() {
    let axe = axe();
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let mut pages: Vec<String> = [
        "/",
        "/tables",
        "/rules",
        "/rules/mundus-novus",
        "/settings",
        "/about",
        "/api",
        "/replay",
        "/rules/santiago/law",
        "/lessons",
        "/puzzles",
        "/daily",
        "/daily/san-juan/today",
        "/tv",
        "/tournaments",
        "/tournaments/new/santiago",
        "/notices",
        "/sign-in",
        "/sign-up",
        "/forgotten",
        "/sign-out",
        "/nowhere",
        "/new/puerto-rico?with=bots",
        "/new/san-juan?with=friends",
    ]
    .map(|path| format!("{url}{path}"))
    .into();
    // A room, a table of each game in the middle of things, and one that is over.
    chrome.open(&format!("{url}/new/san-juan?with=friends")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#chairs").await;
    pages.push(chrome.where_am_i().await);
    for game in GameId::ALL {
        pages.push(format!("{url}/puzzles/{}/{}", game.id(), puzzles::of_game(*game)[0].id));
        chrome.open(&format!("{url}/new/{}?with=bots&level=beginner", game.id())).await;
        chrome.ask("document.getElementById('pace').value = 'instant'").await;
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        let table = chrome.where_am_i().await;
        let over = *game == GameId::Santiago;
        chrome.hurry(if over { usize::MAX } else { 12 }).await;
        pages.push(table.clone());
        if over {
            pages.extend(["result", "analysis", "at/9"].map(|part| format!("{table}/{part}")));
        }
    }
    let mut found = Vec::new();
    for theme in ["light", "dark"] {
        chrome.settle(&url, "en", theme).await;
        for page in &pages {
            chrome.open(page).await;
            complaints(&chrome, &axe, &format!("{page} ({theme})"), theme == "dark", &mut found).await;
        }
    }
    // With its menus open, too.
    for menu in ["more", "keys"] {
        chrome
            .open(pages.iter().find(|page| page.contains("/table/") && !page.ends_with("9")).unwrap_or(&url))
            .await;
        if chrome.has(&format!("#{menu}")).await {
            chrome.ask(&format!("document.getElementById('{menu}').showPopover()")).await;
            complaints(&chrome, &axe, menu, false, &mut found).await;
        }
    }
    assert_eq!(json!(found), json!([]), "{}", found.join("\n"));
    chrome.close().await;
    running.stop().await;
}
