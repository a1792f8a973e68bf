//! Commands in, entries out: the one door of a table.

use crate::{
    Table,
    command::{Command, Decided, SealedChange, Who},
    decision::{Key, Known},
    entry::{Body, By, Entry, Millis},
    people::{CHAT_BURST, CHAT_SPAN, CHATS_EACH, CHATS_LIMIT, Holder, PersonId, clean_chat},
    refusal::Refusal,
    state::Phase,
};
use catalog::AnyPosition;
use game::Seat;

impl Table {
    /// What a command comes to, or why not. Pure: nothing has happened until the store has committed the answer and
    /// [`Table::settle`] took it in.
    pub fn decide(&self, command: &Command, who: &Who, now: Millis) -> Result<Decided, Refusal> {
        if let Some(entry) = self.damaged {
            return Err(Refusal::Damaged(entry));
        }
        let talk = matches!(command, Command::Say { .. } | Command::SayOnce { .. });
        if let (Some(drift), false) = (&self.drift, talk || *command == Command::Show) {
            return Err(Refusal::OtherRules(drift.step));
        }
        let mut pen = Pen::new(self, now);
        match command {
            Command::Sit { chair, name, code } => {
                self.sit(&mut pen, who, *chair, name, code.as_deref(), None)?
            }
            Command::SitAsProgram { chair, name, code, program_of } => {
                self.sit(&mut pen, who, *chair, name, code.as_deref(), Some(program_of))?
            }
            Command::Leave { chair } => self.leave(&mut pen, who, *chair)?,
            Command::Move { from, to } => self.change_chairs(&mut pen, who, *from, *to)?,
            Command::DrawSeats { drawn } => self.set_draw(&mut pen, who, *drawn)?,
            Command::SetPlayers { players } => self.set_players(&mut pen, who, *players)?,
            Command::AddBot { chair, bot, name } => self.add_bot(&mut pen, who, *chair, bot, name)?,
            Command::AddProgram { chair, program, name, program_of } => {
                self.add_program(&mut pen, who, *chair, program, name, program_of)?
            }
            Command::Start => self.start(&mut pen, who)?,
            Command::Act { seat, actions, at_step } => self.act(&mut pen, who, *seat, actions, *at_step)?,
            Command::Play { seat, actions, decision, key } => {
                self.answer(&mut pen, who, *seat, actions, *decision, *key)?
            }
            Command::Withdraw { seat } => self.withdraw(&mut pen, who, *seat)?,
            Command::Reveal => self.reveal(&mut pen, who)?,
            Command::PlayOrder { seat } => self.play_order(&mut pen, who, *seat)?,
            Command::Undo { seat } => self.undo(&mut pen, who, *seat)?,
            Command::RestartTurn { seat } => self.restart_turn(&mut pen, who, *seat)?,
            Command::UndoAt { step, .. } if *step != self.step() => {
                return Err(Refusal::Stale { expected: *step, found: self.step() });
            }
            Command::UndoAt { seat, turn: false, .. } => self.undo(&mut pen, who, *seat)?,
            Command::UndoAt { seat, .. } => self.restart_turn(&mut pen, who, *seat)?,
            Command::Ask(request) => self.ask(&mut pen, who, request)?,
            Command::Agree => self.agree(&mut pen, who)?,
            Command::Refuse => self.refuse(&mut pen, who)?,
            Command::TakeOverAbsent => self.take_over_absent(&mut pen, who)?,
            Command::HandOver { seat, bot, name } => self.hand_over(&mut pen, who, *seat, bot, name)?,
            Command::StandIn { seat, bot, name } => self.stand_in(&mut pen, who, *seat, bot, name)?,
            Command::SetHours { hours } => self.set_hours(&mut pen, who, hours)?,
            Command::Resume => self.resume(&mut pen, who)?,
            Command::FlagFall { seat, name } => self.fall(&mut pen, who, *seat, name)?,
            Command::CallStandIn { seat, bot, name } => {
                self.call_stand_in(&mut pen, who, *seat, bot, name)?
            }
            Command::Return { seat } => self.come_back(&mut pen, who, *seat)?,
            Command::Resign { seat, bot, name } => self.resign(&mut pen, who, *seat, bot, name)?,
            Command::Show => self.show(&mut pen, who)?,
            Command::Say { text } => self.say(&mut pen, who, text, None)?,
            Command::SayOnce { text, key } => self.say(&mut pen, who, text, Some(*key))?,
            Command::ChooseAhead { seat, question, actions } => {
                self.choose_ahead(&mut pen, who, *seat, question, actions)?
            }
            Command::SetOrder { seat, order, on } => self.set_order(&mut pen, who, *seat, order, *on)?,
        }
        self.has_room(command, who, &pen.decided.entries)?;
        Ok(pen.decided)
    }

    fn show(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        if *who != Who::Host {
            return Err(Refusal::NotAsked);
        }
        match self.phase {
            Phase::Finished | Phase::Stopped if self.keeps_back() => pen.write(&Body::Shown),
            Phase::Finished | Phase::Stopped => {}
            Phase::Gathering | Phase::Playing => return Err(Refusal::NotYet),
        }
        Ok(())
    }

    fn say(&self, pen: &mut Pen, who: &Who, text: &str, key: Option<Key>) -> Result<(), Refusal> {
        let person = person(who)?;
        if !self.concerned().contains(person) {
            return Err(Refusal::NotSeated);
        }
        if key.is_some_and(|key| self.known_saying(person, key) != Known::New) {
            return Ok(());
        }
        if self.chats >= CHATS_LIMIT {
            return Err(Refusal::LogFull);
        }
        self.may_say(person, pen.clock)?;
        let text = clean_chat(text)?;
        let name = self.name_of(person);
        pen.write(&Body::Chat { person: person.clone(), name, text, key });
        Ok(())
    }

    /// Nobody talks the others down: how much at once, and how much in all. Where the log is ahead of the clock nobody can
    /// tell how long ago something was said.
    fn may_say(&self, person: &PersonId, clock: Millis) -> Result<(), Refusal> {
        let mut said = self.story.iter().rev().filter(|line| line.said.is_by(person));
        if let Some(line) = said.nth(CHAT_BURST - 1)
            && (0..CHAT_SPAN).contains(&(clock - line.at))
        {
            let wait = CHAT_SPAN - (clock - line.at);
            return Err(Refusal::TooFast(u32::try_from(wait / 1_000).unwrap_or(u32::MAX).saturating_add(1)));
        }
        match said.count() + CHAT_BURST {
            count if count >= CHATS_EACH => Err(Refusal::SaidEnough(CHATS_EACH)),
            _ => Ok(()),
        }
    }

    /// The name this person is known by at the table; empty for an owner who only watches.
    pub fn name_of(&self, person: &PersonId) -> String {
        let of = |holder: &Holder| match holder {
            Holder::Person { person: here, name, .. } if here == person => Some(name.clone()),
            Holder::Bot { stands_in: Some(stands_in), .. } if stands_in.person == *person => {
                Some(stands_in.name.clone())
            }
            _ => None,
        };
        self.holders.iter().find_map(of).unwrap_or_default()
    }

    /// The game runs; if not, why.
    pub(crate) fn playing(&self) -> Result<&AnyPosition, Refusal> {
        match self.phase {
            Phase::Gathering => Err(Refusal::NotBegun),
            Phase::Finished | Phase::Stopped => Err(Refusal::Over),
            Phase::Playing => self.position().ok_or(Refusal::NotBegun),
        }
    }

    /// May they decide for this seat, and as whom?
    pub(crate) fn right_to(&self, seat: Seat, who: &Who) -> Result<By, Refusal> {
        let holder = self.holders.get(seat.index()).ok_or(Refusal::NotYourSeat(seat))?;
        match who {
            Who::Person(person) if holder.person() == Some(person) => Ok(By::Person),
            Who::Person(_) => Err(Refusal::NotYourSeat(seat)),
            Who::Host if holder.bot().is_some() => Ok(By::Bot),
            Who::Host => Err(Refusal::NotABot(seat)),
        }
    }

    /// The person who asks, if it holds a seat.
    pub(crate) fn seated<'a>(&self, who: &'a Who) -> Result<&'a PersonId, Refusal> {
        let person = person(who)?;
        if self.seats_of(person).is_empty() { Err(Refusal::NotSeated) } else { Ok(person) }
    }
}

/// The person who asks.
pub(crate) fn person(who: &Who) -> Result<&PersonId, Refusal> {
    match who {
        Who::Person(person) => Ok(person),
        Who::Host => Err(Refusal::NotSeated),
    }
}

/// Writes new entries, numbered and chained.
pub(crate) struct Pen {
    pub now: Millis,
    /// What the clock shows; entries may be ahead of it.
    pub clock: Millis,
    pub decided: Decided,
    number: u32,
    digest: String,
    position: String,
}

impl Pen {
    fn new(table: &Table, now: Millis) -> Pen {
        let last = table.last_entry();
        Pen {
            // A clock that was set back must not make a log that runs backwards.
            now: now.max(last.at),
            clock: now,
            decided: Decided::default(),
            number: last.number,
            digest: last.digest.clone(),
            position: last.position.clone(),
        }
    }

    /// The next entry.
    pub fn write(&mut self, body: &Body) {
        self.number += 1;
        let entry = Entry::write(self.number, self.now, body, &self.position, &self.digest);
        self.digest.clone_from(&entry.digest);
        self.decided.entries.push(entry);
    }

    /// The next entry, which leads to this position.
    pub fn write_move(&mut self, body: &Body, position: &AnyPosition) {
        self.position = hex::encode(position.digest());
        self.write(body);
    }

    /// A change among the sealed choices.
    pub fn sealed(&mut self, change: SealedChange) {
        self.decided.sealed = Some(change);
    }
}
