//! `GET /table/{id}/story?before=…`: what happened and was said before the part that stands on the table's page.

use super::{
    may_watch, runs, seen,
    story::{line, said, text},
};
use crate::{App, frame, problem::Problem, scene::Reader, visitor::Visitor};
use axum::{
    Extension,
    extract::{Path, Query, State},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use table::{Phase, Saying, Told};

/// How many lines stand on one page.
const LINES: usize = 100;

/// Which part.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Part {
    /// Only lines before this place; without it, the newest.
    #[serde(default)]
    before: Option<usize>,
}

/// `GET /table/{id}/story`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    if table.phase() == Phase::Gathering {
        return Err(Problem::bad_form(phrase!("problem-not-begun")));
    }
    app.sessions.look_up(&*app.store, table.concerned()).await;
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let end = part.before.unwrap_or(usize::MAX).min(table.story_len());
    let recent: Vec<(usize, Told)> = table.story_lines(reader.seat, 0..end).rev().take(LINES).collect();
    let first = recent.last().map(|(place, _)| *place).filter(|_| recent.len() == LINES);
    let lines: Vec<(usize, Told)> =
        runs::told(table.game(), recent.into_iter().rev()).into_iter().rev().collect();
    let base = format!("/table/{id}");
    let title = reader.t("table-story");
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            ol .log reversed {
                @for (place, told) in &lines {
                    @if let Saying::Chat { person, name, text } = &told.saying {
                        @if !reader.visitor.mutes(person) { (said(&app, &reader.words, (*place, person, name, text))) }
                    }
                    @else if let Some(text) = text(&reader, told) { (line(&reader, told, &text)) }
                }
            }
            p .row {
                @if let Some(place) = first {
                    a .btn rel="prev" href={ (base) "/story?before=" (place) } { (reader.t("table-earlier")) }
                }
                a .btn href=(base) { (reader.t("replay-to-table")) }
            }
        }
    };
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}
