//! Choices made in secret while others choose too: sealed, withdrawn, and opened in seat order when the last one comes.
//!
//! Until then they are outside the log and its numbering, so that nobody can learn anything, not even who has chosen.

use crate::{
    Table,
    command::{Sealed, SealedChange, Who},
    decide::Pen,
    decision::Key,
    entry::By,
    play::{Hand, Play},
    refusal::Refusal,
};
use catalog::AnyPosition;
use game::Seat;
use std::collections::BTreeMap;

impl Table {
    /// The step at which the present simultaneous choice began. Steps that could not be sealed do not end it.
    fn round_began(&self) -> u32 {
        let mut began = self.line.len();
        while began > self.opening_len() {
            let before = match began {
                1 => self.beginning.as_ref().map(|beginning| &beginning.position),
                _ => Some(&self.line[began - 2].position),
            };
            let simultaneous = before.is_some_and(|position| position.to_act().len() > 1);
            if self.line[began - 1].sealed || !simultaneous {
                break;
            }
            began -= 1;
        }
        began as u32
    }

    pub(crate) fn is_valid(&self, sealed: &Sealed) -> bool {
        sealed.epoch == self.epoch && sealed.step == self.round_began() && self.to_act().contains(sealed.seat)
    }

    /// What is kept of this seat's choosing at this moment.
    fn kept_of(&self, seat: Seat) -> Option<&Sealed> {
        self.sealed.get(&seat).filter(|sealed| self.is_valid(sealed))
    }

    /// The actions this seat has sealed, if it has.
    pub(crate) fn sealed_of(&self, seat: Seat) -> Option<&[String]> {
        self.kept_of(seat).map(|sealed| sealed.actions.as_slice()).filter(|actions| !actions.is_empty())
    }

    /// The keys that the sealed choice of this seat came with, and those that it withdrew.
    pub(crate) fn sealed_keys(&self, seat: Seat) -> &[Key] {
        self.kept_of(seat).map_or(&[], |sealed| &sealed.keys)
    }

    /// Rises whenever this seat seals something or takes it back, as long as the same is asked.
    pub(crate) fn changes_of(&self, seat: Seat) -> u32 {
        self.kept_of(seat).map_or(0, |sealed| sealed.withdrawn + sealed.actions.len() as u32)
    }

    /// Has this seat taken back what it had sealed here?
    pub(crate) fn has_withdrawn(&self, seat: Seat) -> bool {
        self.kept_of(seat).is_some_and(|sealed| sealed.withdrawn > 0)
    }

    /// A choice is taken back. That it was made is kept: the request that made it does not make it again.
    pub(crate) fn unseal(&self, pen: &mut Pen, seat: Seat) {
        let Some(sealed) = self.kept_of(seat).filter(|sealed| !sealed.actions.is_empty()) else { return };
        let withdrawn = self.changes_of(seat) + 1;
        pen.sealed(SealedChange::Put(Sealed { actions: Vec::new(), withdrawn, ..sealed.clone() }));
    }

    /// What this seat has chosen and sealed, for its holder only.
    pub fn own_choice(&self, seat: Seat, who: &Who) -> Option<&[String]> {
        self.right_to(seat, who).ok()?;
        self.sealed_of(seat)
    }

    /// Has this seat sealed all it has to choose? For its holder only.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        match (self.position(), self.sealed_of(seat)) {
            (Some(position), Some(actions)) => self.completes(position, seat, actions),
            _ => false,
        }
    }

    fn completes(&self, position: &AnyPosition, seat: Seat, actions: &[String]) -> bool {
        self.rehearse(position, seat, actions).is_ok_and(|rehearsal| !rehearsal.acts_on)
    }

    pub(crate) fn seal(
        &self,
        pen: &mut Pen,
        position: &AnyPosition,
        seat: Seat,
        actions: &[String],
        by: By,
        key: Option<Key>,
    ) -> Result<(), Refusal> {
        if self.has_chosen(seat) {
            return Err(Refusal::ChosenAlready);
        }
        let all = [self.sealed_of(seat).unwrap_or_default(), actions].concat();
        let keys = [self.sealed_keys(seat), key.as_slice()].concat();
        let rehearsal = self.rehearse(position, seat, &all)?;
        let mut choices = self.valid_choices();
        let mut play = Play { position: position.clone(), step: self.step(), drawn: 0 };
        if rehearsal.barrier && rehearsal.acts_on {
            // The seat must see what it draws before it can choose on: this cannot wait for the others.
            self.play_list(
                pen,
                &mut play,
                seat,
                &all,
                Hand { by, sealed: false, keys: &keys, decided: None },
            )?;
            choices.remove(&seat);
            pen.sealed(SealedChange::Withdraw(seat));
        } else {
            let (epoch, step, at) = (self.epoch, self.round_began(), pen.now);
            let withdrawn = self.kept_of(seat).map_or(0, |sealed| sealed.withdrawn);
            let sealed = Sealed { seat, epoch, step, actions: all, by, at, keys, withdrawn };
            choices.insert(seat, sealed.clone());
            pen.sealed(SealedChange::Put(sealed));
        }
        if self.all_chosen(&play.position, &choices) {
            self.open(pen, &mut play, &choices)?;
        }
        Ok(())
    }

    fn all_chosen(&self, position: &AnyPosition, choices: &BTreeMap<Seat, Sealed>) -> bool {
        let chosen = |seat: Seat| {
            choices.get(&seat).is_some_and(|sealed| self.completes(position, seat, &sealed.actions))
        };
        !position.to_act().is_empty() && position.to_act().iter().all(chosen)
    }

    /// Enters all choices into the log, in seat order.
    fn open(&self, pen: &mut Pen, play: &mut Play, choices: &BTreeMap<Seat, Sealed>) -> Result<(), Refusal> {
        for seat in play.position.to_act().iter() {
            let Some(sealed) = choices.get(&seat) else { return Err(Refusal::NotAllChosen) };
            let decided = self.clock().map(|_| sealed.at).filter(|&at| at < pen.now);
            let hand = Hand { by: sealed.by, sealed: true, keys: &sealed.keys, decided };
            self.play_list(pen, play, seat, &sealed.actions, hand)?;
        }
        pen.sealed(SealedChange::Clear);
        self.finish_if_over(pen, &play.position);
        Ok(())
    }

    pub(crate) fn withdraw(&self, pen: &mut Pen, who: &Who, seat: Seat) -> Result<(), Refusal> {
        self.playing()?;
        self.right_to(seat, who)?;
        self.sealed_of(seat).ok_or(Refusal::NotChosen)?;
        self.unseal(pen, seat);
        Ok(())
    }

    /// Have all chosen without the choices being open? (Two writers put the last two at once.)
    pub fn ready_to_reveal(&self) -> bool {
        self.to_act().len() > 1
            && self.position().is_some_and(|position| self.all_chosen(position, &self.valid_choices()))
    }

    fn valid_choices(&self) -> BTreeMap<Seat, Sealed> {
        self.sealed
            .iter()
            .filter(|(_, kept)| self.is_valid(kept) && !kept.actions.is_empty())
            .map(|(&at, kept)| (at, kept.clone()))
            .collect()
    }

    pub(crate) fn reveal(&self, pen: &mut Pen, who: &Who) -> Result<(), Refusal> {
        let position = self.playing()?;
        if *who != Who::Host || !self.ready_to_reveal() {
            return Err(Refusal::NotAllChosen);
        }
        let mut play = Play { position: position.clone(), step: self.step(), drawn: 0 };
        self.open(pen, &mut play, &self.valid_choices())
    }
}
