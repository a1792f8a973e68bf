//! `antilles backup`: everything of a database in one file.

use super::copy::bring;
use crate::answer::{Answer, Failure};
use clap::Args;
use std::{ffi::OsString, path::PathBuf};
use store::Address;

/// Save a database to one file, while its server runs, and verify it
///
/// The backup is the database as it is at one moment, in a file that is a complete database itself, wherever the original
/// is kept. Every row is compared and every game verified, entry by entry, before it counts. `antilles restore` brings it
/// back.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles backup antilles.db monday.db
  antilles backup postgres://antilles@db.example/antilles monday.db")]
pub struct Backup {
    /// The database: a file or postgres://USER:PASSWORD@HOST/NAME
    #[arg(value_name = "FILE|URL")]
    database: OsString,
    /// The file of the backup; must not be there yet
    #[arg(value_name = "BACKUP")]
    backup: PathBuf,
}

impl Backup {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        if self.backup.exists() {
            return Err(Failure(format!("{} is there already", self.backup.display())));
        }
        bring(&Address::read(self.database), &Address::File(self.backup), "Saved")
    }
}
