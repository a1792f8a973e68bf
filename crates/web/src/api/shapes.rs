//! What answers look like. Names are those of records and views: players and seats are counted from 1.

use super::{
    caller::Caller,
    clock::{self, ClockShape, SeatClock},
};
use crate::speech::Tongue;
use catalog::{AnyView, Move};
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Holder, Pending, Phase, Request, SeatKind, SeatSummary, Summary, Table, watch::Delay};
use utoipa::ToSchema;

/// Where a table is in its life.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TablePhase {
    /// People take their chairs.
    Gathering,
    /// The game runs.
    Playing,
    /// The game is over.
    Finished,
    /// The game was ended early.
    Stopped,
}

impl From<Phase> for TablePhase {
    fn from(phase: Phase) -> TablePhase {
        match phase {
            Phase::Gathering => TablePhase::Gathering,
            Phase::Playing => TablePhase::Playing,
            Phase::Finished => TablePhase::Finished,
            Phase::Stopped => TablePhase::Stopped,
        }
    }
}

/// A chair before the start, a seat afterwards.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatShape {
    /// Counted from 1.
    #[schema(minimum = 1, maximum = 6)]
    pub number: u8,
    /// `open`, `person`, `bot` (one of ours) or `program` (somebody's).
    #[schema(pattern = "^(open|person|bot|program)$")]
    pub kind: &'static str,
    /// The name shown; empty if open.
    pub name: String,
    /// The id of our bot that plays here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The name of the person whose program it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program_of: Option<String>,
    /// The name of the one our bot stands in for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands_in_for: Option<String>,
    /// Did that one give up?
    pub resigned: bool,
    /// Is a decision asked of it?
    pub to_act: bool,
    /// The place, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<u8>,
}

/// A table as lists show it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TableShape {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// The options of the game.
    pub options: BTreeMap<String, String>,
    /// Where it is in its life.
    pub phase: TablePhase,
    /// Chairs before the start, seats afterwards (it may be drawn who sits where).
    pub seats: Vec<SeatShape>,
    /// Steps played.
    pub step: u32,
    /// The number of its last entry: it rises with everything that happens.
    pub entry: u32,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// Last activity, in milliseconds since 1970.
    pub last: i64,
    /// May anybody sit down?
    pub open: bool,
    /// May anybody watch?
    pub spectators: bool,
    /// Watchers see every hand, but this many moves later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch_delay_moves: Option<u16>,
    /// Watchers see every hand, but this many minutes later.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub watch_delay_minutes: Option<u16>,
    /// How long people may think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockShape>,
}

impl From<&Summary> for TableShape {
    fn from(summary: &Summary) -> TableShape {
        let seat = |(at, seat): (usize, &SeatSummary)| SeatShape {
            number: at as u8 + 1,
            kind: match seat.kind {
                SeatKind::Open => "open",
                SeatKind::Person => "person",
                SeatKind::Bot => "bot",
                SeatKind::Program => "program",
            },
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            program_of: seat.program_of.clone(),
            stands_in_for: seat.stands_in_for.clone(),
            resigned: seat.resigned,
            to_act: summary.phase == Phase::Playing && summary.to_act.contains(Seat::new(at)),
            place: summary.places.get(at).copied(),
        };
        TableShape {
            table: summary.table.clone(),
            game: summary.game.clone(),
            players: summary.setup.players,
            options: summary.setup.options.clone(),
            phase: summary.phase.into(),
            seats: summary.seats.iter().enumerate().map(seat).collect(),
            step: summary.step,
            entry: summary.entry,
            created: summary.created,
            last: summary.last,
            open: summary.open,
            spectators: summary.spectators,
            watch_delay_moves: summary.watch_delay.and_then(|delay| match delay {
                Delay::Moves(count) => Some(count),
                Delay::Minutes(_) => None,
            }),
            watch_delay_minutes: summary.watch_delay.and_then(|delay| match delay {
                Delay::Minutes(count) => Some(count),
                Delay::Moves(_) => None,
            }),
            clock: summary.clock.as_ref().map(ClockShape::from),
        }
    }
}

/// A table with what it has to do with the one who asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TableState {
    /// As lists show it.
    #[serde(flatten)]
    pub table: TableShape,
    /// Chairs or seats that the caller decides for.
    pub yours: Vec<u8>,
    /// Seats where one of our bots stands in for the caller, who may return.
    pub away: Vec<u8>,
    /// Did the caller set it up?
    pub owner: bool,
    /// The code of the invitation, for those whom the table concerns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// May players ask the coach?
    pub coach: bool,
    /// Does it count for the players' ratings?
    pub rated: bool,
    /// Are seats drawn at the start?
    pub draw_seats: bool,
    /// After this many seconds without an answer a program is replaced by one of our bots.
    pub program_seconds: i64,
    /// What waits for consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request: Option<RequestShape>,
    /// The clocks of the seats, where people have them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// Do the clocks rest?
    pub paused: bool,
    /// SHA-256 of the seed of all chance, in hexadecimal.
    pub seed_hash: String,
    /// The result, when the game is over: as in records.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub result: Option<Value>,
}

/// Something that waits for the consent of the people at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RequestShape {
    /// The entry that asked: an answer names it.
    pub entry: u32,
    /// `undo`, `take-over`, `stop` or `pause`.
    #[schema(pattern = "^(undo|take-over|stop|pause)$")]
    pub what: &'static str,
    /// For an undo: the last step that would survive.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<u32>,
    /// For a bot that takes over: the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Is the caller asked?
    pub asks_you: bool,
}

impl RequestShape {
    fn of(pending: &Pending, caller: &Caller) -> RequestShape {
        let (what, step, seat) = match &pending.request {
            Request::Undo { step } => ("undo", Some(*step), None),
            Request::TakeOver { seat, .. } => ("take-over", None, Some(seat.number())),
            Request::Stop => ("stop", None, None),
            Request::Pause => ("pause", None, None),
        };
        let asks_you = pending.missing.contains(caller.person());
        RequestShape { entry: pending.entry, what, step, seat, asks_you }
    }
}

impl TableState {
    /// The table for this caller.
    pub fn of(table: &Table, caller: &Caller) -> TableState {
        let person = caller.person();
        let options = &table.created().options;
        TableState {
            table: TableShape::from(&table.summary()),
            yours: table.seats_of(person).iter().map(Seat::number).collect(),
            away: away(table, caller),
            owner: table.created().owner == *person,
            code: table
                .concerned()
                .contains(person)
                .then(|| options.code.clone())
                .filter(|code| !code.is_empty()),
            coach: options.coach,
            rated: options.rated,
            draw_seats: options.draw_seats,
            program_seconds: options.program_limit / 1000,
            request: table.pending().map(|pending| RequestShape::of(pending, caller)),
            clocks: clock::clocks(table, caller),
            paused: table.is_paused(),
            seed_hash: table.created().seed_hash.clone(),
            result: table.result().and_then(|result| serde_json::to_value(result).ok()),
        }
    }
}

/// The seats where a bot stands in for the caller, who may return.
pub fn away(table: &Table, caller: &Caller) -> Vec<u8> {
    let left = |holder: &Holder| {
        let stands_in = holder.stands_in();
        stands_in.is_some_and(|one| !one.resigned && one.person == *caller.person())
    };
    (1u8..).zip(table.holders()).filter(|(_, holder)| left(holder)).map(|(number, _)| number).collect()
}

/// An action that the rules allow.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ActionShape {
    /// In notation: what is sent to play it.
    #[schema(examples("settle corn"))]
    pub action: String,
    /// In words, in the asked language.
    pub sentence: String,
}

/// A decision that is asked of a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Decision {
    /// Its name: an answer gives it back. It fits this moment of this game only.
    #[schema(examples("17.0.0"))]
    pub decision: String,
    /// For which seat.
    #[schema(minimum = 1, maximum = 6)]
    pub seat: u8,
    /// What is asked, in the asked language.
    pub sentence: String,
    /// All that the rules allow.
    pub actions: Vec<ActionShape>,
}

/// What one seat, or a spectator, can know.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatView {
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Whose view; nothing for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// Where the table is in its life.
    pub phase: TablePhase,
    /// The number of the last entry.
    pub entry: u32,
    /// Steps played.
    pub step: u32,
    /// The seats that are to decide.
    pub to_act: Vec<u8>,
    /// What is asked of this seat, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// What the seat has sealed already, where several choose at the same time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealed: Option<Vec<String>>,
    /// The position as this seat knows it. Its form is the game's: the schema of views in the protocol's document.
    #[schema(value_type = Object)]
    pub view: Value,
}

/// A phrase with the names of those who sit there.
pub fn say(table: &Table, words: &Tongue, phrase: &game::Phrase) -> String {
    let name = |seat: Seat| table.holders().get(seat.index()).map(|holder| holder.name().to_string());
    words.say_with(phrase, &|seat| name(seat).unwrap_or_default())
}

/// The actions, in notation and in words.
pub fn actions(
    table: &Table,
    words: &Tongue,
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
) -> Vec<ActionShape> {
    let shape = |legal: &Move| ActionShape {
        action: legal.text.to_string(),
        sentence: say(table, words, &view.say_action(seat, legal.index)),
    };
    legal.iter().map(shape).collect()
}

/// What is asked of this seat now.
pub fn decision(table: &Table, words: &Tongue, seat: Seat) -> Option<Decision> {
    let decision = table.decision(seat)?;
    let view = table.view(Some(seat))?;
    Some(Decision {
        decision: decision.to_string(),
        seat: seat.number(),
        sentence: say(table, words, &view.ask(seat)),
        actions: actions(table, words, &view, seat, &table.legal(seat)),
    })
}

impl SeatView {
    /// What this seat of the caller's, or a spectator, can know; nothing before the start.
    pub fn of(table: &Table, caller: &Caller, seat: Option<Seat>) -> Option<SeatView> {
        let words = caller.tongue_of(table.game());
        let view = table.view(seat)?;
        Some(SeatView {
            table: table.id().to_string(),
            game: table.game().id().to_string(),
            seat: seat.map(Seat::number),
            phase: table.phase().into(),
            entry: table.last_entry().number,
            step: table.step(),
            to_act: table.to_act().iter().map(Seat::number).collect(),
            decision: seat.filter(|_| !table.is_past()).and_then(|seat| decision(table, &words, seat)),
            sealed: seat.and_then(|seat| table.own_choice(seat, &caller.who())).map(<[String]>::to_vec),
            view: view.json(),
        })
    }
}
