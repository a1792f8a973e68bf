//! The rules, statement by statement, and the worked examples of the rulebook with its numbers.

mod broker;
mod buildings;
mod car;
mod components;
mod cubans;
mod delivery;
mod end;
mod hidden;
mod lawyer;
mod newspaper;
mod outside;
mod play;
mod program;
mod proof;
mod setup;
mod ship;
mod words;
