//! How large a record may be, and reading one from bytes. Nothing in a file decides how much we compute.

use super::{FORMAT, Record, RecordFault};
use crate::{Rules, visible::shortened};
use serde::Deserialize;

/// The most bytes of a record, wherever it comes from. (A game of the longest kind with all legal actions has about one
/// million.)
pub const MAX_BYTES: usize = 4 * 1024 * 1024;
/// The most steps: as many as a table can have with what it was continued from.
pub const MAX_STEPS: usize = 55_000;
/// The most changes of players: more than a table allows in all its seats.
pub const MAX_HOLDERS: usize = 1_000;
/// The most outcomes of chance in the set-up or in one step.
pub const MAX_OUTCOMES: usize = 1_000;
/// The most characters of a name.
pub const MAX_NAME: usize = 64;
/// The most characters of any other text: an id, an action, an outcome.
pub const MAX_TEXT: usize = 100;
/// How much of what a parser says is passed on; it may quote the file.
const MAX_QUOTE: usize = 300;

/// Reads a record; what it says is checked by [`super::replay`].
pub fn read(bytes: &[u8]) -> Result<Record, RecordFault> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    if bytes.len() > MAX_BYTES {
        return Err(RecordFault::TooLarge);
    }
    let told = |error: serde_json::Error| shortened(&error.to_string(), MAX_QUOTE);
    let head: Head = serde_json::from_slice(bytes).map_err(|error| match error.is_data() {
        true => RecordFault::NoFormat,
        false => RecordFault::NotJson(told(error)),
    })?;
    if head.format != FORMAT {
        return Err(RecordFault::Format(shortened(&head.format, MAX_TEXT)));
    }
    serde_json::from_slice(bytes).map_err(|error| RecordFault::NotWhole(told(error)))
}

/// Is everything in it as short as it must be? Afterwards any part of it can be quoted in a sentence.
pub(super) fn check<G: Rules>(record: &Record) -> Result<(), RecordFault> {
    let Record { format, game, setup, seats, seed, seed_hash, continues, start, steps, result, .. } = record;
    characters("it", "format", format, MAX_TEXT)?;
    characters("it", "game", game, MAX_TEXT)?;
    for text in setup.options.iter().flat_map(|(option, value)| [option, value]) {
        characters("it", "options", text, MAX_TEXT)?;
    }
    for text in [seed, seed_hash].into_iter().flatten() {
        characters("it", "seed", text, MAX_TEXT)?;
    }
    if let Some(from) = continues {
        characters("it", "parent", &from.parent, MAX_TEXT)?;
    }
    count("it", "entries in \"seats\"", seats.len(), MAX_HOLDERS)?;
    for holder in seats {
        let seat = format!("seat {}", holder.seat.number());
        characters(&seat, "name", &holder.name, MAX_NAME)?;
        characters(&seat, "player", &holder.player, MAX_TEXT)?;
    }
    outcomes("the set-up", start)?;
    count("it", "steps", steps.len(), MAX_STEPS)?;
    for (at, step) in steps.iter().enumerate() {
        let place = format!("step {}", at + 1);
        characters(&place, "action", &step.action, MAX_TEXT)?;
        outcomes(&place, &step.chance)?;
        let legal = step.legal.as_deref().unwrap_or_default();
        count(&place, "legal actions", legal.len(), G::ACTIONS)?;
        legal.iter().try_for_each(|action| characters(&place, "legal", action, MAX_TEXT))?;
    }
    if let Some(result) = result {
        characters("it", "ending", &result.ending, MAX_TEXT)?;
        let mut categories = result.scores.iter().flat_map(|scores| scores.keys());
        categories.try_for_each(|category| characters("it", "scores", category, MAX_TEXT))?;
    }
    Ok(())
}

fn outcomes(place: &str, outcomes: &[String]) -> Result<(), RecordFault> {
    count(place, "outcomes of chance", outcomes.len(), MAX_OUTCOMES)?;
    outcomes.iter().try_for_each(|outcome| characters(place, "chance", outcome, MAX_TEXT))
}

fn characters(place: &str, field: &str, text: &str, most: usize) -> Result<(), RecordFault> {
    // Most texts have fewer bytes than they may have characters.
    if text.len() <= most || text.chars().nth(most).is_none() {
        return Ok(());
    }
    Err(RecordFault::Long { place: place.into(), what: format!("characters in \"{field}\""), most })
}

fn count(place: &str, what: &str, count: usize, most: usize) -> Result<(), RecordFault> {
    if count <= most {
        return Ok(());
    }
    Err(RecordFault::Long { place: place.into(), what: what.into(), most })
}
