//! People who become somebody else, or nobody: what a tournament then says of them.

use crate::{
    seeds,
    state::{Entrant, Phase, Player, Tournament},
};
use game::Seed;
use std::collections::BTreeMap;
use table::{
    PersonId,
    people::{ANONYMOUS, unused_name},
};

impl Entrant {
    /// Whom tables know it as: the person, or the program.
    pub fn known_as(&self) -> Option<&PersonId> {
        match &self.player {
            Player::Person(person) => Some(person),
            Player::Program(program) => Some(&program.person),
            Player::Bot(_) => None,
        }
    }

    fn is(&self, who: &PersonId) -> bool {
        self.known_as() == Some(who)
    }

    fn set_known_as(&mut self, who: &PersonId) {
        match &mut self.player {
            Player::Person(person) => person.clone_from(who),
            Player::Program(program) => program.person.clone_from(who),
            Player::Bot(_) => {}
        }
    }
}

impl Tournament {
    /// A person, or a program, is no longer to be named and is `nobody` from now on. Before the start their place is free
    /// again; afterwards a bot plays in it, for good. The longest participant inherits a tournament that goes on; if
    /// nobody can, it is cancelled before the start, and goes from round to round by itself after it.
    pub fn forget(&mut self, who: &PersonId, nobody: &PersonId) {
        if self.phase == Phase::Entering {
            self.entrants.retain(|entrant| !entrant.is(who));
        }
        for at in 0..self.entrants.len() {
            if !self.entrants[at].is(who) {
                continue;
            }
            let others = self.entrants.iter().enumerate().filter(|(other, _)| *other != at);
            let name = unused_name(ANONYMOUS.to_string(), others.map(|(_, entrant)| entrant.name.as_str()));
            let entrant = &mut self.entrants[at];
            entrant.name = name;
            entrant.set_known_as(nobody);
            if let Player::Program(program) = &mut entrant.player {
                ANONYMOUS.clone_into(&mut program.of);
            }
            (entrant.left, entrant.removed) = (true, true);
        }
        if self.owner == *who {
            self.hand_over(nobody);
        }
    }

    fn hand_over(&mut self, nobody: &PersonId) {
        let goes_on = matches!(self.phase, Phase::Entering | Phase::Running);
        let heir =
            self.entrants.iter().find(|entrant| goes_on && entrant.person().is_some() && !entrant.left);
        if let Some((heir, name)) = heir.and_then(|heir| Some((heir.person()?.clone(), heir.name.clone()))) {
            (self.owner, self.owner_name) = (heir, name);
            return;
        }
        (self.owner, self.owner_name) = (nobody.clone(), ANONYMOUS.to_string());
        self.by_hand = false;
        if self.phase == Phase::Entering {
            self.phase = Phase::Cancelled;
        }
    }

    /// A guest is this person from now on. If both take part, the person's own place counts: the guest's is free again, or
    /// a bot's.
    pub fn become_another(&mut self, guest: &PersonId, person: &PersonId) {
        if self.entrant_of(person).is_some() {
            if self.phase == Phase::Entering {
                self.entrants.retain(|entrant| !entrant.is(guest));
            }
            for entrant in self.entrants.iter_mut().filter(|entrant| entrant.is(guest)) {
                (entrant.left, entrant.removed) = (true, true);
            }
        }
        for entrant in self.entrants.iter_mut().filter(|entrant| entrant.is(guest)) {
            entrant.set_known_as(person);
        }
        if self.owner == *guest {
            self.owner.clone_from(person);
        }
    }

    /// The tables at which somebody has a place, no matter who plays in it.
    pub fn tables_of(&self, who: &PersonId, secret: &Seed) -> Vec<String> {
        let mut ids = Vec::new();
        for (number, round) in self.rounds.iter().enumerate() {
            for (at, table) in round.tables.iter().enumerate() {
                if table.seats.iter().any(|&seat| self.entrants.get(seat).is_some_and(|one| one.is(who))) {
                    ids.push(seeds::table_id(secret, number, at));
                }
            }
        }
        ids
    }

    /// The names of somebody at a table, by chair.
    pub fn names_at(&self, table: &str, who: &PersonId, secret: &Seed) -> BTreeMap<u8, String> {
        let mut names = BTreeMap::new();
        for (number, round) in self.rounds.iter().enumerate() {
            for (at, found) in round.tables.iter().enumerate() {
                if seeds::table_id(secret, number, at) != table {
                    continue;
                }
                for (chair, &seat) in (1..).zip(&found.seats) {
                    if let Some(entrant) = self.entrants.get(seat).filter(|one| one.is(who)) {
                        names.insert(chair, entrant.name.clone());
                    }
                }
            }
        }
        names
    }
}
