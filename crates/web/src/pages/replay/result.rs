//! `GET /table/{id}/result`: scores by category, the curve, the seed.

use super::{curve, moves, scores};
use crate::pages::tournaments::link as tournament_link;
use crate::{
    App,
    access::{may_watch, seen},
    frame,
    pages::{
        lobby::rematch,
        table::{revealed_seed, won},
    },
    problem::Problem,
    scene::{Reader, cards},
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, State},
};
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;

/// The games say why they end in the middle of a sentence; here it begins one.
fn capital(text: &str) -> String {
    let mut chars = text.trim_end_matches('.').chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).chain(['.']).collect()).unwrap_or_default()
}

/// `GET /table/{id}/result`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let result = table.result().ok_or_else(|| Problem::refused(reader.t("problem-not-over")))?;
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    let title = reader.t("result-title");
    let (base, moves) = (format!("/table/{id}"), moves::of_table(&reader));
    // Playing again comes first where it is possible.
    let again = !reader.mine.is_empty() && table.created().options.tournament.is_none();
    let body = html! {
        main #main .page.stack {
            h1 { (won(&reader)) }
            p { (capital(&reader.t(&format!("ending-{}", result.ending)))) }
            @if let Some(scores) = scores(&reader) { (scores) }
            @if let Some(scores) = curve::settled_curve(&table) {
                h2 { (reader.t(reader.words.here("result-curve-here", "result-curve"))) }
                (curve::curve(&reader.words, &cards(&table), &scores, None, &moments(&base, &moves)))
                (moves::folded(&reader.words, &base, &moves))
            }
            (tournament_link(&reader.words, &table))
            div .row {
                a .btn.primary[!again] href={ "/table/" (id) "/at/" (table.step()) } { (reader.t("table-replay")) }
                a .btn href={ "/table/" (id) "/analysis" } { (reader.t("analysis-title")) }
                a .btn href={ "/table/" (id) "/record" } download={ "antilles-" (id) ".json" } { (reader.t("table-record")) }
                a .btn href={ "/table/" (id) } { (reader.t("replay-to-table")) }
            }
            @if again { (rematch::form(&visitor, &id)) }
            @if let Some(seed) = revealed_seed(&reader) {
                p .hint { (reader.t("result-seed")) (reader.t("colon")) " " code { (seed) } }
                p .hint { (reader.t("table-seed-hash")) (reader.t("colon")) " " code { (table.created().seed_hash) } " "
                    a href="/about#seed" { (reader.t("table-seed-help")) } }
            }
        }
    };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

/// The moments of a game.
pub fn moments(base: &str, moves: &[moves::Move]) -> curve::Moments {
    curve::Moments { at: format!("{base}/at/STEP"), rounds: moves::rounds(moves) }
}
