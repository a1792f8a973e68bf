//! A table as lists show it.

use crate::{Table, clock::Clock, entry::Millis, people::Holder, state::Phase, watch::Delay};
use game::{Seats, SetupText};
use serde::{Deserialize, Serialize};

/// A table as lists show it. Holds nothing that not everybody may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Summary {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Players and options.
    pub setup: SetupText,
    /// Where it is in its life.
    pub phase: Phase,
    /// Chairs before the start, seats afterwards, in order.
    pub seats: Vec<SeatSummary>,
    /// Whose turn it is.
    pub to_act: Seats,
    /// Steps played.
    pub step: u32,
    /// The number of the last entry.
    pub entry: u32,
    /// When it was set up.
    pub created: Millis,
    /// Last activity.
    pub last: Millis,
    /// May anybody sit down?
    pub open: bool,
    /// May anybody watch?
    pub spectators: bool,
    /// How far behind watchers are, if they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch_delay: Option<Delay>,
    /// How long people may think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// By seat, when the game is over: the place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// The lesson that is played here, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// A seat as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatSummary {
    /// Who holds it.
    pub kind: SeatKind,
    /// The name shown; empty if open.
    pub name: String,
    /// The bot's id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The name of the person whose program it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program_of: Option<String>,
    /// The name of the person the bot stands in for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands_in_for: Option<String>,
    /// Did that person give up?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

/// Who holds a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Somebody's program.
    Program,
}

impl From<&Holder> for SeatSummary {
    fn from(holder: &Holder) -> SeatSummary {
        let kind = match holder {
            Holder::Open => SeatKind::Open,
            Holder::Person { program_of: Some(_), .. } => SeatKind::Program,
            Holder::Person { .. } => SeatKind::Person,
            Holder::Bot { .. } => SeatKind::Bot,
        };
        SeatSummary {
            kind,
            name: holder.name().to_string(),
            bot: holder.bot().map(str::to_string),
            program_of: holder.program_of().map(str::to_string),
            stands_in_for: holder.stands_in().map(|stands_in| stands_in.name.clone()),
            resigned: holder.stands_in().is_some_and(|stands_in| stands_in.resigned),
        }
    }
}

impl Table {
    /// The table as lists show it.
    pub fn summary(&self) -> Summary {
        Summary {
            table: self.id().to_string(),
            game: self.created.game.clone(),
            setup: self.created.setup.clone(),
            phase: self.phase,
            seats: self.holders.iter().map(SeatSummary::from).collect(),
            to_act: self.to_act(),
            step: self.step(),
            entry: self.last_entry().number,
            created: self.created_at(),
            last: self.last_entry().at,
            open: self.created.options.open,
            spectators: self.is_watchable(),
            watch_delay: self.created.options.watch_delay,
            clock: self.created.options.clock.clone(),
            places: self.result.as_ref().map(|result| result.places.clone()).unwrap_or_default(),
            lesson: self.created.options.lesson.clone(),
        }
    }
}
