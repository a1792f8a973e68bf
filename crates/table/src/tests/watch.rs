//! Watchers with a delay know nothing that is not old enough.

use super::*;
use crate::watch::Delay;

fn delayed(delay: Delay) -> Table {
    let mut creation = creation(2, 1);
    creation.options.watch_delay = Some(delay);
    let (mut table, _) = Table::create(creation, NOON).unwrap();
    for name in &NAMES[..2] {
        run(&mut table, Command::Sit { chair: None, name: name.to_string(), code: None }, &person(name))
            .unwrap();
    }
    run(&mut table, Command::Start, &person("anne")).unwrap();
    table
}

fn bid(table: &mut Table, now: Millis) {
    for (number, name) in [(1, "anne"), (2, "ben")] {
        let act = Command::Act { seat: seat(number), actions: vec!["bid 1".into()], at_step: None };
        run_at(table, act, &person(name), now).unwrap();
    }
}

#[test]
fn moves_are_counted() {
    let mut table = delayed(Delay::Moves(2));
    let seen = |table: &Table| table.as_of(table.watchable(NOON), None).unwrap();
    assert_eq!(seen(&table).phase(), Phase::Gathering, "not even the hands at the start");
    assert!(seen(&table).holders().iter().all(|holder| !holder.is_open()));
    bid(&mut table, NOON);
    assert_eq!(table.step(), 2);
    assert_eq!((seen(&table).phase(), seen(&table).step()), (Phase::Playing, 0));
    run(&mut table, Command::Say { text: "a secret".into() }, &person("anne")).unwrap();
    assert!(seen(&table).talk().next().is_none(), "what is said comes later too");
}

#[test]
fn minutes_are_counted() {
    let minute = 60_000;
    let mut table = delayed(Delay::Minutes(10));
    bid(&mut table, NOON + minute);
    let seen = |table: &Table, now| table.as_of(table.watchable(now), None).unwrap();
    assert_eq!(seen(&table, NOON + 10 * minute - 1).phase(), Phase::Gathering);
    assert_eq!(seen(&table, NOON + 10 * minute).step(), 0);
    assert_eq!(seen(&table, NOON + 11 * minute - 1).step(), 0);
    assert_eq!(seen(&table, NOON + 11 * minute).step(), 2);
    // Step by step it comes to the same.
    let before = seen(&table, NOON + 10 * minute);
    let after = table.as_of(table.watchable(NOON + 11 * minute), Some(&before)).unwrap();
    assert_same(&after, &seen(&table, NOON + 11 * minute));
    assert!(after.is_past() && !table.is_past());
}

#[test]
fn after_the_end_everything_is_seen() {
    let mut table = delayed(Delay::Minutes(10));
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    run(&mut table, Command::Agree, &person("ben")).unwrap();
    assert_eq!(table.watchable(NOON), table.last_entry().number);
}

#[test]
fn only_sensible_delays_are_taken_and_old_tables_have_none() {
    for delay in [Delay::Moves(0), Delay::Minutes(0), Delay::Moves(201), Delay::Minutes(1_441)] {
        let mut creation = creation(2, 1);
        creation.options.watch_delay = Some(delay);
        assert_eq!(Table::create(creation, NOON).map(|_| ()), Err(Refusal::BadDelay));
    }
    let old: TableOptions = serde_json::from_str(r#"{"spectators":true}"#).unwrap();
    assert_eq!(old.watch_delay, None);
    let text = serde_json::to_string(&Delay::Moves(20)).unwrap();
    assert_eq!(text, r#"{"moves":20}"#);
}
