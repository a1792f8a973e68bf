//! Looks one action ahead, to the next moment at which a network can be asked, and takes what it likes best.

use crate::{Bot, Budget, Evaluate, bot::Purse, greedy::settle, judge::Judge};
use game::{ActionSet, Fast, Seat};

/// One action ahead, judged by `J`.
#[derive(Clone, Debug)]
pub struct Ahead<J> {
    judge: J,
    /// So many worlds are imagined.
    pub worlds: u32,
    sums: Vec<(usize, f32)>,
    looked_at: u32,
}

impl<J> Ahead<J> {
    /// Judged by this one.
    pub fn new(judge: J, worlds: u32) -> Ahead<J> {
        Ahead { judge, worlds, sums: Vec::new(), looked_at: 0 }
    }
}

impl<G: Evaluate, J: Judge<G> + Send> Bot<G> for Ahead<J> {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &G::Actions,
        budget: &Budget,
        rng: &mut Fast,
    ) -> G::Action {
        self.looked_at = 0;
        self.sums.clear();
        let (mut purse, plain) = (Purse::new(budget), G::Taste::default());
        for world in 0..self.worlds {
            let position = G::imagine(view, rng);
            if world == 0 {
                let worth_trying = G::candidates(&position, seat, &plain);
                self.sums.extend(
                    legal.iter().filter(|&index| worth_trying.contains(index)).map(|index| (index, 0.0)),
                );
                if let [(only, _)] = self.sums[..] {
                    return G::action(only);
                }
            }
            let luck = Fast::new(rng.bits());
            for (index, sum) in &mut self.sums {
                let mut chance = luck.clone();
                let mut next = position;
                purse.spend();
                if G::apply(&mut next, seat, G::action(*index), &mut chance, &mut ()).is_ok() {
                    settle::<G>(&mut next, seat, &plain, &mut purse, &mut chance);
                    *sum += self.judge.judge(&next, seat)[seat.index()];
                }
            }
            if purse.is_empty() {
                break;
            }
        }
        self.looked_at = purse.spent();
        let best = self.sums.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
        G::action(best.expect("a bot is asked only when it may act").0)
    }

    fn looked_at(&self) -> u32 {
        self.looked_at
    }
}
