//! A tournament whose change is under way when the client that asked for it hangs up.

use super::fake::{House, random, until};
use crate::{Clock, nodes::Duty, tournaments::Tournaments};
use game::SetupText;
use std::{sync::Arc, sync::atomic::Ordering, time::Duration};
use store::{Origin, Store};
use table::{PersonId, TableOptions};
use tournament::{Admission, Format, Phase, Tournament};

pub fn cup() -> Tournament {
    Tournament {
        id: "cup".into(),
        name: "Spring cup".into(),
        owner: PersonId("anne".into()),
        owner_name: "Anne".into(),
        game: "san-juan".into(),
        setup: SetupText { players: 2, options: Default::default() },
        options: TableOptions::default(),
        format: Format::Rounds { count: 1 },
        duplicate: false,
        by_hand: false,
        admission: Admission::Open,
        code: "code".into(),
        seed_hash: String::new(),
        phase: Phase::Entering,
        entrants: Vec::new(),
        planned: 0,
        rounds: Vec::new(),
    }
}

#[tokio::test]
async fn a_change_is_told_although_nobody_waits_for_it() {
    let house = House::new(random).await;
    let store: Arc<dyn Store> = house.fake.clone();
    let duty = Duty::new(store.clone());
    let tournaments =
        Tournaments::new(store, house.host.clone(), house.bulletin.clone(), Clock::default(), duty);
    tournaments.create(&cup(), [7; 32], &Origin::default()).await.unwrap();
    let (news, _presence) = house.bulletin.follow(&Tournaments::followed_as("cup"), 1, None);
    house.fake.next_update_is_held.store(true, Ordering::Relaxed);
    let entering = |cup: &mut Tournament, _: &_, _| cup.enter(&PersonId("ben".into()), "Ben", None);
    tokio::select! {
        _ = tournaments.change("cup", entering) => panic!("the store is held"),
        // Here the request is dropped, as when a browser closes the connection.
        () = house.fake.held.notified() => {}
    }
    house.fake.let_go.notify_one();
    until(async || news.borrow().entry == 2).await;
    let due = tokio::time::timeout(Duration::from_secs(60), house.host.ended().next()).await;
    assert_eq!(due, Ok(["cup".to_string()].into()), "and what follows is looked at");
}
