//! Any legal action, each as likely as the others: the measure of every other bot.

use crate::{Bot, Question};
use game::{ActionSet, Fast, Game};

/// Plays any legal action.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, Question { legal, .. }: &Question<G>, rng: &mut Fast) -> G::Action {
        G::action(legal.nth(rng.below(legal.len() as u32) as usize))
    }
}
