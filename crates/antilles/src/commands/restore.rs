//! `antilles restore`: everything of a backup in a new database.

use super::copy::bring;
use crate::answer::{Answer, Failure};
use clap::Args;
use std::{ffi::OsString, path::PathBuf};
use store::Address;

/// Restore a backup to an empty database, and verify it
///
/// Every row is compared and every game verified, entry by entry. A backup of an older program is brought up to date on the
/// way; the file itself stays as it is.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles restore monday.db antilles.db
  antilles restore monday.db postgres://antilles@db.example/antilles")]
pub struct Restore {
    /// The file of the backup
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
    /// The new database: a file or postgres://USER:PASSWORD@HOST/NAME; must be empty
    #[arg(value_name = "FILE|URL")]
    database: OsString,
}

impl Restore {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        bring(&Address::File(self.backup), &Address::read(self.database), "Restored")
    }
}
