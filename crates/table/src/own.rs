//! What a person did at a table, read from its log alone: for people who ask for all their data.

use crate::{Body, By, Change, Hours, Millis, PersonId, Request};
use game::Seat;
use serde::Serialize;

/// An entry of a log that a person is the cause of, or that is about them. Without the outcomes of chance, which may be
/// others' secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct OwnEntry {
    /// When it was written.
    pub at: Millis,
    /// For which seat (before the start: at which chair), counted from 1, if it is about one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What.
    #[serde(flatten)]
    pub what: Own,
}

/// What somebody did, or what was done with their seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Own {
    /// Set the table up.
    SetUp,
    /// Took a chair.
    Sat {
        /// Under which name.
        name: String,
    },
    /// Left it, or had to.
    Left,
    /// Has this chair from now on, because chairs were moved.
    Moved,
    /// Decided, taken back or not.
    Played {
        /// Its number among the surviving actions then.
        step: u32,
        /// What, in notation.
        action: String,
        /// At once, ahead or by a standing order.
        by: By,
    },
    /// Took back.
    TookBack {
        /// The last step that survived.
        step: u32,
    },
    /// Switched a standing order.
    OrderSet {
        /// Which.
        order: String,
        /// On or off.
        on: bool,
    },
    /// Answered a question before it is asked, or, without actions, withdrew that.
    ChosenAhead {
        /// Which question.
        question: String,
        /// The answers, in notation, in order.
        actions: Vec<String>,
    },
    /// A bot plays from now on, or the person again.
    SeatChanged {
        /// Why.
        why: Change,
    },
    /// Gave up.
    Resigned,
    /// Their time was up.
    OutOfTime,
    /// Asked something of the others.
    Asked {
        /// What.
        request: Request,
    },
    /// Agreed to what was asked.
    Agreed,
    /// Refused it, or took back what they had asked.
    Refused,
    /// Said when they play.
    HoursSet {
        /// When.
        hours: Hours,
    },
    /// Ended a pause.
    Resumed,
}

/// What is this person's own in a log, in order, from its entries with their times; and the seats they hold at its end,
/// counted from 1. What people said is left out.
pub fn own_entries(
    log: impl IntoIterator<Item = (Millis, Body)>,
    person: &PersonId,
) -> (Vec<OwnEntry>, Vec<u8>) {
    let mut places = Places { person, theirs: Vec::new() };
    let own = |(at, body)| places.own(body).map(|(seat, what)| OwnEntry { at, seat, what });
    let found = log.into_iter().filter_map(own).collect();
    (found, (1..).zip(places.theirs).filter(|(_, theirs)| *theirs).map(|(seat, _)| seat).collect())
}

/// Where somebody sits.
struct Places<'a> {
    person: &'a PersonId,
    /// By chair, and by seat from the start on: is it theirs?
    theirs: Vec<bool>,
}

impl Places<'_> {
    fn is_theirs(&self, place: u8) -> bool {
        self.theirs.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or(false)
    }

    /// From now on this place is theirs, or not. Answers whether it was or is.
    fn hold(&mut self, place: u8, theirs: bool) -> bool {
        match self.theirs.get_mut(usize::from(place).wrapping_sub(1)) {
            Some(one) => std::mem::replace(one, theirs) || theirs,
            None => false,
        }
    }

    fn by_seat(&self, seat: Seat, what: Own) -> Option<(Option<u8>, Own)> {
        self.is_theirs(seat.number()).then_some((Some(seat.number()), what))
    }

    fn by_person(&self, person: &PersonId, what: Own) -> Option<(Option<u8>, Own)> {
        (person == self.person).then_some((None, what))
    }

    /// The seat that an entry is about, and what it says, if it is this person's own.
    fn own(&mut self, body: Body) -> Option<(Option<u8>, Own)> {
        match body {
            Body::Created(created) => {
                self.theirs = vec![false; created.setup.players.into()];
                (created.owner == *self.person).then_some((None, Own::SetUp))
            }
            Body::Sat { chair, person, name, .. } => {
                let sat = person == *self.person;
                self.hold(chair, sat);
                sat.then_some((Some(chair), Own::Sat { name }))
            }
            Body::Left { chair } => self.hold(chair, false).then_some((Some(chair), Own::Left)),
            Body::BotAdded { chair, .. } => {
                self.hold(chair, false);
                None
            }
            Body::Moved { from, to } => {
                let (first, second) = (self.is_theirs(from), self.is_theirs(to));
                self.hold(from, second);
                self.hold(to, first);
                (first != second).then_some((Some(if first { to } else { from }), Own::Moved))
            }
            Body::PlayersSet { players, gone } => {
                let mut chair = 0;
                self.theirs.retain(|_| {
                    chair += 1;
                    !gone.contains(&chair)
                });
                self.theirs.resize(players.into(), false);
                None
            }
            Body::Started { chairs, .. } => {
                self.theirs = chairs.iter().map(|&chair| self.is_theirs(chair)).collect();
                None
            }
            Body::SeatChanged { seat, holder, why } => {
                let own = self.hold(seat.number(), holder.person() == Some(self.person));
                own.then_some((Some(seat.number()), Own::SeatChanged { why }))
            }
            Body::Resigned { seat, .. } => {
                self.hold(seat.number(), false).then_some((Some(seat.number()), Own::Resigned))
            }
            Body::Action { seat, action, step, by, .. } => {
                self.by_seat(seat, Own::Played { step, action, by })
            }
            Body::UndoTo { step, seat, .. } => self.by_seat(seat, Own::TookBack { step }),
            Body::OrderSet { seat, order, on } => self.by_seat(seat, Own::OrderSet { order, on }),
            Body::ChosenAhead { seat, question, actions } => {
                self.by_seat(seat, Own::ChosenAhead { question, actions })
            }
            Body::FlagFell { seat } => self.by_seat(seat, Own::OutOfTime),
            Body::ConsentAsked { request, person } => self.by_person(&person, Own::Asked { request }),
            Body::ConsentGiven { person } => self.by_person(&person, Own::Agreed),
            Body::ConsentRefused { person } => self.by_person(&person, Own::Refused),
            Body::HoursSet { person, hours } => self.by_person(&person, Own::HoursSet { hours }),
            Body::Resumed { person } => self.by_person(&person, Own::Resumed),
            // Of nobody, or exported by itself (the talk, the results).
            Body::DrawSet { .. }
            | Body::Chat { .. }
            | Body::Paused
            | Body::Finished { .. }
            | Body::Rewritten
            | Body::Stopped { .. }
            | Body::Shown => None,
        }
    }
}
