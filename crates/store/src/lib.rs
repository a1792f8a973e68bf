//! Tables, sessions and records kept: one trait, SQLite behind it.
