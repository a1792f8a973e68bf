//! The host's page in a real browser: accounts, tables, errors, and questions before what cannot be undone.

use crate::{
    chrome::{Chrome, Window},
    friends::sign_up,
    support::{config, make_host},
};

#[tokio::test(flavor = "multi_thread")]
async fn the_host_looks_after_accounts_and_tables() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("antilles.db");
    let mut config = config(Some(file.clone()));
    let running = web::serve(config.clone()).await.expect("the server starts");
    let mut url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    let other = Chrome::new(Window { width: 390, height: 844, ..Window::default() }).await;
    sign_up(&chrome, &url, "Anne").await;
    running.stop().await;
    // The browsers come back to the same address.
    config.listen = url.trim_start_matches("http://").parse().expect("an address");
    make_host(&file, "Anne").await;
    let running = web::serve(config).await.expect("the server starts again");
    url = format!("http://{}", running.address());

    // Ben plays; he has an account.
    other.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    other.fill("#name", "Ben").await;
    other.click("form .btn.primary").await;
    other.find("#say").await;
    let table = other.where_am_i().await.replace(&url, "");
    other.open(&format!("{url}/sign-up")).await;
    other.fill("#password", "jamaica at noon").await;
    other.click("form.card .btn.primary").await;
    other.open(&format!("{url}{table}")).await;
    other.find("#act").await;

    web::recent::push(tracing::Level::WARN, "a mail server does not answer");
    chrome.open(&url).await;
    chrome.click("#site a[href='/admin']").await;
    assert!(chrome.text("#errors").await.contains("WARN a mail server does not answer"));
    assert!(chrome.text("#accounts").await.contains("Ben"));
    chrome.both_themes("admin-1440").await;

    // His game is broken off, after a question.
    let end = format!("/admin/tables/{}/end", table.trim_start_matches("/table/"));
    chrome.click(&format!("#tables a[href='{end}']")).await;
    chrome.both_themes("admin-end-1440").await;
    chrome.click("main a.btn.quiet").await;
    chrome.click(&format!("#tables a[href='{end}']")).await;
    chrome.click("main .btn.danger").await;
    chrome.find("#tables").await;
    assert!(!chrome.has(&format!("#tables a[href='{end}']")).await, "it is over");
    assert!(chrome.text(&format!("#tables li:has(a[href='{table}'])")).await.contains("ended early"));
    other.until("Ben sees it", async |other| !other.has("#act").await).await;
    other.both_themes("broken-off-390").await;

    // A new name, a link to a new password, a suspension.
    chrome.click("#accounts li:has(a[href='/people/Ben']) summary").await;
    chrome.fill("#accounts li:has(a[href='/people/Ben']) input[name=name]", "Benjamin").await;
    chrome.click("form[action='/admin/accounts/Ben/rename'] button").await;
    chrome.click("#accounts li:has(a[href='/people/Benjamin']) summary").await;
    chrome.both_themes("admin-actions-1440").await;
    chrome.click("form[action='/admin/accounts/Benjamin/reset'] button").await;
    let reset = chrome.find("#link").await.prop("value").await.expect("a field").expect("a link");
    assert!(reset.contains("/reset/"), "{reset}");
    chrome.both_themes("admin-reset-1440").await;
    chrome.click("main a[href='/admin']").await;
    chrome.click("#accounts li:has(a[href='/people/Benjamin']) summary").await;
    chrome.click("form[action='/admin/accounts/Benjamin/ban'] button").await;
    chrome
        .until("he is suspended", async |chrome| {
            chrome.text("#accounts li:has(a[href='/people/Benjamin'])").await.contains("suspended")
        })
        .await;
    other.open(&format!("{url}/account")).await;
    other.fill("#name", "Benjamin").await;
    other.fill("#password", "jamaica at noon").await;
    other.click("form.card .btn.primary").await;
    other.find(".card.error[role=alert]").await;
    other.both_themes("suspended-390").await;

    // And gone, after another question.
    chrome.click("#accounts li:has(a[href='/people/Benjamin']) summary").await;
    chrome.click("a[href='/admin/accounts/Benjamin/delete']").await;
    chrome.both_themes("admin-delete-1440").await;
    chrome.click("main .btn.danger").await;
    chrome.find("#accounts").await;
    assert!(!chrome.text("#accounts").await.contains("Benjamin"));
    chrome.resize(390, 844).await;
    chrome.both_themes("admin-390").await;
    chrome.close().await;
    other.close().await;
    running.stop().await;
}
