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

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[game::Chapter] = &[
    ("setup", "Components and set-up", "Matériel et mise en place"),
    ("events", "Events", "Les événements"),
    ("supply", "Supply", "L’approvisionnement"),
    ("trade", "Announcement and offers", "L’annonce et les cartes proposées"),
    ("chain", "The exchanges", "Les échanges"),
    ("progression", "Progression", "La progression"),
    ("developments", "Developments", "Les développements"),
    ("characters", "Characters", "Les personnages"),
    ("end", "The end of the game", "La fin de la partie"),
    ("hidden", "Hidden information", "Informations cachées"),
    ("program", "How the program plays", "Comment joue le programme"),
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
