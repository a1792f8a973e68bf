//! `/sign-in` and `/sign-up`.
//!
//! Whether a name has an account is not told by signing in: the answer, and the work it takes, are the same. Attempts are
//! counted in the store before the password is looked at, by name and by address, so that neither a restart nor many
//! requests at once make more of them.

use super::{Password, departure, password_field};
use crate::{
    App, frame,
    pages::settings::games_of,
    problem::Problem,
    security::{network, redirects, token::Token},
    visitor::{Person, Rights, Visitor, new_person},
};
use axum::{
    Extension, Form,
    extract::{Query, State},
    http::{HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use game::{Phrase, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, StoreError, people::likeness};
use table::people::{ANONYMOUS, NAME_LIMIT};

/// Where to go afterwards.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Back {
    #[serde(default)]
    back: String,
}

/// What the forms send.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    name: String,
    password: Password,
    #[serde(default)]
    bring: Option<String>,
    #[serde(default)]
    back: String,
}

fn next(back: &str) -> Redirect {
    Redirect::to(redirects::own_path(back).filter(|path| !path.starts_with("/sign-")).unwrap_or("/"))
}

/// `GET /sign-in`
pub async fn ask_in(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(Back { back }): Query<Back>,
) -> Result<Response, Problem> {
    if visitor.account().is_some() {
        return Ok(next(&back).into_response());
    }
    Ok(form_in(&app, &visitor, "", &back, None).await?.into_response())
}

async fn form_in(
    app: &App,
    visitor: &Visitor,
    name: &str,
    back: &str,
    fault: Option<&Phrase>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let games = games_of(app, visitor).await?;
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-sign-in")) }
            @if let Some(fault) = fault { p .card.error role="alert" { (visitor.say(fault)) } }
            form .card method="post" action="/sign-in" {
                input type="hidden" name="back" value=(back);
                div .field {
                    label for="name" { (t("people-name")) }
                    input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="username"
                        autocapitalize="none" autofocus;
                }
                (password_field(visitor, "password", "people-password", false))
                @if games > 0 {
                    label .check {
                        input type="checkbox" name="bring" value="on" checked;
                        span {
                            (visitor.say(&phrase!("people-bring", count = games)))
                            span .hint { (t("people-bring-hint")) }
                        }
                    }
                }
                p .row.end { button .btn.primary { (t("people-sign-in")) } }
            }
            p { (t("people-no-account")) " " a href={ "/sign-up?back=" (back) } { (t("people-sign-up")) } }
            @if app.notices.sends_mail() {
                p { a href="/forgotten" { (t("people-forgotten-title")) } }
            } @else {
                p .hint { (t("people-forgotten")) }
            }
        }
    };
    Ok(frame::page(visitor, &t("people-sign-in"), body))
}

/// `POST /sign-in`
pub async fn sign_in(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let again = async |status: StatusCode, fault: Phrase| {
        let form = form_in(&app, &visitor, &sent.name, &sent.back, Some(&fault)).await?;
        Ok::<_, Problem>((status, form).into_response())
    };
    let name: String = sent.name.chars().take(4 * NAME_LIMIT).collect();
    let address = network(visitor.address);
    let people = app.store.people();
    if let Some(until) = people.attempt(&name, address, app.now()).await? {
        let minutes = (until - app.now()).max(0) / 60_000 + 1;
        return again(StatusCode::TOO_MANY_REQUESTS, phrase!("people-too-many-attempts", minutes = minutes))
            .await;
    }
    let account = match people.account_named(&name).await {
        Ok(account) => Some(account),
        Err(StoreError::NotFound(_)) => None,
        Err(error) => return Err(Problem::ours(error)),
    };
    let hash = account.as_ref().map(|account| account.password.clone());
    let right = app.passwords.verify(sent.password.clone(), hash).await?;
    let Some(account) = account.filter(|_| right) else {
        return again(StatusCode::UNAUTHORIZED, phrase!("people-wrong")).await;
    };
    if account.banned {
        return again(StatusCode::FORBIDDEN, phrase!("people-banned")).await;
    }
    people.forgive(&name, address).await?;
    let (_, cookie) = enter(&app, &visitor, &account, sent.bring.is_some()).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), next(&sent.back)).into_response())
}

/// Gives this browser a session of the account, and ends the one it had. A guest's games come along if they are to.
pub async fn enter(
    app: &Arc<App>,
    visitor: &Visitor,
    account: &Account,
    bring: bool,
) -> Result<(Token, HeaderValue), Problem> {
    let person = Person {
        account: Some(Rights { admin: account.admin }),
        ..Person::guest(account.person.clone(), account.name.clone())
    };
    let entered = visitor.open_session(&person).await?;
    visitor.sign_out().await?;
    if let Some(guest) = visitor.person.as_ref().filter(|guest| guest.account.is_none() && bring) {
        departure::adopt(app, &guest.id, &account.person).await?;
    }
    Ok(entered)
}

/// `GET /sign-up`
pub async fn ask_up(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(Back { back }): Query<Back>,
) -> Result<Response, Problem> {
    if visitor.account().is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    Ok(form_up(&app, &visitor, &name, &back, None).await?.into_response())
}

async fn form_up(
    app: &App,
    visitor: &Visitor,
    name: &str,
    back: &str,
    fault: Option<&Phrase>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let games = games_of(app, visitor).await?;
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("people-sign-up")) }
            p { (t("people-sign-up-text")) }
            @if games > 0 { p { (visitor.say(&phrase!("people-keeps", count = games))) } }
            @if let Some(fault) = fault { p .card.error role="alert" { (visitor.say(fault)) } }
            form .card method="post" action="/sign-up" {
                input type="hidden" name="back" value=(back);
                div .field {
                    label for="name" { (t("people-name")) }
                    input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="username" autofocus;
                    span .hint { (t("people-name-hint")) }
                }
                (password_field(visitor, "password", "people-password", true))
                p .row.end { button .btn.primary { (t("people-sign-up-go")) } }
            }
            p { (t("people-has-account")) " " a href={ "/sign-in?back=" (back) } { (t("people-sign-in")) } }
        }
    };
    Ok(frame::page(visitor, &t("people-sign-up"), body))
}

/// `POST /sign-up`: the account is the person of this browser from now on.
pub async fn sign_up(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    if visitor.account().is_some() {
        return Ok(Redirect::to("/account").into_response());
    }
    let again = async |status: StatusCode, fault: Phrase| {
        let form = form_up(&app, &visitor, &sent.name, &sent.back, Some(&fault)).await?;
        Ok::<_, Problem>((status, form).into_response())
    };
    let name = match table::people::clean_name(&sent.name) {
        Ok(name) => name,
        Err(refusal) => return again(StatusCode::BAD_REQUEST, refusal.phrase()).await,
    };
    if !sent.password.is_good(&name) {
        return again(StatusCode::BAD_REQUEST, phrase!("people-password-bad")).await;
    }
    let taken = || phrase!("people-name-taken", name = name.clone());
    // Before the password is hashed, which takes longer; whether it is still free is settled by the store.
    let reserved = likeness(&name).starts_with(&likeness(ANONYMOUS));
    if reserved || app.store.people().account_named(&name).await.is_ok() {
        return again(StatusCode::CONFLICT, taken()).await;
    }
    let password = app.passwords.hash(sent.password.clone()).await?;
    let person = visitor.person.as_ref().map_or_else(new_person, |guest| guest.id.clone());
    let account =
        Account { person, name: name.clone(), password, created: app.now(), admin: false, banned: false };
    match app.store.people().create_account(&account, &visitor.origin(Some(&account.person))).await {
        Ok(()) => {}
        Err(StoreError::Exists(_)) => return again(StatusCode::CONFLICT, taken()).await,
        Err(error) => return Err(error.into()),
    }
    tracing::info!("a new account");
    let (token, cookie) = enter(&app, &visitor, &account, false).await?;
    // The same guest on another device is asked for the password there.
    let ended = app.store.people().end_sessions(&account.person, None, Some(token.secret())).await?;
    app.sessions.forget_all(&ended);
    app.sessions.forget_account(&account.person);
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), next(&sent.back)).into_response())
}
