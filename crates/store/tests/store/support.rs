//! A table, its owner, and what she says: for tests of every database.

use game::SetupText;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::path::Path;
use store::{Basis, Listing, NewTable, Origin, Store, StoreError};
use table::{Command, Creation, Decided, PersonId, Table, TableOptions, Who};

/// A table at which nobody sits.
pub fn new_table() -> Table {
    named_table("t-1")
}

/// The same under another id.
pub fn named_table(id: &str) -> Table {
    made(id, [3; 32])
}

/// The same with another seed.
pub fn seeded_table(seed: game::Seed) -> Table {
    made("t-1", seed)
}

fn made(id: &str, seed: game::Seed) -> Table {
    let game = catalog::GameId::ALL[0].traits();
    let creation = Creation {
        table: id.into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions::default(),
        owner: anne(),
        seed,
        opening: None,
    };
    Table::create(creation, 1_000).unwrap().0
}

/// Its owner.
pub fn anne() -> PersonId {
    PersonId("anne".into())
}

/// Keeps it.
pub async fn keep(store: &dyn Store, table: &Table) {
    let new = NewTable { seed: [3; 32], entries: table.entries(), listing: Listing::of(table) };
    store.create_table(new, &Origin::default()).await.unwrap();
}

/// What the table decides when Anne says something.
pub fn said(table: &Table, text: &str) -> Decided {
    // Slowly: nobody may talk the others down.
    let now = 2_000 + 60_000 * i64::from(table.last_entry().number);
    table.decide(&Command::Say { text: text.into() }, &Who::Person(anne()), now).unwrap()
}

/// Anne says something.
pub async fn say(store: &dyn Store, table: &mut Table, text: &str) -> Result<(), StoreError> {
    let decided = said(table, text);
    let next = table.after(decided.clone()).unwrap();
    store.append(table.id(), &Basis::after(table.last_entry().number), &decided, &Listing::of(&next)).await?;
    *table = next;
    Ok(())
}

/// The table from the store.
pub async fn load(store: &dyn Store) -> Table {
    store.load("t-1").await.unwrap().replay().unwrap()
}

/// Two writers of one log: each is refused when the other was faster, and neither loses anything.
pub async fn two_writers_at_once<S: Store + Clone>(first: S) {
    two_writers_at_once_in(first.clone(), first).await;
}

/// The same in two stores over one database.
pub async fn two_writers_at_once_in<S: Store + Clone>(first: S, second: S) {
    keep(&first, &new_table()).await;
    let mut conflicts = 0;
    let mut writers = Vec::new();
    for (name, store) in [("one", first.clone()), ("two", second)] {
        writers.push(tokio::spawn(async move {
            let mut conflicts = 0;
            let mut table = load(&store).await;
            for round in 0..20 {
                let text = format!("{name} {round}");
                while let Err(error) = say(&store, &mut table, &text).await {
                    assert!(matches!(error, StoreError::Conflict { .. }), "{error}");
                    conflicts += 1;
                    let (missed, _) = store.load_after("t-1", table.last_entry()).await.unwrap();
                    missed.into_iter().for_each(|entry| table.absorb(entry).unwrap());
                }
            }
            conflicts
        }));
    }
    for writer in writers {
        conflicts += writer.await.unwrap();
    }
    let table = load(&first).await;
    assert_eq!(table.last_entry().number, 41);
    for name in ["one", "two"] {
        for round in 0..20 {
            let text = format!("\"{name} {round}\"");
            assert_eq!(table.entries().iter().filter(|entry| entry.body.contains(&text)).count(), 1);
        }
    }
    // However often they met, neither gave up.
    assert!(conflicts <= 20 * 20);
}

/// A database as it is, behind the store's back.
pub async fn raw(file: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file).foreign_keys(false))
        .await
        .unwrap()
}
