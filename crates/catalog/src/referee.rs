//! Records from outside: read, refereed, and what a reader should know about them.

use crate::{AnyPosition, GameId};
use game::{
    Record,
    record::{self, Note, RecordFault},
};

/// A record in which nothing is wrong.
#[derive(Debug)]
pub struct Refereed {
    /// Its game.
    pub game: GameId,
    /// The record.
    pub record: Record,
    /// The positions, from the set-up to the last step.
    pub positions: Vec<AnyPosition>,
    /// What could not be checked, and what else should be known.
    pub notes: Vec<Note>,
}

/// Why a record is refused, with the record and its game as far as they could be read.
#[derive(Debug)]
pub struct Refused {
    /// What is wrong.
    pub fault: RecordFault,
    /// The record and its game.
    pub record: Option<Box<(GameId, Record)>>,
}

/// Referees a record, wherever it comes from: the one way in for files, uploads and games to be continued. `bot` says
/// whether a game has the bot of this name.
pub fn referee(bytes: &[u8], bot: &dyn Fn(GameId, &str) -> bool) -> Result<Refereed, Refused> {
    referee_up_to(record::limits::MAX_STEPS, bytes, bot)
}

/// The same, if the record has no more than `most` steps: a longer one is refused before it is played again.
pub fn referee_up_to(
    most: usize,
    bytes: &[u8],
    bot: &dyn Fn(GameId, &str) -> bool,
) -> Result<Refereed, Refused> {
    let unread = |fault| Refused { fault, record: None };
    let record = record::read(bytes).map_err(unread)?;
    if record.steps.len() > most {
        return Err(unread(RecordFault::Long { place: "it".into(), what: "steps".into(), most }));
    }
    let game = GameId::parse(&record.game).ok_or_else(|| {
        let found = game::visible::shortened(&record.game, record::limits::MAX_TEXT);
        let known = GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        unread(RecordFault::UnknownGame { found, known })
    })?;
    match game.replay(&record) {
        Err(fault) => Err(Refused { fault, record: Some(Box::new((game, record))) }),
        Ok(positions) => {
            let over = positions.last().is_some_and(|last| last.to_act().is_empty());
            let notes = record::notes(&record, over, &|name| bot(game, name));
            Ok(Refereed { game, record, positions, notes })
        }
    }
}
