//! How often one seat or one person may have something written that is no move, so that nobody fills the log for the
//! others; and what is still written when it is full.

use crate::{
    Table,
    command::{Command, Who},
    entry::{Body, Change, Entry, Request},
    people::{LOG_LIMIT, LOG_RESERVE, PersonId},
    refusal::Refusal,
};
use game::{Phrase, Seat, phrase};
use std::{collections::BTreeMap, fmt};

/// What is counted.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Habit {
    /// One seat's standing orders, switched.
    Orders,
    /// What one person asks of the others. A pause that they end counts as well, but nobody has to leave the clocks at rest.
    Requests,
    /// One seat handed to a bot by its person.
    HandOvers,
    /// One seat taken back from a bot by its person.
    Returns,
    /// One person sitting down before the start.
    Sits,
    /// All that is changed about the chairs of a table.
    Chairs,
}

impl Habit {
    /// How often, in one game.
    pub const fn most(self) -> u32 {
        match self {
            Habit::Orders => 200,
            Habit::Requests => 100,
            Habit::HandOvers => 50,
            // Beyond one's own hand-overs there are those of others, while one is away.
            Habit::Returns => 80,
            Habit::Sits => 50,
            Habit::Chairs => 2_000,
        }
    }

    /// The sentence for a person.
    pub(crate) fn phrase(self) -> Phrase {
        let most = self.most();
        match self {
            Habit::Orders => phrase!("refusal-enough-orders", most = most),
            Habit::Requests => phrase!("refusal-enough-requests", most = most),
            Habit::HandOvers => phrase!("refusal-enough-hand-overs", most = most),
            Habit::Returns => phrase!("refusal-enough-returns", most = most),
            Habit::Sits => phrase!("refusal-enough-sits", most = most),
            Habit::Chairs => phrase!("refusal-enough-chairs", most = most),
        }
    }
}

impl fmt::Display for Habit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let most = self.most();
        match self {
            Habit::Orders => {
                write!(f, "you have changed standing orders {most} times in this game, the most there is")
            }
            Habit::Requests => write!(f, "you have made {most} requests in this game, the most there is"),
            Habit::HandOvers => {
                write!(f, "this seat was handed to a bot {most} times in this game, the most there is")
            }
            Habit::Returns => {
                write!(f, "this seat was taken back from a bot {most} times in this game, the most there is")
            }
            Habit::Sits => write!(f, "you have sat down {most} times at this table, the most there is"),
            Habit::Chairs => {
                write!(f, "the chairs of this table were changed {most} times, the most there is")
            }
        }
    }
}

/// Whose habit it is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Whose {
    Seat(Seat),
    Person(PersonId),
    Table,
}

/// What was counted so far.
#[derive(Clone, Default)]
pub(crate) struct Counts(BTreeMap<(Habit, Whose), u32>);

impl Counts {
    /// An entry was taken in.
    pub fn count(&mut self, body: &Body) {
        let habits = match body {
            Body::OrderSet { seat, .. } => [Some((Habit::Orders, Whose::Seat(*seat))), None],
            Body::ConsentAsked { person, .. } | Body::Resumed { person } => {
                [Some((Habit::Requests, Whose::Person(person.clone()))), None]
            }
            Body::SeatChanged { seat, why: Change::HandedOver, .. } => {
                [Some((Habit::HandOvers, Whose::Seat(*seat))), None]
            }
            Body::SeatChanged { seat, why: Change::Returned, .. } => {
                [Some((Habit::Returns, Whose::Seat(*seat))), None]
            }
            Body::Sat { person, .. } => {
                [Some((Habit::Sits, Whose::Person(person.clone()))), Some((Habit::Chairs, Whose::Table))]
            }
            Body::Left { .. }
            | Body::Moved { .. }
            | Body::BotAdded { .. }
            | Body::DrawSet { .. }
            | Body::PlayersSet { .. } => [Some((Habit::Chairs, Whose::Table)), None],
            _ => [None, None],
        };
        for habit in habits.into_iter().flatten() {
            *self.0.entry(habit).or_default() += 1;
        }
    }
}

impl Table {
    /// May this be written once more?
    pub(crate) fn once_more(&self, habit: Habit, whose: Whose) -> Result<(), Refusal> {
        match self.counts.0.get(&(habit, whose)) {
            Some(&count) if count >= habit.most() => Err(Refusal::Enough(habit)),
            _ => Ok(()),
        }
    }

    /// Is there room in the log for what a command comes to? When it is full, the game can still be brought to its end: by
    /// the host, and by people who stop it or give up.
    pub(crate) fn has_room(&self, command: &Command, who: &Who, new: &[Entry]) -> Result<(), Refusal> {
        let ends = new.last().is_some_and(Entry::is_end);
        let settles = matches!(
            command,
            Command::Ask(Request::Stop) | Command::Agree | Command::Refuse | Command::Resign { .. }
        );
        // The last of the reserve is for the end itself.
        let reserve = if ends {
            LOG_RESERVE
        } else if *who == Who::Host || settles {
            LOG_RESERVE - LOG_RESERVE / 10
        } else {
            0
        };
        let full = self.entries.len() + new.len() > (LOG_LIMIT + reserve) as usize;
        if full && !new.is_empty() { Err(Refusal::LogFull) } else { Ok(()) }
    }
}
