//! What must be true of a record besides that its game can be played: only what a table or a simulation can write.

use super::{
    FORMAT, PERSON, Record, RecordFault, Stream, limits::MAX_STEPS, replay::stream, result_of, seed_hash,
};
use crate::{NUMBERED, Rules, Seat, Seed, Setup, visible};
use std::collections::BTreeSet;

/// Format and game.
pub(super) fn head<G: Rules>(record: &Record) -> Result<(), RecordFault> {
    let short = |text: &str| visible::shortened(text, super::limits::MAX_TEXT);
    if record.format != FORMAT {
        return Err(RecordFault::Format(short(&record.format)));
    }
    if record.game != G::ID {
        return Err(RecordFault::OtherGame { expected: G::ID, found: short(&record.game) });
    }
    Ok(())
}

/// Players, options and the version of the rules.
pub(super) fn setup<G: Rules>(record: &Record) -> Result<Setup, RecordFault> {
    Ok(Setup::new::<G>(&record.setup)?.under::<G>(record.rules_version)?)
}

/// Somebody sits in every seat from the start, and nobody in the same seat from the same step on.
pub(super) fn players(record: &Record, setup: &Setup) -> Result<(), RecordFault> {
    let wrong = |why: String| Err(RecordFault::Holders(why));
    let mut changes = BTreeSet::new();
    for holder in &record.seats {
        let seat = holder.seat.number();
        if seat > setup.players() {
            return wrong(format!("there is no seat {seat} with {} players", setup.players()));
        }
        if !changes.insert((holder.seat, holder.from_step)) {
            return wrong(format!("two players hold seat {seat} from step {} on", holder.from_step));
        }
        if let Some(c) = holder.name.chars().find(|&c| visible::acts(c)) {
            let c = c.escape_default();
            return wrong(format!("the name in seat {seat} holds {c}, which no name can hold"));
        }
    }
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-:".contains(c);
    if let Some(holder) = record.seats.iter().find(|holder| !holder.player.chars().all(fits)) {
        let player = visible::visible(&holder.player);
        return wrong(format!("\"{player}\" is neither \"{PERSON}\" nor a bot's name"));
    }
    match Seat::all(setup.players()).find(|&seat| !changes.contains(&(seat, 0))) {
        Some(seat) => wrong(format!("nobody sits in seat {} at the start", seat.number())),
        None => Ok(()),
    }
}

/// Every step draws from the stream of its own number. The epoch rises when all persons agree to take something back, so
/// it never falls, and it needs a person; what belongs to a game before has none.
pub(super) fn streams(record: &Record) -> Result<(), RecordFault> {
    let wrong = |step, why: String| Err(RecordFault::Stream { step, why });
    let people = record.seats.iter().any(|holder| holder.from_step == 0 && holder.player == PERSON);
    let given = record.continues.as_ref().map_or(0, |from| from.steps as usize);
    let mut before = 0;
    // Where several tables have the same chance, all draws are numbered.
    let numbered = record.steps.first().is_some_and(|first| stream(first, 1).epoch == NUMBERED);
    let mut drawn = 0u32;
    for (at, step) in record.steps.iter().enumerate() {
        let number = at + 1;
        let found = stream(step, number);
        if numbered {
            if found != (Stream { epoch: NUMBERED, step: drawn }) {
                return wrong(number, format!("its draws are not those after the first {drawn}"));
            }
            drawn = drawn.saturating_add(step.chance.len() as u32);
            continue;
        }
        if found.step as usize != number {
            return wrong(number, format!("it is that of step {}", found.step));
        }
        if found.epoch < before {
            return wrong(number, format!("its epoch is {}, but that before was {before}", found.epoch));
        }
        // Every undo takes back something that was logged, and a log ends.
        if found.epoch > 0 && (!people || number <= given || found.epoch as usize > MAX_STEPS) {
            let why = if !people {
                "draws are taken back by people, and only bots play".into()
            } else if number <= given {
                "the steps of the game before cannot be taken back".into()
            } else {
                format!("nothing is taken back {} times", found.epoch)
            };
            return wrong(number, why);
        }
        before = found.epoch;
    }
    Ok(())
}

/// The seed, if the record has it.
pub(super) fn seed(record: &Record) -> Result<Option<Seed>, RecordFault> {
    if record.seed_hash.as_ref().is_some_and(|hash| hash.len() != 64 || hex::decode(hash).is_err()) {
        return Err(RecordFault::SeedHash);
    }
    let Some(text) = &record.seed else { return Ok(None) };
    let bytes = hex::decode(text).map_err(|error| RecordFault::Seed(error.to_string()))?;
    let seed: Seed = bytes
        .try_into()
        .map_err(|bytes: Vec<u8>| RecordFault::Seed(format!("it has {} bytes, not 32", bytes.len())))?;
    match &record.seed_hash {
        Some(hash) if *hash != seed_hash(&seed) => {
            Err(RecordFault::Seed("it does not have the hash that was shown at the start".into()))
        }
        _ => Ok(Some(seed)),
    }
}

/// The first step that is drawn from the seed; what was before belongs to another seed.
pub(super) fn first_own(record: &Record) -> Result<usize, RecordFault> {
    let Some(from) = &record.continues else { return Ok(0) };
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if from.parent.is_empty() || !from.parent.chars().all(fits) {
        return Err(RecordFault::Parent(from.parent.clone()));
    }
    match from.steps as usize {
        given if given > record.steps.len() => {
            Err(RecordFault::Continues { given: from.steps, steps: record.steps.len() })
        }
        given => Ok(given + 1),
    }
}

/// What depends on where the game came to.
pub(super) fn end<G: Rules>(record: &Record, positions: &[G::Position]) -> Result<(), RecordFault> {
    let over = |position: &G::Position| G::to_act(position).is_empty();
    if let Some(from) = &record.continues
        && positions.get(from.steps as usize).is_some_and(over)
    {
        return Err(RecordFault::ContinuesNothing(from.steps));
    }
    let Some(last) = positions.last() else { return Ok(()) };
    // A seat may change hands after the last step of a game that is not over.
    let most = record.steps.len() + usize::from(!over(last));
    if let Some(late) = record.seats.iter().find(|holder| holder.from_step as usize > most) {
        let (seat, from) = (late.seat.number(), late.from_step);
        let why = format!("somebody holds seat {seat} from step {from} on, after the end");
        return Err(RecordFault::Holders(why));
    }
    result::<G>(record, last)
}

fn result<G: Rules>(record: &Record, position: &G::Position) -> Result<(), RecordFault> {
    let wrong = |why: String| Err(RecordFault::Result(why));
    let Some(found) = &record.result else { return Ok(()) };
    let Some(expected) = result_of::<G>(position) else {
        return wrong("the game is not over after the last step".into());
    };
    if found.ending != expected.ending {
        return wrong(format!("it ended by \"{}\", not \"{}\"", expected.ending, found.ending));
    }
    let seats = expected.scores.len();
    if [found.scores.len(), found.totals.len(), found.places.len()] != [seats; 3] {
        return wrong("it does not have one score, one total and one place for every seat".into());
    }
    for (at, (found, expected)) in found.scores.iter().zip(&expected.scores).enumerate() {
        let seat = at + 1;
        for (category, points) in expected {
            match found.get(category) {
                Some(said) if said == points => {}
                Some(said) => return wrong(format!("seat {seat} has {points} for {category}, not {said}")),
                None => return wrong(format!("seat {seat} has {points} for {category}, which is missing")),
            }
        }
        if let Some(extra) = found.keys().find(|category| !expected.contains_key(*category)) {
            return wrong(format!("seat {seat} has points for \"{extra}\", which {} does not count", G::ID));
        }
    }
    if found.totals != expected.totals {
        return wrong(format!("the totals are {:?}, not {:?}", expected.totals, found.totals));
    }
    if found.places != expected.places {
        return wrong(format!("the places are {:?}, not {:?}", expected.places, found.places));
    }
    Ok(())
}
