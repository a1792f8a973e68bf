//! Taking back one's own decisions, up to the barrier.
//!
//! A barrier stands after a step that drew or showed something, and before a step of another seat.

use crate::{
    Table,
    command::{SealedChange, Who},
    decide::Pen,
    entry::Body,
    people::UNDO_LIMIT,
    refusal::Refusal,
};
use game::Seat;

impl Table {
    /// The earliest step this seat can go back to without asking anybody.
    pub fn undo_floor(&self, seat: Seat) -> u32 {
        let own = self.line[self.opening_len().min(self.line.len())..]
            .iter()
            .rev()
            .take_while(|played| played.seat == seat && !played.barrier)
            .count();
        (self.line.len() - own) as u32
    }

    pub(crate) fn undo(&self, pen: &mut Pen, who: &Who, seat: Seat) -> Result<(), Refusal> {
        let last = self.step().checked_sub(1).ok_or(Refusal::NoSuchStep(0))?;
        self.go_back(pen, who, seat, last)
    }

    pub(crate) fn restart_turn(&self, pen: &mut Pen, who: &Who, seat: Seat) -> Result<(), Refusal> {
        let floor = self.undo_floor(seat);
        self.go_back(pen, who, seat, floor)
    }

    fn go_back(&self, pen: &mut Pen, who: &Who, seat: Seat, step: u32) -> Result<(), Refusal> {
        self.playing()?;
        self.right_to(seat, who)?;
        self.may_undo(seat)?;
        if self.undo_floor(seat) > step || step >= self.step() {
            return Err(Refusal::Barrier);
        }
        self.write_undo(pen, seat, step, self.epoch);
        Ok(())
    }

    /// Nobody fills the log by playing and taking back.
    pub(crate) fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        match self.undos.get(&seat) {
            Some(&count) if count >= UNDO_LIMIT => Err(Refusal::UndoneEnough(UNDO_LIMIT)),
            _ => Ok(()),
        }
    }

    pub(crate) fn write_undo(&self, pen: &mut Pen, seat: Seat, step: u32, epoch: u32) {
        let body = Body::UndoTo { step, epoch, seat };
        match self.position_at(step) {
            Some(position) => pen.write_move(&body, position),
            None => pen.write(&body),
        }
        if !self.sealed.is_empty() {
            pen.sealed(SealedChange::Clear);
        }
    }
}
