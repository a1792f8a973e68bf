//! Several servers, called nodes, on one database: who drives which table, and what they tell each other
//! (`docs/decisions/016-many-nodes.md`).

use crate::StoreError;
use async_trait::async_trait;
use table::Sealed;
use tokio::sync::mpsc;

/// The number under which a lease was granted. Every grant has a higher one than those before.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fence(pub i64);

/// A lease that was granted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Its number.
    pub fence: Fence,
    /// Was it another node's, which died or stopped?
    pub inherited: bool,
}

/// What a commit goes by. The default is anybody's commit to a table without sealed choices.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Basis {
    /// The last entry that was known.
    pub after: u32,
    /// The sealed choices that were known. They have no entry: those that are changed, withdrawn or opened must be as they
    /// were known.
    pub sealed: Vec<Sealed>,
    /// The lease under which it is committed; [`StoreError::Fenced`] if another node has it by now.
    pub fence: Option<Fence>,
}

impl Basis {
    /// Anybody's commit after this entry, where nothing is sealed.
    pub fn after(after: u32) -> Basis {
        Basis { after, ..Basis::default() }
    }
}

/// How far a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// Which.
    pub table: String,
    /// Its last entry; 0 if there is no such table any more.
    pub entry: u32,
    /// Its sealed choices.
    pub sealed: Vec<Sealed>,
}

/// What is heard of other nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// One of them told this.
    Word(String),
    /// One of them gave all its leases up.
    Resigned,
    /// The line was cut: anything may have been told meanwhile.
    Missed,
}

/// The lease of a table is called this.
pub fn lease_of(table: &str) -> String {
    format!("table {table}")
}

/// A database that several nodes have.
#[async_trait]
pub trait Nodes: Send + Sync {
    /// The number of this node.
    fn number(&self) -> i64;

    /// Has this node been able lately to say that it lives? If not, another may have its leases by now.
    fn lives(&self) -> bool;

    /// Which node has a lease, if it lives.
    async fn holder(&self, name: &str) -> Result<Option<i64>, StoreError>;

    /// Takes a lease, unless another node has it that lives. What this node has it gets again, under a new number.
    async fn take_lease(&self, name: &str) -> Result<Option<Lease>, StoreError>;

    /// Gives the lease of a table up, if the table is as it is known here; otherwise it may be needed, and is kept. Without
    /// a number in the basis, whatever lease of it this node has.
    async fn give_lease(&self, table: &str, basis: &Basis) -> Result<bool, StoreError>;

    /// Gives up a lease of another kind.
    async fn drop_lease(&self, name: &str) -> Result<(), StoreError>;

    /// Some tables whose leases belong to nodes that do not live.
    async fn orphans(&self) -> Result<Vec<String>, StoreError>;

    /// How many leases this node has.
    async fn leases(&self) -> Result<u64, StoreError>;

    /// How many nodes live.
    async fn count(&self) -> Result<u64, StoreError>;

    /// How far these tables are: for what was not heard.
    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>, StoreError>;

    /// Says who is at the pages of this node, in words of the caller's own, and answers what the others that live said.
    async fn share_presence(&self, people: &str) -> Result<Vec<String>, StoreError>;

    /// Tells all other nodes something, soon and in order. It may be lost with a line: what matters is in the database.
    fn tell(&self, word: String);

    /// What the other nodes tell from now on. For one listener: a second one takes the place of the first.
    fn hear(&self) -> mpsc::UnboundedReceiver<Heard>;

    /// Gives all leases up: this node drives nothing any more.
    async fn resign(&self);
}
