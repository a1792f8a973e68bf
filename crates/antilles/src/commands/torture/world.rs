//! A database with games of all kinds, and the programs that will play there.

use super::{Fault, client::Client};
use crate::commands::load::fill::{Plan, Played};
use ::table::{Command, FORCED, Millis, Who};
use catalog::GameId;
use game::{Fast, Seat};
use store::{Address, Quotas};

/// Players at each table.
const PEOPLE: u8 = 3;

/// A table and the secrets of those who play there, by seat.
#[derive(Clone, Debug)]
pub struct Room {
    pub table: String,
    /// The number of its first program; each has an address of its own.
    first: u32,
    secrets: Vec<String>,
}

impl Room {
    /// A program for each seat.
    pub fn clients(&self) -> Vec<Client> {
        self.secrets.iter().zip(self.first..).map(|(secret, number)| Client::new(number, secret)).collect()
    }
}

/// Switches all standing orders off, so that nothing moves but by a request.
fn decide_all_themselves(played: &mut Played, game: GameId) -> Result<(), Fault> {
    let orders = game.traits().standing_orders.iter().map(|order| order.id).chain([FORCED]);
    for seat in Seat::all(PEOPLE) {
        let holder = played.table.holders()[seat.index()].person().cloned();
        let who = Who::Person(holder.ok_or_else(|| Fault("somebody plays who never sat down".into()))?);
        for order in orders.clone() {
            played.carry_out(&Command::SetOrder { seat, order: order.into(), on: false }, &who)?;
        }
    }
    Ok(())
}

/// A database and its tables.
pub struct World {
    pub database: Address,
    pub rooms: Vec<Room>,
}

impl World {
    /// New games in a new database; their clocks were off by this much.
    pub async fn new(database: Address, tables: u16, off: Millis, random: &mut Fast) -> Result<World, Fault> {
        let store = database.open(Quotas::default()).await?;
        let mut rooms = Vec::new();
        for number in 0..tables {
            let game = GameId::ALL[usize::from(number) % GameId::ALL.len()];
            let plan =
                Plan { game, people: PEOPLE, tables: 1, finished: 0, more: 0, programs: true, seed: 0 };
            let mut played = Played::begin_at(&plan, format!("table{number}"), off, random)?;
            decide_all_themselves(&mut played, game)?;
            played.keep(&*store).await?;
            let secrets = played.give_tokens(&*store).await?;
            let first = u32::from(number) * u32::from(PEOPLE);
            rooms.push(Room { table: format!("table{number}"), first, secrets });
        }
        store.close().await;
        Ok(World { database, rooms })
    }

    /// The ids of its tables.
    pub fn tables(&self) -> Vec<String> {
        self.rooms.iter().map(|room| room.table.clone()).collect()
    }
}
