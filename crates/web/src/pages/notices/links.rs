//! Links in messages: one confirms an address, one stops notices. Opening such a link only asks: mail programs
//! open links too. The button does it, once.

use super::{changes::said, channels::masked};
use crate::{App, frame, problem::Problem, security::token::Token, visitor::Visitor};
use axum::{
    Extension,
    extract::{Path, State},
};
use game::phrase;
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::{Channel, StoreError};

fn gone(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound(_) => Problem::forbidden(phrase!("notices-link-gone")),
        error => error.into(),
    }
}

fn token(text: &str) -> Result<Token, Problem> {
    Token::read(text).ok_or_else(|| Problem::forbidden(phrase!("notices-link-gone")))
}

fn question(visitor: &Visitor, title: &str, words: String, button: &str) -> Markup {
    let title = visitor.t(title);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (title) }
            p { (words) }
            form method="post" { button .btn.primary { (visitor.t(button)) } }
        }
    };
    frame::page(visitor, &title, body)
}

/// `GET /notices/confirm/{token}`
pub async fn ask_confirm(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Problem> {
    let channel = app.store.confirmation(token(&secret)?.secret(), app.now()).await.map_err(gone)?;
    let words = visitor.say(&phrase!("notices-confirm-text", address = masked(&channel)));
    Ok(question(&visitor, "notices-confirm-title", words, "notices-confirm-go"))
}

/// `POST /notices/confirm/{token}`
pub async fn confirm(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(secret): Path<String>,
) -> Result<Markup, Problem> {
    app.store.confirm(token(&secret)?.secret(), app.now()).await.map_err(gone)?;
    Ok(said(&visitor, "notices-confirm-title", html! { p { (visitor.t("notices-confirmed")) } }))
}

/// The channel of a link that stops it. A wrong link and one that was used look the same.
async fn stopped(app: &App, id: &str, proof: &str) -> Result<Channel, Problem> {
    // As hashes: how long a comparison takes then says nothing.
    let same = Sha256::digest(app.notices.stop_proof(id)) == Sha256::digest(proof);
    let gone_already = || Problem::forbidden(phrase!("notices-stop-gone"));
    if !same {
        return Err(gone_already());
    }
    app.store.channel(id).await.map_err(|_| gone_already())
}

/// `GET /notices/stop/{channel}/{proof}`
pub async fn ask_stop(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, proof)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    let channel = stopped(&app, &id, &proof).await?;
    let words = visitor.say(&phrase!("notices-stop-text", address = masked(&channel)));
    Ok(question(&visitor, "notices-stop-title", words, "notices-stop-go"))
}

/// `POST /notices/stop/{channel}/{proof}`
pub async fn stop(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, proof)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    let channel = stopped(&app, &id, &proof).await?;
    app.store.remove_channel(&channel.id).await?;
    Ok(said(&visitor, "notices-stop-title", html! { p { (visitor.t("notices-stopped")) } }))
}
