//! What the host can do about an account.

use super::host;
use crate::{
    App,
    done::Done,
    frame,
    pages::{
        lobby::join::invitation,
        people::{departure, path_of, reset},
    },
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::StatusCode,
    response::{IntoResponse, Redirect, Response},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Account, StoreError};

/// What a form may send.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    name: String,
}

async fn find(app: &App, name: &str) -> Result<Account, Problem> {
    app.store.people().account_named(name).await.map_err(|error| match error {
        StoreError::NotFound(_) => Problem::not_found(),
        error => error.into(),
    })
}

/// `POST /admin/accounts/{name}/{action}`
pub async fn act(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((name, action)): Path<(String, String)>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let me = host(&visitor)?.clone();
    let account = find(&app, &name).await?;
    let log = |what: &str| tracing::info!(host = me.name, account = account.name, "an account: {what}");
    let people = app.store.people();
    let mut what = action.clone();
    let done = match action.as_str() {
        "reset" => {
            let path = reset::make(&*app.store, &account.person, app.now() + reset::VALID).await?;
            log("a link to a new password was made");
            let link = format!("{}{path}", app.address_for(&visitor));
            return Ok(link_page(&visitor, &account, &link).into_response());
        }
        "rename" => {
            let name = table::people::clean_name(&sent.name);
            let name = name.map_err(|refusal| Problem::bad_form(refusal.phrase()))?;
            people.rename_account(&account.person, &name).await.map_err(|error| match error {
                StoreError::Exists(_) => {
                    let taken = phrase!("people-name-taken", name = name.clone());
                    Problem::new(StatusCode::CONFLICT, taken)
                }
                error => error.into(),
            })?;
            what = format!("renamed to {name}");
            Done::RENAMED
        }
        // Nobody locks themselves out.
        "ban" | "demote" if account.person == me.id => {
            return Err(Problem::bad_form(phrase!("admin-not-yourself")));
        }
        // Again, too: whatever came in between ends.
        "ban" => {
            departure::ban(&app, &account.person).await?;
            log("ban");
            return Ok(Done::BANNED.on("/admin#accounts").into_response());
        }
        "unban" => {
            people.unban(&account.person).await?;
            Done::BANNED_NOT
        }
        "promote" => {
            people.set_admin(&account.person, true).await?;
            Done::PROMOTED
        }
        "demote" => {
            people.set_admin(&account.person, false).await?;
            Done::DEMOTED
        }
        _ => return Err(Problem::not_found()),
    };
    app.sessions.forget_everybody();
    log(&what);
    Ok(done.on("/admin#accounts").into_response())
}

/// The link to a new password, once.
fn link_page(visitor: &Visitor, account: &Account, link: &str) -> Markup {
    let title = visitor.t("admin-do-reset");
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p { (visitor.say(&phrase!("admin-reset-text", name = account.name.clone()))) }
            (invitation(visitor, link))
            p .row { a .btn href="/admin" { (visitor.t("admin-back")) } }
        }
    };
    frame::page(visitor, &title, body)
}

/// `GET /admin/accounts/{name}/delete`
pub async fn ask_delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(name): Path<String>,
) -> Result<Markup, Problem> {
    host(&visitor)?;
    let account = find(&app, &name).await?;
    let title = visitor.t("people-delete");
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p { (visitor.say(&phrase!("people-delete-ask", name = account.name.clone()))) }
            form .row method="post" action={ (path_of(&account.name).replacen("/people/", "/admin/accounts/", 1)) "/delete" } {
                button .btn.danger { (visitor.t("people-delete-go")) }
                a .btn.quiet href="/admin" { (visitor.t("people-delete-not")) }
            }
        }
    };
    Ok(frame::page(&visitor, &title, body))
}

/// `POST /admin/accounts/{name}/delete`
pub async fn delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(name): Path<String>,
) -> Result<Redirect, Problem> {
    let me = host(&visitor)?;
    let account = find(&app, &name).await?;
    if account.person == me.id {
        return Err(Problem::bad_form(phrase!("admin-not-yourself")));
    }
    departure::delete(&app, &account.person).await?;
    // Not under its name, which is to be forgotten.
    tracing::info!(host = me.name, "an account: deleted");
    Ok(Done::REMOVED.on("/admin#accounts"))
}
