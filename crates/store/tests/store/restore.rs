//! One damaged table is restored from a backup: all that was kept comes back, and what does not fit is refused in words.

use crate::cluster::url;
use crate::support::{keep, named_table, say, seeded_table};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::path::Path;
use store::{Address, Listing, NewTable, Origin, Restored, StoreError, copy, restore_table};

/// Changes a database behind the store's back.
async fn tamper(address: &Address, sql: &str) {
    let sql = AssertSqlSafe(sql.to_string());
    match address {
        Address::File(path) => {
            let options = SqliteConnectOptions::new().filename(path);
            let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
            connection.close().await.unwrap();
        }
        Address::Postgres(url) => {
            let mut connection = PgConnection::connect(url).await.unwrap();
            sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        }
    }
}

async fn unfit(backup: &Path, to: &Address, table: &str, words: &str) {
    match restore_table(backup, to, table).await {
        Err(StoreError::Unfit(sentence)) => assert!(sentence.contains(words), "{sentence}"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_damaged_table_comes_back_and_the_others_stay_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    for to in [Address::File(folder.path().join("antilles.db")), Address::read(url())] {
        let backup = folder.path().join(format!("{}.db", matches!(to, Address::File(_))));
        let store = to.open(Default::default()).await.unwrap();
        let (mut one, mut two) = (named_table("t-1"), named_table("t-2"));
        for table in [&mut one, &mut two] {
            keep(&*store, table).await;
            for text in ["one", "two", "three", "four"] {
                say(&*store, table, text).await.unwrap();
            }
        }
        store.close().await;
        copy::copy(&to, &Address::File(backup.clone())).await.unwrap();
        unfit(&backup, &to, "t-1", "is not damaged: its 5 entries").await;
        unfit(&backup, &to, "t-9", "the backup has no table t-9").await;

        // Something happens after the backup; then a byte changes before it.
        let store = to.open(Default::default()).await.unwrap();
        say(&*store, &mut one, "five").await.unwrap();
        say(&*store, &mut two, "five").await.unwrap();
        if matches!(to, Address::File(_)) {
            let refused = restore_table(&backup, &to, "t-1").await;
            assert!(matches!(refused, Err(StoreError::InUse(_))), "{refused:?}");
        }
        store.close().await;
        let change =
            "UPDATE entries SET body = replace(body, 'two', 'too') WHERE table_id = 't-1' AND number = 3";
        tamper(&to, change).await;
        let restored = restore_table(&backup, &to, "t-1").await.unwrap();
        assert_eq!(restored, Restored { entries: 5, sound: 2, gone: 1 });
        let store = to.open(Default::default()).await.unwrap();
        let kept = store.load("t-1").await.unwrap();
        assert_eq!(kept.entries[..], one.entries()[..5]);
        assert_eq!(store.load("t-2").await.unwrap().entries, two.entries());
        // It goes on from there.
        let mut again = kept.replay().unwrap();
        say(&*store, &mut again, "five again").await.unwrap();
        store.close().await;

        // Damaged after the backup: what stands before the damage is more, and is kept.
        let change = "UPDATE entries SET at = at + 1 WHERE table_id = 't-2' AND number = 6";
        tamper(&to, change).await;
        let store = to.open(Default::default()).await.unwrap();
        assert!(matches!(store.load("t-2").await, Err(StoreError::Damaged(_))));
        store.close().await;
        let restored = restore_table(&backup, &to, "t-2").await.unwrap();
        assert_eq!(restored, Restored { entries: 5, sound: 5, gone: 1 });

        // A seed that cannot be read comes back too.
        tamper(&to, "UPDATE seeds SET seed = randomblob(3) WHERE table_id = 't-2'").await;
        let restored = restore_table(&backup, &to, "t-2").await.unwrap();
        assert_eq!(restored, Restored { entries: 5, sound: 0, gone: 0 });
        let store = to.open(Default::default()).await.unwrap();
        assert_eq!(store.load("t-2").await.unwrap().seed, [3; 32]);
        store.close().await;
    }
}

#[tokio::test]
async fn another_game_of_the_same_id_and_a_damaged_backup_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (to, backup) = (Address::File(folder.path().join("a.db")), folder.path().join("b.db"));
    for (address, table, seed) in
        [(&to, named_table("t-1"), [3; 32]), (&Address::File(backup.clone()), seeded_table([4; 32]), [4; 32])]
    {
        let store = address.open(Default::default()).await.unwrap();
        let new = NewTable { seed, entries: table.entries(), listing: Listing::of(&table) };
        store.create_table(new, &Origin::default()).await.unwrap();
        let mut table = table;
        say(&*store, &mut table, "one").await.unwrap();
        store.close().await;
    }
    let change = "UPDATE entries SET body = replace(body, 'one', 'two') WHERE number = 2";
    tamper(&to, change).await;
    unfit(&backup, &to, "t-1", "is another one from entry 1 on").await;
    tamper(&Address::File(backup.clone()), change).await;
    unfit(&backup, &to, "t-1", "damaged in the backup too").await;
    let none = restore_table(&backup, &Address::File(folder.path().join("none.db")), "t-1").await;
    assert!(matches!(none, Err(StoreError::Unfit(_) | StoreError::Io(_))), "{none:?}");
    assert!(!folder.path().join("none.db").exists(), "nothing is made");
}
