//! One seat: its view, drafts and standing orders.

use super::{
    caller::{Caller, Scope},
    doing::{Answer, refused},
    extract::{AtSeat, AtTable, Body},
    problems::Refused,
    shapes::{self, ActionShape, SeatView, TableState},
};
use crate::problem::Problem;
use axum::{Json, http::StatusCode};
use game::phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Command;
use utoipa::ToSchema;

fn not_begun() -> Refused {
    Problem::new(StatusCode::CONFLICT, phrase!("problem-not-begun")).into()
}

/// What everybody at the table can know: the view of a spectator.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/view", tag = "play", operation_id = "watchTable",
    security(("token" = ["read"])), params(AtTable),
    responses((status = 200, description = "The view", body = SeatView)),
)]
pub async fn watch(caller: Caller, AtTable(id): AtTable) -> Answer<SeatView> {
    let (_, table) = caller.look(&id).await?;
    SeatView::of(&table, &caller, None).map(Json).ok_or_else(not_begun)
}

/// What a seat of the caller's can know, what is asked of it, and all that the rules allow.
///
/// At tables where watchers see everything later, a watcher gets what any seat could know then.
#[utoipa::path(
    get, path = "/api/v1/tables/{table}/seats/{seat}", tag = "play", operation_id = "showSeat",
    security(("token" = ["read"])), params(AtSeat),
    responses((status = 200, description = "The view", body = SeatView)),
)]
pub async fn show(caller: Caller, at: AtSeat) -> Answer<SeatView> {
    let (_, seen) = caller.look(&at.table).await?;
    // Who watches with a delay may look from every seat.
    let table = match seen.is_past() && at.seat.index() < seen.holders().len() {
        true => seen,
        false => caller.look_from(&at).await?.1,
    };
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
pub async fn try_actions(caller: Caller, at: AtSeat, Body(tried): Body<Try>) -> Answer<Draft> {
    let (_, table) = caller.look_from(&at).await?;
    let words = caller.tongue_of(table.game());
    let draft = table.try_actions(at.seat, &tried.actions, &caller.who());
    let draft = draft.map_err(|refusal| {
        let asked = shapes::decision(&table, &words, at.seat);
        refused(refusal.into(), &caller, table.game()).now_asked(asked)
    })?;
    Ok(Json(Draft {
        actions: shapes::actions(&table, &words, &draft.view, at.seat, &draft.legal),
        view: draft.view.json(),
        draws: draft.barrier,
    }))
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
pub async fn orders(caller: Caller, at: AtSeat) -> Answer<Vec<OrderShape>> {
    let (_, table) = caller.look_from(&at).await?;
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
pub async fn order(caller: Caller, at: AtSeat, Body(switch): Body<Switch>) -> Answer<TableState> {
    let AtSeat { table, seat, order } = at;
    let command = Command::SetOrder { seat, order: order.unwrap_or_default(), on: switch.on };
    caller.have_done(Scope::Play, &table, |_| command).await
}
