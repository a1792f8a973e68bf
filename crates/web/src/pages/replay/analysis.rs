//! `GET /table/{id}/analysis`: what everybody could expect as the game went on, and where it turned.

use super::curve;
use crate::{
    App, art, frame,
    host::FinishedGame,
    pages::{
        percent,
        table::{
            may_watch,
            reader::{Reader, cards},
        },
    },
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, State},
};
use bots::{Analysis, Turn};
use game::{Seat, phrase};
use maud::{Markup, html};
use std::sync::Arc;

/// So many moments the table beside the curve tells.
const ROWS: usize = 12;

/// `GET /table/{id}/analysis`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let game = {
        let table = hosted.read();
        if !may_watch(&table, &visitor) {
            return Err(Problem::forbidden(phrase!("problem-not-watchable")));
        }
        FinishedGame::of(&table)
    };
    let not_over = || Problem::refused(visitor.t("problem-not-over"));
    let analysis = app.host.look_back(&hosted, game.ok_or_else(not_over)?).await?;
    let table = hosted.read();
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let title = reader.t("analysis-title");
    let turning: Vec<(u32, Seat)> = analysis.turns.iter().map(|turn| (turn.step, turn.seat)).collect();
    let body = html! {
        main #main .page.stack {
            h1 { (title) }
            p { (reader.t("analysis-intro")) }
            (curve::expectations(&reader.words, &cards(&table), &analysis.shares, &turning))
            details { summary { (reader.t("analysis-table")) } (in_numbers(&reader, &analysis)) }
            h2 { (reader.t("analysis-turns")) }
            @if analysis.turns.is_empty() { p { (reader.t("analysis-no-turns")) } } @else {
                ol .turns { @for turn in &analysis.turns { li { (turning_point(&reader, turn)) } } }
                p .hint { (reader.t("analysis-turns-hint")) }
            }
            div .row {
                a .btn.primary href={ "/table/" (id) "/result" } { (reader.t("table-result")) }
                a .btn href={ "/table/" (id) "/at/" (table.step()) } { (reader.t("table-replay")) }
                a .btn href={ "/table/" (id) } { (reader.t("replay-to-table")) }
            }
        }
    };
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// The curve for those who would rather read: some moments, the first and the last among them.
fn in_numbers(reader: &Reader, analysis: &Analysis) -> Markup {
    let last = analysis.shares.len().saturating_sub(1);
    let mut moments: Vec<usize> = (0..=ROWS).map(|row| last * row / ROWS).collect();
    moments.dedup();
    html! {
        div .scroll-x {
            table .scores {
                thead {
                    tr {
                        th scope="col" { (reader.t("analysis-step")) }
                        @for seat in Seat::all(reader.table.setup().players) {
                            th scope="col" { (art::seat(seat.number().into())) " " (reader.name(seat)) }
                        }
                    }
                }
                tbody {
                    @for (step, shares) in moments.into_iter().filter_map(|at| analysis.shares.get(at)) {
                        tr {
                            th scope="row" { (step) }
                            @for share in shares { td { (reader.say(&phrase!("coach-share", share = percent(*share)))) } }
                        }
                    }
                }
            }
        }
    }
}

/// A turning point in words, with a link to the moment before it.
fn turning_point(reader: &Reader, turn: &Turn) -> Markup {
    let base = format!("/table/{}/at/{}", reader.table.id(), turn.step);
    let Some(view) = reader.table.view_at(turn.step, Some(turn.seat)) else { return html! {} };
    let said = |index| reader.say(&view.say_action(turn.seat, index));
    let sentence = phrase!(
        "analysis-turn",
        name = reader.name(turn.seat),
        played = said(turn.played),
        better = said(turn.better.index),
        share = percent(turn.share),
        better_share = percent(turn.better_share)
    );
    html! {
        a href=(base) { (reader.say(&phrase!("analysis-at", step = turn.step + 1))) }
        " " (art::seat(turn.seat.number().into())) " " (reader.say(&sentence))
    }
}
