//! The rules as numbered statements, a file per chapter: what players read as help, and what the tests prove.

mod builder;
mod councillor;
mod crane;
mod end;
mod expansion;
mod hidden;
mod options;
mod producer;
mod program;
mod prospector;
mod round;
mod setup;
mod trader;

use game::{
    Chapter, Statement,
    rulebook::{count, together},
};

/// The chapters in the order of the rulebook: by identifier.
pub const CHAPTERS: &[Chapter] = &[
    "setup",
    "round",
    "builder",
    "crane",
    "producer",
    "trader",
    "councillor",
    "prospector",
    "end",
    "expansion",
    "options",
    "hidden",
    "program",
];

const PARTS: [&[Statement]; CHAPTERS.len()] = [
    setup::STATEMENTS,
    round::STATEMENTS,
    builder::STATEMENTS,
    crane::STATEMENTS,
    producer::STATEMENTS,
    trader::STATEMENTS,
    councillor::STATEMENTS,
    prospector::STATEMENTS,
    end::STATEMENTS,
    expansion::STATEMENTS,
    options::STATEMENTS,
    hidden::STATEMENTS,
    program::STATEMENTS,
];

/// Every statement of the rules, chapter by chapter.
pub const STATEMENTS: &[Statement] = &together::<{ count(&PARTS) }>(&PARTS);
