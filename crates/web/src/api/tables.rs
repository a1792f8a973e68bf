//! `/tables`: lists, new ones, one of them.

use super::{
    caller::{Caller, Scope},
    clock::ClockShape,
    doing::{Answer, refused},
    extract::{AtTable, Body, Named, Query},
    paging::Page,
    problems::{Refused, key_reused},
    room::{bot_for, program_for},
    shapes::{TableShape, TableState},
};
use crate::{
    App,
    host::{HostError, bot_name},
    ids::new_id,
    pace::set_pace,
    problem::Problem,
};
use axum::{Json, extract::State, http::StatusCode};
use catalog::GameId;
use game::{SetupText, phrase};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};
use store::{Filter, StoreError};
use table::{Command, Created, Creation, Phase, TableOptions, watch::Delay};
use utoipa::{IntoParams, ToSchema};

/// Which tables.
#[derive(Copy, Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// Those that concern the caller.
    #[default]
    Mine,
    /// Those where anybody may sit down.
    Open,
    /// Running games that anybody may watch.
    Running,
    /// Finished games that anybody may look at.
    Finished,
}

/// What a list is asked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ListQuery {
    /// Which tables.
    #[serde(default)]
    #[param(inline)]
    which: Which,
    /// Only of this game.
    #[param(max_length = 64)]
    game: Option<String>,
    /// At most this many.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
    /// The next page: what the last one answered as `next`.
    #[param(max_length = 100)]
    after: Option<String>,
}

/// A page of a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TableList {
    /// Last activity first.
    pub tables: Vec<TableShape>,
    /// Where the next page begins, if there may be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Tables in a list, last activity first.
#[utoipa::path(
    get, path = "/api/v1/tables", tag = "tables", operation_id = "listTables", params(ListQuery),
    security(("token" = ["read"])),
    responses((status = 200, description = "A page of the list", body = TableList)),
)]
pub async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Query(asked): Query<ListQuery>,
) -> Result<Json<TableList>, Refused> {
    caller.may(Scope::Read)?;
    if asked.game.as_ref().is_some_and(|game| game.chars().count() > 64) {
        return Err(Refused::unreadable(StatusCode::BAD_REQUEST, "game has up to 64 characters"));
    }
    let page = Page::read(asked.limit, asked.after.as_deref())?;
    let (phases, open, person) = match asked.which {
        Which::Mine => (vec![], None, Some(caller.person().clone())),
        Which::Open => (vec![Phase::Gathering], Some(true), None),
        Which::Running => (vec![Phase::Playing], None, None),
        Which::Finished => (vec![Phase::Finished], None, None),
    };
    let (after, limit) = (page.after.clone(), page.limit);
    // Who may not watch is not told that there is something to see.
    let watchable = matches!(asked.which, Which::Running | Which::Finished);
    let filter = Filter { game: asked.game, phases, open, person, watchable, after, limit };
    let found = app.store.tables(&filter).await?;
    let next = page.next(found.len(), found.last().map(|last| (last.last, last.table.as_str())));
    Ok(Json(TableList { tables: found.iter().map(TableShape::from).collect(), next }))
}

/// Who is to sit in a chair.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Chair {
    /// The caller.
    Me,
    /// Anybody.
    Open,
    /// One of our bots.
    Bot {
        /// Its id.
        #[schema(max_length = 64)]
        bot: String,
    },
    /// A program that somebody registered, and that is connected.
    Program {
        /// Its id.
        #[schema(max_length = 64)]
        program: String,
    },
}

/// A table to be set up.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    #[schema(max_length = 64, examples("puerto-rico"))]
    game: String,
    /// Who is to sit where: as many chairs as players. If none is open the game begins at once.
    #[schema(min_items = 1, max_items = 6)]
    chairs: Vec<Chair>,
    /// Options of the game; what is not said is as usual. Options of pace (`together`) go by the clock: on with days.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The caller's name at this table.
    #[schema(max_length = 24, nullable = false)]
    name: Option<String>,
    /// May anybody sit down?
    #[serde(default)]
    open: bool,
    /// May others watch?
    #[serde(default = "yes")]
    spectators: bool,
    /// Watchers see every hand, but this many moves later.
    #[schema(minimum = 1, maximum = 200, nullable = false)]
    watch_delay_moves: Option<u16>,
    /// Watchers see every hand, but this many minutes later.
    #[schema(minimum = 1, maximum = 1_440, nullable = false)]
    watch_delay_minutes: Option<u16>,
    /// How long people may think; without it, as long as they like.
    #[schema(nullable = false)]
    clock: Option<ClockShape>,
    /// Is it drawn who sits where?
    #[serde(default = "yes")]
    draw_seats: bool,
    /// May players ask the coach?
    #[serde(default)]
    coach: bool,
    /// Does it count for the players' ratings? Without coach and programs, and only for people with an account.
    #[serde(default)]
    rated: bool,
    /// How long our bots pause before a decision, in milliseconds.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 10_000)]
    bot_pause: i64,
    /// After this many seconds without an answer a program is replaced by one of our bots.
    #[serde(default = "sixty")]
    #[schema(minimum = 5, maximum = 600)]
    program_seconds: i64,
}

fn yes() -> bool {
    true
}

fn sixty() -> i64 {
    60
}

/// Sets up a table.
///
/// With an `Idempotency-Key` the same request sets up one table, however often it comes; a key that came with another
/// game or other options is refused with 422.
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables", operation_id = "createTable", security(("token" = ["tables"])),
    params(Named),
    request_body = NewTable,
    responses(
        (status = 201, description = "The table", body = TableState),
        (status = 200, description = "The table that this request set up before", body = TableState),
    ),
)]
pub async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    named: Named,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableState>), Refused> {
    caller.may(Scope::Tables)?;
    let id = named.id("table", caller.person());
    let unprocessable = |why: &str| Refused::unreadable(StatusCode::UNPROCESSABLE_ENTITY, why);
    let unknown =
        || Problem::new(StatusCode::CONFLICT, table::Refusal::NoSuchGame(new.game.clone()).phrase());
    let game = GameId::parse(&new.game).ok_or_else(unknown)?;
    if !(1..=6).contains(&new.chairs.len()) {
        return Err(unprocessable("there are one to six chairs"));
    }
    if !(0..=10_000).contains(&new.bot_pause) || !(5..=600).contains(&new.program_seconds) {
        return Err(unprocessable("bot-pause is up to 10000, program-seconds from 5 to 600"));
    }
    let watch_delay = match (new.watch_delay_moves, new.watch_delay_minutes) {
        (None, None) => None,
        (Some(count), None) => Some(Delay::Moves(count)),
        (None, Some(count)) => Some(Delay::Minutes(count)),
        (Some(_), Some(_)) => return Err(unprocessable("a delay is in moves or in minutes")),
    };
    let clock = match &new.clock {
        None => None,
        Some(shape) => {
            if let Some(bot) = &shape.bot {
                bot_for(game, bot)?;
            }
            let clock = shape.clock();
            Some(clock.ok_or_else(|| unprocessable("a clock has bank-seconds, or days"))?)
        }
    };
    if new.rated {
        may_be_rated(&app, &caller, &new.chairs).await?;
    }
    let options = TableOptions {
        watch_delay,
        clock,
        open: new.open,
        code: new_id(16),
        spectators: new.spectators,
        draw_seats: new.draw_seats,
        coach: new.coach,
        rated: new.rated,
        bot_pause: new.bot_pause,
        program_limit: new.program_seconds * 1000,
        ..TableOptions::default()
    };
    let mut setup = SetupText { players: new.chairs.len() as u8, options: new.options };
    set_pace(game, options.clock.as_ref(), &mut setup.options);
    // Was it set up before?
    let again = async || -> Result<_, Refused> {
        let made = app.host.open(&id).await?.read();
        match same(&made.first_created(), game, &setup, &options) {
            true => Ok((StatusCode::OK, caller.state(&id).await?)),
            false => Err(key_reused()),
        }
    };
    if named.key.is_some() && app.host.open(&id).await.is_ok() {
        return again().await;
    }
    caller.may_bring()?;
    let mut commands = Vec::new();
    for (at, chair) in new.chairs.iter().enumerate() {
        let number = Some(at as u8 + 1);
        commands.push(match chair {
            Chair::Open => continue,
            Chair::Me => caller.sit(number, new.name.as_deref(), None),
            Chair::Bot { bot } => {
                let bot = bot_for(game, bot)?.to_string();
                Command::AddBot { chair: number, bot, name: bot_name(at) }
            }
            Chair::Program { program } => program_for(&app, &caller, game, program, number).await?,
        });
    }
    if commands.len() == new.chairs.len() {
        commands.push(Command::Start);
    }
    let creation = Creation {
        table: id.clone(),
        game: game.id().into(),
        setup: setup.clone(),
        options: options.clone(),
        owner: caller.person().clone(),
        seed: app.config.seeds.of_table(),
        opening: None,
    };
    match app.host.create(creation, &commands, app.now(), caller.origin()).await {
        Ok(()) => Ok((StatusCode::CREATED, caller.state(&id).await?)),
        Err(HostError::Store(StoreError::Exists(_))) => again().await,
        Err(error) => Err(refused(error, &caller, game)),
    }
}

/// May this caller set up a rated table with these chairs? As on the page.
async fn may_be_rated(app: &App, caller: &Caller, chairs: &[Chair]) -> Result<(), Refused> {
    if caller.bot().is_some() || chairs.iter().any(|chair| matches!(chair, Chair::Program { .. })) {
        return Err(Problem::new(StatusCode::CONFLICT, phrase!("people-rated-no-programs")).into());
    }
    match app.store.people().account(caller.person()).await {
        Ok(_) => Ok(()),
        Err(StoreError::NotFound(_)) => Err(Problem::forbidden(phrase!("people-rated-needs-account")).into()),
        Err(error) => Err(error.into()),
    }
}

/// Was this table set up like this? (Who sat down when it was set up may have left since.)
fn same(created: &Created, game: GameId, setup: &SetupText, options: &TableOptions) -> bool {
    let options = TableOptions { code: created.options.code.clone(), ..options.clone() };
    let read = |setup: &SetupText| game.setup(setup).ok();
    created.game == game.id() && created.options == options && read(&created.setup) == read(setup)
}

/// A table, and what it has to do with the caller.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}", tag = "tables", operation_id = "showTable", security(("token" = ["read"])),
    params(AtTable),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn show(caller: Caller, AtTable(id): AtTable) -> Answer<TableState> {
    let (_, table) = caller.look(&id).await?;
    Ok(Json(TableState::of(&table, &caller)))
}
