//! Flags fall by themselves, in memory or not, but not because the server was away.

use super::fake::{House, NOON, anne, begin, creation, random, until};
use crate::visitor::now;
use game::Seat;
use std::time::Duration;
use store::Origin;
use table::{AtEnd, Clock, Command, Creation, Millis, Pace, clock::DAY};
use tokio::sync::watch;

const BANK: Millis = 60_000;

fn timed(pace: Pace) -> Creation {
    let mut creation = creation("t", 0);
    creation.options.clock = Some(Clock { pace, at_end: AtEnd::StandIn { bot: "random".into() } });
    creation
}

/// A game that began at this moment, in which Anne is asked first.
async fn with_clock(pace: Pace, start: Millis) -> House {
    begun(House::new(random).await, pace, start).await
}

async fn begun(house: House, pace: Pace, start: Millis) -> House {
    house.host.create(timed(pace), &begin(1), start, Origin::default()).await.unwrap();
    house
}

async fn say(house: &House, at: Millis) {
    house.host.command("t", &Command::Say { text: "hm".into() }, &anne(), at).await.unwrap();
}

#[tokio::test]
async fn a_flag_falls_a_bot_stands_in_and_the_person_returns() {
    // Long after the server began: entries carry the time.
    let start = now() + 1_000_000;
    let house = with_clock(Pace::Live { bank: BANK, increment: 0 }, start).await;
    say(&house, start + BANK / 2).await;
    assert_eq!(house.read("t").await.step(), 0);
    say(&house, start + BANK - 5).await;
    until(async || house.read("t").await.holders()[0].bot().is_some()).await;
    until(async || house.read("t").await.step() > 0).await;
    let back = Command::Return { seat: Seat::FIRST };
    house.host.command("t", &back, &anne(), start + 2 * BANK).await.unwrap();
    // What a standing order answers is not hers to decide.
    until(async || {
        let table = house.read("t").await;
        !table.legal(Seat::FIRST).is_empty() && table.due().is_empty()
    })
    .await;
    let deadline = house.read("t").await.next_flag();
    assert_eq!(house.log("t").await.next_flag(), deadline, "the log tells the same");
    assert!(deadline.is_some());
}

#[tokio::test]
async fn nobody_is_late_because_the_server_was_away() {
    let house = with_clock(Pace::Live { bank: BANK, increment: 0 }, NOON).await;
    assert!(house.read("t").await.next_flag().is_some_and(|(_, at)| at < now()));
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(house.read("t").await.holders()[0].person().is_some());
    assert_eq!(house.play().await, Ok(()), "there is a moment to decide");
}

#[tokio::test]
async fn a_game_over_days_leaves_memory_and_is_taken_up_in_time() {
    let start = now();
    let house = with_clock(Pace::Days { days: 2 }, start).await;
    let (_, deadline) = house.read("t").await.next_flag().unwrap();
    house.only_left(0).await;
    house.host.wake(start).await;
    assert_eq!(house.host.in_memory(), 0, "there is time");
    house.host.wake(deadline).await;
    assert_eq!(house.host.in_memory(), 1);
    // A player who decides puts the alarm off.
    house.play().await.unwrap();
    house.only_left(0).await;
    house.host.resume().await;
    house.only_left(0).await;
    let later = house.log("t").await.next_flag().map_or(deadline, |(_, at)| at);
    house.host.wake(later).await;
    assert_eq!(house.host.in_memory(), 1);
}

#[tokio::test]
async fn a_game_whose_time_is_ahead_of_the_clock_is_taken_up_in_time() {
    let (time, told) = watch::channel(NOON);
    let house = House::at(random, crate::Clock::told(told)).await;
    let house = begun(house, Pace::Days { days: 2 }, NOON + 365 * DAY).await;
    house.only_left(0).await;
    house.host.wake(NOON + DAY).await;
    assert_eq!(house.host.in_memory(), 0, "there is time");
    time.send_replace(NOON + 2 * DAY);
    house.host.wake(NOON + 2 * DAY).await;
    assert_eq!(house.host.in_memory(), 1, "two days have passed, whatever the log calls them");
}
