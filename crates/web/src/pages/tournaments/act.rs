//! What can be posted to a tournament.

use super::new::ADMISSIONS;
use crate::{App, api::room::invited, host::bot_name, problem::Problem, visitor::Visitor};
use axum::{
    Extension, Form,
    extract::{Path, State},
    http::header,
    response::{AppendHeaders, IntoResponse, Redirect, Response},
};
use catalog::GameId;
use game::{Seed, phrase};
use serde::Deserialize;
use std::sync::Arc;
use table::{Command, Millis, PersonId};
use tournament::{Program, Refusal, Tournament};

/// What is sent; each form needs a part of it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    name: String,
    code: Option<String>,
    bot: String,
    program: String,
    count: usize,
    entrant: Option<usize>,
    /// The name of the entrant when the form was made: their numbers change while players enter.
    called: String,
    admission: String,
}

type Page = Result<Response, Problem>;

fn back(id: &str) -> Response {
    Redirect::to(&format!("/tournament/{id}")).into_response()
}

/// Changes the tournament in the name of the visitor.
async fn change<F>(app: &App, visitor: &Visitor, id: &str, change: F) -> Page
where
    F: Fn(&mut Tournament, &PersonId, &Seed, Millis) -> Result<(), Refusal> + Clone + Send + 'static,
{
    let Some(person) = visitor.person.as_ref().map(|person| person.id.clone()) else {
        return Err(Problem::forbidden(Refusal::NotOwner.phrase()));
    };
    app.tournaments
        .change(id, move |tournament, secret, now| change(tournament, &person, secret, now))
        .await?;
    Ok(back(id))
}

/// `POST /tournament/{id}/enter`
pub async fn enter(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Page {
    // Nobody becomes known to us by knocking at a closed door.
    let found = app.tournaments.find(&id).await?;
    if found.tournament.options.rated && visitor.account().is_none() {
        return Err(Problem::forbidden(phrase!("people-rated-needs-account")));
    }
    let (person, cookie) = visitor.enrol(Some(&sent.name)).await?;
    let entering = move |tournament: &mut Tournament, _: &Seed, _: Millis| {
        tournament.enter(&person.id, &person.name, sent.code.as_deref())
    };
    let entered = app.tournaments.change(&id, entering).await;
    let cookies = cookie.map(|cookie| (header::SET_COOKIE, cookie));
    match entered {
        Ok(_) => Ok((AppendHeaders(cookies), back(&id)).into_response()),
        Err(error) => Ok((AppendHeaders(cookies), Problem::from(error)).into_response()),
    }
}

/// `POST /tournament/{id}/bot`
pub async fn add_bot(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Page {
    let game =
        GameId::parse(&app.tournaments.find(&id).await?.tournament.game).ok_or_else(Problem::not_found)?;
    if !bots::names(game).contains(&sent.bot.as_str()) {
        return Err(Problem::bad_form(phrase!("problem-bad-form")));
    }
    let count = sent.count.clamp(1, 8);
    change(&app, &visitor, &id, move |tournament, who, _, _| {
        for _ in 0..count {
            tournament.add_bot(who, &sent.bot, &bot_name(tournament.entrants.len()))?;
        }
        Ok(())
    })
    .await
}

/// `POST /tournament/{id}/program`: a program that is offered to the owner, and connected.
pub async fn add_program(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Page {
    let tournament = app.tournaments.find(&id).await?.tournament;
    let game = GameId::parse(&tournament.game).ok_or_else(Problem::not_found)?;
    if tournament.options.rated {
        return Err(Problem::bad_form(phrase!("people-rated-no-programs")));
    }
    let me = visitor.person.as_ref().map(|person| &person.id);
    let Command::AddProgram { program, name, program_of, .. } =
        invited(&app, me, game, &sent.program, None).await?
    else {
        return Err(Problem::ours("a program is not invited as one"));
    };
    let program = Program { person: program, of: program_of };
    change(&app, &visitor, &id, move |tournament, who, _, _| tournament.add_program(who, &program, &name))
        .await
}

/// `POST /tournament/{id}/withdraw`
pub async fn withdraw(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Page {
    change(&app, &visitor, &id, move |tournament, who, _, _| {
        let entrant = match sent.entrant {
            // Somebody may have left in between: the number then means another.
            Some(at) => {
                Some(at).filter(|&at| tournament.entrants.get(at).is_some_and(|one| one.name == sent.called))
            }
            None => tournament.entrant_of(who),
        };
        tournament.withdraw(who, entrant.ok_or(Refusal::NotEntered)?)
    })
    .await
}

/// `POST /tournament/{id}/return`
pub async fn come_back(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Page {
    change(&app, &visitor, &id, |tournament, who, _, _| tournament.come_back(who)).await
}

/// `POST /tournament/{id}/admit`
pub async fn admit(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Form(sent): Form<Sent>,
) -> Page {
    let found = ADMISSIONS.iter().find(|(word, _)| *word == sent.admission);
    let admission = found.ok_or_else(|| Problem::bad_form(phrase!("problem-bad-form")))?.1;
    change(&app, &visitor, &id, move |tournament, who, _, _| tournament.admit(who, admission)).await
}

/// `POST /tournament/{id}/start`
pub async fn start(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Page {
    change(&app, &visitor, &id, |tournament, who, secret, now| tournament.start(who, secret, now)).await
}

/// `POST /tournament/{id}/next`
pub async fn next(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Page {
    change(&app, &visitor, &id, |tournament, who, secret, now| tournament.begin_next(who, secret, now)).await
}

/// `POST /tournament/{id}/cancel`
pub async fn cancel(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
) -> Page {
    change(&app, &visitor, &id, |tournament, who, _, _| tournament.cancel(who)).await
}
