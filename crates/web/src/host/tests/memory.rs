//! Tables leave memory when nobody is interested, and come back from their logs.

use super::fake::{House, NOON, anne, begin, creation, random, until};
use crate::host::{HostError, Place, UNATTENDED};
use std::time::Duration;
use store::Origin;
use table::Command;

const NO_PATIENCE: &dyn Fn(table::Phase) -> Duration = &|_| Duration::ZERO;

#[tokio::test]
async fn tables_that_nobody_holds_stay_in_memory_up_to_a_limit() {
    let house = House::new(random).await;
    let mut held = Vec::new();
    for number in 0..2 * UNATTENDED {
        let id = format!("t-{number}");
        house.host.create(creation(&id, 0), &[], NOON, Origin::default()).await.unwrap();
        if number < 10 {
            held.push(house.host.open(&id).await.unwrap());
        }
    }
    until(async || {
        house.host.sweep();
        house.host.in_memory() <= UNATTENDED + held.len()
    })
    .await;
    assert_eq!(house.host.in_memory(), UNATTENDED + 10, "those that somebody holds stay besides");
    drop(held);
    house.only_left(0).await;
    until(async || house.host.keepers.is_empty()).await;
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_and_has_one_keeper() {
    let house = House::with_game(random).await;
    house.play().await.unwrap();
    house.anne_is_asked(2).await;
    let (before, step) = (house.log("t").await.entries(), house.log("t").await.step());
    house.only_left(0).await;
    assert_eq!(house.read("t").await.entries(), before);
    assert_eq!(house.play().await, Ok(()));
    house.anne_is_asked(step + 1).await;
    until(async || house.host.keepers.len() == 1).await;
}

#[tokio::test]
async fn a_table_stays_while_somebody_holds_it_or_something_is_due() {
    let house = House::new(random).await;
    // A bot is to move, in a minute.
    house
        .host
        .create(creation("due", 60_000), &begin(2), crate::visitor::now(), Origin::default())
        .await
        .unwrap();
    house.host.create(creation("t", 0), &begin(1), NOON, Origin::default()).await.unwrap();
    let held = house.host.open("t").await.unwrap();
    for _ in 0..5 {
        house.host.sweep_idle(NO_PATIENCE);
        tokio::time::sleep(Duration::from_millis(2)).await;
        assert_eq!(house.host.in_memory(), 2);
    }
    house.say("still here").await.unwrap();
    let heard = held.read().last_entry().number;
    assert_eq!(heard, house.log("t").await.last_entry().number, "who holds it sees what happens");
    drop(held);
    house.only_left(1).await;
}

#[tokio::test]
async fn a_table_that_was_told_to_leave_stays_if_somebody_comes_first() {
    let house = House::with_game(random).await;
    let told_to_leave = async || {
        tokio::time::sleep(Duration::from_millis(5)).await;
        house.host.sweep_idle(NO_PATIENCE);
    };
    told_to_leave().await;
    let held = house.host.open("t").await.unwrap();
    tokio::time::sleep(Duration::from_millis(5)).await;
    assert_eq!(house.host.in_memory(), 1, "somebody holds it");
    let entry = held.read().last_entry().number;
    drop(held);
    told_to_leave().await;
    tokio::select! {
        biased;
        _ = house.say("still here") => panic!("a store takes longer than that"),
        // Nobody waits for the answer, and nobody holds the table.
        () = std::future::ready(()) => {}
    }
    until(async || house.log("t").await.last_entry().number == entry + 1).await;
}

#[tokio::test]
async fn sweeping_while_everybody_speaks_splits_no_table() {
    let house = House::with_game(random).await;
    let mut talking = tokio::task::JoinSet::new();
    // A minute passes between two sentences: nobody may talk the others down.
    let minutes = std::sync::Arc::new(std::sync::atomic::AtomicI64::new(0));
    for person in 0..8 {
        let (host, minutes) = (house.host.clone(), minutes.clone());
        talking.spawn(async move {
            for number in 0..20 {
                let text = Command::Say { text: format!("{person} {number}") };
                let now = NOON + 60_000 * minutes.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                assert_eq!(host.command("t", &text, &anne(), now).await, Ok(()));
                host.sweep_idle(NO_PATIENCE);
                tokio::task::yield_now().await;
            }
        });
    }
    talking.join_all().await;
    house.only_left(0).await;
    assert_eq!(house.log("t").await.last_entry().number, 6 + 8 * 20);
}

#[tokio::test]
async fn a_table_that_is_gone_from_the_store_leaves_memory() {
    let house = House::with_game(random).await;
    let held = house.host.open("t").await.unwrap();
    house.remove("t").await;
    assert!(house.say("is anybody there?").await.is_err());
    // Although somebody looks at it.
    until(async || house.host.keepers.is_empty()).await;
    assert_eq!(house.host.in_memory(), 0);
    assert_eq!(house.say("is anybody there?").await, Err(HostError::NoTable));
    drop(held);
}

#[tokio::test]
async fn empty_places_are_swept() {
    let house = House::new(random).await;
    house.host.tables().insert("nowhere".into(), Place::default());
    let opening = Place::default();
    house.host.tables().insert("somewhere".into(), opening.clone());
    house.host.sweep();
    assert_eq!(house.host.in_memory(), 1, "somebody is opening the other one");
    drop(opening);
    house.host.sweep();
    assert_eq!(house.host.in_memory(), 0);
}
