//! Two people with accounts: a rated game, the ladder, curves and statistics, an invitation in one click, and who does not want to
//! hear of the other any more.

use crate::{
    chrome::{Chrome, Window},
    friends::{self, sign_up},
    server,
};
use thirtyfour::Key;

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_makes_a_ladder_statistics_and_acquaintances() {
    let (running, url) = server().await;
    let anne = Chrome::new(Window::default()).await;
    let ben = Chrome::new(Window { language: "fr", ..Window::default() }).await;
    sign_up(&anne, &url, "Anne").await;
    sign_up(&ben, &url, "Ben").await;
    let link = friends::room(&anne, &url, "san-juan", &["input[name=rated]"]).await;
    let table = friends::begin(&anne, &ben, &link, "Ben").await;
    tokio::join!(anne.hurry(usize::MAX), ben.hurry(usize::MAX));

    // The ladder is found from anywhere; one's own name there leads to one's page.
    anne.open(&url).await;
    anne.click("#site a[href='/ladder']").await;
    anne.click("main a[href='/ladder/san-juan']").await;
    anne.find("#site a[href='/ladder'][aria-current=page]").await;
    // Ratings follow a game within moments, and a page that is open does not change.
    anne.until("both are on it", async |anne| {
        anne.driver.refresh().await.expect("the page comes again");
        let rows = anne.text("main").await;
        rows.contains("1. ") && rows.contains("Anne") && rows.contains("Ben") && rows.contains('±')
    })
    .await;
    anne.both_themes("ladder-1440").await;
    anne.click("main table a[href='/people/Anne']").await;
    anne.find("#ratings svg.curve").await;
    anne.click("#site a[href='/me']").await;
    for part in ["#ratings svg.curve", "#statistics table", "#people a[href='/people/Ben']"] {
        anne.find(part).await;
    }
    anne.both_themes("statistics-1440").await;
    ben.open(&format!("{url}/me")).await;
    ben.resize(390, 844).await;
    ben.both_themes("statistics-fr-390").await;
    ben.resize(1440, 900).await;

    // What a muted person says is not shown.
    for (chrome, text) in [(&ben, "I will sink you"), (&anne, "good luck")] {
        chrome.open(&table).await;
        chrome.fill(".chat-form input", text).await;
        chrome.click(".chat-form button").await;
    }
    anne.until("she hears it", async |anne| anne.text("#chat").await.contains("sink you")).await;
    // His name in the talk and in the menu of the table leads to his page, by keyboard too, and the table stays open.
    let at_table = anne.driver.window().await.expect("a tab");
    anne.find("#chat a[href='/people/Ben']").await;
    anne.click("[data-key][popovertarget=more]").await;
    let name = anne.find("#more a[href='/people/Ben']").await;
    name.send_keys(Key::Enter).await.expect("it has the keyboard");
    anne.until("a tab of its own", async |anne| {
        anne.driver.windows().await.is_ok_and(|tabs| tabs.len() == 2)
    })
    .await;
    let tabs = anne.driver.windows().await.expect("all tabs");
    let new = tabs.into_iter().find(|tab| *tab != at_table).expect("a new tab");
    anne.driver.switch_to_window(new).await.expect("the new tab");
    anne.click("form:has(input[value=mute]) button[value=on]").await;
    anne.find("form:has(input[value=mute]) button[value=off]").await;
    // It is said what was done, once: the address does not say it any more.
    let spoken = "return document.getElementById('spoken').textContent.startsWith('Muted:')";
    anne.until("it is said", async |anne| anne.ask(spoken).await == true).await;
    assert!(anne.text("#done").await.starts_with("Muted:"));
    assert!(!anne.where_am_i().await.contains("done"), "{}", anne.where_am_i().await);
    anne.both_themes("person-1440").await;
    anne.driver.close_window().await.expect("the tab is closed");
    anne.driver.switch_to_window(at_table).await.expect("the table is still there");
    anne.open(&table).await;
    anne.until("she hears herself only", async |anne| {
        let said = anne.text("#chat").await;
        said.contains("good luck") && !said.contains("sink you")
    })
    .await;

    // Invited in one click, found on the front page.
    friends::room(&anne, &url, "santiago", &[]).await;
    anne.click("form[action$='/invite'] button[value=Ben]").await;
    anne.find("#chairs").await;
    ben.open(&url).await;
    ben.find("#invitations a.btn").await;
    ben.both_themes("invited-fr-1440").await;
    ben.click("#invitations a.btn").await;
    ben.click("form .btn.primary").await;
    anne.until("Ben sits down", async |anne| anne.text("#chairs").await.contains("Ben")).await;

    // Who is blocked cannot sit down, even with the link.
    anne.open(&format!("{url}/people/Ben")).await;
    anne.click("form:has(input[value=block]) button[value=on]").await;
    anne.find("form:has(input[value=block]) button[value=off]").await;
    let link = friends::room(&anne, &url, "santiago", &[]).await;
    ben.open(&link).await;
    ben.click("form .btn.primary").await;
    ben.until("he is told", async |ben| !ben.has("form[action^='/join']").await).await;
    ben.both_themes("blocked-fr-1440").await;
    anne.driver.refresh().await.expect("the page comes again");
    assert!(!anne.text("#chairs").await.contains("Ben"));
    anne.close().await;
    ben.close().await;
    running.stop().await;
}
