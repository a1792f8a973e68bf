//! Many games on threads. Games are handed out in small parcels; sums are exact, so the result is the same however many
//! threads there are and whoever plays which game.

use crate::{Plan, RecordError, Summary, play::Player};
use bots::Evaluate;
use catalog::{GameId, with_game};
use std::{
    panic,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Instant,
};

/// A run that came to its end, or was cancelled.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// What came of the games.
    pub summary: Summary,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// Was it cancelled before all games were played?
    pub cancelled: bool,
}

/// Plays all games of a plan. `progress` hears now and then how many are done, from any thread; once `cancel` is set, games
/// under way are finished and the rest is left.
pub fn simulate(
    game: GameId,
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    cancel: &AtomicBool,
) -> Result<Run, RecordError> {
    with_game!(game, G => run::<G>(plan, progress, cancel))
}

/// The same for a game's type.
pub fn run<G: Evaluate>(
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
    cancel: &AtomicBool,
) -> Result<Run, RecordError> {
    if let Some(records) = &plan.records {
        records.prepare()?;
    }
    let clock = Instant::now();
    let parcel = if plan.fast() { 64 } else { 1 };
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed: Mutex<Option<(u64, RecordError)>> = Mutex::new(None);
    let broken = AtomicBool::new(false);
    let work = || {
        let mut summary = Summary::new(plan);
        let mut player = Player::<G>::new(plan);
        loop {
            let first = next.fetch_add(parcel, Ordering::Relaxed);
            let last = plan.games.min(first.saturating_add(parcel));
            for number in first..last {
                if cancel.load(Ordering::Relaxed) || broken.load(Ordering::Relaxed) {
                    return summary;
                }
                match player.play(plan, number) {
                    Ok(outcome) => summary.add(plan, number, &outcome),
                    Err(error) => {
                        broken.store(true, Ordering::Relaxed);
                        let mut failed = failed.lock().expect("nobody panics while holding it");
                        if failed.as_ref().is_none_or(|(known, _)| number < *known) {
                            *failed = Some((number, error));
                        }
                        return summary;
                    }
                }
            }
            if first >= plan.games {
                return summary;
            }
            progress(done.fetch_add(last - first, Ordering::Relaxed) + last - first);
        }
    };
    let mut summary = Summary::new(plan);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            match thread.join() {
                Ok(part) => summary.merge(&part),
                Err(reason) => panic::resume_unwind(reason),
            }
        }
    });
    let seconds = clock.elapsed().as_secs_f64();
    if let Some((_, error)) = failed.into_inner().expect("nobody panics while holding it") {
        return Err(error);
    }
    summary.finish::<G>();
    let cancelled = summary.games < plan.games;
    Ok(Run { summary, seconds, cancelled })
}
