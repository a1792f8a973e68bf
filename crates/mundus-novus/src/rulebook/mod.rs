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

use game::Statement;

/// The chapters in the order of the rulebook: identifier, English title, French title.
pub const CHAPTERS: &[game::Chapter] = &[
    ("setup", "Components and set-up", "Matériel et mise en place"),
    ("events", "Events", "Les événements"),
    ("supply", "Supply", "L’approvisionnement"),
    ("trade", "Announcement and offer", "L’annonce et l’offre"),
    ("chain", "The exchanges", "Les échanges"),
    ("progression", "Progression", "La progression"),
    ("developments", "Developments", "Les développements"),
    ("characters", "Characters", "Les personnages"),
    ("end", "The end of the game", "La fin de la partie"),
    ("hidden", "What is hidden", "Ce qui est caché"),
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
pub const STATEMENTS: &[Statement] = &together::<{ count() }>();

const fn count() -> usize {
    let (mut part, mut count) = (0, 0);
    while part < PARTS.len() {
        count += PARTS[part].len();
        part += 1;
    }
    count
}

const fn together<const N: usize>() -> [Statement; N] {
    let mut all = [PARTS[0][0]; N];
    let (mut part, mut at) = (0, 0);
    while part < PARTS.len() {
        let mut statement = 0;
        while statement < PARTS[part].len() {
            all[at] = PARTS[part][statement];
            at += 1;
            statement += 1;
        }
        part += 1;
    }
    all
}
