//! Records that people brought: checked, kept, and in memory with all their positions.

mod replays;
mod tenures;

use crate::{App, pages::replay::settled, problem::Problem, speech::Speech};
use axum::body::Bytes;
use catalog::{AnyEvent, AnyPosition, GameId, Refereed, Refused};
use game::{Phrase, Record, Script, Seat, phrase, record::limits::MAX_STEPS};
use replays::Replays;
use sha2::{Digest, Sha256};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard},
};
use store::{Origin, Store, StoreError, UploadedRecord};
use table::OPENING_LIMIT;
use tenures::Tenures;
use words::Language;

/// A record somebody brought, checked from the first step to the last.
pub struct Uploaded {
    /// Its game.
    pub game: GameId,
    /// The record.
    pub record: Record,
    /// The positions, from the set-up on.
    pub positions: Vec<AnyPosition>,
    /// What happened, with the step it happened in.
    pub told: Vec<(u32, Phrase)>,
    /// The settled scores after every step.
    pub curve: Vec<Vec<i32>>,
    tenures: Tenures,
    /// About how much memory it takes.
    bytes: usize,
}

/// What pages ask for is worked out here, once: a record says how much that is.
impl Uploaded {
    fn new(game: GameId, record: Record, positions: Vec<AnyPosition>, bytes: usize) -> Uploaded {
        let tenures = Tenures::of(&record);
        let mut uploaded =
            Uploaded { game, record, positions, told: Vec::new(), curve: Vec::new(), tenures, bytes };
        let steps = 1..=uploaded.record.steps.len() as u32;
        let of_step = |step| uploaded.events(step).into_iter().map(move |event| (step, event.say()));
        uploaded.told = steps.flat_map(of_step).collect();
        let seats = || Seat::all(uploaded.record.setup.players);
        let points =
            |position: &AnyPosition| seats().map(|seat| position.score(seat).total()).collect::<Vec<_>>();
        let scores = uploaded.positions.iter().map(points).collect();
        uploaded.curve = settled(scores, uploaded.positions.iter().map(AnyPosition::to_act));
        uploaded.bytes += TOLD * uploaded.told.len();
        uploaded
    }

    /// Who held the seats after a step: their names, and whether they are bots.
    pub fn players(&self, step: u32) -> Vec<(String, bool)> {
        let seats = Seat::all(self.record.setup.players);
        seats.map(|seat| (self.name(seat, step).to_string(), self.tenures.is_bot(seat, step))).collect()
    }

    /// The name of the one who held a seat after a step.
    pub fn name(&self, seat: Seat, step: u32) -> &str {
        self.tenures.name(seat, step)
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
}

/// A record in memory takes up to this many times the bytes of its file.
const RECORD: usize = 4;
/// About how many bytes a position takes with what belongs to it; a test asks all games.
const POSITION: usize = 4096;
/// About how many bytes a sentence takes that is kept with its arguments; a test asks a game.
const TOLD: usize = 512;
/// How many bytes of uploaded records stay in memory, replayed. Those not looked at for the longest time make room.
const MEMORY: usize = 32 * 1024 * 1024;

/// Records by their ids: the last one looked at is the last.
type Kept = VecDeque<(String, Arc<Uploaded>)>;

/// The records people brought, replayed.
#[derive(Clone, Default)]
pub struct Records {
    kept: Arc<Mutex<Kept>>,
    replays: Replays,
}

impl Records {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn known(&self, id: &str) -> Option<Arc<Uploaded>> {
        let mut kept = self.kept();
        let at = kept.iter().position(|(known, _)| known == id)?;
        let found = kept.remove(at)?;
        let uploaded = found.1.clone();
        kept.push_back(found);
        Some(uploaded)
    }

    /// The record with this id, from memory or from the store. Of all who ask for the same one only the first has it
    /// replayed.
    pub async fn get(&self, store: &dyn Store, id: &str) -> Result<Arc<Uploaded>, Problem> {
        if let Some(uploaded) = self.known(id) {
            return Ok(uploaded);
        }
        let turn = self.replays.turn(id).await;
        if let Some(uploaded) = self.known(id) {
            return Ok(uploaded);
        }
        let gone = || Problem::bad_form(phrase!("replay-gone"));
        let kept = store.record(id).await.map_err(|error| match error {
            StoreError::NotFound(_) => gone(),
            error => Problem::ours(error),
        })?;
        let (records, id) = (self.clone(), id.to_string());
        // It was good when it came; under newer rules it may not be any more.
        let replayed = self.replays.run(move || {
            // Also when nobody waits for it any more, the next one finds it here.
            let _turn = turn;
            check(kept.json.as_bytes(), MAX_STEPS).map(|uploaded| records.put(id, uploaded))
        });
        replayed.await?.map_err(|_| gone())
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
    let work = move || (check(&bytes, OPENING_LIMIT).map_err(Unreadable::from), bytes);
    let (checked, bytes) = app.records.replays.run(work).await?;
    let uploaded = checked.map_err(|unreadable| unreadable.problem(&app.speech, language))?;
    let json = String::from_utf8_lossy(&bytes).into_owned();
    match app.store.put_record(&UploadedRecord { id: id.clone(), json, created: app.now() }, origin).await {
        Ok(()) | Err(StoreError::Exists(_)) => {}
        Err(error) => return Err(error.into()),
    }
    app.records.put(id.clone(), uploaded);
    Ok(id)
}

/// Why a record cannot be shown, and the names to say it with.
struct Unreadable {
    why: Phrase,
    game: Option<GameId>,
    names: Vec<String>,
}

impl From<Refused> for Unreadable {
    fn from(refused: Refused) -> Unreadable {
        let why = refused.explain();
        let Some((game, record)) = refused.record.map(|of| *of) else {
            return Unreadable { why, game: None, names: Vec::new() };
        };
        let tenures = Tenures::of(&record);
        let names = Seat::all(record.setup.players).map(|seat| tenures.name(seat, 0).to_string());
        Unreadable { why, game: Some(game), names: names.collect() }
    }
}

impl Unreadable {
    /// In the reader's language, and in the words of its game, if it is of one.
    fn problem(self, speech: &Arc<Speech>, language: Language) -> Problem {
        let house = speech.house(language);
        let words = self.game.map_or_else(|| house.clone(), |game| speech.of(game, language));
        let name = |seat: Seat| {
            let name = self.names.get(seat.index()).cloned();
            name.unwrap_or_else(|| words::seat_numbers(words.language)(seat))
        };
        let why = words.say_with(&self.why, &name);
        Problem::unreadable(house.say(&phrase!("replay-bad", why = why)))
    }
}

/// Replays a record of no more than `most` steps.
fn check(bytes: &[u8], most: usize) -> Result<Uploaded, Refused> {
    let Refereed { game, record, positions, .. } = catalog::referee_up_to(most, bytes, &bots::known)?;
    let bytes = RECORD * bytes.len() + POSITION * positions.len();
    Ok(Uploaded::new(game, record, positions, bytes))
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
        let uploaded = check(GAME.as_bytes(), MAX_STEPS).ok().unwrap();
        assert!(
            uploaded.bytes > GAME.len() + uploaded.positions.len() * POSITION + uploaded.told.len() * TOLD
        );
        let told: usize = uploaded.told.iter().map(|(_, phrase)| format!("{phrase:?}").len()).sum();
        assert!(told < uploaded.told.len() * TOLD, "{told} bytes in {} sentences", uploaded.told.len());
        for &game in GameId::ALL {
            let bytes = with_game!(game, G => size_of::<<G as Rules>::Position>());
            assert!(bytes <= POSITION, "a position of {} takes {bytes} bytes", game.id());
        }
    }

    /// How long and by how many a game was played is the file's choice, so pages do not go through it.
    #[test]
    fn names_and_moves_are_known_without_the_list_of_players() {
        let mut uploaded = check(GAME.as_bytes(), MAX_STEPS).ok().unwrap();
        let last = uploaded.record.steps.len() as u32;
        let named: Vec<String> = uploaded.record.seats.iter().map(|holder| holder.name.clone()).collect();
        let happened: Vec<Phrase> =
            (1..=last).flat_map(|step| uploaded.events(step)).map(|event| event.say()).collect();
        uploaded.record.seats.clear();
        let players = uploaded.players(last);
        assert_eq!(players.into_iter().map(|(name, _)| name).collect::<Vec<_>>(), named);
        assert_eq!(uploaded.told.iter().map(|(_, phrase)| phrase.clone()).collect::<Vec<_>>(), happened);
        assert_eq!(uploaded.curve.len(), uploaded.positions.len());
    }

    #[test]
    fn memory_holds_what_was_looked_at_last() {
        let records = Records::default();
        let put = |id: &str, bytes| {
            records.put(id.into(), Uploaded { bytes, ..check(GAME.as_bytes(), MAX_STEPS).ok().unwrap() });
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
