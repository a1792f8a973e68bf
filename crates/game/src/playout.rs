//! Random play to the end: the inner loop of simulations.

use crate::{Fast, Lot, Rules, Sink};

/// How a random game went.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions taken.
    pub decisions: u32,
    /// Those with at least two legal actions.
    pub choices: u32,
    /// Did the game end (rather than reach [`Rules::STEP_LIMIT`])?
    pub finished: bool,
}

/// Random decisions that were played in a row ([`Rules::play_row_at_random`]).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Decisions taken.
    pub decisions: u32,
    /// Those with at least two legal actions.
    pub choices: u32,
}

impl Row {
    /// This many decisions, each with at least two legal actions.
    pub const fn of_choices(choices: u32) -> Row {
        Row { decisions: choices, choices }
    }
}

/// Plays uniformly random legal actions until the game is over.
#[inline]
pub fn playout<G: Rules>(position: &mut G::Position, rng: &mut Fast) -> Tally {
    playout_with::<G, ()>(position, rng, &mut ())
}

/// The same, telling the events. (A function of its own on purpose: the loop needs every register it can get.)
#[inline(never)]
pub fn playout_with<G: Rules, S: Sink<G::Event>>(
    position: &mut G::Position,
    rng: &mut Fast,
    sink: &mut S,
) -> Tally {
    // Counted in local variables: they stay in registers.
    let (mut left, mut choices, mut finished) = (G::STEP_LIMIT, 0, false);
    let mut lot = Lot::default();
    while left > 0 {
        let row = G::play_row_at_random(position, left, &mut lot, rng, sink);
        if row.decisions > 0 {
            left -= row.decisions;
            choices += row.choices;
            continue;
        }
        let Some(seat) = G::first_to_act(position) else {
            finished = true;
            break;
        };
        // Asked only where there is a choice.
        let (_, action) = G::choose(position, seat, |count| {
            choices += 1;
            lot.below(count, rng)
        });
        left -= 1;
        G::apply_chosen(position, seat, action, rng, sink);
    }
    Tally { decisions: G::STEP_LIMIT - left, choices, finished }
}
