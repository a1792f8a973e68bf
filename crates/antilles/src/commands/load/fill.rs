//! Games in a database before its server starts: running ones at every stage, with people who have sessions, and
//! finished ones.

use super::{Fault, line::Visitor, server::Server, table::Ready};
use ::table::{Command, Creation, Millis, PersonId, Phase, Table, TableOptions, Who};
use catalog::GameId;
use game::{Fast, Seed, SetupText};
use std::{
    path::Path,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Listing, NewTable, Origin, Session, Sqlite, Store};
use web::security::{cookies, token::Token};

/// The running games are spread evenly from their beginning to this share of the shortest finished one, so that none of
/// them ends before the measurement does.
const LATEST: f64 = 0.8;

/// What the database is filled with.
pub struct Plan {
    /// Which game.
    pub game: GameId,
    /// How many people at each table.
    pub people: u8,
    /// How many running games.
    pub tables: u16,
    /// How many finished games.
    pub finished: u16,
    /// All chance depends on it.
    pub seed: u64,
}

/// What the database holds, by the sessions' tokens and the tables' ids.
pub struct Filled {
    running: Vec<(String, Vec<Token>)>,
    /// Finished games, and how many steps they have.
    pub finished: Vec<(String, u32)>,
}

impl Filled {
    /// The running games at this server.
    pub fn ready(&self, server: &Server) -> Vec<Ready> {
        let mut number = 0;
        let mut visitor = |token: &Token| {
            number += 1;
            let cookie = Some(format!("{}={}", cookies::SESSION, token.secret()));
            Visitor { cookie, ..Visitor::new(server.address, number) }
        };
        let ready = |(table, tokens): &(String, Vec<Token>)| Ready {
            table: table.clone(),
            people: tokens.iter().map(&mut visitor).collect(),
        };
        self.running.iter().map(ready).collect()
    }
}

/// Fills the database of this file; tells how many games are there.
pub async fn fill(file: &Path, plan: &Plan, done: impl Fn(u64)) -> Result<Filled, Fault> {
    let store = Sqlite::open(file).await?;
    let mut random = Fast::new(plan.seed);
    let mut filled = Filled { running: Vec::new(), finished: Vec::new() };
    for number in 0..plan.finished {
        let game =
            Played::begin(plan, format!("finished{number}"), &mut random)?.until(u32::MAX, &mut random)?;
        filled.finished.push((game.table.id().to_string(), game.table.step()));
        game.keep(&store).await?;
        done(number.into());
    }
    let shortest = filled.finished.iter().map(|(_, steps)| *steps).min().unwrap_or_default();
    for number in 0..plan.tables {
        let stage = f64::from(shortest) * LATEST * f64::from(number) / f64::from(plan.tables);
        let game =
            Played::begin(plan, format!("running{number}"), &mut random)?.until(stage as u32, &mut random)?;
        let tokens = game.keep(&store).await?;
        filled.running.push((game.table.id().to_string(), tokens));
        done(u64::from(plan.finished) + u64::from(number));
    }
    store.close().await;
    Ok(filled)
}

/// A game that is played here.
pub struct Played {
    /// Its table.
    pub table: Table,
    seed: Seed,
    /// Those who sit there, by chair.
    pub people: Vec<Session>,
    now: Millis,
}

impl Played {
    /// People sit down, and it starts.
    fn begin(plan: &Plan, id: String, random: &mut Fast) -> Result<Played, Fault> {
        Played::begin_at(plan, id, 0, random)
    }

    /// The same by a clock that is off by this much.
    pub fn begin_at(plan: &Plan, id: String, off: Millis, random: &mut Fast) -> Result<Played, Fault> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis() as Millis + off;
        let mut seed = Seed::default();
        for part in seed.chunks_exact_mut(8) {
            part.copy_from_slice(&random.bits().to_le_bytes());
        }
        let person = |number: u8| Session {
            person: PersonId(format!("{id}-{number}")),
            name: format!("Person {number}"),
            settings: "{}".into(),
            created: now,
            seen: now,
        };
        let people: Vec<Session> = (1..=plan.people).map(person).collect();
        let creation = Creation {
            table: id.clone(),
            game: plan.game.id().into(),
            setup: SetupText { players: plan.people, options: Default::default() },
            options: TableOptions { code: id.clone(), spectators: true, ..TableOptions::default() },
            owner: people[0].person.clone(),
            seed,
            opening: None,
        };
        let (table, _) = Table::create(creation, now)?;
        let mut played = Played { table, seed, people: people.clone(), now };
        for Session { person, name, .. } in people {
            let sit = Command::Sit { chair: None, name, code: Some(id.clone()) };
            played.carry_out(&sit, &Who::Person(person))?;
        }
        played.carry_out(&Command::Start, &Who::Person(played.people[0].person.clone()))?;
        Ok(played)
    }

    /// Plays at random up to this step, or to the end.
    fn until(mut self, step: u32, random: &mut Fast) -> Result<Played, Fault> {
        while self.table.phase() == Phase::Playing && self.table.step() < step {
            let asked = self.table.to_act().iter().map(|seat| (seat, self.table.legal(seat)));
            let Some((seat, legal)) = asked.into_iter().find(|(_, legal)| !legal.is_empty()) else {
                self.carry_out(&Command::Reveal, &Who::Host)?;
                continue;
            };
            let chosen = &legal[random.below(legal.len() as u32) as usize];
            let act = Command::Act { seat, actions: vec![chosen.text.to_string()], at_step: None };
            let person = self.table.holders()[seat.index()].person().cloned();
            let person = person.ok_or_else(|| Fault("somebody plays who never sat down".into()))?;
            self.carry_out(&act, &Who::Person(person))?;
        }
        Ok(self)
    }

    /// Has something done there.
    pub fn carry_out(&mut self, command: &Command, who: &Who) -> Result<(), Fault> {
        let decided = self.table.decide(command, who, self.now)?;
        Ok(self.table.settle(decided)?)
    }

    /// Puts it into the database, with a session for everybody who sits there.
    pub async fn keep(&self, store: &dyn Store) -> Result<Vec<Token>, Fault> {
        let entries = self.table.entries();
        let new = NewTable { seed: self.seed, entries, listing: Listing::of(&self.table) };
        store.create_table(new, &Origin::default()).await?;
        let mut tokens = Vec::new();
        for session in &self.people {
            let token = Token::new();
            store.create_session(token.secret(), session, &Origin::default()).await?;
            tokens.push(token);
        }
        Ok(tokens)
    }
}
