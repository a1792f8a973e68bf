//! What the expert comes to in everybody's seat: played once for each day, in the background.

use super::{Day, OPPONENT, PLAYERS};
use crate::App;
use bots::Budget;
use catalog::AnyPosition;
use game::{NumberedChance, Seat, Seed, TableChance};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};

/// A game that is not over after this many decisions is given up.
const LONGEST: u32 = 5_000;

/// What the expert came to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The place.
    pub place: u8,
    /// The points.
    pub total: i32,
}

/// The games that an expert plays right now.
#[derive(Debug, Default)]
pub struct Experts(Mutex<BTreeSet<(&'static str, u32)>>);

impl Experts {
    fn playing(&self) -> std::sync::MutexGuard<'_, BTreeSet<(&'static str, u32)>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Has the expert play the game of a day, unless one does.
pub fn start(app: &Arc<App>, day: Day, seed: Seed) {
    let key = (day.game.id(), day.day);
    if !app.experts.playing().insert(key) {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        let lease = format!("expert {} {}", key.0, key.1);
        if let Some(nodes) = app.store.nodes()
            && !matches!(nodes.take_lease(&lease).await, Ok(Some(_)))
        {
            // One plays on another node.
            app.experts.playing().remove(&key);
            return;
        }
        let played = app.host.in_the_background(move || play(&day, "expert", &seed)).await;
        match played.ok().flatten().map(|outcome| serde_json::to_string(&outcome)) {
            Some(Ok(outcome)) => {
                if let Err(error) = app.store.set_expert(day.game.id(), day.day, &outcome).await {
                    tracing::error!("what the expert came to could not be kept: {error}");
                }
            }
            _ => tracing::warn!(game = day.game.id(), day = day.day, "the expert did not finish its game"),
        }
        if let Some(nodes) = app.store.nodes()
            && let Err(error) = nodes.drop_lease(&lease).await
        {
            tracing::warn!("the lease of an expert could not be given up: {error}");
        }
        app.experts.playing().remove(&key);
    });
}

/// Plays a day's game with this bot in everybody's seat, with the chance a table would have, and the answers its bots would give.
fn play(day: &Day, bot: &str, seed: &Seed) -> Option<Outcome> {
    let setup = day.game.setup(&day.setup()).ok()?;
    let (mut position, _): (AnyPosition, _) = day.game.start(&setup, &mut TableChance::new(seed, 0, 0));
    let (mut drawn, mut done) = (0u32, [0; PLAYERS as usize]);
    for _ in 0..LONGEST {
        let Some(seat) = position.to_act().first() else { break };
        let legal = position.legal(seat);
        let name = if seat == day.seat() { bot } else { OPPONENT };
        let view = position.view(Some(seat));
        let luck = table::bot_luck(seed, seat, done[seat.index()]);
        done[seat.index()] += 1;
        let chosen = bots::choose(name, &view, seat, &legal, &Budget::default(), luck).ok()?;
        let applied = position.apply(seat, chosen.index, &mut NumberedChance::new(seed, drawn)).ok()?;
        drawn += applied.chance.len() as u32;
    }
    let result = position.result()?;
    let at = |seat: Seat| seat.index();
    Some(Outcome { place: *result.places.get(at(day.seat()))?, total: *result.totals.get(at(day.seat()))? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::GameId;

    #[test]
    fn a_game_is_played_to_its_end_and_always_to_the_same() {
        for &game in GameId::ALL {
            let day = Day { game, day: 20_001 };
            let outcome = play(&day, "random", &[3; 32]).expect("it ends");
            assert!((1..=4).contains(&outcome.place), "{game:?}");
            assert_eq!(play(&day, "random", &[3; 32]), Some(outcome), "{game:?}");
        }
    }
}
