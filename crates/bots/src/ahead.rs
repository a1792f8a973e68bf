//! Looks one action ahead, and then to the next quiet moment: after the action tried, everybody plays what looks best to
//! themselves at once, until nothing is half-done ([`Evaluate::quiet`]). Otherwise a role whose fruits are picked by later
//! decisions would look like nothing.
//!
//! [`Greedy`](crate::Greedy) likes by hand what it finds there, [`Ahead`] as a judge does.

use crate::{Bot, Evaluate, Question, bot::Purse, judge::Judge};
use game::{ActionSet, Chance, Fast, Seat};

/// Decisions after the action tried until a quiet moment is no longer waited for.
const PATIENCE: u32 = 64;

/// The taste of whoever thinks, and that of the others.
pub(crate) type Tastes<'a, G> = (&'a <G as Evaluate>::Taste, &'a <G as Evaluate>::Taste);

/// What is kept from one look to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    sums: Vec<(usize, f32)>,
    looked_at: u32,
}

impl Look {
    /// How much of its budget of nodes the last look took.
    pub fn looked_at(&self) -> u32 {
        self.looked_at
    }

    /// The action with the position that is liked best, over so many imagined worlds where chance or hidden things matter.
    pub fn choose<G: Evaluate>(
        &mut self,
        question: &Question<G>,
        rng: &mut Fast,
        worlds: u32,
        tastes: Tastes<G>,
        mut liking: impl FnMut(&G::Position) -> f32,
    ) -> G::Action {
        let &Question { view, seat, legal, budget } = question;
        self.looked_at = 0;
        if legal.len() == 1 {
            return G::action(legal.nth(0));
        }
        let mut purse = Purse::new(&budget);
        self.sums.clear();
        for world in 0..worlds {
            let position = G::imagine(view, rng);
            if world == 0 {
                let worth_trying = G::candidates(&position, seat, tastes.0);
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
                    settle::<G>(&mut next, seat, tastes, &mut purse, &mut chance);
                    *sum += liking(&next);
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
}

/// One action ahead in one imagined world, liked as the judge does: plays the games that are learned from.
#[derive(Clone, Debug)]
pub struct Ahead<J> {
    judge: J,
    look: Look,
}

impl<J> Ahead<J> {
    /// Judged by this one.
    pub fn new(judge: J) -> Ahead<J> {
        Ahead { judge, look: Look::default() }
    }
}

impl<G: Evaluate, J: Judge<G> + Send> Bot<G> for Ahead<J> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let Ahead { judge, look } = self;
        let taste = &G::seasoned();
        look.choose(question, rng, 1, (taste, taste), |position| {
            judge.judge(position, question.seat)[question.seat.index()]
        })
    }

    fn looked_at(&self) -> u32 {
        self.look.looked_at()
    }
}

/// Everybody plays what looks best at once, until nothing is half-done: to their tastes.
pub(crate) fn settle<G: Evaluate>(
    position: &mut G::Position,
    thinker: Seat,
    tastes: Tastes<G>,
    purse: &mut Purse,
    chance: &mut impl Chance,
) {
    for _ in 0..PATIENCE {
        let Some(seat) = G::to_act(position).first() else { return };
        if purse.is_empty() || G::quiet(position, thinker) {
            return;
        }
        let taste = if seat == thinker { tastes.0 } else { tastes.1 };
        let mut best: Option<(f32, G::Position)> = None;
        for index in G::candidates(position, seat, taste).iter() {
            if !purse.spend() {
                break;
            }
            let mut next = *position;
            if G::apply(&mut next, seat, G::action(index), chance, &mut ()).is_err() {
                continue;
            }
            let worth = G::evaluate(&next, seat, taste);
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
