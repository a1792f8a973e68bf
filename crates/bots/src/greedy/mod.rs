//! Looks one action ahead and takes what looks best, judged by an evaluation made by hand for each game.

pub mod characters;
mod mundus_novus;
mod puerto_rico;
mod san_juan;
mod santiago;

pub use characters::Character;

use crate::{
    Bot, Question,
    ahead::Look,
    evaluate::{Evaluate, by_seat},
};
use game::Fast;

/// Plays what looks best one action ahead, to its taste.
#[derive(Clone, Debug, Default)]
pub struct Greedy<T> {
    taste: T,
    look: Look,
}

impl<T> Greedy<T> {
    /// With this taste.
    pub fn with(taste: T) -> Greedy<T> {
        Greedy { taste, look: Look::default() }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G::Taste> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let Greedy { taste, look } = self;
        look.choose(question, rng, G::WORLDS, (taste, &G::Taste::default()), |position| {
            G::evaluate(position, question.seat, taste)
        })
    }

    fn looked_at(&self) -> u32 {
        self.look.looked_at()
    }
}
