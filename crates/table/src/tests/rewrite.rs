//! A log that is rewritten stays sound, and says what it is to say.

use super::*;
use crate::people::ANONYMOUS;
use std::collections::BTreeMap;

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

#[test]
fn hours_and_the_end_of_a_pause_go_along() {
    let mut table = played();
    let hours = crate::Hours { zone: "Europe/Paris".into(), ..Default::default() };
    let last = table.last_entry().clone();
    for body in [
        Body::HoursSet { person: PersonId("anne".into()), hours },
        Body::Paused,
        Body::Resumed { person: PersonId("anne".into()) },
    ] {
        let before = table.last_entry().clone();
        let entry = Entry::write(before.number + 1, NOON, &body, &last.position, &before.digest);
        table.absorb(entry).unwrap();
    }
    let after = rewritten(&table, "account", false);
    let text: String = after.entries().into_iter().map(|entry| entry.body).collect();
    assert!(!text.contains("\"person\":\"anne\""), "{text}");
    assert_eq!(text.matches("\"person\":\"account\"").count(), 5, "{text}");
}

#[test]
fn at_a_table_of_a_tournament_names_are_those_of_the_tournament() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let sit = Command::Sit { chair: Some(1), name: "ben".into(), code: None };
    run(&mut table, sit, &person("ben")).unwrap();
    let bot = Command::AddBot { chair: Some(2), bot: "random".into(), name: "anne".into() };
    run(&mut table, bot, &person("anne")).unwrap();
    let (person, successor) = (PersonId("anne".into()), PersonId("gone-1".into()));
    let names = BTreeMap::from([(2, "Anonym 3".to_string())]);
    let log = Rewrite { person, successor, anonymous: true, names }.apply(&table, NOON).unwrap();
    let after = Table::replay(log, [1; 32]).expect("the new log is sound");
    let names: Vec<&str> = after.holders().iter().map(Holder::name).collect();
    assert_eq!(names, ["ben", "Anonym 3"], "the bot in her place has her name");
    assert!(!after.entries().iter().any(|entry| entry.body.contains("anne")));
}

#[test]
fn what_somebody_decided_is_read_from_the_log() {
    let mut table = played();
    let mut played = Vec::new();
    loop {
        if table.ready_to_reveal() {
            run(&mut table, Command::Reveal, &Who::Host).unwrap();
            continue;
        }
        let asked: Vec<Seat> = table.to_act().iter().filter(|&seat| !table.legal(seat).is_empty()).collect();
        if played.len() >= 4 && asked.len() == table.to_act().iter().count() {
            break;
        }
        let seat = asked[0];
        let who = table.holders()[seat.index()].person().map_or(Who::Host, |one| Who::Person(one.clone()));
        let action = table.legal(seat)[0].text.to_string();
        run(&mut table, Command::Act { seat, actions: vec![action.clone()], at_step: None }, &who).unwrap();
        played.push((who == person("ben"), seat.number(), action));
    }
    let ben = own(&table, "ben").0;
    let mut found: Vec<(u8, String)> = ben
        .iter()
        .filter_map(|one| match &one.what {
            Own::Played { action, .. } => Some((one.seat?, action.clone())),
            _ => None,
        })
        .collect();
    let expected = played.iter().filter(|(own, ..)| *own).map(|(_, seat, action)| (*seat, action.clone()));
    let mut expected: Vec<(u8, String)> = expected.collect();
    // Secret choices are written when they are revealed.
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
    assert!(!found.is_empty() && found.len() < played.len(), "{played:?}");
    let (anne, seats) = own(&table, "anne");
    let anne: Vec<Own> = anne.into_iter().map(|one| one.what).collect();
    let why = Change::HandedOver;
    let expected = [Own::SetUp, Own::Sat { name: "anne".into() }, Own::SeatChanged { why }];
    assert_eq!(anne, expected, "a bot plays for her");
    assert!(seats.is_empty());
}

fn own(table: &Table, name: &str) -> (Vec<OwnEntry>, Vec<u8>) {
    let log = table.entries().into_iter().map(|entry| (entry.at, entry.read().unwrap()));
    own_entries(log, &PersonId(name.into()))
}

#[test]
fn what_somebody_ordered_asked_and_chose_ahead_is_theirs_too() {
    let mut table = with_purses(&[2, 0]);
    let ben = person("ben");
    let ahead = |actions: &[&str]| Command::ChooseAhead {
        seat: seat(2),
        question: "polish".into(),
        actions: actions.iter().map(|action| action.to_string()).collect(),
    };
    run(&mut table, ahead(&["polish", "done"]), &ben).unwrap();
    run(&mut table, ahead(&[]), &ben).unwrap();
    run(&mut table, Command::SetOrder { seat: seat(2), order: FORCED.into(), on: false }, &ben).unwrap();
    run(&mut table, Command::Ask(Request::Stop), &ben).unwrap();
    run(&mut table, Command::Refuse, &person("anne")).unwrap();
    let (entries, seats) = own(&table, "ben");
    let question = "polish".to_string();
    let polished = vec!["polish".to_string(), "done".to_string()];
    let expected = [
        (Some(2), Own::Sat { name: "ben".into() }),
        (Some(2), Own::ChosenAhead { question: question.clone(), actions: polished }),
        (Some(2), Own::ChosenAhead { question, actions: Vec::new() }),
        (Some(2), Own::OrderSet { order: FORCED.into(), on: false }),
        (None, Own::Asked { request: Request::Stop }),
    ];
    assert_eq!(entries.into_iter().map(|one| (one.seat, one.what)).collect::<Vec<_>>(), expected);
    assert_eq!(seats, [2]);
    assert_eq!(own(&table, "anne").0.last().map(|one| &one.what), Some(&Own::Refused));
}

#[test]
fn whose_a_seat_is_goes_by_the_chairs_as_they_stood_at_the_start() {
    let (mut table, _) = Table::create(creation(4, 1), NOON).unwrap();
    for (name, chair) in [("anne", 1), ("ben", 4), ("cleo", 2)] {
        let sit = Command::Sit { chair: Some(chair), name: name.into(), code: None };
        run(&mut table, sit, &person(name)).unwrap();
    }
    // Chair 3, which is free, goes: Ben's is the third now. Then Anne and Cleo change places.
    run(&mut table, Command::SetPlayers { players: 3 }, &person("anne")).unwrap();
    run(&mut table, Command::Move { from: 1, to: 2 }, &person("anne")).unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    for name in ["anne", "ben", "cleo"] {
        let held = table.seats_of(&PersonId(name.into())).iter().map(Seat::number).collect::<Vec<_>>();
        assert_eq!(own(&table, name).1, held, "{name}");
    }
    assert_eq!(own(&table, "cleo").0.last().map(|one| (one.seat, &one.what)), Some((Some(1), &Own::Moved)));
}

fn rewritten(table: &Table, successor: &str, anonymous: bool) -> Table {
    let (person, successor) = (PersonId("anne".into()), PersonId(successor.into()));
    let rewrite = Rewrite { person, successor, anonymous, names: BTreeMap::new() };
    let log = rewrite.apply(table, NOON).unwrap();
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
    let rewrite = Rewrite { person, successor, anonymous: true, names: BTreeMap::new() };
    let log = rewrite.apply(&after, NOON).unwrap();
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
