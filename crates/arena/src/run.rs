//! Many games on threads. Games are handed out in small parcels; sums are exact, so the result is the same however many
//! threads there are and whichever of them plays which game.

use crate::{
    Plan, RecordError, Summary,
    play::{Outcome, Player},
};
use bots::Evaluate;
use catalog::{GameId, with_game};
use game::parallel;
use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
    time::Instant,
};

/// A run that came to its end, or was cancelled.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// The results of the games.
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
    let add = |summary: &mut Summary, number, outcome: Outcome| {
        summary.add(plan, number, &outcome);
        Ok(())
    };
    let parts = gather::<G, _, _>(plan, &|_| true, &|| Summary::new(plan), &add, progress, cancel)?;
    let mut summary = Summary::new(plan);
    for part in &parts {
        summary.merge(part);
    }
    summary.finish::<G>();
    let cancelled = summary.games < plan.games;
    Ok(Run { summary, seconds: clock.elapsed().as_secs_f64(), cancelled })
}

/// Plays those games of a plan that are wanted. Each thread gathers what came of its games into a part of its own; of
/// several failures the one of the lowest game is told.
pub(crate) fn gather<G: Evaluate, P: Send, E: From<RecordError> + Send>(
    plan: &Plan,
    wanted: &(dyn Fn(u64) -> bool + Sync),
    part: &(dyn Fn() -> P + Sync),
    add: &(dyn Fn(&mut P, u64, Outcome) -> Result<(), E> + Sync),
    progress: &(dyn Fn(u64) + Sync),
    cancel: &AtomicBool,
) -> Result<Vec<P>, E> {
    let parcel = if plan.fast() { 64 } else { 1 };
    let done = AtomicU64::new(0);
    let parcels = (0..plan.games.div_ceil(parcel)).map(|number| {
        let first = number * parcel;
        first..plan.games.min(first.saturating_add(parcel))
    });
    let parcels = parcels.take_while(|_| !cancel.load(Ordering::Relaxed));
    let state = || (Player::<G>::new(plan), part());
    let states = parallel::run(plan.threads, parcels, state, |(player, part), games| {
        let count = games.end - games.start;
        for number in games.filter(|&number| wanted(number)) {
            add(part, number, player.play(plan, number)?)?;
        }
        progress(done.fetch_add(count, Ordering::Relaxed) + count);
        Ok::<(), E>(())
    })?;
    Ok(states.into_iter().map(|(_, part)| part).collect())
}
