//! Lost lines and stopped servers lose nothing.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    start_against_bots,
    support::config,
};

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_and_a_restarted_server_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let running = web::serve(config(Some(file.clone()))).await.unwrap();
    let address = running.address();
    let url = format!("http://{address}");
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &url).await;
    chrome.play(By::List, 2).await;

    chrome.line(false).await;
    chrome.until("the page notices", async |chrome| chrome.has("body[data-online=off]").await).await;
    chrome.line(true).await;
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    chrome.play(By::List, 2).await;

    running.stop().await;
    chrome.until("the page notices the end", async |chrome| chrome.has("body[data-online=off]").await).await;
    let mut again = config(Some(file));
    again.listen = address;
    // The port may be somebody else's for a moment.
    let mut tries = 0;
    let running = loop {
        match web::serve(again.clone()).await {
            Ok(running) => break running,
            Err(error) => assert!(tries < 600, "{error}"),
        }
        tries += 1;
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    assert!(chrome.play(By::List, 3).await.0 >= 3);
    chrome.close().await;
    running.stop().await;
}
