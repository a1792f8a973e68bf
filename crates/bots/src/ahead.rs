//! Looks one action ahead, and then to the next quiet moment: after the action tried, everybody plays what looks best to
//! themselves at once, until no action is unfinished ([`Evaluate::quiet`]). Otherwise a role that pays off only through
//! later decisions would look worthless.
//!
//! [`Greedy`](crate::Greedy) judges what it finds there by a hand-made evaluation, [`Ahead`] by a network.

use crate::{
    Bot, Evaluate, Net, Question,
    bot::Purse,
    net::Inputs,
    search::{result, worth_trying},
};
use game::{ActionSet, Chance, Fast, Seat};

/// After this many decisions the position is judged even if no quiet moment has come.
const PATIENCE: u32 = 64;

/// The taste of the bot that is thinking, and that of the others.
pub(crate) type Tastes<'a, G> = (&'a <G as Evaluate>::Taste, &'a <G as Evaluate>::Taste);

/// What is kept from one look to the next.
#[derive(Clone, Debug, Default)]
pub(crate) struct Look {
    tried: Vec<Tried>,
    looked_at: u32,
    /// Is an action taken that ends the game with a victory in every world, whatever others promise?
    pub takes_wins: bool,
}

/// An action tried: the sum of how much what follows is liked, and in how many worlds it wins at once.
#[derive(Copy, Clone, Debug)]
struct Tried {
    index: usize,
    sum: f32,
    wins: u32,
}

impl Look {
    /// How much of its budget of nodes the last look took.
    pub fn looked_at(&self) -> u32 {
        self.looked_at
    }

    /// The action with the position that is liked best, over this many imagined worlds where chance or hidden things matter.
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
        if legal.len() <= 1 {
            return question.any();
        }
        let mut purse = Purse::new(&budget);
        self.tried.clear();
        let mut whole_worlds = 0;
        for world in 0..worlds {
            let position = G::imagine(view, rng);
            if world == 0 {
                let worth_trying = worth_trying(legal, &G::candidates(&position, seat, tastes.0));
                self.tried.extend(worth_trying.iter().map(|index| Tried { index, sum: 0.0, wins: 0 }));
                if let [only] = self.tried[..] {
                    return G::action(only.index);
                }
            }
            // The same luck for every action tried: what differs then is the action.
            let luck = Fast::new(rng.bits());
            let mut chance = Noticing::new(luck.clone());
            let mut finished = true;
            for tried in &mut self.tried {
                chance.inner = luck.clone();
                if !purse.spend() && world > 0 {
                    finished = false;
                    break;
                }
                let mut next = position;
                if G::apply(&mut next, seat, G::action(tried.index), &mut chance, &mut ()).is_ok() {
                    settle::<G>(&mut next, seat, tastes, &mut purse, &mut chance);
                    tried.sum += liking(&next);
                    tried.wins += u32::from(self.takes_wins && has_won::<G>(&next, seat));
                }
            }
            if !finished {
                // Half a world would favour the actions it has reached; in the first world every action is tried.
                break;
            }
            whole_worlds += 1;
            if purse.is_empty() || !(G::SECRETS || chance.asked) {
                break;
            }
        }
        self.looked_at = purse.spent();
        // In the first world every action is tried, so there is at least one whole world.
        let rank = |tried: &Tried| (tried.wins > 0 && tried.wins >= whole_worlds, tried.sum);
        let best = self
            .tried
            .iter()
            .copied()
            .reduce(|best, next| if rank(&next) > rank(&best) { next } else { best });
        best.map_or_else(|| question.any(), |best| G::action(best.index))
    }
}

/// One action ahead in one imagined world, liked for the share that a network expects: plays the games that are learned
/// from.
#[derive(Clone, Debug)]
pub struct Ahead<N> {
    net: N,
    inputs: Inputs,
    look: Look,
}

impl<N> Ahead<N> {
    /// Liked by this network.
    pub fn new(net: N) -> Ahead<N> {
        Ahead { net, inputs: Inputs::default(), look: Look::default() }
    }
}

impl<G: Evaluate, N: AsRef<Net> + Send> Bot<G> for Ahead<N> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        let Ahead { net, inputs, look } = self;
        let (taste, seat) = (&G::seasoned(), question.seat);
        look.choose(question, rng, 1, (taste, taste), |position| {
            let shares = match G::to_act(position).is_empty() {
                true => result::<G>(position),
                false => net.as_ref().expect::<G>(position, seat, inputs).shares,
            };
            shares[seat.index()]
        })
    }

    fn looked_at(&self) -> u32 {
        self.look.looked_at()
    }
}

/// Is the game over, and has this seat won it alone?
fn has_won<G: Evaluate>(position: &G::Position, seat: Seat) -> bool {
    let places = |position| G::places(position).into_iter().enumerate();
    G::to_act(position).is_empty() && places(position).all(|(at, place)| (place == 1) == (at == seat.index()))
}

/// Everybody plays what looks best at once, to their tastes, until no action is unfinished.
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
        let worth = G::evaluator(seat, taste);
        let candidates = G::candidates(position, seat, taste);
        let Some(next) = best_after::<G>(position, seat, &candidates, worth, purse, chance) else { return };
        *position = next;
    }
}

/// What this seat likes best of where these actions lead; nothing where none is possible or paid for.
pub(crate) fn best_after<G: Evaluate>(
    position: &G::Position,
    seat: Seat,
    actions: &G::Actions,
    mut liking: impl FnMut(&G::Position) -> f32,
    purse: &mut Purse,
    chance: &mut impl Chance,
) -> Option<G::Position> {
    let mut best: Option<(f32, G::Position)> = None;
    for index in actions.iter() {
        if !purse.spend() {
            break;
        }
        let mut next = *position;
        if G::apply(&mut next, seat, G::action(index), chance, &mut ()).is_err() {
            continue;
        }
        let worth = if actions.len() == 1 { 0.0 } else { liking(&next) };
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, next));
        }
    }
    best.map(|(_, next)| next)
}

/// Notices whether anything was drawn at all.
pub(crate) struct Noticing {
    pub(crate) inner: Fast,
    pub(crate) asked: bool,
}

impl Noticing {
    /// It has had none yet.
    pub(crate) fn new(inner: Fast) -> Noticing {
        Noticing { inner, asked: false }
    }
}

impl Chance for Noticing {
    #[inline]
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        self.asked = true;
        self.inner.pick(names, weights)
    }
}
