//! One seat: its view, drafts, plays, undo, standing orders, leaving it and coming back.

use super::{
    caller::{Caller, Scope},
    extract::{AtSeat, AtTable, Body},
    problems::{Refused, key_reused},
    room::{carry_out, refused},
    shapes::{self, ActionShape, SeatView, TableState, decision},
    tables::{key, state},
};
use crate::{App, host::HostError, pages::lobby::new::bot_name, problem::Problem, visitor::now};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
};
use game::{Seat, phrase};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::{Command, Key, Refusal, Table, decision::Known};
use utoipa::ToSchema;

/// The seat must be the caller's.
fn own(table: &Table, caller: &Caller, seat: Seat) -> Result<(), Refused> {
    if table.seats_of(caller.person()).contains(seat) {
        return Ok(());
    }
    Err(refused(Refusal::NotYourSeat(seat).into(), caller, table.game()))
}

fn not_begun() -> Refused {
    Problem::new(StatusCode::CONFLICT, phrase!("problem-not-begun")).into()
}

/// What everybody at the table can know: the view of a spectator.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/view", tag = "play", operation_id = "watchTable",
    security(("token" = ["read"])), params(("table" = String, Path, description = "The table's id")),
    responses((status = 200, description = "The view", body = SeatView)),
)]
pub async fn watch(
    State(app): State<Arc<App>>,
    caller: Caller,
    AtTable(id): AtTable,
) -> Result<Json<SeatView>, Refused> {
    caller.may(Scope::Read)?;
    let hosted = app.host.open(&id).await?;
    let table = hosted.read();
    caller.may_watch(&table)?;
    SeatView::of(&table, &caller, None).map(Json).ok_or_else(not_begun)
}

/// What a seat of the caller's can know, what is asked of it, and all that the rules allow.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/seats/{seat}", tag = "play", operation_id = "showSeat",
    security(("token" = ["read"])),
    params(AtSeat),
    responses((status = 200, description = "The view", body = SeatView)),
)]
pub async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<SeatView>, Refused> {
    caller.may(Scope::Read)?;
    let hosted = app.host.open(&at.table).await?;
    let table = hosted.read();
    caller.may_watch(&table)?;
    own(&table, &caller, at.seat)?;
    SeatView::of(&table, &caller, Some(at.seat)).map(Json).ok_or_else(not_begun)
}

/// Actions to be tried.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Try {
    /// In notation.
    #[schema(max_items = 100)]
    actions: Vec<String>,
}

/// What a list of actions would come to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Draft {
    /// The view after the actions; if the last one draws or shows something, before that one.
    #[schema(value_type = Object)]
    view: Value,
    /// What the seat could do next.
    actions: Vec<ActionShape>,
    /// Does the last action draw or show something? Then nothing can be shown of it, and nothing may follow it.
    draws: bool,
}

/// Tries actions without playing them. Stores nothing, and shows nothing that the seat does not know.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/try", tag = "play", operation_id = "tryActions",
    security(("token" = ["read"])),
    params(AtSeat),
    request_body = Try, responses((status = 200, description = "What they would come to", body = Draft)),
)]
pub async fn try_actions(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
    Body(tried): Body<Try>,
) -> Result<Json<Draft>, Refused> {
    caller.may(Scope::Read)?;
    let hosted = app.host.open(&at.table).await?;
    let table = hosted.read();
    caller.may_watch(&table)?;
    let words = caller.tongue_of(table.game());
    let draft = table.try_actions(at.seat, &tried.actions, &caller.who());
    let draft = draft.map_err(|refusal| {
        let asked = (table.seats_of(caller.person()).contains(at.seat))
            .then(|| decision(&table, &words, at.seat))
            .flatten();
        refused(refusal.into(), &caller, table.game()).now_asked(asked)
    })?;
    Ok(Json(Draft {
        actions: shapes::actions(&table, &words, &draft.view, at.seat, &draft.legal),
        view: draft.view.json(),
        draws: draft.barrier,
    }))
}

/// Actions to be played, and the decision they answer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Play {
    /// The name of the decision, as the seat's view gives it.
    #[schema(pattern = "^[0-9]{1,9}\\.[0-9]{1,9}\\.[0-9]{1,9}$", examples("17.0.0"))]
    decision: String,
    /// In notation, all or nothing. Only the last may draw or show something.
    #[schema(min_items = 1, max_items = 100)]
    actions: Vec<String>,
}

/// What was played. The same request is answered the same, however often it comes.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Played {
    /// The decision that was answered.
    decision: String,
    /// With these actions.
    actions: Vec<String>,
}

/// Plays actions, all or nothing, as the answer to the decision they name.
///
/// If something else is asked by now, the answer is 409, kind `stale`, with what is asked. With an `Idempotency-Key` a
/// request that was carried out before is answered as it was then, also after an undo or a restart of the server; a key
/// that came with another request is refused with 422.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/play", tag = "play", operation_id = "play",
    security(("token" = ["play"])),
    params(
        AtSeat,
        ("Idempotency-Key" = Option<String>, Header, description = "Names this request", max_length = 100),
    ),
    request_body = Play, responses((status = 200, description = "It is played", body = Played)),
)]
pub async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
    headers: HeaderMap,
    Body(sent): Body<Play>,
) -> Result<Json<Played>, Refused> {
    caller.may(Scope::Play)?;
    let name = key(&headers)?;
    let answered: table::Decision =
        sent.decision.parse().map_err(|why| Refused::unreadable(StatusCode::UNPROCESSABLE_ENTITY, why))?;
    let key = name.map(|name| Key::new(&name, answered, &sent.actions));
    let hosted = app.host.open(&at.table).await?;
    let played = Played { decision: sent.decision, actions: sent.actions.clone() };
    // Was it carried out before? Asked again after a refusal: the same request may be under way twice.
    let known = |table: &Table| {
        let holds = table.seats_of(caller.person()).contains(at.seat);
        key.filter(|_| holds).map_or(Known::New, |key| table.known(at.seat, key))
    };
    let game = {
        let table = hosted.read();
        caller.may_watch(&table)?;
        match known(&table) {
            Known::Done => return Ok(Json(played)),
            Known::Other => return Err(key_reused()),
            Known::New => table.game(),
        }
    };
    let command = Command::Play { seat: at.seat, actions: sent.actions, decision: answered, key };
    let error = match app.host.command(&at.table, &command, &caller.who(), now()).await {
        Ok(()) => return Ok(Json(played)),
        Err(error) => error,
    };
    let table = hosted.read();
    if known(&table) == Known::Done {
        return Ok(Json(played));
    }
    let is_refusal = matches!(error, HostError::Refused(_));
    let asked = (is_refusal && table.seats_of(caller.person()).contains(at.seat))
        .then(|| decision(&table, &caller.tongue_of(game), at.seat))
        .flatten();
    Err(refused(error, &caller, game).now_asked(asked))
}

/// Has a command carried out, and answers the table.
async fn done(
    app: &Arc<App>,
    caller: &Caller,
    id: &str,
    command: Command,
) -> Result<Json<TableState>, Refused> {
    carry_out(app, caller, id, &command).await?;
    state(app, caller, id).await
}

/// Takes back a sealed choice that is not open yet.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/withdraw", tag = "play", operation_id = "withdraw",
    security(("token" = ["play"])),
    params(AtSeat),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn withdraw(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    done(&app, &caller, &at.table, Command::Withdraw { seat: at.seat }).await
}

/// What to take back.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Undo {
    /// The step the game is at: a request that comes twice takes back once.
    step: u32,
    /// All decisions of the turn, rather than the last one?
    #[serde(default)]
    turn: bool,
}

/// Takes back the seat's last decision, or its turn, as far as nobody has seen or drawn anything since.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/undo", tag = "play", operation_id = "undo",
    security(("token" = ["play"])),
    params(AtSeat),
    request_body = Undo, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn undo(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
    Body(what): Body<Undo>,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    let command = Command::UndoAt { seat: at.seat, step: what.step, turn: what.turn };
    done(&app, &caller, &at.table, command).await
}

async fn stand_in(app: &Arc<App>, at: &AtSeat) -> Result<(String, String), Refused> {
    let game = app.host.open(&at.table).await?.read().game();
    Ok((bots::usual(game).to_string(), bot_name(at.seat.index())))
}

/// Gives up: one of our bots plays on, for good.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/resign", tag = "play", operation_id = "resign",
    security(("token" = ["play"])),
    params(AtSeat),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn resign(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    let (bot, name) = stand_in(&app, &at).await?;
    done(&app, &caller, &at.table, Command::Resign { seat: at.seat, bot, name }).await
}

/// Lets one of our bots play the seat for a while.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/hand-over", tag = "play", operation_id = "handOver",
    security(("token" = ["play"])),
    params(AtSeat),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn hand_over(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    let (bot, name) = stand_in(&app, &at).await?;
    done(&app, &caller, &at.table, Command::HandOver { seat: at.seat, bot, name }).await
}

/// Takes the seat back from the bot that stands in for the caller.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/return", tag = "play", operation_id = "comeBack",
    security(("token" = ["play"])),
    params(AtSeat),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn come_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    done(&app, &caller, &at.table, Command::Return { seat: at.seat }).await
}

/// A standing order as a seat has it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OrderShape {
    /// Its id.
    order: &'static str,
    /// In words.
    sentence: String,
    /// Is it on?
    on: bool,
}

/// The standing orders of a seat of the caller's.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/seats/{seat}/orders", tag = "play", operation_id = "listOrders",
    security(("token" = ["read"])),
    params(AtSeat),
    responses((status = 200, description = "The standing orders", body = Vec<OrderShape>)),
)]
pub async fn orders(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
) -> Result<Json<Vec<OrderShape>>, Refused> {
    caller.may(Scope::Read)?;
    let hosted = app.host.open(&at.table).await?;
    let table = hosted.read();
    caller.may_watch(&table)?;
    own(&table, &caller, at.seat)?;
    let words = caller.tongue_of(table.game());
    let shape = |order: table::Order| OrderShape {
        order: order.id,
        sentence: words.t(&format!("order-{}", order.id)),
        on: order.on,
    };
    Ok(Json(table.orders(at.seat).into_iter().map(shape).collect()))
}

/// On or off.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Switch {
    /// On?
    on: bool,
}

/// Switches a standing order.
#[utoipa::path(
    put, path = "/api/v1/tables/{table}/seats/{seat}/orders/{order}", tag = "play", operation_id = "setOrder",
    security(("token" = ["play"])),
    params(
        AtSeat,
        ("order" = String, Path, description = "The order's id"),
    ),
    request_body = Switch, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn order(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
    Body(switch): Body<Switch>,
) -> Result<Json<TableState>, Refused> {
    caller.may(Scope::Play)?;
    let order = at.order.unwrap_or_default();
    done(&app, &caller, &at.table, Command::SetOrder { seat: at.seat, order, on: switch.on }).await
}
