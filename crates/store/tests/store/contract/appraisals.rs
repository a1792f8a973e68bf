//! How well people played: kept for seats of finished games, for the people who played them, and deleted with them.

use super::{
    nobody,
    people::{account, finished, rewrite_all},
    person,
};
use store::{Appraisal, Store, StoreError, people::Player, ratings::Scale};

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    let store = make().await;
    let people = store.people();
    people.create_account(&account("anne"), &nobody()).await.expect("kept");
    store
        .create_table(finished("played", &["anne", "guest"], false, 1, 2_000), &nobody())
        .await
        .expect("kept");
    let of =
        |seat, version, costs: &str| Appraisal { table: "played".into(), seat, version, costs: costs.into() };
    assert_eq!(store.keep_appraisal(&of(1, 1, "[]")).await, Err(StoreError::NotFound("result")));
    while people.tally(10, &Scale(Default::default())).await.expect("tallied") > 0 {}
    let results = people.results(&person("anne"), 10).await.expect("results");
    let seat_of = |name: &str| {
        let played = |seat: &&store::people::SeatResult| seat.player == Player::Person(person(name));
        results.iter().find(played).expect("they played").seat
    };
    let (own, other) = (seat_of("anne"), seat_of("guest"));
    store.keep_appraisal(&of(own, 1, "[1]")).await.expect("kept");
    store.keep_appraisal(&of(own, 1, "[2]")).await.expect("kept");
    store.keep_appraisal(&of(other, 1, "[3]")).await.expect("kept");
    assert_eq!(
        store.appraisals(&person("anne"), 1).await,
        Ok(vec![of(own, 1, "[2]")]),
        "the latest, and hers"
    );
    assert_eq!(store.appraisals(&person("anne"), 2).await, Ok(vec![]), "another measure");
    assert!(people.export(&person("anne")).await.expect("exported").contains("[2]"));

    people.create_account(&account("ben"), &nobody()).await.expect("kept");
    people.adopt(&person("guest"), &person("ben")).await.expect("adopted");
    assert_eq!(
        store.appraisals(&person("ben"), 1).await,
        Ok(vec![of(other, 1, "[3]")]),
        "who signs in keeps them"
    );
    people.delete_account(&person("anne")).await.expect("deleted");
    rewrite_all(&store).await;
    let exported = people.export(&person("ben")).await.expect("exported");
    assert!(exported.contains("[3]") && !exported.contains("[2]"));
    assert_eq!(store.appraisals(&person("anne"), 1).await, Ok(vec![]));
}
