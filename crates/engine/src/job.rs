//! The commands that take longer: a bot's choice, analyses, counting. They know views and copies, not the session.

use crate::{
    Refusal, limits,
    protocol::{Analysis, Analyzed, Choice, Chosen, Counted, LineStep},
    refusal::Code,
    table::unknown_action,
};
use bots::{Budget, ChooseError, Expectation};
use catalog::{AnyPosition, AnyView, GameId, Move, with_game};
use game::{ActionSet, Game, Rules, Seat, Seed, TableChance};
use serde_json::Value;
use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// Something to be done on a thread.
#[derive(Debug)]
pub enum Job {
    /// A bot's choice.
    Choose {
        /// What is known.
        view: AnyView,
        /// What may be chosen.
        legal: Vec<Move>,
        /// The bot's name.
        bot: String,
        /// How much it may think.
        budget: Budget,
        /// Whatever is random follows from this.
        seed: u64,
    },
    /// Every choice in every view.
    Analyze {
        /// What is known, each of a seat that has a choice.
        views: Vec<(AnyView, Seat)>,
        /// How much may be thought about each.
        budget: Budget,
        /// Whatever is random follows from this.
        seed: u64,
    },
    /// Sequences of legal actions.
    Perft {
        /// From here.
        position: AnyPosition,
        /// The chance of this table, from this step on.
        chance: (Seed, u32),
        /// So deep.
        depth: u32,
    },
}

/// A budget within the limits.
pub fn budget(nodes: Option<u32>, time_ms: Option<u64>, usual: u32) -> Result<Budget, Refusal> {
    let nodes = nodes.unwrap_or(usual);
    if !(1..=limits::NODES).contains(&nodes) {
        return Err(
            Code::Limit.because(format!("nodes: {nodes} is not a number from 1 to {}", limits::NODES))
        );
    }
    let budget = Budget::nodes(nodes);
    // Without a cap on time the same request gets the same answer on every machine.
    let Some(time_ms) = time_ms else { return Ok(budget) };
    if !(1..=limits::TIME_MS).contains(&time_ms) {
        let message = format!("time-ms: {time_ms} is not a number from 1 to {}", limits::TIME_MS);
        return Err(Code::Limit.because(message));
    }
    Ok(budget.within(Duration::from_millis(time_ms)))
}

/// Those of the legal actions that are named; all if none is.
pub fn among(game: GameId, legal: Vec<Move>, named: Option<&[String]>) -> Result<Vec<Move>, Refusal> {
    let Some(named) = named else { return Ok(legal) };
    named
        .iter()
        .map(|name| match legal.iter().find(|legal| legal.text == name) {
            Some(found) => Ok(*found),
            None => {
                let Refusal { message, .. } = unknown_action(game, name);
                Err(Code::Illegal.because(format!("{message} that is legal in this view")))
            }
        })
        .collect()
}

impl Job {
    /// Does it. `part` hears what is known before the end.
    pub fn run(self, cancel: &AtomicBool, part: &mut dyn FnMut(Value)) -> Result<Value, Refusal> {
        let cancelled = || cancel.load(Ordering::Relaxed);
        match self {
            Job::Choose { view, legal, bot, budget, seed } => {
                let seat =
                    view.observer().ok_or_else(|| Code::BadRequest.because("a spectator chooses nothing"))?;
                let chosen = bots::choose(&bot, &view, seat, &legal, &budget, seed).map_err(refused)?;
                if cancelled() {
                    return Err(Code::Cancelled.because("the request was cancelled"));
                }
                Ok(json(&Chosen { action: chosen.text }))
            }
            Job::Analyze { views, budget, seed } => {
                for (at, (view, seat)) in views.iter().enumerate() {
                    if cancelled() {
                        return Err(Code::Cancelled.because("the request was cancelled"));
                    }
                    let found =
                        bots::expectations(view, *seat, &view.legal(), &budget, seed).map_err(refused)?;
                    let choices = found.into_iter().map(choice).collect();
                    part(json(&Analysis { position: at + 1, seat: *seat, choices }));
                }
                Ok(json(&Analyzed { positions: views.len() }))
            }
            Job::Perft { position, chance: (seed, step), depth } => {
                let mut left = limits::PERFT_NODES;
                let mut counted = Counted { depth: 0, sequences: 1 };
                for depth in 1..=depth {
                    let sequences = with_game!(position.game(), G => {
                        let position = position.downcast::<<G as Rules>::Position>();
                        position.map(|position| {
                            let mut counting = Counting::<G> { seed, left: &mut left, cancel, game: Default::default() };
                            counting.count(position, step, depth)
                        })
                    });
                    counted = match sequences {
                        Some(Ok(sequences)) => Counted { depth, sequences },
                        Some(Err(refusal)) => return Err(refusal),
                        None => return Err(Code::Internal.because("the position is of another game")),
                    };
                    part(json(&counted));
                }
                Ok(json(&counted))
            }
        }
    }
}

fn choice(Expectation { action, visits, shares, line }: Expectation) -> Choice {
    let line = line.into_iter().map(|(seat, action)| LineStep { seat, action }).collect();
    // Four digits are more than the search can tell.
    let rounded = |share: f32| (f64::from(share) * 1e4).round() / 1e4;
    let expected = shares.map(|shares| shares.into_iter().map(rounded).collect());
    Choice { action: action.text, visits, expected, line }
}

fn refused(error: ChooseError) -> Refusal {
    let code = match &error {
        ChooseError::Unknown(_) | ChooseError::Unplayable(_) => Code::UnknownBot,
        ChooseError::NothingLegal => Code::NotYourTurn,
        ChooseError::OtherAction { .. } | ChooseError::OtherView { .. } => Code::BadRequest,
        ChooseError::NotOffered { .. } => Code::Internal,
    };
    code.because(error.to_string())
}

struct Counting<'a, G> {
    seed: Seed,
    left: &'a mut u64,
    cancel: &'a AtomicBool,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Counting<'_, G> {
    /// As [`game::perft`] counts, but not forever.
    fn count(&mut self, position: &G::Position, step: u32, depth: u32) -> Result<u64, Refusal> {
        let Some(seat) = G::to_act(position).first() else { return Ok(1) };
        let legal = G::legal(position, seat);
        if depth == 1 {
            return Ok(legal.len() as u64);
        }
        let mut sum = 0;
        for index in legal.iter() {
            *self.left = self.left.checked_sub(1).ok_or_else(|| {
                Code::Limit
                    .because(format!("more than {} actions would have to be applied", limits::PERFT_NODES))
            })?;
            if self.cancel.load(Ordering::Relaxed) {
                return Err(Code::Cancelled.because("the request was cancelled"));
            }
            let mut next = *position;
            let mut chance = TableChance::new(&self.seed, 0, step);
            G::apply(&mut next, seat, G::action(index), &mut chance, &mut ()).map_err(|illegal| {
                Code::Internal.because(format!("a legal action was refused: {illegal}"))
            })?;
            sum += self.count(&next, step + 1, depth - 1)?;
        }
        Ok(sum)
    }
}

/// Our own answers can always be written.
pub fn json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).unwrap_or_default()
}
