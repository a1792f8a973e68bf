//! Before the start: chairs and who sits on them, invitation, bots; and the start itself.

use crate::{
    Table,
    command::Who,
    decide::{Pen, person},
    entry::Body,
    people::{Holder, PersonId, check_id, clean_name, unused_name},
    quota::{Habit, Whose},
    refusal::Refusal,
    state::Phase,
};
use game::{Chance, Recorder, Script, TableChance};

/// The epoch whose stream draws who sits where: no game ever gets there.
const SEATING_EPOCH: u32 = u32::MAX;
const CHAIRS: &[&str] = &["1", "2", "3", "4", "5", "6"];

impl Table {
    pub(crate) fn sit(
        &self,
        pen: &mut Pen,
        who: &Who,
        chair: Option<u8>,
        name: &str,
        code: Option<&str>,
        program_of: Option<&String>,
    ) -> Result<(), Refusal> {
        self.gathering()?;
        let person = person(who)?;
        let options = &self.created.options;
        let at_home = options.open || *person == self.created.owner || !self.seats_of(person).is_empty();
        if !at_home && (options.code.is_empty() || code != Some(options.code.as_str())) {
            return Err(Refusal::WrongCode);
        }
        if !options.hot_seat && !self.seats_of(person).is_empty() {
            return Err(Refusal::AlreadySeated);
        }
        let chair = self.open_chair(chair)?;
        let name = self.name_for(name)?;
        self.once_more(Habit::Chairs, Whose::Table)?;
        self.once_more(Habit::Sits, Whose::Person(person.clone()))?;
        pen.write(&Body::Sat { chair, person: person.clone(), name, program_of: program_of.cloned() });
        Ok(())
    }

    pub(crate) fn leave(&self, pen: &mut Pen, who: &Who, chair: u8) -> Result<(), Refusal> {
        self.gathering()?;
        let person = person(who)?;
        let holder = self.chair(chair)?;
        if holder.is_open() {
            return Err(Refusal::ChairOpen(chair));
        }
        if holder.person() != Some(person) && *person != self.created.owner {
            return Err(Refusal::NotOwner);
        }
        self.once_more(Habit::Chairs, Whose::Table)?;
        pen.write(&Body::Left { chair });
        Ok(())
    }

    pub(crate) fn change_chairs(&self, pen: &mut Pen, who: &Who, from: u8, to: u8) -> Result<(), Refusal> {
        self.gathering()?;
        let person = person(who)?;
        let (one, other) = (self.chair(from)?, self.chair(to)?);
        if one.is_open() {
            return Err(Refusal::ChairOpen(from));
        }
        let theirs = |holder: &Holder| holder.person() == Some(person) || *person == self.created.owner;
        if !theirs(one) {
            return Err(Refusal::NotOwner);
        }
        if from == to || !(other.is_open() || theirs(other)) {
            return Err(Refusal::ChairTaken(to));
        }
        self.once_more(Habit::Chairs, Whose::Table)?;
        pen.write(&Body::Moved { from, to });
        Ok(())
    }

    pub(crate) fn set_draw(&self, pen: &mut Pen, who: &Who, drawn: bool) -> Result<(), Refusal> {
        self.gathering()?;
        self.owns(who)?;
        // Asked twice, or by two windows: it is so already.
        if drawn != self.created.options.draw_seats {
            self.once_more(Habit::Chairs, Whose::Table)?;
            pen.write(&Body::DrawSet { drawn });
        }
        Ok(())
    }

    pub(crate) fn set_players(&self, pen: &mut Pen, who: &Who, players: u8) -> Result<(), Refusal> {
        self.gathering()?;
        self.owns(who)?;
        if !self.has_free_number() {
            return Err(Refusal::PlayersFixed);
        }
        self.setup_for(players).map_err(Refusal::Setup)?;
        let (now, wanted) = (self.holders.len(), usize::from(players));
        if now == wanted {
            return Ok(());
        }
        let goes: [fn(&Holder) -> bool; 2] = [Holder::is_open, |holder| holder.bot().is_some()];
        let chairs =
            goes.into_iter().flat_map(|goes| (0..now).rev().filter(move |at| goes(&self.holders[*at])));
        let mut gone: Vec<u8> = chairs.take(now.saturating_sub(wanted)).map(|at| at as u8 + 1).collect();
        if now - gone.len() > wanted {
            return Err(Refusal::TooManySeated(now - gone.len()));
        }
        gone.sort_unstable();
        self.once_more(Habit::Chairs, Whose::Table)?;
        pen.write(&Body::PlayersSet { players, gone });
        Ok(())
    }

    /// May the number of players be changed before the start? A game that is continued has its seats, and so has a table of
    /// a tournament.
    pub fn has_free_number(&self) -> bool {
        self.created.opening.is_none() && self.created.options.tournament.is_none()
    }

    pub(crate) fn add_bot(
        &self,
        pen: &mut Pen,
        who: &Who,
        chair: Option<u8>,
        bot: &str,
        name: &str,
    ) -> Result<(), Refusal> {
        self.gathering()?;
        self.owns(who)?;
        check_id(bot)?;
        // A bot makes room for another level, which goes by the same name.
        let (chair, name) = match (chair, chair.map(|chair| self.chair(chair)).transpose()?) {
            (Some(chair), Some(Holder::Bot { name, .. })) => (chair, name.clone()),
            _ => (self.open_chair(chair)?, self.name_for(name)?),
        };
        self.once_more(Habit::Chairs, Whose::Table)?;
        pen.write(&Body::BotAdded { chair, bot: bot.into(), name });
        Ok(())
    }

    pub(crate) fn add_program(
        &self,
        pen: &mut Pen,
        who: &Who,
        chair: Option<u8>,
        program: &PersonId,
        name: &str,
        program_of: &str,
    ) -> Result<(), Refusal> {
        self.gathering()?;
        self.owns(who)?;
        let chair = self.open_chair(chair)?;
        // Several seats of one program would know each other's cards.
        if !self.seats_of(program).is_empty() {
            return Err(Refusal::ProgramSeated);
        }
        let (name, program_of) = (self.name_for(name)?, Some(program_of.to_string()));
        self.once_more(Habit::Chairs, Whose::Table)?;
        pen.write(&Body::Sat { chair, person: program.clone(), name, program_of });
        Ok(())
    }

    pub(crate) fn start(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        self.gathering()?;
        self.owns(who)?;
        let open = self.holders.iter().filter(|holder| holder.is_open()).count();
        if open > 0 {
            return Err(Refusal::ChairsOpen(open));
        }
        let chairs = self.draw_seats();
        let (chance, position) = match &self.created.opening {
            None => {
                let mut recorder = Recorder::new(TableChance::new(&self.seed, 0, 0));
                let (position, _) = (self.rules.start)(self.rules.game, &self.setup, &mut recorder);
                (recorder.outcomes.iter().map(|outcome| outcome.to_string()).collect(), position)
            }
            Some(opening) => {
                let mut script = Script::new(&opening.start);
                let (mut position, _) = (self.rules.start)(self.rules.game, &self.setup, &mut script);
                for step in &opening.steps {
                    let index =
                        position.read(&step.action).ok_or(Refusal::Unreadable(step.action.clone()))?;
                    let mut script = Script::new(&step.chance);
                    position.apply(step.seat, index, &mut script).map_err(Refusal::Illegal)?;
                }
                (opening.start.clone(), position)
            }
        };
        pen.write_move(&Body::Started { chairs, chance }, &position);
        Ok(())
    }

    /// For every seat the chair that comes to sit there. The seed proves this draw too.
    fn draw_seats(&self) -> Vec<u8> {
        let mut chairs: Vec<u8> = (1..=self.setup.players()).collect();
        if self.created.options.draw_seats && self.created.opening.is_none() {
            let mut chance = TableChance::new(&self.seed, SEATING_EPOCH, 0);
            for last in (1..chairs.len()).rev() {
                let other = chance.pick(CHAIRS, &vec![1; last + 1]);
                chairs.swap(last, other);
            }
        }
        chairs
    }

    /// A name for somebody new here: no two at a table are called the same.
    pub(crate) fn name_for(&self, name: &str) -> Result<String, Refusal> {
        let absent = self.holders.iter().filter_map(|holder| Some(holder.stands_in()?.name.as_str()));
        Ok(unused_name(clean_name(name)?, self.holders.iter().map(Holder::name).chain(absent)))
    }

    fn gathering(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Gathering => Ok(()),
            Phase::Playing => Err(Refusal::Begun),
            Phase::Finished | Phase::Stopped => Err(Refusal::Over),
        }
    }

    fn owns(&self, who: &Who) -> Result<(), Refusal> {
        match who {
            Who::Person(person) if *person == self.created.owner => Ok(()),
            _ => Err(Refusal::NotOwner),
        }
    }

    fn chair(&self, chair: u8) -> Result<&Holder, Refusal> {
        let at = usize::from(chair).checked_sub(1).ok_or(Refusal::NoSuchChair(chair))?;
        self.holders.get(at).ok_or(Refusal::NoSuchChair(chair))
    }

    fn open_chair(&self, wish: Option<u8>) -> Result<u8, Refusal> {
        match wish {
            Some(chair) if self.chair(chair)?.is_open() => Ok(chair),
            Some(chair) => Err(Refusal::ChairTaken(chair)),
            None => {
                let at = self.holders.iter().position(Holder::is_open).ok_or(Refusal::Full)?;
                Ok(at as u8 + 1)
            }
        }
    }
}
