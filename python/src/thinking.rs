//! Bots and the coach, given a view and nothing else; matches between bots.

use crate::{
    errors::{guarded, refused},
    table::{ViewHandle, game_of, setup_of},
};
use bots::{BotName, Budget};
use catalog::Move;
use game::Seat;
use pyo3::prelude::*;
use std::{collections::BTreeMap, sync::atomic::AtomicBool, time::Duration};

/// Most nodes a bot may be given for a decision.
const MOST_NODES: u32 = 10_000_000;

fn budget(nodes: Option<u32>, milliseconds: Option<u64>) -> PyResult<Budget> {
    let budget = match nodes {
        Some(nodes) if !(1..=MOST_NODES).contains(&nodes) => {
            return Err(refused(format!("nodes must be from 1 to {MOST_NODES}, not {nodes}")));
        }
        Some(nodes) => Budget::nodes(nodes),
        None => Budget::default(),
    };
    Ok(milliseconds.map_or(budget, |time| budget.within(Duration::from_millis(time))))
}

/// Who decides with this view, and between what: the same in every position that the view could be of.
fn question(view: &ViewHandle) -> PyResult<(Seat, Vec<Move>)> {
    let seat = view.0.observer().ok_or_else(|| refused("a spectator's view has nothing to decide"))?;
    let legal = view.imagined(0).legal(seat);
    if legal.is_empty() {
        return Err(refused(format!("seat {} has nothing to decide now", seat.number())));
    }
    Ok((seat, legal))
}

/// The action the bot chooses.
#[pyfunction]
#[pyo3(signature = (bot, view, nodes=None, milliseconds=None, seed=0))]
pub fn choose(
    py: Python<'_>,
    bot: &str,
    view: &ViewHandle,
    nodes: Option<u32>,
    milliseconds: Option<u64>,
    seed: u64,
) -> PyResult<&'static str> {
    let budget = budget(nodes, milliseconds)?;
    py.detach(|| {
        guarded(|| {
            let (seat, legal) = question(view)?;
            let chosen = bots::choose(bot, &view.0, seat, &legal, &budget, seed).map_err(refused)?;
            Ok(chosen.text)
        })
    })
}

/// The best choices with what every seat may expect of them, as JSON.
#[pyfunction]
#[pyo3(signature = (view, nodes=None, milliseconds=None, seed=0))]
pub fn analyze(
    py: Python<'_>,
    view: &ViewHandle,
    nodes: Option<u32>,
    milliseconds: Option<u64>,
    seed: u64,
) -> PyResult<String> {
    let budget = budget(nodes, milliseconds)?;
    py.detach(|| {
        guarded(|| {
            let (seat, legal) = question(view)?;
            let advice = bots::advise(&view.0, seat, &legal, &budget, seed).map_err(refused)?;
            let choice = |choice: &bots::Choice| {
                serde_json::json!({
                    "action": choice.action.text, "shares": choice.shares, "points": choice.points,
                })
            };
            Ok(advice.choices.iter().map(choice).collect::<serde_json::Value>().to_string())
        })
    })
}

/// A match between bots, every seating equally often with the same chance; the standings as JSON.
#[pyfunction]
#[pyo3(signature = (game, named, players=None, options=BTreeMap::new(), games=100, seed=1, threads=1, nodes=None))]
#[allow(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub fn play_match(
    py: Python<'_>,
    game: &str,
    named: Vec<String>,
    players: Option<u8>,
    options: BTreeMap<String, String>,
    games: u64,
    seed: u64,
    threads: usize,
    nodes: Option<u32>,
) -> PyResult<String> {
    let game = game_of(game)?;
    let setup = setup_of(game, players, options)?;
    let budget = budget(nodes, None)?;
    if !(1..=1024).contains(&threads) {
        return Err(refused(format!("threads must be from 1 to 1024, not {threads}")));
    }
    let mut bots: Vec<BotName> = Vec::new();
    for name in &named {
        let bot = name.parse().map_err(|error: bots::UnknownBot| refused(error))?;
        bots.push(bots::playable(game, bot).map_err(refused)?);
    }
    py.detach(|| {
        guarded(|| {
            let contest = arena::Contest::new(game, setup, &bots, games).map_err(refused)?;
            let contest = contest.on(seed, threads).budget(budget);
            let played = contest.play(&|_| {}, &AtomicBool::new(false)).map_err(refused)?;
            serde_json::to_string(&played.standings).map_err(refused)
        })
    })
}
