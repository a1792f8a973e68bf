//! What concerns everybody at a table: requests that need consent, talk, the story.

use super::{
    caller::{Caller, Scope},
    doing::{Answer, refused},
    extract::{AtTable, Body, Named, Query},
    people::muted,
    problems::{Refused, key_reused},
    shapes::{TableState, say},
};
use crate::host::bot_name;
use axum::{Json, http::StatusCode};
use catalog::GameId;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::{Command, Key, Refusal, Request as Wish, Saying, decision::Known};
use utoipa::{IntoParams, ToSchema};

/// What is asked of the others.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// To undo everything after a step.
    Undo {
        /// The last step that would survive.
        step: u32,
    },
    /// That one of our bots plays for an absent person.
    TakeOver {
        /// Which seat.
        #[schema(value_type = u8, minimum = 1, maximum = 6)]
        seat: Seat,
    },
    /// To break the game off.
    Stop,
    /// To let the clocks rest.
    Pause,
}

/// Asks the people at the table for something; done at once if nobody has to be asked. (Programs agree to everything.)
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/requests", tag = "together", operation_id = "ask",
    security(("token" = ["play"])), params(AtTable),
    request_body = Ask, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn ask(caller: Caller, AtTable(id): AtTable, Body(wish): Body<Ask>) -> Answer<TableState> {
    let command = |game: GameId| {
        Command::Ask(match wish {
            Ask::Undo { step } => Wish::Undo { step },
            Ask::Stop => Wish::Stop,
            Ask::Pause => Wish::Pause,
            Ask::TakeOver { seat } => {
                Wish::TakeOver { seat, bot: bots::usual(game).into(), name: bot_name(seat.index()) }
            }
        })
    };
    caller.have_done(Scope::Play, &id, command).await
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

/// Agrees to what is asked, or refuses it (or withdraws a request of one's own).
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/requests/answer", tag = "together", operation_id = "answer",
    security(("token" = ["play"])), params(AtTable),
    request_body = Consent, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn answer(
    caller: Caller,
    AtTable(id): AtTable,
    Body(consent): Body<Consent>,
) -> Answer<TableState> {
    caller.may(Scope::Play)?;
    let (_, table) = caller.find(&id).await?;
    if table.pending().is_none_or(|pending| pending.entry != consent.entry) {
        return Err(refused(Refusal::NoRequest.into(), &caller, table.game()));
    }
    let command = if consent.agree { Command::Agree } else { Command::Refuse };
    caller.have_done(Scope::Play, &id, |_| command).await
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
///
/// With an `Idempotency-Key` the same request says it once, however often it comes; a key that came with another text is
/// refused with 422.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/chat", tag = "together", operation_id = "chat",
    security(("token" = ["chat"])), params(AtTable, Named),
    request_body = Chat, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn chat(
    caller: Caller,
    AtTable(id): AtTable,
    Named { key }: Named,
    Body(said): Body<Chat>,
) -> Answer<TableState> {
    let Some(key) = key.map(|name| Key::saying(&name, &said.text)) else {
        return caller.have_done(Scope::Chat, &id, |_| Command::Say { text: said.text }).await;
    };
    let done = caller.have_done(Scope::Chat, &id, |_| Command::SayOnce { text: said.text, key }).await?;
    let (_, table) = caller.find(&id).await?;
    match table.known_saying(caller.person(), key) {
        Known::Other => Err(key_reused()),
        Known::Done | Known::New => Ok(done),
    }
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
    /// Was it undone later?
    undone: bool,
}

/// At most this many lines at once.
const LINES: usize = 500;

/// What happened and was said, as the caller may read it, oldest first: at most 500 lines, the newest ones.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/story", tag = "together", operation_id = "story",
    security(("token" = ["read"])), params(AtTable, Since),
    responses((status = 200, description = "The lines", body = Vec<Line>)),
)]
pub async fn story(caller: Caller, AtTable(id): AtTable, Query(asked): Query<Since>) -> Answer<Vec<Line>> {
    caller.may(Scope::Read)?;
    if asked.since < 0 {
        return Err(Refused::unreadable(StatusCode::BAD_REQUEST, "entries are counted from 1"));
    }
    let (_, table) = caller.look(&id).await?;
    let words = caller.tongue_of(table.game());
    let mine = table.seats_of(caller.person());
    // With several seats nobody's secrets are told, as at a shared screen.
    let observer = mine.first().filter(|_| mine.len() == 1);
    let told = table.story_lines(observer, 0..table.story_len()).rev().map(|(_, told)| told);
    let muted = muted(&caller.app, &caller).await?;
    let shown =
        |told: &table::Told| !matches!(&told.saying, Saying::Chat { person, .. } if muted.contains(person));
    let newest = told.take_while(|told| i64::from(told.entry) > asked.since).filter(shown);
    let newest: Vec<_> = newest.take(LINES).collect();
    let line = |told: table::Told| {
        let (sentence, said_by) = match told.saying {
            Saying::Game(phrase) => {
                let name = |seat: Seat| table.name_at(seat, told.step).to_string();
                (words.say_with(&phrase, &name), None)
            }
            Saying::Table(phrase) => (say(&table, &words, &phrase), None),
            Saying::Chat { name, text, .. } => (text, Some(name)),
        };
        let seat = told.actor.map(Seat::number);
        Line { entry: told.entry, at: told.at, step: told.step, seat, sentence, said_by, undone: told.undone }
    };
    Ok(Json(newest.into_iter().rev().map(line).collect()))
}
