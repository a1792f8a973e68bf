//! The store on both databases, and from one to the other.

#[expect(dead_code, reason = "tests of the server look into the database by hand")]
mod cluster;
mod copy;
mod file;
mod nodes;
mod postgres;
mod restore;
mod sqlite;
mod support;
mod upgrade;
mod whole;
