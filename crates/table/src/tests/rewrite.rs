//! A log that is rewritten stays sound, and says what it is to say.

use super::*;
use crate::people::ANONYMOUS;

fn played() -> Table {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    for name in ["anne", "ben"] {
        let sit = Command::Sit { chair: None, name: name.into(), code: None };
        run(&mut table, sit, &person(name)).unwrap();
    }
    run(&mut table, Command::Start, &person("anne")).unwrap();
    run(&mut table, Command::Say { text: "I live in Lyon".into() }, &person("anne")).unwrap();
    let hand = Command::HandOver { seat: seat(1), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, hand, &person("anne")).unwrap();
    table
}

fn rewritten(table: &Table, successor: &str, anonymous: bool) -> Table {
    let (person, successor) = (PersonId("anne".into()), PersonId(successor.into()));
    let log = Rewrite { person, successor, anonymous }.apply(table, NOON).unwrap();
    Table::replay(log, [1; 32]).expect("the new log is sound")
}

#[test]
fn a_guest_becomes_somebody_else_and_plays_on() {
    let table = played();
    let mut after = rewritten(&table, "account", false);
    assert_eq!(after.last_entry().number, table.last_entry().number + 1, "memory of the old log is refused");
    assert_eq!(after.position().map(|one| one.digest()), table.position().map(|one| one.digest()));
    assert_eq!(after.created().owner, PersonId("account".into()));
    assert!(after.drift().is_none());
    assert_eq!(
        run(&mut after, Command::Return { seat: seat(1) }, &person("anne")),
        Err(Refusal::NoReturn(seat(1)))
    );
    run(&mut after, Command::Return { seat: seat(1) }, &person("account")).unwrap();
    assert_eq!(after.holders()[0].name(), "anne", "the name on the seat stays");
}

#[test]
fn of_a_person_who_is_forgotten_nothing_is_left() {
    let after = rewritten(&played(), "gone-1", true);
    let text: String = after.entries().into_iter().map(|entry| entry.body).collect();
    assert!(!text.contains("anne") && !text.contains("Lyon"), "{text}");
    assert!(text.contains("ben") && text.contains(ANONYMOUS));
    assert_eq!(after.holders()[0].stands_in().map(|one| one.name.as_str()), Some(ANONYMOUS));
    // The next one to be forgotten at this table has another name.
    let (person, successor) = (PersonId("ben".into()), PersonId("gone-2".into()));
    let log = Rewrite { person, successor, anonymous: true }.apply(&after, NOON).unwrap();
    let last = Table::replay(log, [1; 32]).unwrap();
    assert_eq!(last.holders()[1].name(), "Anonym 2");
}

#[test]
fn a_rated_table_has_no_coach() {
    let with =
        |options: TableOptions| Table::create(Creation { options, ..creation(2, 1) }, NOON).map(|_| ());
    assert_eq!(with(TableOptions { rated: true, ..TableOptions::default() }), Ok(()));
    for options in [
        TableOptions { rated: true, coach: true, ..TableOptions::default() },
        TableOptions { rated: true, hot_seat: true, ..TableOptions::default() },
    ] {
        assert_eq!(with(options), Err(Refusal::NotRateable));
    }
}
