//! `GET /table/{id}/result`: scores by category, the curve, the seed.

use super::curve;
use crate::{
    App, art, frame,
    pages::table::{
        may_watch,
        reader::{Reader, cards},
        revealed_seed, won,
    },
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension,
    extract::{Path, State},
};
use catalog::AnyView;
use game::{Seat, phrase};
use maud::{Markup, html};
use std::sync::Arc;

/// The games say why they end in the middle of a sentence; here it begins one.
fn capital(text: &str) -> String {
    let mut chars = text.trim_end_matches('.').chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).chain(['.']).collect()).unwrap_or_default()
}

/// Do equal points stand at different places?
fn is_tie(totals: &[i32], places: &[u8]) -> bool {
    let ranks = || totals.iter().zip(places);
    ranks().any(|(total, place)| ranks().any(|(other, lower)| total == other && place < lower))
}

/// What decides between equal points, if that is a number: the message that names it, and the number of every seat.
fn tie_break(view: &AnyView) -> Option<(&'static str, Vec<u32>)> {
    let view = view.downcast::<puerto_rico::View>()?;
    let numbers = Seat::all(view.players()).map(|seat| view.tie_break(seat)).collect();
    Some(("result-tie-doubloons-barrels", numbers))
}

/// `GET /table/{id}/result`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let result = table.result().ok_or_else(|| Problem::refused(reader.t("problem-not-over")))?;
    let categories = table.game().traits().categories;
    let seats = || Seat::all(table.setup().players);
    let winner = |seat: Seat| result.places[seat.index()] == 1;
    let tied = is_tie(&result.totals, &result.places);
    let decided_by = tie_break(reader.view());
    let about = frame::About { game: Some(table.game().id()), ..Default::default() };
    let title = reader.t("result-title");
    let body = html! {
        main #main .page.stack {
            h1 { (won(&reader)) }
            p { (capital(&reader.t(&format!("ending-{}", result.ending)))) }
            div .scroll-x {
                table .scores {
                    thead {
                        tr {
                            th scope="col" { (reader.t("result-category")) }
                            @for seat in seats() {
                                th scope="col" .winner[winner(seat)] {
                                    (art::seat(seat.number().into())) " " (reader.name(seat))
                                }
                            }
                        }
                    }
                    tbody {
                        @for category in categories {
                            tr {
                                th scope="row" { (reader.t(&format!("score-{category}"))) }
                                @for seat in seats() {
                                    td .winner[winner(seat)] {
                                        (result.scores[seat.index()].get(*category).copied().unwrap_or(0))
                                    }
                                }
                            }
                        }
                        tr .total {
                            th scope="row" { (reader.t("result-total")) }
                            @for seat in seats() { td .winner[winner(seat)] { (result.totals[seat.index()]) } }
                        }
                        @if let Some((label, numbers)) = decided_by.filter(|_| tied) {
                            tr {
                                th scope="row" { (reader.t(label)) }
                                @for seat in seats() { td .winner[winner(seat)] { (numbers[seat.index()]) } }
                            }
                        }
                        tr {
                            th scope="row" { (reader.t("result-place")) }
                            @for seat in seats() { td .winner[winner(seat)] { (result.places[seat.index()]) } }
                        }
                    }
                }
            }
            @if tied { p .hint { (reader.t("result-tie")) } }
            @if let Some(scores) = curve::settled_curve(&table) {
                h2 { (reader.t("result-curve")) }
                (curve::curve(&reader.words, &cards(&table), &scores, None))
            }
            div .row {
                a .btn.primary href={ "/table/" (id) "/at/" (table.step()) } { (reader.t("table-replay")) }
                a .btn href={ "/table/" (id) "/analysis" } { (reader.t("analysis-title")) }
                a .btn href={ "/table/" (id) "/record" } download={ "antilles-" (id) ".json" } { (reader.t("table-record")) }
                a .btn href={ "/table/" (id) } { (reader.t("replay-to-table")) }
                @if !reader.mine.is_empty() {
                    form method="post" action={ "/table/" (id) "/again" } { button .btn { (reader.t("result-again")) } }
                }
            }
            @if let Some(seed) = revealed_seed(&reader) {
                p .hint { (reader.say(&phrase!("result-seed", seed = seed))) }
                p .hint { (reader.t("table-seed-hash")) ": " code { (table.created().seed_hash) } " "
                    a href="/about#seed" { (reader.t("table-seed-help")) } }
            }
        }
    };
    Ok(frame::page_about(&visitor, &title, &about, body))
}

#[cfg(test)]
mod tests {
    use super::is_tie;

    #[test]
    fn equal_points_at_different_places_are_a_tie_shared_places_are_none() {
        assert!(is_tie(&[40, 52, 52], &[3, 2, 1]));
        assert!(!is_tie(&[40, 52, 52], &[3, 1, 1]));
        assert!(!is_tie(&[40, 51, 52], &[3, 2, 1]));
    }
}
