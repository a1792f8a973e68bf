//! Looks one action ahead and takes what looks best, judged by an evaluation made by hand for each game.

pub mod characters;
mod mundus_novus;
mod puerto_rico;
mod rivals;
mod san_juan;
mod santiago;

pub use self::mundus_novus::best_use;
pub use characters::Character;

use crate::{
    Bot, Question,
    ahead::Look,
    evaluate::{Evaluate, by_seat},
};
use game::Fast;

/// Plays what looks best one action ahead, to its taste.
#[derive(Clone, Debug)]
pub struct Greedy<T> {
    taste: T,
    look: Look,
    /// Ends a game that it wins by ending it ([`Evaluate::ENDS_WON_GAMES`]).
    ends_won_games: bool,
}

impl<T> Greedy<T> {
    /// With this taste, as the pool was frozen: nothing counts but what looks best.
    pub fn with(taste: T) -> Greedy<T> {
        Greedy { taste, look: Look::default(), ends_won_games: false }
    }
}

impl<T: Default> Default for Greedy<T> {
    fn default() -> Greedy<T> {
        Greedy { ends_won_games: true, ..Greedy::with(T::default()) }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G::Taste> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let Greedy { taste, look, ends_won_games } = self;
        look.takes_wins = *ends_won_games && G::ENDS_WON_GAMES;
        look.choose(question, rng, G::WORLDS, (taste, &G::Taste::default()), |position| {
            G::evaluate(position, question.seat, taste)
        })
    }

    fn looked_at(&self) -> u32 {
        self.look.looked_at()
    }
}
