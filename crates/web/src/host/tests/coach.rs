//! The coach thinks beside the bots: they do not wait long for it, and what it finds is kept.

use super::fake::{BOTS, House, random, until};
use crate::config::Bots;
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
    mpsc,
};
use tokio::sync::Notify;

#[tokio::test]
async fn a_bot_waits_for_one_thought_of_the_coach_however_many_there_are() {
    let house = House::with(random, crate::Clock::default(), Bots { at_once: 1, ..BOTS }).await;
    house.begin_game().await;
    let begun = Arc::new(AtomicUsize::new(0));
    let (let_go, gate) = mpsc::channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let thoughts: Vec<_> = (0..20)
        .map(|_| {
            let (host, begun, gate) = (house.host.clone(), begun.clone(), gate.clone());
            tokio::spawn(async move {
                let think = move || {
                    begun.fetch_add(1, Ordering::Relaxed);
                    // When nobody can let it go any more it goes.
                    let _ = gate.lock().unwrap().recv();
                };
                host.in_the_background(think).await
            })
        })
        .collect();
    until(async || begun.load(Ordering::Relaxed) == 1).await;
    assert_eq!(house.play().await, Ok(()));
    until(async || house.host.thinking().1 == 1).await;
    let_go.send(()).unwrap();
    until(async || house.read("t").await.step() > 1).await;
    assert!(begun.load(Ordering::Relaxed) <= 2);
    drop(let_go);
    for thought in thoughts {
        assert_eq!(thought.await.unwrap(), Ok(()));
    }
    house.anne_is_asked(2).await;
    assert_eq!(begun.load(Ordering::Relaxed), 20);
}

#[tokio::test]
async fn what_the_coach_finds_is_kept_for_the_next_person_who_asks() {
    let house = House::new(random).await;
    let (begun, (let_go, gate)) = (Arc::new(Notify::new()), mpsc::channel::<()>());
    let (note, begins) = (Arc::default(), begun.clone());
    let think = move || {
        begins.notify_one();
        let _ = gate.recv();
        Ok("the first answer")
    };
    tokio::select! {
        _ = house.host.remembered_or_computed(&note, 1, think) => panic!("nobody has let it go"),
        // Here the one who asked goes away.
        () = begun.notified() => {}
    }
    let_go.send(()).unwrap();
    let again = || Ok("the second answer");
    assert_eq!(
        house.host.remembered_or_computed(&note, 1, again).await,
        Ok("the first answer"),
        "the work is done once"
    );
    assert_eq!(house.host.remembered_or_computed(&note, 2, again).await, Ok("the second answer"));
    assert_eq!(house.host.thinking().0, 0);
}
