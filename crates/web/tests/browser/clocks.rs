//! A live clock ticks, warns, and runs out; and the one who was late comes back.

use crate::{
    chrome::{Chrome, Window},
    support::config,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_ticks_and_runs_out_and_the_player_returns() {
    // Bots that pause: the game is not over before she is back.
    let bots = web::config::Bots { pace: 1.0, ..web::config::Bots::default() };
    let running = web::serve(web::Config { bots, ..config(None) }).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    // A shorter bank than the form offers, so that nobody waits for it.
    let short = "const clock = document.querySelector('#clock option[value^=live]'); \
        clock.value = 'live-20-0'; clock.selected = true; document.querySelector('#pace').value = 'calm'; \
        document.querySelector('[name=draw]').checked = false; \
        document.querySelector('form[action^=\"/new\"]').requestSubmit();";
    chrome.ask(short).await;
    let seconds = async |chrome: &Chrome| {
        let shown = chrome.ask("return document.querySelector('.clocks .time')?.textContent").await;
        shown.as_str()?.strip_prefix("0:")?.parse::<u32>().ok()
    };
    chrome.until("there is a clock", async |chrome| seconds(chrome).await.is_some()).await;
    let first = seconds(&chrome).await;
    chrome.until("the clock ticks", async |chrome| seconds(chrome).await < first).await;
    chrome.until("little is left, and it shows", async |chrome| chrome.has(".clocks li.low").await).await;
    assert!(seconds(&chrome).await < Some(11), "not before");
    let spoken = chrome.ask("return document.getElementById('spoken').textContent").await;
    assert_eq!(spoken, "You are running out of time.");
    chrome.picture("clock-low-1440").await;
    chrome.until("a bot stands in", async |chrome| chrome.has("#say form[action$='/return']").await).await;
    // The page changes under the click.
    chrome
        .until("Anne is back", async |chrome| {
            chrome.try_click("#say form[action$='/return'] button").await;
            !chrome.has("#say form[action$='/return']").await
        })
        .await;
    chrome.until("her clock is there again", async |chrome| chrome.has(".clocks .time").await).await;
    chrome.resize(390, 844).await;
    chrome.picture("clock-390").await;
    let wide = chrome.ask("return document.documentElement.scrollWidth").await;
    assert!(wide.as_i64().unwrap() <= 390, "nothing sticks out: {wide}");
    chrome.open(&format!("{url}/settings#hours")).await;
    let guessed =
        "return document.querySelector('#zone').value === Intl.DateTimeFormat().resolvedOptions().timeZone";
    chrome
        .until("the time zone is that of the device", async |chrome| chrome.ask(guessed).await == true)
        .await;
    chrome.picture("hours-390").await;
    chrome.close().await;
    running.stop().await;
}
