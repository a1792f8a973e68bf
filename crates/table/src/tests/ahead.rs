//! Choices made ahead.

use super::*;

fn choose(table: &mut Table, number: u64, question: &str, actions: &[&str]) -> Result<(), Refusal> {
    choose_as(table, number, question, actions, &person(NAMES[number as usize - 1]))
}

fn choose_as(
    table: &mut Table,
    number: u64,
    question: &str,
    actions: &[&str],
    who: &Who,
) -> Result<(), Refusal> {
    let actions = actions.iter().map(|action| action.to_string()).collect();
    run(table, Command::ChooseAhead { seat: seat(number), question: question.into(), actions }, who)
}

/// What the table has chosen ahead for a question of a seat.
fn chosen(table: &Table, number: u64, question: &str) -> Vec<String> {
    let ahead = table.ahead(seat(number), &person(NAMES[number as usize - 1]));
    ahead.into_iter().find(|ahead| ahead.id == question).expect("there is such a question").chosen
}

/// The host plays all that was chosen ahead and is due.
fn play_due(table: &mut Table) -> usize {
    let mut played = 0;
    while let Some(due) = table.due().into_iter().find(|due| due.by == By::Ahead) {
        run_at(table, Command::PlayOrder { seat: due.seat }, &Who::Host, due.at).unwrap();
        played += 1;
    }
    played
}

/// How the last decision was taken, as this observer reads it.
fn by_last(table: &Table, observer: Option<Seat>) -> Option<By> {
    table.story(observer).iter().rev().find_map(|told| told.by)
}

#[test]
fn what_was_chosen_ahead_is_played_as_soon_as_it_is_asked() {
    let mut table = with_purses(&[2, 0]);
    choose(&mut table, 1, "polish", &["polish", "polish", "done"]).unwrap();
    assert_eq!(chosen(&table, 1, "polish"), ["polish", "polish", "done"]);
    assert!(table.due().iter().all(|due| due.by == By::Order), "it is not asked yet");
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    let due = table.due();
    assert_eq!((due[0].seat, due[0].action, due[0].by), (seat(1), "polish", By::Ahead));
    assert_eq!(due[0].at, NOON, "nobody waits");
    assert_eq!(play_due(&mut table), 3);
    let played = |step| table.action_of(step, Some(seat(1))).unwrap().1.unwrap().to_string();
    assert_eq!([played(3), played(4), played(5)], ["polish", "polish", "done"]);
    assert_eq!(chosen(&table, 1, "polish"), [""; 0], "it is used up");
    assert_eq!(by_last(&table, Some(seat(2))), Some(By::Ahead), "the log tells everybody");
    assert_same(&table, &reloaded(&table));
}

#[test]
fn the_first_answer_that_is_legal_is_played_and_sealed_like_any_other() {
    let mut table = with_purses(&[1, 2]);
    choose(&mut table, 1, "bid", &["bid 3", "bid 2", "bid 1"]).unwrap();
    let due = table.due();
    assert_eq!(
        (due.len(), due[0].action, due[0].by),
        (1, "bid 2", By::Ahead),
        "the purse is too small for 3"
    );
    assert_eq!(play_due(&mut table), 1);
    assert_eq!(table.step(), 0, "the other has still to choose");
    assert_eq!(table.own_choice(seat(1), &person("anne")), Some(&["bid 2".to_string()][..]));
    assert_same(&table, &reloaded(&table));
    // Taken back, it is not played again by itself.
    run(&mut table, Command::Withdraw { seat: seat(1) }, &person("anne")).unwrap();
    assert!(table.due().is_empty());
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 3"]).unwrap();
    assert_eq!(chosen(&table, 1, "bid"), [""; 0], "the question was answered");
}

#[test]
fn what_is_not_legal_is_not_played_and_forgotten_once_the_person_has_answered() {
    let mut table = with_purses(&[1, 2]);
    choose(&mut table, 1, "bid", &["bid 3"]).unwrap();
    assert!(table.due().is_empty());
    assert_eq!(chosen(&table, 1, "bid"), ["bid 3"]);
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 3"]).unwrap();
    assert_eq!(chosen(&table, 1, "bid"), [""; 0]);
}

#[test]
fn it_can_be_changed_and_withdrawn() {
    let mut table = with_purses(&[2, 0]);
    choose(&mut table, 1, "polish", &["polish"]).unwrap();
    choose(&mut table, 1, "polish", &["done"]).unwrap();
    assert_eq!(chosen(&table, 1, "polish"), ["done"]);
    let entries = table.entries().len();
    choose(&mut table, 1, "polish", &["done"]).unwrap();
    assert_eq!(table.entries().len(), entries, "what is so already needs no entry");
    choose(&mut table, 1, "polish", &[]).unwrap();
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    assert!(table.due().is_empty());
}

#[test]
fn nobody_else_can_choose_or_read_it() {
    let mut table = with_purses(&[2, 0]);
    let others = |table: &Table| (table.story(None), table.story(Some(seat(2))), table.summary().step);
    let before = others(&table);
    for who in [person("ben"), person("eve"), Who::Host] {
        choose_as(&mut table, 1, "polish", &["polish"], &who).unwrap_err();
    }
    choose(&mut table, 1, "polish", &["polish"]).unwrap();
    assert_eq!(others(&table), before);
    assert_eq!(table.story(Some(seat(1))).len(), before.1.len() + 1);
    for who in [person("ben"), person("eve"), Who::Host] {
        assert_eq!(table.ahead(seat(1), &who), []);
    }
}

#[test]
fn nonsense_is_refused() {
    let mut table = with_purses(&[2, 0]);
    assert_eq!(choose(&mut table, 1, "nap", &[]), Err(Refusal::NoSuchQuestion("nap".into())));
    assert_eq!(choose(&mut table, 1, "bid", &["polish"]), Err(Refusal::NoAnswer("polish".into())));
    assert_eq!(choose(&mut table, 1, "bid", &["done"]), Err(Refusal::NoAnswer("done".into())));
    let many = vec!["polish"; ANSWERS_LIMIT + 1];
    assert_eq!(choose(&mut table, 1, "polish", &many), Err(Refusal::TooManyActions(ANSWERS_LIMIT)));
    for round in 0..AHEAD_LIMIT {
        choose(&mut table, 1, "polish", [&["polish"][..], &[]][round as usize % 2]).unwrap();
    }
    assert_eq!(choose(&mut table, 1, "polish", &["done"]), Err(Refusal::AheadEnough(AHEAD_LIMIT)));
    choose(&mut table, 2, "polish", &["done"]).expect("each seat has its own limit");
}

#[test]
fn an_undo_and_another_holder_clear_it() {
    let mut table = first_won();
    choose(&mut table, 1, "polish", &["polish", "done"]).unwrap();
    choose(&mut table, 1, "bid", &["bid 1"]).unwrap();
    choose(&mut table, 2, "bid", &["bid 1"]).unwrap();
    run(&mut table, Command::PlayOrder { seat: seat(1) }, &Who::Host).unwrap();
    run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")).unwrap();
    assert_eq!((chosen(&table, 1, "polish"), chosen(&table, 1, "bid")), (vec![], vec![]));
    assert!(table.due().is_empty());
    assert_eq!(chosen(&table, 2, "bid"), ["bid 1"], "nothing of theirs was taken back");
    let (bot, name) = ("random".to_string(), "Rosa".to_string());
    run(&mut table, Command::HandOver { seat: seat(2), bot, name }, &person("ben")).unwrap();
    run(&mut table, Command::Return { seat: seat(2) }, &person("ben")).unwrap();
    assert_eq!(chosen(&table, 2, "bid"), [""; 0]);
    assert_same(&table, &reloaded(&table));
}

#[test]
fn a_list_that_was_begun_does_not_wait_for_the_next_time() {
    let mut table = with_purses(&[2, 2]);
    choose(&mut table, 1, "polish", &["polish", "polish", "polish", "done", "polish"]).unwrap();
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    assert_eq!(play_due(&mut table), 3, "there are two to polish, then it is over");
    assert_eq!(chosen(&table, 1, "polish"), ["polish", "polish"]);
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    assert_eq!(chosen(&table, 1, "polish"), [""; 0]);
    assert!(table.due().is_empty());
}
