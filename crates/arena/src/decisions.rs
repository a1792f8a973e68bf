//! The games of a match, decision by decision: what was known, what was allowed, what was done, and how the game ended.

use crate::{
    Contest, Plan,
    play::{Outcome, Player, Seen},
};
use bots::Evaluate;
use catalog::with_game;
use game::{ActionSet, Game, Seat, Seed};
use std::ops::Range;

/// One decision. Actions are told by index.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// Everything that was legal, lowest first.
    pub legal: Vec<usize>,
    /// What was done.
    pub action: usize,
    /// How often the bot's search took each of the legal actions; none where it did not search.
    pub visits: Option<Vec<u32>>,
}

/// A whole game.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The seed of its chance: a game with this seed in which the same is done is the same game.
    pub seed: Seed,
    /// Its decisions, in order.
    pub decisions: Vec<Decision>,
    /// What the seat that decided knew, as numbers (`Game::features`): those of the first decision, then the second's, ...
    pub features: Vec<f32>,
    /// Places by seat, the best is 1.
    pub places: Vec<u8>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// Did it end by itself, not at the limit of steps?
    pub finished: bool,
}

impl Contest {
    /// Plays these games of the match in order, on this thread, and tells each as soon as it is over, until one is answered
    /// by an error.
    pub fn tell<E>(
        &self,
        games: Range<u64>,
        each: &mut dyn FnMut(u64, Told) -> Result<(), E>,
    ) -> Result<(), E> {
        with_game!(self.game, G => tell::<G, E>(&self.plan, games, each))
    }
}

fn tell<G: Evaluate, E>(
    plan: &Plan,
    games: Range<u64>,
    each: &mut dyn FnMut(u64, Told) -> Result<(), E>,
) -> Result<(), E> {
    let mut player = Player::<G>::new(plan);
    for number in games {
        let (mut decisions, mut features) = (Vec::new(), Vec::new());
        let (seed, outcome) = player.watch(plan, number, &mut |seen: Seen<G>| {
            let before = features.len();
            features.resize(before + G::FEATURES, 0.0);
            G::features(seen.position, seen.seat, &mut features[before..]);
            decisions.push(decision(&seen));
        });
        let Outcome { places, scores, tally, .. } = outcome;
        let scores = scores.iter().take(places.len()).map(|score| score.total()).collect();
        each(number, Told { seed, decisions, features, places, scores, finished: tally.finished })?;
    }
    Ok(())
}

fn decision<G: Game>(seen: &Seen<G>) -> Decision {
    let &Seen { seat, legal, action, visits, .. } = seen;
    let legal: Vec<usize> = legal.iter().collect();
    let taken =
        |index: &usize| visits.iter().find(|(known, _)| known == index).map_or(0, |&(_, taken)| taken);
    let searched = visits.iter().any(|&(_, taken)| taken > 0);
    let visits = searched.then(|| legal.iter().map(taken).collect());
    Decision { seat, legal, action: G::index(action), visits }
}
