//! Random play to the end: the inner loop of simulations.

use crate::{ActionSet, Fast, Game, Sink};

/// How a random game went.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions taken.
    pub decisions: u32,
    /// Those with at least two legal actions.
    pub choices: u32,
    /// Did the game end (rather than reach [`Game::STEP_LIMIT`])?
    pub finished: bool,
}

/// Plays uniformly random legal actions until the game is over.
#[inline]
pub fn playout<G: Game>(position: &mut G::Position, rng: &mut Fast) -> Tally {
    playout_with::<G, ()>(position, rng, &mut ())
}

/// The same, telling the events.
#[inline]
pub fn playout_with<G: Game, S: Sink<G::Event>>(position: &mut G::Position, rng: &mut Fast, sink: &mut S) -> Tally {
    let mut tally = Tally::default();
    while tally.decisions < G::STEP_LIMIT {
        let Some(seat) = G::to_act(position).first() else {
            tally.finished = true;
            break;
        };
        let legal = G::legal(position, seat);
        let (count, index) = legal.choose(|count| rng.below(count));
        tally.decisions += 1;
        tally.choices += u32::from(count > 1);
        G::apply(position, seat, G::action(index), rng, sink).expect("a legal action is accepted");
    }
    tally
}
