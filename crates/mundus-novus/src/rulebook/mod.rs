//! The rules as numbered statements, a file per chapter: what players read as help, and what the tests prove.

mod chain;
mod characters;
mod developments;
mod end;
mod events;
mod hidden;
mod program;
mod progression;
mod setup;
mod supply;
mod trade;

use game::{
    Statement,
    rulebook::{count, together},
};

/// The chapters in the order of the rulebook: by identifier.
pub const CHAPTERS: &[game::Chapter] = &[
    "setup",
    "events",
    "supply",
    "trade",
    "chain",
    "progression",
    "developments",
    "characters",
    "end",
    "hidden",
    "program",
];

const PARTS: [&[Statement]; CHAPTERS.len()] = [
    setup::STATEMENTS,
    events::STATEMENTS,
    supply::STATEMENTS,
    trade::STATEMENTS,
    chain::STATEMENTS,
    progression::STATEMENTS,
    developments::STATEMENTS,
    characters::STATEMENTS,
    end::STATEMENTS,
    hidden::STATEMENTS,
    program::STATEMENTS,
];

/// Every statement of the rules, chapter by chapter.
pub const STATEMENTS: &[Statement] = &together::<{ count(&PARTS) }>(&PARTS);
