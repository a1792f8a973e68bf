//! `antilles copy`: everything from one database to another.

use crate::answer::{Answer, Failure};
use clap::Args;
use std::ffi::OsString;
use store::{Address, copy::Copied};

/// Copy everything from one database to another, and verify it
///
/// Each of the two is a file or postgres://USER:PASSWORD@HOST/NAME. The source is read as it is at one moment, also while
/// its server runs; what happens there later is not copied. The target must be empty. It is filled in one transaction,
/// which is committed only if every row arrived as it was sent; then every game is read from it and verified, entry by
/// entry. What was damaged in the source is copied as it is and named.
#[derive(Args)]
#[command(after_help = "\
Examples:
  antilles copy antilles.db postgres://antilles@db.example/antilles    from a file to a PostgreSQL server
  antilles copy postgres://antilles@db.example/antilles antilles.db    and back")]
pub struct Copy {
    /// Where everything is
    #[arg(value_name = "FROM")]
    from: OsString,
    /// Where it goes; must be empty
    #[arg(value_name = "TO")]
    to: OsString,
}

impl Copy {
    /// Does it.
    pub fn run(self) -> Result<Answer, Failure> {
        bring(&Address::read(self.from), &Address::read(self.to), "Copied")
    }
}

/// Copies, verifies, and tells what was done.
pub fn bring(from: &Address, to: &Address, done: &str) -> Result<Answer, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let Copied { rows, tables, entries, damaged } = runtime.block_on(store::copy::copy(from, to))?;
    let sound = tables - damaged.len() as u64;
    Ok(Answer {
        text: format!(
            "{done} {from} to {to}: {rows} rows, all as they were; {sound} of {tables} games verified, {entries} entries.\n"
        ),
        wrong: damaged.into_iter().map(|what| format!("it was damaged before: {what}")).collect(),
        ..Answer::default()
    })
}
