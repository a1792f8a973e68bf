//! Looks further ahead: Monte-Carlo tree search for any number of players, over imagined positions.
//!
//! Each walk imagines what is hidden again, goes down the tree with every seat doing what has served it best so far, and
//! tells what every seat may expect at the leaf to all nodes on its way back. [`Search`] judges leaves by the evaluation
//! of greedy; [`Mcts`] plays them out at random, the plain method that others are measured against.
//!
//! | module | what |
//! |---|---|
//! | `tree` | the tree, whatever guides the walks |
//! | `judged` | walks guided by an evaluation |
//! | `playouts` | walks that end in random games |
//! | `rehearsal` | plans of several actions, weighed as a whole |

mod judged;
mod playouts;
mod rehearsal;
mod tree;

pub use judged::{Search, Tried};
pub use playouts::Mcts;

use crate::{
    Question,
    bot::{Purse, Searched},
};
use game::{ActionSet, Fast, Game, MAX_PLAYERS};
use tree::{Guide, Tree, Walk};

/// What every seat may expect: the share of the others it will finish ahead of, those level with it counted half.
pub type Values = [f32; MAX_PLAYERS];

/// What a game that ended here brings.
pub fn result<G: Game>(position: &G::Position) -> Values {
    let places = G::places(position);
    against_each(places.len(), |mine, other| match places[mine].cmp(&places[other]) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    })
}

/// The mean over all others of what a seat expects against each.
pub(crate) fn against_each(players: usize, ahead: impl Fn(usize, usize) -> f32) -> Values {
    let mut values = Values::default();
    for (mine, value) in values.iter_mut().enumerate().take(players) {
        let sum: f32 = (0..players).filter(|&other| other != mine).map(|other| ahead(mine, other)).sum();
        *value = sum / players.saturating_sub(1).max(1) as f32;
    }
    values
}

/// Walks until the budget is spent and returns the action taken most often (the better one of two), and
/// what was done to find it.
fn walk_and_choose<G: Game>(
    question: &Question<G>,
    rng: &mut Fast,
    guide: &mut impl Guide<G>,
) -> (G::Action, Searched) {
    let (tree, worth_trying, nodes) = walk::<G>(question, rng, guide, |_| {});
    let best = tree.root().iter().copied().reduce(|best, next| {
        let rank = |arm: &tree::Arm| (arm.visits, arm.sum, arm.weight);
        if rank(&next) > rank(&best) { next } else { best }
    });
    let chosen = best.map(|arm| arm.index).or(worth_trying.first());
    let visits = tree.root().iter().map(|arm| (arm.index, arm.visits)).collect();
    (chosen.map_or_else(|| question.any(), G::action), Searched { nodes, visits })
}

/// Walks until the budget is spent: the tree, the actions worth trying and what was spent. `each` hears of every walk.
/// Where one action only is worth trying nothing is walked.
fn walk<G: Game>(
    question: &Question<G>,
    rng: &mut Fast,
    guide: &mut impl Guide<G>,
    mut each: impl FnMut(&Tree),
) -> (Tree, G::Actions, u32) {
    let &Question { view, seat, legal, budget } = question;
    let mut purse = Purse::new(&budget);
    let mut tree = Tree::default();
    let mut arms: Option<G::Actions> = None;
    let seed = rng.bits();
    loop {
        // Every action meets the same worlds in the same order: what differs then is the action.
        let world = arms.as_ref().map_or(0, |arms| tree.next_visit::<G>(arms, guide));
        let mut luck = Fast::of_game(seed, world);
        let position = G::imagine(view, &mut luck);
        let arms = arms.get_or_insert_with(|| worth_trying(legal, &guide.arms(&position, seat)));
        if arms.len() <= 1 {
            break;
        }
        let mut walk = Walk { position, rng: &mut luck, purse: &mut purse };
        let walked = tree.walk(&mut walk, seat, arms, guide);
        if walked {
            each(&tree);
        }
        if purse.is_empty() || !walked {
            break;
        }
    }
    (tree, arms.unwrap_or(*legal), purse.spent())
}

/// Those of the legal actions that are worth trying; all of them if none is.
pub(crate) fn worth_trying<A: ActionSet>(legal: &A, candidates: &A) -> A {
    let mut both = A::default();
    for index in legal.iter().filter(|&index| candidates.contains(index)) {
        both.insert(index);
    }
    if both.is_empty() { *legal } else { both }
}
