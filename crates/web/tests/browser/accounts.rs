//! An account in real browsers: sign up, play, sign in on a second browser, and play on there.

use crate::{
    chrome::{Chrome, Window},
    server, start_against_bots,
};

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_made_played_with_and_used_on_a_second_browser() {
    let (running, url) = server().await;
    let laptop = Chrome::new(Window::default()).await;
    start_against_bots(&laptop, &url).await;
    let table = laptop.where_am_i().await.replace(&url, "");
    laptop.open(&format!("{url}/sign-up")).await;
    laptop.fill("#password", "tortuga at dawn").await;
    laptop.click("form.card .btn.primary").await;
    laptop.find("nav a[href='/me']").await;
    laptop.open(&format!("{url}{table}")).await;
    laptop.find("#act").await;
    laptop.open(&format!("{url}/me")).await;
    laptop.picture("me-1440").await;

    let phone = Chrome::new(Window { width: 390, height: 844, scripts: true, language: "en" }).await;
    phone.open(&format!("{url}/sign-in?back={table}")).await;
    phone.fill("#name", "anne").await;
    phone.fill("#password", "tortuga at dawn").await;
    phone.click("form.card .btn.primary").await;
    phone.find("#act").await;
    phone.open(&format!("{url}/account")).await;
    phone.picture("account-390").await;
    let wide = phone.driver.execute("return document.documentElement.scrollWidth > innerWidth", vec![]).await;
    assert_eq!(wide.unwrap().json(), &serde_json::json!(false), "nothing sticks out on a phone");
    let devices = phone.find("#devices").await.text().await.unwrap();
    assert!(devices.contains("this device") && devices.matches("Chrome").count() == 2, "{devices}");
    phone.click("form[action='/account/devices/end'] .btn").await;
    phone.find("#devices").await;
    laptop.open(&format!("{url}/account")).await;
    laptop.find("form[action='/sign-in']").await;
    laptop.close().await;
    phone.close().await;
    running.stop().await;
}
