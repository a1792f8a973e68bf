//! What needs the others.

use super::*;

fn take_over(number: u64) -> Command {
    Command::Ask(Request::TakeOver { seat: seat(number), bot: "random".into(), name: "Rosa".into() })
}

#[test]
fn undo_beyond_the_barrier_needs_every_person() {
    let mut table = started(3, 4);
    for number in 1..=3 {
        act(&mut table, number, &["bid 1"]).unwrap();
    }
    run(&mut table, Command::Ask(Request::Undo { step: 0 }), &person("anne")).unwrap();
    assert_eq!(
        run(&mut table, Command::Ask(Request::Stop), &person("ben")),
        Err(Refusal::RequestOpen),
        "one request at a time"
    );
    assert_eq!(run(&mut table, Command::Agree, &person("anne")), Err(Refusal::NotAsked));
    run(&mut table, Command::Agree, &person("ben")).unwrap();
    assert_eq!(run(&mut table, Command::Agree, &person("ben")), Err(Refusal::NotAsked));
    assert_eq!(table.step(), 3);
    assert_same(&table, &reloaded(&table));
    run(&mut table, Command::Agree, &person("cleo")).unwrap();
    assert_eq!((table.step(), table.epoch), (0, 1));
    assert_eq!(table.pending(), None);
}

#[test]
fn one_refusal_ends_a_request_and_so_does_a_decision() {
    let mut table = first_won();
    run(&mut table, Command::Ask(Request::Undo { step: 0 }), &person("anne")).unwrap();
    run(&mut table, Command::Refuse, &person("ben")).unwrap();
    assert_eq!(run(&mut table, Command::Agree, &person("ben")), Err(Refusal::NoRequest));
    run(&mut table, Command::Ask(Request::Undo { step: 0 }), &person("ben")).unwrap();
    act(&mut table, 1, &["polish"]).unwrap();
    assert_eq!(table.pending(), None);
}

#[test]
fn bots_always_agree() {
    let (mut table, _) = Table::create(creation(2, 5), NOON).unwrap();
    let sit = Command::Sit { chair: None, name: "Anne".into(), code: None };
    run(&mut table, sit, &person("anne")).unwrap();
    run(
        &mut table,
        Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() },
        &person("anne"),
    )
    .unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    run(&mut table, Command::Ask(Request::Undo { step: 0 }), &person("anne")).unwrap();
    assert_eq!((table.step(), table.epoch), (0, 1));
}

#[test]
fn a_bot_takes_over_an_absent_person_who_may_come_back() {
    let mut table = started(2, 5);
    run(&mut table, take_over(2), &person("anne")).unwrap();
    assert!(table.holders()[1].person().is_some(), "ben is there: he has to agree himself");
    run(&mut table, Command::Refuse, &person("ben")).unwrap();
    run_at(&mut table, take_over(2), &person("anne"), NOON + 120_000).unwrap();
    assert_eq!(
        table.holders()[1].bot(),
        Some("random"),
        "two minutes without an answer: nobody else to be asked"
    );
    let bid = Command::Act { seat: seat(2), actions: vec!["bid 1".into()], at_step: None };
    assert_eq!(run(&mut table, bid, &person("ben")), Err(Refusal::NotYourSeat(seat(2))));
    assert_eq!(
        run(&mut table, Command::Return { seat: seat(2) }, &person("anne")),
        Err(Refusal::NoReturn(seat(2)))
    );
    run(&mut table, Command::Return { seat: seat(2) }, &person("ben")).unwrap();
    assert_eq!(table.holders()[1].name(), "ben");
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_take_over_does_not_wait_forever_for_the_person_it_is_about() {
    let mut table = started(3, 5);
    run_at(&mut table, take_over(2), &person("anne"), NOON + 60_000).unwrap();
    assert_eq!(table.take_over_due(), Some(NOON + 180_000), "cleo has as long to answer as ben had");
    run_at(&mut table, Command::Agree, &person("cleo"), NOON + 60_000).unwrap();
    assert!(table.holders()[1].person().is_some(), "ben may still be there");
    let due = table.take_over_due().expect("it waits for ben alone");
    assert_eq!(due, NOON + 120_000);
    let early = run_at(&mut table, Command::TakeOverAbsent, &Who::Host, due - 1);
    assert_eq!(early, Err(Refusal::NotAsked));
    let stranger = run_at(&mut table, Command::TakeOverAbsent, &person("anne"), due);
    assert_eq!(stranger, Err(Refusal::NotAsked));
    run_at(&mut table, Command::TakeOverAbsent, &Who::Host, due).unwrap();
    assert_eq!(table.holders()[1].bot(), Some("random"));
    assert_same(&table, &reloaded(&table));
    // Those who agree when Ben is already away need not wait for him either.
    let mut table = started(3, 5);
    run(&mut table, take_over(2), &person("anne")).unwrap();
    run_at(&mut table, Command::Agree, &person("cleo"), NOON + 120_000).unwrap();
    assert_eq!(table.holders()[1].bot(), Some("random"));
}

#[test]
fn a_take_over_does_not_wait_forever_for_others_who_are_away_either() {
    let mut table = started(3, 5);
    let asked = NOON + 600_000;
    run_at(&mut table, take_over(2), &person("anne"), asked).unwrap();
    assert!(table.holders()[1].person().is_some(), "cleo may have something against it");
    let due = table.take_over_due().expect("cleo may be away as well");
    assert_eq!(due, asked + 120_000);
    assert_eq!(run_at(&mut table, Command::TakeOverAbsent, &Who::Host, due - 1), Err(Refusal::NotAsked));
    let mut refused = table.clone();
    run_at(&mut refused, Command::Refuse, &person("cleo"), due - 1).unwrap();
    assert_eq!(refused.take_over_due(), None, "who says no is not away");
    run_at(&mut table, Command::TakeOverAbsent, &Who::Host, due).unwrap();
    assert_eq!(table.holders()[1].bot(), Some("random"));
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_take_over_does_not_tell_who_has_chosen_and_takes_no_choice_away() {
    let mut open = with_purses(&[2, 1, 0]);
    let mut sealed = open.clone();
    act(&mut sealed, 2, &["bid 2"]).unwrap();
    for table in [&mut open, &mut sealed] {
        run(table, take_over(2), &person("anne")).unwrap();
        run(table, Command::Agree, &person("cleo")).unwrap();
        assert_eq!(table.take_over_due(), Some(NOON + 120_000));
        run_at(table, Command::TakeOverAbsent, &Who::Host, NOON + 120_000).unwrap();
        assert_eq!(table.holders()[1].bot(), Some("random"));
    }
    assert_eq!(open.entries(), sealed.entries(), "nobody can see the difference");
    assert_eq!(open.bots_to_move().len(), 1);
    assert!(sealed.bots_to_move().is_empty(), "the choice was made in time");
    act(&mut sealed, 1, &["bid 1"]).unwrap();
    act(&mut sealed, 3, &["bid 1"]).unwrap();
    assert_eq!(sealed.action_of(2, Some(seat(2))), Some((seat(2), Some("bid 2"))));
}

#[test]
fn a_player_who_resigns_cannot_come_back_and_the_result_says_so() {
    let mut table = started(2, 6);
    let resign = Command::Resign { seat: seat(1), bot: "random".into(), name: "Rosa".into() };
    assert_eq!(run(&mut table, resign.clone(), &person("ben")), Err(Refusal::NotYourSeat(seat(1))));
    run(&mut table, resign, &person("anne")).unwrap();
    assert_eq!(
        run(&mut table, Command::Return { seat: seat(1) }, &person("anne")),
        Err(Refusal::NoReturn(seat(1)))
    );
    super::play::play_to_the_end(&mut table);
    match table.last_entry().read().unwrap() {
        Body::Finished { resigned, .. } => assert_eq!(resigned, [seat(1)]),
        other => panic!("{other:?}"),
    }
    let record = table.record(Extras::default()).unwrap();
    let held: Vec<_> = record.seats.iter().filter(|holder| holder.seat == seat(1)).collect();
    assert_eq!(
        held.iter().map(|holder| (holder.from_step, holder.player.as_str())).collect::<Vec<_>>(),
        [(0, "person"), (1, "random")]
    );
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
}

#[test]
fn a_game_is_broken_off_only_by_agreement() {
    let mut table = started(2, 6);
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    assert_eq!(table.phase(), Phase::Playing);
    run(&mut table, Command::Agree, &person("ben")).unwrap();
    assert_eq!(table.phase(), Phase::Stopped);
    let record = table.record(Extras::default()).unwrap();
    assert_eq!(record.result, None);
    game::record::replay::<crate::toy::Toy>(&record).unwrap();
}

#[test]
fn the_host_may_break_off_a_game_and_ask_for_nothing_else() {
    let mut table = started(2, 6);
    for request in [Request::Undo { step: 0 }, Request::Pause] {
        assert!(run(&mut table, Command::Ask(request), &Who::Host).is_err());
    }
    assert_eq!(run(&mut table, take_over(2), &Who::Host), Err(Refusal::NotSeated));
    // Also while others are asked for something.
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    run(&mut table, Command::Ask(Request::Stop), &Who::Host).unwrap();
    assert_eq!(table.phase(), Phase::Stopped);
    assert_same(&table, &reloaded(&table));
    assert_eq!(run(&mut table, Command::Ask(Request::Stop), &Who::Host), Err(Refusal::Over));
}

#[test]
fn a_request_taken_back_is_told_as_that() {
    let mut table = first_won();
    let last = |table: &Table| match table.story(None).pop().unwrap().saying {
        Saying::Table(phrase) => phrase.id,
        other => panic!("{other:?}"),
    };
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    run(&mut table, Command::Refuse, &person("anne")).unwrap();
    assert_eq!(last(&table), "story-takes-request-back");
    run(&mut table, Command::Ask(Request::Stop), &person("anne")).unwrap();
    run(&mut table, Command::Refuse, &person("ben")).unwrap();
    assert_eq!(last(&table), "story-refuses");
}

#[test]
fn old_steps_keep_the_names_of_those_who_played_them() {
    let mut table = first_won();
    let step = table.step();
    let away = Command::HandOver { seat: seat(1), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, away, &person("anne")).unwrap();
    act(&mut table, 1, &["polish"]).unwrap();
    assert_eq!((table.name_at(seat(1), step), table.name_at(seat(1), step + 1)), ("anne", "Rosa"));
}
