//! Who drives what, and how far the tables are: what nodes ask the database.

use super::{Postgres, sql};
use crate::{
    StoreError,
    nodes::{Basis, Fence, Head, Heard, Lease, Nodes, lease_of},
};
use async_trait::async_trait;
use tokio::sync::mpsc;

/// At most this many leases without a node are handed out at once.
const ORPHANS: i64 = 200;

/// Who has a lease, and whether that node lives.
const HOLDER: &str = "SELECT node, lives(node) FROM leases WHERE name = $1";

/// How far a table is: its id, its last entry, its sealed choices in lines.
type HeadRow = (String, i64, Option<String>);

#[async_trait]
impl Nodes for Postgres {
    fn number(&self) -> i64 {
        self.node.number
    }

    fn lives(&self) -> bool {
        self.node.lives()
    }

    async fn holder(&self, name: &str) -> Result<Option<i64>, StoreError> {
        let held: Option<(i64, bool)> =
            sqlx::query_as(HOLDER).bind(name).fetch_optional(self.readers.pool()).await?;
        Ok(held.filter(|(_, lives)| *lives).map(|(node, _)| node))
    }

    async fn take_lease(&self, name: &str) -> Result<Option<Lease>, StoreError> {
        let own = self.node.number;
        // Most often another node has it: that takes no transaction.
        if !self.node.lives() || self.holder(name).await?.is_some_and(|node| node != own) {
            return Ok(None);
        }
        let name = name.to_string();
        // Under the claim of the table: a commit of the node that had it is over, or is refused.
        self.writer
            .run_beside(name.clone(), move |write| {
                Box::pin(async move {
                    let held: Option<(i64, bool)> =
                        sqlx::query_as(HOLDER).bind(&name).fetch_optional(&mut *write).await?;
                    if held.is_some_and(|(node, lives)| node != own && lives) {
                        return Ok(None);
                    }
                    let fence = sqlx::query_scalar(
                        "INSERT INTO leases (name, node, fence) VALUES ($1, $2, nextval('fences'))
                         ON CONFLICT (name) DO UPDATE SET node = excluded.node, fence = excluded.fence
                         RETURNING fence",
                    )
                    .bind(&name)
                    .bind(own)
                    .fetch_one(write)
                    .await?;
                    let inherited = held.is_some_and(|(node, _)| node != own);
                    Ok(Some(Lease { fence: Fence(fence), inherited }))
                })
            })
            .await
    }

    async fn give_lease(&self, table: &str, basis: &Basis) -> Result<bool, StoreError> {
        let (own, table, basis) = (self.node.number, table.to_string(), basis.clone());
        self.writer
            .run_beside(lease_of(&table), move |write| {
                Box::pin(async move {
                    let unchanged = match sql::log::state(write, &table).await {
                        Ok((head, sealed)) => head == basis.after && sealed == basis.sealed,
                        // Nobody needs the lease of a table that was swept.
                        Err(StoreError::NotFound(_)) => true,
                        Err(error) => return Err(error),
                    };
                    if !unchanged {
                        return Ok(false);
                    }
                    sqlx::query(
                        "DELETE FROM leases WHERE name = $1 AND node = $2 AND ($3 IS NULL OR fence = $3)",
                    )
                    .bind(lease_of(&table))
                    .bind(own)
                    .bind(basis.fence.map(|fence| fence.0))
                    .execute(write)
                    .await?;
                    Ok(true)
                })
            })
            .await
    }

    async fn orphans(&self) -> Result<Vec<String>, StoreError> {
        let orphans = "SELECT substr(name, length($2) + 1) FROM leases
             WHERE name LIKE $2 || '%' AND node NOT IN (SELECT node FROM nodes WHERE lives(node))
             ORDER BY fence LIMIT $1";
        Ok(sqlx::query_scalar(orphans)
            .bind(ORPHANS)
            .bind(lease_of(""))
            .fetch_all(self.readers.pool())
            .await?)
    }

    async fn drop_lease(&self, name: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM leases WHERE name = $1 AND node = $2")
            .bind(name)
            .bind(self.node.number)
            .execute(self.readers.pool())
            .await?;
        Ok(())
    }

    async fn leases(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar("SELECT count(*) FROM leases WHERE node = $1")
            .bind(self.node.number)
            .fetch_one(self.readers.pool())
            .await?;
        Ok(count.unsigned_abs())
    }

    async fn count(&self) -> Result<u64, StoreError> {
        let living = "SELECT count(*) FROM nodes WHERE lives(node)";
        let count: i64 = sqlx::query_scalar(living).fetch_one(self.readers.pool()).await?;
        Ok(count.unsigned_abs())
    }

    async fn heads(&self, tables: &[String]) -> Result<Vec<Head>, StoreError> {
        let rows: Vec<HeadRow> = sqlx::query_as(
            "SELECT value, coalesce((SELECT max(number) FROM entries WHERE table_id = value), 0),
                 (SELECT string_agg(choice, '\n' ORDER BY seat) FROM sealed WHERE table_id = value)
             FROM json_each($1)",
        )
        .bind(serde_json::to_string(tables)?)
        .fetch_all(self.readers.pool())
        .await?;
        let head = |(table, entry, sealed): HeadRow| {
            let entry = u32::try_from(entry).map_err(|_| StoreError::Damaged(format!("table {table}")))?;
            let sealed = sealed.iter().flat_map(|lines| lines.lines());
            let sealed = sealed.map(serde_json::from_str).collect::<Result<_, _>>()?;
            Ok(Head { table, entry, sealed })
        };
        rows.into_iter().map(head).collect()
    }

    async fn share_presence(&self, people: &str) -> Result<Vec<String>, StoreError> {
        let others = "WITH here AS (INSERT INTO presence (node, people) VALUES ($1, $2)
                 ON CONFLICT (node) DO UPDATE SET people = excluded.people WHERE presence.people <> excluded.people)
             SELECT people FROM presence WHERE node <> $1 AND lives(node) ORDER BY node";
        let others = sqlx::query_scalar(others).bind(self.node.number).bind(people);
        Ok(others.fetch_all(self.readers.pool()).await?)
    }

    fn tell(&self, word: String) {
        self.node.tell(word);
    }

    fn hear(&self) -> mpsc::UnboundedReceiver<Heard> {
        self.node.hear()
    }

    async fn resign(&self) {
        self.node.resign().await;
    }
}
