//! Playing a record again, step by step, with the outcomes written in it.

use super::{Record, RecordFault, Step, Stream, check, limits, spell};
use crate::{Chance, NUMBERED, NumberedChance, Recorder, Rules, Script, Seed, TableChance};

/// Replays a record and checks everything in it; returns the positions, from the set-up to the last step. What is not a
/// fault, but should be known, is in [`super::notes`].
pub fn replay<G: Rules>(record: &Record) -> Result<Vec<G::Position>, RecordFault> {
    check::head::<G>(record)?;
    limits::check::<G>(record)?;
    let setup = check::setup::<G>(record)?;
    check::players(record, &setup)?;
    check::streams(record)?;
    let seed = Own { seed: check::seed(record)?, first: check::first_own(record)? };

    let mut script = Script::new(&record.start);
    let mut position = G::start(&setup, &mut script, &mut ());
    script.finish().map_err(RecordFault::Start)?;
    seed.gives(Stream { epoch: 0, step: 0 }, &record.start, 0, |chance| {
        G::start(&setup, chance, &mut ());
    })?;

    let mut positions = vec![position];
    for (at, step) in record.steps.iter().enumerate() {
        let number = at + 1;
        let Some(index) = G::notation().index(&step.action) else {
            return Err(RecordFault::Unreadable { step: number, action: step.action.clone() });
        };
        check_legal::<G>(&position, step, number)?;
        let before = position;
        let mut script = Script::new(&step.chance);
        let applied = G::apply(&mut position, step.seat, G::action(index), &mut script, &mut ());
        applied.map_err(|illegal| RecordFault::Refused {
            step: number,
            seat: step.seat.number(),
            action: step.action.clone(),
            why: illegal.to_string(),
        })?;
        script.finish().map_err(|fault| RecordFault::Chance { step: number, fault })?;
        seed.gives(stream(step, number), &step.chance, number, |chance| {
            let mut again = before;
            // It was legal a moment ago; only the source of chance differs.
            let _ = G::apply(&mut again, step.seat, G::action(index), chance, &mut ());
        })?;
        positions.push(position);
    }
    check::end::<G>(record, &positions)?;
    Ok(positions)
}

/// The stream a step drew from.
pub(super) fn stream(step: &Step, number: usize) -> Stream {
    step.stream.unwrap_or(Stream { epoch: 0, step: number as u32 })
}

/// The seed, if it is known, and the first step that is drawn from it.
struct Own {
    seed: Option<Seed>,
    first: usize,
}

impl Own {
    /// Does the seed give these outcomes?
    fn gives(
        &self,
        stream: Stream,
        found: &[String],
        step: usize,
        play: impl FnOnce(&mut dyn Chance),
    ) -> Result<(), RecordFault> {
        let Some(seed) = self.seed.as_ref().filter(|_| step >= self.first) else { return Ok(()) };
        let outcomes = if stream.epoch == NUMBERED {
            let mut recorder = Recorder::new(NumberedChance::new(seed, stream.step));
            play(&mut recorder);
            recorder.outcomes
        } else {
            let mut recorder = Recorder::new(TableChance::new(seed, stream.epoch, stream.step));
            play(&mut recorder);
            recorder.outcomes
        };
        if outcomes == found {
            return Ok(());
        }
        let (expected, found) = (outcomes.join(", "), found.join(", "));
        Err(RecordFault::NotFromSeed { step, expected, found })
    }
}

fn check_legal<G: Rules>(position: &G::Position, step: &Step, number: usize) -> Result<(), RecordFault> {
    let Some(listed) = &step.legal else { return Ok(()) };
    let legal = spell(G::notation(), &G::legal(position, step.seat));
    if *listed == legal {
        return Ok(());
    }
    let detail = match (
        legal.iter().find(|action| !listed.contains(action)),
        listed.iter().find(|action| !legal.contains(action)),
    ) {
        (Some(missing), _) => format!("\"{missing}\" is missing"),
        (None, Some(extra)) => format!("\"{extra}\" is not allowed"),
        (None, None) => "they are not in order, or not listed once each".to_string(),
    };
    Err(RecordFault::Legal { step: number, detail })
}
