//! The rules, statement by statement, and the worked examples of the rulebook with its numbers.

mod broker;
mod buildings;
mod car;
mod components;
mod cubans;
mod delivery;
mod drafts;
mod end;
mod lawyer;
mod newspaper;
mod proof;
mod setup;
mod ship;
mod table;
mod words;
