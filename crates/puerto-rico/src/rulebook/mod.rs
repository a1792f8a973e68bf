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
    Statement,
    rulebook::{count, together},
};

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[(&str, &str, &str)] = &[
    ("setup", "Components and set-up", "Matériel et mise en place"),
    ("round", "The round", "Le tour de jeu"),
    ("settler", "Settler", "Le planteur"),
    ("mayor", "Mayor", "L’intendant"),
    ("builder", "Builder", "Le maçon"),
    ("craftsman", "Craftsman", "L’artisan"),
    ("trader", "Trader", "Le marchand"),
    ("captain", "Captain", "Le capitaine"),
    ("storage", "Storage", "Le stockage"),
    ("prospector", "Prospector", "Le chercheur d’or"),
    ("buildings", "Using buildings", "L’utilisation des bâtiments"),
    ("end", "The end of the game", "La fin de la partie"),
    ("scoring", "Scoring", "Le décompte"),
    ("options", "Two players and options", "Jeu à deux et options"),
    ("hidden", "Hidden information", "Informations cachées"),
    ("program", "How the program plays", "Comment joue le programme"),
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
