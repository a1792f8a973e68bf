//! `/forgotten`: a link to a new password by e-mail, where this server sends mails.
//!
//! Whether there is such an account, or an address to write to, is not told: the answer is given before anybody looks, so it is the same
//! and takes as long. Requests are counted in the store by name and address like attempts to sign in, and the mails like
//! those that confirm an address.

use super::reset;
use crate::{
    App, frame,
    problem::Problem,
    security::{network, token::Token},
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::{Phrase, phrase};
use maud::{Markup, html};
use notices::{Link, Text};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, Channel, ChannelKind, Origin, StoreError};
use table::{Millis, PersonId, people::NAME_LIMIT};
use words::Language;

/// A link in a mail can be used for an hour.
const VALID: Millis = 60 * 60 * 1000;
/// A mail counts for the limits for a day.
const COUNTS: Millis = 24 * 60 * 60 * 1000;
/// Requests are counted apart from attempts to sign in: no name begins like this.
const APART: char = '\u{1}';

/// The addresses to which a link may be sent: those that this person has confirmed.
pub async fn addresses(app: &App, person: &PersonId) -> Result<Vec<Channel>, StoreError> {
    let mut channels = app.store.channels(person).await?;
    channels.retain(|channel| channel.kind == ChannelKind::Mail && channel.active);
    Ok(channels)
}

/// `GET /forgotten`
pub async fn ask(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    app.notices.mail_base().ok_or_else(Problem::not_found)?;
    Ok(form(&visitor, None))
}

fn form(visitor: &Visitor, fault: Option<&Phrase>) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-forgotten-title")) }
            p { (t("people-forgotten-text")) }
            @if let Some(fault) = fault { p .card.error role="alert" { (visitor.say(fault)) } }
            form .card method="post" action="/forgotten" {
                div .field {
                    label for="name" { (t("people-name")) }
                    input #name name="name" required maxlength=(NAME_LIMIT) autocomplete="username" autocapitalize="none" autofocus;
                }
                p .row.end { button .btn.primary { (t("people-forgotten-go")) } }
            }
            p .hint { (t("people-forgotten-host")) }
            p { a href="/sign-in" { (t("people-sign-in")) } }
        }
    };
    frame::page(visitor, &t("people-forgotten-title"), body)
}

/// What the form sends.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    name: String,
}

/// `POST /forgotten`
pub async fn send(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let base = app.notices.mail_base().ok_or_else(Problem::not_found)?.to_string();
    let name: String = sent.name.chars().take(4 * NAME_LIMIT).collect();
    let address = network(visitor.address);
    let now = app.now();
    if let Some(until) = app.store.people().attempt(&format!("{APART}{name}"), address, now).await? {
        let minutes = (until - now).max(0) / 60_000 + 1;
        let fault = phrase!("people-too-many-attempts", minutes = minutes);
        return Ok((StatusCode::TOO_MANY_REQUESTS, form(&visitor, Some(&fault))).into_response());
    }
    // Nobody waits for this, so nobody can measure it.
    if let Some(place) = app.notices.place_for_letter() {
        let app = app.clone();
        tokio::spawn(async move {
            let _place = place;
            if let Err(error) =
                write(&app, &base, &name, Origin { person: None, address: Some(address) }).await
            {
                tracing::warn!("a link to a new password was not sent: {error}");
            }
        });
    } else {
        tracing::warn!("a link to a new password was not sent: too many at once");
    }
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-forgotten-title")) }
            p role="status" { (t("people-forgotten-sent")) }
            p .hint { (t("people-forgotten-host")) }
            p { a href="/sign-in" { (t("people-sign-in")) } }
        }
    };
    Ok(frame::page(&visitor, &t("people-forgotten-title"), body).into_response())
}

/// Writes to the person of this name, if there is one and they can be written to.
async fn write(app: &App, base: &str, name: &str, origin: Origin) -> Result<(), StoreError> {
    let account = match app.store.people().account_named(name).await {
        Ok(account) if !account.banned => account,
        Ok(_) | Err(StoreError::NotFound(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    let channels = addresses(app, &account.person).await?;
    let Some(channel) = channels.first() else { return Ok(()) };
    let (now, origin) = (app.now(), Origin { person: Some(account.person.clone()), ..origin });
    // Counted with the mails that confirm an address. This token is nobody's.
    app.store.create_confirmation(Token::new().secret(), channel, now + COUNTS, &origin).await?;
    let settings = app.store.notice_settings(&account.person).await?.unwrap_or_default();
    let language = Language::parse(&settings.language).unwrap_or_default();
    let path = reset::make(&*app.store, &account.person, now + VALID).await?;
    for channel in &channels {
        let text = letter(app, &account, language, format!("{base}{path}"));
        if let Some(fault) = app.notices.send_mail(&channel.target, text, language).await.fault() {
            tracing::warn!("a mail with a link to a new password was not sent: {fault}");
        }
    }
    Ok(())
}

fn letter(app: &App, account: &Account, language: Language, url: String) -> Text {
    let tongue = app.speech.house(language);
    let link = Link { label: tongue.t("people-reset-title"), url };
    Text {
        title: tongue.t("people-reset-title"),
        lines: vec![(tongue.say(&phrase!("people-forgotten-mail", name = account.name.clone())), Some(link))],
        foot: tongue.t("people-forgotten-mail-foot"),
        stop: None,
    }
}
