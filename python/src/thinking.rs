//! Bots and the coach, given a view and nothing else.

use crate::{
    errors::{guarded, refused},
    table::ViewHandle,
};
use bots::Budget;
use catalog::Move;
use game::Seat;
use pyo3::prelude::*;
use std::time::Duration;

/// Most nodes a bot may be given for a decision.
const MOST_NODES: u32 = 10_000_000;

/// How much a bot may think about a decision.
pub fn budget(nodes: Option<u32>, milliseconds: Option<u64>) -> PyResult<Budget> {
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
