//! The rules, statement by statement, and the worked examples with their numbers.

mod chain;
mod characters;
mod developments;
mod drafts;
mod end;
mod happenings;
mod hidden;
mod program;
mod progression;
mod proof;
mod setup;
mod supply;
mod table;
mod trade;
mod words;
