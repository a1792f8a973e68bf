//! PostgreSQL: the contract, servers that end, writers at the same time.

use crate::{
    cluster::url,
    contract,
    support::{anne, keep, load, named_table, new_table, say},
};
use sqlx::{Connection, PgConnection};
use store::{Account, Address, Filter, Origin, Postgres, Session, Store, StoreError, copy};

/// A connection of somebody else.
async fn other(url: &str) -> PgConnection {
    PgConnection::connect(url).await.unwrap()
}

async fn execute(connection: &mut PgConnection, sql: &'static str) {
    sqlx::raw_sql(sql).execute(connection).await.unwrap();
}

fn session() -> Session {
    Session { person: anne(), name: "Anne".into(), settings: "{}".into(), created: 1_000, seen: 1_000 }
}

#[tokio::test]
async fn postgresql_keeps_the_contract() {
    contract::run(async || Postgres::open(&url()).await.unwrap()).await;
}

#[tokio::test]
async fn both_databases_have_the_same_tables_and_columns() {
    let folder = tempfile::tempdir().unwrap();
    let places = [Address::from(folder.path().join("a.db")), Address::read(url())];
    let mut shapes = Vec::new();
    for address in &places {
        address.open(Default::default()).await.unwrap().close().await;
        let mut shape = copy::shape(address).await.unwrap();
        // SQLite keeps yes and no as a number.
        let columns = shape.iter_mut().flat_map(|(_, columns)| columns);
        columns.filter(|column| column.kind == copy::Kind::Truth).for_each(|column| {
            column.kind = copy::Kind::Integer;
        });
        shapes.push(shape);
    }
    assert!(shapes[0].len() > 25, "{}", shapes[0].len());
    assert_eq!(shapes[0], shapes[1]);
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_server_ended_somehow() {
    let url = url();
    let mut table = new_table();
    {
        let store = Postgres::open(&url).await.unwrap();
        keep(&store, &table).await;
        for text in ["one", "two", "three"] {
            say(&store, &mut table, text).await.unwrap();
        }
        // Dropped without being closed.
    }
    let store = Postgres::open(&url).await.unwrap();
    assert_eq!(load(&store).await.entries(), table.entries());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_writers_at_once_lose_nothing_and_number_without_gaps() {
    crate::support::two_writers_at_once(Postgres::open(&url()).await.unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_written_beside_each_other_and_beside_everything_else() {
    let store = Postgres::open(&url()).await.unwrap();
    store.create_session("token", &session(), &Origin::default()).await.unwrap();
    let mut writers = Vec::new();
    for number in 0..8 {
        let store = store.clone();
        writers.push(tokio::spawn(async move {
            let mut table = named_table(&format!("t-{number}"));
            keep(&store, &table).await;
            for round in 0..10 {
                say(&store, &mut table, &format!("round {round}")).await.unwrap();
                store.session_seen("token", round).await.unwrap();
            }
            let kept = store.load(table.id()).await.unwrap().replay().unwrap();
            assert_eq!(kept.entries(), table.entries());
        }));
    }
    for writer in writers {
        writer.await.unwrap();
    }
}

#[tokio::test]
async fn a_commit_waits_for_no_commit_to_another_table() {
    let url = url();
    let store = Postgres::open(&url).await.unwrap();
    let (mut one, mut two) = (named_table("t-1"), named_table("t-2"));
    keep(&store, &one).await;
    keep(&store, &two).await;
    let mut other = other(&url).await;
    execute(&mut other, "BEGIN; UPDATE tables SET seated = seated WHERE id = 't-1'").await;
    let held = say(&store, &mut one, "held up");
    tokio::pin!(held);
    let waits = tokio::time::timeout(std::time::Duration::from_millis(100), &mut held).await;
    assert!(waits.is_err(), "somebody holds its row");
    say(&store, &mut two, "not held up").await.unwrap();
    execute(&mut other, "COMMIT").await;
    held.await.unwrap();
}

#[tokio::test]
async fn a_transaction_that_another_one_stops_is_tried_again() {
    let url = url();
    let store = Postgres::open(&url).await.unwrap();
    let account = Account {
        person: anne(),
        name: "Anne".into(),
        password: "hash".into(),
        created: 1_000,
        admin: false,
        banned: false,
    };
    store.people().create_account(&account, &Origin::default()).await.unwrap();
    store.create_session("token", &session(), &Origin::default()).await.unwrap();
    let mut other = other(&url).await;
    // The store takes the account and then the session; this one the session and then the account, and is more patient.
    execute(&mut other, "SET deadlock_timeout = '60s'; BEGIN; UPDATE sessions SET seen = 2000").await;
    let anne = anne();
    let (done, ()) = tokio::join!(store.people().rename_account(&anne, "Anaïs"), async {
        while sqlx::query_scalar::<_, i64>(
            "SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'",
        )
        .fetch_one(&mut other)
        .await
        .unwrap()
            == 0
        {}
        execute(&mut other, "UPDATE accounts SET created = 2000; COMMIT").await;
    });
    done.unwrap();
    assert_eq!(
        store.session("token").await.unwrap(),
        Session { name: "Anaïs".into(), seen: 2_000, ..session() }
    );
    assert_eq!(store.people().account(&anne).await.unwrap().created, 2_000);
}

#[tokio::test]
async fn a_damaged_row_is_named_and_hides_nothing_else() {
    for (damage, what) in [
        (
            "UPDATE entries SET body = replace(body, 'one', 'two') WHERE table_id = 'bad'",
            "entry 2 of table bad",
        ),
        ("UPDATE entries SET at = -7 WHERE table_id = 'bad' AND number = 2", "entry 2 of table bad"),
        ("UPDATE entries SET proof = '' WHERE table_id = 'bad' AND number = 2", "entry 2 of table bad"),
        ("DELETE FROM entries WHERE table_id = 'bad' AND number = 1", "entry 1 of table bad"),
        ("UPDATE seeds SET seed = '12' WHERE table_id = 'bad'", "seed of table bad"),
        ("INSERT INTO sealed VALUES ('bad', 1, '{\"seat\":')", "seat 1 of table bad"),
        ("UPDATE tables SET summary = '{' WHERE id = 'bad'", ""),
    ] {
        let url = url();
        let store = Postgres::open(&url).await.unwrap();
        for id in ["good", "bad"] {
            let mut table = named_table(id);
            keep(&store, &table).await;
            say(&store, &mut table, "one").await.unwrap();
        }
        execute(&mut other(&url).await, damage).await;
        store.load("good").await.unwrap().replay().unwrap();
        let listed = store.tables(&Filter::default()).await.unwrap().len();
        if what.is_empty() {
            assert_eq!(listed, 1, "a list leaves it out");
            continue;
        }
        assert_eq!(listed, 2);
        let error = store.load("bad").await.map(|_| ()).unwrap_err();
        assert!(matches!(&error, StoreError::Damaged(text) if text.contains(what)), "{damage}: {error}");
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_and_no_database_at_all_are_refused_in_words() {
    let url = url();
    Postgres::open(&url).await.unwrap().close().await;
    execute(&mut other(&url).await, "UPDATE antilles SET version = 99").await;
    let refused = Postgres::open(&url).await.map(|_| ());
    assert!(matches!(refused, Err(StoreError::Newer { found: 99, .. })), "{refused:?}");
    for (address, why) in [
        ("postgres://anne:s3cret@localhost/x?host=/nowhere", "No such file"),
        ("postgres://anne:s3cret@localhost/x?pasword=s3cret", "pasword is an unknown parameter"),
        ("postgres://anne:s3cret@localhost:port/x", "cannot be read"),
    ] {
        let error = Postgres::open(address).await.map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(why) && !error.contains("s3cret"), "{error}");
    }
}
