//! The store on both databases, and from one to the other.

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
