//! Looks one action ahead and takes what looks best, judged by an evaluation made by hand for each game.
//!
//! One action ahead, and then to the next quiet moment: after the action tried, everybody plays what looks best to
//! themselves at once, until nothing is half-done ([`Evaluate::quiet`]). Otherwise a role whose fruits are picked by later
//! decisions would look like nothing.

mod mundus_novus;
mod puerto_rico;
mod san_juan;
mod santiago;

use crate::{Bot, Budget, bot::Purse};
use game::{ActionSet, Chance, Fast, Game, Seat};

/// A game that greedy can play: positions judged by hand.
pub trait Evaluate: Game {
    /// Where chance or hidden things matter, an action is tried in so many imagined worlds.
    const WORLDS: u32 = 4;

    /// How well this seat stands, in about the game's points; higher is better. Others doing well may count against it.
    fn evaluate(position: &Self::Position, seat: Seat) -> f32;

    /// Is nothing half-done here, so that [`Evaluate::evaluate`] can be trusted? `seat` is the one who thinks. A game
    /// that is over is always quiet.
    fn quiet(_position: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// How many points of [`Evaluate::evaluate`] apart two seats must be for the better one to finish ahead in about
    /// three cases of four.
    const SCALE: f32 = 4.0;

    /// Is this a moment at which a search stops and judges: quiet, and about to turn to something new?
    fn pause(position: &Self::Position, seat: Seat) -> bool {
        Self::quiet(position, seat)
    }

    /// The actions worth trying for this seat, at least one: a part of the legal ones.
    fn candidates(position: &Self::Position, seat: Seat) -> Self::Actions {
        Self::canonical(position, seat)
    }
}

/// Decisions after the action tried until a quiet moment is no longer waited for.
const PATIENCE: u32 = 64;

/// Plays what looks best one action ahead.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    sums: Vec<(usize, f32)>,
    looked_at: u32,
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(
        &mut self,
        view: &G::View,
        seat: Seat,
        legal: &G::Actions,
        budget: &Budget,
        rng: &mut Fast,
    ) -> G::Action {
        self.looked_at = 0;
        if legal.len() == 1 {
            return G::action(legal.nth(0));
        }
        let mut purse = Purse::new(budget);
        self.sums.clear();
        for world in 0..G::WORLDS {
            let position = G::imagine(view, rng);
            if world == 0 {
                let worth_trying = G::candidates(&position, seat);
                self.sums.extend(
                    legal.iter().filter(|&index| worth_trying.contains(index)).map(|index| (index, 0.0)),
                );
                if let [(only, _)] = self.sums[..] {
                    return G::action(only);
                }
            }
            // The same luck for every action tried: what differs then is the action.
            let luck = Fast::new(rng.bits());
            let mut chance = Noticing { inner: luck.clone(), asked: false };
            let mut finished = true;
            for (index, sum) in &mut self.sums {
                chance.inner = luck.clone();
                if !purse.spend() && world > 0 {
                    finished = false;
                    break;
                }
                let mut next = position;
                if G::apply(&mut next, seat, G::action(*index), &mut chance, &mut ()).is_ok() {
                    settle::<G>(&mut next, seat, &mut purse, &mut chance, G::quiet);
                    *sum += G::evaluate(&next, seat);
                }
            }
            if !finished {
                // Half a world would favour the actions it has reached; in the first world every action is tried.
                break;
            }
            if purse.is_empty() || !(G::SECRETS || chance.asked) {
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

/// Everybody plays what looks best at once, until it is quiet.
pub(crate) fn settle<G: Evaluate>(
    position: &mut G::Position,
    thinker: Seat,
    purse: &mut Purse,
    chance: &mut impl Chance,
    quiet: impl Fn(&G::Position, Seat) -> bool,
) {
    for _ in 0..PATIENCE {
        let Some(seat) = G::to_act(position).first() else { return };
        if purse.is_empty() || quiet(position, thinker) {
            return;
        }
        let mut best: Option<(f32, G::Position)> = None;
        for index in G::candidates(position, seat).iter() {
            if !purse.spend() {
                break;
            }
            let mut next = *position;
            if G::apply(&mut next, seat, G::action(index), chance, &mut ()).is_err() {
                continue;
            }
            let worth = G::evaluate(&next, seat);
            if best.as_ref().is_none_or(|(known, _)| worth > *known) {
                best = Some((worth, next));
            }
        }
        let Some((_, next)) = best else { return };
        *position = next;
    }
}

/// Notices whether chance had a say at all.
struct Noticing {
    inner: Fast,
    asked: bool,
}

impl Chance for Noticing {
    #[inline]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.asked = true;
        self.inner.pick(names, weights)
    }
}
