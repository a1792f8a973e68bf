//! Programs: marked, replaced when they are silent, asked for no consent; decisions by name, and requests that come twice.

use super::*;
use crate::{decision::Known, people::RETURNS_LIMIT};

fn program() -> Who {
    person("bot-b1")
}

/// Anne against the program of Ben; the program is in seat 2.
fn with_program() -> Table {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    run(&mut table, Command::Sit { chair: None, name: "Anne".into(), code: None }, &person("anne")).unwrap();
    let add = Command::AddProgram {
        chair: None,
        program: PersonId("bot-b1".into()),
        name: "Engine".into(),
        program_of: "Ben".into(),
    };
    assert_eq!(run(&mut table, add.clone(), &person("ben")), Err(Refusal::NotOwner));
    run(&mut table, add.clone(), &person("anne")).unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    table
}

fn play(
    table: &mut Table,
    number: u64,
    who: &Who,
    action: &str,
    decision: &str,
    key: Option<&str>,
) -> Result<(), Refusal> {
    let (actions, decision): (_, Decision) = (vec![action.to_string()], decision.parse().unwrap());
    let key = key.map(|key| Key::new(key, decision, &actions));
    run(table, Command::Play { seat: seat(number), actions, decision, key }, who)
}

fn stand_in() -> Command {
    Command::StandIn { seat: seat(2), bot: "greedy".into(), name: "Tortuga".into() }
}

#[test]
fn a_program_is_marked_everywhere() {
    let mut table = with_program();
    let summary = table.summary();
    assert_eq!(summary.seats[1].kind, SeatKind::Program);
    assert_eq!(summary.seats[1].program_of.as_deref(), Some("Ben"));
    assert!(!table.story(None).is_empty());
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    assert_eq!(table.phase(), Phase::Stopped, "a program agrees to everything");
    let record = table.record(Extras::default()).unwrap();
    assert_eq!(record.seats[1].player, "program");
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_program_holds_one_seat_and_asks_for_no_consent() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let add = Command::AddProgram {
        chair: None,
        program: PersonId("bot-b1".into()),
        name: "Engine".into(),
        program_of: "Ben".into(),
    };
    run(&mut table, add.clone(), &person("anne")).unwrap();
    assert_eq!(run(&mut table, add, &person("anne")), Err(Refusal::ProgramSeated));
    let mut table = with_program();
    assert_eq!(run(&mut table, Command::Ask(Request::Stop), &program()), Err(Refusal::ForPeople));
    assert_eq!(run(&mut table, Command::Refuse, &program()), Err(Refusal::ForPeople));
}

#[test]
fn a_silent_program_is_replaced_and_may_return_a_few_times() {
    let mut table = with_program();
    let limit = table.created().options.program_limit;
    let mut now = NOON;
    assert_eq!(table.silent_programs(), [(seat(2), NOON + limit)]);
    assert_eq!(run_at(&mut table, stand_in(), &Who::Host, now + limit - 1), Err(Refusal::NotDue(seat(2))));
    assert_eq!(run_at(&mut table, stand_in(), &person("anne"), now + limit), Err(Refusal::NotDue(seat(2))));
    for _ in 0..RETURNS_LIMIT {
        now += limit;
        run_at(&mut table, stand_in(), &Who::Host, now).unwrap();
        assert!(table.holders()[1].bot().is_some() && table.silent_programs().is_empty());
        assert_eq!(
            run_at(&mut table, Command::Return { seat: seat(2) }, &person("anne"), now),
            Err(Refusal::NoReturn(seat(2)))
        );
        run_at(&mut table, Command::Return { seat: seat(2) }, &program(), now).unwrap();
        assert_eq!(table.holders()[1].program_of(), Some("Ben"));
        assert_eq!(table.silent_programs(), [(seat(2), now + limit)], "it has the whole time again");
    }
    now += limit;
    run_at(&mut table, stand_in(), &Who::Host, now).unwrap();
    let refused = run_at(&mut table, Command::Return { seat: seat(2) }, &program(), now);
    assert_eq!(refused, Err(Refusal::SilentEnough(RETURNS_LIMIT)));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_program_that_has_chosen_is_not_silent() {
    let mut table = with_program();
    act(&mut table, 2, &["bid 1"]).unwrap();
    assert_eq!(table.silent_programs(), []);
}

#[test]
fn a_decision_is_answered_once_by_its_name() {
    let mut table = first_won();
    let decision = table.decision(seat(1)).unwrap();
    assert_eq!(decision.to_string().parse(), Ok(decision));
    assert_eq!(table.decision(seat(2)), None);
    let (anne, name) = (person("anne"), decision.to_string());
    let stale = |expected| matches!(expected, Err(Refusal::Stale { .. }));
    assert!(stale(play(&mut table, 1, &anne, "polish", "0.0.0", None)));
    assert_eq!(
        play(&mut table, 1, &person("ben"), "polish", &name, None),
        Err(Refusal::NotYourSeat(seat(1)))
    );
    play(&mut table, 1, &anne, "polish", &name, Some("k1")).unwrap();
    assert!(stale(play(&mut table, 1, &anne, "polish", &name, None)), "an old request again");
    run(&mut table, Command::Undo { seat: seat(1) }, &anne).unwrap();
    assert!(stale(play(&mut table, 1, &anne, "polish", &name, None)), "also when the same is asked again");
    // What was asked before is remembered, over a reload and an undo.
    let table = reloaded(&table);
    let key = |name: &str, action: &str| Key::new(name, decision, &[action.to_string()]);
    assert_eq!(table.known(seat(1), key("k1", "polish")), Known::Done);
    assert_eq!(table.known(seat(1), key("k1", "dig")), Known::Other);
    assert_eq!(table.known(seat(1), key("k2", "polish")), Known::New);
    assert_eq!(table.known(seat(2), key("k1", "polish")), Known::New, "keys belong to a seat");
}

#[test]
fn a_sealed_choice_keeps_its_key_into_the_log() {
    let mut table = with_program();
    let first = table.decision(seat(2)).unwrap();
    play(&mut table, 2, &program(), "bid 1", &first.to_string(), Some("k")).unwrap();
    let key = Key::new("k", first, &["bid 1".to_string()]);
    assert_eq!(reloaded(&table).known(seat(2), key), Known::Done, "while it is sealed");
    act(&mut table, 1, &["bid 1"]).unwrap();
    assert_eq!(reloaded(&table).known(seat(2), key), Known::Done, "and when it is open");
}

#[test]
fn what_was_withdrawn_is_not_sealed_again_by_the_same_request() {
    let mut table = with_program();
    let stale = |answer| matches!(answer, Err(Refusal::Stale { .. }));
    let first = table.decision(seat(2)).unwrap();
    play(&mut table, 2, &program(), "bid 1", &first.to_string(), Some("k")).unwrap();
    run(&mut table, Command::Withdraw { seat: seat(2) }, &program()).unwrap();
    let mut table = reloaded(&table);
    assert_eq!(table.own_choice(seat(2), &program()), None);
    assert!(
        stale(play(&mut table, 2, &program(), "bid 1", &first.to_string(), None)),
        "an old request again"
    );
    let key = Key::new("k", first, &["bid 1".to_string()]);
    assert_eq!(table.known(seat(2), key), Known::Done, "it was carried out, and is not carried out again");
    // The same moment is another decision; and so it is when one of our bots had the seat meanwhile.
    let second = table.decision(seat(2)).unwrap();
    play(&mut table, 2, &program(), "bid 1", &second.to_string(), None).unwrap();
    let hand_over = Command::HandOver { seat: seat(2), bot: "greedy".into(), name: "Tortuga".into() };
    run(&mut table, hand_over, &program()).unwrap();
    run(&mut table, Command::Return { seat: seat(2) }, &program()).unwrap();
    let third = table.decision(seat(2)).unwrap();
    assert!(first != second && second != third && first != third);
    assert!(stale(play(&mut table, 2, &program(), "bid 1", &second.to_string(), None)));
    play(&mut table, 2, &program(), "bid 1", &third.to_string(), None).unwrap();
    act(&mut table, 1, &["bid 1"]).unwrap();
    assert_eq!(table.step(), 2);
    assert_eq!(reloaded(&table).known(seat(2), key), Known::Done, "also when the choices are open");
}

#[test]
fn what_is_said_twice_by_one_request_is_said_once() {
    let mut table = with_program();
    let (anne, key) = (PersonId("anne".into()), Key::saying("k", "hello"));
    let say = Command::SayOnce { text: "hello".into(), key };
    run(&mut table, say.clone(), &person("anne")).unwrap();
    let entries = table.entries().len();
    let mut table = reloaded(&table);
    run(&mut table, say.clone(), &person("anne")).unwrap();
    assert_eq!(table.entries().len(), entries);
    assert_eq!(table.known_saying(&anne, key), Known::Done);
    assert_eq!(table.known_saying(&anne, Key::saying("k", "goodbye")), Known::Other);
    assert_eq!(table.known_saying(&anne, Key::saying("k2", "hello")), Known::New);
    run(&mut table, say, &program()).unwrap();
    assert_eq!(table.entries().len(), entries + 1, "keys belong to a person");
}

#[test]
fn only_decisions_are_read_as_decisions() {
    for bad in ["", "1", "1.2", "1.2.3.4", "1.-2.3", "+1.2.3", " 1.2.3", "1.2.4294967296", "a.b.c"] {
        assert!(bad.parse::<Decision>().is_err(), "{bad}");
    }
}

#[test]
fn a_program_decides_everything_itself_unless_it_switches_an_order_on() {
    let mut table = with_program();
    let forced = |table: &Table, number| {
        table.orders(seat(number)).into_iter().find(|order| order.id == crate::FORCED).map(|order| order.on)
    };
    assert_eq!((forced(&table, 1), forced(&table, 2)), (Some(true), Some(false)));
    let on = Command::SetOrder { seat: seat(2), order: crate::FORCED.into(), on: true };
    run(&mut table, on, &program()).unwrap();
    assert_eq!(forced(&table, 2), Some(true));
}
