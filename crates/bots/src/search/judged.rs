//! Walks guided by an evaluation: what looks good at once is tried first, and a quiet position is judged as it stands.

use super::{
    Values, against_each,
    tree::{Arm, Guide, Walk},
    walk_and_choose,
};
use crate::{Bot, Budget, Evaluate, bot::Purse, greedy};
use game::{Fast, MAX_PLAYERS, Seat};

/// How much is tried beside what is best so far.
const EXPLORE: f32 = 1.0;
/// An action that looks worse by so many points is `e` times less promising.
const TEMPER: f32 = 4.0;
/// However poor an action looks, it keeps this much of the best one's promise.
const LEAST: f32 = 0.01;

/// Tree search with evaluated leaves. A node of its budget is a position looked at.
#[derive(Copy, Clone, Debug, Default)]
pub struct Search {
    looked_at: u32,
}

impl<G: Evaluate> Bot<G> for Search {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &G::Actions,
        budget: &Budget,
        rng: &mut Fast,
    ) -> G::Action {
        let (action, looked_at) =
            walk_and_choose::<G>(view, seat, legal, budget, rng, &mut Judged { thinker: seat });
        self.looked_at = looked_at;
        action
    }

    fn looked_at(&self) -> u32 {
        self.looked_at
    }
}

struct Judged {
    thinker: Seat,
}

impl<G: Evaluate> Guide<G> for Judged {
    fn arms(&self, position: &G::Position, seat: Seat) -> G::Actions {
        G::candidates(position, seat, &G::Taste::default())
    }

    /// Each action is tried and judged, all with the same luck; with care at the next quiet moment after it.
    fn weigh(&mut self, walk: &mut Walk<G>, seat: Seat, arms: &mut [Arm], careful: bool) {
        let plain = G::Taste::default();
        let luck = Fast::new(walk.rng.bits());
        let mut best = f32::MIN;
        for arm in arms.iter_mut() {
            let mut next = walk.position;
            let mut chance = luck.clone();
            walk.purse.spend();
            arm.weight = match G::apply(&mut next, seat, G::action(arm.index), &mut chance, &mut ()) {
                Ok(()) => {
                    if careful {
                        greedy::settle::<G>(&mut next, seat, &plain, walk.purse, &mut chance);
                    }
                    G::evaluate(&next, seat, &plain)
                }
                Err(_) => f32::MIN,
            };
            best = best.max(arm.weight);
        }
        for arm in arms {
            arm.weight = ((arm.weight - best) / TEMPER).exp().max(LEAST);
        }
    }

    fn is_leaf(&self, position: &G::Position) -> bool {
        G::pause(position, self.thinker)
    }

    fn pay(&self, purse: &mut Purse, _first: bool) -> bool {
        purse.spend()
    }

    /// Whoever stands better will likely finish ahead, the more surely the further.
    fn judge(&mut self, walk: &mut Walk<G>) -> Values {
        walk.purse.spend();
        let players = G::setup(&walk.position).players();
        let plain = G::Taste::default();
        let mut stands = [0.0; MAX_PLAYERS];
        for seat in Seat::all(players) {
            stands[seat.index()] = G::evaluate(&walk.position, seat, &plain);
        }
        against_each(players.into(), |mine, other| {
            1.0 / (1.0 + ((stands[other] - stands[mine]) / G::SCALE).exp())
        })
    }

    fn bonus(&self, share: f32, visits: u32, all: u32) -> f32 {
        EXPLORE * share * ((all + 1) as f32).sqrt() / (visits + 1) as f32
    }
}
