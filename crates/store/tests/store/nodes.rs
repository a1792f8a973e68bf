//! Several servers on one PostgreSQL database: leases and their numbers, what they tell each other, and lines that are cut.

use crate::cluster::url;
use crate::support::{anne, keep, load, named_table, new_table, two_writers_at_once_in};
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use store::{
    Basis, Fence, Filter, Heard, Lease, Listing, Nodes, Postgres, Session, Store, StoreError, lease_of,
};
use table::{Command, Table, Who};
use tokio::sync::mpsc::UnboundedReceiver;

/// Longer than anything here takes on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(120);

async fn node(url: &str) -> Postgres {
    Postgres::open(url).await.unwrap()
}

/// Somebody who ends connections of the database, and waits until they have ended.
async fn ends(url: &str, whose: &'static str) -> u64 {
    let mut other = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(whose).execute(&mut other).await.unwrap().rows_affected()
}

/// Waits until this is so.
async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.unwrap_or_else(|_| panic!("{what}"));
}

async fn lease(node: &Postgres) -> Option<Lease> {
    node.take_lease(&lease_of("t-1")).await.unwrap()
}

/// Anne says something, under a lease or without.
async fn say_under(
    store: &Postgres,
    table: &mut Table,
    text: &str,
    fence: Option<Fence>,
) -> Result<(), StoreError> {
    let now = 2_000 + 60_000 * i64::from(table.last_entry().number);
    let decided = table.decide(&Command::Say { text: text.into() }, &Who::Person(anne()), now).unwrap();
    let next = table.after(decided.clone()).unwrap();
    let basis = Basis { fence, ..Basis::after(table.last_entry().number) };
    store.append(table.id(), &basis, &decided, &Listing::of(&next)).await?;
    *table = next;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_write_one_log_without_gaps() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    assert!(one.number() < two.number() && one.lives() && two.lives());
    assert_eq!(one.count().await, Ok(2));
    two_writers_at_once_in(one, two).await;
}

#[tokio::test]
async fn a_lease_has_one_holder_and_a_late_commit_of_the_last_one_is_refused() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let mut table = new_table();
    keep(&one, &table).await;
    let first = lease(&one).await.expect("nobody has it");
    assert!(!first.inherited);
    assert_eq!(lease(&two).await, None, "the first one lives");
    assert_eq!(two.holder(&lease_of("t-1")).await, Ok(Some(one.number())));
    let second = lease(&one).await.expect("it is its own");
    assert!(second.fence > first.fence && !second.inherited);
    assert_eq!(one.leases().await, Ok(1));

    // Only the newest grant counts; commits of people need none.
    let late = say_under(&one, &mut table, "late", Some(first.fence)).await;
    assert_eq!(late, Err(StoreError::Fenced));
    say_under(&one, &mut table, "in time", Some(second.fence)).await.unwrap();
    say_under(&two, &mut table, "anybody", None).await.unwrap();

    one.resign().await;
    assert!(!one.lives());
    assert_eq!(two.holder(&lease_of("t-1")).await, Ok(None));
    assert_eq!(two.orphans().await, Ok(vec!["t-1".to_string()]));
    let third = lease(&two).await.expect("the first one has given it up");
    assert!(third.fence > second.fence && third.inherited);
    assert_eq!(two.orphans().await, Ok(vec![]));
    assert_eq!(lease(&one).await, None, "who has given up takes nothing");
    let late = say_under(&one, &mut table, "late", Some(second.fence)).await;
    assert_eq!(late, Err(StoreError::Fenced));
    say_under(&two, &mut table, "its own", Some(third.fence)).await.unwrap();
    say_under(&one, &mut table, "people still reach it", None).await.unwrap();
    assert_eq!(load(&two).await.entries(), table.entries());
}

#[tokio::test]
async fn a_lease_is_given_up_only_by_a_node_that_knows_the_table() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let mut table = new_table();
    keep(&one, &table).await;
    let fence = Some(lease(&one).await.unwrap().fence);
    let known = Basis { fence, ..Basis::after(table.last_entry().number) };
    say_under(&two, &mut table, "not heard of", None).await.unwrap();
    assert_eq!(one.give_lease("t-1", &known).await, Ok(false));
    assert_eq!(lease(&two).await, None);
    let known = Basis { after: table.last_entry().number, ..known };
    assert_eq!(one.give_lease("t-1", &known).await, Ok(true));
    assert!(!lease(&two).await.expect("it is free").inherited);
    assert_eq!(one.give_lease("t-1", &known).await, Ok(true), "again is no harm");
    assert_eq!(two.leases().await, Ok(1), "nor to the next one");
    let job = one.take_lease("job").await.unwrap();
    assert!(job.is_some() && two.take_lease("job").await.unwrap().is_none());
    one.drop_lease("job").await.unwrap();
    assert!(two.take_lease("job").await.unwrap().is_some());
}

#[tokio::test]
async fn a_node_that_is_gone_without_a_word_loses_its_leases_at_once() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    keep(&one, &new_table()).await;
    lease(&one).await.unwrap();
    // Dropped, not closed: as if its process had ended.
    drop(one);
    until("the lease is free", async || two.orphans().await.unwrap() == ["t-1"]).await;
    assert!(lease(&two).await.unwrap().inherited);
    until("it is alone", async || two.count().await == Ok(1)).await;
}

#[tokio::test]
async fn a_node_whose_line_was_cut_comes_back_under_its_number() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let mut table = new_table();
    keep(&one, &table).await;
    let first = lease(&one).await.unwrap();
    // The connections by which both say that they live.
    let cut = "SELECT pg_terminate_backend(pid, 60000) FROM pg_locks
               WHERE locktype = 'advisory' AND objsubid = 2
               AND classid::bigint = hashtext('antilles node ' || current_schema())::bigint & 4294967295";
    assert_eq!(ends(&url, cut).await, 2);
    until("it is there again", async || one.count().await == Ok(2) && one.lives() && two.lives()).await;
    // Nobody wanted the lease meanwhile, so it is still its own.
    assert_eq!(lease(&two).await, None);
    say_under(&one, &mut table, "as before", Some(first.fence)).await.unwrap();
    assert!(one.number() < two.number());
}

/// Waits until what one node tells is heard by another.
async fn hears(one: &Postgres, heard: &mut UnboundedReceiver<Heard>) {
    until("it hears", async || {
        one.tell("ready".into());
        let next = tokio::time::timeout(Duration::from_millis(200), heard.recv()).await;
        matches!(next, Ok(Some(Heard::Word(word))) if word == "ready")
    })
    .await;
}

/// The next words, what was missed left out, and what was told only to be heard.
async fn words(heard: &mut UnboundedReceiver<Heard>, count: usize) -> Vec<String> {
    let mut words = Vec::new();
    while words.len() < count {
        let next = tokio::time::timeout(PATIENCE, heard.recv()).await.expect("it is told in time");
        match next.expect("the node lives") {
            Heard::Word(word) if word != "ready" => words.push(word),
            _ => {}
        }
    }
    words
}

async fn missed(heard: &mut UnboundedReceiver<Heard>) {
    while tokio::time::timeout(PATIENCE, heard.recv()).await.expect("it is noticed") != Some(Heard::Missed) {}
}

#[tokio::test]
async fn what_a_node_tells_the_others_hear_in_order_and_a_cut_line_is_noticed() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let (mut own, mut heard) = (one.hear(), two.hear());
    hears(&one, &mut heard).await;
    hears(&two, &mut own).await;
    let told: Vec<String> = (0..500).map(|number| format!("{number} « {} »", "é".repeat(20))).collect();
    told.iter().for_each(|word| one.tell(word.clone()));
    assert_eq!(words(&mut heard, 500).await, told);
    one.tell("x".repeat(9_000));
    one.tell("after what is too long".into());
    assert_eq!(words(&mut heard, 1).await, ["after what is too long"]);
    while let Ok(heard) = own.try_recv() {
        let ready = Heard::Word("ready".into());
        assert!(heard == ready || !matches!(heard, Heard::Word(_)), "nobody hears itself: {heard:?}");
    }
    let cut = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
               WHERE query LIKE 'LISTEN%' || md5(current_schema()) || '%'";
    assert_eq!(ends(&url, cut).await, 2);
    missed(&mut heard).await;
    hears(&one, &mut heard).await;
    one.resign().await;
    while tokio::time::timeout(PATIENCE, heard.recv()).await.expect("it is told") != Some(Heard::Resigned) {}
}

#[tokio::test]
async fn what_was_not_heard_can_be_looked_up() {
    let url = url();
    let (one, two) = (node(&url).await, node(&url).await);
    let mut table = new_table();
    keep(&one, &table).await;
    keep(&one, &named_table("t-2")).await;
    say_under(&one, &mut table, "once", None).await.unwrap();
    let ids = ["t-1", "t-2", "none"].map(String::from);
    let heads = two.heads(&ids).await.unwrap();
    let known: Vec<(&str, u32)> = heads.iter().map(|head| (head.table.as_str(), head.entry)).collect();
    assert_eq!(known, [("t-1", 2), ("t-2", 1), ("none", 0)]);
    assert!(heads.iter().all(|head| head.sealed.is_empty()));

    assert_eq!(one.share_presence("anne is here").await, Ok(vec![]));
    assert_eq!(two.share_presence("ben is here").await, Ok(vec!["anne is here".to_string()]));
    assert_eq!(one.share_presence("nobody").await, Ok(vec!["ben is here".to_string()]));
    assert_eq!(two.share_presence("ben is here").await, Ok(vec!["nobody".to_string()]));
    one.close().await;
    assert_eq!(two.share_presence("ben is here").await, Ok(vec![]));
}

#[tokio::test]
async fn opening_the_database_alone_waits_for_all_nodes_to_end() {
    let url = url();
    let one = node(&url).await;
    let refused = Postgres::open_alone(&url).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "{refused}");
    assert!(!refused.to_string().contains("s3cret"), "{refused}");
    one.close().await;
    let alone = Postgres::open_alone(&url).await.unwrap();
    assert!(matches!(Postgres::open(&url).await.map(|_| ()), Err(StoreError::InUse(_))));
    alone.close().await;
    node(&url).await.tables(&Filter::default()).await.unwrap();
}

#[tokio::test]
async fn nodes_that_start_together_make_the_tables_once() {
    let url = url();
    let opened = tokio::join!(Postgres::open(&url), Postgres::open(&url), Postgres::open(&url));
    let (one, two, three) = (opened.0.unwrap(), opened.1.unwrap(), opened.2.unwrap());
    let session = Session { person: anne(), name: "Anne".into(), settings: "{}".into(), created: 1, seen: 1 };
    one.create_session("token", &session, &Default::default()).await.unwrap();
    assert_eq!(two.session("token").await, Ok(session.clone()));
    assert_eq!(three.session("token").await, Ok(session));
}
