//! `GET /tv`: the games that run and that anybody may watch.

use crate::{App, frame, pages::lobby::clock::delay, problem::Problem, visitor::Visitor};
use axum::{Extension, extract::State};
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::Filter;
use table::{Phase, Summary};

/// How many are listed.
const MOST: u32 = 100;

/// `GET /tv`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    // Who may not watch is not told that there is something to see.
    let filter = Filter { phases: vec![Phase::Playing], watchable: true, limit: MOST, ..Filter::default() };
    let watchable = app.store.tables(&filter).await.map_err(Problem::ours)?;
    let title = visitor.t("tv-title");
    let body = html! {
        main #main .page {
            h1 { (title) }
            p { (visitor.t("tv-text")) }
            @if watchable.is_empty() { p .dim { (visitor.t("tv-none")) } }
            ul .tables { @for summary in &watchable { (line(&app, &visitor, summary)) } }
        }
    };
    Ok(frame::page(&visitor, &title, body))
}

fn line(app: &App, visitor: &Visitor, summary: &Summary) -> Markup {
    let names: Vec<String> = summary.seats.iter().map(|seat| seat.name.clone()).collect();
    // A table at whose page anybody is, is in memory.
    let count = app.host.in_hand(&summary.table).map_or(0, |hosted| {
        let (watching, guests) = app.bulletin.watchers(&summary.table, &hosted.read().concerned());
        watching.len() + guests
    });
    html! {
        li data-game=(summary.game) {
            b { (visitor.t(&format!("game-{}", summary.game))) }
            span { (visitor.language().list(&names)) }
            @if summary.step > 0 { span .tag { (visitor.say(&phrase!("tables-step", step = summary.step))) } }
            @if let Some(one) = summary.watch_delay { span .tag { (visitor.say(&delay(one))) } }
            @if count > 0 { span .tag.on { (visitor.say(&phrase!("tv-watching", count = count))) } }
            a .btn.small href={ "/table/" (summary.table) } { (visitor.t("tables-watch")) }
        }
    }
}
