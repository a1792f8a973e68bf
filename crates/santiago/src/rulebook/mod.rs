//! The rules as numbered statements, a file per chapter: what players read as help, and what the tests prove.

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
mod setup;
mod ship;

use game::{
    Chapter, Statement,
    rulebook::{count, together},
};

/// The chapters in the order of the rulebook: by identifier.
pub const CHAPTERS: &[Chapter] = &[
    "components",
    "setup",
    "car",
    "cubans",
    "lawyer",
    "broker",
    "buildings",
    "newspaper",
    "delivery",
    "ship",
    "end",
    "hidden",
];

const PARTS: [&[Statement]; CHAPTERS.len()] = [
    components::STATEMENTS,
    setup::STATEMENTS,
    car::STATEMENTS,
    cubans::STATEMENTS,
    lawyer::STATEMENTS,
    broker::STATEMENTS,
    buildings::STATEMENTS,
    newspaper::STATEMENTS,
    delivery::STATEMENTS,
    ship::STATEMENTS,
    end::STATEMENTS,
    hidden::STATEMENTS,
];

/// Every statement of the rules, chapter by chapter.
pub const STATEMENTS: &[Statement] = &together::<{ count(&PARTS) }>(&PARTS);
