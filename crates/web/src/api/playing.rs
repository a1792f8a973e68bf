//! Deciding for a seat: plays, taking them back, leaving the seat to a bot and coming back.

use super::{
    caller::{Caller, Scope},
    doing::{Answer, refused},
    extract::{AtSeat, Body, Named},
    problems::{Refused, key_reused},
    shapes::{TableState, decision},
};
use crate::{
    App,
    host::{HostError, bot_name},
};
use axum::{Json, extract::State, http::StatusCode};
use catalog::GameId;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Command, Key, Table, decision::Known};
use utoipa::ToSchema;

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
/// request that was carried out before is answered as it was then, also after an undo, a withdrawal or a restart of the
/// server, and nothing happens again; a key that came with another request is refused with 422.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/play", tag = "play", operation_id = "play",
    security(("token" = ["play"])),
    params(AtSeat, Named),
    request_body = Play, responses((status = 200, description = "It is played", body = Played)),
)]
pub async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    at: AtSeat,
    Named { key: name }: Named,
    Body(sent): Body<Play>,
) -> Answer<Played> {
    caller.may(Scope::Play)?;
    let answered: table::Decision =
        sent.decision.parse().map_err(|why| Refused::unreadable(StatusCode::UNPROCESSABLE_ENTITY, why))?;
    let key = name.map(|name| Key::new(&name, answered, &sent.actions));
    let (hosted, table) = caller.find(&at.table).await?;
    let game = table.game();
    let played = Played { decision: sent.decision, actions: sent.actions.clone() };
    // Was it carried out before? Asked again after a refusal: the same request may be under way twice.
    let known = |table: &Table| {
        let holds = table.seats_of(caller.person()).contains(at.seat);
        key.filter(|_| holds).map_or(Known::New, |key| table.known(at.seat, key))
    };
    match known(&table) {
        Known::Done => return Ok(Json(played)),
        Known::Other => return Err(key_reused()),
        Known::New => {}
    }
    let command = Command::Play { seat: at.seat, actions: sent.actions, decision: answered, key };
    let error = match app.host.command(&at.table, &command, &caller.who(), app.now()).await {
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

/// What to undo.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Undo {
    /// The step the game is at: a request that comes twice undoes once.
    step: u32,
    /// All decisions of the turn, rather than the last one?
    #[serde(default)]
    turn: bool,
}

/// Undoes the seat's last decision, or its turn, as far as nobody has seen or drawn anything since.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/undo", tag = "play", operation_id = "undo",
    security(("token" = ["play"])),
    params(AtSeat),
    request_body = Undo, responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn undo(caller: Caller, at: AtSeat, Body(what): Body<Undo>) -> Answer<TableState> {
    let Undo { step, turn } = what;
    caller.have_done(Scope::Play, &at.table, |_| Command::UndoAt { seat: at.seat, step, turn }).await
}

/// A handler that needs nothing but a seat, has a command carried out and answers the table.
macro_rules! of_a_seat {
    ($(#[doc = $about:literal])* $name:ident, $id:tt, $path:tt, |$at:ident, $game:ident| $command:expr) => {
        $(#[doc = $about])*
        #[utoipa::path(
            post, path = $path, tag = "play", operation_id = $id, security(("token" = ["play"])), params(AtSeat),
            responses((status = 200, description = "The table", body = TableState)),
        )]
        pub async fn $name(caller: Caller, $at: AtSeat) -> Answer<TableState> {
            caller.have_done(Scope::Play, &$at.table, |$game| $command).await
        }
    };
}

of_a_seat! {
    /// Withdraws a sealed choice that is not open yet.
    ///
    /// What is asked then is another decision: the answer to the one before is stale.
    withdraw, "withdraw", "/api/v1/tables/{table}/seats/{seat}/withdraw",
    |at, _game| Command::Withdraw { seat: at.seat }
}

of_a_seat! {
    /// Resigns: one of our bots takes over, for good.
    resign, "resign", "/api/v1/tables/{table}/seats/{seat}/resign",
    |at, game| Command::Resign { seat: at.seat, bot: stand_in(game), name: bot_name(at.seat.index()) }
}

of_a_seat! {
    /// Lets one of our bots play the seat for a while.
    hand_over, "handOver", "/api/v1/tables/{table}/seats/{seat}/hand-over",
    |at, game| Command::HandOver { seat: at.seat, bot: stand_in(game), name: bot_name(at.seat.index()) }
}

of_a_seat! {
    /// Takes the seat back from the bot that stands in for the caller.
    come_back, "comeBack", "/api/v1/tables/{table}/seats/{seat}/return",
    |at, _game| Command::Return { seat: at.seat }
}

/// The bot that plays for somebody who has gone.
fn stand_in(game: GameId) -> String {
    bots::usual(game).into()
}
