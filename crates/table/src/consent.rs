//! What needs the others: undo beyond the barrier, a bot for an absent person, breaking off. And what does not: handing
//! one's own seat to a bot, coming back, giving up.

use crate::{
    Table,
    command::{SealedChange, Who},
    decide::{Pen, person},
    entry::{Body, Change, Millis, Request},
    people::{Holder, PersonId, RETURNS_LIMIT, StandsIn, check_id, clean_name},
    quota::{Habit, Whose},
    refusal::Refusal,
};
use game::Seat;
use std::collections::BTreeSet;

/// A request that waits for answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// What is asked.
    pub request: Request,
    /// By whom.
    pub person: PersonId,
    /// The entry that asked.
    pub entry: u32,
    /// When that was.
    pub at: Millis,
    /// Who has not agreed yet.
    pub missing: BTreeSet<PersonId>,
}

impl Pending {
    /// Does a decision of this seat make the request pointless?
    pub(crate) fn lapses(&self, acted: Seat) -> bool {
        match &self.request {
            Request::Undo { .. } => true,
            Request::TakeOver { seat, .. } => *seat == acted,
            Request::Stop | Request::Pause => false,
        }
    }
}

impl Table {
    /// The request that waits for answers, if one does.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Has this seat's person left a decision unanswered for so long that the others may do without their consent?
    ///
    /// A person who has sealed a choice counts as absent like one who has not: if they did not, a take-over that fails to happen
    /// would tell the others who has chosen. Nothing is lost by it, for the choice stands.
    pub fn is_absent(&self, seat: Seat, now: Millis) -> bool {
        match self.clock() {
            // Where there are clocks, they tell.
            Some(_) => self.is_flagged(seat),
            None => self.to_act().contains(seat) && now - self.asked_at >= self.created.options.absent_after,
        }
    }

    pub(crate) fn pending_request(
        &self,
        request: Request,
        asker: PersonId,
        entry: u32,
        at: Millis,
    ) -> Pending {
        // Programs agree to everything.
        let people = self.holders.iter().filter(|holder| holder.program_of().is_none());
        let mut missing: BTreeSet<PersonId> = people.filter_map(Holder::person).cloned().collect();
        missing.remove(&asker);
        if request == Request::Stop {
            let late = self.clocks.flagged.iter().filter_map(|seat| self.holders[seat.index()].person());
            late.for_each(|person| _ = missing.remove(person));
        }
        if let Request::TakeOver { seat, .. } = &request {
            let target = self.holders[seat.index()].person();
            if let Some(target) = target.filter(|_| self.is_absent(*seat, at)) {
                missing.remove(target);
            }
        }
        Pending { request, person: asker, entry, at, missing }
    }

    pub(crate) fn ask(&self, pen: &mut Pen, who: &Who, request: &Request) -> Result<(), Refusal> {
        self.playing()?;
        // The administrator may end any game early.
        if (who, request) == (&Who::Host, &Request::Stop) {
            self.stop(pen);
            return Ok(());
        }
        let asker = self.seated(who)?;
        if self.pending.is_some() {
            return Err(Refusal::RequestOpen);
        }
        if self.is_program(asker) {
            return Err(Refusal::ForPeople);
        }
        let request = self.check_request(request)?;
        self.once_more(Habit::Requests, Whose::Person(asker.clone()))?;
        if let (Request::Undo { .. }, Some(seat)) = (&request, self.seats_of(asker).first()) {
            self.may_undo(seat)?;
        }
        let pending = self.pending_request(request.clone(), asker.clone(), 0, pen.now);
        if pending.missing.is_empty() {
            return self.grant(pen, &pending);
        }
        pen.write(&Body::ConsentAsked { request, person: asker.clone() });
        Ok(())
    }

    fn check_request(&self, request: &Request) -> Result<Request, Refusal> {
        match request {
            Request::Undo { step } if *step >= self.step() || (*step as usize) < self.opening_len() => {
                Err(Refusal::NoSuchStep(*step))
            }
            Request::Undo { .. } if self.created.options.duplicate => Err(Refusal::SameChance),
            Request::Pause if self.clock().is_none() => Err(Refusal::NoClock),
            Request::Pause if self.is_paused() => Err(Refusal::Paused),
            Request::Undo { .. } | Request::Stop | Request::Pause => Ok(request.clone()),
            Request::TakeOver { seat, bot, name } => {
                let holder = self.holders.get(seat.index()).ok_or(Refusal::NotYourSeat(*seat))?;
                if holder.person().is_none() {
                    return Err(Refusal::BotAlready(*seat));
                }
                check_id(bot)?;
                Ok(Request::TakeOver { seat: *seat, bot: bot.clone(), name: clean_name(name)? })
            }
        }
    }

    pub(crate) fn agree(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        self.playing()?;
        let person = person(who)?;
        let pending = self.pending.as_ref().ok_or(Refusal::NoRequest)?;
        if !pending.missing.contains(person) {
            return Err(Refusal::NotAsked);
        }
        pen.write(&Body::ConsentGiven { person: person.clone() });
        let needed = |missing: &&PersonId| *missing != person && !self.is_waived(pending, missing, pen.now);
        if pending.missing.iter().any(|missing| needed(&missing)) { Ok(()) } else { self.grant(pen, pending) }
    }

    /// Is it the person whose seat is to be taken over, and absent by now?
    fn is_waived(&self, pending: &Pending, person: &PersonId, now: Millis) -> bool {
        match &pending.request {
            Request::TakeOver { seat, .. } => {
                self.holders[seat.index()].person() == Some(person) && self.is_absent(*seat, now)
            }
            Request::Undo { .. } | Request::Stop | Request::Pause => false,
        }
    }

    /// The moment from which on the take-over that was asked for needs nobody's consent any more. The person it is about has
    /// left a decision unanswered for so long; others who have left the question unanswered for as long are away, too.
    pub fn take_over_due(&self) -> Option<Millis> {
        let pending = self.pending.as_ref()?;
        let Request::TakeOver { seat, .. } = &pending.request else { return None };
        let target = self.holders[seat.index()].person();
        if self.clock().is_some() && !self.is_flagged(*seat) {
            return None;
        }
        let others = pending.missing.iter().any(|missing| Some(missing) != target);
        let since = if others { self.asked_at.max(pending.at) } else { self.asked_at };
        self.to_act().contains(*seat).then(|| since.saturating_add(self.created.options.absent_after))
    }

    pub(crate) fn take_over_absent(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        self.playing()?;
        let pending = self.pending.as_ref().ok_or(Refusal::NoRequest)?;
        if *who != Who::Host || self.take_over_due().is_none_or(|at| at > pen.now) {
            return Err(Refusal::NotAsked);
        }
        self.grant(pen, pending)
    }

    pub(crate) fn refuse(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        self.playing()?;
        let person = self.seated(who)?;
        if self.is_program(person) {
            return Err(Refusal::ForPeople);
        }
        self.pending.as_ref().ok_or(Refusal::NoRequest)?;
        pen.write(&Body::ConsentRefused { person: person.clone() });
        Ok(())
    }

    fn grant(&self, pen: &mut Pen, pending: &Pending) -> Result<(), Refusal> {
        match &pending.request {
            Request::Undo { step } => {
                let seat = self.seats_of(&pending.person).first().ok_or(Refusal::NotSeated)?;
                let epoch = self.epoch + u32::from(self.created.options.lesson.is_none());
                self.write_undo(pen, seat, *step, epoch);
            }
            Request::TakeOver { seat, bot, name } => {
                let holder = self.bot_for(*seat, bot, name, false)?;
                pen.write(&Body::SeatChanged { seat: *seat, holder, why: Change::TakenOver });
                // What was chosen in time stands, and the bot decides from then on.
                if !self.has_chosen(*seat) {
                    self.forget_choice(pen, *seat);
                }
            }
            Request::Stop => self.stop(pen),
            Request::Pause => pen.write(&Body::Paused),
        }
        Ok(())
    }

    fn stop(&self, pen: &mut Pen) {
        pen.write(&Body::Stopped { seed: hex::encode(self.seed) });
        pen.sealed(SealedChange::Clear);
    }

    pub(crate) fn hand_over(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        bot: &str,
        name: &str,
    ) -> Result<(), Refusal> {
        self.playing()?;
        person(who)?;
        self.right_to(seat, who)?;
        let holder = self.bot_for(seat, bot, name, false)?;
        self.once_more(Habit::HandOvers, Whose::Seat(seat))?;
        pen.write(&Body::SeatChanged { seat, holder, why: Change::HandedOver });
        Ok(())
    }

    /// The programs that are to decide, and the moment from which on a bot plays for each.
    pub fn silent_programs(&self) -> Vec<(Seat, Millis)> {
        let asked = self.to_act().iter().filter(|&seat| !self.has_chosen(seat));
        let programs = asked.filter(|&seat| self.holders[seat.index()].program_of().is_some());
        programs
            .map(|seat| (seat, self.asked_at.saturating_add(self.created.options.program_limit)))
            .collect()
    }

    pub(crate) fn stand_in(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        bot: &str,
        name: &str,
    ) -> Result<(), Refusal> {
        self.playing()?;
        let due = self.silent_programs().into_iter().any(|(due, at)| due == seat && at <= pen.now);
        if *who != Who::Host || !due {
            return Err(Refusal::NotDue(seat));
        }
        let holder = self.bot_for(seat, bot, name, false)?;
        pen.write(&Body::SeatChanged { seat, holder, why: Change::Silent });
        self.forget_choice(pen, seat);
        Ok(())
    }

    pub(crate) fn is_program(&self, person: &PersonId) -> bool {
        let mut programs = self.holders.iter().filter(|holder| holder.program_of().is_some());
        programs.any(|holder| holder.person() == Some(person))
    }

    pub(crate) fn resign(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        bot: &str,
        name: &str,
    ) -> Result<(), Refusal> {
        self.playing()?;
        person(who)?;
        self.right_to(seat, who)?;
        let holder = self.bot_for(seat, bot, name, true)?;
        pen.write(&Body::Resigned { seat, holder });
        Ok(())
    }

    pub(crate) fn come_back(&self, pen: &mut Pen, who: &Who, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        let person = person(who)?;
        let holder = self.holders.get(seat.index()).ok_or(Refusal::NotYourSeat(seat))?;
        match holder.stands_in() {
            Some(stands_in) if stands_in.person == *person && !stands_in.resigned => {
                if self.silences.get(&seat).copied().unwrap_or_default() > RETURNS_LIMIT {
                    return Err(Refusal::SilentEnough(RETURNS_LIMIT));
                }
                self.once_more(Habit::Returns, Whose::Seat(seat))?;
                let (name, program_of) = (stands_in.name.clone(), stands_in.program_of.clone());
                let holder = Holder::Person { person: person.clone(), name, program_of };
                pen.write(&Body::SeatChanged { seat, holder, why: Change::Returned });
                self.forget_choice(pen, seat);
                Ok(())
            }
            _ => Err(Refusal::NoReturn(seat)),
        }
    }

    /// A player who takes over a seat chooses again.
    pub(crate) fn forget_choice(&self, pen: &mut Pen, seat: Seat) {
        self.unseal(pen, seat);
    }

    pub(crate) fn bot_for(
        &self,
        seat: Seat,
        bot: &str,
        name: &str,
        resigned: bool,
    ) -> Result<Holder, Refusal> {
        check_id(bot)?;
        match &self.holders[seat.index()] {
            Holder::Person { person, name: own, program_of } => {
                let (person, name_before, program_of) = (person.clone(), own.clone(), program_of.clone());
                let stands_in = StandsIn { person, name: name_before, resigned, program_of };
                Ok(Holder::Bot { bot: bot.into(), name: self.name_for(name)?, stands_in: Some(stands_in) })
            }
            _ => Err(Refusal::BotAlready(seat)),
        }
    }
}
