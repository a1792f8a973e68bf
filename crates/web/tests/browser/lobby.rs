//! The room before a game: seats are changed, with a script at once and without one too.

use crate::{
    chrome::{Chrome, Window},
    server,
    support::Browser,
};
use serde_json::json;

/// The names on the chairs, in order.
const CHAIRS: &str = "return [...document.querySelectorAll('#chairs .seats > li')].map((chair) => chair.querySelector('b')?.textContent ?? '')";

/// The newest message, whether it is in sight, and how many there are.
const NEWEST: &str = r##"
    const list = document.querySelector("#chat"), lines = [...list.querySelectorAll("[data-said]")];
    const newest = lines.reduce((one, other) => (Number(other.dataset.said) > Number(one.dataset.said) ? other : one));
    const [box, line] = [list, newest].map((part) => part.getBoundingClientRect());
    return [newest.textContent.split(": ")[1], line.top >= box.top - 1 && line.bottom <= box.bottom + 1, lines.length];
"##;

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_message_is_in_sight() {
    let (running, url) = server().await;
    let chrome = Chrome::new(Window::default()).await;
    let link = crate::friends::room(&chrome, &url, "santiago", &[]).await;
    let mut ben = Browser::new(&running);
    assert_eq!(ben.post(&link.replace(&url, ""), &[("name", "Ben")]).await.status, 303);
    let chat = format!("{}/chat", chrome.where_am_i().await.replace(&url, ""));
    for number in 1..=15 {
        let words = format!("message {number}");
        // Nobody may say all of that alone.
        if number % 2 == 0 {
            assert_eq!(ben.post(&chat, &[("text", words.as_str())]).await.status, 303);
        } else {
            chrome.fill(".chat-form input", &words).await;
            chrome.click(".chat-form button").await;
        }
        let said = async |chrome: &Chrome| chrome.text("#chat").await.contains(&words);
        chrome.until("it is said", said).await;
        assert_eq!(chrome.ask(NEWEST).await, json!([words, true, number]));
    }
    chrome.picture("lobby-talk-1440").await;
    chrome.driver.refresh().await.expect("the page comes again");
    assert_eq!(chrome.ask(NEWEST).await, json!(["message 15", true, 15]));
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_changed_with_and_without_a_script() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let bernie = Chrome::new(Window { scripts: false, ..Window::default() }).await;
    anne.open(&format!("{url}/new/puerto-rico?with=friends&players=4")).await;
    anne.fill("#name", "Anne").await;
    for (seat, choice) in [("seat-2", "bot-greedy"), ("seat-3", "open"), ("seat-4", "open")] {
        anne.click(&format!("#{seat} option[value={choice}]")).await;
    }
    anne.click("form .btn.primary").await;
    let link = anne.find("#link").await.prop("value").await.unwrap().unwrap();
    // Seats are drawn unless Anne says otherwise.
    assert!(!anne.has("#chairs form[action$='/move']").await);
    anne.click("#chairs form[action$='/draw'] button").await;
    anne.find("#chairs .updown").await;
    let bot = anne.ask(CHAIRS).await[1].clone();
    bernie.open(&format!("{url}/join/{}", link.split_once("/join/").expect("an invitation").1)).await;
    bernie.fill("#name", "Bernie").await;
    bernie.click("form .btn.primary").await;
    // Without a script: the only other free seat. Anne sees it without doing anything.
    bernie.click("#chairs li.free form[action$='/move'] button").await;
    assert_eq!(bernie.text("#chairs li:nth-child(4) b").await, "Bernie");
    assert!(!bernie.has("#chairs .updown").await, "others are not theirs to move");
    let order = |names: [&str; 4]| json!(names);
    let bot = bot.as_str().unwrap_or_default();
    let seated = async |chrome: &Chrome, names: [&str; 4]| chrome.ask(CHAIRS).await == order(names);
    anne.until("Bernie in the last seat", async |anne| seated(anne, ["Anne", bot, "", "Bernie"]).await).await;
    assert_eq!(anne.text("#chairs li:nth-child(4) form[action$='/leave'] button").await, "Remove");
    assert_eq!(anne.text("#chairs li:nth-child(1) form[action$='/leave'] button").await, "Leave");
    // Anne moves others: up into the free seat, and past the bot.
    for names in [["Anne", bot, "Bernie", ""], ["Anne", "Bernie", bot, ""]] {
        anne.click("#chairs li:has(button[aria-label='Move Bernie up']) button[aria-label='Move Bernie up']")
            .await;
        anne.until("Bernie one seat up", async |anne| seated(anne, names).await).await;
    }
    anne.click("button[aria-label='Move Anne down']").await;
    anne.until("Bernie first", async |anne| seated(anne, ["Bernie", "Anne", bot, ""]).await).await;
    for (width, height) in [(1440, 900), (390, 844)] {
        anne.resize(width, height).await;
        anne.picture(&format!("lobby-seats-{width}")).await;
        let wide = anne.ask("return document.documentElement.scrollWidth").await;
        assert!(wide.as_u64() <= Some(width.into()), "nothing sticks out at {width}: {wide}");
    }
    // One more may come, and Bernie's page shows it; nobody is sent away.
    assert!(!bernie.has("#chairs form[action$='/players']").await, "the owner decides how many play");
    for (count, names) in [("5", vec!["Bernie", "Anne", bot, "", ""]), ("3", vec!["Bernie", "Anne", bot])] {
        anne.click(&format!("#chairs form[action$='/players'] button[value='{count}']")).await;
        anne.until("this number of seats", async |anne| anne.ask(CHAIRS).await == json!(names)).await;
        let pressed = "return document.querySelector('#chairs [aria-pressed=true]').value";
        assert_eq!(anne.ask(pressed).await, json!(count));
    }
    bernie.driver.refresh().await.expect("the page comes again");
    assert_eq!(bernie.text("#chairs li:nth-child(1) b").await, "Bernie");
    anne.close().await;
    bernie.close().await;
    running.stop().await;
}
