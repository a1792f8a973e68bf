//! `/account`: devices, password, one's own data, and leaving for good.

use super::{Password, departure, forgotten, needs_account, password_field};
use crate::{
    App,
    dates::date,
    device,
    done::Done,
    frame,
    problem::Problem,
    security::{cookies, network},
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, people::Device};

/// `GET /account`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Problem> {
    let Some(person) = visitor.account() else {
        return Ok(Redirect::to("/sign-in?back=/account").into_response());
    };
    let account = app.store.people().account(&person.id).await?;
    let devices = app.store.people().devices(&person.id).await?;
    let mail = match app.notices.sends_mail() {
        true => Some(!forgotten::addresses(&app, &person.id).await?.is_empty()),
        false => None,
    };
    let here = visitor.token().map(|token| token.hash()).unwrap_or_default();
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (account.name) }
            p .dim { (visitor.say(&phrase!("people-since", day = date(visitor.tongue(), account.created)))) }
            section #devices .card {
                h2 { (t("people-devices")) }
                ul .seats { @for device in &devices { (line(&visitor, device, device.hash == here)) } }
                @if devices.len() > 1 {
                    form .row.end method="post" action="/account/devices/end" {
                        button .btn { (t("people-devices-end")) }
                    }
                }
            }
            section #new-password .card {
                h2 { (t("people-password-change")) }
                form method="post" action="/account/password" {
                    input type="hidden" name="username" value=(account.name) autocomplete="username";
                    (password_field(&visitor, "old", "people-password-old", false))
                    (password_field(&visitor, "password", "people-password-new", true))
                    p .hint { (t("people-password-ends")) }
                    p .row.end { button .btn { (t("people-password-change")) } }
                }
                @if let Some(known) = mail {
                    p .hint {
                        (t(if known { "people-forgotten-known" } else { "people-forgotten-unknown" })) " "
                        a href="/notices" { (t("notices-title")) }
                    }
                }
            }
            section #data .card {
                h2 { (t("people-data")) }
                p { (t("people-export-text")) }
                p .row.end { a .btn href="/account/export" download="antilles-data.json" { (t("people-export")) } }
                p { (t("people-delete-text")) }
                p .row.end { a .btn.danger href="/account/delete" { (t("people-delete")) } }
            }
        }
    };
    Ok(frame::page(&visitor, &account.name, body).into_response())
}

fn line(visitor: &Visitor, device: &Device, here: bool) -> Markup {
    let kind = device::Kind::read(&device.settings).shown();
    let kind = if kind.is_empty() { visitor.t("people-device-unknown") } else { kind };
    let when = |at| date(visitor.tongue(), at);
    let action = match here {
        true => "/sign-out".to_string(),
        false => format!("/account/devices/{}/end", device.id()),
    };
    let end = visitor.t("people-device-end");
    html! {
        li {
            div .who {
                b { (kind) } " "
                @if here { span .tag.on { (visitor.t("people-device-here")) } " " }
                span .hint {
                    (visitor.say(&phrase!("people-device-seen", created = when(device.created), seen = when(device.seen))))
                }
            }
            form method="post" action=(action) {
                button .btn.small aria-label={ (end) (visitor.t("colon")) " " (kind) } { (end) }
            }
        }
    }
}

/// `POST /account/devices/{id}/end`
pub async fn end_device(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let person = needs_account(&visitor)?;
    let ended = app.store.people().end_sessions(&person.id, Some(&id), None).await?;
    app.sessions.forget_all(&ended);
    Ok(Done::DEVICE_ENDED.on("/account#devices"))
}

/// `POST /account/devices/end`: everywhere but here.
pub async fn end_others(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Problem> {
    let person = needs_account(&visitor)?;
    let keep = visitor.token().map(|token| token.secret());
    let ended = app.store.people().end_sessions(&person.id, None, keep).await?;
    app.sessions.forget_all(&ended);
    Ok(Done::DEVICES_ENDED.on("/account#devices"))
}

/// What the forms that ask for the password send.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    old: Password,
    #[serde(default)]
    password: Password,
}

/// The account, if this is its password. Wrong ones count as attempts to sign in.
pub async fn confirmed(app: &App, visitor: &Visitor, password: Password) -> Result<Account, Problem> {
    let person = needs_account(visitor)?;
    let people = app.store.people();
    let account = people.account(&person.id).await?;
    let address = network(visitor.address);
    if let Some(until) = people.attempt(&account.name, address, app.now()).await? {
        let minutes = (until - app.now()).max(0) / 60_000 + 1;
        let mut problem = Problem::bad_form(phrase!("people-too-many-attempts", minutes = minutes));
        problem.status = axum::http::StatusCode::TOO_MANY_REQUESTS;
        return Err(problem);
    }
    if !app.passwords.verify(password, Some(account.password.clone())).await? {
        return Err(Problem::forbidden(phrase!("people-password-wrong")));
    }
    people.forgive(&account.name, address).await?;
    Ok(account)
}

/// `POST /account/password`: all other devices are signed out, and this one gets a new session.
pub async fn change_password(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let account = confirmed(&app, &visitor, sent.old).await?;
    if !sent.password.is_good(&account.name) {
        return Err(Problem::bad_form(phrase!("people-password-bad")));
    }
    let password = app.passwords.hash(sent.password).await?;
    let ended = app.store.people().set_password(&account.person, &password).await?;
    app.sessions.forget_all(&ended);
    let (_, cookie) = super::sign::enter(&app, &visitor, &account, false).await?;
    tracing::info!("a password was changed");
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Done::PASSWORD_CHANGED.on("/account#new-password"))
        .into_response())
}

/// `GET /account/export`
pub async fn export(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Problem> {
    let person =
        visitor.person.as_ref().ok_or_else(|| Problem::forbidden(phrase!("people-needs-account")))?;
    let json = app.store.people().export(&person.id).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"antilles-data.json\""),
    ];
    Ok((headers, json).into_response())
}

/// `GET /account/delete`
pub async fn ask_delete(Extension(visitor): Extension<Visitor>) -> Result<Markup, Problem> {
    let person = needs_account(&visitor)?;
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-delete")) }
            p { (visitor.say(&phrase!("people-delete-ask", name = person.name.clone()))) }
            p { (t("people-delete-games")) }
            form .card method="post" action="/account/delete" {
                input type="hidden" name="username" value=(person.name) autocomplete="username";
                (password_field(&visitor, "old", "people-password", false))
                p .row.end {
                    a .btn.quiet href="/account" { (t("people-delete-not")) }
                    button .btn.danger { (t("people-delete-go")) }
                }
            }
        }
    };
    Ok(frame::page(&visitor, &t("people-delete"), body))
}

/// `POST /account/delete`
pub async fn delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let account = confirmed(&app, &visitor, sent.old).await?;
    departure::delete(&app, &account.person).await?;
    tracing::info!("an account was deleted by its owner");
    let cookie = cookies::clear(cookies::SESSION, app.config.secure());
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Done::ACCOUNT_DELETED.on("/")).into_response())
}
