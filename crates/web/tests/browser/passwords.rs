//! An account to its end: an address confirmed by a mail, a forgotten password, all data in a file, and everything deleted.

use crate::{
    chrome::{Chrome, Window},
    friends::{PASSWORD, sign_up},
    notices::sinks::{MailSink, mail_sink},
    start_against_bots,
    support::config,
};

/// The link in the mail that comes next, as a path.
async fn link(chrome: &Chrome, mails: &MailSink, before: usize) -> String {
    chrome.until("a mail comes", async |_| mails.all().len() > before).await;
    let mail = mails.all()[before].replace("=\r\n", "");
    let rest = mail.split("http://play.example").nth(1).expect("a link");
    rest.split(['\r', '\n']).next().unwrap_or_default().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forgotten_password_an_export_and_the_end_of_an_account() {
    let (mails, mail_server) = mail_sink().await;
    let mut config = config(None);
    config.public_url = Some("http://play.example".into());
    config.notices.smtp = Some(mail_server);
    config.notices.mail_from = Some("Antilles <games@example.org>".into());
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    let table = chrome.where_am_i().await;
    sign_up(&chrome, &url, "Anne").await;

    // The account says what an address is good for, and leads to where it is given.
    chrome.click("#site a[href='/me']").await;
    chrome.click("main a[href='/account']").await;
    chrome.click("#new-password a[href='/notices']").await;
    chrome.fill("#mail", "anne@example.org").await;
    chrome.fill("form[action='/notices/mail'] input[name=password]", PASSWORD).await;
    chrome.both_themes("notices-mail-1440").await;
    chrome.click("form[action='/notices/mail'] button").await;
    let confirm = link(&chrome, &mails, 0).await;
    chrome.open(&format!("{url}{confirm}")).await;
    chrome.both_themes("confirm-1440").await;
    chrome.click("main form .btn.primary").await;
    chrome.click("main a[href='/notices']").await;
    chrome.find("#channels li").await;

    // Signed out, and forgotten.
    chrome.open(&format!("{url}/account")).await;
    chrome.click("#devices form[action='/sign-out'] button").await;
    chrome.click("#site a[href='/sign-in']").await;
    chrome.click("main a[href='/forgotten']").await;
    chrome.fill("#name", "anne").await;
    chrome.both_themes("forgotten-1440").await;
    chrome.click("form.card .btn.primary").await;
    let reset = link(&chrome, &mails, 1).await;
    chrome.open(&format!("{url}{reset}")).await;
    chrome.fill("#password", "jamaica at noon").await;
    chrome.both_themes("reset-1440").await;
    chrome.click("main form .btn.primary").await;
    chrome.until("signed in", async |chrome| chrome.text("#site a[href='/me']").await == "Anne").await;

    // All data, as the button gives it.
    chrome.open(&format!("{url}/account")).await;
    let export = r##"
        const done = arguments[0];
        fetch(document.querySelector("#data a[download]").href).then((answer) => answer.json())
            .then((data) => done(JSON.stringify(data)), (error) => done(String(error)));
    "##;
    let data = chrome.driver.execute_async(export, vec![]).await.expect("the script runs");
    let data = data.json().as_str().expect("a text").to_string();
    assert!(data.contains("Anne") && data.contains("anne@example.org"), "{data}");
    assert!(!data.contains("argon2"), "not the password");
    chrome.both_themes("account-1440").await;

    // Not with a wrong password; then everything is gone, and the game stays without her name.
    for password in ["tortuga at dusk", "jamaica at noon"] {
        chrome.open(&format!("{url}/account")).await;
        chrome.click("#data a[href='/account/delete']").await;
        chrome.fill("#old", password).await;
        chrome.both_themes("delete-1440").await;
        chrome.click("form.card .btn.danger").await;
        chrome.until("an answer", async |chrome| !chrome.has("#old").await).await;
    }
    chrome.find("#site a[href='/sign-in']").await;
    chrome.open(&table).await;
    chrome.find("#say").await;
    assert!(!chrome.text("body").await.contains("Anne"), "her name is gone");
    chrome.open(&format!("{url}/sign-in")).await;
    chrome.fill("#name", "Anne").await;
    chrome.fill("#password", "jamaica at noon").await;
    chrome.click("form.card .btn.primary").await;
    chrome.find(".card.error[role=alert]").await;
    chrome.both_themes("sign-in-refused-1440").await;
    chrome.close().await;
    running.stop().await;
}
