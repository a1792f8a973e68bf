//! `GET /table/{id}/why?place=…|action=…`: why not?

use super::{may_watch, seen};
use crate::{
    App, frame,
    problem::{Problem, wants_json},
    scene::Reader,
    visitor::Visitor,
};
use axum::{
    Extension, Json,
    extract::{Path, Query, Request, State},
    response::{IntoResponse, Response},
};
use catalog::{AnyView, GameId, with_game};
use game::{Phrase, Rules, Seat, Talk, phrase};
use maud::html;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// What is asked about.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct About {
    #[serde(default)]
    place: Option<String>,
    #[serde(default)]
    action: Option<String>,
}

/// `GET /table/{id}/why`
pub async fn why(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(about): Query<About>,
    request: Request,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = seen(&hosted, &visitor)?;
    if !may_watch(&table, &visitor) {
        return Err(Problem::forbidden(phrase!("problem-not-watchable")));
    }
    let reader = Reader::new(&app, &visitor, &table, &[])?;
    let seat = reader.seat.ok_or_else(|| Problem::forbidden(phrase!("problem-no-seat")))?;
    let phrase = match (&about.action, &about.place) {
        (Some(action), _) => {
            let index = table.position().and_then(|position| position.read(action));
            let index = index.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
            reader.view().why_not(seat, index)
        }
        (None, Some(place)) => why_not_at(reader.view(), seat, place),
        (None, None) => return Err(Problem::bad_form(phrase!("problem-bad-form"))),
    };
    let sentence = phrase.map(|phrase| reader.say(&phrase));
    if wants_json(&request) {
        return Ok(Json(json!({ "sentence": sentence })).into_response());
    }
    let body = html! {
        main #main .page.narrow.stack {
            p { (sentence.unwrap_or_else(|| reader.t("table-nothing"))) }
            a .btn.primary href={ "/table/" (id) } { (reader.t("replay-to-table")) }
        }
    };
    Ok(frame::page(&visitor, &reader.t("table-main"), body).into_response())
}

/// Why nothing can be done at a place; the most telling of the reasons of all actions that belong there.
fn why_not_at(view: &AnyView, seat: Seat, place: &str) -> Option<Phrase> {
    at_place(view.game(), place).into_iter().find_map(|index| view.why_not(seat, index))
}

/// The actions that belong to a place.
pub fn at_place(game: GameId, place: &str) -> Vec<usize> {
    with_game!(game, G => {
        (0..G::ACTIONS).filter(|&index| G::places_of(G::action(index)).iter().any(|known| known == place)).collect()
    })
}

/// The places an action belongs to.
pub fn places_of(game: GameId, index: usize) -> Vec<String> {
    with_game!(game, G => G::places_of(G::action(index)))
}
