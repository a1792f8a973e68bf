//! Standing orders.

use super::*;
use crate::orders::played_by;
use catalog::Move;
use game::StandingOrder;

fn set(table: &mut Table, number: u64, order: &str, on: bool) -> Result<(), Refusal> {
    let who = person(NAMES[number as usize - 1]);
    run(table, Command::SetOrder { seat: seat(number), order: order.into(), on }, &who)
}

#[test]
fn a_forced_choice_is_played_by_itself_but_not_at_once() {
    let mut table = with_purses(&[0, 2]);
    set(&mut table, 1, FORCED, false).unwrap();
    assert!(table.due().is_empty(), "it is switched off");
    set(&mut table, 1, FORCED, true).unwrap();
    let due = table.due();
    assert_eq!(due.len(), 1, "seat 2 has a choice");
    assert_eq!((due[0].seat, due[0].action), (seat(1), "bid 1"));
    assert!(
        (NOON + 2_000..=NOON + 9_000).contains(&due[0].at),
        "an instant answer would tell of the empty purse"
    );
    let play = Command::PlayOrder { seat: seat(1) };
    assert_eq!(run_at(&mut table, play.clone(), &Who::Host, due[0].at - 1), Err(Refusal::NotDue(seat(1))));
    assert_eq!(run_at(&mut table, play.clone(), &person("anne"), due[0].at), Err(Refusal::NotDue(seat(1))));
    run_at(&mut table, play, &Who::Host, due[0].at).unwrap();
    assert!(table.due().is_empty());
    assert_eq!(table.step(), 0, "sealed like any other choice");
}

#[test]
fn a_player_alone_with_bots_need_not_wait() {
    let (mut table, _) = Table::create(creation(2, 7), NOON).unwrap();
    let sit = Command::Sit { chair: None, name: "Anne".into(), code: None };
    run(&mut table, sit, &person("anne")).unwrap();
    let rosa = Command::AddBot { chair: None, bot: "random".into(), name: "Rosa".into() };
    run(&mut table, rosa, &person("anne")).unwrap();
    run(&mut table, Command::Start, &person("anne")).unwrap();
    assert_eq!(table.delay(seat(1)), 0);
    assert!(with_purses(&[0, 2]).delay(seat(1)) > 0);
}

#[test]
fn an_order_for_a_lonely_choice_leaves_real_choices_alone() {
    let order = StandingOrder {
        id: "produce",
        plays: &["produce sugar", "produce indigo"],
        alone: true,
        default: true,
    };
    let legal = |texts: &[&'static str]| -> Vec<Move> {
        texts.iter().enumerate().map(|(index, &text)| Move { index, text }).collect()
    };
    assert_eq!(played_by(&order, &legal(&["produce sugar", "done"])), Some("produce sugar"));
    assert_eq!(played_by(&order, &legal(&["produce sugar", "produce indigo", "done"])), None);
    assert_eq!(played_by(&order, &legal(&["pass", "done"])), None);
}

#[test]
fn an_order_of_the_game_plays_and_rests_after_an_undo() {
    let mut table = first_won();
    set(&mut table, 1, "never-dig", true).unwrap();
    assert_eq!(set(&mut table, 1, "always-dig", true), Err(Refusal::NoSuchOrder("always-dig".into())));
    let due = table.due().remove(0);
    run_at(&mut table, Command::PlayOrder { seat: seat(1) }, &Who::Host, due.at).unwrap();
    assert_eq!(table.action_of(3, Some(seat(1))), Some((seat(1), Some("done"))));
    // The others are not told that an order answered.
    let by = |observer| table.story(observer).iter().rev().find_map(|told| told.by);
    assert_eq!((by(Some(seat(1))), by(Some(seat(2)))), (Some(By::Order), Some(By::Person)));
    run(&mut table, Command::Undo { seat: seat(1) }, &person("anne")).unwrap();
    assert!(table.due().is_empty(), "or it could not be taken back");
    assert_same(&table, &reloaded(&table));
}

#[test]
fn orders_are_nobody_elses_business() {
    let mut table = first_won();
    let others = |table: &Table| (table.story(None).len(), table.story(Some(seat(2))).len());
    let before = others(&table);
    set(&mut table, 1, FORCED, false).unwrap();
    assert_eq!(others(&table), before);
    assert_eq!(table.story(Some(seat(1))).last().unwrap().entry, table.last_entry().number);
}
