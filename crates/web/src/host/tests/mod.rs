//! Whatever happens to requests, to the store, to clocks and to bots, a table follows its log and goes on.

mod absent;
mod clock;
mod coach;
mod duplicates;
pub mod fake;
mod fake_outbox;
mod fallbacks;
mod memory;
mod pace;
pub mod tournaments;

use super::{HostError, STORE_TIME};
use crate::config::Bots;
use fake::{BOTS, House, Mishap, NOON, anne, begin, creation, random, until};
use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::Duration,
};
use store::{Filter, Origin, Store, StoreError};
use table::{Command, Refusal};

#[tokio::test]
async fn a_client_that_hangs_up_during_a_commit_misses_only_the_answer() {
    let house = House::with_game(random).await;
    let entry = house.read("t").await.last_entry().number;
    let (news, _presence) = house.bulletin.follow("t", entry, None);
    house.next_append(Mishap::Held);
    tokio::select! {
        _ = house.play() => panic!("the store is held"),
        // Here the request is dropped, as when a browser closes the connection.
        () = house.fake.held.notified() => {}
    }
    assert_eq!(house.read("t").await.step(), 0);
    house.fake.let_go.notify_one();
    house.anne_is_asked(2).await;
    assert_eq!(news.borrow().entry, house.log("t").await.last_entry().number, "who follows has been told");
}

#[tokio::test]
async fn pages_are_read_while_a_commit_waits() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Held);
    let (played, ()) = tokio::join!(house.play(), async {
        house.fake.held.notified().await;
        assert_eq!(house.read("t").await.step(), 0);
        house.fake.let_go.notify_one();
    });
    assert_eq!(played, Ok(()));
}

#[tokio::test]
async fn a_command_is_decided_again_when_another_writer_was_faster() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Rival);
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn what_another_writer_left_due_is_driven_even_after_a_refusal() {
    let house = House::with_game(random).await;
    // Another server has played Anne's action; this one only learns of it by a conflict.
    let rival = house.log("t").await;
    let actions = vec!["take prospector".into()];
    let act = Command::Act { seat: game::Seat::FIRST, actions, at_step: Some(0) };
    let decided = rival.decide(&act, &anne(), NOON).unwrap();
    let listing = store::Listing::of(&rival.after(decided.clone()).unwrap());
    house
        .fake
        .kept
        .append("t", &store::Basis::after(rival.last_entry().number), &decided, &listing)
        .await
        .unwrap();
    let refused = house.host.command("t", &act, &anne(), NOON).await;
    assert!(matches!(refused, Err(HostError::Refused(Refusal::Stale { .. }))), "{refused:?}");
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn after_a_failed_write_the_next_one_works() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Fails);
    assert!(matches!(house.play().await, Err(HostError::Store(StoreError::Io(_)))));
    assert_eq!(house.read("t").await.step(), 0);
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn what_was_committed_although_the_store_failed_is_taken_in_and_told() {
    let house = House::with_game(random).await;
    let entry = house.read("t").await.last_entry().number;
    let (news, _presence) = house.bulletin.follow("t", entry, None);
    house.next_append(Mishap::AnswerLost);
    assert!(matches!(house.say("hello").await, Err(HostError::Store(StoreError::Io(_)))));
    // Nobody asks for anything; the keeper looks by itself.
    until(async || house.read("t").await.last_entry().number == entry + 1).await;
    assert_eq!(news.borrow().entry, entry + 1);
    assert_eq!(house.play().await, Ok(()), "decided from what the log says");
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn what_is_committed_when_nobody_waits_for_it_any_more_is_taken_in_and_told() {
    let house = House::with_game(random).await;
    let entry = house.read("t").await.last_entry().number;
    let (news, _presence) = house.bulletin.follow("t", entry, None);
    house.next_append(Mishap::Held);
    let late = house.impatiently(house.say("hello")).await;
    assert!(
        matches!(&late, Err(HostError::Store(StoreError::Io(why))) if why == "no answer within 20ms"),
        "{late:?}"
    );
    // The log has been read again by then: nothing is there yet.
    let refused = house.host.command("t", &Command::Resume, &anne(), NOON).await;
    assert!(matches!(refused, Err(HostError::Refused(_))), "{refused:?}");
    assert_eq!(house.read("t").await.last_entry().number, entry);
    house.fake.let_go.notify_one();
    until(async || house.read("t").await.last_entry().number == entry + 1).await;
    assert_eq!(news.borrow().entry, entry + 1);
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn a_bot_whose_write_fails_moves_when_the_store_works_again() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Held);
    let (played, ()) = tokio::join!(house.play(), async {
        house.fake.held.notified().await;
        // What bots write next.
        house.next_append(Mishap::Fails);
        house.next_append(Mishap::AnswerLost);
        house.fake.let_go.notify_one();
    });
    assert_eq!(played, Ok(()));
    house.anne_is_asked(2).await;
    assert_eq!(house.host.fallbacks(), 0, "a store that fails is no reason to play for a bot");
}

#[tokio::test]
async fn a_keeper_that_panics_begins_again_from_the_log() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Panics);
    assert_eq!(house.play().await, Err(HostError::Closed), "nobody knows what became of it");
    assert_eq!(house.host.panics(), 1);
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
}

#[tokio::test]
async fn a_panic_of_the_rules_is_an_answer() {
    let house = House::with_game(random).await;
    let fell = house.host.guarded("t", "a test", || -> () { panic!("impossible") });
    assert_eq!(fell, Err(HostError::Fell));
    assert_eq!(house.host.panics(), 1);
}

#[tokio::test]
async fn a_bot_that_panics_is_counted_and_the_table_goes_on() {
    let house = House::with_game(|_, _, _| panic!("a bot panics")).await;
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
    let played = house.read("t").await.step();
    assert!(house.host.fallbacks() >= 1 && house.host.fallbacks() < played.into());
}

#[tokio::test]
async fn a_bot_that_never_answers_keeps_no_other_from_thinking() {
    static HANGS: AtomicBool = AtomicBool::new(true);
    /// However the test ends, the thread of the bot does, too.
    struct LetGo;
    impl Drop for LetGo {
        fn drop(&mut self) {
            HANGS.store(false, Ordering::Relaxed);
        }
    }
    let _let_go = LetGo;
    let limit = Duration::from_millis(50);
    let choose = |turn: &table::BotTurn, budget: &bots::Budget, seed| {
        while turn.seat == game::Seat::new(1) && HANGS.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(2));
        }
        random(turn, budget, seed)
    };
    // One may think at a time.
    let house = House::with(choose, crate::Clock::default(), Bots { at_once: 1, limit, ..BOTS }).await;
    house.begin_game().await;
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
    assert!(house.host.fallbacks() > 0);
}

#[tokio::test]
async fn a_bot_that_talks_nonsense_is_counted_and_the_table_goes_on() {
    let house = House::with_game(|_, _, _| Ok("eat the corn")).await;
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(2).await;
    assert!(house.host.fallbacks() >= 1);
}

#[tokio::test]
async fn a_clock_that_was_set_back_stops_no_bot() {
    let house = House::new(random).await;
    // All entries so far are of the year 2100.
    let future = 4_102_444_800_000;
    house.host.create(creation("t", 20), &begin(2), future, Origin::default()).await.unwrap();
    let asked = async || !house.read("t").await.legal(game::Seat::new(1)).is_empty();
    let begun = tokio::time::Instant::now();
    until(asked).await;
    assert!(begun.elapsed().as_secs() < 50, "a wait is never longer than its pause");
    let entries = house.log("t").await.entries();
    assert!(entries.array_windows().all(|[one, next]| one.at <= next.at), "no entry is before the last one");
    assert_eq!(house.say("what time is it?").await, Ok(()), "nor one of a person");
    assert!(house.read("t").await.last_entry().at >= future);
}

#[tokio::test]
async fn a_chat_does_not_put_off_a_bot() {
    static ASKED: AtomicUsize = AtomicUsize::new(0);
    let house = House::new(|turn, budget, seed| {
        ASKED.fetch_add(1, Ordering::Relaxed);
        random(turn, budget, seed)
    })
    .await;
    let begun = crate::visitor::now();
    house.host.create(creation("t", 60_000), &begin(2), begun, Origin::default()).await.unwrap();
    // It knows what it will play, and waits for its pause to end.
    until(async || ASKED.load(Ordering::Relaxed) == 1).await;
    for minute in 1..=5 {
        let text = Command::Say { text: "hurry".into() };
        assert_eq!(house.host.command("t", &text, &anne(), begun + 60_000 * minute).await, Ok(()));
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ASKED.load(Ordering::Relaxed), 1, "nothing is started again");
    assert_eq!(house.read("t").await.step(), 0);
}

#[tokio::test]
async fn a_table_is_set_up_whole_or_not_at_all() {
    let house = House::new(random).await;
    let mut commands = begin(1);
    commands[2] = Command::AddBot { chair: Some(3), bot: "random".into(), name: "\u{202e}".into() };
    let refused = house.host.create(creation("t", 0), &commands, NOON, Origin::default()).await;
    assert!(matches!(refused, Err(HostError::Refused(Refusal::Text(_)))), "{refused:?}");
    assert_eq!(house.fake.kept.tables(&Filter::default()).await, Ok(vec![]));
    assert_eq!(house.host.open("t").await.map(|_| ()), Err(HostError::NoTable));
    assert_eq!(house.host.in_memory(), 0);
}

#[tokio::test]
async fn a_new_table_is_driven_although_nobody_waits_for_it() {
    let house = House::new(random).await;
    let (id, commands) = ("t", begin(2));
    tokio::select! {
        biased;
        _ = house.host.create(creation(id, 0), &commands, NOON, Origin::default()) => panic!("a store takes longer than that"),
        // Dropped after the first step.
        () = std::future::ready(()) => {}
    }
    until(async || house.fake.kept.load(id).await.is_ok_and(|kept| kept.replay().unwrap().step() > 0)).await;
}

/// A bot is to move there, and does.
async fn is_driven(house: &House, id: &str) {
    until(async || house.fake.kept.load(id).await.is_ok_and(|kept| kept.replay().unwrap().step() > 0)).await;
}

#[tokio::test]
async fn a_table_that_may_be_there_after_a_failure_is_driven() {
    let house = House::new(random).await;
    let create =
        async |id: &str| house.host.create(creation(id, 0), &begin(2), NOON, Origin::default()).await;
    let next = |mishap| house.fake.creating.lock().unwrap().push_back(mishap);
    let unknown = |answer| matches!(answer, Err(HostError::Store(StoreError::Io(_))));
    next(Mishap::AnswerLost);
    assert!(unknown(create("lost").await));
    is_driven(&house, "lost").await;
    next(Mishap::Held);
    assert!(unknown(house.impatiently(create("held")).await));
    house.fake.let_go.notify_one();
    is_driven(&house, "held").await;
    next(Mishap::Fails);
    assert!(create("none").await.is_err());
    assert_eq!(house.host.open("none").await.map(|_| ()), Err(HostError::NoTable));
    assert_eq!(house.host.followed().len(), 2, "what is not there is not waited for");
}

#[tokio::test]
async fn programs_hear_of_a_new_table_that_cannot_be_opened_at_once() {
    let house = House::new(random).await;
    let summons = house.bulletin.await_summons(&table::PersonId("anne".into()));
    house.fake.creating.lock().unwrap().push_back(Mishap::Fails);
    let failed = house.host.create(creation("none", 0), &begin(2), NOON, Origin::default()).await;
    assert!(failed.is_err() && !summons.has_changed().unwrap(), "there is nothing to look for");
    house.fake.reading.lock().unwrap().push_back(Mishap::Fails);
    house.host.create(creation("t", 0), &begin(2), NOON, Origin::default()).await.unwrap();
    assert_eq!(house.host.in_memory(), 0);
    assert!(summons.has_changed().unwrap(), "streams look for it until it can be opened");
}

#[tokio::test]
async fn a_game_that_could_not_be_taken_up_is_tried_again() {
    let house = House::new(random).await;
    let (mut table, _) = table::Table::create(creation("t", 0), NOON).unwrap();
    for command in begin(2) {
        table.settle(table.decide(&command, &anne(), NOON).unwrap()).unwrap();
    }
    let listing = store::Listing::of(&table);
    let new = store::NewTable { seed: [7; 32], entries: table.entries(), listing };
    house.fake.kept.create_table(new, &Origin::default()).await.unwrap();
    let next_reading = || house.fake.reading.lock().unwrap().push_back(Mishap::Fails);
    next_reading();
    assert_eq!((house.host.resume().await, house.host.in_memory()), (0, 0));
    let look = async || house.host.wake(crate::visitor::now()).await;
    next_reading();
    look().await;
    assert_eq!(house.host.in_memory(), 0, "still not");
    look().await;
    is_driven(&house, "t").await;
    // One that is damaged stays so: it is not read again and again.
    house.only_left(0).await;
    *house.fake.damaged.lock().unwrap() = Some(3);
    next_reading();
    assert_eq!((house.host.resume().await, house.host.followed().len()), (0, 1));
    look().await;
    assert!(house.host.followed().is_empty());
}

#[tokio::test]
async fn a_log_that_was_rewritten_while_it_was_read_is_read_again() {
    let house = House::with_game(random).await;
    house.only_left(0).await;
    house.fake.reading.lock().unwrap().push_back(Mishap::Held);
    let (host, reloading) = (house.host.clone(), house.host.clone());
    let opening = tokio::spawn(async move { host.open("t").await.map(|hosted| hosted.read()) });
    house.fake.held.notified().await;
    let rival = house.log("t").await;
    let said = rival.decide(&Command::Say { text: "first".into() }, &anne(), NOON).unwrap();
    let (head, listing) =
        (rival.last_entry().number, store::Listing::of(&rival.after(said.clone()).unwrap()));
    house.fake.kept.append("t", &store::Basis::after(head), &said, &listing).await.unwrap();
    // Who is told by another node does not wait for it.
    reloading.reload_later("t".into());
    tokio::task::yield_now().await;
    house.fake.let_go.notify_one();
    assert_eq!(opening.await.unwrap().unwrap().last_entry().number, head, "as it was before");
    until(async || house.read("t").await.last_entry().number == head + 1).await;
}

#[tokio::test]
async fn the_end_waits_no_longer_than_it_may() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Held);
    let closing = async {
        house.fake.held.notified().await;
        house.host.close(Duration::from_millis(20)).await;
        assert_eq!(house.host.keepers.len(), 1, "it still waits for the database");
        house.fake.let_go.notify_one();
    };
    let (played, ()) = tokio::join!(house.play(), closing);
    assert_eq!(played, Ok(()), "and what it was asked for is done if there is time");
    until(async || house.host.keepers.is_empty()).await;
}

#[tokio::test]
async fn the_end_waits_for_a_commit_under_way() {
    let house = House::with_game(random).await;
    house.next_append(Mishap::Held);
    let closing = async {
        house.fake.held.notified().await;
        house.stop.send_replace(true);
        tokio::join!(house.host.close(STORE_TIME), async { house.fake.let_go.notify_one() });
    };
    let (played, ()) = tokio::join!(house.play(), closing);
    assert_eq!(played, Ok(()));
    let log = house.log("t").await;
    assert_eq!(log.step(), 1, "kept, and no bot moved after the stop");
    assert_eq!(house.say("too late").await, Err(HostError::Closed));
}

#[tokio::test]
async fn a_damaged_log_is_named_and_hurts_no_other_table() {
    let house = House::with_game(random).await;
    house.host.create(creation("u", 0), &begin(1), NOON, Origin::default()).await.unwrap();
    let held = house.host.open("t").await.unwrap();
    house.only_left(1).await;
    *house.fake.damaged.lock().unwrap() = Some(3);
    let Err(error) = house.host.open("u").await.map(|_| ()) else { panic!("a damaged log was believed") };
    assert_eq!(error, HostError::Load(table::LoadFault::Chain(3)));
    let said = crate::problem::Problem::from(error).sentence;
    let speech = crate::speech::Speech::new();
    for (language, words) in [
        (words::Language::En, "The log of this table is damaged at entry 3"),
        (words::Language::Fr, "Le journal de cette table est endommagé à l’entrée 3"),
    ] {
        let crate::problem::Sentence::Phrase(phrase) = &said else { panic!("{said:?}") };
        let sentence = speech.house(language).say(phrase);
        assert!(sentence.starts_with(words), "{sentence}");
    }
    assert_eq!(house.host.in_memory(), 1, "nothing is left of the attempt");
    drop(held);
    assert_eq!(house.play().await, Ok(()), "the other table is in memory, and goes on");
}

#[tokio::test]
async fn all_running_games_are_taken_up_even_of_one_millisecond() {
    let house = House::new(random).await;
    let keep = async |id: &str, chair| {
        let (mut table, _) = table::Table::create(creation(id, 0), NOON).unwrap();
        for command in begin(chair) {
            table.settle(table.decide(&command, &anne(), NOON).unwrap()).unwrap();
        }
        let listing = store::Listing::of(&table);
        let new = store::NewTable { seed: [7; 32], entries: table.entries(), listing };
        house.fake.kept.create_table(new, &Origin::default()).await.unwrap();
    };
    for number in 0..259 {
        keep(&format!("t-{number}"), 1).await;
    }
    // The last in the list: a bot is to move.
    keep("z", 2).await;
    assert_eq!(house.host.resume().await, 260);
    until(async || house.log("z").await.step() > 0).await;
    // Nothing is due at the others.
    until(async || house.host.in_memory() <= 1).await;
}
