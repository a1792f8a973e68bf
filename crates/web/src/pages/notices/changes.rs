//! What the forms of the page about notices do.

use super::channels::{GAPS, usual_gap};
use crate::{
    App,
    done::Done,
    frame,
    notices::{closing, fault_phrase},
    pages::people::{account, passwords::Password},
    problem::Problem,
    security::token::Token,
    visitor::{Person, Visitor},
};
use axum::{
    Extension, Form, Json,
    extract::{Path, State},
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use game::phrase;
use maud::{Markup, html};
use notices::{BadTarget, HookKeys, Link, Outcome, PushKeys, Text, is_address, is_zone, new_id};
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use store::{Channel, ChannelKind, NoticeKind, NoticeSettings};
use table::Millis;

/// A link that confirms an address works this long.
const CONFIRM_WITHIN: Millis = 24 * 60 * 60 * 1000;

type Cookie = Option<HeaderValue>;

fn cookies(cookie: Cookie) -> AppendHeaders<Vec<(HeaderName, HeaderValue)>> {
    AppendHeaders(cookie.into_iter().map(|cookie| (header::SET_COOKIE, cookie)).collect())
}

fn back(cookie: Cookie, done: Done) -> Response {
    (cookies(cookie), done.on("/notices#channels")).into_response()
}

/// A new channel of this visitor, who becomes known by it.
async fn new_channel(
    app: &App,
    visitor: &Visitor,
    kind: ChannelKind,
    target: &str,
    keys: String,
) -> Result<(Channel, Person, Cookie), Problem> {
    let (person, cookie) = visitor.enrol(None).await?;
    if app.store.notice_settings(&person.id).await?.is_none() {
        // In the language that they read this in; everything else as usual.
        let settings =
            NoticeSettings { language: visitor.language().tag().into(), ..NoticeSettings::default() };
        app.store.save_notice_settings(&person.id, &settings).await?;
    }
    let channel = Channel {
        id: new_id(),
        person: person.id.clone(),
        kind,
        target: target.into(),
        keys,
        base: app.address_for(visitor),
        gap: usual_gap(kind),
        active: kind != ChannelKind::Mail,
        created: app.now(),
        sent: 0,
        fault: None,
    };
    let id = app.store.add_channel(&channel, &visitor.origin(Some(&person.id))).await?;
    Ok((Channel { id, ..channel }, person, cookie))
}

/// A channel of this visitor's own.
async fn own_channel(app: &App, visitor: &Visitor, id: &str) -> Result<Channel, Problem> {
    let channel = app.store.channel(id).await.map_err(|_| Problem::not_found())?;
    if visitor.is(&channel.person) { Ok(channel) } else { Err(Problem::not_found()) }
}

fn bad_target(bad: BadTarget) -> Problem {
    Problem::bad_form(fault_phrase(bad.fault()))
}

/// What a browser sends that subscribes.
#[derive(Clone, Deserialize)]
pub struct Subscription {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// `POST /notices/push`
pub async fn add_push(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Subscription>,
) -> Result<Response, Problem> {
    app.notices.http().check(&sent.endpoint).map_err(bad_target)?;
    let keys = json!({ "p256dh": sent.p256dh, "auth": sent.auth }).to_string();
    PushKeys::read(&keys).ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
    let (_, _, cookie) = new_channel(&app, &visitor, ChannelKind::Push, &sent.endpoint, keys).await?;
    Ok((cookies(cookie), Json(json!({}))).into_response())
}

/// An address of any kind.
#[derive(Clone, Deserialize)]
pub struct Address {
    address: String,
    #[serde(default)]
    kind: String,
    /// Of the account, where a confirmed address could be used to take it over.
    #[serde(default)]
    password: Password,
}

/// `POST /notices/mail`: a mail with a link goes there; until it is followed, nothing else does.
pub async fn add_mail(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Address>,
) -> Result<Response, Problem> {
    let no_mail = || Problem::bad_form(phrase!("notices-mail-none"));
    let base = app.notices.mail_base().ok_or_else(no_mail)?;
    let address = sent.address.trim();
    if !is_address(address) {
        return Err(Problem::bad_form(phrase!("notices-fault-mail-address")));
    }
    // A new password can be chosen by a link that goes there.
    if visitor.account().is_some() {
        account::confirmed(&app, &visitor, sent.password).await?;
    }
    let (channel, person, cookie) =
        new_channel(&app, &visitor, ChannelKind::Mail, address, "{}".into()).await?;
    let token = Token::new();
    let expires = app.now() + CONFIRM_WITHIN;
    let origin = visitor.origin(Some(&person.id));
    app.store.create_confirmation(token.secret(), &channel, expires, &origin).await?;
    let link = Link {
        label: visitor.t("notices-confirm-go"),
        url: format!("{base}/notices/confirm/{}", token.secret()),
    };
    let text = Text {
        title: visitor.t("notices-confirm-title"),
        lines: vec![(visitor.t("notices-confirm-mail"), Some(link))],
        foot: visitor.t("notices-confirm-foot"),
        stop: None,
    };
    let outcome = app.notices.send_mail(address, text, visitor.language()).await;
    if let Some(fault) = outcome.fault() {
        tracing::warn!("a mail to confirm an address was not sent: {fault}");
        return Err(Problem::new(StatusCode::BAD_GATEWAY, fault_phrase(fault)));
    }
    let body = said(&visitor, "notices-mail-sent-title", html! { p { (visitor.t("notices-mail-sent")) } });
    Ok((cookies(cookie), body).into_response())
}

/// `POST /notices/hook`
pub async fn add_hook(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Address>,
) -> Result<Response, Problem> {
    use ChannelKind::{Discord, Json, Slack};
    let kind = ChannelKind::parse(&sent.kind).filter(|kind| matches!(kind, Discord | Slack | Json));
    let kind = kind.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
    let url = app.notices.http().check(sent.address.trim()).map_err(bad_target)?;
    let keys = match kind {
        Json => serde_json::to_string(&HookKeys { secret: Token::new().secret().into() })
            .map_err(Problem::ours)?,
        _ => "{}".to_string(),
    };
    let (_, _, cookie) = new_channel(&app, &visitor, kind, url.as_str(), keys).await?;
    Ok(back(cookie, Done::CHANNEL_ADDED))
}

/// `POST /notices/feed`: a feed under a new secret address, which is shown once; the old one is gone.
pub async fn add_feed(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Problem> {
    if let Some(person) = &visitor.person {
        let feeds = app.store.channels(&person.id).await?;
        for old in feeds.iter().filter(|channel| channel.kind == ChannelKind::Feed) {
            app.store.remove_channel(&old.id).await?;
        }
    }
    let token = Token::new();
    let (_, _, cookie) = new_channel(&app, &visitor, ChannelKind::Feed, &token.hash(), "{}".into()).await?;
    let address = format!("{}/notices/feed/{}", app.address_for(&visitor), token.secret());
    let body = html! {
        p { (visitor.t("notices-feed-made")) }
        p { input #feed readonly value=(address) aria-label=(visitor.t("notices-channel-feed")); }
    };
    Ok((cookies(cookie), said(&visitor, "notices-channel-feed", body)).into_response())
}

/// Another pause.
#[derive(Clone, Deserialize)]
pub struct Gap {
    gap: Millis,
}

/// `POST /notices/channel/{id}/gap`
pub async fn set_gap(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Gap>,
) -> Result<Response, Problem> {
    let channel = own_channel(&app, &visitor, &id).await?;
    if !GAPS.iter().any(|(gap, _)| *gap == sent.gap) {
        return Err(Problem::bad_form(phrase!("problem-bad-form")));
    }
    app.store.set_gap(&channel.person, &id, sent.gap).await?;
    Ok(back(None, Done::SAVED))
}

/// `POST /notices/channel/{id}/test`
pub async fn test(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let channel = own_channel(&app, &visitor, &id).await?;
    if channel.kind == ChannelKind::Mail && !channel.active {
        return Err(Problem::bad_form(phrase!("notices-mail-sent")));
    }
    let open =
        Link { label: visitor.t("notices-to"), url: format!("{}/notices", app.notices.base(&channel)) };
    let text = Text {
        title: visitor.t("notices-test-title"),
        lines: vec![(visitor.t("notices-test-text"), Some(open))],
        ..closing(visitor.tongue(), &app.notices, &channel)
    };
    let outcome = app.notices.test(&channel, &text, visitor.language(), visitor.address).await?;
    let words = match outcome {
        Outcome::Sent => visitor.t("notices-test-sent"),
        other => visitor.say(&fault_phrase(other.fault().unwrap_or_default())),
    };
    Ok(said(&visitor, "notices-test-title", html! { p role="status" { (words) } }))
}

/// `POST /notices/channel/{id}/remove`
pub async fn remove(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let channel = own_channel(&app, &visitor, &id).await?;
    app.store.remove_channel(&channel.id).await?;
    Ok(back(None, Done::CHANNEL_REMOVED))
}

/// `POST /notices`
pub async fn save(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let all = |name: &'static str| {
        fields.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.trim().to_string())
    };
    let first = |name| all(name).next().unwrap_or_default();
    let zone = first("zone");
    if !is_zone(&zone) {
        return Err(Problem::bad_form(phrase!("notices-zone-wrong")));
    }
    let quiet = match (first("from"), first("until")) {
        (from, until) if from.is_empty() && until.is_empty() => None,
        (from, until) => {
            let both = minutes(&from).zip(minutes(&until));
            Some(both.ok_or_else(|| Problem::bad_form(phrase!("notices-quiet-wrong")))?)
        }
    };
    let kinds = all("kind").filter_map(|id| NoticeKind::parse(&id)).collect();
    let (person, cookie) = visitor.enrol(None).await?;
    let settings = NoticeSettings { language: visitor.language().tag().into(), zone, quiet, kinds };
    app.store.save_notice_settings(&person.id, &settings).await?;
    Ok((cookies(cookie), Done::SAVED.on("/notices#wishes")).into_response())
}

/// `22:30` as minutes of the day.
fn minutes(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// A page with a sentence, and the way back.
pub fn said(visitor: &Visitor, title: &str, words: Markup) -> Markup {
    let title = visitor.t(title);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            (words)
            p .row { a .btn.primary href="/notices" { (visitor.t("notices-to")) } }
        }
    };
    frame::page(visitor, &title, body)
}

#[cfg(test)]
mod tests {
    use super::minutes;

    #[test]
    fn times_of_day_are_read() {
        assert_eq!(minutes("22:30"), Some(1350));
        assert_eq!(minutes("07:05:00"), Some(425));
        for nonsense in ["", "24:00", "7", "1:6é", "10:60", "a:b", "-1:00"] {
            assert_eq!(minutes(nonsense), None, "{nonsense}");
        }
    }
}
