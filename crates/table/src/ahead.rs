//! Choices made ahead: answers to questions that are not asked yet, played as soon as they are asked and legal.
//!
//! A game names the questions ([`game::Talk::questions`]). To each a person may give answers beforehand: of most questions
//! the first answer that is legal is played, of those asked several times in a row one after the other is. What is not
//! legal when it is asked is not played, and the person decides as usual. Once a question has been answered, however that
//! was, the answers given ahead are gone; so they are when the seat takes something back, or passes to somebody else.
//!
//! They stand in the log, so a restart changes nothing, but only the person who made them can read them there.

use crate::{
    Table,
    command::Who,
    decide::{Pen, person},
    entry::{Body, By},
    refusal::Refusal,
};
use catalog::{AnyPosition, Move};
use game::{Arg, Game, Phrase, Question, Seat, Setup, phrase};

/// How many answers may be given ahead to one question.
pub const ANSWERS_LIMIT: usize = 30;

/// So often one seat may choose something ahead in a game.
pub const AHEAD_LIMIT: u32 = 300;

/// A question that can be answered ahead, and how one seat has answered it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ahead {
    /// The question's id: its words are the game's message `ahead-<id>`.
    pub id: &'static str,
    /// Is one answer after the other given? (Otherwise the first that is legal.)
    pub several: bool,
    /// What can be chosen: the action, in notation, and its name.
    pub answers: Vec<(&'static str, Phrase)>,
    /// What the seat has chosen, in notation, in its order; empty if nothing.
    pub chosen: Vec<String>,
}

/// What a seat has chosen ahead for one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chosen {
    pub actions: Vec<String>,
    /// Has one of several answers been played?
    pub begun: bool,
}

/// All that can answer a question.
pub(crate) type Answers = Vec<(&'static str, &'static str, Arg)>;

/// Every action that answers a question in a game with this set-up: the question's id, the action, its name.
pub(crate) fn answers_of<G: Game>(setup: &Setup) -> Answers {
    let answer = |index: usize| {
        let (question, name) = G::answers(setup, G::action(index))?;
        Some((question, G::notation().text(index), name))
    };
    (0..G::ACTIONS).filter_map(answer).collect()
}

impl Table {
    /// The questions of this game that can be answered ahead, as this seat has answered them. For its holder only.
    pub fn ahead(&self, seat: Seat, who: &Who) -> Vec<Ahead> {
        if self.right_to(seat, who).is_err() {
            return Vec::new();
        }
        let answers = (self.rules.answers)(&self.setup);
        let of = |question: &Question| {
            let own = answers.iter().filter(|(id, ..)| *id == question.id);
            let named = own.map(|(_, action, name)| (*action, phrase!("ahead-answer", what = name.clone())));
            // One way to say "nothing" is enough: where several things are chosen, the list just ends.
            let nothing = question.declines.first().map(|&action| (action, Phrase::new("ahead-nothing")));
            let chosen = self.chosen(seat, question.id).map(|chosen| chosen.actions.clone());
            Ahead {
                id: question.id,
                several: question.several,
                answers: named.chain(nothing).collect(),
                chosen: chosen.unwrap_or_default(),
            }
        };
        self.rules.questions.iter().map(of).collect()
    }

    fn chosen(&self, seat: Seat, question: &str) -> Option<&Chosen> {
        self.ahead.get(&(seat, question.to_string()))
    }

    /// Answers a question ahead, instead of any earlier answer; with no actions, withdraws it.
    pub(crate) fn choose_ahead(
        &self,
        pen: &mut Pen,
        who: &Who,
        seat: Seat,
        question: &str,
        actions: &[String],
    ) -> Result<(), Refusal> {
        self.playing()?;
        person(who)?;
        self.right_to(seat, who)?;
        let asked = self.rules.questions.iter().find(|known| known.id == question);
        let asked = asked.ok_or_else(|| Refusal::NoSuchQuestion(question.into()))?;
        if actions.len() > ANSWERS_LIMIT {
            return Err(Refusal::TooManyActions(ANSWERS_LIMIT));
        }
        let answers = (self.rules.answers)(&self.setup);
        let fits = |action: &&String| {
            asked.declines.contains(&action.as_str())
                || answers.iter().any(|(id, known, _)| *id == question && known == action)
        };
        if let Some(other) = actions.iter().find(|action| !fits(action)) {
            return Err(Refusal::NoAnswer(other.clone()));
        }
        if self.aheads.get(&seat).is_some_and(|&count| count >= AHEAD_LIMIT) {
            return Err(Refusal::AheadEnough(AHEAD_LIMIT));
        }
        let before = self.chosen(seat, question).map_or(&[][..], |chosen| &chosen.actions);
        if before != actions {
            pen.write(&Body::ChosenAhead { seat, question: question.into(), actions: actions.to_vec() });
        }
        Ok(())
    }

    /// What this seat has chosen ahead for what is asked of it now, if that is legal.
    pub(crate) fn answered_ahead(&self, seat: Seat, legal: &[Move]) -> Option<&'static str> {
        // A player who has taken a sealed choice back wants to think again.
        if !self.has_ahead(seat) || self.has_withdrawn(seat) {
            return None;
        }
        let question = self.asked(legal)?;
        let mut actions = self.chosen(seat, question.id)?.actions.clone();
        for sealed in self.sealed_of(seat).unwrap_or_default() {
            match actions.iter().position(|action| action == sealed) {
                Some(at) if question.several => drop(actions.remove(at)),
                Some(_) => return None,
                None => {}
            }
        }
        actions
            .iter()
            .find_map(|action| legal.iter().find(|legal| legal.text == action))
            .map(|found| found.text)
    }

    fn has_ahead(&self, seat: Seat) -> bool {
        self.ahead.keys().any(|(whose, _)| *whose == seat)
    }

    /// The question that is asked where this is legal.
    fn asked(&self, legal: &[Move]) -> Option<&'static Question> {
        let answers = (self.rules.answers)(&self.setup);
        let found = answers.iter().find(|(_, action, _)| legal.iter().any(|legal| legal.text == *action));
        found.and_then(|(id, ..)| self.rules.questions.iter().find(|question| question.id == *id))
    }

    /// A seat has chosen ahead: the log says so.
    pub(crate) fn take_ahead(&mut self, seat: Seat, question: String, actions: Vec<String>) {
        *self.aheads.entry(seat).or_default() += 1;
        if actions.is_empty() {
            self.ahead.remove(&(seat, question));
        } else {
            self.ahead.insert((seat, question), Chosen { actions, begun: false });
        }
    }

    /// A seat has acted in this position: what it had chosen ahead for that is used up, and so is a list that was begun
    /// and is not asked for any more.
    pub(crate) fn use_up_ahead(&mut self, before: &AnyPosition, seat: Seat, action: &str, by: By) {
        if self.ahead.is_empty() {
            return;
        }
        let question = self.asked(&before.legal(seat));
        let now = |whose: Seat, id: &str| whose == seat && question.is_some_and(|question| question.id == id);
        self.ahead.retain(|(whose, id), chosen| !chosen.begun || now(*whose, id));
        let Some(question) = question else { return };
        let key = (seat, question.id.to_string());
        let Some(chosen) = self.ahead.get_mut(&key) else { return };
        chosen.begun = true;
        if let Some(at) = chosen.actions.iter().position(|known| known == action) {
            chosen.actions.remove(at);
        }
        if !question.several || by != By::Ahead || chosen.actions.is_empty() {
            self.ahead.remove(&key);
        }
    }

    /// What a seat has chosen ahead is void.
    pub(crate) fn forget_ahead(&mut self, seat: Seat) {
        self.ahead.retain(|(whose, _), _| *whose != seat);
    }
}
