//! The store on both databases, and from one to the other.

mod cluster;
mod copy;
mod file;
mod nodes;
mod postgres;
mod sqlite;
mod support;
mod whole;
