//! Logs that this program cannot read, but another one may: what they wait for stays due, holds up nothing else, and no game is
//! lost over it.

use super::{kept, new_table, nobody, people::account, person};
use store::{NewTable, Store, StoreError, ratings::Scale};
use table::{Body, Entry, Phase};

pub async fn run<S: Store>(make: &impl AsyncFn() -> S) {
    a_log_of_another_program_outlasts_a_person_in_it(&make().await).await;
    a_result_of_another_program_is_read_later(&make().await).await;
}

/// A table whose log a newer program wrote: nothing is wrong with its chain.
pub fn newer(id: &str, owner: &str) -> NewTable {
    let table = new_table(id, owner, true, 1_000);
    let mut created = table.created().clone();
    created.format += 1;
    let first = serde_json::to_string(&Body::Created(Box::new(created))).expect("it can be written");
    let mut entries: Vec<Entry> = Vec::new();
    for entry in table.entries() {
        let body = if entries.is_empty() { first.clone() } else { entry.body };
        let before = entries.last().map_or("", |entry| entry.digest.as_str());
        entries.push(Entry::chained(entry.number, entry.at, body, entry.position, before));
    }
    NewTable { entries, ..kept(&table) }
}

/// The same, listed as a finished game.
pub fn over(mut new: NewTable) -> NewTable {
    new.listing.summary.phase = Phase::Finished;
    new
}

async fn a_log_of_another_program_outlasts_a_person_in_it(store: &dyn Store) {
    let people = store.people();
    people.create_account(&account("anne"), &nobody()).await.expect("kept");
    // One before and one after the one that can be rewritten.
    for id in ["t-1", "t-3"] {
        store.create_table(newer(id, "anne"), &nobody()).await.expect("kept");
    }
    store.create_table(kept(&new_table("t-2", "anne", true, 1_000)), &nobody()).await.expect("kept");
    let seedless = NewTable { seed: [8; 32], ..kept(&new_table("t-4", "anne", true, 1_000)) };
    store.create_table(seedless, &nobody()).await.expect("kept");
    people.delete_account(&person("anne")).await.expect("deleted");
    let mut rewritten = super::people::rewrite_all(store).await;
    rewritten.sort();
    assert_eq!(rewritten, ["t-2", "t-4"]);
    assert_eq!(people.census().await.expect("counted").rewrites, 2, "the others are still due");
    for id in ["t-1", "t-3"] {
        assert_eq!(store.load(id).await.expect("it is there").entries, newer(id, "anne").entries, "{id}");
    }
    assert_eq!(store.load("t-4").await.map(|_| ()), Err(StoreError::NotFound("table")), "it was damaged");
    assert_eq!(people.rewrite_next(None, 9_000).await, Ok(None), "not again and again");
}

async fn a_result_of_another_program_is_read_later(store: &dyn Store) {
    let (people, scale) = (store.people(), Scale(Default::default()));
    for id in ["t-1", "t-2", "t-3"] {
        let new = if id == "t-2" { kept(&new_table(id, "anne", true, 1_000)) } else { newer(id, "anne") };
        store.create_table(over(new), &nobody()).await.expect("kept");
    }
    // Two at a time: those that cannot be read do not stand in the way for good.
    assert_eq!(people.tally(2, &scale).await, Ok(2));
    assert_eq!(people.tally(2, &scale).await, Ok(1));
    assert_eq!(people.tally(2, &scale).await, Ok(0), "not again and again");
}
