//! Settings of this browser: language, theme, size of letters, sound, motion, confirmation, keys, and the name. And the person's programs.

pub mod hours;
pub mod programs;

use crate::{
    App,
    done::{self, Done},
    frame,
    problem::{Problem, came_from},
    security::{cookies, redirects},
    settings::{Settings, Theme},
    visitor::Visitor,
};
use axum::{
    Extension, Form,
    extract::State,
    http::{HeaderMap, HeaderValue, header},
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Filter;
use words::Language;

/// `GET /settings`
pub async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
) -> Result<Markup, Problem> {
    // A game is waiting there.
    let back = came_from(&headers).filter(|page| !page.starts_with("/settings"));
    let programs = programs::section(&app, &visitor).await?;
    let hours = hours::section(&app, &visitor).await?;
    let settings = &visitor.settings;
    let t = |id: &str| visitor.t(id);
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let body = html! {
        main #main .page.narrow {
            h1 { (t("settings-title")) }
            form method="post" action="/settings" {
                @if let Some(back) = back { input type="hidden" name="back" value=(done::without(&back)); }
                fieldset {
                    legend { (t("settings-language")) }
                    div .choice {
                        label {
                            input type="radio" name="language" value="auto" checked[settings.language.is_none()];
                            (t("settings-language-auto"))
                        }
                        @for language in Language::ALL {
                            label lang=(language.tag()) {
                                input type="radio" name="language" value=(language.tag())
                                    checked[settings.language == Some(language)];
                                (language.name())
                            }
                        }
                    }
                }
                fieldset {
                    legend { (t("settings-theme")) }
                    div .choice {
                        @for theme in Theme::ALL {
                            label {
                                input type="radio" name="theme" value=(theme.id()) checked[settings.theme == theme];
                                (t(&format!("settings-theme-{}", theme.id())))
                            }
                        }
                    }
                }
                fieldset {
                    legend { (t("settings-reading")) }
                    (check("large", settings.large, &t("settings-large"), &t("settings-large-hint")))
                    (check("compact", settings.compact, &t("settings-compact"), &t("settings-compact-hint")))
                }
                fieldset {
                    legend { (t("settings-play")) }
                    (check("sound", settings.sound, &t("settings-sound"), &t("settings-sound-hint")))
                    (check("notify", settings.notify, &t("settings-notify"), &t("settings-notify-hint")))
                    (check("motion", settings.motion, &t("settings-motion"), &t("settings-motion-hint")))
                    (check("confirm", settings.confirm, &t("settings-confirm"), &t("settings-confirm-hint")))
                    (check("keys", settings.keys, &t("settings-keys"), &t("settings-keys-hint")))
                }
                @if visitor.account().is_none() {
                    fieldset {
                        legend { label for="name" { (t("settings-name")) } }
                        input #name name="name" value=(name) maxlength=(table::people::NAME_LIMIT) autocomplete="nickname"
                            aria-describedby="name-hint";
                        p #name-hint .hint.below { (t("settings-name-hint")) }
                    }
                }
                p .row.end { button .btn.primary { (t("settings-save")) } }
            }
            (super::notices::section(&visitor))
            @if visitor.person.is_some() {
                section .card {
                    h2 { (t("device-title")) }
                    p { (t("device-text")) }
                    form method="post" action="/device" { button .btn { (t("device-make")) } }
                }
                (hours)
                (programs)
                @if visitor.account().is_none() { p .row.end { a .btn.quiet href="/sign-out" { (t("sign-out")) } } }
            }
        }
    };
    Ok(frame::page(&visitor, &t("settings-title"), body))
}

/// `GET /sign-out`: says what will be lost, and asks.
pub async fn ask_sign_out(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Problem> {
    let t = |id: &str| visitor.t(id);
    let games = games_of(&app, &visitor).await?;
    let name = visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let body = html! {
        main #main .page.narrow.stack {
            h1 { (t("sign-out")) }
            p { (visitor.say(&phrase!("sign-out-text", name = called(&name), count = games))) }
            @if visitor.account().is_some() {
                p { (t("sign-out-account")) }
                div .row {
                    form method="post" action="/sign-out" { button .btn.primary { (t("sign-out")) } }
                    a .btn.quiet href="/account" { (t("sign-out-stay")) }
                }
            } @else {
                p { (t("sign-out-warning")) }
                div .row {
                    form method="post" action="/device" { button .btn.primary { (t("device-make")) } }
                    form method="post" action="/sign-out" { button .btn.danger { (t("sign-out-go")) } }
                    a .btn.quiet href="/settings" { (t("sign-out-stay")) }
                }
            }
        }
    };
    Ok(frame::page(&visitor, &t("sign-out"), body))
}

/// `POST /sign-out`
pub async fn sign_out(Extension(visitor): Extension<Visitor>) -> Result<Response, Problem> {
    let cookie = visitor.sign_out().await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Done::SIGNED_OUT.on("/")).into_response())
}

/// How many tables would be lost with this browser's session; not counted beyond a hundred.
pub async fn games_of(app: &App, visitor: &Visitor) -> Result<usize, Problem> {
    let Some(person) = &visitor.person else { return Ok(0) };
    let filter = Filter { person: Some(person.id.clone()), ..Filter::default() };
    Ok(app.store.tables(&filter).await.map_err(Problem::ours)?.len())
}

/// A name to stand in a sentence; a person who came by a private link may not have one yet.
pub fn called(name: &str) -> String {
    if name.is_empty() { "…".into() } else { name.to_string() }
}

fn check(name: &str, on: bool, label: &str, hint: &str) -> Markup {
    html! {
        label .check {
            input type="checkbox" name=(name) value="on" checked[on] data-notify[name == "notify"];
            span { (label) span .hint { (hint) } }
        }
    }
}

/// What the form sends; an unticked box sends nothing.
#[derive(Clone, Debug, Deserialize)]
pub struct Sent {
    language: String,
    theme: String,
    sound: Option<String>,
    notify: Option<String>,
    motion: Option<String>,
    confirm: Option<String>,
    compact: Option<String>,
    large: Option<String>,
    keys: Option<String>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    back: String,
}

/// `POST /settings`
pub async fn save(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Sent>,
) -> Result<Response, Problem> {
    let mut settings = Settings::read(&format!("{}.{}", sent.theme, sent.language));
    settings.sound = sent.sound.is_some();
    settings.notify = sent.notify.is_some();
    settings.motion = sent.motion.is_some();
    settings.confirm = sent.confirm.is_some();
    settings.compact = sent.compact.is_some();
    settings.large = sent.large.is_some();
    settings.keys = sent.keys.is_some();
    let mut headers = vec![(header::SET_COOKIE, keep(&settings, &app))];
    if !sent.name.trim().is_empty() {
        let (_, cookie) = visitor.enrol(Some(&sent.name)).await?;
        headers.extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    }
    let back = redirects::own_path(&sent.back).unwrap_or("/settings");
    Ok((AppendHeaders(headers), Done::SAVED.on(back)).into_response())
}

/// What the switch of languages sends.
#[derive(Clone, Debug, Deserialize)]
pub struct Switched {
    language: String,
    #[serde(default)]
    back: String,
}

/// `POST /language`: the switch in the foot of every page.
pub async fn language(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Form(sent): Form<Switched>,
) -> Response {
    let settings = Settings { language: Language::parse(&sent.language), ..visitor.settings };
    let back = redirects::own_path(&sent.back).unwrap_or("/");
    (AppendHeaders([(header::SET_COOKIE, keep(&settings, &app))]), Redirect::to(back)).into_response()
}

fn keep(settings: &Settings, app: &App) -> HeaderValue {
    cookies::write(cookies::SETTINGS, &settings.write(), app.config.secure())
}
