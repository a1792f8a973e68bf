//! Without a script, where a browser can: an account, a webhook, playing hours, a pause by agreement, a tournament.

use crate::{
    chrome::{Chrome, Window},
    friends::sign_up,
    notices::sinks::http_sink,
    support::{Browser, config},
};

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_people_works_by_plain_forms() {
    let (sink, address) = http_sink().await;
    let mut config = config(None);
    config.notices.own_network = true;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let anne = Chrome::new(Window { scripts: false, ..Window::default() }).await;

    // An account, left and entered again.
    sign_up(&anne, &url, "Anne").await;
    anne.click("#site a[href='/me']").await;
    anne.click("main a[href='/account']").await;
    anne.click("#devices form[action='/sign-out'] button").await;
    anne.click("#site a[href='/sign-in']").await;
    anne.fill("#name", "Anne").await;
    anne.fill("#password", crate::friends::PASSWORD).await;
    anne.click("form.card .btn.primary").await;
    anne.until("signed in", async |anne| anne.text("#site a[href='/me']").await == "Anne").await;

    // A webhook, which is tried.
    anne.click(".foot a[href='/notices']").await;
    anne.fill("#hook", &format!("{address}/hook")).await;
    anne.click("form[action='/notices/hook'] input[value='json']").await;
    anne.click("form[action='/notices/hook'] button").await;
    anne.click("#channels form[action$='/test'] button").await;
    anne.until("it is called", async |_| !sink.all().is_empty()).await;
    anne.open(&format!("{url}/notices")).await;
    anne.picture("no-script-notices-1440").await;

    // Playing hours, and a holiday taken back.
    anne.click("#site a[href='/settings']").await;
    anne.fill("#zone", "Europe/Paris").await;
    anne.click("#hours .btn.primary").await;
    anne.until("they are kept", async |anne| {
        let zone = anne.find("#zone").await.attr("value").await;
        zone.is_ok_and(|zone| zone.as_deref() == Some("Europe/Paris"))
    })
    .await;
    anne.picture("no-script-hours-1440").await;

    // A game over days with Ben; they agree on a pause, and go on.
    let link = crate::friends::room(&anne, &url, "santiago", &["#clock option[value=days-2]"]).await;
    let mut ben = Browser::new(&running);
    let join = link.replace(&url, "");
    assert_eq!(ben.post(&join, &[("name", "Ben")]).await.status, 303);
    anne.driver.refresh().await.expect("the page comes again");
    anne.click("#chairs form[action$='/start'] button").await;
    anne.click(".clocks form[action$='/pause'] button").await;
    anne.find("form[action$='/answer'] button[value=refuse]").await;
    let table = anne.where_am_i().await.replace(&url, "");
    let table = table.split(['#', '?']).next().unwrap_or_default().to_string();
    assert_eq!(ben.post(&format!("{table}/answer"), &[("answer", "agree")]).await.status, 303);
    anne.open(&format!("{url}{table}")).await;
    anne.picture("no-script-paused-1440").await;
    anne.click(".clocks form[action$='/resume'] button").await;
    anne.find(".clocks [data-due]").await;

    // A tournament that Ben makes.
    let form =
        [("name", "Ben"), ("title", "Spring cup"), ("players", "2"), ("rounds", "1"), ("admission", "open")];
    let made = ben.post("/tournaments/new/santiago", &form).await;
    let cup = made.header("location").expect("it is made").to_string();
    anne.open(&url).await;
    anne.click("#site a[href='/tournaments']").await;
    anne.click(&format!("main a[href='{cup}']")).await;
    anne.click("#cup-enter .btn.primary").await;
    anne.until("she is in", async |anne| anne.text("#cup-players").await.contains("Anne")).await;
    anne.picture("no-script-tournament-1440").await;
    anne.click("#cup-mine form[action$='/withdraw'] button").await;
    anne.find("#cup-enter .btn.primary").await;
    anne.close().await;
    running.stop().await;
}
