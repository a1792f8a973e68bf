//! Plain Monte-Carlo tree search: leaves are played out at random, nothing is known about the game but its rules.

use super::{
    Values,
    tree::{Arm, Guide, Walk},
    walk_and_choose,
};
use crate::{
    Bot, Question,
    bot::{Purse, Searched},
};
use game::{Fast, Game, Seat, playout};

/// How much is tried beside what is best so far: the usual constant for values from 0 to 1.
const EXPLORE: f32 = 0.7;

/// Plain Monte-Carlo tree search. A node of its budget is a random game.
#[derive(Clone, Debug, Default)]
pub struct Mcts {
    last: Searched,
}

impl<G: Game> Bot<G> for Mcts {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let action;
        (action, self.last) = walk_and_choose::<G>(question, rng, &mut Playouts);
        action
    }

    fn looked_at(&self) -> u32 {
        self.last.nodes
    }

    fn visits(&self) -> &[(usize, u32)] {
        &self.last.visits
    }
}

struct Playouts;

impl<G: Game> Guide<G> for Playouts {
    fn arms(&self, position: &G::Position, seat: Seat) -> G::Actions {
        G::canonical(position, seat)
    }

    /// All alike: those not tried yet are tried in any order.
    fn weigh(&mut self, walk: &mut Walk<G>, _seat: Seat, arms: &mut [Arm], _careful: bool) {
        for arm in arms {
            arm.weight = (1 + walk.rng.below(1 << 16)) as f32;
        }
    }

    fn is_leaf(&self, _position: &G::Position) -> bool {
        true
    }

    /// A walk is a game, however long its way down the tree.
    fn pay(&self, purse: &mut Purse, first: bool) -> bool {
        !first || purse.spend_on_slow()
    }

    fn judge(&mut self, walk: &mut Walk<G>) -> Values {
        playout::<G>(&mut walk.position, walk.rng);
        super::result::<G>(&walk.position)
    }

    /// Upper confidence bounds: everything once, then by how sure its mean is.
    fn bonus(&self, share: f32, visits: u32, all: u32) -> f32 {
        match visits {
            0 => 1e6 * (1.0 + share),
            _ => EXPLORE * ((all as f32).ln() / visits as f32).sqrt(),
        }
    }
}
