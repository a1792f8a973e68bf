//! Before the start: sitting down, changing chairs, how many there are, leaving, bots, the start.

use super::{
    caller::{Caller, Scope},
    doing::Answer,
    extract::{AtTable, Body},
    problems::Refused,
    shapes::TableState,
};
use crate::{App, access::person_may_sit, host::bot_name, problem::Problem};
use axum::{extract::State, http::StatusCode};
use catalog::GameId;
use game::phrase;
use serde::Deserialize;
use std::sync::Arc;
use store::{Bot, Filter, StoreError};
use table::{Command, PersonId, Phase};
use utoipa::ToSchema;

/// One of our bots, by name.
pub fn bot_for(game: GameId, bot: &str) -> Result<&'static str, Refused> {
    let known = bots::names(game).into_iter().find(|known| *known == bot);
    known.ok_or_else(|| Problem::new(StatusCode::CONFLICT, phrase!("api-no-bot")).into())
}

/// The command that gives a chair to somebody's program, if it can come.
pub async fn program_for(
    app: &App,
    caller: &Caller,
    game: GameId,
    program: &str,
    chair: Option<u8>,
) -> Result<Command, Refused> {
    let owner = &caller.bearer.token.owner;
    Ok(invited(app, Some(owner), game, program, chair).await?)
}

/// The same for pages: it must be offered to this person, be connected, play this game, and have time.
pub async fn invited(
    app: &App,
    person: Option<&PersonId>,
    game: GameId,
    program: &str,
    chair: Option<u8>,
) -> Result<Command, Problem> {
    let conflict = |id| Problem::new(StatusCode::CONFLICT, game::Phrase::new(id));
    let bot: Bot = match app.store.bot(program).await {
        Ok(bot) if bot.open || Some(&bot.owner) == person => bot,
        Ok(_) | Err(StoreError::NotFound(_)) => return Err(conflict("api-no-bot")),
        Err(error) => return Err(error.into()),
    };
    if !bot.games.iter().any(|known| known == game.id()) {
        return Err(conflict("api-other-game"));
    }
    if !app.programs.is_connected(&bot) {
        return Err(conflict("api-not-connected"));
    }
    let most = app.config.limits.tables_per_stream as u32;
    let phases = vec![Phase::Gathering, Phase::Playing];
    let busy = Filter { person: Some(bot.person()), phases, limit: most, ..Filter::default() };
    if app.store.tables(&busy).await?.len() as u32 >= most {
        return Err(conflict("api-busy"));
    }
    Ok(Command::AddProgram { chair, program: bot.person(), name: bot.name, program_of: bot.owner_name })
}

/// How to sit down.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Join {
    /// Which chair, counted from 1; otherwise the first open one.
    #[schema(minimum = 1, maximum = 6, nullable = false)]
    chair: Option<u8>,
    /// Under which name. (A bot has its own.)
    #[schema(max_length = 24, nullable = false)]
    name: Option<String>,
    /// The code of the invitation.
    #[schema(max_length = 64, nullable = false)]
    code: Option<String>,
}

/// Takes a chair before the start.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/join", tag = "tables", operation_id = "joinTable",
    security(("token" = ["tables"])), params(AtTable),
    request_body = Join, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn join(caller: Caller, AtTable(id): AtTable, Body(how): Body<Join>) -> Answer<TableState> {
    let command = caller.sit(how.chair, how.name.as_deref(), how.code.as_deref());
    let hosted = caller.app.host.open(&id).await?;
    person_may_sit(&caller.app, Some(caller.person()), &hosted.read()).await?;
    caller.have_done(Scope::Tables, &id, |_| command).await
}

/// Which chair.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Leave {
    /// Counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    chair: u8,
}

/// Leaves a chair before the start; the owner may clear any.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/leave", tag = "tables", operation_id = "leaveTable",
    security(("token" = ["tables"])), params(AtTable),
    request_body = Leave, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn leave(caller: Caller, AtTable(id): AtTable, Body(which): Body<Leave>) -> Answer<TableState> {
    caller.have_done(Scope::Tables, &id, |_| Command::Leave { chair: which.chair }).await
}

/// Who goes where.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChangeChairs {
    /// The chair of the one who goes, counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    from: u8,
    /// The chair they go to.
    #[schema(minimum = 1, maximum = 6)]
    to: u8,
}

/// Goes to a free chair before the start; the owner may let any two change places.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/chairs", tag = "tables", operation_id = "changeChairs",
    security(("token" = ["tables"])), params(AtTable),
    request_body = ChangeChairs, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn change_chairs(
    caller: Caller,
    AtTable(id): AtTable,
    Body(which): Body<ChangeChairs>,
) -> Answer<TableState> {
    caller.have_done(Scope::Tables, &id, |_| Command::Move { from: which.from, to: which.to }).await
}

/// How seats are given out.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DrawSeats {
    /// Drawn at the start, or as the chairs stand?
    drawn: bool,
}

/// Says before the start whether seats are drawn (the owner of the table).
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/draw", tag = "tables", operation_id = "drawSeats",
    security(("token" = ["tables"])), params(AtTable),
    request_body = DrawSeats, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn draw_seats(
    caller: Caller,
    AtTable(id): AtTable,
    Body(how): Body<DrawSeats>,
) -> Answer<TableState> {
    caller.have_done(Scope::Tables, &id, |_| Command::DrawSeats { drawn: how.drawn }).await
}

/// How many play.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetPlayers {
    /// As many as the game is for.
    #[schema(minimum = 2, maximum = 6)]
    players: u8,
}

/// Says before the start how many play (the owner of the table): of fewer chairs free ones go first, then bots.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/players", tag = "tables", operation_id = "setPlayers",
    security(("token" = ["tables"])), params(AtTable),
    request_body = SetPlayers, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn set_players(
    caller: Caller,
    AtTable(id): AtTable,
    Body(how): Body<SetPlayers>,
) -> Answer<TableState> {
    caller.have_done(Scope::Tables, &id, |_| Command::SetPlayers { players: how.players }).await
}

/// A bot for a chair: one of ours, or somebody's program.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AddBot {
    /// Which chair, counted from 1; otherwise the first open one.
    #[schema(minimum = 1, maximum = 6, nullable = false)]
    chair: Option<u8>,
    /// The id of one of our bots.
    #[schema(max_length = 64, nullable = false)]
    bot: Option<String>,
    /// The id of a program that somebody registered, and that is connected.
    #[schema(max_length = 64, nullable = false)]
    program: Option<String>,
}

/// Gives a chair to a bot (the owner of the table).
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/bots", tag = "tables", operation_id = "addBot",
    security(("token" = ["tables"])), params(AtTable),
    request_body = AddBot, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn add_bot(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
    Body(asked): Body<AddBot>,
) -> Answer<TableState> {
    caller.may(Scope::Tables)?;
    let game = caller.find(&id).await?.1.game();
    let command = match (&asked.bot, &asked.program) {
        (Some(bot), None) => {
            let at = asked.chair.map_or(0, usize::from);
            Command::AddBot { chair: asked.chair, bot: bot_for(game, bot)?.into(), name: bot_name(at) }
        }
        (None, Some(program)) => program_for(&app, &caller, game, program, asked.chair).await?,
        _ => return Err(Problem::new(StatusCode::CONFLICT, phrase!("api-one-bot")).into()),
    };
    caller.have_done(Scope::Tables, &id, |_| command).await
}

/// Starts the game (the owner of the table).
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/start", tag = "tables", operation_id = "startTable",
    security(("token" = ["tables"])), params(AtTable),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn start(caller: Caller, AtTable(id): AtTable) -> Answer<TableState> {
    caller.have_done(Scope::Tables, &id, |_| Command::Start).await
}
