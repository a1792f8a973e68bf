//! Bots under stress: random positions, random budgets, and every answer looked at.
//!
//! Every decision of a game goes to a bot drawn from those named, with a budget drawn from nothing to plenty. What must
//! never happen: a choice that is not legal, a bot that falls over, a game that does not end.

use bots::{Bot, BotName, Budget, Evaluate, Question};
use catalog::{GameId, with_game};
use game::{ActionSet, Fast, Setup};
use serde::Serialize;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

/// What to try.
#[derive(Clone, Debug)]
pub struct Stress {
    /// The bots.
    pub bots: Vec<BotName>,
    /// How many decisions at least.
    pub decisions: u64,
    /// Nodes go up to this.
    pub nodes: u32,
    /// Time goes up to this, if it is capped at all.
    pub time: Option<Duration>,
    /// The seed.
    pub seed: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// Decisions with a choice.
    pub decisions: u64,
    /// Games begun.
    pub games: u64,
    /// Everything wrong, each in a sentence.
    pub failures: Vec<String>,
    /// By how many milliseconds a bot went beyond its time at most.
    pub latest: f64,
    /// Was it cancelled?
    pub cancelled: bool,
}

/// More failures than these are not told.
const TOLD: usize = 20;

/// Tries it, on all set-ups of the game in turn.
pub fn stress(game: GameId, plan: &Stress, progress: &dyn Fn(u64), cancel: &AtomicBool) -> Report {
    with_game!(game, G => stress_typed::<G>(plan, progress, cancel))
}

/// The same for a game's type.
pub fn stress_typed<G: Evaluate>(plan: &Stress, progress: &dyn Fn(u64), cancel: &AtomicBool) -> Report {
    let mut report = Report::default();
    let setups = Setup::every::<G>();
    while report.decisions < plan.decisions && report.failures.len() < TOLD {
        if cancel.load(Ordering::Relaxed) {
            report.cancelled = true;
            break;
        }
        let setup = &setups[report.games as usize % setups.len()];
        play::<G>(plan, setup, &mut report);
        report.games += 1;
        progress(report.decisions.min(plan.decisions));
    }
    report
}

/// One game; ends early at the first failure.
fn play<G: Evaluate>(plan: &Stress, setup: &Setup, report: &mut Report) {
    let mut rng = Fast::of_game(plan.seed, report.games);
    let mut bots: Vec<(BotName, Box<dyn Bot<G>>)> =
        plan.bots.iter().map(|&name| (name, name.make())).collect();
    let mut position = G::start(setup, &mut rng, &mut ());
    let mut steps = 0;
    while let Some(seat) = G::to_act(&position).first() {
        let legal = G::legal(&position, seat);
        let (name, bot) = &mut bots[rng.below(plan.bots.len() as u32) as usize];
        let at = format!("{} game {} (seed {}), decision {steps}", G::ID, report.games, plan.seed);
        steps += 1;
        if steps > G::STEP_LIMIT {
            report.failures.push(format!("{at}: the game does not end"));
            return;
        }
        let view = G::view(&position, Some(seat));
        let mut budget = Budget::nodes(rng.below(plan.nodes.saturating_add(1)));
        if let Some(time) = plan.time {
            budget = budget.within(time * rng.below(1001) / 1000);
        }
        let question = Question { view: &view, seat, legal: &legal, budget };
        let clock = Instant::now();
        let chosen = catch_unwind(AssertUnwindSafe(|| bot.choose(&question, &mut rng)));
        if let Some(time) = budget.time {
            let late = clock.elapsed().saturating_sub(time).as_secs_f64() * 1e3;
            report.latest = report.latest.max(late);
        }
        report.decisions += u64::from(legal.len() > 1);
        let action = match chosen {
            Ok(action) if legal.contains(G::index(action)) => action,
            Ok(action) => {
                report.failures.push(format!("{at}: {name} chose {action:?}, which is not legal"));
                return;
            }
            Err(_) => {
                report.failures.push(format!("{at}: {name} fell over"));
                return;
            }
        };
        if G::apply(&mut position, seat, action, &mut rng, &mut ()).is_err() {
            report.failures.push(format!("{at}: {name} chose {action:?}, which was refused"));
            return;
        }
    }
}
