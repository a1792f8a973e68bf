//! Any legal action, each as likely as the others: the measure of every other bot.

use crate::{Bot, Budget};
use game::{ActionSet, Fast, Game, Seat};

/// Plays any legal action.
#[derive(Copy, Clone, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _view: &G::View,
        _seat: Seat,
        legal: &G::Actions,
        _budget: &Budget,
        rng: &mut Fast,
    ) -> G::Action {
        G::action(legal.nth(rng.below(legal.len() as u32) as usize))
    }
}
