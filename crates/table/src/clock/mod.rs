//! Clocks: how long people may think, and what happens when their time is up.
//!
//! Everything follows from the log. Its entries carry their time and the [`Hours`] of the players, so a restart, another
//! device or a clock that was set changes no deadline. Bots and programs have no clock (programs have their own limit).
//!
//! - A clock runs while its seat is asked, in simultaneous phases for every seat that is asked. A seat that has sealed a
//!   choice is charged up to the moment of that choice.
//! - Live: every seat has a bank, and gets the increment whenever its turn ends (when it is
//!   no longer asked, or when others are asked besides). Days: every turn has this many of the
//!   player's daily windows; a turn that is asked at 18:00 is due some days later at 18:00, local time.
//! - What is taken back gives no time back: the increments, or the new allowance, of the turns taken back are lost.
//! - A flag falls by an entry of the log, never by itself: until then the player may still decide.
//! - In a pause no clock runs. It ends when somebody resumes the game, or decides.

mod command;
mod hours;
mod ledger;

pub use hours::{HOLIDAYS_PER_YEAR, Hours, HoursFault, LEAST_WINDOW, Span, local, zones};
pub use jiff::{civil::Date, tz::TimeZone};
pub(crate) use ledger::{Clocks, Tick};

use crate::{Table, entry::Millis};
use game::Seat;
use serde::{Deserialize, Serialize};

/// A second, in milliseconds.
pub const SECOND: Millis = 1_000;
/// A minute, in milliseconds.
pub const MINUTE: Millis = 60 * SECOND;
/// An hour, in milliseconds.
pub const HOUR: Millis = 60 * MINUTE;
/// A day, in milliseconds.
pub const DAY: Millis = 24 * HOUR;

/// A player who comes back to a seat has at least this much time in a live game.
pub const RETURN_TIME: Millis = MINUTE;

/// How long people may think, and what happens at the end of their time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Clock {
    /// How long they may think.
    #[serde(flatten)]
    pub pace: Pace,
    /// What happens then.
    pub at_end: AtEnd,
}

/// How long people may think.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "pace", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Pace {
    /// Everybody is there.
    Live {
        /// For the whole game.
        bank: Millis,
        /// Added to the bank when a turn ends.
        increment: Millis,
    },
    /// Over days.
    Days {
        /// How many of the player's daily windows for every turn.
        days: u8,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "then", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum AtEnd {
    /// A bot stands in; the person may return.
    StandIn {
        /// The bot's id.
        bot: String,
    },
    /// Each opponent may call a bot, wait, or propose to stop the game, which no longer needs that person's consent.
    OpponentsDecide,
}

impl Pace {
    /// Is it a sensible one?
    pub fn is_sensible(&self) -> bool {
        match *self {
            Pace::Live { bank, increment } => {
                (5 * SECOND..=DAY).contains(&bank) && (0..=HOUR).contains(&increment)
            }
            Pace::Days { days } => (1..=14).contains(&days),
        }
    }

    /// People are warned when this much is left before the deadline.
    pub fn warning(&self) -> Millis {
        match *self {
            Pace::Live { bank, .. } => (bank / 10).clamp(10 * SECOND, MINUTE),
            Pace::Days { .. } => 6 * HOUR,
        }
    }
}

/// A seat's clock as it stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whose.
    pub seat: Seat,
    /// What is left, as far as the log says: what counted when the clock last stood. Of a game over days, in parts of the
    /// player's windows, of which each counts as a day.
    pub left: Millis,
    /// Since when it runs, if it does.
    pub since: Option<Millis>,
    /// The moment at which the time is up, if it runs.
    pub deadline: Option<Millis>,
    /// The moment from which on little is left, if it runs.
    pub warning: Option<Millis>,
    /// Has the flag fallen, and nobody decided yet what follows?
    pub fallen: bool,
}

impl Table {
    /// The clock of this game, if it has one.
    pub fn clock(&self) -> Option<&Clock> {
        self.created.options.clock.as_ref()
    }

    /// The clock of a seat as this observer may see it; nothing for bots, programs and tables without clocks.
    ///
    /// Whether others have made a sealed choice is not shown: their clocks seem to run until all have chosen.
    pub fn reading(&self, seat: Seat, observer: Option<Seat>) -> Option<Reading> {
        let clock = self.clock()?;
        let holder = self.holders.get(seat.index())?;
        if holder.person().is_none() || holder.program_of().is_some() {
            return None;
        }
        let chosen =
            (observer == Some(seat) && self.has_chosen(seat)).then(|| self.sealed.get(&seat)).flatten();
        let reading = self.clocks.reading(seat, clock.pace)?;
        Some(match chosen {
            Some(sealed) => Reading {
                left: self.clocks.left_if_stopped(seat, clock.pace, sealed.at),
                since: None,
                deadline: None,
                warning: None,
                ..reading
            },
            None => reading,
        })
    }

    /// The seat whose flag falls next, and when: among the clocks that run, those whose flag has fallen left out.
    pub fn next_flag(&self) -> Option<(Seat, Millis)> {
        let pace = self.clock()?.pace;
        let waits = |seat: &Seat| !self.has_chosen(*seat) && !self.clocks.flagged.contains(*seat);
        let running = Seat::all(self.created.setup.players).filter(waits);
        running
            .filter_map(|seat| Some((seat, self.clocks.reading(seat, pace)?.deadline?)))
            .min_by_key(|(_, deadline)| *deadline)
    }

    /// Since when a decision of this seat's person has been waited for, with or without a clock: its own choices that
    /// nobody else may know about are not waited for.
    pub fn waited_for_since(&self, seat: Seat) -> Option<Millis> {
        let asked = self.to_act().contains(seat) && !self.has_chosen(seat);
        let person = self.holders.get(seat.index()).is_some_and(|holder| holder.person().is_some());
        (asked && person).then(|| self.clocks.since(seat).unwrap_or(self.asked_at))
    }

    /// Do the clocks rest?
    pub fn is_paused(&self) -> bool {
        self.clocks.paused
    }

    /// Is this seat's time up, and do its opponents decide what follows?
    pub fn is_flagged(&self, seat: Seat) -> bool {
        self.clocks.flagged.contains(seat)
    }

    /// When this person plays, as far as this table knows.
    pub fn hours_of(&self, person: &crate::PersonId) -> Option<&Hours> {
        self.clocks.hours.get(person)
    }
}
