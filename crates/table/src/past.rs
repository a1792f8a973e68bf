//! Any moment of the game so far, and how the scores went.

use crate::{Table, people::Holder, state::Phase};
use catalog::{AnyPosition, AnyView};
use game::{Seat, Seats};

impl Table {
    /// The position after this step (0: the set-up). Holds everything: never to be shown.
    pub fn position_at(&self, step: u32) -> Option<&AnyPosition> {
        match step.checked_sub(1) {
            None => self.beginning.as_ref().map(|beginning| &beginning.position),
            Some(at) => self.line.get(at as usize).map(|played| &played.position),
        }
    }

    /// What this seat, or a spectator, could know after this step.
    pub fn view_at(&self, step: u32, observer: Option<Seat>) -> Option<AnyView> {
        if step == self.step() {
            self.view(observer)
        } else {
            self.position_at(step).map(|position| position.view(observer))
        }
    }

    /// Who was to decide after this step.
    pub fn to_act_at(&self, step: u32) -> Seats {
        self.position_at(step).map_or(Seats::NONE, AnyPosition::to_act)
    }

    /// The seat and action (in notation) of a surviving step, counted from 1, if the observer may know it: while a game
    /// with secrets runs, an action is known to its seat only (the others have the events).
    pub fn action_of(&self, step: u32, observer: Option<Seat>) -> Option<(Seat, Option<&str>)> {
        let played = self.line.get(step.checked_sub(1)? as usize)?;
        let known = self.is_open() || Some(played.seat) == observer;
        Some((played.seat, known.then_some(played.action.as_str())))
    }

    /// Who held a seat at this step (0: from the start).
    pub fn holder_at(&self, seat: Seat, step: u32) -> &Holder {
        let held = self.tenures.iter().rev().find(|(of, from, _)| *of == seat && *from <= step);
        let holder = held.map(|(_, _, holder)| holder).or(self.holders.get(seat.index()));
        holder.unwrap_or(&Holder::Open)
    }

    /// The name of who held a seat at this step (0: from the start).
    pub fn name_at(&self, seat: Seat, step: u32) -> &str {
        self.holder_at(seat, step).name()
    }

    /// Did a person hold this seat when this step, counted from 1, was played?
    pub fn was_person(&self, seat: Seat, step: u32) -> bool {
        let held = self.tenures.iter().rev().find(|(of, from, _)| *of == seat && *from <= step);
        held.is_some_and(|(_, _, holder)| matches!(holder, Holder::Person { program_of: None, .. }))
    }

    /// May everything be told: is the game over, or has it no secrets?
    pub fn is_open(&self) -> bool {
        let told = !self.rules.secrets || matches!(self.phase, Phase::Finished | Phase::Stopped);
        told && !self.keeps_back()
    }

    /// Do others still play with the same chance? Then only those who play here may see it here.
    pub fn keeps_back(&self) -> bool {
        self.created.options.duplicate && !self.shown
    }

    /// May people who do not play watch?
    pub fn is_watchable(&self) -> bool {
        self.created.options.spectators && !self.keeps_back()
    }

    /// How many outcomes were drawn since the set-up.
    pub(crate) fn drawn(&self) -> u32 {
        self.line.iter().map(|played| played.chance.len() as u32).sum()
    }

    /// The scores of all seats after every step, from the set-up on; `None` while a game with secrets runs.
    pub fn score_curve(&self) -> Option<Vec<Vec<i32>>> {
        if !self.is_open() {
            return None;
        }
        let seats = || Seat::all(self.setup.players());
        let scores = |position: &AnyPosition| seats().map(|seat| position.score(seat).total()).collect();
        Some((0..=self.step()).filter_map(|step| self.position_at(step)).map(scores).collect())
    }
}
