//! Rows of any table as they are, for copies.

use super::super::dialect::{self, Connection, DbRow};
use crate::{
    StoreError,
    copy::{Batch, Cell, Column, Kind, Rows},
};
use async_trait::async_trait;
use futures_util::TryStreamExt;
use sqlx::Row;
use tokio::sync::mpsc::{Receiver, Sender};

/// A batch is full with this many rows, or bytes.
const ROWS: usize = 50;
const BYTES: usize = 1 << 20;

#[async_trait]
impl Rows for Connection {
    async fn version(&mut self) -> Result<i64, StoreError> {
        dialect::version(self).await
    }

    async fn tables(&mut self) -> Result<Vec<String>, StoreError> {
        dialect::tables(self).await
    }

    async fn columns(&mut self, table: &str) -> Result<Vec<Column>, StoreError> {
        dialect::columns(self, table).await
    }

    async fn execute(&mut self, statement: &'static str) -> Result<(), StoreError> {
        sqlx::raw_sql(statement).execute(self).await?;
        Ok(())
    }

    async fn count(&mut self, table: &str) -> Result<i64, StoreError> {
        // The names of tables are our own.
        let count = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        Ok(sqlx::query_scalar(count).fetch_one(self).await?)
    }

    async fn send(
        &mut self,
        table: &str,
        columns: &[Column],
        batches: Sender<Batch>,
    ) -> Result<(), StoreError> {
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        let order: Vec<String> = names.iter().map(|name| format!("{name} NULLS FIRST")).collect();
        let select = format!("SELECT {} FROM {table} ORDER BY {}", names.join(", "), order.join(", "));
        let mut rows = sqlx::query(sqlx::AssertSqlSafe(select)).fetch(self);
        let (mut batch, mut bytes) = (Batch::new(), 0);
        while let Some(row) = rows.try_next().await? {
            let cells: Vec<Cell> = columns
                .iter()
                .enumerate()
                .map(|(at, column)| read(&row, at, column.kind))
                .collect::<Result<_, _>>()?;
            bytes += cells.iter().map(Cell::bytes).sum::<usize>();
            batch.push(cells);
            if batch.len() == ROWS || bytes > BYTES {
                // If nobody wants them, the taker has failed and says why.
                let _ = batches.send(std::mem::take(&mut batch)).await;
                bytes = 0;
            }
        }
        let _ = batches.send(batch).await;
        Ok(())
    }

    async fn take(
        &mut self,
        table: &str,
        columns: &[Column],
        mut batches: Receiver<Batch>,
    ) -> Result<(), StoreError> {
        let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        while let Some(batch) = batches.recv().await {
            if batch.is_empty() {
                continue;
            }
            let mut number = 0;
            let mut line = || {
                let places: Vec<String> = columns
                    .iter()
                    .map(|column| {
                        number += 1;
                        dialect::place(column.kind, number)
                    })
                    .collect();
                format!("({})", places.join(", "))
            };
            let lines: Vec<String> = batch.iter().map(|_| line()).collect();
            let insert = format!("INSERT INTO {table} ({}) VALUES {}", names.join(", "), lines.join(", "));
            let mut insert = sqlx::query(sqlx::AssertSqlSafe(insert));
            for (cell, column) in batch.into_iter().flat_map(|cells| cells.into_iter().zip(columns)) {
                let named = |error| StoreError::Damaged(format!("{table}.{}: {error}", column.name));
                insert = dialect::bind(insert, column.kind, cell).map_err(named)?;
            }
            insert.execute(&mut *self).await?;
        }
        Ok(())
    }

    async fn number_on(&mut self) -> Result<(), StoreError> {
        dialect::number_on(self).await
    }
}

fn read(row: &DbRow, at: usize, kind: Kind) -> Result<Cell, StoreError> {
    let cell = match kind {
        Kind::Integer => row.try_get::<Option<i64>, _>(at)?.map(Cell::Integer),
        Kind::Truth => row.try_get::<Option<bool>, _>(at)?.map(|truth| Cell::Integer(truth.into())),
        Kind::Real => row.try_get::<Option<f64>, _>(at)?.map(Cell::Real),
        Kind::Text => super::bytes(row, at)?.map(Cell::Text),
        Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(at)?.map(Cell::Bytes),
    };
    Ok(cell.unwrap_or(Cell::Null))
}
