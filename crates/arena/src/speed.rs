//! How fast random games go: the figure every change of the rules is measured by.

use crate::{Plan, simulate};
use bots::{Evaluate, Kind, net::Inputs};
use catalog::{GameId, with_game};
use game::{Fast, Seat, Setup};
use serde::Serialize;
use std::{
    hint::black_box,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

/// How fast random games of one set-up go.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Speed {
    /// Threads that played.
    pub threads: usize,
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Decisions in a second.
    pub decisions_per_second: f64,
    /// Nanoseconds for a decision, on each thread.
    pub nanoseconds_per_decision: f64,
}

/// Plays random games for about this long and measures; `None` when cancelled.
pub fn measure(
    game: GameId,
    setup: Setup,
    threads: usize,
    time: Duration,
    cancel: &AtomicBool,
) -> Option<Speed> {
    let plan = |games| {
        Plan::new(setup, &[Kind::Random.into()]).expect("one bot is enough").games(games).threads(threads)
    };
    let run = |games| simulate(game, &plan(games), &|_| {}, cancel).expect("nothing is written down");
    // Doubling finds out how many games fill the time; the last of these runs has also warmed everything up.
    let mut games = 64 * threads as u64;
    let mut trial = run(games);
    while trial.seconds < time.as_secs_f64() / 8.0 && !trial.cancelled {
        games *= 2;
        trial = run(games);
    }
    let measured = run((games as f64 * time.as_secs_f64() / trial.seconds.max(1e-9)).ceil() as u64);
    if measured.cancelled {
        return None;
    }
    let (seconds, decisions) = (measured.seconds.max(1e-9), measured.summary.all_decisions);
    Some(Speed {
        threads,
        games: measured.summary.games,
        decisions,
        seconds,
        games_per_second: measured.summary.games as f64 / seconds,
        decisions_per_second: decisions as f64 / seconds,
        nanoseconds_per_decision: seconds * 1e9 * threads as f64 / decisions.max(1) as f64,
    })
}

/// How many positions a game's network judges in a second, on one thread, features included.
pub fn judgements(game: GameId, setup: Setup, time: Duration) -> f64 {
    with_game!(game, G => judgements_of::<G>(&setup, time))
}

fn judgements_of<G: Evaluate>(setup: &Setup, time: Duration) -> f64 {
    let mut rng = Fast::new(1);
    let mut positions = Vec::new();
    let mut position = G::start(setup, &mut rng, &mut ());
    while let Some(seat) = G::to_act(&position).first() {
        positions.push((position, seat));
        let (_, action) = G::choose(&position, seat, |count| rng.below(count));
        G::apply(&mut position, seat, action, &mut rng, &mut ()).expect("a legal action is played");
    }
    let (net, mut inputs) = (G::net(), Inputs::default());
    let (began, mut judged) = (Instant::now(), 0u64);
    while began.elapsed() < time {
        for (position, seat) in &positions {
            let seat: Seat = *seat;
            black_box(net.expect::<G>(black_box(position), seat, &mut inputs));
        }
        judged += positions.len() as u64;
    }
    judged as f64 / began.elapsed().as_secs_f64()
}
