//! Games of the competition in a batch.

use super::{ACTIONS, PLAYERS, Rival, Theirs};
use crate::batch::{Lane, Row};
use arena::Reward;
use game::{Fast, Rules, Seat};
use puerto_rico::PuertoRico;

/// One of them.
pub struct RivalLane {
    game: Rival,
    chance: Fast,
    choices: Fast,
}

impl Lane for RivalLane {
    type Start = (Theirs, Reward);

    fn new(&(theirs, _): &Self::Start, seed: u64, number: u64) -> RivalLane {
        let mut chance = Fast::of_game(seed, number);
        RivalLane { game: Rival::start(theirs, &mut chance), chance, choices: Fast::of_game(!seed, number) }
    }

    fn is_legal(&self, action: usize) -> bool {
        self.game.mask().get(action) == Some(&1)
    }

    fn sample(&mut self) -> usize {
        let mask = self.game.mask();
        let legal = || (0..ACTIONS).filter(|&index| mask[index] == 1);
        let chosen = self.choices.below(legal().count().max(1) as u32);
        legal().nth(chosen as usize).unwrap_or_default()
    }

    fn advance(&mut self, &(theirs, reward): &Self::Start, action: Option<usize>, row: Row) {
        row.rewards.fill(0.0);
        (*row.done, *row.truncated) = (0, 0);
        if let Some(action) = action {
            // It was checked before anything was played.
            self.game.play(action, &mut self.chance);
            if self.game.is_over() {
                let position = self.game.position();
                let places = PuertoRico::places(position);
                for seat in Seat::all(PLAYERS as u8) {
                    row.points[seat.index()] = PuertoRico::score(position, seat).total();
                }
                for seat in 0..PLAYERS {
                    row.rewards[seat] = reward.of(&places, row.points, seat) as f32;
                }
                *row.done = 1;
                self.game = Rival::start(theirs, &mut self.chance);
            }
        }
        *row.player = self.game.mover() as u8;
        self.game.observe(row.observation);
        row.mask.copy_from_slice(self.game.mask());
    }
}
