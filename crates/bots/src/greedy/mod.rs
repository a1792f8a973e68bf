//! Looks one action ahead and takes what looks best, judged by an evaluation made by hand for each game.
//!
//! One action ahead, and then to the next quiet moment: after the action tried, everybody plays what looks best to
//! themselves at once, until nothing is half-done ([`Evaluate::quiet`]). Otherwise a role whose fruits are picked by later
//! decisions would look like nothing.

pub mod characters;
mod mundus_novus;
mod puerto_rico;
mod san_juan;
mod santiago;

pub use characters::Character;

use crate::{Bot, Budget, Level, Net, bot::Purse, level::Strength, search::Values};
use game::{ActionSet, Chance, Fast, Game, Seat};

/// A game that greedy can play: positions judged by hand.
pub trait Evaluate: Game {
    /// Where chance or hidden things matter, an action is tried in so many imagined worlds.
    const WORLDS: u32 = 4;

    /// What a player may like more than others do; the default is to like everything for what it is worth.
    type Taste: Copy + Default + Send + Sync + 'static;

    /// The players with a taste of their own: the frozen pool of this game.
    const CHARACTERS: &'static [Character<Self::Taste>];

    /// How well this seat stands in its own eyes, in about the game's points; higher is better. Others doing well may
    /// count against it.
    fn evaluate(position: &Self::Position, seat: Seat, taste: &Self::Taste) -> f32;

    /// The points every seat may expect in the end, whoever else there is; of a game that is over, those it has.
    fn prospects(position: &Self::Position) -> Values;

    /// What has been learned about this game.
    fn net() -> &'static Net;

    /// How strong each level is, weakest first.
    const LEVELS: [Strength; Level::ALL.len()];

    /// Is nothing half-done here, so that [`Evaluate::evaluate`] can be trusted? `seat` is the one who thinks. A game
    /// that is over is always quiet.
    fn quiet(_position: &Self::Position, _seat: Seat) -> bool {
        true
    }

    /// How many points of [`Evaluate::prospects`] apart two seats must be for the better one to finish ahead in about
    /// three cases of four.
    const SCALE: f32 = 2.7;

    /// Is this a moment at which a search stops and judges: quiet, and about to turn to something new?
    fn pause(position: &Self::Position, seat: Seat) -> bool {
        Self::quiet(position, seat)
    }

    /// The actions worth trying for this seat, at least one: a part of the legal ones.
    fn candidates(position: &Self::Position, seat: Seat, _taste: &Self::Taste) -> Self::Actions {
        Self::canonical(position, seat)
    }
}

/// Something for every seat at a table of so many.
fn by_seat(players: u8, mut of: impl FnMut(Seat) -> f32) -> Values {
    let mut values = Values::default();
    for seat in Seat::all(players) {
        values[seat.index()] = of(seat);
    }
    values
}

/// Decisions after the action tried until a quiet moment is no longer waited for.
const PATIENCE: u32 = 64;

/// Plays what looks best one action ahead, to its taste.
#[derive(Clone, Debug, Default)]
pub struct Greedy<T> {
    taste: T,
    sums: Vec<(usize, f32)>,
    looked_at: u32,
}

impl<T> Greedy<T> {
    /// With this taste.
    pub fn with(taste: T) -> Greedy<T> {
        Greedy { taste, sums: Vec::new(), looked_at: 0 }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G::Taste> {
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
                let worth_trying = G::candidates(&position, seat, &self.taste);
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
                    settle::<G>(&mut next, seat, &self.taste, &mut purse, &mut chance);
                    *sum += G::evaluate(&next, seat, &self.taste);
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

/// Everybody plays what looks best at once, until nothing is half-done: the thinker to this taste, the others to none.
pub(crate) fn settle<G: Evaluate>(
    position: &mut G::Position,
    thinker: Seat,
    taste: &G::Taste,
    purse: &mut Purse,
    chance: &mut impl Chance,
) {
    let plain = G::Taste::default();
    for _ in 0..PATIENCE {
        let Some(seat) = G::to_act(position).first() else { return };
        if purse.is_empty() || G::quiet(position, thinker) {
            return;
        }
        let taste = if seat == thinker { taste } else { &plain };
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
