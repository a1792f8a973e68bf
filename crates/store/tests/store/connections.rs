//! Connections that fail: a database that cannot grow, transactions that panic, and what waits together for the disk.

use crate::support::{anne, keep, named_table, said, say};
use store::{Basis, Link, Listing, Origin, Sqlite, Store, StoreError, UploadedRecord};
use table::{Sealed, Table};

async fn table(store: &Sqlite) -> Table {
    table_called(store, "t-1").await
}

async fn table_called(store: &Sqlite, id: &str) -> Table {
    let table = named_table(id);
    keep(store, &table).await;
    table
}

/// As if the disk had this much room left.
async fn allow_pages(store: &Sqlite, more: i64) {
    let mut connection = store.writer().pool().acquire().await.unwrap();
    let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut *connection).await.unwrap();
    let most = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {}", pages + more));
    sqlx::raw_sql(most).execute(&mut *connection).await.unwrap();
}

/// Writes until nothing more fits.
async fn fill(store: &Sqlite, table: &mut Table) {
    for round in 0..1_000 {
        match say(store, table, &format!("{round} {}", "x".repeat(400))).await {
            Ok(()) => {}
            Err(StoreError::Full(_)) => return,
            Err(error) => panic!("{error}"),
        }
    }
    panic!("it never fills up");
}

async fn goes_on_when_there_is_room_again(store: Sqlite) {
    let mut table = table(&store).await;
    for _ in 0..3 {
        allow_pages(&store, 2).await;
        fill(&store, &mut table).await;
        // The connection that failed is gone, and with it the limit; in memory it is lifted here.
        allow_pages(&store, 1_000).await;
        say(&store, &mut table, "there is room again").await.unwrap();
    }
    let kept = store.load("t-1").await.unwrap();
    assert_eq!(kept.entries, table.entries(), "all that was acknowledged, and nothing else");
    let link = Link { person: anne(), expires: 2_000 };
    store.create_link("link", &link, &Origin::default()).await.unwrap();
    assert_eq!(store.redeem_link("link", 1_000).await, Ok(anne()));
}

#[tokio::test]
async fn a_full_database_refuses_and_goes_on_when_there_is_room_again() {
    let folder = tempfile::tempdir().unwrap();
    goes_on_when_there_is_room_again(Sqlite::open(folder.path().join("a.db")).await.unwrap()).await;
    goes_on_when_there_is_room_again(Sqlite::in_memory().await.unwrap()).await;
}

#[tokio::test]
async fn what_does_not_fit_is_refused_as_a_whole() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("a.db")).await.unwrap();
    allow_pages(&store, 2).await;
    let record = UploadedRecord { id: "r".into(), json: "x".repeat(100_000), created: 1_000 };
    assert!(matches!(store.put_record(&record, &Origin::default()).await, Err(StoreError::Full(_))));
    assert_eq!(store.record("r").await, Err(StoreError::NotFound("record")));
    assert_eq!(store.put_record(&record, &Origin::default()).await, Ok(()), "trying again is worth it");
    assert_eq!(store.record("r").await, Ok(record));
}

#[tokio::test]
async fn a_transaction_that_panics_is_rolled_back_and_the_next_one_works() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("a.db")).await.unwrap();
    let fell = store
        .writer()
        .run::<(), _>(|write| {
            Box::pin(async move {
                sqlx::raw_sql("DELETE FROM secrets").execute(write).await?;
                panic!("as a test")
            })
        })
        .await;
    assert!(matches!(fell, Err(StoreError::Io(_))));
    let link = Link { person: anne(), expires: 2_000 };
    // The first may still meet the transaction that was left open.
    let _ = store.create_link("first", &link, &Origin::default()).await;
    store.create_link("second", &link, &Origin::default()).await.unwrap();
    let mut connection = store.readers().pool().acquire().await.unwrap();
    let secrets =
        sqlx::query_scalar::<_, i64>("SELECT count(*) FROM secrets").fetch_one(&mut *connection).await;
    assert_eq!(secrets.unwrap(), 1);
}

#[tokio::test]
async fn failures_of_all_connections_at_once_lose_neither_the_log_nor_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("a.db")).await.unwrap();
    let mut table = table(&store).await;
    for round in 0..5 {
        let failed = || StoreError::Io("as a test".into());
        let writing = store.writer().run::<(), _>(move |_| Box::pin(async move { Err(failed()) }));
        assert_eq!(writing.await, Err(failed()));
        for connections in [store.writer(), store.readers()] {
            // As if the disk had failed under every connection there is.
            for connection in std::iter::from_fn(|| connections.pool().try_acquire()).collect::<Vec<_>>() {
                connection.close().await.unwrap();
            }
        }
        say(&store, &mut table, &format!("round {round}")).await.unwrap();
    }
    assert_eq!(store.load("t-1").await.unwrap().entries, table.entries());
}

/// Appends to each of these tables while nobody can write, so that all of it waits; then lets them go on.
async fn append_together(store: &Sqlite, tables: &[&Table]) -> Vec<Result<Vec<Sealed>, StoreError>> {
    let held = store.writer().pool().acquire().await.unwrap();
    let appending: Vec<_> = tables
        .iter()
        .map(|table| {
            let (store, id, decided) = (store.clone(), table.id().to_string(), said(table, &"x".repeat(400)));
            let listing = Listing::of(&table.after(decided.clone()).unwrap());
            let basis = Basis::after(table.last_entry().number);
            tokio::spawn(async move { store.append(&id, &basis, &decided, &listing).await })
        })
        .collect();
    // On one thread each of them comes as far as it can.
    tokio::task::yield_now().await;
    drop(held);
    let mut done = Vec::new();
    for one in appending {
        done.push(one.await.unwrap());
    }
    done
}

async fn entries(store: &Sqlite, id: &str) -> usize {
    store.load(id).await.unwrap().entries.len()
}

#[tokio::test(flavor = "current_thread")]
async fn what_waits_together_is_committed_together_and_refused_alone() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("a.db")).await.unwrap();
    let (one, two, three) = (
        table_called(&store, "t-1").await,
        table_called(&store, "t-2").await,
        table_called(&store, "t-3").await,
    );
    let spoil = "INSERT INTO sealed (table_id, seat, choice) VALUES ('t-3', 1, 'nonsense')";
    sqlx::raw_sql(spoil).execute(store.writer().pool()).await.unwrap();
    let all = async || -> i64 {
        let mut reader = store.readers().pool().acquire().await.unwrap();
        sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut *reader).await.unwrap()
    };
    let before = all().await;
    let done = append_together(&store, &[&one, &three, &one, &two]).await;
    assert_eq!(done[0], Ok(Vec::new()));
    assert!(matches!(done[1], Err(StoreError::Damaged(_))), "{:?}", done[1]);
    assert_eq!(done[2], Err(StoreError::Conflict { head: one.last_entry().number + 1 }), "it came second");
    assert_eq!(done[3], Ok(Vec::new()));
    assert_eq!(all().await, before + 2, "nothing of what was refused");
    assert_eq!(
        (entries(&store, "t-1").await, entries(&store, "t-2").await),
        (one.entries().len() + 1, two.entries().len() + 1)
    );
}

#[tokio::test(flavor = "current_thread")]
async fn if_the_disk_is_full_nothing_of_what_waited_together_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("a.db")).await.unwrap();
    let mut tables = Vec::new();
    for number in 0..100 {
        tables.push(table_called(&store, &format!("t-{number}")).await);
    }
    allow_pages(&store, 1).await;
    let all: Vec<&Table> = tables.iter().collect();
    let done = append_together(&store, &all).await;
    assert!(done.iter().all(|done| matches!(done, Err(StoreError::Full(_)))), "{done:?}");
    for table in &tables {
        assert_eq!(entries(&store, table.id()).await, table.entries().len());
    }
    // The connection that failed is gone, and with it the limit.
    let done = append_together(&store, &all).await;
    assert!(done.iter().all(Result::is_ok), "{done:?}");
    for table in &tables {
        assert_eq!(entries(&store, table.id()).await, table.entries().len() + 1);
    }
}
