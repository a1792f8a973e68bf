//! The store on both databases, and from one to the other.

mod address;
#[expect(dead_code, reason = "tests of the server look into the database by hand")]
mod cluster;
mod connections;
mod contract;
mod copy;
mod file;
mod guarded;
mod hostile;
mod nodes;
mod postgres;
mod ratings;
mod restore;
mod sqlite;
mod support;
mod sweep;
mod upgrade;
mod whole;
