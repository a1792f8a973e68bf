//! Many games on several threads, and what came of them together.

use super::{
    Check, Failure, Plan, Progress, Report, SHARE, barriers, canonical,
    counts::{Counts, Fault},
    outside,
    play::{self, Found, record_of},
    step,
    trips::Spool,
};
use crate::{Game, Setup, panic_text, parallel};
use std::{
    convert::Infallible,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed},
    time::Instant,
};

/// How many of the unfinished games a report names.
const NAMED_UNFINISHED: usize = 10;

/// Runs a plan and returns its report, for tests; only a part of it if [`SHARE`] says so.
///
/// # Panics
/// With the whole report, if anything failed.
pub fn check<G: Game>(plan: &Plan) -> Report {
    let share = std::env::var(SHARE).map_or(1, |text| text.parse().expect("a number of games"));
    let part =
        Plan { games: plan.games.div_ceil(share), thorough: plan.thorough.div_ceil(share), ..plan.clone() };
    let report = run::<G>(&part, &|_| (), &AtomicBool::new(false));
    assert!(report.passed(), "{report}");
    report
}

/// Runs a plan. `progress` is called after every game, by the thread that played it; `cancel`, once true, ends the run
/// after the games being played.
pub fn run<G: Game>(plan: &Plan, progress: &(dyn Fn(&Progress) + Sync), cancel: &AtomicBool) -> Report {
    let began = Instant::now();
    let setups = plan.setups_of::<G>();
    let mut counts = Counts::new(G::ACTIONS);
    let mut failures = once::<G>(&mut counts);
    let (done, failed) = (AtomicU64::new(0), AtomicUsize::new(failures.len()));
    let enough = || cancel.load(Relaxed) || failed.load(Relaxed) >= plan.failures.max(1);
    let games = (plan.first..plan.first + plan.games).take_while(|_| !enough());
    let state = || (Counts::new(G::ACTIONS), Vec::new(), Spool::default());
    let played = parallel::run(plan.threads, games, state, |(counts, failures, spool), number| {
        let setup = &setups[(number % setups.len() as u64) as usize];
        if let Err(found) = play::play::<G>(plan, setup, number, spool, counts) {
            failed.fetch_add(1, Relaxed);
            failures.push(failure::<G>(plan, setup, number, found, spool));
        }
        let games = done.fetch_add(1, Relaxed) + 1;
        progress(&Progress { games, of: plan.games, failures: failed.load(Relaxed) });
        Ok::<(), Infallible>(())
    });
    let Ok(parts) = played;
    for (part, found, _) in parts {
        counts.add(&part);
        failures.extend(found);
    }
    failures.extend(whole_run::<G>(plan, &counts));
    failures.sort_by_key(|failure| (failure.number.is_none(), failure.number));
    report::<G>(plan, setups.len(), counts, failures, cancel.load(Relaxed), began.elapsed().as_secs_f64())
}

/// What is checked once, before any game.
fn once<G: Game>(counts: &mut Counts) -> Vec<Failure> {
    let found = catch_unwind(AssertUnwindSafe(|| step::constants::<G>(counts))).unwrap_or_else(|payload| {
        let message = format!("panicked: {}", panic_text(&*payload));
        vec![Fault { check: Check::Panic, seat: None, message }]
    });
    found.into_iter().map(|fault| of_run::<G>(fault.check, fault.message)).collect()
}

/// What only many games together can show.
fn whole_run<G: Game>(plan: &Plan, counts: &Counts) -> Vec<Failure> {
    let mut found = Vec::new();
    let unfinished = counts.unfinished.len();
    if unfinished as f64 > plan.unfinished * counts.games as f64 {
        let (games, limit) = (counts.games, G::STEP_LIMIT);
        let first = counts.unfinished.iter().min().copied().unwrap_or_default();
        found.push(Failure {
            reproduce: plan.reproduce::<G>(first),
            ..of_run::<G>(
                Check::Unfinished,
                format!("{unfinished} of {games} games were not over after {limit} decisions, game {first} the first"),
            )
        });
    }
    found.extend(outside::summary(counts).map(|message| of_run::<G>(Check::Outside, message)));
    found.extend(canonical::summary(counts).map(|message| of_run::<G>(Check::Canonical, message)));
    found.extend(
        barriers::summary::<G>(counts).into_iter().map(|message| of_run::<G>(Check::Reveals, message)),
    );
    found
}

fn of_run<G: Game>(check: Check, message: String) -> Failure {
    Failure {
        game: G::ID,
        check,
        setup: None,
        number: None,
        step: 0,
        seat: None,
        message,
        reproduce: format!("antilles testkit {}", G::ID),
        record: None,
    }
}

fn failure<G: Game>(plan: &Plan, setup: &Setup, number: u64, found: Found, spool: &Spool) -> Failure {
    let Found { fault, step } = found;
    Failure {
        game: G::ID,
        check: fault.check,
        setup: Some(setup.text::<G>()),
        number: Some(number),
        step,
        seat: fault.seat,
        message: fault.message,
        reproduce: plan.reproduce::<G>(number),
        record: record_of::<G>(setup, spool),
    }
}

fn report<G: Game>(
    plan: &Plan,
    setups: usize,
    counts: Counts,
    failures: Vec<Failure>,
    cancelled: bool,
    seconds: f64,
) -> Report {
    let mut unfinished_games = counts.unfinished;
    unfinished_games.sort_unstable();
    let unfinished = unfinished_games.len() as u64;
    unfinished_games.truncate(NAMED_UNFINISHED);
    Report {
        game: G::ID,
        seed: plan.seed,
        setups,
        games: counts.games,
        unfinished,
        unfinished_games,
        decisions: counts.decisions,
        choices: counts.choices,
        shortest: if counts.shortest == u32::MAX { 0 } else { counts.shortest },
        longest: counts.longest,
        looked_at: counts.looked_at,
        made: Check::ALL.into_iter().map(|check| (check, counts.made[check as usize])).collect(),
        canonical_skipped: counts.canonical_skipped,
        cancelled,
        failures,
        seconds,
    }
}
