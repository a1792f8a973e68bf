//! Lost lines and stopped servers lose nothing.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    server, start_against_bots,
    support::{Browser, config},
};
use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

/// A line to the server on which the answers to forms can get lost, or which falls silent as that of a phone that sleeps.
struct Lossy {
    url: String,
    loses: Arc<AtomicBool>,
    lost: Arc<AtomicUsize>,
    sleeps: Arc<AtomicBool>,
}

impl Lossy {
    async fn to(server: SocketAddr) -> Lossy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let url = format!("http://{}", listener.local_addr().expect("it has an address"));
        let line = Lossy { url, loses: Arc::default(), lost: Arc::default(), sleeps: Arc::default() };
        let (loses, lost, sleeps) = (line.loses.clone(), line.lost.clone(), line.sleeps.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(server).await.expect("the server is up");
                let ((from_near, to_near), (from_far, to_far)) = (near.into_split(), far.into_split());
                let sent_form = Arc::new(AtomicBool::new(false));
                tokio::spawn(ask(from_near, to_far, loses.clone(), sent_form.clone()));
                tokio::spawn(answer(from_far, to_near, sent_form, lost.clone(), sleeps.clone()));
            }
        });
        line
    }
}

/// Carries requests to the server, and notes forms whose answer is to be lost.
async fn ask(
    mut near: OwnedReadHalf,
    mut far: OwnedWriteHalf,
    loses: Arc<AtomicBool>,
    sent_form: Arc<AtomicBool>,
) {
    let mut some = vec![0; 65_536];
    while let Ok(count @ 1..) = near.read(&mut some).await {
        if some.starts_with(b"POST ") && loses.load(Ordering::SeqCst) {
            sent_form.store(true, Ordering::SeqCst);
        }
        if far.write_all(&some[..count]).await.is_err() {
            return;
        }
    }
}

/// Carries answers back; one that is to be lost ends the line. Where anything came while it slept, nothing arrives any more, and nobody
/// is told.
async fn answer(
    mut far: OwnedReadHalf,
    mut near: OwnedWriteHalf,
    sent_form: Arc<AtomicBool>,
    lost: Arc<AtomicUsize>,
    sleeps: Arc<AtomicBool>,
) {
    let mut some = vec![0; 65_536];
    let mut silent = false;
    while let Ok(count @ 1..) = far.read(&mut some).await {
        silent |= sleeps.load(Ordering::SeqCst);
        if silent {
            continue;
        }
        if sent_form.load(Ordering::SeqCst) {
            lost.fetch_add(1, Ordering::SeqCst);
            return;
        }
        if near.write_all(&some[..count]).await.is_err() {
            return;
        }
    }
}

/// The server has played it, the browser has not heard so: the page says that it does not know, never that it failed, and shows
/// what has become of it. (A browser may send a form again by itself: it is played once.)
#[tokio::test(flavor = "multi_thread")]
async fn an_action_whose_answer_is_lost_is_played_once_and_not_called_a_failure() {
    let (running, _) = server().await;
    let line = Lossy::to(running.address()).await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &line.url).await;
    chrome.play(By::List, 1).await;
    chrome.find("#actions .act:not([data-draft])").await;
    let before = chrome.step().await;
    chrome.ask("window.sentences = []; new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => window.sentences.push(node.textContent)))).observe(document.getElementById('toasts'), { childList: true })").await;

    line.loses.store(true, Ordering::SeqCst);
    chrome.click("#actions .act:not([data-draft])").await;
    chrome
        .until("the page says something", async |chrome| {
            chrome.ask("return window.sentences.length").await != 0
        })
        .await;
    line.loses.store(false, Ordering::SeqCst);
    let unanswered = chrome.ask("return document.body.dataset.wordsUnanswered").await;
    assert_eq!(chrome.ask("return window.sentences").await, serde_json::json!([unanswered]));
    assert!(line.lost.load(Ordering::SeqCst) > 0, "an answer was lost");

    // The page shows what was played, and the next decision can be made at once.
    chrome.until("the action is shown", async |chrome| chrome.step().await > before).await;
    assert_eq!(chrome.play(By::List, 2).await.0, 2);
    chrome.close().await;
    running.stop().await;
}

/// While a phone sleeps its line dies without a word. When it wakes the table is shown as it is, and from then on what comes: at once,
/// not when the silence is noticed.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_is_looked_at_again_shows_the_table_as_it_is() {
    let (running, _) = server().await;
    let line = Lossy::to(running.address()).await;
    let chrome = Chrome::new(Window::default()).await;
    start_against_bots(&chrome, &line.url).await;
    let table = chrome.where_am_i().await.rsplit('/').next().expect("an address").to_string();
    let session = chrome.driver.get_named_cookie("antilles").await.expect("she is known");
    let mut elsewhere = Browser::new(&running).with_cookie("antilles", &session.value);
    let entry =
        async |chrome: &Chrome| chrome.ask("return Number(document.body.dataset.entry)").await.as_u64();
    let mut last = entry(&chrome).await;
    elsewhere.plays(&table).await;
    elsewhere.asked(&table).await;
    chrome.until("the line works", async |chrome| entry(chrome).await > last).await;
    tokio::time::sleep(Duration::from_millis(500)).await;

    line.sleeps.store(true, Ordering::SeqCst);
    last = entry(&chrome).await;
    elsewhere.plays(&table).await;
    elsewhere.asked(&table).await;
    // Longer than between two beats of the server.
    tokio::time::sleep(Duration::from_secs(21)).await;
    line.sleeps.store(false, Ordering::SeqCst);
    assert_eq!(entry(&chrome).await, last, "nothing arrives");

    chrome.ask("document.dispatchEvent(new Event('visibilitychange'))").await;
    chrome.until("the table as it is", async |chrome| entry(chrome).await > last).await;
    last = entry(&chrome).await;
    elsewhere.plays(&table).await;
    chrome.until("what comes then", async |chrome| entry(chrome).await > last).await;
    assert!(!chrome.has("body[data-online]").await, "nobody had to wait until the silence was noticed");
    chrome.close().await;
    running.stop().await;
}

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
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    chrome.until("the page is back", async |chrome| chrome.has("body[data-online=on]").await).await;
    assert!(chrome.play(By::List, 3).await.0 >= 3);
    chrome.close().await;
    running.stop().await;
}
