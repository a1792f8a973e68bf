//! `/join/{table}/{code}`: following an invitation; `/device/…`: taking one's seats to another device.

use super::clock;
use crate::{
    App, art, frame,
    games::face,
    pages::{
        people::friends::may_sit,
        settings::{called, games_of},
        table::commands::refused,
    },
    problem::Problem,
    security::token::Token,
    visitor::{Person, Visitor},
};
use axum::{
    Extension, Form,
    extract::{Path, Query, State},
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Link, StoreError};
use table::{Command, Phase, Who, people::NAME_LIMIT};

/// How long a private link can be used: an hour.
const LINK_VALID: table::Millis = 60 * 60 * 1000;

/// A chair that waits for somebody.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wish {
    chair: Option<u8>,
}

/// `GET /join/{table}/{code}`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, code)): Path<(String, String)>,
    Query(wish): Query<Wish>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    let seated = visitor.person.as_ref().is_some_and(|person| table.concerned().contains(&person.id));
    if seated || table.phase() != Phase::Gathering {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let title = visitor.t(&format!("game-{}", table.game().id()));
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let there: Vec<String> = table
        .holders()
        .iter()
        .filter(|holder| !holder.is_open())
        .map(|holder| holder.name().to_string())
        .collect();
    let free = table.holders().len() - there.len();
    let game = table.game().id();
    let body = html! {
        main #main .page.narrow {
            div .headline {
                (art::scene(face(table.game()).scene))
                div {
                    h1 { (title) }
                    p .dim { (visitor.t(&format!("game-{game}-line"))) }
                }
            }
            p {
                @if !there.is_empty() {
                    (visitor.say(&phrase!("join-text", names = visitor.language().list(&there)))) " "
                }
                @if free > 0 { (visitor.say(&phrase!("room-waiting", count = free))) }
            }
            ul .dim { (clock::agreed(&visitor.tongue_of(table.game()), &table.created().options)) }
            form .card method="post" action={ "/join/" (id) "/" (code) } {
                @if let Some(chair) = wish.chair { input type="hidden" name="chair" value=(chair); }
                div .field {
                    label for="name" { (visitor.t("new-name")) }
                    input #name name="name" value=(name) required maxlength=(NAME_LIMIT) autocomplete="nickname" autofocus;
                }
                p .row {
                    button .btn.primary { (visitor.t("join-sit")) }
                    @if table.is_watchable() { a .btn.quiet href={ "/table/" (id) } { (visitor.t("join-look")) } }
                    a .btn.quiet href={ "/rules/" (game) } { (visitor.t("rules-read")) }
                }
            }
        }
    };
    let about = frame::About { game: Some(game), ..Default::default() };
    Ok(frame::page_about(&visitor, &title, &about, body).into_response())
}

/// What a joining person sends.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    name: String,
    chair: Option<u8>,
}

/// `POST /join/{table}/{code}`
pub async fn sit(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path((id, code)): Path<(String, String)>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let hosted = app.host.open(&id).await?;
    let game = hosted.read().game();
    may_sit(&app, &visitor, &hosted.read()).await?;
    let (person, cookie) = visitor.enrol(Some(&sent.name)).await?;
    // Somebody may have been quicker: then any other chair will do.
    let free = |chair: &u8| {
        let at = usize::from(*chair).checked_sub(1);
        at.is_some_and(|at| hosted.read().holders().get(at).is_some_and(|holder| holder.is_open()))
    };
    let chair = sent.chair.filter(free);
    let command = Command::Sit { chair, name: person.name.clone(), code: Some(code) };
    let who = Who::Person(person.id);
    app.host.command(&id, &command, &who, app.now()).await.map_err(|error| refused(error, &visitor, game))?;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    Ok((AppendHeaders(cookies), Redirect::to(&format!("/table/{id}"))).into_response())
}

/// `POST /device`: a private link that makes another device this person's too.
pub async fn make_link(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let Some(person) = &visitor.person else { return Err(Problem::forbidden(phrase!("device-nobody"))) };
    let token = Token::new();
    let link = Link { person: person.id.clone(), expires: app.now() + LINK_VALID };
    app.store.create_link(token.secret(), &link, &visitor.origin(Some(&person.id))).await?;
    let link = format!("{}/device/{}", app.address_for(&visitor), token.secret());
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (visitor.t("device-title")) }
            p { (visitor.t("device-link-text")) }
            (invitation(&visitor, &link))
        }
    };
    Ok(frame::page(&visitor, &visitor.t("device-title"), body))
}

/// `GET /device/{token}`: only asks; a link may be opened by a messenger's preview before its owner does.
pub async fn ask(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
) -> Result<Markup, Problem> {
    let games = games_of(&app, &visitor).await?;
    Ok(question(&visitor, &token, games))
}

/// May this browser become the link's person? Who holds seats here is told that they are lost to it.
fn question(visitor: &Visitor, token: &str, games: usize) -> Markup {
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (visitor.t("device-title")) }
            p { (visitor.t("device-ask")) }
            @if games > 0 {
                p .card role="alert" {
                    (visitor.say(&phrase!("device-replaces", name = called(&name), count = games)))
                }
            }
            div .row {
                form method="post" action={ "/device/" (token) } {
                    @if games > 0 {
                        button .btn.danger name="replace" value="yes" { (visitor.t("device-replace")) }
                    } @else {
                        button .btn.primary { (visitor.t("device-go")) }
                    }
                }
                @if games > 0 {
                    form method="post" action="/device" { button .btn { (visitor.t("device-keep")) } }
                    a .btn.quiet href="/tables" { (visitor.say(&phrase!("device-stay", name = called(&name)))) }
                }
            }
        }
    };
    frame::page(visitor, &visitor.t("device-title"), body)
}

/// What the question's form sends.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Answered {
    #[serde(default)]
    replace: Option<String>,
}

/// `POST /device/{token}`
pub async fn take(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
    Form(answered): Form<Answered>,
) -> Result<Response, Problem> {
    let games = games_of(&app, &visitor).await?;
    if games > 0 && answered.replace.as_deref() != Some("yes") {
        // Nothing is taken from anybody who has not been told.
        return Ok((StatusCode::CONFLICT, question(&visitor, &token, games)).into_response());
    }
    let gone = || Problem::forbidden(phrase!("device-gone"));
    let token = Token::read(&token).ok_or_else(gone)?;
    let not_found = |error| match error {
        StoreError::NotFound(_) => gone(),
        error => Problem::from(error),
    };
    let id = app.store.link(token.secret(), app.now()).await.map_err(not_found)?;
    let mut cookies = Vec::new();
    let session = match visitor.is(&id) {
        true => None,
        false => {
            // The name stands on the seats; a new table may be given another.
            let name = match app.store.people().account(&id).await {
                Ok(account) => account.name,
                Err(StoreError::NotFound(_)) => String::new(),
                Err(error) => return Err(error.into()),
            };
            Some(visitor.open_session(&Person::guest(id, name)).await?)
        }
    };
    // Used up at the end, so that it is good for another try if there was no room for the session.
    let redeemed = app.store.redeem_link(token.secret(), app.now()).await;
    if let Some((token, cookie)) = session {
        // The link is spent by now, or gone: whatever becomes of the session that is not needed, the answer stands.
        let left = if redeemed.is_err() {
            app.store.forget_session(token.secret()).await.map_err(Problem::from)
        } else {
            cookies.push((header::SET_COOKIE, cookie));
            visitor.sign_out().await.map(|_| ())
        };
        if let Err(problem) = left {
            tracing::error!("a session that is not needed any more could not be ended: {problem:?}");
        }
    }
    redeemed.map_err(not_found)?;
    Ok((AppendHeaders(cookies), Redirect::to("/tables")).into_response())
}

/// A link to copy and its QR code.
pub fn invitation(visitor: &Visitor, link: &str) -> Markup {
    html! {
        div .invite {
            (crate::qr::code(link))
            div .linkbox {
                input #link readonly value=(link) aria-label=(visitor.t("room-link"));
                button .btn type="button" data-copy="link" { (visitor.t("copy")) }
            }
        }
    }
}
