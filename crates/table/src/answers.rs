//! What a table answers about itself: who sits there, where the game stands, who is to decide.

use crate::{
    Table,
    entry::{Body, Created, Entry, Millis},
    people::{Holder, PersonId},
    state::{Drift, Phase},
};
use catalog::{AnyPosition, GameId};
use game::{Seat, Seats, SetupText, record::RecordResult};
use std::collections::BTreeSet;

impl Table {
    /// The table's id.
    pub fn id(&self) -> &str {
        &self.created.table
    }

    /// Which game of the catalog.
    pub fn game(&self) -> GameId {
        self.rules.game
    }

    /// How it was set up. Holds the code of the invitation.
    pub fn created(&self) -> &Created {
        &self.created
    }

    /// When it was set up.
    pub fn created_at(&self) -> Millis {
        self.entries[0].at
    }

    /// The players and options of the game.
    pub fn setup(&self) -> &SetupText {
        &self.created.setup
    }

    /// Where it is in its life.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who holds the chairs (before the start) or seats, in order.
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// The seats this person decides for.
    pub fn seats_of(&self, person: &PersonId) -> Seats {
        let mut seats = Seats::NONE;
        for seat in Seat::all(self.setup.players()) {
            if self.holders[seat.index()].person() == Some(person) {
                seats.insert(seat);
            }
        }
        seats
    }

    /// Everybody who decides for a seat.
    pub fn persons(&self) -> BTreeSet<PersonId> {
        self.holders.iter().filter_map(Holder::person).cloned().collect()
    }

    /// Everybody the table concerns: its owner, those who hold a seat, and those a bot stands in for.
    pub fn concerned(&self) -> BTreeSet<PersonId> {
        let stood_in =
            self.holders.iter().filter_map(Holder::stands_in).map(|stands_in| stands_in.person.clone());
        self.persons().into_iter().chain(stood_in).chain([self.created.owner.clone()]).collect()
    }

    /// The position now; `None` before the start. Holds everything: never to be shown.
    pub fn position(&self) -> Option<&AnyPosition> {
        match self.line.last() {
            Some(played) => Some(&played.position),
            None => self.beginning.as_ref().map(|beginning| &beginning.position),
        }
    }

    /// How many steps have been played and not taken back.
    pub fn step(&self) -> u32 {
        self.line.len() as u32
    }

    /// Who is to decide. A seat that has made a sealed choice is still in it: nobody can tell.
    pub fn to_act(&self) -> Seats {
        match (self.phase, &self.drift) {
            _ if self.damaged.is_some() => Seats::NONE,
            (Phase::Playing, None) => self.position().map_or(Seats::NONE, AnyPosition::to_act),
            _ => Seats::NONE,
        }
    }

    /// The result, when the game is over.
    pub fn result(&self) -> Option<&RecordResult> {
        self.result.as_ref()
    }

    /// Seats whose person gave up.
    pub fn resigned(&self) -> Seats {
        self.resigned
    }

    /// Where the present rules part from the log, if they do.
    pub fn drift(&self) -> Option<&Drift> {
        self.drift.as_ref()
    }

    /// The first entry of the log that cannot be read, if there is one: the table stands where it stood before it.
    pub fn damaged(&self) -> Option<u32> {
        self.damaged
    }

    /// A copy of the whole log. For the store; what a player may read is [`Table::story`].
    pub fn entries(&self) -> Vec<Entry> {
        self.entries.iter().map(|entry| Entry::clone(entry)).collect()
    }

    /// How it was set up, whatever was changed before the start. ([`Table::created`] has the changes.)
    pub fn first_created(&self) -> Created {
        match self.entries.first().map(|entry| entry.read()) {
            Some(Ok(Body::Created(created))) => *created,
            _ => self.created.clone(),
        }
    }

    /// The last entry: its number is what a page compares, its time the last activity.
    pub fn last_entry(&self) -> &Entry {
        self.entries.last().expect("a table has a first entry")
    }

    /// How long a list of the steps that were given with the table is.
    pub(crate) fn opening_len(&self) -> usize {
        self.created.opening.as_ref().map_or(0, |opening| opening.steps.len())
    }
}
