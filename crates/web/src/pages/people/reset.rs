//! `/reset/{token}`: choosing a new password with a link from the host or from a mail. It works once, and expires.

use super::{Password, password_field, sign};
use crate::{App, done::Done, frame, problem::Problem, security::token::Token, visitor::Visitor};
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use game::{Phrase, phrase};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, Store, StoreError};
use table::{Millis, PersonId};

/// How long a link from the host can be used: two days.
pub const VALID: Millis = 2 * 24 * 60 * 60 * 1000;

/// A new link for this person until then, as the path of its page. The links before it end.
pub async fn make(store: &dyn Store, person: &PersonId, expires: Millis) -> Result<String, StoreError> {
    let token = Token::new();
    store.people().create_reset(token.secret(), person, expires).await?;
    Ok(format!("/reset/{}", token.secret()))
}

fn gone() -> Problem {
    // There is the way to another link.
    Problem::forbidden(phrase!("people-reset-gone")).with_way("/sign-in", "people-sign-in")
}

fn not_found(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound(_) => gone(),
        error => error.into(),
    }
}

async fn account_of(app: &App, token: &Token) -> Result<Account, Problem> {
    let person = app.store.people().reset(token.secret(), app.now()).await.map_err(not_found)?;
    app.store.people().account(&person).await.map_err(not_found)
}

/// `GET /reset/{token}`
pub async fn ask(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
) -> Result<Markup, Problem> {
    let token = Token::read(&token).ok_or_else(gone)?;
    let account = account_of(&app, &token).await?;
    Ok(form(&visitor, &token, &account, None))
}

fn form(visitor: &Visitor, token: &Token, account: &Account, fault: Option<&Phrase>) -> Markup {
    let title = visitor.t("people-reset-title");
    let body = html! {
        main #main .page.narrow {
            h1 { (title) }
            p { (visitor.say(&phrase!("people-reset-text", name = account.name.clone()))) }
            @if let Some(fault) = fault { p .card.error role="alert" { (visitor.say(fault)) } }
            form .card method="post" action={ "/reset/" (token.secret()) } {
                input type="hidden" name="username" value=(account.name) autocomplete="username";
                (password_field(visitor, "password", "people-password-new", true))
                p .row.end { button .btn.primary { (visitor.t("people-reset-go")) } }
            }
        }
    };
    frame::page(visitor, &title, body)
}

/// What the form sends.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    password: Password,
}

/// `POST /reset/{token}`: all other devices are signed out.
pub async fn set(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let token = Token::read(&token).ok_or_else(gone)?;
    let account = account_of(&app, &token).await?;
    if !sent.password.is_good(&account.name) {
        let form = form(&visitor, &token, &account, Some(&phrase!("people-password-bad")));
        return Ok((StatusCode::BAD_REQUEST, form).into_response());
    }
    let password = app.passwords.hash(sent.password).await?;
    let set = app.store.people().reset_password(token.secret(), &password, app.now()).await;
    let (account, ended) = set.map_err(not_found)?;
    app.sessions.forget_all(&ended);
    tracing::info!("a password was reset by a link");
    if account.banned {
        return Ok(Redirect::to("/sign-in").into_response());
    }
    let (_, cookie) = sign::enter(&app, &visitor, &account, false).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Done::PASSWORD_CHANGED.on("/account")).into_response())
}
