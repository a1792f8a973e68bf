//! Nobody fills the log for the others, and a full one can still be ended.

use super::*;
use crate::{
    people::{LOG_LIMIT, LOG_RESERVE},
    quota::Habit,
};

fn enough(habit: Habit) -> Result<(), Refusal> {
    Err(Refusal::Enough(habit))
}

fn set(table: &mut Table, number: u64, on: bool) -> Result<(), Refusal> {
    let who = person(NAMES[number as usize - 1]);
    run(table, Command::SetOrder { seat: seat(number), order: FORCED.into(), on }, &who)
}

#[test]
fn nobody_fills_the_log_with_orders() {
    let mut table = first_won();
    let before = table.entries().len();
    set(&mut table, 1, true).unwrap();
    assert_eq!(table.entries().len(), before, "it is on unless somebody switches it off");
    for round in 0..Habit::Orders.most() {
        set(&mut table, 1, round % 2 == 1).unwrap();
        set(&mut table, 1, round % 2 == 1).unwrap();
    }
    assert_eq!(table.entries().len() - before, Habit::Orders.most() as usize);
    assert_eq!(set(&mut table, 1, false), enough(Habit::Orders));
    assert_eq!(set(&mut reloaded(&table), 1, false), enough(Habit::Orders));
    set(&mut table, 2, false).expect("each seat has its own limit");
}

#[test]
fn nobody_fills_the_log_with_requests() {
    let mut table = first_won();
    let ask = || Command::Ask(Request::Stop);
    for _ in 0..Habit::Requests.most() {
        run(&mut table, ask(), &person("anne")).unwrap();
        run(&mut table, Command::Refuse, &person("anne")).unwrap();
    }
    assert_eq!(run(&mut table, ask(), &person("anne")), enough(Habit::Requests));
    assert_eq!(run(&mut reloaded(&table), ask(), &person("anne")), enough(Habit::Requests));
    run(&mut table, ask(), &person("ben")).expect("everybody has their own limit");
    run(&mut table, Command::Agree, &person("anne")).expect("to answer is not to ask");
    assert_eq!(table.phase(), Phase::Stopped);
}

#[test]
fn nobody_fills_the_log_with_hand_overs() {
    let mut table = first_won();
    let (bot, name) = (|| "random".to_string(), || "Rosa".to_string());
    let away = || Command::HandOver { seat: seat(1), bot: bot(), name: name() };
    let back = || Command::Return { seat: seat(1) };
    for _ in 0..Habit::HandOvers.most() {
        run(&mut table, away(), &person("anne")).unwrap();
        run(&mut table, back(), &person("anne")).unwrap();
    }
    assert_eq!(run(&mut table, away(), &person("anne")), enough(Habit::HandOvers));
    assert_eq!(run(&mut reloaded(&table), away(), &person("anne")), enough(Habit::HandOvers));
    // Who is away is still replaced, and may come back, but not forever.
    let mut now = NOON;
    let mut take_over = |table: &mut Table| {
        now += 200_000;
        let request = Request::TakeOver { seat: seat(1), bot: bot(), name: name() };
        run_at(table, Command::Ask(request), &person("ben"), now).unwrap();
        assert_eq!(table.holders()[0].bot(), Some("random"));
        run_at(table, back(), &person("anne"), now)
    };
    for _ in Habit::HandOvers.most()..Habit::Returns.most() {
        take_over(&mut table).unwrap();
    }
    assert_eq!(take_over(&mut table), enough(Habit::Returns));
    run(&mut table, Command::Ask(Request::Stop), &Who::Host).unwrap();
    let record = table.record(Extras::default()).unwrap();
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
}

#[test]
fn nobody_fills_the_log_with_chairs() {
    let (mut table, _) = Table::create(creation(2, 1), NOON).unwrap();
    let sit = |name: &str| Command::Sit { chair: None, name: name.into(), code: None };
    run(&mut table, sit("anne"), &person("anne")).unwrap();
    for _ in 0..Habit::Sits.most() {
        run(&mut table, sit("ben"), &person("ben")).unwrap();
        run(&mut table, Command::Leave { chair: 2 }, &person("ben")).unwrap();
    }
    assert_eq!(run(&mut table, sit("ben"), &person("ben")), enough(Habit::Sits));
    run(&mut table, sit("cleo"), &person("cleo")).expect("everybody has their own limit");
    let before = table.entries().len() - 1;
    let change = || Command::Move { from: 1, to: 2 };
    for _ in before..Habit::Chairs.most() as usize {
        run(&mut table, change(), &person("anne")).unwrap();
    }
    let mut again = reloaded(&table);
    for table in [&mut table, &mut again] {
        let leave = Command::Leave { chair: 1 };
        let others =
            [change(), leave, Command::DrawSeats { drawn: true }, Command::SetPlayers { players: 3 }];
        for command in others {
            assert_eq!(run(table, command.clone(), &person("anne")), enough(Habit::Chairs), "{command:?}");
        }
        run(table, Command::Start, &person("anne")).expect("the game can begin all the same");
    }
}

/// As if so much had been written already.
fn fill(table: &mut Table, entries: u32) {
    for number in table.last_entry().number + 1..=entries {
        let last = table.last_entry();
        let entry = Entry::write(number, last.at, &Body::Rewritten, &last.position, &last.digest);
        table.absorb(entry).unwrap();
    }
}

#[test]
fn a_full_log_can_be_ended_by_the_host() {
    let mut table = started(2, 6);
    let away = Command::HandOver { seat: seat(1), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, away, &person("anne")).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    fill(&mut table, LOG_LIMIT);
    let stop = || Command::Ask(Request::Stop);
    let by_people = {
        let mut table = table.clone();
        assert_eq!(
            run(&mut table, Command::Return { seat: seat(1) }, &person("anne")),
            Err(Refusal::LogFull)
        );
        let hello = Command::Say { text: "hello".into() };
        assert_eq!(run(&mut table, hello, &person("ben")), Err(Refusal::LogFull));
        run(&mut table, stop(), &person("ben")).map(|()| table.phase())
    };
    assert_eq!(by_people, Ok(Phase::Stopped), "people end it as well, and bots agree");
    act(&mut table, 1, &["bid 1"]).expect("a bot plays on");
    fill(&mut table, LOG_LIMIT + LOG_RESERVE - LOG_RESERVE / 10);
    assert_eq!(act(&mut table, 1, &["done"]), Err(Refusal::LogFull), "but not without end");
    run(&mut table, stop(), &Who::Host).expect("the administrator can always end it");
    assert_eq!(table.phase(), Phase::Stopped);
    assert_same(&table, &reloaded(&table));
}

#[test]
fn the_last_move_of_a_game_finds_room_in_a_full_log() {
    let mut table = started(2, 3);
    let mut before = table.clone();
    let mut last = (1, "");
    while table.phase() == Phase::Playing {
        let asked = table.to_act().iter().find(|&seat| !table.has_chosen(seat)).unwrap();
        last = (asked.number().into(), table.legal(asked)[0].text);
        before = table.clone();
        act(&mut table, last.0, &[last.1]).unwrap();
    }
    fill(&mut before, LOG_LIMIT);
    act(&mut before, last.0, &[last.1]).unwrap();
    assert_eq!(before.phase(), Phase::Finished);
}

#[test]
fn a_game_is_not_continued_from_too_far_on() {
    let with_steps = |count| {
        let step = OpeningStep { seat: seat(1), action: "done".into(), chance: Vec::new() };
        let steps = vec![step; count];
        let opening = Opening { parent: "t-0".into(), rules_version: 1, start: Vec::new(), steps };
        let created = Table::create(Creation { opening: Some(opening), ..creation(2, 1) }, NOON);
        created.map(|_| ()).expect_err("these steps cannot be played")
    };
    assert_eq!(
        with_steps(OPENING_LIMIT + 1),
        Refusal::OpeningTooLong(OPENING_LIMIT),
        "before it is replayed"
    );
    assert!(matches!(with_steps(OPENING_LIMIT), Refusal::Opening(_)));
}
