//! People who have played together: inviting in one click, blocking and muting; and who may sit at a table.

use super::{needs_account, path_of};
use crate::{App, access, done::Done, pages::front, problem::Problem, visitor::Visitor};
use axum::{
    Extension, Form,
    extract::{Path, State},
    response::Redirect,
};
use game::phrase;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Filter, StoreError, people::Mark};
use table::{PersonId, Phase, Table};

/// How many are offered.
const MOST: u32 = 24;

/// May this visitor take a chair at this table?
pub async fn may_sit(app: &App, visitor: &Visitor, table: &Table) -> Result<(), Problem> {
    access::person_may_sit(app, visitor.person.as_ref().map(|person| &person.id), table).await
}

/// The choice of a rated game, for those who can have one; `on`: as they chose the last time.
pub fn rated_choice(visitor: &Visitor, on: bool) -> Markup {
    let known = visitor.account().is_some();
    html! {
        label .check {
            input type="checkbox" name="rated" value="on" checked[known && on] disabled[!known];
            span {
                (visitor.t("people-rated-choice"))
                span .hint { (visitor.t(if known { "people-rated-hint" } else { "people-rated-needs-account" })) }
            }
        }
    }
}

/// Those who could be invited to this table with one click.
pub async fn to_invite(app: &App, visitor: &Visitor, table: &Table) -> Result<Markup, Problem> {
    let Some(person) = visitor.account().filter(|person| table.concerned().contains(&person.id)) else {
        return Ok(html! {});
    };
    super::catch_up(app).await;
    let people = app.store.people().acquaintances(&person.id, MOST).await?;
    let there: Vec<&str> = table.holders().iter().map(|holder| holder.name()).collect();
    let people: Vec<_> = people.into_iter().filter(|one| !there.contains(&one.name.as_str())).collect();
    Ok(html! {
        @if !people.is_empty() {
            section #invite .card {
                h2 { (visitor.t("people-invite-title")) }
                form .row method="post" action={ "/table/" (table.id()) "/invite" } {
                    @for one in &people { button .btn.small name="name" value=(one.name) { (one.name) } }
                }
            }
        }
    })
}

/// What the form of an invitation sends.
#[derive(Clone, Debug, Deserialize)]
pub struct Invited {
    name: String,
}

/// `POST /table/{id}/invite`
pub async fn invite(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Invited>,
) -> Result<Redirect, Problem> {
    let me = needs_account(&visitor)?;
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    if !table.concerned().contains(&me.id) || table.phase() != Phase::Gathering {
        return Err(Problem::forbidden(phrase!("people-invite-not")));
    }
    let other = app.store.people().account_named(&sent.name).await.map_err(unknown)?;
    // People are not bothered by those they block, and these are not told.
    if !access::blocks(&app, &other.person, &me.id).await? {
        app.store.people().invite(&me.id, &other.person, &id, app.now()).await?;
        app.store.tell_invited(&other.person, &id, app.now()).await?;
    }
    Ok(Done::INVITED.on(&format!("/table/{id}#invite")))
}

fn unknown(error: StoreError) -> Problem {
    match error {
        StoreError::NotFound(_) => Problem::not_found(),
        error => error.into(),
    }
}

/// The invitations of the visitor; nothing if there are none.
pub async fn invitations(app: &App, visitor: &Visitor) -> Result<Markup, Problem> {
    let Some(me) = visitor.account() else { return Ok(html! {}) };
    let invitations = app.store.people().invitations(&me.id).await?;
    Ok(html! {
        @if !invitations.is_empty() {
            section #invitations {
                h2 { (visitor.t("people-invitations")) }
                ul .tables {
                    @for one in &invitations {
                        li data-game=(one.game) {
                            b { (visitor.t(&format!("game-{}", one.game))) }
                            span { (visitor.say(&phrase!("people-invited-by", name = one.from.clone()))) }
                            a .btn.small.primary href={ "/table/" (one.table) "/invited" } { (visitor.t("people-invitation-go")) }
                            form method="post" action={ "/table/" (one.table) "/decline" } {
                                button .btn.small.quiet { (visitor.t("people-invitation-no")) }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// `GET /table/{id}/invited`: the way in for people with an invitation.
pub async fn follow(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let me = needs_account(&visitor)?;
    let invitations = app.store.people().invitations(&me.id).await?;
    if !invitations.iter().any(|one| one.table == id) {
        return Ok(Redirect::to(&format!("/table/{id}")));
    }
    let code = app.host.open(&id).await?.read().created().options.code.clone();
    Ok(Redirect::to(&format!("/join/{id}/{code}")))
}

/// `POST /table/{id}/decline`
pub async fn decline(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    app.store.people().decline(&needs_account(&visitor)?.id, &id).await?;
    Ok(Done::DECLINED.on("/me"))
}

/// What the forms for marks send.
#[derive(Clone, Debug, Deserialize)]
pub struct Marked {
    mark: String,
    #[serde(default)]
    on: String,
}

/// `POST /people/{name}/mark`
pub async fn mark(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(name): Path<String>,
    Form(sent): Form<Marked>,
) -> Result<Redirect, Problem> {
    let me = needs_account(&visitor)?;
    let mark = Mark::parse(&sent.mark).ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?;
    let other = app.store.people().account_named(&name).await.map_err(unknown)?;
    if other.person == me.id {
        return Err(Problem::bad_form(phrase!("problem-bad-form")));
    }
    let on = sent.on == "on";
    app.store.people().mark(&me.id, &other.person, mark, on, app.now()).await?;
    if let Some(token) = visitor.token() {
        app.sessions.forget(token);
    }
    let done = match (mark, on) {
        (Mark::Mute, true) => Done::MUTED,
        (Mark::Mute, false) => Done::MUTED_NOT,
        (Mark::Block, true) => Done::BLOCKED,
        (Mark::Block, false) => Done::BLOCKED_NOT,
    };
    Ok(done.on(&path_of(&other.name)))
}

/// Buttons to invite somebody, and to block and mute them, or not any more.
pub async fn buttons(app: &App, visitor: &Visitor, name: &str, person: &PersonId) -> Result<Markup, Problem> {
    let Some(me) = visitor.account().filter(|me| me.id != *person) else { return Ok(html! {}) };
    let marks = app.store.people().marks(&me.id).await?;
    let button = |mark: Mark| {
        let on = marks.iter().any(|(other, _, one)| other == person && *one == mark);
        let id = format!("people-{}{}", mark.id(), if on { "-not" } else { "" });
        html! {
            form method="post" action={ (path_of(name)) "/mark" } {
                input type="hidden" name="mark" value=(mark.id());
                button .btn.small name="on" value=(if on { "off" } else { "on" }) { (visitor.t(&id)) }
            }
        }
    };
    // To the tables of one's own that still wait for players.
    let filter = Filter { person: Some(me.id.clone()), phases: vec![Phase::Gathering], ..Filter::default() };
    let mut waiting = app.store.tables(&filter).await?;
    waiting.retain(|table| table.seats.iter().all(|seat| seat.name != name) && !front::is_deserted(table));
    Ok(html! {
        div .row {
            @for table in &waiting {
                @let game = visitor.t(&format!("game-{}", table.game));
                form method="post" action={ "/table/" (table.table) "/invite" } {
                    button .btn.small.primary name="name" value=(name) { (visitor.say(&phrase!("people-invite-to", game = game))) }
                }
            }
            @for mark in Mark::ALL { (button(mark)) }
        }
        p .hint { (visitor.t("people-marks-hint")) }
    })
}
