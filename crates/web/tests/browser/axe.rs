//! axe-core finds nothing to complain about: every kind of page, in both themes, with everything open that opens.

use crate::{
    chrome::{Chrome, Window},
    site::{self, Site},
};
use serde_json::json;
use std::path::Path;

/// The checker itself, fetched by `tools/axe`.
fn axe() -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../axe-core/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|error| panic!("axe-core is missing, run tools/axe ({error})"))
}

/// What it complains about, each with the first places: within a part of the page, in a theme.
const COMPLAINTS: &str = r##"
    const [part, theme, done] = arguments;
    document.documentElement.dataset.theme = theme;
    // In the other theme nothing but the colours is different.
    const tags = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
    const runOnly = theme === "dark" ? { type: "rule", values: ["color-contrast"] } : tags;
    // What is faint because there is none of it is not to be read.
    axe.run({ include: [[part]], exclude: [[".none"]] }, { runOnly, resultTypes: ["violations"] }).then(
        (found) => done(found.violations.map((one) =>
            `${one.id}: ${one.nodes.length} × ${one.nodes.slice(0, 3).map((node) => node.target.join(" ") + " "
            + (node.any[0]?.message ?? node.all[0]?.message ?? node.none[0]?.message ?? "")).join(" | ")}`)),
        (error) => done([String(error)]),
    );
"##;

async fn complaints(chrome: &Chrome, page: &str, part: &str, found: &mut Vec<String>) {
    for theme in ["light", "dark"] {
        let answer = chrome.driver.execute_async(COMPLAINTS, vec![part.into(), theme.into()]).await;
        let said: Vec<String> = answer.expect("axe-core answers").convert().expect("a list of complaints");
        found.extend(said.into_iter().map(|complaint| format!("{page} {part} ({theme}): {complaint}")));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_page_is_listed_and_there_is_nothing_to_complain_about() {
    let axe = axe();
    let site = Site::new().await;
    site::check(&site).await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&site.url).await;
    let mut found = Vec::new();
    for page in &site.pages {
        site.show(&chrome, page).await;
        chrome.driver.execute(&axe, vec![]).await.expect("axe-core runs");
        complaints(&chrome, &page.path, "html", &mut found).await;
        for part in chrome.openings().await {
            chrome.open_part(&part).await;
            complaints(&chrome, &page.path, &part, &mut found).await;
            chrome.close_parts().await;
        }
    }
    assert_eq!(json!(found), json!([]), "{}", found.join("\n"));
    chrome.close().await;
    site.stop().await;
}
