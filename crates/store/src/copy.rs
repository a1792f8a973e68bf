//! Everything from one database to another, whatever they are, and the proof that it arrived.
//!
//! The source is read as it is at one moment, while a server may go on writing. The target must be empty; it is written
//! in one transaction, which is committed only if every row, read back from it, is the one that was sent. Then every log
//! is read from the target: the digests of its entries have to follow from each other, and today's rules have to find the
//! positions that were written.

use crate::{Address, Quotas, Store, StoreError, postgres, sqlite};
use async_trait::async_trait;
use sha2::{Digest, Sha256};
use sqlx::{Connection, PgConnection};
use std::path::Path;
use tokio::sync::mpsc::{self, Receiver, Sender};

/// What others refer to comes first.
const REFERRED_TO: [&str; 4] = ["tables", "bots", "channels", "tournaments"];
/// Batches on their way at once.
const UNDER_WAY: usize = 4;

/// What a column holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number.
    Integer,
    /// Yes or no, which SQLite keeps as a number.
    Truth,
    /// A number with a fraction.
    Real,
    /// Text.
    Text,
    /// Bytes.
    Bytes,
}

/// A column of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub kind: Kind,
    /// Must there be something?
    pub required: bool,
}

/// One value. Text is bytes: damaged text is copied as it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    /// Nothing.
    Null,
    /// A number, or yes and no.
    Integer(i64),
    /// A number with a fraction.
    Real(f64),
    /// Text.
    Text(Vec<u8>),
    /// Bytes.
    Bytes(Vec<u8>),
}

impl Cell {
    /// How much there is to it.
    pub(crate) fn bytes(&self) -> usize {
        match self {
            Cell::Text(bytes) | Cell::Bytes(bytes) => bytes.len(),
            _ => 8,
        }
    }

    fn hash(&self, into: &mut Sha256) {
        let (tag, bytes): (u8, &[u8]) = match self {
            Cell::Null => (0, &[]),
            Cell::Integer(number) => (1, &number.to_be_bytes()),
            Cell::Real(number) => (2, &number.to_bits().to_be_bytes()),
            Cell::Text(bytes) => (3, bytes),
            Cell::Bytes(bytes) => (4, bytes),
        };
        into.update([tag]);
        into.update((bytes.len() as u64).to_be_bytes());
        into.update(bytes);
    }
}

/// Some rows of a table.
pub type Batch = Vec<Vec<Cell>>;

/// A connection that knows tables and rows as such.
#[async_trait]
pub(crate) trait Rows: Send {
    async fn version(&mut self) -> Result<i64, StoreError>;
    async fn tables(&mut self) -> Result<Vec<String>, StoreError>;
    async fn columns(&mut self, table: &str) -> Result<Vec<Column>, StoreError>;
    async fn execute(&mut self, statement: &'static str) -> Result<(), StoreError>;
    async fn count(&mut self, table: &str) -> Result<i64, StoreError>;
    /// All rows of a table, in an order that follows from them.
    async fn send(
        &mut self,
        table: &str,
        columns: &[Column],
        batches: Sender<Batch>,
    ) -> Result<(), StoreError>;
    async fn take(
        &mut self,
        table: &str,
        columns: &[Column],
        batches: Receiver<Batch>,
    ) -> Result<(), StoreError>;
    async fn number_on(&mut self) -> Result<(), StoreError>;
}

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Rows altogether.
    pub rows: u64,
    /// Tables at which games are played.
    pub tables: u64,
    /// Entries of their logs that were verified.
    pub entries: u64,
    /// What is wrong with logs: it was so before.
    pub damaged: Vec<String>,
}

/// Copies everything, and verifies it. [`StoreError::NotEmpty`] if there is something in the target.
pub async fn copy(from: &Address, to: &Address) -> Result<Copied, StoreError> {
    let known = sqlite::known();
    let mut migrated = None;
    let mut source = connect(from).await?;
    match (source.version().await?, from) {
        (0, _) => return Err(StoreError::Damaged(format!("{from} is no database of Antilles"))),
        (found, _) if found > known => return Err(StoreError::Newer { found, known }),
        (found, Address::File(path)) if found < known => {
            let copy = sqlite::Migrated::of(path).await?;
            source = connect(&copy.address()).await?;
            migrated = Some(copy);
        }
        (found, _) if found < known => return Err(StoreError::Older { found, known }),
        _ => {}
    }
    source
        .execute(match from {
            Address::File(_) => "BEGIN",
            Address::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        })
        .await?;
    // Nobody else opens it meanwhile.
    let store = to.open_alone(Quotas::default()).await?;
    let done = fill(&mut *source, to, &*store).await;
    store.close().await;
    drop((source, migrated));
    done
}

/// Is this a database of a version that this program knows?
pub(crate) async fn is_known(address: &Address) -> Result<(), StoreError> {
    let known = sqlite::known();
    match connect(address).await?.version().await? {
        0 => Err(StoreError::Damaged(format!("{address} is no database of Antilles"))),
        found if found > known => Err(StoreError::Newer { found, known }),
        _ => Ok(()),
    }
}

async fn connect(address: &Address) -> Result<Box<dyn Rows>, StoreError> {
    Ok(match address {
        Address::File(path) => Box::new(sqlite::look(path).await?),
        Address::Postgres(url) => Box::new(PgConnection::connect_with(&postgres::options(url)?).await?),
    })
}

async fn fill(source: &mut dyn Rows, to: &Address, store: &dyn Store) -> Result<Copied, StoreError> {
    let mut target = connect(to).await?;
    let mut tables = target.tables().await?;
    tables.sort_by_key(|table| !REFERRED_TO.contains(&table.as_str()));
    for table in &tables {
        // A new database has one secret.
        let most = i64::from(table == "secrets");
        if target.count(table).await? > most {
            return Err(StoreError::NotEmpty(to.to_string()));
        }
    }
    target.execute("BEGIN").await?;
    target.execute("DELETE FROM secrets").await?;
    let (mut copied, mut ids) = (Copied::default(), Vec::new());
    for table in &tables {
        let rows = bring(source, &mut *target, table, &mut ids).await?;
        copied.rows += rows;
    }
    target.number_on().await?;
    target.execute("COMMIT").await?;
    copied.tables = ids.len() as u64;
    for id in ids {
        match proven(store, &id).await {
            Ok(entries) => copied.entries += entries,
            Err(Fault::Of(what)) => copied.damaged.push(what),
            Err(Fault::Store(error)) => return Err(error),
        }
    }
    Ok(copied)
}

/// Brings one table over, and compares what arrived with what was sent; answers how many rows. Adds the ids of tables at
/// which games are played.
async fn bring(
    source: &mut dyn Rows,
    target: &mut dyn Rows,
    table: &str,
    ids: &mut Vec<String>,
) -> Result<u64, StoreError> {
    let (from, to) = (source.columns(table).await?, target.columns(table).await?);
    let from: Option<Vec<Column>> =
        to.iter().map(|column| from.iter().find(|one| one.name == column.name).cloned()).collect();
    let from = from.ok_or_else(|| StoreError::Damaged(format!("the table {table} lacks columns")))?;
    let id = to.iter().position(|column| table == "tables" && column.name == "id");
    let (out, mut under_way) = mpsc::channel::<Batch>(UNDER_WAY);
    let (on, arriving) = mpsc::channel(UNDER_WAY);
    let pass = async {
        let mut hashed = Hashed::default();
        while let Some(batch) = under_way.recv().await {
            hashed.take(&batch);
            for row in &batch {
                if let Some(Cell::Text(id)) = id.and_then(|at| row.get(at)) {
                    ids.push(String::from_utf8_lossy(id).into_owned());
                }
            }
            if on.send(batch).await.is_err() {
                break;
            }
        }
        drop(on);
        hashed
    };
    let (sent, passed, taken) =
        tokio::join!(source.send(table, &from, out), pass, target.take(table, &to, arriving));
    // The sender notices too when nobody takes; the taker knows why.
    taken?;
    sent?;
    let (out, mut arrived) = mpsc::channel::<Batch>(UNDER_WAY);
    let read = async {
        let mut hashed = Hashed::default();
        while let Some(batch) = arrived.recv().await {
            hashed.take(&batch);
        }
        hashed
    };
    let (sent, found) = tokio::join!(target.send(table, &to, out), read);
    sent?;
    if found.digest.finalize() != passed.digest.finalize() {
        return Err(StoreError::Damaged(format!("the table {table} did not arrive as it was sent")));
    }
    Ok(passed.rows)
}

#[derive(Default)]
struct Hashed {
    rows: u64,
    digest: Sha256,
}

impl Hashed {
    fn take(&mut self, batch: &Batch) {
        self.rows += batch.len() as u64;
        batch.iter().flatten().for_each(|cell| cell.hash(&mut self.digest));
    }
}

enum Fault {
    Of(String),
    Store(StoreError),
}

/// How many entries a log has, all of them verified.
async fn proven(store: &dyn Store, id: &str) -> Result<u64, Fault> {
    let kept = store.load(id).await.map_err(|error| match error {
        StoreError::Damaged(what) => Fault::Of(what),
        StoreError::NotFound(_) => Fault::Of(format!("table {id} has no entries")),
        error => Fault::Store(error),
    })?;
    let entries = kept.entries.len() as u64;
    let table = kept.replay().map_err(|fault| Fault::Of(format!("table {id}: {fault}")))?;
    match table.drift() {
        None => Ok(entries),
        Some(drift) => Err(Fault::Of(format!("table {id}: {drift:?}"))),
    }
}

/// What stands in a database, for comparing two of them.
pub async fn shape(address: &Address) -> Result<Vec<(String, Vec<Column>)>, StoreError> {
    let mut connection = connect(address).await?;
    let mut shape = Vec::new();
    for table in connection.tables().await? {
        let columns = connection.columns(&table).await?;
        shape.push((table, columns));
    }
    Ok(shape)
}

/// Is there a file?
pub(crate) fn there(path: &Path) -> Result<(), StoreError> {
    match path.is_file() {
        true => Ok(()),
        false => Err(StoreError::Io(format!("there is no database {}", path.display()))),
    }
}
