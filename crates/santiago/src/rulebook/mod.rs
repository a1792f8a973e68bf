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

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[Chapter] = &[
    ("components", "Components", "Le matériel"),
    ("setup", "Set-up", "Mise en place"),
    ("car", "The car", "La voiture"),
    ("cubans", "The Cubans", "Les Cubains"),
    ("lawyer", "The lawyer", "L’avocat"),
    ("broker", "The broker", "Le courtier"),
    ("buildings", "The buildings", "Les bâtiments"),
    ("newspaper", "The newspaper", "Le journal"),
    ("delivery", "Deliveries", "Les livraisons"),
    ("ship", "A new ship", "Un nouveau navire"),
    ("end", "End of the game", "Fin de la partie"),
    ("hidden", "Hidden information", "Informations cachées"),
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
