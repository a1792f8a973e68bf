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

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[Chapter] = &[
    ("setup", "Components and set-up", "Matériel et mise en place"),
    ("round", "The round", "La manche"),
    ("builder", "Builder", "Le bâtisseur"),
    ("crane", "Crane", "La grue"),
    ("producer", "Producer", "Le producteur"),
    ("trader", "Trader", "Le marchand"),
    ("councillor", "Councillor", "Le maire"),
    ("prospector", "Prospector", "Le chercheur d’or"),
    ("end", "End of the game and scoring", "Fin de la partie et décompte"),
    ("expansion", "Expansion “New Buildings”", "Extension « Nouveaux bâtiments »"),
    ("options", "Options", "Options"),
    ("hidden", "Hidden information", "Informations cachées"),
    ("program", "How the program plays", "Comment joue le programme"),
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
