//! A lesson at a table: where it stands, what comes next, and whether an action is the one asked for.

use crate::{Lesson, Note, find};
use game::Seat;
use table::{OpeningStep, Table, Who};

/// A lesson at the table where it is played.
#[derive(Copy, Clone, Debug)]
pub struct Guide<'a> {
    /// The lesson.
    pub lesson: &'static Lesson,
    table: &'a Table,
}

/// Why actions are not played at the table of a lesson.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Stray {
    /// The note asks for something else.
    Other,
    /// The lesson is over: the game continues at another table.
    Over,
}

impl<'a> Guide<'a> {
    /// The lesson of a table, if it is one's.
    pub fn of(table: &'a Table) -> Option<Guide<'a>> {
        let lesson = find(table.created().options.lesson.as_ref()?)?;
        Some(Guide { lesson, table })
    }

    /// Has everything been played as the lesson has it? (Programs may play otherwise, and older lessons were different.)
    pub fn is_on_line(&self) -> bool {
        self.table.has_played(&self.lesson.steps)
    }

    /// Is the line played to its end?
    pub fn is_over(&self) -> bool {
        self.is_on_line() && self.table.step() as usize == self.lesson.steps.len()
    }

    /// The note that is shown now, counted from 0.
    pub fn at(&self) -> usize {
        let begun = self.lesson.notes.iter().filter(|note| note.from <= self.table.step());
        begun.count().saturating_sub(1)
    }

    /// The note that is shown now.
    pub fn note(&self) -> Option<&'static Note> {
        self.lesson.notes.get(self.at())
    }

    /// What is left to do of what the present note asks of the learner, as far as it can be done at once; empty while the
    /// others play.
    pub fn asked(&self, learner: &Who) -> Vec<&'static str> {
        let seat = self.lesson.seat;
        if !self.is_on_line() || self.table.legal(seat).is_empty() {
            return Vec::new();
        }
        let until =
            self.lesson.notes.get(self.at() + 1).map_or(self.lesson.steps.len(), |next| next.from as usize);
        let left = until.saturating_sub(self.table.step() as usize);
        let run: Vec<&str> = self.run(seat, learner).take(left).collect();
        // What chance or a reveal comes before is asked for later.
        let at_once = |count: &usize| {
            let actions: Vec<String> = run[..*count].iter().map(|action| action.to_string()).collect();
            self.table.try_actions(seat, &actions, learner).is_ok()
        };
        let count = (1..=run.len()).rev().find(at_once).unwrap_or(0);
        run[..count].to_vec()
    }

    /// The seat's next actions in the line up to the next of another seat, without those it has chosen and sealed.
    fn run(&self, seat: Seat, holder: &Who) -> impl Iterator<Item = &'static str> {
        let sealed = self.table.own_choice(seat, holder).map_or(0, <[String]>::len);
        let ahead = self.lesson.steps.get(self.table.step() as usize..).unwrap_or_default();
        let own = move |step: &&OpeningStep| step.seat == seat;
        let run = ahead.iter().skip_while(move |step| !own(step)).take_while(own);
        run.map(|step| step.action.as_str()).skip(sealed)
    }

    /// What a bot plays next by the line, if the table is still on it.
    pub fn scripted(&self, seat: Seat) -> Option<&'static str> {
        if self.is_on_line() { self.run(seat, &Who::Host).next() } else { None }
    }

    /// The learner's actions, if they are what is asked for, in the order of the line. Off the line anything goes.
    pub fn check(&self, seat: Seat, actions: &[String], learner: &Who) -> Result<Vec<String>, Stray> {
        if seat != self.lesson.seat || !self.is_on_line() {
            return Ok(actions.to_vec());
        }
        if self.is_over() {
            return Err(Stray::Over);
        }
        let asked = self.asked(learner).into_iter().take(actions.len()).map(str::to_string);
        let asked: Vec<String> = asked.collect();
        let sorted = |list: &[String]| {
            let mut list = list.to_vec();
            list.sort_unstable();
            list
        };
        if sorted(&asked) == sorted(actions) { Ok(asked) } else { Err(Stray::Other) }
    }

    /// Where the last note begins of which the learner has done something, to try it again from there.
    pub fn back(&self) -> Option<u32> {
        let played = self.lesson.steps.get(..self.table.step() as usize).unwrap_or_default();
        let done = |from: &u32| played.iter().skip(*from as usize).any(|step| step.seat == self.lesson.seat);
        self.lesson.notes.iter().map(|note| note.from).filter(done).max()
    }
}
