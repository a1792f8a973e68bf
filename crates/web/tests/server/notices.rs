//! Notices through the whole server: a form, a turn, a message at the other end, and the links in it.

#[expect(dead_code, reason = "what messages look like is tested where they are made")]
#[path = "../../../notices/tests/sending/sinks.rs"]
pub mod sinks;

use crate::support::{Browser, config};
use sinks::{HttpSink, http_sink, mail_sink};
use std::{collections::BTreeSet, future::Future, time::Duration};
use web::{Config, Running};

/// Sends at once, also to this machine.
fn quick() -> Config {
    let mut config = config(None);
    config.notices.own_network = true;
    config.notices.grace = Duration::ZERO;
    config.notices.pause = Duration::from_millis(10);
    config
}

async fn start(config: Config) -> Running {
    web::serve(config).await.expect("the server starts")
}

/// Waits until there is one.
async fn soon<T, F: Future<Output = Option<T>>>(look: impl Fn() -> F) -> T {
    for _ in 0..12_000 {
        if let Some(found) = look().await {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never came");
}

async fn nth(sink: &HttpSink, at: usize) -> sinks::Received {
    soon(async || sink.all().get(at).cloned()).await
}

/// The part of a text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).expect("it ends").0
}

/// The ids of the channels in the list.
async fn channels(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/notices").await;
    assert_eq!(page.status, 200);
    let page = page.text();
    let id =
        |rest: &str| rest.split_once("/remove").map(|(id, _)| id.to_string()).filter(|id| id.len() == 32);
    page.split("/notices/channel/").skip(1).filter_map(id).collect()
}

#[tokio::test]
async fn a_guest_hears_of_every_turn_once() {
    let running = start(quick()).await;
    let (sink, address) = http_sink().await;
    let mut anne = Browser::new(&running);
    anne.headers.push(("accept-language", "fr".into()));
    let added = anne.post("/notices/hook", &[("address", &address), ("kind", "json")]).await;
    assert_eq!(added.status, 303, "{}", added.text());
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    let first = nth(&sink, 0).await.json();
    let told = &first["notices"][0];
    assert_eq!((told["kind"].as_str(), told["table"].as_str()), (Some("turn"), Some(table.as_str())));
    assert!(told["text"].as_str().unwrap().contains("c’est à vous de jouer"), "{told}");
    assert_eq!(told["url"], format!("{}/table/{table}", anne.origin()));
    // The pause between messages of a webhook is a minute; without one, the next turn is told at once.
    let id = channels(&mut anne).await.remove(0);
    assert_eq!(anne.post(&format!("/notices/channel/{id}/gap"), &[("gap", "0")]).await.status, 303);
    assert_eq!(anne.post(&format!("/notices/channel/{id}/gap"), &[("gap", "17")]).await.status, 400);
    // What she has to decide in one turn is told once, at its beginning.
    let mut page = page;
    for _ in 0..50 {
        anne.play_first(&table, &page).await;
        page = anne.asked(&table).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        if sink.all().len() > 1 {
            break;
        }
    }
    let second = nth(&sink, 1).await.json();
    assert_ne!((&second["id"], &second["notices"][0]["turn"]), (&first["id"], &told["turn"]), "another turn");
    tokio::time::sleep(Duration::from_millis(100)).await;
    // On a busy machine she may have had a third turn before she was told of the second.
    let mut turns = Vec::new();
    for message in sink.all() {
        let body = message.json();
        let notices = body["notices"].as_array().expect("it tells something").iter();
        turns.extend(notices.map(|notice| format!("{} {}", notice["kind"], notice["turn"])));
    }
    assert_eq!(turns.iter().collect::<BTreeSet<_>>().len(), turns.len(), "each once: {turns:?}");
    running.stop().await;
}

#[tokio::test]
async fn nobody_is_told_what_they_look_at() {
    let running = start(quick()).await;
    let (sink, address) = http_sink().await;
    let mut anne = Browser::new(&running);
    // Her page follows the table before anything of hers waits there.
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    let mut stream = anne.open("GET", &format!("/live?since={table}:0"), &[], None).await;
    let mut byte = [0; 12];
    tokio::io::AsyncReadExt::read_exact(&mut stream, &mut byte).await.expect("it answers");
    assert_eq!(anne.post("/notices/hook", &[("address", &address), ("kind", "json")]).await.status, 303);
    anne.play_first(&table, &page).await;
    anne.asked(&table).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(sink.all().len(), 0);
    drop(stream);
    running.stop().await;
}

#[tokio::test]
async fn an_address_is_confirmed_once_and_stopped_from_anywhere() {
    let (sink, server) = mail_sink().await;
    let mut config = quick();
    config.public_url = Some("https://play.example".into());
    config.notices.smtp = Some(server);
    config.notices.mail_from = Some("Antilles <games@example.org>".into());
    let running = start(config).await;
    let mut anne = Browser::new(&running);
    let wrong = anne.post("/notices/mail", &[("address", "nonsense")]).await;
    assert_eq!((wrong.status, sink.all().len()), (400, 0));
    let added = anne.post("/notices/mail", &[("address", "anne@example.org")]).await;
    assert_eq!(added.status, 200, "{}", added.text());
    assert!(!added.text().contains("confirm/"), "the link is in the mail only");
    let mail = sink.all().remove(0).replace("=\r\n", "");
    let link =
        format!("/notices/confirm/{}", between(&mail, "https://play.example/notices/confirm/", "\r\n"));
    let id = channels(&mut anne).await.remove(0);
    let early = anne.post(&format!("/notices/channel/{id}/test"), &[]).await;
    assert_eq!(
        (early.status, sink.all().len()),
        (400, 1),
        "nothing goes to an address that is not confirmed"
    );
    // Another browser opens the link; looking is not confirming, and shows little of the address.
    let mut elsewhere = Browser::new(&running);
    let asked = elsewhere.get(&link).await;
    assert_eq!(asked.status, 200);
    assert!(asked.text().contains("a…@example.org") && !asked.text().contains("anne@example.org"));
    assert!(anne.get("/notices").await.text().contains("not confirmed yet"));
    assert_eq!(elsewhere.post(&link, &[]).await.status, 200);
    assert_eq!(elsewhere.post(&link, &[]).await.status, 403, "it works once");
    assert_eq!(elsewhere.get(&link).await.status, 403);
    assert!(!anne.get("/notices").await.text().contains("not confirmed yet"));
    let table = anne.play_against_bots("Anne").await;
    anne.asked(&table).await;
    let mail = soon(async || sink.all().get(1).cloned()).await.replace("=\r\n", "");
    assert!(mail.contains("Subject: Your turn: Puerto Rico"), "{mail}");
    assert!(mail.contains(&format!("https://play.example/table/{table}")));
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"));
    let stop = format!(
        "/notices/stop/{}",
        between(&mail, "List-Unsubscribe: <https://play.example/notices/stop/", ">")
    );
    // A mailbox does it: no cookies, no origin. Looking changes nothing; a wrong proof neither.
    let mut mailbox = Browser::new(&running);
    assert_eq!(mailbox.get(&stop).await.status, 200);
    let forged = format!("/notices/stop/{id}/{}", "0".repeat(32));
    let body = Some(b"List-Unsubscribe=One-Click".to_vec());
    assert_eq!(mailbox.send("POST", &forged, &[], body.clone()).await.status, 403);
    assert_eq!(channels(&mut anne).await.len(), 1);
    assert_eq!(mailbox.send("POST", &stop, &[], body.clone()).await.status, 200);
    assert_eq!(channels(&mut anne).await.len(), 0);
    assert_eq!(mailbox.send("POST", &stop, &[], body).await.status, 403, "there is nothing left to stop");
    running.stop().await;
}

#[tokio::test]
async fn the_servers_own_network_is_out_of_reach_and_so_are_others_channels() {
    let running = crate::support::server().await;
    let mut anne = Browser::new(&running);
    for (address, kind) in [
        ("https://127.0.0.1/hook", "json"),
        ("https://[::1]/hook", "slack"),
        ("https://192.168.1.1/hook", "discord"),
        ("https://169.254.169.254/latest/meta-data", "json"),
        ("https://localhost/hook", "json"),
        ("http://hooks.example.org/", "json"),
        ("nonsense", "json"),
        ("https://hooks.example.org/", "push"),
    ] {
        let refused = anne.post("/notices/hook", &[("address", address), ("kind", kind)]).await;
        assert_eq!(refused.status, 400, "{address}");
    }
    let keys = [("p256dh", "short"), ("auth", "short"), ("endpoint", "https://push.example.org/1")];
    assert_eq!(anne.post("/notices/push", &keys).await.status, 400);
    assert_eq!(
        anne.post("/notices/mail", &[("address", "anne@example.org")]).await.status,
        400,
        "no mail here"
    );
    let hook = [("address", "https://hooks.example.org/secret-part"), ("kind", "discord")];
    assert_eq!(anne.post("/notices/hook", &hook).await.status, 303);
    let page = anne.get("/notices").await.text();
    assert!(page.contains("hooks.example.org") && !page.contains("secret-part"));
    let id = channels(&mut anne).await.remove(0);
    let mut ben = Browser::new(&running);
    for what in ["test", "remove", "gap"] {
        let answer = ben.post(&format!("/notices/channel/{id}/{what}"), &[("gap", "0")]).await;
        assert_eq!(answer.status, 404, "{what}");
    }
    assert_eq!(anne.post(&format!("/notices/channel/{id}/remove"), &[]).await.status, 303);
    assert_eq!(channels(&mut anne).await.len(), 0);
    running.stop().await;
}

#[tokio::test]
async fn a_feed_has_a_secret_address_that_can_be_renewed() {
    let running = crate::support::server().await;
    let mut anne = Browser::new(&running);
    let feed = async |anne: &mut Browser| {
        let page = anne.post("/notices/feed", &[]).await.text();
        format!("/notices/feed/{}", between(&page, "/notices/feed/", "\""))
    };
    let first = feed(&mut anne).await;
    let table = anne.play_against_bots("Anne").await;
    anne.asked(&table).await;
    let mut reader = Browser::new(&running);
    let atom = reader.get(&first).await;
    assert_eq!(atom.header("content-type"), Some("application/atom+xml; charset=utf-8"));
    let text = atom.text();
    assert!(
        text.contains("<title>Your turn: Puerto Rico</title>") && text.contains(&format!("/table/{table}\"")),
        "{text}"
    );
    let second = feed(&mut anne).await;
    assert_eq!(reader.get(&first).await.status, 404, "the old address is gone");
    assert_eq!(reader.get(&second).await.status, 200);
    assert_eq!(reader.get("/notices/feed/guess").await.status, 404);
    assert_eq!(channels(&mut anne).await.len(), 1);
    running.stop().await;
}

#[tokio::test]
async fn wishes_are_kept_and_nonsense_is_refused() {
    let running = crate::support::server().await;
    let mut anne = Browser::new(&running);
    let wishes = [
        ("kind", "turn"),
        ("kind", "mention"),
        ("kind", "nonsense"),
        ("from", "22:30"),
        ("until", "07:00"),
        ("zone", "America/New_York"),
    ];
    assert_eq!(anne.post("/notices", &wishes).await.status, 303);
    let page = anne.get("/notices").await.text();
    for part in [
        "value=\"22:30\"",
        "value=\"07:00\"",
        "value=\"America/New_York\"",
        "value=\"mention\" checked",
        "value=\"turn\" checked",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("value=\"over\" checked"));
    for wrong in [
        [("from", "25:00"), ("until", "07:00"), ("zone", "UTC")],
        [("from", "22:00"), ("until", ""), ("zone", "UTC")],
        [("from", ""), ("until", ""), ("zone", "Atlantis/Capital")],
    ] {
        assert_eq!(anne.post("/notices", &wrong).await.status, 400, "{wrong:?}");
    }
    assert!(anne.get("/notices").await.text().contains("America/New_York"), "nothing has changed");
    assert!(anne.get("/settings").await.text().contains("href=\"/notices\""));
    running.stop().await;
}

#[tokio::test]
async fn the_pages_can_be_installed_as_an_app() {
    let running = crate::support::server().await;
    let mut anne = Browser::new(&running);
    let page = anne.get("/").await;
    assert!(page.header("content-security-policy").unwrap().contains("manifest-src 'self'"));
    assert!(page.text().contains("rel=\"manifest\" href=\"/manifest.webmanifest\""));
    let manifest = anne.get("/manifest.webmanifest").await;
    assert_eq!(manifest.header("content-type"), Some("application/manifest+json"));
    let manifest: serde_json::Value = serde_json::from_slice(&manifest.body).unwrap();
    for icon in manifest["icons"].as_array().unwrap() {
        let picture = anne.get(icon["src"].as_str().unwrap()).await;
        assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/png")));
        let side = |at: usize| u32::from_be_bytes(picture.body[at..at + 4].try_into().unwrap());
        assert_eq!(format!("{}x{}", side(16), side(20)), icon["sizes"].as_str().unwrap(), "as it says");
    }
    assert_eq!(anne.get("/icons/nonsense").await.status, 404);
    let worker = anne.get("/service-worker.js").await;
    assert!(worker.header("content-type").unwrap().starts_with("text/javascript"));
    assert_eq!(worker.header("cache-control"), Some("no-cache"));
    running.stop().await;
}
