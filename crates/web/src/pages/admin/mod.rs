//! `/admin`: the page of the host, for accounts with that right. Everything done here is in the server's log.

mod actions;
mod figures;
mod tables;

use crate::{
    App,
    dates::date,
    frame,
    pages::people::path_of,
    problem::Problem,
    visitor::{Person, Visitor},
};
use axum::{
    Extension, Router,
    extract::{Query, State},
    routing::{get, post},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::people::AccountLine;
use table::people::NAME_LIMIT;

/// The addresses of these pages.
pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/admin", get(show))
        .route("/admin/accounts/{name}/{action}", post(actions::act))
        .route("/admin/tables/{id}/end", get(tables::ask_end).post(tables::end))
        .route("/admin/accounts/{name}/delete", get(actions::ask_delete).post(actions::delete))
}

/// The visitor, if they may be here. To everybody else there is no such page.
fn host(visitor: &Visitor) -> Result<&Person, Problem> {
    let admin = |person: &&Person| person.account.is_some_and(|rights| rights.admin);
    visitor.account().filter(admin).ok_or_else(Problem::not_found)
}

/// Which accounts, and which tables.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    begin: String,
    after: String,
    state: String,
    last: String,
}

/// `GET /admin`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    host(&visitor)?;
    let figures = figures::sections(&app, &visitor).await?;
    let tables = tables::section(&app, &visitor, &asked.state, &asked.last).await?;
    let accounts = app.store.people().accounts(&asked.begin, &asked.after).await?;
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.stack {
            h1 { (t("admin-title")) }
            section #accounts {
                h2 { (t("admin-accounts")) }
                form .row method="get" action="/admin" role="search" {
                    input name="begin" value=(asked.begin) maxlength=(NAME_LIMIT) aria-label=(t("people-name")) placeholder=(t("people-name"));
                    button .btn { (t("people-filter-go")) }
                }
                ul .tables { @for line in &accounts { (account(&visitor, line)) } }
                @if let Some(last) = accounts.last().filter(|_| accounts.len() == 100) {
                    p { a href={ "/admin?begin=" (asked.begin) "&after=" (last.account.name) } { (t("admin-more")) } }
                }
            }
            (tables)
            (figures)
        }
    };
    Ok(frame::page(&visitor, &t("admin-title"), body))
}

fn account(visitor: &Visitor, line: &AccountLine) -> Markup {
    let account = &line.account;
    let t = |id: &str| visitor.t(id);
    let base = path_of(&account.name).replacen("/people/", "/admin/accounts/", 1);
    let button = |action: &str| {
        html! {
            form method="post" action={ (base) "/" (action) } {
                button .btn.small { (t(&format!("admin-do-{action}"))) }
            }
        }
    };
    html! {
        li {
            a href=(path_of(&account.name)) { b { (account.name) } }
            @if account.admin { span .tag.on { (t("admin-is-admin")) } }
            @if account.banned { span .tag { (t("admin-is-banned")) } }
            span .dim {
                (visitor.say(&phrase!("admin-account", created = date(visitor.tongue(), account.created), tables = line.tables as i64)))
            }
            @if line.seen > 0 { span .dim { (visitor.say(&phrase!("admin-seen", day = date(visitor.tongue(), line.seen)))) } }
            details {
                summary aria-label={ (t("admin-actions")) (t("colon")) " " (account.name) } { (t("admin-actions")) }
                div .row {
                    (button("reset"))
                    (button(if account.banned { "unban" } else { "ban" }))
                    (button(if account.admin { "demote" } else { "promote" }))
                    a .btn.small.danger href={ (base) "/delete" } { (t("people-delete")) }
                }
                form .row method="post" action={ (base) "/rename" } {
                    input name="name" required maxlength=(NAME_LIMIT) aria-label=(t("admin-new-name")) placeholder=(t("admin-new-name"));
                    button .btn.small { (t("admin-do-rename")) }
                }
            }
        }
    }
}
