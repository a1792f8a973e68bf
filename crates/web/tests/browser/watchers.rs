//! Somebody watches: found in the list of games, live, with a delay, and everything after the end.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server,
};

/// Anne plays against bots that move at once; who may watch, and how, is chosen in the form.
async fn table(anne: &Chrome, url: &str, watch: &str) -> String {
    anne.open(&format!("{url}/new/san-juan?with=bots")).await;
    anne.fill("#name", "Anne").await;
    anne.click("details.card summary").await;
    anne.click("#pace option[value=instant]").await;
    anne.click(&format!("#watch option[value={watch}]")).await;
    anne.click("form .btn.primary").await;
    anne.find("#say").await;
    anne.where_am_i().await.replace(url, "")
}

/// From the front page to this game.
async fn tune_in(eve: &Chrome, url: &str, table: &str) {
    eve.open(url).await;
    eve.click("#site a[href='/tv']").await;
    eve.find("main h1").await;
    eve.both_themes("tv-1440").await;
    eve.click(&format!("a.btn[href='{table}']")).await;
    eve.find("#say").await;
    assert!(!eve.has("#act").await, "nothing is asked of who watches");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_watched_live_and_later() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let eve = Chrome::new(Window { language: "es", ..Window::default() }).await;
    let closed = table(&anne, &url, "nobody").await;
    let live = table(&anne, &url, "live").await;
    anne.ask("document.body.dataset.mark = 'same page'").await;
    tune_in(&eve, &url, &live).await;
    // Nothing happens in the game meanwhile: who comes and goes is news by itself.
    anne.until("Anne sees that somebody watches", async |anne| anne.has(".watchers:not([hidden])").await)
        .await;
    eve.open(&url).await;
    anne.until("Anne sees that nobody watches", async |anne| anne.has(".watchers[hidden]").await).await;
    assert_eq!(anne.ask("return document.body.dataset.mark").await, "same page");
    tune_in(&eve, &url, &live).await;
    anne.until("Anne sees it again", async |anne| anne.has(".watchers:not([hidden])").await).await;
    let before = eve.text("#story").await;
    eve.ask("document.body.dataset.mark = 'same page'").await;
    anne.play(By::List, 2).await;
    eve.until("Eve sees it happen", async |eve| eve.text("#story").await != before).await;
    assert_eq!(eve.ask("return document.body.dataset.mark").await, "same page");
    eve.both_themes("watching-1440").await;

    // A game that others see twenty moves later, with every hand.
    let later = table(&anne, &url, "moves-20").await;
    anne.hurry(12).await;
    tune_in(&eve, &url, &later).await;
    assert!(!eve.has(&format!("a[href='{closed}']")).await, "what nobody may watch is not in the list");
    eve.find(".behind button").await;
    eve.click(".behind button[value='2']").await;
    eve.find(".behind button[value='2'][aria-pressed=true]").await;
    let colours = "return [1, 2].map((seat) => getComputedStyle(document.querySelector(`.behind button[value='${seat}']`)).backgroundColor)";
    let colours = eve.ask(colours).await;
    assert_ne!(colours[0], colours[1], "it is to be seen over whose shoulder she looks");
    assert!(!eve.has("[popovertarget=ahead]").await, "there is nothing that she could choose");
    eve.both_themes("watching-later-1440").await;
    eve.resize(390, 844).await;
    eve.both_themes("watching-later-390").await;
    eve.resize(1440, 900).await;
    let seen = "return Number(document.body.dataset.entry)";
    let count = async |chrome: &Chrome| chrome.ask(seen).await.as_u64().expect("an entry");
    anne.driver.refresh().await.expect("the page comes again");
    assert!(count(&eve).await < count(&anne).await, "Eve is behind");

    // After the end there is nothing to hide.
    anne.hurry(usize::MAX).await;
    eve.until("the end", async |eve| {
        eve.driver.refresh().await.expect("the page comes again");
        eve.has("a[href$='/result']").await
    })
    .await;
    assert!(!eve.has(".behind").await);
    anne.close().await;
    eve.close().await;
    running.stop().await;
}
