//! Tournaments: pairing, standings and people. One program, so that it is linked once.

mod pairing;
mod people;
mod standings;
