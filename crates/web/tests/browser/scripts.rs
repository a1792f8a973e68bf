//! Script that somebody types or uploads stays words in a real browser: in names, in talk, in records, in addresses.

use crate::{
    chrome::{Chrome, Window},
    server,
    support::Browser,
};
use serde_json::{Value, json};

/// Ways to have something run, if any of them were not escaped.
const SCRIPTS: [&str; 4] =
    ["<img src=x onerror=hit()>", "<svg onload=hit()>", "\"><script>hit()</script>", "javascript:hit()//"];

/// Says so if anything ran. Installed before anything of the page does; a policy that is violated is told too.
const WATCH: &str =
    "window.hits = 0; window.hit = () => { hits += 1 }; window.alert = hit; window.violations = [];
    addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));";

#[tokio::test(flavor = "multi_thread")]
async fn script_in_names_talk_and_records_does_not_run() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(WATCH).await;
    for script in SCRIPTS {
        let name: String = script.chars().take(24).collect();
        chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
        chrome.fill("#name", &name).await;
        chrome.click("form .btn.primary").await;
        chrome.find("#say").await;
        let table = chrome.where_am_i().await;
        chrome
            .ask("document.querySelector('form[action$=\"/chat\"]').closest('[popover]')?.showPopover()")
            .await;
        chrome.fill("form[action$='/chat'] [name=text]", script).await;
        chrome.ask("document.querySelector('form[action$=\"/chat\"]').requestSubmit()").await;
        chrome
            .until("the words are shown", async |chrome| {
                let said = chrome.ask("return document.body.textContent").await;
                said.as_str().unwrap_or_default().contains(script)
            })
            .await;
        let record = record(&running, &name).await;
        let pages = ["/", "/tables", "/tv", "/settings", "/me"].map(|path| format!("{url}{path}"));
        let draft = format!("{table}?draft={}", script.replace('"', "%22").replace('<', "%3C"));
        let replay = format!("{table}/at/0");
        for page in pages.iter().chain([&table, &draft, &replay, &format!("{url}{record}")]) {
            chrome.open(page).await;
            let ran = chrome.ask("return [hits, violations]").await;
            assert_eq!(ran, json!([0, []]), "{script} on {page}");
        }
    }
    chrome.close().await;
    running.stop().await;
}

/// The page of an uploaded record whose players have this name.
async fn record(running: &web::Running, name: &str) -> String {
    use catalog::puerto_rico::PuertoRico;
    use game::{
        Seat, Setup,
        record::{Holder, Scribe},
    };
    let holder = |seat| Holder { seat, from_step: 0, name: name.into(), player: "person".into() };
    let setup = Setup::standard::<PuertoRico>(3);
    let scribe = Scribe::<PuertoRico>::new(&setup, [7; 32], Seat::all(3).map(holder).collect(), false);
    let record: Value = serde_json::to_value(scribe.record).expect("a record can be written");
    let answer = Browser::new(running).upload("/replay", record.to_string().as_bytes()).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap_or_default().to_string()
}
