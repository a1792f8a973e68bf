//! `antilles restore`: everything of a backup in a new database, or one table where it was damaged.

use super::copy::bring;
use crate::answer::{Answer, Failure};
use clap::Args;
use std::{ffi::OsString, path::PathBuf};
use store::{Address, Restored};

/// Restore a backup to an empty database, and verify it
///
/// Every row is compared and every game verified, entry by entry. A backup of an older program is brought up to date on the
/// way; the file itself stays as it is.
///
/// With --table, one table of a database that is otherwise sound: its damaged log and its sealed choices are replaced by those
/// of the backup, and replayed. If more of the log stands before the damage than the backup has, that is kept. Nothing is
/// changed if the table is not damaged or the backup does not fit. Stop the server first.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles restore monday.db antilles.db
  antilles restore monday.db postgres://antilles@db.example/antilles
  antilles restore monday.db antilles.db --table k3v9x2             only this table, which is damaged")]
pub struct Restore {
    /// The file of the backup
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
    /// The database: a file or postgres://USER:PASSWORD@HOST/NAME; must be empty, unless one table is restored
    #[arg(value_name = "FILE|URL")]
    database: OsString,
    /// Restore only this table, by its id
    #[arg(long, value_name = "ID")]
    table: Option<String>,
}

impl Restore {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        let to = Address::read(self.database);
        let Some(table) = self.table else { return bring(&Address::File(self.backup), &to, "Restored") };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let Restored { entries, sound, gone } =
            runtime.block_on(store::restore_table(&self.backup, &to, &table))?;
        let mut text = format!(
            "Restored table {table} of {to}: {entries} entries, all verified; the first {sound} were sound.\n"
        );
        if gone > 0 {
            text += &format!("Entries lost, because they came after the backup: {gone}.\n");
        }
        Ok(text.into())
    }
}
