//! The Antilles program.

fn main() {}
