//! Messages arrive: what they look like at the other end, when they are sent, and how often they are tried.

use crate::support::{Subscriber, act, anne, annes_turn, http_sink, is_annes_turn, mail_sink, post};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD as BASE64};
use notices::{PAUSES, sign};
use p256::ecdsa::{Signature, VerifyingKey, signature::Verifier};
use serde_json::{Value, json};
use store::{ChannelKind, NoticeSettings, Outbox, Sqlite};

async fn memory() -> Sqlite {
    Sqlite::in_memory().await.unwrap()
}

/// The example of RFC 8291: the tests' own browser reads as the standard says.
#[test]
fn the_browser_of_the_tests_keeps_to_the_standard() {
    let browser = Subscriber::with("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg");
    let body = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    let plain = browser.decrypt(&BASE64.decode(body).unwrap());
    assert_eq!(plain, b"When I grow up, I want to be a watermelon");
}

#[tokio::test]
async fn a_push_message_is_for_its_browser_only_and_signed() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    let browser = Subscriber::new(7);
    post.channel(ChannelKind::Push, &format!("{address}/push/abc"), &browser.keys()).await;
    annes_turn(&post.store, "t-1", 1_000).await;
    assert_eq!(post.round(20_999).await, 0, "she may still look by herself");
    assert_eq!(post.round(21_000).await, 1);
    assert_eq!(post.round(500_000).await, 0, "once");
    let received = sink.all();
    assert_eq!((received.len(), received[0].path.as_str()), (1, "/push/abc"));
    let headers = &received[0].headers;
    assert_eq!(headers["content-encoding"], "aes128gcm");
    assert_eq!((headers["ttl"].as_str(), headers["urgency"].as_str()), ("86400", "high"));
    let note: Value = serde_json::from_slice(&browser.decrypt(&received[0].body)).unwrap();
    assert_eq!(note["body"], "à toi : turn t-1");
    assert_eq!((&note["url"], &note["tag"]), (&json!("https://play.example/table/t-1"), &json!("t-1")));
    assert_eq!(note["stop"], "https://play.example/stop/1");
    assert_eq!(note["id"].as_str(), Some(headers["topic"].as_str()), "a second try replaces the first");
    // The signature: by the key that the browser was given, for this service, for less than a day.
    let authorization = &headers["authorization"];
    let (token, key) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, post.key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let verifier = VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    verifier.verify(signed.as_bytes(), &signature).unwrap();
    let claims = BASE64.decode(signed.split('.').nth(1).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], json!(address));
    assert_eq!(claims["sub"], "mailto:games@example.org");
    assert_eq!(claims["exp"], 21 + 12 * 60 * 60);
}

#[tokio::test]
async fn a_mail_can_be_read_and_stopped() {
    let (sink, server) = mail_sink().await;
    let post = post(memory().await, Some(&server)).await;
    post.channel(ChannelKind::Mail, "anne@example.org", "{}").await;
    annes_turn(&post.store, "t-1", 1_000).await;
    assert_eq!(post.round(30_000).await, 1);
    let mails = sink.all();
    assert_eq!(mails.len(), 1);
    let mail = mails[0].replace("=\r\n", "");
    for part in [
        "From: Antilles <games@example.org>",
        "To: anne@example.org",
        "List-Unsubscribe: <https://play.example/stop/1>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "Auto-Submitted: auto-generated",
        "Content-Type: multipart/alternative",
        "Content-Type: text/plain; charset=utf-8",
        "Content-Type: text/html; charset=utf-8",
        "Ouvrir: https://play.example/table/t-1",
    ] {
        assert!(mail.contains(part), "{part} is missing in {mail}");
    }
    let id = mail.lines().find_map(|line| line.strip_prefix("Message-ID: <")).expect("it has an id");
    assert!(id.ends_with("@example.org>") && id.len() == "@example.org>".len() + 32, "{id}");
}

#[tokio::test]
async fn webhooks_take_their_own_forms() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    let secret = "f".repeat(64);
    for (kind, path) in
        [(ChannelKind::Discord, "d"), (ChannelKind::Slack, "sl"), (ChannelKind::Json, "own?a=b")]
    {
        let keys = json!({ "secret": secret }).to_string();
        post.channel(kind, &format!("{address}/{path}"), &keys).await;
    }
    annes_turn(&post.store, "t-1", 1_000).await;
    assert_eq!(post.round(30_000).await, 3);
    let received = sink.all();
    let of = |path: &str| received.iter().find(|one| one.path == path).expect("it arrived").clone();
    let line = "à toi : turn t";
    assert!(of("/d").json()["content"].as_str().unwrap().starts_with(line));
    assert_eq!(of("/d").json()["allowed_mentions"], json!({ "parse": [] }));
    let link = "<https://play.example/table/t-1|à toi : turn t-1>\n<https://play.example/stop/1|Arrêter>";
    assert_eq!(of("/sl").json()["text"], link);
    let own = of("/own?a=b");
    assert_eq!(own.headers["x-antilles-signature"], sign(&secret, &own.body));
    assert_ne!(own.headers["x-antilles-signature"], sign("another", &own.body));
    assert_eq!(own.json()["id"].as_str(), Some(own.headers["idempotency-key"].as_str()));
    let told = &own.json()["notices"][0];
    assert_eq!((&told["kind"], &told["table"]), (&json!("turn"), &json!("t-1")));
    assert_eq!(told["url"], "https://play.example/table/t-1");
}

#[tokio::test]
async fn what_fails_is_tried_again_and_given_up_for_all_to_see() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    let hook = post.channel(ChannelKind::Json, &address, r#"{"secret":"s"}"#).await;
    annes_turn(&post.store, "t-1", 0).await;
    sink.answer(&["503 Busy"; 8]);
    let mut now = 30_000;
    for pause in PAUSES {
        assert_eq!(post.round(now).await, 1);
        assert_eq!(post.round(now + pause - 1).await, 0);
        let trouble = post.store.troubles(&anne(), 1).await.unwrap().remove(0);
        assert_eq!((trouble.fault.as_str(), trouble.due), ("status 503", Some(now + pause)));
        now += pause;
    }
    assert_eq!(post.round(now).await, 1);
    assert_eq!(post.round(now * 2).await, 0, "it is given up");
    let received = sink.all();
    assert_eq!(received.len(), 8);
    let ids: Vec<_> = received.iter().map(|one| one.headers["idempotency-key"].clone()).collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "it is the same message each time");
    let channel = post.store.channel(&hook.id).await.unwrap();
    assert_eq!((channel.active, channel.fault), (true, Some(("status 503".into(), now))));
    assert_eq!(post.store.troubles(&anne(), 1).await.unwrap()[0].due, None);
}

#[tokio::test]
async fn a_service_that_asks_to_wait_is_waited_for_and_one_that_is_gone_is_left_alone() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    let hook = post.channel(ChannelKind::Discord, &address, "{}").await;
    let mut table = annes_turn(&post.store, "t-1", 0).await;
    sink.answer(&[
        "429 Slowly\r\nretry-after: 3600",
        "302 Elsewhere\r\nlocation: http://127.0.0.1:1/",
        "410 Gone",
    ]);
    assert_eq!(post.round(30_000).await, 1);
    assert_eq!(post.round(3_629_999).await, 0);
    assert_eq!(post.round(3_630_000).await, 1);
    let channel = post.store.channel(&hook.id).await.unwrap();
    assert_eq!(channel.fault.map(|(fault, _)| fault), Some("status 302".into()), "nobody is led elsewhere");
    // The next turn.
    while is_annes_turn(&table) {
        act(&post.store, &mut table, 4_000_000).await;
    }
    while !is_annes_turn(&table) {
        act(&post.store, &mut table, 4_000_000).await;
    }
    assert_eq!(post.round(5_000_000).await, 1);
    let channel = post.store.channel(&hook.id).await.unwrap();
    assert_eq!((channel.active, channel.fault.map(|(fault, _)| fault)), (false, Some("status 410".into())));
    annes_turn(&post.store, "t-2", 6_000_000).await;
    assert_eq!(post.round(9_000_000).await, 0);
    assert_eq!(sink.all().len(), 3);
}

#[tokio::test]
async fn mail_servers_may_refuse_for_now_or_for_good() {
    let (sink, server) = mail_sink().await;
    let post = post(memory().await, Some(&server)).await;
    let channel = post.channel(ChannelKind::Mail, "anne@example.org", "{}").await;
    annes_turn(&post.store, "t-1", 0).await;
    sink.answers.lock().unwrap().extend(["451 later", "550 nobody"]);
    assert_eq!(post.round(30_000).await, 1);
    assert_eq!(post.store.troubles(&anne(), 1).await.unwrap()[0].fault, "mail-later 451");
    assert_eq!(post.round(30_000 + PAUSES[0]).await, 1);
    assert_eq!(post.store.troubles(&anne(), 1).await.unwrap()[0].due, None);
    let fault = post.store.channel(&channel.id).await.unwrap().fault.unwrap().0;
    assert_eq!(fault, "mail-refused 550");
    assert_eq!(sink.all().len(), 0);
}

#[tokio::test]
async fn many_tables_are_one_message_and_nights_are_quiet() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    let hook = post.channel(ChannelKind::Json, &address, r#"{"secret":"s"}"#).await;
    post.store.set_gap(&anne(), &hook.id, 600_000).await.unwrap();
    let quiet =
        NoticeSettings { zone: "Europe/Paris".into(), quiet: Some((0, 7 * 60)), ..NoticeSettings::default() };
    post.store.save_notice_settings(&anne(), &quiet).await.unwrap();
    // 1 January 1970, one o'clock at night in Paris; it ends at six o'clock universal time.
    const MORNING: i64 = 6 * 60 * 60 * 1000;
    for id in ["t-1", "t-2", "t-3"] {
        annes_turn(&post.store, id, 1_000).await;
    }
    assert_eq!(post.round(60_000).await, 0);
    assert_eq!(post.round(MORNING - 1).await, 0);
    assert_eq!(post.round(MORNING).await, 1);
    assert_eq!(sink.all()[0].json()["notices"].as_array().unwrap().len(), 3);
    for id in ["t-4", "t-5"] {
        annes_turn(&post.store, id, MORNING + 1_000).await;
    }
    assert_eq!(post.round(MORNING + 599_999).await, 0, "not so soon again");
    assert_eq!(post.round(MORNING + 600_000).await, 1);
    assert_eq!(sink.all()[1].json()["notices"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn people_who_are_looking_or_have_acted_are_left_alone() {
    let post = post(memory().await, None).await;
    let (sink, address) = http_sink().await;
    post.channel(ChannelKind::Json, &address, r#"{"secret":"s"}"#).await;
    annes_turn(&post.store, "t-1", 0).await;
    let mut acted = annes_turn(&post.store, "t-2", 0).await;
    post.desk.looking.lock().unwrap().insert((anne(), "t-1".into()));
    while is_annes_turn(&acted) {
        act(&post.store, &mut acted, 10_000).await;
    }
    assert_eq!(post.round(30_000).await, 0);
    post.desk.looking.lock().unwrap().clear();
    assert_eq!(post.round(60_000).await, 0, "she has seen it");
    assert_eq!(sink.all().len(), 0);
    // She looks while a message waits for its next try: it is not tried.
    annes_turn(&post.store, "t-3", 60_000).await;
    sink.answer(&["503 Busy"]);
    assert_eq!(post.round(90_000).await, 1);
    post.desk.looking.lock().unwrap().insert((anne(), "t-3".into()));
    assert_eq!(post.round(90_000 + PAUSES[0]).await, 0);
    post.desk.looking.lock().unwrap().clear();
    assert_eq!(post.round(9_000_000).await, 0);
    assert_eq!(sink.all().len(), 1);
}
