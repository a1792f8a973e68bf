//! The coach: the best choices of a seat with what every seat may expect of them and why, and, when a game is over, how
//! the expectations went and where they turned.
//!
//! [`advise`] knows the view of the seat it advises and nothing else, like a bot. [`analyse`] looks back on a game that is
//! over, where nothing is hidden any more; but whether a choice was good is asked of what its seat could know.
//!
//! | module | what |
//! |---|---|
//! | `reasons` | which of the network's inputs speak for a choice, and what they are about |
//! | `looking_back` | the expectations over a game, and its turning points |

mod looking_back;
mod reasons;

pub use looking_back::{Analysis, Turn, analyse};
pub use reasons::categories;

use crate::{
    Budget, ByNet, ChooseError, Evaluate, Question, Search,
    ahead::settle,
    bot::Purse,
    net::{Expected, Inputs},
    registry::asked,
    search::{self, Tried},
};
use catalog::{AnyView, Move, with_game};
use game::{Fast, Game, Seat};
use reasons::Scales;

/// So many choices are told.
pub const CHOICES: usize = 3;
/// A choice is tried in so many imagined worlds, each with the same luck for every choice.
const WORLDS: u32 = 12;
/// Positions that may be looked at on the way from a choice to the next quiet moment.
const SETTLING: u32 = 2_000;

/// What the coach says.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The best choices, best first: one at least, [`CHOICES`] at most.
    pub choices: Vec<Choice>,
}

/// A choice, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What to do.
    pub action: Move,
    /// By seat: the share of the others it will finish ahead of.
    pub shares: Vec<f32>,
    /// By seat: its points in the end.
    pub points: Vec<f32>,
    /// What speaks for the best choice against the second, or against another one compared with the best: one or two
    /// [`category`] ids, the weightiest first; none if there is hardly a difference.
    pub reasons: Vec<&'static str>,
}

/// The best choices of this seat, whose view it is; `legal` are its legal actions. Without a cap on time, equal arguments
/// give equal advice.
pub fn advise(
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
    budget: &Budget,
    seed: u64,
) -> Result<Advice, ChooseError> {
    with_game!(view.game(), G => {
        let (known, actions) = asked::<G>(view, seat, legal)?;
        let question = Question::<G> { view: known, seat, legal: &actions, budget: *budget };
        Ok(advise_typed::<G>(&question, legal, &mut Fast::new(seed)))
    })
}

fn advise_typed<G: Evaluate>(question: &Question<G>, legal: &[Move], rng: &mut Fast) -> Advice {
    let mut best = Search::new(ByNet::new(G::net())).compare(question, rng);
    // What the search has not even walked once is no advice, unless it has walked nothing at all.
    let walked = best.first().is_some_and(|best| best.visits > 0);
    best.retain(|tried| tried.visits > 0 || !walked);
    best.truncate(CHOICES);
    let indices: Vec<usize> = best.iter().map(|tried| tried.index).collect();
    let tried = try_out::<G>(question.view, question.seat, &indices, rng);
    let choices = best.iter().enumerate().filter_map(|(at, found)| {
        let players = tried.players;
        let outcome = tried.outcomes[at];
        let shares = if found.visits > 0 { found.shares } else { outcome.shares };
        Some(Choice {
            action: legal.iter().copied().find(|legal| legal.index == found.index)?,
            shares: shares[..players].to_vec(),
            points: outcome.points[..players].to_vec(),
            reasons: tried.scales.get(at).map(Scales::weightiest).unwrap_or_default(),
        })
    });
    Advice { choices: choices.collect() }
}

/// A set of actions.
fn set_of<G: Game>(indices: impl Iterator<Item = usize>) -> G::Actions {
    let mut actions = G::Actions::default();
    indices.for_each(|index| game::ActionSet::insert(&mut actions, index));
    actions
}

/// What came of some choices in imagined worlds.
struct TriedOut {
    players: usize,
    /// By choice: the mean over all worlds.
    outcomes: Vec<Expected>,
    /// By choice: what speaks for the first against the second; of the others, for the first against them.
    scales: Vec<Scales>,
}

/// Tries choices in the same imagined worlds with the same luck, to the next quiet moment after each.
fn try_out<G: Evaluate>(view: &G::View, seat: Seat, choices: &[usize], rng: &mut Fast) -> TriedOut {
    let taste = &G::seasoned();
    let mut outcomes = vec![Expected::default(); choices.len()];
    let mut scales = vec![Scales::default(); if choices.len() > 1 { choices.len() } else { 0 }];
    let mut seen = vec![Inputs::default(); choices.len()];
    let mut players = 0;
    for _ in 0..WORLDS {
        let position = G::imagine(view, rng);
        players = usize::from(G::setup(&position).players());
        let luck = Fast::new(rng.bits());
        for (at, &index) in choices.iter().enumerate() {
            let (mut next, mut chance) = (position, luck.clone());
            let mut purse = Purse::new(&Budget::nodes(SETTLING));
            // Legal here, because it is in every world that the seat cannot tell from the true one.
            if G::apply(&mut next, seat, G::action(index), &mut chance, &mut ()).is_ok() {
                settle::<G>(&mut next, seat, (taste, taste), &mut purse, &mut chance);
            }
            let found = expect::<G>(&next, seat, &mut seen[at]);
            for (sum, value) in outcomes[at].shares.iter_mut().zip(found.shares) {
                *sum += value / WORLDS as f32;
            }
            for (sum, value) in outcomes[at].points.iter_mut().zip(found.points) {
                *sum += value / WORLDS as f32;
            }
        }
        for (at, scales) in scales.iter_mut().enumerate() {
            scales.weigh::<G>(&seen[0].set, &seen[at.max(1)].set);
        }
    }
    TriedOut { players, outcomes, scales }
}

/// What every seat may expect here, as this seat sees it; a game that is over speaks for itself. Leaves what the network
/// looks at in `inputs`.
fn expect<G: Evaluate>(position: &G::Position, seat: Seat, inputs: &mut Inputs) -> Expected {
    let mut expected = G::net().expect::<G>(position, seat, inputs);
    if G::to_act(position).is_empty() {
        expected.shares = search::result::<G>(position);
        for seat in Seat::all(G::setup(position).players()) {
            expected.points[seat.index()] = G::score(position, seat).total() as f32;
        }
    }
    expected
}

/// The best of what a search has tried.
fn best_of(tried: &[Tried]) -> Option<usize> {
    tried.first().map(|tried| tried.index)
}
