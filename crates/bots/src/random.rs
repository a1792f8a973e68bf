//! Any legal action, each as likely as the others: the measure of every other bot.

use crate::{Bot, Question};
use game::{ActionSet, Fast, Game};

/// Plays any legal action.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        any_of::<G>(question, question.legal, rng)
    }
}

/// Any of these actions, each as likely as the others.
pub(crate) fn any_of<G: Game>(question: &Question<G>, actions: &G::Actions, rng: &mut Fast) -> G::Action {
    match actions.len() {
        0 => question.any(),
        count => G::action(actions.nth(rng.below(count as u32) as usize)),
    }
}
