//! Simultaneous secret choices.

use super::*;
use game::Seats;

#[test]
fn nobody_learns_anything_before_all_have_chosen() {
    let untouched = with_purses(&[2, 1, 0]);
    let mut table = untouched.clone();
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 3, &["bid 1"]).unwrap();
    for observer in [None, Some(seat(2))] {
        assert_eq!(table.view(observer).unwrap().json(), untouched.view(observer).unwrap().json());
        assert_eq!(table.story(observer), untouched.story(observer));
        assert_eq!(table.running_record(observer), untouched.running_record(observer));
    }
    assert_eq!(table.summary(), untouched.summary());
    assert_eq!(table.to_act(), Seats::all(3));
    assert_eq!(table.entries(), untouched.entries());
    assert_eq!(table.own_choice(seat(1), &person("ben")), None);
    // But the one who chose sees it made.
    assert_eq!(table.own_choice(seat(1), &person("anne")), Some(["bid 3".to_string()].as_slice()));
    assert_eq!(table.view(Some(seat(1))).unwrap().json()["known"]["bids"][0], 3);
    assert!(table.legal(seat(1)).is_empty());
}

#[test]
fn a_choice_can_be_withdrawn_and_made_again_until_the_last_comes() {
    let mut table = with_purses(&[2, 1]);
    assert_eq!(
        run(&mut table, Command::Withdraw { seat: seat(1) }, &person("anne")),
        Err(Refusal::NotChosen)
    );
    act(&mut table, 1, &["bid 3"]).unwrap();
    assert_eq!(act(&mut table, 1, &["bid 2"]), Err(Refusal::ChosenAlready));
    assert_eq!(
        run(&mut table, Command::Withdraw { seat: seat(1) }, &person("ben")),
        Err(Refusal::NotYourSeat(seat(1)))
    );
    run(&mut table, Command::Withdraw { seat: seat(1) }, &person("anne")).unwrap();
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 2"]).unwrap();
    assert_eq!(table.action_of(1, Some(seat(1))), Some((seat(1), Some("bid 1"))));
    assert_eq!(
        run(&mut table, Command::Withdraw { seat: seat(1) }, &person("anne")),
        Err(Refusal::NotChosen)
    );
}

#[test]
fn choices_enter_the_log_in_seat_order_not_in_order_of_time() {
    let orders = [[1, 2, 3], [3, 1, 2], [2, 3, 1]];
    let tables = orders.map(|order| {
        let mut table = with_purses(&[2, 1, 0]);
        for number in order {
            act(&mut table, number, &["bid 1"]).unwrap();
        }
        table
    });
    assert_eq!(tables[0].entries(), tables[1].entries());
    assert_eq!(tables[0].entries(), tables[2].entries());
    let seats: Vec<Seat> = (1..=3).map(|step| tables[0].action_of(step, None).unwrap().0).collect();
    assert_eq!(seats, [seat(1), seat(2), seat(3)]);
    assert!(tables[0].sealed.is_empty());
}

#[test]
fn sealed_choices_survive_a_restart_and_only_their_moment() {
    let mut table = with_purses(&[2, 1]);
    act(&mut table, 1, &["bid 3"]).unwrap();
    let kept: Vec<Sealed> = table.sealed.values().cloned().collect();
    let mut again = reloaded(&table);
    act(&mut again, 2, &["bid 1"]).unwrap();
    assert_eq!(again.step(), 2);
    // A choice of a moment that is gone is void.
    again.restore_sealed(kept);
    assert!(again.sealed.is_empty());
}

#[test]
fn two_writers_who_put_the_last_two_choices_at_once_are_reconciled_by_the_host() {
    let table = with_purses(&[2, 1]);
    let put = |number, name, action: &str| {
        let command = Command::Act { seat: seat(number), actions: vec![action.into()], at_step: None };
        match table.decide(&command, &person(name), NOON).unwrap().sealed {
            Some(SealedChange::Put(sealed)) => sealed,
            other => panic!("{other:?}"),
        }
    };
    let both = [put(1, "anne", "bid 3"), put(2, "ben", "bid 1")];
    let mut table = table;
    assert_eq!(run(&mut table, Command::Reveal, &Who::Host), Err(Refusal::NotAllChosen));
    table.restore_sealed(both);
    assert!(table.ready_to_reveal());
    assert_eq!(run(&mut table, Command::Reveal, &person("anne")), Err(Refusal::NotAllChosen));
    run(&mut table, Command::Reveal, &Who::Host).unwrap();
    assert_eq!(table.step(), 2);
}

#[test]
fn opened_choices_are_a_barrier_even_for_the_last_seat() {
    let mut table = with_purses(&[0, 2]);
    act(&mut table, 1, &["bid 1"]).unwrap();
    act(&mut table, 2, &["bid 3"]).unwrap();
    assert_eq!(run(&mut table, Command::Undo { seat: seat(2) }, &person("ben")), Err(Refusal::Barrier));
}

#[test]
fn secrets_stay_secret_in_story_and_running_record() {
    let mut table = with_purses(&[2, 1]);
    act(&mut table, 1, &["bid 3"]).unwrap();
    act(&mut table, 2, &["bid 1"]).unwrap();
    let ids = |observer| -> Vec<&'static str> {
        table
            .story(observer)
            .iter()
            .filter_map(|told| match &told.saying {
                Saying::Game(phrase) => Some(phrase.id),
                _ => None,
            })
            .collect()
    };
    assert_eq!(ids(None), ["toy-revealed"]);
    assert_eq!(ids(Some(seat(1))), ["toy-purse", "toy-bid", "toy-revealed"]);
    let running = table.running_record(Some(seat(1))).unwrap();
    assert_eq!(running.start, None);
    assert_eq!(running.steps[0].action.as_deref(), Some("bid 3"));
    assert_eq!(running.steps[1].action, None);
    assert!(running.steps.iter().all(|step| step.chance.is_none()));
    assert_eq!(table.score_curve(), None);
}

#[test]
fn a_bot_is_asked_once_and_its_answer_is_sealed_like_any_other() {
    let mut table = with_purses(&[2, 1]);
    let bot = Command::HandOver { seat: seat(2), bot: "random".into(), name: "Rosa".into() };
    run(&mut table, bot, &person("ben")).unwrap();
    let turns = table.bots_to_move();
    assert_eq!(turns.len(), 1);
    assert_eq!((turns[0].seat, turns[0].bot.as_str()), (seat(2), "random"));
    assert_eq!(turns[0].view.observer(), Some(seat(2)));
    act(&mut table, 2, &["bid 2"]).unwrap();
    assert!(table.bots_to_move().is_empty());
    assert_eq!(table.step(), 0);
}
