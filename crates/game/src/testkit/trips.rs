//! Round-trips: JSON, postcard's binary, notation; and the record of a whole game.

use super::{
    Check,
    counts::{Counts, Verdict, difference, fault},
};
use crate::{
    Game, Record, Seat, Setup,
    record::{FORMAT, Holder, Step, replay, result_of},
};

pub(super) fn round_trips<G: Game>(position: &G::Position, setup: &Setup, counts: &mut Counts) -> Verdict {
    let wrong = |check, message: String| Err(fault(check, None, message));
    let text = match serde_json::to_string(position) {
        Ok(text) => text,
        Err(error) => return wrong(Check::Json, format!("the position cannot be written: {error}")),
    };
    match serde_json::from_str::<G::Position>(&text) {
        Err(error) => {
            return wrong(Check::Json, format!("the position's own JSON is refused: {error}\n{text}"));
        }
        Ok(back) if back != *position => {
            return wrong(
                Check::Json,
                format!("JSON reads back as another position:\n{}", difference(position, &back)),
            );
        }
        Ok(_) => {}
    }
    for observer in Seat::all(setup.players()).map(Some).chain([None]) {
        let view = G::view(position, observer);
        let wrong = |message| Err(fault(Check::Json, observer, message));
        let text = match serde_json::to_string(&view) {
            Ok(text) => text,
            Err(error) => return wrong(format!("the view cannot be written: {error}")),
        };
        match serde_json::from_str::<G::View>(&text) {
            Err(error) => return wrong(format!("the view's own JSON is refused: {error}\n{text}")),
            Ok(back) if back != view => {
                return wrong(format!("JSON reads back as another view:\n{}", difference(&view, &back)));
            }
            Ok(_) if G::observer(&view) != observer => return wrong("the view is somebody else's".into()),
            Ok(_) => {}
        }
    }
    counts.made(Check::Json);

    let bytes = match postcard::to_stdvec(position) {
        Ok(bytes) => bytes,
        Err(error) => return wrong(Check::Binary, format!("the position cannot be written: {error}")),
    };
    match postcard::from_bytes::<G::Position>(&bytes) {
        Err(error) => wrong(Check::Binary, format!("the position's own bytes are refused: {error}"))?,
        Ok(back) if back != *position => {
            let place = difference(position, &back);
            return wrong(Check::Binary, format!("bytes read back as another position:\n{place}"));
        }
        Ok(_) => {}
    }
    counts.made(Check::Binary);
    Ok(())
}

/// A game as it was played: enough to write its record.
#[derive(Clone, Debug, Default)]
pub(super) struct Spool {
    /// Every outcome of chance.
    pub outcomes: Vec<&'static str>,
    /// How many of them belong to the set-up.
    pub start: usize,
    /// Seat, action index, and how many outcomes there were afterwards.
    pub moves: Vec<(Seat, usize, usize)>,
}

impl Spool {
    pub fn clear(&mut self) {
        self.outcomes.clear();
        self.moves.clear();
    }

    /// The record of the game so far.
    pub fn record<G: Game>(&self, setup: &Setup, position: Option<&G::Position>) -> Record {
        let own = |outcomes: &[&str]| outcomes.iter().map(|outcome| outcome.to_string()).collect::<Vec<_>>();
        let mut from = self.start;
        let step = |&(seat, index, to): &(Seat, usize, usize)| {
            let chance = own(&self.outcomes[from..to]);
            from = to;
            let action = G::notation().text(index).to_string();
            Step { seat, action, chance, stream: None, legal: None, think_ms: None }
        };
        let holder = |seat| Holder { seat, from_step: 0, name: "Random".into(), player: "random".into() };
        Record {
            format: FORMAT.into(),
            game: G::ID.into(),
            rules_version: setup.rules(),
            setup: setup.text::<G>(),
            seats: Seat::all(setup.players()).map(holder).collect(),
            seed: None,
            seed_hash: None,
            continues: None,
            start: own(&self.outcomes[..self.start]),
            steps: self.moves.iter().map(step).collect(),
            result: position.and_then(result_of::<G>),
        }
    }
}

/// At the end of a game: its record, written and read, replays to the positions that were looked at.
pub(super) fn replays<G: Game>(
    spool: &Spool,
    setup: &Setup,
    seen: &[(u32, G::Position)],
    last: &G::Position,
    through_json: bool,
    counts: &mut Counts,
) -> Verdict {
    let wrong = |message| Err(fault(Check::Replay, None, message));
    let mut record = spool.record::<G>(setup, Some(last));
    if through_json {
        let text = serde_json::to_string(&record).expect("a record is plain text and numbers");
        let back: Record = match serde_json::from_str(&text) {
            Ok(back) => back,
            Err(error) => return wrong(format!("the record cannot be read back: {error}")),
        };
        if back != record {
            return wrong(format!("the record reads back differently:\n{}", difference(&record, &back)));
        }
        record = back;
    }
    let positions = match replay::<G>(&record) {
        Ok(positions) => positions,
        Err(error) => return wrong(format!("the record of the game is refused: {error}")),
    };
    for (step, position) in seen.iter().copied().chain([(spool.moves.len() as u32, *last)]) {
        let found = &positions[step as usize];
        if *found != position {
            let place = difference(&position, found);
            return wrong(format!("replay gives another position after step {step}:\n{place}"));
        }
        counts.made(Check::Replay);
    }
    Ok(())
}
