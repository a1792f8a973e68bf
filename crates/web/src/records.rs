//! Records that people brought: checked, kept, and in memory with all their positions.

use crate::{App, problem::Problem, speech::Speech};
use axum::body::Bytes;
use catalog::{AnyEvent, AnyPosition, GameId, Refereed, Refused};
use game::{Record, Script, Seat, phrase};
use sha2::{Digest, Sha256};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
};
use store::{Origin, Store, StoreError, UploadedRecord};
use words::Language;

/// A record somebody brought, checked from the first step to the last.
pub struct Uploaded {
    /// Its game.
    pub game: GameId,
    /// The record.
    pub record: Record,
    /// The positions, from the set-up on.
    pub positions: Vec<AnyPosition>,
    /// About how much memory it takes.
    bytes: usize,
}

impl Uploaded {
    /// Who held the seats after a step: their names, and whether they are bots.
    pub fn players(&self, step: u32) -> Vec<(String, bool)> {
        Seat::all(self.record.setup.players)
            .map(|seat| {
                let holders =
                    self.record.seats.iter().filter(|holder| holder.seat == seat && holder.from_step <= step);
                let holder = holders.max_by_key(|holder| holder.from_step);
                let name = holder.map(|holder| table::shown_name(&holder.name)).unwrap_or_default();
                // Whose name cannot be shown is called by their seat.
                let name = if name.is_empty() { seat.number().to_string() } else { name };
                (name, holder.is_some_and(|holder| holder.player != "person"))
            })
            .collect()
    }

    /// What happened up to a step, newest first.
    pub fn events_up_to(&self, step: u32) -> impl Iterator<Item = AnyEvent> {
        (1..=step).rev().flat_map(|step| self.events(step).into_iter().rev())
    }

    /// What happened in a step.
    pub fn events(&self, step: u32) -> Vec<AnyEvent> {
        let Some(before) = step.checked_sub(1) else { return Vec::new() };
        let (Some(position), Some(step)) =
            (self.positions.get(before as usize), self.record.steps.get(before as usize))
        else {
            return Vec::new();
        };
        let mut position = position.clone();
        let Some(index) = position.read(&step.action) else { return Vec::new() };
        let applied = position.apply(step.seat, index, &mut Script::new(&step.chance));
        applied.map(|applied| applied.events).unwrap_or_default()
    }

    /// All scores after every step.
    pub fn scores(&self) -> Vec<Vec<i32>> {
        let seats = || Seat::all(self.record.setup.players);
        self.positions
            .iter()
            .map(|position| seats().map(|seat| position.score(seat).total()).collect())
            .collect()
    }
}

/// A record in memory takes up to this many times the bytes of its file.
const RECORD: usize = 4;
/// About how many bytes a position takes with what belongs to it; a test asks all games.
const POSITION: usize = 4096;
/// How many bytes of uploaded records stay in memory, replayed. Those not looked at for the longest time make room.
const MEMORY: usize = 32 * 1024 * 1024;

/// The records people brought, replayed: the last one looked at is the last.
#[derive(Default)]
pub struct Records(Mutex<VecDeque<(String, Arc<Uploaded>)>>);

impl Records {
    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Arc<Uploaded>)>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn known(&self, id: &str) -> Option<Arc<Uploaded>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == id)?;
        let found = kept.remove(at)?;
        let uploaded = found.1.clone();
        kept.push_back(found);
        Some(uploaded)
    }

    /// The record with this id, from memory or from the store.
    pub async fn get(&self, store: &dyn Store, id: &str) -> Result<Arc<Uploaded>, Problem> {
        if let Some(uploaded) = self.known(id) {
            return Ok(uploaded);
        }
        let gone = || Problem::bad_form(phrase!("replay-gone"));
        let kept = store.record(id).await.map_err(|error| match error {
            StoreError::NotFound(_) => gone(),
            error => Problem::ours(error),
        })?;
        // Not on the threads that answer everybody. It was good when it came; under newer rules it may not be any more.
        let checked = tokio::task::spawn_blocking(move || check(kept.json.as_bytes())).await;
        Ok(self.put(id.to_string(), checked.map_err(Problem::ours)?.map_err(|_| gone())?))
    }

    fn put(&self, id: String, uploaded: Uploaded) -> Arc<Uploaded> {
        let uploaded = Arc::new(uploaded);
        let mut kept = self.kept();
        kept.retain(|(known, _)| *known != id);
        kept.push_back((id, uploaded.clone()));
        let mut bytes: usize = kept.iter().map(|(_, uploaded)| uploaded.bytes).sum();
        while bytes > MEMORY && kept.len() > 1 {
            bytes -= kept.pop_front().map_or(0, |(_, oldest)| oldest.bytes);
        }
        uploaded
    }
}

/// Checks a record and keeps it; answers its id. What is wrong with it is said in this language.
pub async fn bring(app: &App, bytes: Bytes, origin: &Origin, language: Language) -> Result<String, Problem> {
    let id = hex::encode(&Sha256::digest(&bytes)[..10]);
    // Replaying a long record with a list of legal actions is work: not on the threads that answer everybody.
    let (checked, bytes) =
        tokio::task::spawn_blocking(move || (check(&bytes), bytes)).await.map_err(Problem::ours)?;
    let uploaded = checked.map_err(|refused| unreadable(refused, &app.speech, language))?;
    let json = String::from_utf8_lossy(&bytes).into_owned();
    match app.store.put_record(&UploadedRecord { id: id.clone(), json, created: app.now() }, origin).await {
        Ok(()) | Err(StoreError::Exists(_)) => {}
        Err(error) => return Err(error.into()),
    }
    app.records.put(id.clone(), uploaded);
    Ok(id)
}

/// Why a record cannot be shown, in the reader's language and in the words of its game, if it is of one.
fn unreadable(refused: Refused, speech: &Arc<Speech>, language: Language) -> Problem {
    let house = speech.house(language);
    let why = refused.explain();
    let (words, names) = match refused.record {
        None => (house.clone(), Vec::new()),
        Some(of) => {
            let (game, record) = *of;
            let uploaded = Uploaded { game, record, positions: Vec::new(), bytes: 0 };
            let names = uploaded.players(0).into_iter().map(|(name, _)| name).collect();
            (speech.of(game, language), names)
        }
    };
    let name = |seat: Seat| {
        let name = names.get(seat.index()).cloned();
        name.unwrap_or_else(|| words::seat_numbers(words.language)(seat))
    };
    let why = words.say_with(&why, &name);
    Problem::unreadable(house.say(&phrase!("replay-bad", why = why)))
}

fn check(bytes: &[u8]) -> Result<Uploaded, Refused> {
    let Refereed { game, record, positions, .. } = catalog::referee(bytes, &bots::known)?;
    let bytes = RECORD * bytes.len() + POSITION * positions.len();
    Ok(Uploaded { game, record, positions, bytes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::with_game;
    use game::Rules;

    const GAME: &str = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../san-juan/tests/games/rules-1-2-players-seed-100.json"
    ));

    #[test]
    fn a_record_counts_with_all_its_positions() {
        let uploaded = check(GAME.as_bytes()).ok().unwrap();
        assert!(uploaded.bytes > GAME.len() + uploaded.positions.len() * POSITION);
        for &game in GameId::ALL {
            let bytes = with_game!(game, G => size_of::<<G as Rules>::Position>());
            assert!(bytes <= POSITION, "a position of {} takes {bytes} bytes", game.id());
        }
    }

    #[test]
    fn memory_holds_what_was_looked_at_last() {
        let records = Records::default();
        let put = |id: &str, bytes| {
            records.put(id.into(), Uploaded { bytes, ..check(GAME.as_bytes()).ok().unwrap() });
        };
        let there = || records.kept().iter().map(|(id, _)| id.clone()).collect::<Vec<_>>();
        for id in ["a", "b", "c"] {
            put(id, MEMORY / 3);
        }
        assert!(records.known("a").is_some());
        put("d", MEMORY / 3);
        assert_eq!(there(), ["c", "a", "d"]);
        put("large", MEMORY - 1);
        assert_eq!(there(), ["large"]);
        put("larger", MEMORY + 1);
        assert_eq!(there(), ["larger"], "what is too large stays until somebody else comes");
        put("a", 1);
        assert_eq!(there(), ["a"]);
    }
}
