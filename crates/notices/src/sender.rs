//! Sends one message through its channel.

use crate::{
    Http, Mail, Mailer, Outcome, Text, Vapid,
    hook::{self, HookKeys},
    push::{self, PushKeys},
};
use hyper::header::{HeaderMap, HeaderValue};
use serde_json::{Value, json};
use store::{Channel, ChannelKind, Notice, NoticeKind};
use table::Millis;

/// Push services keep a message for this many seconds if a browser is not there.
const KEPT: u64 = 24 * 60 * 60;
/// The most letters of a notification's text.
const SHOWN: usize = 600;

/// Sends messages.
#[derive(Debug)]
pub struct Sender {
    /// For everything that goes by HTTP.
    pub http: Http,
    /// For mails, if there is a server for them.
    pub mailer: Option<Mailer>,
    /// Signs for push services.
    pub vapid: Vapid,
}

/// One message, ready to be sent.
#[derive(Copy, Clone, Debug)]
pub struct Parcel<'a> {
    /// Its id, the same at every try.
    pub id: &'a str,
    /// Where it goes.
    pub channel: &'a Channel,
    /// In which language.
    pub language: &'a str,
    /// What it says; a line for each of the notices.
    pub text: &'a Text,
    /// What it is about; nothing if it is a test.
    pub notices: &'a [Notice],
}

impl Sender {
    /// Sends it, and says what became of it.
    pub async fn send(&self, parcel: Parcel<'_>, now: Millis) -> Outcome {
        let Parcel { id, channel, language, text, notices } = parcel;
        match channel.kind {
            ChannelKind::Push => self.push(parcel, now).await,
            ChannelKind::Mail => {
                let Some(mailer) = &self.mailer else { return Outcome::later("no-mail") };
                let mail = Mail {
                    id: id.into(),
                    to: channel.target.clone(),
                    text: text.clone(),
                    language: language.into(),
                };
                mailer.send(&mail).await
            }
            ChannelKind::Discord => self.json(channel, HeaderMap::new(), &hook::discord(text)).await,
            ChannelKind::Slack => self.json(channel, HeaderMap::new(), &hook::slack(text)).await,
            ChannelKind::Json => {
                let body = hook::own(id, text, notices, now);
                let Ok(keys) = serde_json::from_str::<HookKeys>(&channel.keys) else {
                    return Outcome::gone("keys");
                };
                let signature = hook::sign(&keys.secret, body.to_string().as_bytes());
                let headers = [("x-antilles-signature", signature), ("idempotency-key", id.to_string())];
                self.json(channel, map(headers), &body).await
            }
            // It is fetched.
            ChannelKind::Feed => Outcome::Sent,
        }
    }

    async fn json(&self, channel: &Channel, mut headers: HeaderMap, body: &Value) -> Outcome {
        headers.insert("content-type", HeaderValue::from_static("application/json"));
        self.http.post(&channel.target, headers, body.to_string().into_bytes()).await
    }

    async fn push(&self, parcel: Parcel<'_>, now: Millis) -> Outcome {
        let Parcel { id, channel, text, notices, .. } = parcel;
        let Some(keys) = PushKeys::read(&channel.keys) else { return Outcome::gone("keys") };
        let Ok(endpoint) = self.http.check(&channel.target) else { return Outcome::gone("address") };
        let url = match &text.lines[..] {
            [(_, Some(link))] => link.url.clone(),
            _ => format!("{}/tables", channel.base),
        };
        let lines: Vec<&str> = text.lines.iter().map(|(line, _)| line.as_str()).collect();
        // A browser shows one notification per tag: the newer word about a table replaces the older one.
        let tag = match notices {
            [only] => &only.table.table,
            _ => id,
        };
        let body: String = lines.join("\n").chars().take(SHOWN).collect();
        let stop = text.stop.as_ref();
        let note = json!({
            "id": id, "tag": tag, "title": text.title, "body": body, "url": url,
            "stop": stop.map(|stop| &stop.url), "stopLabel": stop.map(|stop| &stop.label),
        });
        let Some(sealed) = push::encrypt(note.to_string().as_bytes(), &keys) else {
            return Outcome::gone("keys");
        };
        let Some(signed) = self.vapid.authorization(&endpoint, now) else { return Outcome::later("keys") };
        let urgent = notices.iter().any(|one| matches!(one.kind, NoticeKind::Turn | NoticeKind::Time));
        let topic: String = id.chars().take(32).collect();
        let headers = map([
            ("authorization", signed),
            ("content-encoding", "aes128gcm".to_string()),
            ("content-type", "application/octet-stream".to_string()),
            ("ttl", KEPT.to_string()),
            ("topic", topic),
            ("urgency", if urgent { "high" } else { "normal" }.to_string()),
        ]);
        self.http.post(&channel.target, headers, sealed).await
    }
}

/// Names and values of our own making.
fn map<const N: usize>(pairs: [(&'static str, String); N]) -> HeaderMap {
    pairs.into_iter().filter_map(|(name, value)| Some((name.parse().ok()?, value.parse().ok()?))).collect()
}
