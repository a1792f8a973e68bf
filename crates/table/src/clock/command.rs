//! What people and the host may ask of clocks: hours, resuming, flags that fall, bots for those whose time is up.

use super::{AtEnd, Hours};
use crate::{
    Table,
    command::Who,
    decide::{Pen, person},
    entry::{Body, Change},
    people::check_id,
    refusal::Refusal,
    state::Phase,
};
use game::Seat;

/// How often one person may say at one table when they play.
const ANNOUNCEMENTS: u32 = 200;

impl Table {
    pub(crate) fn check_clock(options: &crate::TableOptions) -> Result<(), Refusal> {
        let Some(clock) = &options.clock else { return Ok(()) };
        if let AtEnd::StandIn { bot } = &clock.at_end {
            check_id(bot)?;
        }
        if clock.pace.is_sensible() { Ok(()) } else { Err(Refusal::BadClock) }
    }

    pub(crate) fn set_hours(&self, pen: &mut Pen, who: &Who, hours: &Hours) -> Result<(), Refusal> {
        let person = person(who)?;
        if matches!(self.phase, Phase::Finished | Phase::Stopped) {
            return Err(Refusal::Over);
        }
        if self.clock().is_none() {
            return Err(Refusal::NoClock);
        }
        if !self.concerned().contains(person) {
            return Err(Refusal::NotSeated);
        }
        let before = self.clocks.hours.get(person);
        if before == Some(hours) {
            return Ok(());
        }
        hours.check(before, pen.now).map_err(Refusal::Hours)?;
        if self.clocks.announced.get(person).is_some_and(|&often| often >= ANNOUNCEMENTS) {
            return Err(Refusal::LogFull);
        }
        pen.write(&Body::HoursSet { person: person.clone(), hours: hours.clone() });
        Ok(())
    }

    pub(crate) fn resume(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        self.playing()?;
        let person = self.seated(who)?;
        if !self.clocks.paused {
            return Err(Refusal::NotPaused);
        }
        pen.write(&Body::Resumed { person: person.clone() });
        Ok(())
    }

    /// The flag of a seat falls (the host): what follows was chosen at the start.
    pub(crate) fn fall(&self, pen: &mut Pen, who: &Who, seat: Seat, name: &str) -> Result<(), Refusal> {
        self.playing()?;
        let clock = self.clock().ok_or(Refusal::NoClock)?;
        let due = self.next_flag().is_some_and(|(next, at)| next == seat && at <= pen.now);
        if *who != Who::Host || !due {
            return Err(Refusal::NotDue(seat));
        }
        match &clock.at_end {
            AtEnd::StandIn { bot } => self.replace(pen, seat, bot, name),
            AtEnd::OpponentsDecide => {
                pen.write(&Body::FlagFell { seat });
                Ok(())
            }
        }
    }

    /// An opponent calls a bot for somebody whose time is up.
    pub(crate) fn call_stand_in(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        bot: &str,
        name: &str,
    ) -> Result<(), Refusal> {
        self.playing()?;
        let asker = self.seated(who)?;
        if !self.clocks.flagged.contains(seat) || self.seats_of(asker).contains(seat) {
            return Err(Refusal::NotDue(seat));
        }
        if self.is_program(asker) {
            return Err(Refusal::ForPeople);
        }
        self.replace(pen, seat, bot, name)
    }

    fn replace(&self, pen: &mut Pen, seat: Seat, bot: &str, name: &str) -> Result<(), Refusal> {
        let holder = self.bot_for(seat, bot, name, false)?;
        pen.write(&Body::SeatChanged { seat, holder, why: Change::OutOfTime });
        self.forget_choice(pen, seat);
        Ok(())
    }
}
