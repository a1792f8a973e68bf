//! Bots under stress: at real tables with people who meddle, under random budgets, and every answer looked at.
//!
//! Bots are asked as a server asks them: with the view and the legal actions that a [`table::Table`] hands out, and their
//! answers go back the same way. What must never happen: a bot that panics, an answer that is not legal, a table
//! that does not get on or a game that does not end.

mod guests;

use bots::BotName;
use catalog::{GameId, with_game};
use game::{Fast, Game, Recorder, Rules, Setup, SetupText};
use guests::Guests;
use serde::Serialize;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use table::Opening;

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

/// Its results.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// Decisions of bots with a choice.
    pub decisions: u64,
    /// Games begun.
    pub games: u64,
    /// How often a bot panicked. A server plays some legal action instead.
    pub panics: u64,
    /// How often a bot could not choose, or its answer was not legal. A server plays some legal action instead.
    pub illegal: u64,
    /// How often a game did not end, or a table did not get on.
    pub stuck: u64,
    /// How often somebody took something back.
    pub undone: u64,
    /// How often a seat passed from a person to a bot or back in the middle of a game.
    pub handed_over: u64,
    /// How often a table was reloaded from its log, as after a restart.
    pub reloaded: u64,
    /// How often a person asked the coach.
    pub advised: u64,
    /// Everything wrong, each in a sentence.
    pub failures: Vec<String>,
    /// By how many milliseconds a bot went beyond its time at most.
    pub latest: f64,
    /// Was it cancelled?
    pub cancelled: bool,
}

/// After this many failures it ends.
const TOLD: usize = 20;

/// Tries it, on all set-ups of the game in turn, under all versions of its rules.
pub fn stress(game: GameId, plan: &Stress, progress: &dyn Fn(u64), cancel: &AtomicBool) -> Report {
    let mut report = Report::default();
    let (setups, limit) = with_game!(game, G => (every::<G>(), <G as Rules>::STEP_LIMIT));
    while report.decisions < plan.decisions && report.failures.len() < TOLD {
        if cancel.load(Ordering::Relaxed) {
            report.cancelled = true;
            break;
        }
        let (setup, version) = &setups[report.games as usize % setups.len()];
        let mut rng = Fast::of_game(plan.seed, report.games);
        let opening = with_game!(game, G => opening::<G>(setup, *version, &mut rng));
        match Guests::sit_down(game, setup.clone(), opening, plan, &mut report, rng) {
            Ok(guests) => guests.play(limit),
            Err(refusal) => report.failures.push(format!("{} {setup:?}: {refusal}", game.id())),
        }
        report.games += 1;
        progress(report.decisions.min(plan.decisions));
    }
    report
}

/// Every set-up, under every version of the rules.
fn every<G: Game>() -> Vec<(SetupText, u32)> {
    let versions = (1..=G::RULES_VERSION).rev();
    versions
        .flat_map(|version| Setup::every::<G>().into_iter().map(move |s| (s.text::<G>(), version)))
        .collect()
}

/// The beginning of a game under an older version of the rules; nothing for the newest.
fn opening<G: Game>(setup: &SetupText, version: u32, rng: &mut Fast) -> Option<Opening> {
    if version == G::RULES_VERSION {
        return None;
    }
    let setup = Setup::new::<G>(setup).ok()?.under::<G>(version).ok()?;
    let mut chance = Recorder::new(rng);
    G::start(&setup, &mut chance, &mut ());
    let start = chance.outcomes.iter().map(|outcome| outcome.to_string()).collect();
    Some(Opening { parent: "older".into(), rules_version: version, start, steps: Vec::new() })
}
