//! Rewriting a log when a person in it is to be known by another id, or not at all.
//!
//! Everything else of a log is only ever added to. A rewritten log is chained again and ends with one more entry
//! ([`Body::Rewritten`]), so that a server with the old one in memory is refused by the key of the log and reads it again.

use crate::{
    Table,
    entry::{Body, Entry, Millis},
    people::{ANONYMOUS, Holder, PersonId, unused_name},
    refusal::LoadFault,
};
use std::collections::BTreeMap;

/// What is to become of a person in a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewrite {
    /// Who is meant.
    pub person: PersonId,
    /// Their id from now on.
    pub successor: PersonId,
    /// Do names and what they said go, too?
    pub anonymous: bool,
    /// At a table of a tournament, where chairs are seats: by chair, the names that the tournament has for the person now.
    /// A bot that sits there in their place has it too.
    pub names: BTreeMap<u8, String>,
}

impl Rewrite {
    /// The log of this table as it is to be kept from now on.
    pub fn apply(&self, table: &Table, now: Millis) -> Result<Vec<Entry>, LoadFault> {
        let entries = table.entries();
        let bodies = entries.iter().map(Entry::read).collect::<Result<Vec<Body>, _>>()?;
        let name = self.new_name(&bodies);
        let mut written: Vec<Entry> = Vec::with_capacity(entries.len() + 1);
        for (entry, mut body) in entries.into_iter().zip(bodies) {
            let before = written.last().map_or("", |entry| entry.digest.as_str());
            let body = match self.change(&mut body, &name) {
                true => serde_json::to_string(&body).expect("every body can be written"),
                false => entry.body,
            };
            let chained = Entry::chained(entry.number, entry.at, body, entry.position, before);
            written.push(chained);
        }
        if let Some(last) = written.last().cloned() {
            let at = now.max(last.at);
            written.push(Entry::write(last.number + 1, at, &Body::Rewritten, &last.position, &last.digest));
        }
        Ok(written)
    }

    /// A name that nobody else has in this log.
    fn new_name(&self, bodies: &[Body]) -> String {
        let names = bodies.iter().filter_map(|body| match body {
            Body::Sat { person, name, .. } if *person != self.person => Some(name.as_str()),
            Body::BotAdded { name, .. } => Some(name.as_str()),
            Body::SeatChanged { holder, .. } | Body::Resigned { holder, .. }
                if holder.person() != Some(&self.person) =>
            {
                Some(holder.name())
            }
            _ => None,
        });
        let fixed = self.names.values().next().cloned();
        fixed.unwrap_or_else(|| unused_name(ANONYMOUS.to_string(), names))
    }

    /// The name at a chair.
    fn name_at<'a>(&'a self, chair: u8, new_name: &'a str) -> &'a str {
        self.names.get(&chair).map_or(new_name, String::as_str)
    }

    /// Changes what an entry says; answers whether it did.
    fn change(&self, body: &mut Body, new_name: &str) -> bool {
        match body {
            Body::Created(created) => self.person(&mut created.owner),
            Body::Sat { chair, person, name, program_of } => {
                let changed = self.person(person);
                if changed {
                    self.rename(name, program_of, self.name_at(*chair, new_name));
                }
                changed
            }
            Body::BotAdded { chair, name, .. } => match self.names.get(chair) {
                Some(new) if self.anonymous && new != name => {
                    name.clone_from(new);
                    true
                }
                _ => false,
            },
            Body::SeatChanged { seat, holder, .. } | Body::Resigned { seat, holder } => {
                self.holder(holder, self.name_at(seat.number(), new_name))
            }
            Body::Chat { person, name, text, .. } => {
                let changed = self.person(person);
                if changed && self.anonymous {
                    new_name.clone_into(name);
                    *text = "…".into();
                }
                changed
            }
            Body::ConsentAsked { person, .. }
            | Body::ConsentGiven { person }
            | Body::ConsentRefused { person }
            | Body::HoursSet { person, .. }
            | Body::Resumed { person } => self.person(person),
            Body::Left { .. }
            | Body::Moved { .. }
            | Body::DrawSet { .. }
            | Body::PlayersSet { .. }
            | Body::Started { .. }
            | Body::Action { .. }
            | Body::UndoTo { .. }
            | Body::OrderSet { .. }
            | Body::ChosenAhead { .. }
            | Body::FlagFell { .. }
            | Body::Paused
            | Body::Finished { .. }
            | Body::Rewritten
            | Body::Stopped { .. }
            | Body::Shown => false,
        }
    }

    fn holder(&self, holder: &mut Holder, new_name: &str) -> bool {
        match holder {
            Holder::Open => false,
            Holder::Person { person, name, program_of } => {
                let changed = self.person(person);
                if changed {
                    self.rename(name, program_of, new_name);
                }
                changed
            }
            Holder::Bot { stands_in, .. } => stands_in.as_mut().is_some_and(|stands_in| {
                let changed = self.person(&mut stands_in.person);
                if changed {
                    self.rename(&mut stands_in.name, &mut stands_in.program_of, new_name);
                }
                changed
            }),
        }
    }

    fn person(&self, person: &mut PersonId) -> bool {
        let meant = *person == self.person;
        if meant {
            person.clone_from(&self.successor);
        }
        meant
    }

    fn rename(&self, name: &mut String, program_of: &mut Option<String>, new_name: &str) {
        if self.anonymous {
            new_name.clone_into(name);
            if let Some(owner) = program_of {
                ANONYMOUS.clone_into(owner);
            }
        }
    }
}
