//! What concerns everybody at a table: requests that need consent, talk, the story.

use super::{
    caller::{Caller, Scope},
    extract::{AtTable, Body, Query},
    problems::Refused,
    room::{carry_out, refused},
    shapes::{TableState, say},
    tables::state,
};
use crate::{App, pages::lobby::new::bot_name};
use axum::{Json, extract::State, http::StatusCode};
use game::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Command, Refusal, Request as Wish, Saying};
use utoipa::{IntoParams, ToSchema};

/// What is asked of the others.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// To take back everything after a step.
    Undo {
        /// The last step that would survive.
        step: u32,
    },
    /// That one of our bots plays for an absent person.
    TakeOver {
        /// Which seat.
        #[schema(minimum = 1, maximum = 6)]
        seat: u8,
    },
    /// To break the game off.
    Stop,
}

/// Asks the people at the table for something; done at once if nobody has to be asked. (Programs agree to everything.)
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/requests", tag = "together", operation_id = "ask",
    security(("token" = ["play"])), params(("table" = String, Path, description = "The table's id")),
    request_body = Ask, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Body(wish): Body<Ask>,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    let wish = match wish {
        Ask::Undo { step } => Wish::Undo { step },
        Ask::Stop => Wish::Stop,
        Ask::TakeOver { seat } => {
            let why = "seats are counted from 1 to 6";
            let seat = Seat::from_number(seat.into());
            let seat = seat.ok_or_else(|| Refused::unreadable(StatusCode::UNPROCESSABLE_ENTITY, why))?;
            let game = app.host.open(&id).await?.read().game();
            Wish::TakeOver { seat, bot: bots::usual(game).into(), name: bot_name(seat.index()) }
        }
    };
    carry_out(&app, &caller, &id, &Command::Ask(wish)).await?;
    state(&app, &caller, &id).await
}

/// An answer to a request.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Consent {
    /// The entry that asked, so that nobody agrees to something else.
    entry: u32,
    /// Yes or no.
    agree: bool,
}

/// Agrees to what is asked, or refuses it (or takes back what one asked).
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/requests/answer", tag = "together", operation_id = "answer",
    security(("token" = ["play"])), params(("table" = String, Path, description = "The table's id")),
    request_body = Consent, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn answer(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Body(consent): Body<Consent>,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    {
        let hosted = app.host.open(&id).await?;
        let table = hosted.read();
        caller.may_watch(&table)?;
        if table.pending().is_none_or(|pending| pending.entry != consent.entry) {
            return Err(refused(Refusal::NoRequest.into(), &caller, table.game()));
        }
    }
    let command = if consent.agree { Command::Agree } else { Command::Refuse };
    carry_out(&app, &caller, &id, &command).await?;
    state(&app, &caller, &id).await
}

/// Something to say.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chat {
    /// What.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something at the table.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/chat", tag = "together", operation_id = "chat",
    security(("token" = ["chat"])), params(("table" = String, Path, description = "The table's id")),
    request_body = Chat, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn chat(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Body(said): Body<Chat>,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Chat)?;
    carry_out(&app, &caller, &id, &Command::Say { text: said.text }).await?;
    state(&app, &caller, &id).await
}

/// From where on.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Since {
    /// Only what came after this entry.
    #[serde(default)]
    #[param(minimum = 0)]
    since: i64,
}

/// A line of the story.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// The entry it comes from.
    entry: u32,
    /// When, in milliseconds since 1970.
    at: i64,
    /// The step whose position shows it.
    step: u32,
    /// Who acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// In words, in the asked language; or what somebody said.
    sentence: String,
    /// Who said it, if somebody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    said_by: Option<String>,
    /// Was it taken back later?
    undone: bool,
}

/// At most so many lines at once.
const LINES: usize = 500;

/// What happened and was said, as the caller may read it, oldest first: at most 500 lines, the newest ones.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/story", tag = "together", operation_id = "story",
    security(("token" = ["read"])), params(("table" = String, Path, description = "The table's id"), Since),
    responses((status = 200, description = "The lines", body = Vec<Line>)),
)]
pub async fn story(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Query(asked): Query<Since>,
) -> Result<Json<Vec<Line>>, Refused> {
    caller.may(Scope::Read)?;
    if asked.since < 0 {
        return Err(Refused::unreadable(StatusCode::BAD_REQUEST, "entries are counted from 1"));
    }
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    caller.may_watch(&table)?;
    let words = caller.tongue_of(table.game());
    let mine = table.seats_of(caller.person());
    // With several seats nobody's secrets are told, as at a shared screen.
    let observer = mine.first().filter(|_| mine.len() == 1);
    let told = table.story_lines(observer, 0..table.story_len()).rev().map(|(_, told)| told);
    let newest: Vec<_> = told.take_while(|told| i64::from(told.entry) > asked.since).take(LINES).collect();
    let line = |told: table::Told| {
        let (sentence, said_by) = match told.saying {
            Saying::Game(phrase) => {
                let name = |seat: Seat| table.name_at(seat, told.step).to_string();
                (words.say_with(&phrase, &name), None)
            }
            Saying::Table(phrase) => (say(&table, &words, &phrase), None),
            Saying::Chat { name, text } => (text, Some(name)),
        };
        let seat = told.actor.map(Seat::number);
        Line { entry: told.entry, at: told.at, step: told.step, seat, sentence, said_by, undone: told.undone }
    };
    Ok(Json(newest.into_iter().rev().map(line).collect()))
}
