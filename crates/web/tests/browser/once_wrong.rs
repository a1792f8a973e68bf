//! What was wrong once, seen in one sitting at tables that were begun before: an absent player's stand-in is asked again, marks
//! stand beside their own deeds, prices are those of the phase, who comes back has one button, winners are named.

use crate::{
    chrome::{Chrome, Window},
    support::config,
    written::{Written, keep},
};
use catalog::GameId;
use game::Seat;
use serde_json::json;
use table::{Command, Phase, Request};
use thirtyfour::Cookie;

/// Sentences that begin with a player's name beside another player's mark. `lines` says where they stand.
const WRONG_MARKS: &str = r##"
    const [lines, names] = arguments;
    const wrong = [];
    let looked = 0;
    for (const line of document.querySelectorAll(lines)) {
        const mark = line.querySelector(".mark use")?.getAttribute("href")?.replace("#mark-", "");
        const text = line.textContent.trim();
        const name = Object.keys(names).find((name) => text.startsWith(name));
        if (!mark || !name) continue;
        looked += 1;
        if (Number(mark) !== names[name]) wrong.push(`${mark}: ${text}`);
    }
    return [looked, wrong];
"##;

/// How many lines were looked at, all of them right.
async fn right_marks(chrome: &Chrome, lines: &str, names: &serde_json::Value) -> u64 {
    let found = chrome.driver.execute(WRONG_MARKS, vec![json!(lines), names.clone()]).await.expect("it runs");
    assert_eq!(found.json()[1], json!([]), "{lines}");
    found.json()[0].as_u64().unwrap_or(0)
}

/// Ben is asked, and counted as present when Anne asked for a stand-in; Cleo has agreed.
fn waits_for_ben() -> Written {
    let mut written = Written::new("waits", GameId::PuertoRico);
    let ben = Seat::new(1);
    for _ in 0..40 {
        written.play();
    }
    while !written.table.to_act().contains(ben) {
        written.play();
    }
    let stand_in = Request::TakeOver { seat: ben, bot: "greedy".into(), name: "Rosa".into() };
    written.run_after(1_000, Command::Ask(stand_in), "anne");
    written.run_after(1_000, Command::Agree, "cleo");
    assert!(written.table.pending().is_some(), "only Ben has not answered");
    written
}

/// Anne is the builder: still, or the phase is over.
fn anne_builds(id: &str, over: bool) -> Written {
    let mut written = Written::new(id, GameId::PuertoRico);
    let take = Command::Act { seat: Seat::FIRST, actions: vec!["take builder".into()], at_step: None };
    written.run(take, "anne");
    for (seat, name) in Seat::all(3).zip(["anne", "ben", "cleo"]).filter(|_| over) {
        written.run(Command::Act { seat, actions: vec!["pass".into()], at_step: None }, name);
    }
    written
}

fn is_over() -> Written {
    let mut written = Written::new("over", GameId::MundusNovus);
    while written.table.phase() == Phase::Playing {
        assert!(written.play());
    }
    written
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_wrong_once_is_right() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("tables.db");
    let token = "ef".repeat(32);
    let tables = [waits_for_ben(), anne_builds("builds", false), anne_builds("built", true), is_over()];
    keep(&file, &token, &tables.each_ref()).await;
    let running = web::serve(config(Some(file))).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.driver.add_cookie(Cookie::new("antilles", token)).await.expect("a cookie can be set");

    // Nobody waits for Ben any more, and what he did is still told as his.
    chrome.open(&format!("{url}/table/waits")).await;
    let away = "Ben is away; Rosa takes over.";
    chrome.until("a stand-in for Ben", async |chrome| chrome.text("#story").await.contains(away)).await;
    let names = json!({ "Anne": 1, "Ben": 2, "Rosa": 2, "Cleo": 3 });
    assert!(right_marks(&chrome, "#story .log > li", &names).await > 10, "the log has marks");
    assert!(chrome.text("#story").await.contains("Ben takes the "), "old lines keep their name");
    let mut looked = 0;
    for step in 1..=12 {
        chrome.open(&format!("{url}/table/waits/at/{step}")).await;
        looked += right_marks(&chrome, "section.say", &names).await;
    }
    assert!(looked > 6, "the replay says who did it: {looked}");
    let plates = "return [...document.querySelectorAll('.panel .name')].map((one) => one.textContent).sort()";
    assert_eq!(chrome.ask(plates).await, json!(["Anne", "Ben", "Cleo"]), "who played then");
    assert!(!chrome.has(".panel .who .tag").await, "none of them was a bot");

    // The builder's discount, while Anne builds and no longer.
    chrome.open(&format!("{url}/table/builds")).await;
    let discounts = "return document.querySelectorAll('.offer .price s').length";
    assert_ne!(chrome.ask(discounts).await, json!(0), "the builder pays less");
    chrome.open(&format!("{url}/table/built")).await;
    chrome.find(".offer .price").await;
    assert_eq!(chrome.ask(discounts).await, json!(0), "the phase is over");

    // Anne leaves, and is asked back by one button.
    chrome.click("#say button[popovertarget=more]").await;
    chrome.click("#more form[action$='/hand-over'] button").await;
    let back = "#say form[action$='/return'] button";
    chrome.find(back).await;
    let banner = chrome.text("#say").await;
    assert!(banner.contains("is playing for you") && !banner.contains("spectating"), "{banner}");
    assert!(chrome.text(back).await.starts_with("I am back"), "and its key");
    let buttons = "return document.querySelectorAll(\"#say form[action$='/return'] button\").length";
    assert_eq!(chrome.ask(buttons).await, json!(1));
    chrome.picture("i-am-back").await;
    chrome.ask("document.querySelector('#more')?.hidePopover()").await;
    chrome.click(back).await;
    chrome.until("Anne plays again", async |chrome| !chrome.has(back).await).await;
    assert!(chrome.text("#story").await.contains("Anne is back."));

    // Finished tables name who won.
    chrome.open(&format!("{url}/tables")).await;
    let row = chrome.text("li[data-game='mundus-novus']").await;
    assert!(row.contains("won by ") && row.contains("View") && !row.contains("Continue"), "{row}");
    chrome.open(&format!("{url}/table/over")).await;
    let say = chrome.text("#say").await;
    assert!(say.contains(" doubloons") && !say.contains("points"), "{say}");
    chrome.close().await;
    running.stop().await;
}

/// Anne has to pay for a building with two cards or more.
pub fn anne_pays() -> Written {
    let mut written = Written::new("pays", GameId::SanJuan);
    loop {
        let seat = written.table.to_act().iter().next().expect("somebody is asked");
        let legal: Vec<String> =
            written.table.legal(seat).iter().map(|action| action.text.to_string()).collect();
        // The last building of the list is the most expensive.
        let build = legal.iter().rev().find(|action| action.starts_with("build "));
        let action = build.or(legal.first()).expect("something may be done").clone();
        if seat == Seat::FIRST && action.starts_with("pay ") {
            let pays = [action.clone()];
            let anne = table::Who::Person(table::PersonId("anne".into()));
            let tried = written.table.try_actions(seat, &pays, &anne).expect("it is legal");
            if tried.legal.iter().any(|more| more.text.starts_with("pay ")) {
                return written;
            }
        }
        let who = ["anne", "ben", "cleo"][seat.index()];
        written.run(Command::Act { seat, actions: vec![action], at_step: None }, who);
    }
}

/// The letters on the goods of Santiago.
const LETTERS: &str = r##"
    const goods = ["sugar", "tobacco", "citrus", "rum", "cigars", "wood"];
    const letter = (good) => document.querySelector(`svg.ware.${good} > text`)?.textContent;
    return goods.map(letter);
"##;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_what_happens() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("tables.db");
    let token = "cd".repeat(32);
    let tables = [anne_pays(), Written::new("goods", GameId::Santiago)];
    keep(&file, &token, &tables.each_ref()).await;
    let running = web::serve(config(Some(file))).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&url).await;
    chrome.driver.add_cookie(Cookie::new("antilles", token)).await.expect("a cookie can be set");

    // Half a payment cannot be confirmed, and nothing is "placed" where one pays.
    chrome.open(&format!("{url}/table/pays")).await;
    chrome.click("#actions .act[data-draft][value^='pay ']").await;
    chrome.until("one card", async |chrome| chrome.glance().await.placed == 1).await;
    assert!(!chrome.has("#confirm").await, "half a payment is not enough");
    while !chrome.has("#confirm").await {
        let placed = chrome.glance().await.placed;
        chrome.click("#actions .act[data-draft][value^='pay ']").await;
        chrome.until("one more", async |chrome| chrome.glance().await.placed > placed).await;
    }
    let say = chrome.text("#say").await.to_lowercase();
    assert!(say.contains("ready") && !say.contains("placed"), "{say}");
    assert!(chrome.text("#confirm").await.to_lowercase().contains("pay"), "it says what it does");
    assert!(!chrome.has("#actions .act[value^='pay ']").await, "nor can more be paid than it costs");

    // A proposal that is withdrawn is told as that.
    chrome.click("#say button[popovertarget=more]").await;
    chrome.ask("document.querySelector('#more form[action$=\"/stop\"]').requestSubmit()").await;
    chrome.ask("document.querySelector('#more')?.hidePopover()").await;
    chrome.click("form[action$='/answer'] button[value=refuse]").await;
    let told = "Anne withdraws the proposal.";
    chrome.until(told, async |chrome| chrome.text("#story").await.contains(told)).await;
    assert!(!chrome.text("#story").await.contains("does not agree"));

    // The letters on goods are those of their names in the reader's language.
    for (language, letters) in
        [("en", ["S", "T", "Ci", "R", "Cg", "W"]), ("de", ["Zu", "T", "Zt", "R", "Zg", "H"])]
    {
        chrome.settle(&url, language, "light").await;
        chrome.open(&format!("{url}/table/goods")).await;
        assert_eq!(chrome.ask(LETTERS).await, json!(letters), "in {language}");
    }
    chrome.close().await;
    running.stop().await;
}
