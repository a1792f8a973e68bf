//! All tables, for the host: those with the newest activity first, with a way to break off a game or clear a table.

use super::host;
use crate::{App, dates::moment, done::Done, frame, problem::Problem, visitor::Visitor};
use axum::{
    Extension,
    extract::{Path, State},
    response::Redirect,
};
use game::{Phrase, phrase};
use maud::{Markup, html};
use std::sync::Arc;
use store::Filter;
use table::{Command, Phase, Request, SeatKind, Summary, Who};

/// How many stand on a page.
const LISTED: u32 = 30;
/// The phases of tables, by their words in the address.
const STATES: [(&str, Phase); 4] = [
    ("gathering", Phase::Gathering),
    ("playing", Phase::Playing),
    ("finished", Phase::Finished),
    ("stopped", Phase::Stopped),
];

/// The list: those in this state, after this one (its last activity and its id, with a dash between them).
pub async fn section(app: &App, visitor: &Visitor, state: &str, after: &str) -> Result<Markup, Problem> {
    let after = after.split_once('-').and_then(|(last, id)| Some((last.parse().ok()?, id.to_string())));
    let phases = STATES.iter().filter(|(name, _)| *name == state).map(|(_, phase)| *phase).collect();
    let tables = app.store.tables(&Filter { phases, after, limit: LISTED, ..Filter::default() }).await?;
    let t = |id: &str| visitor.t(id);
    Ok(html! {
        section #tables {
            h2 { (t("admin-tables")) }
            form .row method="get" action="/admin#tables" {
                select name="state" aria-label=(t("people-filter-state")) {
                    option value="" { (t("people-state-all")) }
                    @for (name, phase) in STATES {
                        option value=(name) selected[name == state] { (t(state_of(phase))) }
                    }
                }
                button .btn { (t("people-filter-go")) }
            }
            @if tables.is_empty() { p .dim { (t("admin-no-tables")) } }
            ul .tables { @for table in &tables { (line(visitor, table)) } }
            @if let Some(last) = tables.last().filter(|_| tables.len() == LISTED as usize) {
                p { a href={ "/admin?state=" (state) "&last=" (last.last) "-" (last.table) "#tables" } { (t("admin-more")) } }
            }
        }
    })
}

fn state_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "admin-table-gathering",
        Phase::Playing => "admin-table-playing",
        Phase::Finished => "tables-finished",
        Phase::Stopped => "tables-stopped",
    }
}

fn names(visitor: &Visitor, table: &Summary) -> String {
    let seats = table.seats.iter().filter(|seat| seat.kind != SeatKind::Open);
    visitor.language().list(&seats.map(|seat| seat.name.clone()).collect::<Vec<_>>())
}

fn line(visitor: &Visitor, table: &Summary) -> Markup {
    let path = format!("/table/{}", table.table);
    html! {
        li data-game=(table.game) {
            div .who {
                a href=(path) { b { (visitor.t(&format!("game-{}", table.game))) } }
                span { (names(visitor, table)) }
                span .hint { (visitor.say(&phrase!("admin-table-last", when = moment(visitor.tongue(), table.last)))) }
            }
            span .tag { (visitor.t(state_of(table.phase))) }
            @if table.step > 0 { span .tag { (visitor.say(&phrase!("tables-step", step = table.step))) } }
            @if let Some((_, button)) = ending(table.phase) {
                a .btn.small.danger href={ "/admin/tables/" (table.table) "/end" } { (visitor.t(button)) }
            }
        }
    }
}

/// The question and the button with which the host ends what goes on there.
fn ending(phase: Phase) -> Option<(&'static str, &'static str)> {
    match phase {
        Phase::Gathering => Some(("admin-clear-ask", "admin-clear")),
        Phase::Playing => Some(("admin-stop-ask", "admin-stop")),
        Phase::Finished | Phase::Stopped => None,
    }
}

/// `GET /admin/tables/{id}/end`
pub async fn ask_end(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    host(&visitor)?;
    let table = app.host.open(&id).await?.read().summary();
    let (ask, button) = ending(table.phase).ok_or_else(Problem::not_found)?;
    let title = visitor.t(button);
    let ask = Phrase::new(ask)
        .with("game", visitor.t(&format!("game-{}", table.game)))
        .with("names", names(&visitor, &table));
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p { (visitor.say(&ask)) }
            form .row method="post" action={ "/admin/tables/" (id) "/end" } {
                button .btn.danger { (title) }
                a .btn.quiet href="/admin#tables" { (visitor.t("admin-back")) }
            }
        }
    };
    Ok(frame::page(&visitor, &title, body))
}

/// `POST /admin/tables/{id}/end`: a game is broken off; at a table that waits for players every chair is cleared, and what is
/// empty is hidden and soon removed.
pub async fn end(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let me = host(&visitor)?;
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    let done = match table.phase() {
        Phase::Gathering => {
            let owner = Who::Person(table.created().owner.clone());
            let taken = (1..).zip(table.holders()).filter(|(_, holder)| !holder.is_open());
            for (chair, _) in taken {
                app.host.command(&id, &Command::Leave { chair }, &owner, app.now()).await?;
            }
            tracing::info!(host = me.name, table = id, "a table: cleared");
            Done::TABLE_CLEARED
        }
        _ => {
            app.host.command(&id, &Command::Ask(Request::Stop), &Who::Host, app.now()).await?;
            tracing::info!(host = me.name, table = id, "a table: broken off");
            Done::GAME_STOPPED
        }
    };
    Ok(done.on("/admin#tables"))
}
