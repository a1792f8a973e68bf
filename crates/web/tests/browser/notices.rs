//! The page about notices in a real browser: push, e-mail, a webhook, and switching all of it off again.
//!
//! No push service is asked: the browser's own part of it (`PushManager`) is replaced by one that subscribes to the tests' sink. The
//! service worker, the keys and the messages are real.

#[expect(dead_code, reason = "what messages look like is tested where they are made")]
#[path = "../../../notices/tests/sending/sinks.rs"]
pub mod sinks;

use crate::{
    chrome::{Chrome, Window},
    support::config,
};
use serde_json::json;
use sinks::{http_sink, mail_sink};

/// Remembers its subscription as a browser does.
const PUSH_SERVICE: &str = r#"
    Notification.requestPermission = async () => "granted";
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const kept = () => {
        const json = JSON.parse(localStorage.getItem("subscription"));
        const unsubscribe = async () => localStorage.removeItem("subscription");
        return json && { endpoint: json.endpoint, toJSON: () => json, unsubscribe };
    };
    PushManager.prototype.getSubscription = async () => kept();
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 65) throw new Error("this is no key");
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)));
        localStorage.setItem("subscription", JSON.stringify({ endpoint: "ENDPOINT", keys: { p256dh, auth } }));
        return kept();
    };
"#;

/// Says what is true of the registered service worker.
const WORKER: &str = r#"
    navigator.serviceWorker.getRegistration("/").then((found) => { window.worker = found?.active?.scriptURL ?? ""; });
    return window.worker ?? "";
"#;

/// A browser that knows notices and refuses to make one on a page, as on phones; the page is in the background.
const REFUSES: &str = r#"
    window.tried = window.rejected = 0;
    window.shown = [];
    window.Notification = class {
        static permission = "granted";
        static async requestPermission() { return "granted"; }
        constructor() {
            window.tried += 1;
            throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
        }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { data }) => void window.shown.push([title, data.url]);
    addEventListener("unhandledrejection", () => (window.rejected += 1));
    Object.defineProperty(Document.prototype, "hidden", { get: () => true });
"#;

/// Your turn is told once, by the service worker where there is one; where there is none, and the browser refuses, nothing else suffers.
#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_makes_no_notices_on_pages_goes_on_and_shows_them_by_its_worker() {
    let mut config = config(None);
    config.bots.pace = 0.05;
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(REFUSES).await;
    chrome.switch_on(&url, "notify").await;
    chrome.open(&format!("{url}/new/puerto-rico?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    let tried = "return window.tried";
    let mut decisions = 0;
    while chrome.ask(tried).await == json!(0) {
        chrome.hurry(1).await;
        chrome.until("her turn", async |chrome| chrome.has("body:has(#actions .act, #confirm)").await).await;
        decisions += 1;
        assert!(decisions < 60, "her turn was never told");
    }
    // Other news on the same turn.
    let talk = "const form = document.querySelector('.chat-form'); form.querySelector('input').value = 'hello'; form.requestSubmit()";
    for line in 1..=3 {
        chrome.ask(talk).await;
        let said = format!("return document.querySelectorAll('#chat li:not(.dim)').length === {line}");
        chrome.until("it is said", async |chrome| chrome.ask(&said).await == json!(true)).await;
    }
    assert_eq!(chrome.ask("return [window.tried, window.rejected]").await, json!([1, 0]));

    // With a worker.
    let worker = "navigator.serviceWorker.register('/service-worker.js'); navigator.serviceWorker.ready.then(() => (window.ready = true))";
    chrome.ask(worker).await;
    chrome
        .until("the worker", async |chrome| chrome.ask("return window.ready === true").await == json!(true))
        .await;
    let shown = async |chrome: &Chrome| chrome.ask("return window.shown").await;
    while shown(&chrome).await == json!([]) {
        chrome.hurry(1).await;
        chrome.until("her turn", async |chrome| chrome.has("body:has(#actions .act, #confirm)").await).await;
        decisions += 1;
        assert!(decisions < 120, "her turn was never told");
    }
    assert_eq!(shown(&chrome).await[0], json!(["It is your turn", chrome.where_am_i().await]));
    assert_eq!(chrome.ask(tried).await, json!(1), "not on the page as well");
    chrome.close().await;
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_are_switched_on_by_every_way_and_off_again() {
    let (sink, address) = http_sink().await;
    let (mails, mail_server) = mail_sink().await;
    let mut config = config(None);
    config.public_url = Some("http://play.example".into());
    config.notices.own_network = true;
    config.notices.smtp = Some(mail_server);
    config.notices.mail_from = Some("Antilles <games@example.org>".into());
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    let source = PUSH_SERVICE.replace("ENDPOINT", &format!("{address}/push/1"));
    let tell = async |command: &str, arguments: serde_json::Value| {
        chrome.driver.cdp().send_raw(command, arguments).await.expect("the browser obeys")
    };
    tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    chrome.open(&format!("{url}/notices")).await;
    let manifest = tell("Page.getAppManifest", json!({})).await;
    assert!(manifest["url"].as_str().is_some_and(|url| url.ends_with("/manifest.webmanifest")), "{manifest}");
    assert_eq!(manifest["errors"], json!([]), "it can be installed");

    // Push: the button subscribes, the worker is there, and a test message arrives.
    chrome.click("[data-push] button").await;
    chrome
        .until("this browser is in the list", async |chrome| {
            chrome.ask("return document.querySelector('#channels [data-here]:not([hidden])') !== null").await
                == true
        })
        .await;
    assert_eq!(chrome.ask("return document.querySelector('[data-push] [data-on]').hidden").await, false);
    assert_eq!(chrome.ask("return document.querySelector('[data-push] button').hidden").await, true);
    chrome
        .until("the service worker runs", async |chrome| {
            chrome.ask(WORKER).await.as_str().is_some_and(|worker| worker.ends_with("/service-worker.js"))
        })
        .await;
    chrome.click("#channels form[action$='/test'] button").await;
    chrome.until("a push message arrives", async |_| !sink.all().is_empty()).await;
    let message = sink.all().remove(0);
    assert_eq!(
        (message.path.as_str(), message.headers["content-encoding"].as_str()),
        ("/push/1", "aes128gcm")
    );

    // E-mail: nothing goes there before it is confirmed.
    chrome.open(&format!("{url}/notices")).await;
    chrome.fill("#mail", "anne@example.org").await;
    chrome.click("form[action='/notices/mail'] button").await;
    chrome.until("a mail arrives", async |_| mails.all().len() == 1).await;
    chrome.open(&format!("{url}/notices")).await;
    assert!(chrome.text("#channels").await.contains("not confirmed yet"));

    // A webhook of our own JSON, which shows its secret.
    chrome.fill("#hook", &format!("{address}/hook")).await;
    chrome.click("form[action='/notices/hook'] input[value='json']").await;
    chrome.click("form[action='/notices/hook'] button").await;
    chrome.find("#channels details summary").await;
    for (width, height) in [(1440, 900), (390, 844)] {
        chrome.resize(width, height).await;
        chrome.picture(&format!("notices-{width}")).await;
        let wide = chrome.ask("return document.documentElement.scrollWidth > innerWidth").await;
        assert_eq!(wide, false, "nothing sticks out at {width}");
    }
    chrome.resize(1440, 900).await;

    // Off again, one after the other.
    for left in (0..3).rev() {
        chrome.click("#channels form[action$='/remove'] button").await;
        chrome
            .until("a channel is gone", async |chrome| {
                chrome.ask("return document.querySelectorAll('#channels li').length").await == left
            })
            .await;
    }
    chrome
        .until("push can be switched on again", async |chrome| {
            chrome.ask("return document.querySelector('[data-push] button')?.hidden").await == false
        })
        .await;
    chrome.close().await;
    running.stop().await;
}
