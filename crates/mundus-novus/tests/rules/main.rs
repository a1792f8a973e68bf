//! The rules, statement by statement, and the worked examples with their numbers.

mod chain;
mod characters;
mod developments;
mod end;
mod events;
mod hidden;
mod outside;
mod play;
mod program;
mod progression;
mod proof;
mod refusals;
mod setup;
mod steps;
mod supply;
mod trade;
mod views;
mod words;
