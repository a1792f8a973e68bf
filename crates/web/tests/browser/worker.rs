//! The service worker in a real browser: what the server sends is opened with the browser's key, handed to the worker as a push
//! service would, shown once, and leads to the table when it is clicked. Nothing is sent about a table that is looked at.
//!
//! Two things need a push service or a person, and are done through the remote control: the message is delivered, and the
//! worker is told of the click. What it then opens or brings to the front it tells the page.

use crate::{
    chrome::{Chrome, Window},
    hands::By,
    notices::sinks::http_sink,
    support::config,
};
use serde_json::{Value, json};
use std::{
    cell::Cell,
    time::{Duration, Instant},
};

/// A delivery that has shown nothing for this long is lost.
const AGAIN: Duration = Duration::from_secs(10);

/// Notices when the page's stream is up: from then on the server knows that somebody looks.
const STREAM: &str = r#"
    window.EventSource = class extends EventSource {
        constructor(...given) {
            super(...given);
            this.addEventListener("open", () => { window.following = true; });
        }
    };
"#;

/// What a browser does when it subscribes, with a push service at this address; and the worker is active.
const SUBSCRIBE: &str = r#"
    const [endpoint, done] = arguments;
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    (async () => {
        await navigator.serviceWorker.register("/service-worker.js");
        await navigator.serviceWorker.ready;
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
        const own = await crypto.subtle.exportKey("raw", pair.publicKey);
        const auth = crypto.getRandomValues(new Uint8Array(16));
        window.keys = { pair, own, auth };
        const body = new URLSearchParams({ endpoint, p256dh: text(own), auth: text(auth) });
        return (await fetch("/notices/push", { method: "POST", body, headers: { Accept: "application/json" } })).ok;
    })().then(done, (error) => done(String(error)));
"#;

/// Opens a message as RFC 8291 says.
const OPEN: &str = r#"
    const [sealed, done] = arguments;
    const { pair, own, auth } = window.keys;
    const bytes = Uint8Array.from(sealed);
    const words = (text) => new TextEncoder().encode(text);
    const derive = async (secret, salt, info, length) => {
        const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
        return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8);
    };
    (async () => {
        const salt = bytes.slice(0, 16);
        const end = 21 + bytes[20];
        const theirs = bytes.slice(21, end);
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const known = await crypto.subtle.importKey("raw", theirs, curve, false, []);
        const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: known }, pair.privateKey, 256);
        const info = new Uint8Array([...words("WebPush: info\0"), ...new Uint8Array(own), ...theirs]);
        const secret = await derive(shared, auth, info, 32);
        const raw = await derive(secret, salt, words("Content-Encoding: aes128gcm\0"), 16);
        const iv = await derive(secret, salt, words("Content-Encoding: nonce\0"), 12);
        const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
        const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(end)));
        return new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2)));
    })().then(done, (error) => done(String(error)));
"#;

/// Sets up another game against bots without leaving the page, and answers its path.
const ANOTHER_TABLE: &str = r#"
    const [done] = arguments;
    (async () => {
        const text = await (await fetch("/new/san-juan?with=bots")).text();
        const page = new DOMParser().parseFromString(text, "text/html");
        const form = page.querySelector("form:has(#name)");
        const data = new URLSearchParams(new FormData(form));
        data.set("name", "Anne");
        // She is to decide first.
        data.delete("draw");
        const made = await fetch(form.getAttribute("action"), { method: "POST", body: data });
        return new URL(made.url).pathname;
    })().then(done, (error) => done(String(error)));
"#;

/// The notifications that are shown, as the worker made them.
const SHOWN: &str = r#"
    const [done] = arguments;
    navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) => done(all.map((one) => ({
        title: one.title, body: one.body, tag: one.tag, url: one.data.url, stop: one.data.stop ?? null, actions: one.actions.map((action) => action.title),
    }))));
"#;

/// In the worker: a click on what is shown. Where it leads is told to the pages: windows open for people only.
const CLICK: &str = r#"(async () => {
    const pages = new BroadcastChannel("clicked");
    clients.openWindow = async (url) => pages.postMessage({ opened: url });
    WindowClient.prototype.focus = async function () { pages.postMessage({ focused: this.url }); };
    const [shown] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification: shown, action: "ACTION" }));
})()"#;

/// Anne's browser with its worker.
struct Browser {
    chrome: Chrome,
    url: String,
    /// Through which the worker is told what to do.
    worker: Value,
}

impl Browser {
    async fn tell(chrome: &Chrome, command: &str, arguments: Value) -> Value {
        chrome.driver.cdp().send_raw(command, arguments).await.expect("the browser obeys")
    }

    /// Takes hold of the worker, so that it does not fall asleep.
    async fn new(chrome: Chrome, url: String) -> Browser {
        let scope = json!({ "scopeURL": format!("{url}/") });
        Browser::tell(&chrome, "ServiceWorker.enable", json!({})).await;
        let permission = json!({ "origin": url, "permissions": ["notifications"] });
        Browser::tell(&chrome, "Browser.grantPermissions", permission).await;
        let running = async || {
            let targets = Browser::tell(&chrome, "Target.getTargets", json!({})).await;
            let targets = targets["targetInfos"].as_array().expect("a list").clone();
            targets.into_iter().find(|one| one["type"] == "service_worker")
        };
        chrome
            .until("the worker runs", async |chrome| {
                Browser::tell(chrome, "ServiceWorker.startWorker", scope.clone()).await;
                running().await.is_some()
            })
            .await;
        let target = json!({ "targetId": running().await.expect("it runs")["targetId"], "flatten": false });
        let worker = Browser::tell(&chrome, "Target.attachToTarget", target).await["sessionId"].clone();
        Browser { chrome, url, worker }
    }

    async fn script(&self, script: &str, given: Vec<Value>) -> Value {
        let answer = self.chrome.driver.execute_async(script, given).await.expect("the script runs");
        answer.json().clone()
    }

    /// What a push service would do. The first worker of a new browser has the number nought.
    async fn deliver(&self, message: &str) {
        let push = json!({ "origin": self.url, "registrationId": "0", "data": message });
        Browser::tell(&self.chrome, "ServiceWorker.deliverPushMessage", push).await;
    }

    async fn shown(&self) -> Value {
        self.script(SHOWN, vec![]).await
    }

    /// Delivers a message and waits until what is shown says this. The remote control loses a delivery now and then, without a
    /// word: it is then made again, as a push service does.
    async fn deliver_and_see(&self, message: &str, expected: &Value) {
        let delivered: Cell<Option<Instant>> = Cell::new(None);
        self.chrome
            .until("it is shown", async |_| {
                if delivered.get().is_none_or(|at| at.elapsed() > AGAIN) {
                    delivered.set(Some(Instant::now()));
                    self.deliver(message).await;
                }
                self.shown().await == *expected
            })
            .await;
    }

    /// Clicks on what is shown, and answers where that leads.
    async fn click(&self, action: &str) -> Value {
        let listen = "window.clicked = null; new BroadcastChannel('clicked').onmessage = ({ data }) => window.clicked = data;";
        self.chrome.ask(listen).await;
        let params = json!({ "expression": CLICK.replace("ACTION", action) });
        let evaluate = json!({ "id": 1, "method": "Runtime.evaluate", "params": params }).to_string();
        let message = json!({ "sessionId": self.worker, "message": evaluate });
        Browser::tell(&self.chrome, "Target.sendMessageToTarget", message).await;
        let clicked = async || self.chrome.ask("return window.clicked").await;
        self.chrome.until("the click leads somewhere", async |_| clicked().await != Value::Null).await;
        assert_eq!(self.shown().await, json!([]), "what was clicked is closed");
        clicked().await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_shown_once_and_leads_to_the_table() {
    let (sink, address) = http_sink().await;
    let mut config = config(None);
    config.public_url = Some("http://play.example".into());
    config.notices.own_network = true;
    config.notices.grace = Duration::ZERO;
    config.notices.pause = Duration::from_millis(20);
    let running = web::serve(config).await.expect("the server starts");
    let url = format!("http://{}", running.address());
    let chrome = Chrome::new(Window::default()).await;
    chrome.before_every_page(STREAM).await;

    // Anne looks at her game when she subscribes.
    chrome.open(&format!("{url}/new/san-juan?with=bots")).await;
    chrome.fill("#name", "Anne").await;
    chrome.click("form .btn.primary").await;
    chrome.find("#say").await;
    chrome
        .until("she follows the game", async |chrome| {
            chrome.ask("return window.following === true").await == true
        })
        .await;
    let subscribed =
        chrome.driver.execute_async(SUBSCRIBE, vec![address.clone().into()]).await.expect("the script runs");
    assert_eq!(subscribed.json(), &json!(true));
    let browser = Browser::new(chrome, url.clone()).await;

    // She is asked again here, and at another table that she does not look at: only that one is told.
    browser.chrome.play(By::First, 1).await;
    browser.chrome.find("#actions .act, #confirm").await;
    let other = browser.script(ANOTHER_TABLE, vec![]).await;
    let other = other.as_str().filter(|path| path.starts_with("/table/")).expect("another table").to_string();
    browser.chrome.until("a message arrives", async |_| !sink.all().is_empty()).await;
    let messages = sink.all();
    assert_eq!(messages.len(), 1);
    let opened = browser.script(OPEN, vec![json!(messages[0].body)]).await;
    let message: Value =
        serde_json::from_str(opened.as_str().unwrap()).unwrap_or_else(|_| panic!("{opened}"));
    let table = other.strip_prefix("/table/").unwrap();
    assert_eq!(message["title"], "Your turn: San Juan");
    assert_eq!(message["url"], format!("http://play.example/table/{table}"));
    assert_eq!(message["tag"], table);

    // The worker shows it. The same message again, as after a crash, replaces it.
    let shown = json!([{
        "title": "Your turn: San Juan", "body": message["body"], "tag": table,
        "url": message["url"], "stop": message["stop"], "actions": ["Stop these notifications"],
    }]);
    assert!(message["body"].as_str().unwrap().ends_with("it’s your turn."), "{message}");
    browser.deliver_and_see(&message.to_string(), &shown).await;
    let mut again = message.clone();
    again["title"] = "Your turn: again".into();
    let mut shown_again = shown.clone();
    shown_again[0]["title"] = "Your turn: again".into();
    browser.deliver_and_see(&again.to_string(), &shown_again).await;

    // A click opens the table: at our own address, whatever the message says.
    assert_eq!(browser.click("").await, json!({ "opened": format!("{url}{other}") }));
    browser.chrome.open(&format!("{url}{other}")).await;
    browser.chrome.find("#actions .act, #confirm").await;

    // A window that is there comes to the front instead of a second one.
    browser.deliver_and_see(&message.to_string(), &shown).await;
    assert_eq!(browser.click("").await, json!({ "focused": format!("{url}{other}") }));

    // What cannot be read is shown all the same, as browsers insist, and leads to the list of games.
    let nothing = json!([{
        "title": "Antilles", "body": "", "tag": "antilles", "url": "/tables", "stop": null, "actions": [],
    }]);
    browser.deliver_and_see("not JSON", &nothing).await;
    assert_eq!(browser.click("").await, json!({ "opened": format!("{url}/tables") }));

    // The other button leads to the page that stops these messages, which asks first.
    browser.deliver_and_see(&message.to_string(), &shown).await;
    let stop = browser.click("stop").await["opened"].as_str().expect("a page").to_string();
    assert!(stop.starts_with(&format!("{url}/notices/stop/")), "{stop}");
    browser.chrome.open(&stop).await;
    browser.chrome.click("main form button").await;
    browser.chrome.until("it is stopped", async |chrome| !chrome.has("main form").await).await;
    browser.chrome.open(&format!("{url}/notices")).await;
    browser.chrome.find("#channels").await;
    assert!(!browser.chrome.has("#channels [data-endpoint]").await, "this browser is told nothing more");
    browser.chrome.close().await;
    running.stop().await;
}
