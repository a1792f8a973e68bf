//! The part of the settings page about programs: tokens and bots. A secret is shown once, in the answer that made it.

use super::called;
use crate::{
    App,
    api::{
        bots::{ABOUT_LIMIT, LABEL_LIMIT, NewBot, NewToken, Owner},
        caller::Scope,
    },
    dates::moment,
    done::Done,
    frame,
    problem::Problem,
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::{Path, State},
    response::Redirect,
};
use catalog::GameId;
use game::phrase;
use maud::{Markup, html};
use std::sync::Arc;
use store::{Bot, Token};
use table::people::NAME_LIMIT;

/// The tokens and bots of the visitor, and forms for more; nothing for somebody unknown.
pub async fn section(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let Some(person) = &visitor.person else { return Ok(html! {}) };
    let tokens = app.store.tokens(&person.id).await?;
    let bots = app.store.bots(&person.id).await?;
    let t = |id: &str| visitor.t(id);
    Ok(html! {
        section #tokens .card {
            h2 { (t("tokens-title")) }
            p { (t("tokens-text")) " " a href="/api" { (t("tokens-about")) } }
            @if tokens.is_empty() { p .dim { (t("tokens-none")) } }
            ul { @for token in &tokens { (token_line(visitor, &bots, token)) } }
            form method="post" action="/settings/tokens" {
                div .field {
                    label for="label" { (t("tokens-label")) }
                    input #label name="label" maxlength=(LABEL_LIMIT) required placeholder=(t("tokens-label-example"));
                }
                @for scope in Scope::ALL {
                    label .check {
                        input type="checkbox" name="scope" value=(scope.id()) checked[matches!(scope, Scope::Read | Scope::Play)];
                        span { (t(&format!("tokens-scope-{}", scope.id()))) " " code { (scope.id()) } }
                    }
                }
                p .row.end { button .btn { (t("tokens-make")) } }
            }
        }
        section #bots .card {
            h2 { (t("bots-title")) }
            p { (t("bots-text")) }
            ul { @for bot in &bots { (bot_line(app, visitor, bot)) } }
            form method="post" action="/settings/bots" {
                div .field {
                    label for="bot-name" { (t("bots-name")) }
                    input #bot-name name="name" maxlength=(NAME_LIMIT) required;
                }
                div .field {
                    label for="bot-about" { (t("bots-description")) }
                    input #bot-about name="about" maxlength=(ABOUT_LIMIT);
                }
                fieldset {
                    legend { (t("bots-games")) }
                    @for game in GameId::ALL {
                        label .check {
                            input type="checkbox" name="game" value=(game.id()) checked;
                            span { (t(&format!("game-{}", game.id()))) }
                        }
                    }
                }
                label .check {
                    input type="checkbox" name="open" value="on";
                    span { (t("bots-open")) span .hint { (t("bots-open-hint")) } }
                }
                p .row.end { button .btn { (t("bots-make")) } }
            }
        }
    })
}

fn token_line(visitor: &Visitor, bots: &[Bot], token: &Token) -> Markup {
    let bot = token.bot.as_ref().and_then(|id| bots.iter().find(|bot| bot.id == *id));
    html! {
        li {
            b { (bot.map_or(&token.label, |bot| &bot.name)) } " "
            @for scope in token.scopes.split(' ') { code { (scope) } " " }
            span .dim {
                @match token.used {
                    None => (visitor.t("tokens-never-used")),
                    Some(at) => (visitor.say(&phrase!("tokens-used", when = moment(visitor.tongue(), at)))),
                }
            }
            form method="post" action={ "/settings/tokens/" (token.id) "/revoke" } data-sure=(visitor.t("tokens-revoke-sure")) {
                button .btn.small.danger { (visitor.t("tokens-revoke")) }
            }
        }
    }
}

fn bot_line(app: &App, visitor: &Visitor, bot: &Bot) -> Markup {
    let t = |id: &str| visitor.t(id);
    let connected = app.programs.is_connected(bot);
    html! {
        li {
            b { (bot.name) } " "
            span .tag.on[connected] { (t(if connected { "bots-connected" } else { "bots-not-connected" })) } " "
            @if !bot.open { span .tag { (t("bots-private")) } " " }
            span .dim { (bot.about) }
            form method="post" action={ "/settings/bots/" (bot.id) "/token" } {
                button .btn.small { (t("bots-new-token")) }
            }
            form method="post" action={ "/settings/bots/" (bot.id) "/remove" } data-sure=(t("bots-remove-sure")) {
                button .btn.small.danger { (t("bots-remove")) }
            }
        }
    }
}

/// The visitor as somebody who makes tokens.
fn owner(visitor: &Visitor) -> Result<Owner, Problem> {
    let person = visitor.person.as_ref().ok_or_else(|| Problem::forbidden(phrase!("problem-no-seat")))?;
    Ok(Owner { person: person.id.clone(), name: called(&person.name), address: visitor.address })
}

/// The new secret, once.
fn shown(visitor: &Visitor, made: &NewToken) -> Markup {
    let t = |id: &str| visitor.t(id);
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("tokens-new-title")) }
            p { (t("tokens-new-text")) }
            p { input #token readonly value=(made.token) aria-label=(t("tokens-new-title")); }
            p .row { a .btn.primary href="/settings#tokens" { (t("tokens-back")) } a .btn.quiet href="/api" { (t("tokens-about")) } }
        }
    };
    frame::page(visitor, &t("tokens-new-title"), body)
}

type Fields = Vec<(String, String)>;

fn all(fields: &Fields, name: &str) -> Vec<String> {
    fields.iter().filter(|(field, _)| field == name).map(|(_, value)| value.clone()).collect()
}

fn first(fields: &Fields, name: &str) -> String {
    all(fields, name).into_iter().next().unwrap_or_default()
}

/// `POST /settings/tokens`
pub async fn make_token(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(fields): Form<Fields>,
) -> Result<Markup, Problem> {
    let asked = all(&fields, "scope");
    let scopes: Vec<&str> =
        Scope::ALL.iter().map(|scope| scope.id()).filter(|id| asked.iter().any(|one| one == id)).collect();
    if scopes.is_empty() {
        return Err(Problem::bad_form(phrase!("tokens-scopes-missing")));
    }
    let made = owner(&visitor)?.make_token(&app, None, &first(&fields, "label"), &scopes.join(" ")).await?;
    Ok(shown(&visitor, &made))
}

/// `POST /settings/tokens/{id}/revoke`
pub async fn revoke(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    owner(&visitor)?.revoke(&app, &id).await?;
    Ok(Done::TOKEN_REVOKED.on("/settings#tokens"))
}

/// `POST /settings/bots`
pub async fn register(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(fields): Form<Fields>,
) -> Result<Markup, Problem> {
    let new = NewBot {
        name: first(&fields, "name"),
        about: first(&fields, "about"),
        games: all(&fields, "game"),
        open: first(&fields, "open") == "on",
    };
    Ok(shown(&visitor, &owner(&visitor)?.register(&app, new).await?))
}

/// `POST /settings/bots/{id}/token`
pub async fn bot_token(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let made = owner(&visitor)?.make_token(&app, Some(&id), "", Scope::OF_BOTS).await?;
    Ok(shown(&visitor, &made))
}

/// `POST /settings/bots/{id}/remove`
pub async fn remove(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    owner(&visitor)?.remove(&app, &id).await?;
    Ok(Done::BOT_REMOVED.on("/settings#bots"))
}
