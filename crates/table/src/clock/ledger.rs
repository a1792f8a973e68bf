//! What every clock has left, entry by entry.

use super::{DAY, Hours, Pace, RETURN_TIME, Reading};
use crate::{
    Table,
    entry::{Body, By, Change, Millis},
    people::PersonId,
    state::Phase,
};
use game::{Seat, Seats};
use std::collections::BTreeMap;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Clocks {
    hands: BTreeMap<Seat, Hand>,
    /// What seats got when their turns ended, oldest first: taken back with the steps.
    grants: Vec<Grant>,
    pub hours: BTreeMap<PersonId, Hours>,
    /// How often each person said when they play.
    pub announced: BTreeMap<PersonId, u32>,
    /// The seats that were asked after the last entry.
    asked: Seats,
    pub paused: bool,
    pub flagged: Seats,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Hand {
    left: Millis,
    run: Option<Run>,
}

/// A clock that runs, by the hours that were known when it began to.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Run {
    since: Millis,
    hours: Hours,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Grant {
    step: u32,
    seat: Seat,
    amount: Millis,
}

/// What an entry is to the clocks.
pub(crate) enum Tick {
    Nothing,
    Start,
    /// A seat decided: by whom, and when it did so if that was before the entry.
    Act(Seat, By, Option<Millis>),
    Undo(u32),
    Return(Seat),
    Hours(PersonId, Hours),
    Fall(Seat),
    Pause,
    Resume,
}

impl Tick {
    pub fn of(body: &Body) -> Tick {
        match body {
            Body::Started { .. } => Tick::Start,
            Body::Action { seat, by, decided, .. } => Tick::Act(*seat, *by, *decided),
            Body::UndoTo { step, .. } => Tick::Undo(*step),
            Body::SeatChanged { seat, why: Change::Returned, .. } => Tick::Return(*seat),
            Body::HoursSet { person, hours } => Tick::Hours(person.clone(), hours.clone()),
            Body::FlagFell { seat } => Tick::Fall(*seat),
            Body::Paused => Tick::Pause,
            Body::Resumed { .. } => Tick::Resume,
            _ => Tick::Nothing,
        }
    }
}

impl Pace {
    /// What every clock begins with.
    fn beginning(self) -> Millis {
        match self {
            Pace::Live { bank, .. } => bank,
            Pace::Days { days } => Millis::from(days) * DAY,
        }
    }

    /// What a seat gets when its turn ends with this much left.
    fn grant(self, left: Millis) -> Millis {
        match self {
            Pace::Live { increment, .. } => increment,
            Pace::Days { .. } => self.beginning() - left,
        }
    }

    /// How much of the time from one moment to another counts.
    fn spent(self, run: &Run, until: Millis) -> Millis {
        match self {
            Pace::Live { .. } => (until - run.since).max(0),
            Pace::Days { .. } => run.hours.counted(run.since, until.max(run.since)),
        }
    }

    fn deadline(self, run: &Run, left: Millis) -> Millis {
        match self {
            Pace::Live { .. } => run.since.saturating_add(left.max(0)),
            Pace::Days { .. } => run.hours.after(run.since, left),
        }
    }
}

impl Hand {
    fn stop(&mut self, pace: Pace, at: Millis) {
        if let Some(run) = self.run.take() {
            self.left = (self.left - pace.spent(&run, at)).max(0);
        }
    }
}

impl Clocks {
    pub fn reading(&self, seat: Seat, pace: Pace) -> Option<Reading> {
        let hand = self.hands.get(&seat)?;
        let deadline = hand.run.as_ref().map(|run| pace.deadline(run, hand.left));
        Some(Reading {
            seat,
            left: hand.left.max(0),
            since: hand.run.as_ref().map(|run| run.since),
            deadline,
            warning: deadline.map(|deadline| deadline.saturating_sub(pace.warning())),
            fallen: self.flagged.contains(seat),
        })
    }

    /// Since when a clock runs.
    pub fn since(&self, seat: Seat) -> Option<Millis> {
        Some(self.hands.get(&seat)?.run.as_ref()?.since)
    }

    pub fn left_if_stopped(&self, seat: Seat, pace: Pace, at: Millis) -> Millis {
        let mut hand = self.hands.get(&seat).cloned();
        hand.as_mut().map_or(0, |hand| {
            hand.stop(pace, at);
            hand.left.max(0)
        })
    }
}

impl Table {
    /// Brings the clocks to an entry that was just taken in.
    pub(crate) fn wind(&mut self, at: Millis, tick: Tick) {
        let Some(pace) = self.clock().map(|clock| clock.pace) else { return };
        let mut clocks = std::mem::take(&mut self.clocks);
        let (mut stops_at, mut actor) = (at, None);
        match tick {
            Tick::Nothing => {}
            Tick::Start => {
                let hand = |seat| (seat, Hand { left: pace.beginning(), run: None });
                clocks.hands = Seat::all(self.created.setup.players).map(hand).collect();
            }
            Tick::Act(seat, by, decided) => {
                actor = Some(seat);
                stops_at = decided.unwrap_or(at).min(at);
                clocks.flagged.remove(seat);
                clocks.paused &= by != By::Person;
            }
            Tick::Undo(step) => {
                while let Some(grant) = clocks.grants.pop_if(|grant| grant.step > step) {
                    if let Some(hand) = clocks.hands.get_mut(&grant.seat) {
                        hand.left -= grant.amount;
                    }
                }
            }
            Tick::Return(seat) => {
                if let Some(hand) = clocks.hands.get_mut(&seat) {
                    hand.left = match pace {
                        Pace::Live { .. } => hand.left.max(RETURN_TIME),
                        Pace::Days { .. } => pace.beginning(),
                    };
                }
            }
            Tick::Hours(person, hours) => {
                for (seat, hand) in &mut clocks.hands {
                    if self.holders[seat.index()].person() != Some(&person) {
                        continue;
                    }
                    if let Some(run) = hand.run.clone() {
                        // What is asked already keeps its window; holidays count at once.
                        let hours = Hours { holidays: hours.holidays.clone(), ..run.hours };
                        hand.stop(pace, at);
                        hand.run = Some(Run { since: at, hours });
                    }
                }
                *clocks.announced.entry(person.clone()).or_default() += 1;
                clocks.hours.insert(person, hours);
            }
            Tick::Fall(seat) => clocks.flagged.insert(seat),
            Tick::Pause => clocks.paused = true,
            Tick::Resume => clocks.paused = false,
        }
        let playing = self.phase == Phase::Playing && !clocks.paused;
        let asked = self.to_act();
        for (&seat, hand) in &mut clocks.hands {
            let holder = &self.holders[seat.index()];
            let person = holder.person().filter(|_| holder.program_of().is_none());
            let runs = playing && asked.contains(seat) && person.is_some();
            if !asked.contains(seat) || person.is_none() {
                clocks.flagged.remove(seat);
            }
            // A turn is over when its seat is no longer asked, or when others are asked besides.
            let over = actor.is_some()
                && clocks.asked.contains(seat)
                && (!asked.contains(seat) || actor == Some(seat) && asked != clocks.asked);
            if !runs || over {
                hand.stop(pace, if actor == Some(seat) { stops_at } else { at });
            }
            if over && person.is_some() {
                let amount = pace.grant(hand.left);
                hand.left += amount;
                clocks.grants.push(Grant { step: self.line.len() as u32, seat, amount });
            }
            if let Some(person) = person.filter(|_| runs && hand.run.is_none()) {
                let hours = clocks.hours.get(person).cloned().unwrap_or_default();
                hand.run = Some(Run { since: at, hours });
            }
        }
        clocks.asked = asked;
        self.clocks = clocks;
    }
}
