//! What pages say, word by word: the text of their regions, kept as snapshots. A change of words or of what is shown has
//! to be looked at and accepted.

use crate::support::{Browser, server};

/// Draws snapshots of what a browser sees.
struct Looker {
    browser: Browser,
    running: web::Running,
}

impl Looker {
    /// A visitor who reads this language.
    async fn reading(language: &str) -> Looker {
        let running = server().await;
        let mut browser = Browser::new(&running);
        browser.headers.push(("accept-language", language.into()));
        Looker { browser, running }
    }

    /// A table where everything is decided: Anne first against two bots, nothing played yet.
    async fn at_a_table(&mut self) -> String {
        let form =
            [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy"), ("pace", "instant")];
        self.browser.new_table(&form).await
    }

    async fn text(&mut self, path: &str, from: &str, to: &str) -> String {
        text(&between(&self.browser.get(path).await.text(), from, to))
    }

    async fn done(self) {
        self.running.stop().await;
    }
}

/// The piece of a page from one mark to the next.
fn between(page: &str, from: &str, to: &str) -> String {
    let start = page.find(from).unwrap_or_else(|| panic!("{from} is on the page: {page}"));
    let rest = &page[start..];
    rest[..rest.find(to).unwrap_or(rest.len())].to_string()
}

/// What a person reads: no tags, no drawings, one line for each run of text.
fn text(html: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for part in html.split('<') {
        let (tag, words) = part.split_once('>').unwrap_or(("", part));
        let words = words
            .trim()
            .replace("&amp;", "&")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&quot;", "\"");
        // Letters on drawings are no words.
        if !words.is_empty() && !tag.starts_with("text") && !tag.starts_with("tspan") {
            lines.push(words);
        }
    }
    lines.join("\n")
}

#[tokio::test]
async fn the_front_page_welcomes_and_offers_a_game() {
    for language in ["en", "fr"] {
        let mut looker = Looker::reading(language).await;
        let shown = looker.text("/", "<h1", "<img").await;
        insta::assert_snapshot!(format!("front-{language}"), shown);
        looker.done().await;
    }
}

#[tokio::test]
async fn the_table_asks_and_offers() {
    for language in ["en", "fr"] {
        let mut looker = Looker::reading(language).await;
        let table = looker.at_a_table().await;
        looker.browser.asked(&table).await;
        let path = format!("/table/{table}");
        let say = looker.text(&path, "id=\"say\"", "</section>").await;
        let choose = looker.text(&path, "id=\"choose\"", "</section>").await;
        insta::assert_snapshot!(format!("table-{language}"), format!("{say}\n\n{choose}"));
        looker.done().await;
    }
}

#[tokio::test]
async fn a_refusal_says_why() {
    for language in ["en", "fr"] {
        let mut looker = Looker::reading(language).await;
        let table = looker.at_a_table().await;
        let page = looker.browser.asked(&table).await;
        let answer = looker.browser.act(&table, &page, &["build wharf"]).await;
        let shown = text(&between(&answer.text(), "<main", "</main>"));
        insta::assert_snapshot!(format!("refusal-{language}"), format!("{}\n{shown}", answer.status));
        looker.done().await;
    }
}

#[tokio::test]
async fn a_running_record_begins_with_what_everybody_may_know() {
    let mut looker = Looker::reading("en").await;
    let table = looker.at_a_table().await;
    looker.browser.asked(&table).await;
    let answer = looker.browser.get(&format!("/table/{table}/record")).await;
    let mut record: serde_json::Value = serde_json::from_slice(&answer.body).expect("a record is JSON");
    let fields = record.as_object_mut().expect("a record has fields");
    // Drawn again in every run.
    for (name, value) in fields.iter_mut() {
        if !matches!(name.as_str(), "format" | "game" | "rules-version" | "setup" | "seats" | "players") {
            *value = match &*value {
                serde_json::Value::Array(_) => "a list".into(),
                serde_json::Value::Object(_) => "an object".into(),
                serde_json::Value::String(_) => "a text".into(),
                other => other.clone(),
            };
        }
    }
    insta::assert_snapshot!(
        "record-head",
        serde_json::to_string_pretty(&record).expect("JSON can be written")
    );
    looker.done().await;
}
