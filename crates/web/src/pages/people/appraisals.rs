//! How well people played, worked out in the background: one game at a time for the whole server, each once, kept in the
//! store. Nothing is looked at but finished games of which everything may be told.

use crate::{App, host::FinishedGame, problem::Problem};
use bots::advice::appraisal::{Cost, VERSION};
use game::Seat;
use quick_cache::sync::Cache;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard},
};
use store::{
    Appraisal, StoreError,
    people::{Player, SeatResult},
};
use table::{Millis, PersonId};
use tokio::sync::Semaphore;

/// A seat at a table.
pub type Chair = (String, u8);

/// How many games that could not be looked at are remembered ...
const REMEMBERED: usize = 4_000;
/// ... and not tried again before this much time has passed.
const AGAIN: Millis = 60 * 60 * 1000;

/// Those whose play is being appraised.
#[derive(Debug)]
pub struct Appraisals {
    under_way: Mutex<BTreeSet<PersonId>>,
    /// When a game could not be looked at: it is damaged, or others still play it.
    refused: Cache<Chair, Millis>,
    /// One game at a time.
    place: Semaphore,
}

impl Default for Appraisals {
    fn default() -> Appraisals {
        Appraisals { under_way: Mutex::default(), refused: Cache::new(REMEMBERED), place: Semaphore::new(1) }
    }
}

impl Appraisals {
    fn under_way(&self) -> MutexGuard<'_, BTreeSet<PersonId>> {
        self.under_way.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Is this person's play being appraised right now?
    pub fn is_under_way(&self, person: &PersonId) -> bool {
        self.under_way().contains(person)
    }
}

/// The seats of this person among these results, in their order.
pub fn own<'a>(person: &PersonId, results: &'a [SeatResult]) -> impl Iterator<Item = &'a SeatResult> {
    let person = person.clone();
    results.iter().filter(move |seat| matches!(&seat.player, Player::Person(one) if *one == person))
}

/// What is known of this person's play, by seat.
pub async fn known(app: &App, person: &PersonId) -> Result<BTreeMap<Chair, Vec<Cost>>, Problem> {
    let kept = app.store.appraisals(person, VERSION).await?;
    let read = |kept: Appraisal| Some(((kept.table, kept.seat), serde_json::from_str(&kept.costs).ok()?));
    Ok(kept.into_iter().filter_map(read).collect())
}

/// Has these seats of a person appraised in the background, unless that is under way.
pub fn start(app: &Arc<App>, person: &PersonId, mut chairs: Vec<Chair>) {
    let now = app.now();
    chairs.retain(|chair| app.appraisals.refused.get(chair).is_none_or(|then| now - then > AGAIN));
    if chairs.is_empty() || !app.appraisals.under_way().insert(person.clone()) {
        return;
    }
    // Whatever happens to the work, it is not under way any more when it ends.
    struct Done(Arc<App>, PersonId);
    impl Drop for Done {
        fn drop(&mut self) {
            self.0.appraisals.under_way().remove(&self.1);
        }
    }
    let done = Done(app.clone(), person.clone());
    tokio::spawn(async move {
        let app = &done.0;
        let mut stopped = app.stop.subscribe();
        for chair in chairs {
            let one = appraise(app, &chair);
            let appraised = tokio::select! {
                appraised = one => appraised,
                _ = stopped.wait_for(|stop| *stop) => return,
            };
            match appraised {
                Ok(true) => {}
                Ok(false) => app.appraisals.refused.insert(chair, app.now()),
                Err(error) => {
                    tracing::error!(table = chair.0, "how somebody played could not be worked out: {error}");
                    app.appraisals.refused.insert(chair, app.now());
                }
            }
        }
    });
}

/// Appraises a seat and keeps what was found; answers whether it could.
async fn appraise(app: &App, (id, number): &Chair) -> Result<bool, String> {
    let _place = app.appraisals.place.acquire().await.map_err(|error| error.to_string())?;
    let kept = match app.store.load(id).await {
        Ok(kept) => kept,
        Err(StoreError::NotFound(_) | StoreError::Damaged(_)) => return Ok(false),
        Err(error) => return Err(error.to_string()),
    };
    let read = move || kept.replay().ok().as_ref().and_then(FinishedGame::of);
    let game = tokio::task::spawn_blocking(read).await.map_err(|error| error.to_string())?;
    let (Some(game), Some(seat)) = (game, Seat::from_number((*number).into())) else { return Ok(false) };
    let costs = app.host.appraise(game, seat).await.map_err(|error| error.to_string())?;
    let costs = serde_json::to_string(&costs).map_err(|error| error.to_string())?;
    let found = Appraisal { table: id.clone(), seat: *number, version: VERSION, costs };
    match app.store.keep_appraisal(&found).await {
        Ok(()) => Ok(true),
        Err(StoreError::NotFound(_)) => Ok(false),
        Err(error) => Err(error.to_string()),
    }
}
