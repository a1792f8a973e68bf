//! Games in a database before its server starts: running ones at every stage, with people who have sessions, and
//! finished ones.

use super::{Fault, line::Visitor, program::Seated, server::Server, table::Ready};
use ::table::{Command, Creation, Millis, PersonId, Phase, Table, TableOptions, Who};
use catalog::GameId;
use game::{Fast, Seed, SetupText};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Listing, NewTable, Origin, Session, Store};
use web::security::{cookies, token::Token};

/// The running games are spread evenly from their beginning to this share of the shortest finished one, so that hardly any
/// of them ends before the measurement does.
const LATEST: f64 = 0.8;
/// They have this many times as many actions left as will be played on average.
const SPARE: f64 = 1.3;
/// How often a game that ended before the stage where it is to run is replayed.
const TRIES: u32 = 100;

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
    /// How many actions will be played at each running game, about.
    pub more: u32,
    /// Who will play there: programs with tokens, or browsers with sessions?
    pub programs: bool,
    /// All chance depends on it.
    pub seed: u64,
}

/// What the database holds: the tables' ids, and the secrets of those who sit there.
pub struct Filled {
    running: Vec<(String, Vec<String>)>,
    /// Finished games, and how many steps they have.
    pub finished: Vec<(String, u32)>,
}

impl Filled {
    /// The running games for browsers; each person comes to the next of these servers.
    pub fn ready(&self, servers: &[Server]) -> Vec<Ready> {
        let mut number = 0;
        let mut visitor = |secret: &String| {
            number += 1;
            let cookie = Some(format!("{}={secret}", cookies::SESSION));
            let server = &servers[number as usize % servers.len()];
            Visitor { cookie, ..Visitor::new(server.address, number) }
        };
        let ready = |(table, secrets): &(String, Vec<String>)| Ready {
            table: table.clone(),
            people: secrets.iter().map(&mut visitor).collect(),
        };
        self.running.iter().map(ready).collect()
    }

    /// The running games for programs.
    pub fn seated(&self) -> Vec<Seated> {
        let mut first = 0;
        let seated = |(table, secrets): &(String, Vec<String>)| {
            let seated = Seated { table: table.clone(), first, secrets: secrets.clone() };
            first += secrets.len() as u32;
            seated
        };
        self.running.iter().map(seated).collect()
    }
}

/// Fills this database; tells how many games are there.
pub async fn fill(store: &dyn Store, plan: &Plan, done: impl Fn(u64)) -> Result<Filled, Fault> {
    let mut random = Fast::new(plan.seed);
    let mut filled = Filled { running: Vec::new(), finished: Vec::new() };
    for number in 0..plan.finished {
        let game =
            Played::begin(plan, format!("finished{number}"), &mut random)?.until(u32::MAX, &mut random)?;
        filled.finished.push((game.table.id().to_string(), game.table.step()));
        game.keep(store).await?;
        done(number.into());
    }
    let shortest = filled.finished.iter().map(|(_, steps)| *steps).min().unwrap_or_default();
    let latest =
        (f64::from(shortest) * LATEST).min(f64::from(shortest) - f64::from(plan.more) * SPARE).max(0.0);
    for number in 0..plan.tables {
        let stage = latest * f64::from(number) / f64::from(plan.tables);
        let game = Played::running(plan, &format!("running{number}"), stage as u32, &mut random)?;
        game.keep(store).await?;
        let secrets = match plan.programs {
            true => game.give_tokens(store).await?,
            false => game.give_sessions(store).await?,
        };
        filled.running.push((game.table.id().to_string(), secrets));
        done(u64::from(plan.finished) + u64::from(number));
    }
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

    /// A game that runs, at this step. Now and then one is much shorter than the shortest finished one and has ended
    /// before: another is played then. Nobody acts at a table that has ended, and no stream tells of it.
    fn running(plan: &Plan, id: &str, step: u32, random: &mut Fast) -> Result<Played, Fault> {
        for _ in 0..TRIES {
            let game = Played::begin(plan, id.into(), random)?.until(step, random)?;
            if game.table.phase() == Phase::Playing {
                return Ok(game);
            }
        }
        Err(Fault(format!("{TRIES} games of {} have ended before step {step}", plan.game.id())))
    }

    /// People sit down, and it starts, by a clock that is off by this much.
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

    /// Puts it into the database.
    pub async fn keep(&self, store: &dyn Store) -> Result<(), Fault> {
        let entries = self.table.entries();
        let new = NewTable { seed: self.seed, entries, listing: Listing::of(&self.table) };
        Ok(store.create_table(new, &Origin::default()).await?)
    }

    /// A session for everybody who sits there, by chair; returns the secrets.
    async fn give_sessions(&self, store: &dyn Store) -> Result<Vec<String>, Fault> {
        let mut secrets = Vec::new();
        for session in &self.people {
            let token = Token::new();
            store.create_session(token.secret(), session, &Origin::default()).await?;
            secrets.push(token.secret().to_string());
        }
        Ok(secrets)
    }

    /// A token for a program of everybody who sits there, by seat; returns the secrets.
    pub async fn give_tokens(&self, store: &dyn Store) -> Result<Vec<String>, Fault> {
        let mut secrets = Vec::new();
        for (number, holder) in (1..).zip(self.table.holders()) {
            let person = self.people.iter().find(|session| Some(&session.person) == holder.person());
            let person = person.ok_or_else(|| Fault("somebody plays who never sat down".into()))?;
            let secret = Token::new();
            let token = store::Token {
                id: format!("{}-{number}", self.table.id()),
                owner: person.person.clone(),
                name: person.name.clone(),
                bot: None,
                label: "load".into(),
                scopes: "read play".into(),
                created: self.now,
                used: Some(self.now),
            };
            store.create_token(secret.secret(), &token, &Origin::default()).await?;
            secrets.push(secret.secret().to_string());
        }
        Ok(secrets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_running_game_has_not_ended() {
        let plan = Plan {
            game: GameId::PuertoRico,
            people: 3,
            tables: 0,
            finished: 0,
            more: 0,
            programs: true,
            seed: 1,
        };
        let mut random = Fast::new(plan.seed);
        let length = |number: u32| {
            let game = Played::begin(&plan, format!("finished{number}"), &mut random).unwrap();
            game.until(u32::MAX, &mut random).unwrap().table.step()
        };
        let mut lengths: Vec<u32> = (0..9).map(length).collect();
        lengths.sort_unstable();
        // About half of all games have ended by then.
        let stage = lengths[4];
        for number in 0..9 {
            let game = Played::running(&plan, &format!("running{number}"), stage, &mut random).unwrap();
            assert_eq!(game.table.phase(), Phase::Playing);
            assert!(game.table.step() >= stage);
        }
    }
}
