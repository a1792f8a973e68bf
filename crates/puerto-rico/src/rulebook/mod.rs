//! The rules as numbered statements, a file per chapter: what players read as help, and what the tests prove.

mod builder;
mod buildings;
mod captain;
mod craftsman;
mod end;
mod hidden;
mod mayor;
mod options;
mod program;
mod prospector;
mod round;
mod scoring;
mod settler;
mod setup;
mod storage;
mod trader;

use game::{
    Chapter, Statement,
    rulebook::{count, together},
};

/// The chapters in the order of the rulebook: by identifier.
pub const CHAPTERS: &[Chapter] = &[
    "setup",
    "round",
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "storage",
    "prospector",
    "buildings",
    "end",
    "scoring",
    "options",
    "hidden",
    "program",
];

const PARTS: [&[Statement]; CHAPTERS.len()] = [
    setup::STATEMENTS,
    round::STATEMENTS,
    settler::STATEMENTS,
    mayor::STATEMENTS,
    builder::STATEMENTS,
    craftsman::STATEMENTS,
    trader::STATEMENTS,
    captain::STATEMENTS,
    storage::STATEMENTS,
    prospector::STATEMENTS,
    buildings::STATEMENTS,
    end::STATEMENTS,
    scoring::STATEMENTS,
    options::STATEMENTS,
    hidden::STATEMENTS,
    program::STATEMENTS,
];

/// Every statement of the rules, chapter by chapter.
pub const STATEMENTS: &[Statement] = &together::<{ count(&PARTS) }>(&PARTS);
