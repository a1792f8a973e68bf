//! Tests of the whole table, played with a toy that has secrets and simultaneous choices.

mod ahead;
mod clock;
mod consent;
mod log;
mod orders;
mod people;
mod play;
mod programs;
mod quota;
mod random;
mod rewrite;
mod sealed;
mod watch;

use crate::*;
use game::{Seat, SetupText};

pub const NOON: Millis = 1_000_000;

pub fn person(name: &str) -> Who {
    Who::Person(PersonId(name.into()))
}

pub fn seat(number: u64) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The names of the persons, by chair.
pub const NAMES: [&str; 4] = ["anne", "ben", "cleo", "dan"];

pub fn creation(players: u8, seed: u8) -> Creation {
    Creation {
        table: "t-1".into(),
        game: "toy".into(),
        setup: SetupText { players, options: Default::default() },
        options: TableOptions { open: true, draw_seats: false, ..TableOptions::default() },
        owner: PersonId("anne".into()),
        seed: [seed; 32],
        opening: None,
    }
}

/// A command carried out, with the promises that hold for every command.
pub fn run(table: &mut Table, command: Command, who: &Who) -> Result<(), Refusal> {
    run_at(table, command, who, NOON)
}

pub fn run_at(table: &mut Table, command: Command, who: &Who, now: Millis) -> Result<(), Refusal> {
    let decided = table.decide(&command, who, now)?;
    assert_eq!(table.decide(&command, who, now).as_ref(), Ok(&decided), "deciding is pure");
    table.settle(decided).unwrap();
    Ok(())
}

pub fn act(table: &mut Table, seat_number: u64, actions: &[&str]) -> Result<(), Refusal> {
    let seat = seat(seat_number);
    let who = match table.holders()[seat.index()].person() {
        Some(person) => Who::Person(person.clone()),
        None => Who::Host,
    };
    let actions = actions.iter().map(|action| action.to_string()).collect();
    run(table, Command::Act { seat, actions, at_step: None }, &who)
}

/// A table of persons, started; chair 1 is seat 1.
pub fn started(players: u8, seed: u8) -> Table {
    let (mut table, _) = Table::create(creation(players, seed), NOON).unwrap();
    for name in &NAMES[..players.into()] {
        run(&mut table, Command::Sit { chair: None, name: name.to_string(), code: None }, &person(name))
            .unwrap();
    }
    run(&mut table, Command::Start, &person("anne")).unwrap();
    table
}

/// A started table in which these seats have these purses (0 to 2).
pub fn with_purses(purses: &[u64]) -> Table {
    let fits = |table: &Table| {
        let json = table.position().unwrap().json();
        purses.iter().enumerate().all(|(at, purse)| json["purses"][at] == *purse)
    };
    (0..=255).map(|seed| started(purses.len() as u8, seed)).find(fits).expect("some seed gives these purses")
}

/// A started table of two in which seat 1 has won the first bid and is to polish, dig or be done.
pub fn first_won() -> Table {
    let mut table = with_purses(&[2, 0]);
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    assert_eq!(table.to_act(), game::Seats::only(seat(1)));
    table
}

/// The table that the log and the sealed choices come to, which must be the same.
pub fn reloaded(table: &Table) -> Table {
    let mut again = Table::replay(table.entries(), table.seed).unwrap();
    again.restore_sealed(table.sealed.values().cloned());
    again
}

pub fn assert_same(one: &Table, other: &Table) {
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.summary(), other.summary());
    assert_eq!(one.holders(), other.holders());
    assert_eq!(one.pending(), other.pending());
    assert_eq!(one.due(), other.due());
    assert_eq!(one.epoch, other.epoch);
    for observer in [None, Some(seat(1)), Some(seat(2))] {
        assert_eq!(one.story(observer), other.story(observer));
        let json = |table: &Table| table.view(observer).map(|view| view.json());
        assert_eq!(json(one), json(other));
    }
    let digest = |table: &Table| table.position().map(|position| position.digest());
    assert_eq!(digest(one), digest(other));
}
