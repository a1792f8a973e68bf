//! Tournaments: the list, a new one, one with its rounds and standings, what can be posted to it, and its record.

mod act;
mod list;
mod new;
mod record;
mod show;

use crate::{App, problem::Problem, speech::Tongue, tournaments::TournamentError};
use axum::{
    Router,
    routing::{get, post},
};
use maud::{Markup, html};
use std::sync::Arc;
use store::StoreError;

/// The addresses of this family.
pub fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/tournaments", get(list::show))
        .route("/tournaments/new/{game}", get(new::form).post(new::create))
        .route("/tournament/{id}", get(show::show))
        .route("/tournament/{id}/regions", get(show::changes))
        .route("/tournament/{id}/record", get(record::download))
        .route("/tournament/{id}/enter", post(act::enter))
        .route("/tournament/{id}/bot", post(act::add_bot))
        .route("/tournament/{id}/program", post(act::add_program))
        .route("/tournament/{id}/withdraw", post(act::withdraw))
        .route("/tournament/{id}/return", post(act::come_back))
        .route("/tournament/{id}/admit", post(act::admit))
        .route("/tournament/{id}/start", post(act::start))
        .route("/tournament/{id}/next", post(act::next))
        .route("/tournament/{id}/cancel", post(act::cancel))
}

/// The way from a table to its tournament, if it belongs to one.
pub fn link(words: &Tongue, table: &table::Table) -> Markup {
    html! {
        @if let Some(id) = &table.created().options.tournament {
            p { a .btn href={ "/tournament/" (id) } { (words.t("tournament-to")) } }
        }
    }
}

impl From<TournamentError> for Problem {
    fn from(error: TournamentError) -> Problem {
        match error {
            TournamentError::Refused(refusal) => Problem::bad_form(refusal.phrase()),
            TournamentError::Store(StoreError::NotFound(_)) => Problem::not_found(),
            TournamentError::Store(error) => error.into(),
            TournamentError::Ours(why) => Problem::ours(why),
        }
    }
}
