//! Clocks: as options of a new table, as they stand, and what people may do about them.

use super::{
    caller::{Caller, Scope},
    doing::Answer,
    extract::{AtSeat, AtTable},
    shapes::TableState,
};
use crate::host::bot_name;
use game::Seat;
use serde::{Deserialize, Serialize};
use table::{AtEnd, Clock, Command, Pace, Table, clock::SECOND};
use utoipa::ToSchema;

/// How long people may think: a bank with an increment, or days for every turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ClockShape {
    /// Live: for the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 5, maximum = 86_400, nullable = false)]
    pub bank_seconds: Option<i64>,
    /// Live: added when a turn ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 3_600, nullable = false)]
    pub increment_seconds: Option<i64>,
    /// Instead: this many of the player's daily windows for every turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 14, nullable = false)]
    pub days: Option<u8>,
    /// The id of our bot that stands in when somebody's time is up; without it, the opponents decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64, nullable = false)]
    pub bot: Option<String>,
}

impl ClockShape {
    /// The clock, if it says one thing.
    pub fn clock(&self) -> Option<Clock> {
        let pace = match (self.bank_seconds, self.increment_seconds, self.days) {
            (Some(bank), increment, None) => Pace::Live {
                bank: bank.checked_mul(SECOND)?,
                increment: increment.unwrap_or(0).checked_mul(SECOND)?,
            },
            (None, None, Some(days)) => Pace::Days { days },
            _ => return None,
        };
        let at_end = match &self.bot {
            Some(bot) => AtEnd::StandIn { bot: bot.clone() },
            None => AtEnd::OpponentsDecide,
        };
        Some(Clock { pace, at_end })
    }
}

impl From<&Clock> for ClockShape {
    fn from(clock: &Clock) -> ClockShape {
        let bot = match &clock.at_end {
            AtEnd::StandIn { bot } => Some(bot.clone()),
            AtEnd::OpponentsDecide => None,
        };
        let (bank_seconds, increment_seconds, days) = match clock.pace {
            Pace::Live { bank, increment } => (Some(bank / SECOND), Some(increment / SECOND), None),
            Pace::Days { days } => (None, None, Some(days)),
        };
        ClockShape { bank_seconds, increment_seconds, days, bot }
    }
}

/// The clock of a seat. Bots and programs have none.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatClock {
    /// Whose.
    #[schema(minimum = 1, maximum = 6)]
    pub seat: u8,
    /// Milliseconds that were left when it last stood; of days, in parts of the player's daily windows.
    pub left: i64,
    /// When the time is up, in milliseconds since 1970, if it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// From when on little is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub warning: Option<i64>,
    /// Is the time up, and do the opponents decide what follows?
    pub out_of_time: bool,
}

/// The clocks as this caller may see them.
pub fn clocks(table: &Table, caller: &Caller) -> Vec<SeatClock> {
    let mine = table.seats_of(caller.person());
    let reading = |seat: Seat| table.reading(seat, Some(seat).filter(|seat| mine.contains(*seat)));
    let shape = |reading: table::Reading| SeatClock {
        seat: reading.seat.number(),
        left: reading.left,
        deadline: reading.deadline,
        warning: reading.warning,
        out_of_time: reading.fallen,
    };
    Seat::all(table.setup().players).filter_map(reading).map(shape).collect()
}

/// Lets the clocks run again after a pause.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/resume", tag = "together", operation_id = "resume",
    security(("token" = ["play"])), params(AtTable),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn resume(caller: Caller, AtTable(id): AtTable) -> Answer<TableState> {
    caller.have_done(Scope::Play, &id, |_| Command::Resume).await
}

/// Calls one of our bots for an opponent whose time is up.
#[utoipa::path(
    post, path = "/api/v1/tables/{table}/seats/{seat}/call-bot", tag = "together", operation_id = "callBot",
    security(("token" = ["play"])), params(AtSeat),
    responses((status = 200, description = "The table", body = TableState)),
)]
pub async fn call_bot(caller: Caller, at: AtSeat) -> Answer<TableState> {
    let seat = at.seat;
    let call =
        |game| Command::CallStandIn { seat, bot: bots::usual(game).into(), name: bot_name(seat.index()) };
    caller.have_done(Scope::Play, &at.table, call).await
}
