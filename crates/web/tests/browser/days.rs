//! A game over days in two browsers: choosing ahead, choosing at the same time, a pause by agreement, a flag that falls, opponents
//! who decide, and a return. The test moves the time.

use crate::{
    chrome::{Chrome, Window},
    friends,
    support::config,
};
use table::{Millis, clock::DAY};
use tokio::sync::watch;
use web::{Clock, Config};

const NOON: Millis = 1_800_000_000_000;
const ASKED: &str = "#actions .act, #confirm";

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_without_need_and_nobody_waits_forever() {
    let (time, told) = watch::channel(NOON);
    let config = Config { clock: Clock::told(told), ..config(None) };
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window { language: "de", ..Window::default() }).await;
    let choices = ["#clock option[value=days-1]", "#clock-end option[value=decide]"];
    let link = friends::room(&anne, &url, "san-juan", &choices).await;
    anne.both_themes("days-room-1440").await;
    friends::begin(&anne, &ben, &link, "Ben").await;

    // Ben waits, and chooses ahead; he withdraws it, and chooses again. The menu stays open until he closes it.
    anne.find(ASKED).await;
    ben.click("#say [popovertarget=ahead]").await;
    for again in [true, false] {
        ben.click("#ahead-role option[value='take prospector']").await;
        ben.both_themes("days-ahead-1440").await;
        ben.click("#ahead form:has(#ahead-role) button").await;
        ben.until("it is kept", async |ben| ben.has("#ahead-list .btn.danger").await).await;
        if again {
            ben.click("#ahead-list .btn.danger").await;
            ben.until("it is withdrawn", async |ben| !ben.has("#ahead-list .btn.danger").await).await;
        }
    }
    ben.click("#say [popovertarget=ahead]").await;
    // Both choose cards at the same time; then his role is taken at once.
    anne.click("#actions .act[value='take councillor']").await;
    for one in [&anne, &ben] {
        one.until("both are asked", async |one| one.has(ASKED).await).await;
    }
    anne.both_themes("days-together-1440").await;
    ben.both_themes("days-together-ben-1440").await;
    tokio::join!(anne.hurry(1), ben.hurry(1));
    let told = async |anne: &Chrome| anne.text("#story").await.contains("chosen ahead");
    anne.until("it is told that Ben chose ahead", told).await;

    // They agree on a pause, in which days pass.
    anne.click(".clocks form[action$='/pause'] button").await;
    ben.click("form[action$='/answer'] button[value=agree]").await;
    for one in [&anne, &ben] {
        one.until("the clocks rest", async |one| one.has(".clocks form[action$='/resume']").await).await;
    }
    anne.both_themes("days-paused-1440").await;
    time.send_modify(|now| *now += 4 * DAY);
    ben.click(".clocks form[action$='/resume'] button").await;
    for one in [&anne, &ben] {
        one.until("the clocks go on", async |one| one.has(".clocks [data-due]").await).await;
        assert!(!one.has(".clocks .tag.on").await, "nobody was late in the pause");
    }

    // One of them does not answer. The other decides, and the late one comes back.
    let (waits, sleeps) = if anne.has(ASKED).await { (&ben, &anne) } else { (&anne, &ben) };
    assert!(sleeps.has(ASKED).await, "somebody is asked");
    time.send_modify(|now| *now += 3 * DAY);
    waits.until("the time is up", async |one| one.has("form[action$='/call-bot'] button").await).await;
    waits.both_themes("days-late-waits").await;
    sleeps.both_themes("days-late-sleeps").await;
    waits.click("form[action$='/call-bot'] button").await;
    sleeps.click("#say form[action$='/return'] button").await;
    sleeps.until("back", async |one| !one.has("#say form[action$='/return']").await).await;
    waits
        .until("no bot plays any more", async |one| !one.has("form[action$='/call-bot'] button").await)
        .await;
    anne.close().await;
    ben.close().await;
    running.stop().await;
}
