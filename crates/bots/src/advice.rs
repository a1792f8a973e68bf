//! The coach: the best choices of a seat, each a whole decision, with everybody's chance to win and why; and, when a game is
//! over, how the expectations went and where they turned.
//!
//! [`advise`] and [`why_not`] know the view of the seat they advise and nothing else, like a bot. [`analyse`] looks back on a game
//! that is over, where nothing is hidden any more; but whether a choice was good is asked of what its seat could know.
//!
//! | module | what |
//! |---|---|
//! | [`claim`] | what a choice brings and to whom, as data |
//! | `explain` | the events of a game as quantities: one file for each game |
//! | `lines` | playing a choice out in imagined worlds |
//! | `line` | one of these ways, step by step |
//! | `named` | what a choice says of itself |
//! | `reasons` | what one choice brings that another does not |
//! | `say` | reasons as sentences |
//! | [`winning`] | the chance to win |
//! | `looking_back` | the expectations over a game, and its turning points |
//! | [`appraisal`] | what decisions cost, and which level plays like that |
//! | [`kinds`] | kinds of decision |

pub mod appraisal;
pub mod claim;
mod explain;
pub mod kinds;
mod line;
mod lines;
mod looking_back;
mod mundus_novus;
mod named;
mod puerto_rico;
mod reasons;
mod san_juan;
mod santiago;
mod say;
pub mod winning;

pub use claim::{Claim, What};
pub use explain::Explain;
pub use line::{Line, Still};
pub use looking_back::{Analysis, Turn, analyse};
pub use reasons::{Reasons, Unit};
pub use say::{capital, words};

use crate::{
    Budget, ByNet, ChooseError, Evaluate, Question, Search,
    net::{Expected, Inputs, share},
    registry::asked,
    search::{self, Tried},
};
use catalog::{AnyView, Move, with_game};
use game::{ActionSet, Fast, Game, Seat};
use lines::{TriedOut, try_out};
use std::cmp::Reverse;

/// Who is refused where the network does not fit the game, without which there is nothing to say.
pub(crate) const COACH: &str = "the coach";

/// How many choices are told.
pub const CHOICES: usize = 3;

/// What the coach says.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The best choices, best first: one at least, [`CHOICES`] at most.
    pub choices: Vec<Choice>,
}

/// A choice, and what comes of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What to do first.
    pub action: Move,
    /// The whole decision, that action included: everything the seat does as long as the same is asked of it.
    pub plan: Vec<Move>,
    /// By seat: the share of the others it will finish ahead of.
    pub shares: Vec<f32>,
    /// By seat: the chance to win. They add up to one.
    pub chances: Vec<f32>,
    /// By seat: its points in the end.
    pub points: Vec<f32>,
    /// Why: the best choice compared with the second, any other with the best. None if it is the only one worth a thought.
    pub reasons: Option<Reasons>,
    /// How play would go on, the plan first.
    pub line: Line,
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
        <G as Evaluate>::shipped().fitting(COACH)?;
        let (known, actions) = asked::<G>(view, seat, legal)?;
        let question = Question::<G> { view: known, seat, legal: &actions, budget: *budget };
        let rng = &mut Fast::new(seed);
        let plans = best_plans::<G>(&question, rng);
        Ok(Advice { choices: choices::<G>(&question, &plans, rng) })
    })
}

/// Another legal choice compared with the best of this advice: "why not this?". Nothing if it is not legal, or the best itself.
pub fn why_not(
    view: &AnyView,
    seat: Seat,
    legal: &[Move],
    (advice, other): (&Advice, usize),
    budget: &Budget,
    seed: u64,
) -> Result<Option<Choice>, ChooseError> {
    let best = advice.choices.first();
    let best =
        best.filter(|best| best.action.index != other && legal.iter().any(|legal| legal.index == other));
    let Some(best) = best else { return Ok(None) };
    if let Some(known) = advice.choices.iter().find(|choice| choice.action.index == other) {
        return Ok(Some(known.clone()));
    }
    with_game!(view.game(), G => {
        <G as Evaluate>::shipped().fitting(COACH)?;
        asked::<G>(view, seat, legal)?;
        let (known, actions) = asked::<G>(view, seat, &[best.action, Move { index: other, text: <G as game::Rules>::notation().text(other) }])?;
        let question = Question::<G> { view: known, seat, legal: &actions, budget: *budget };
        let rng = &mut Fast::new(seed);
        let mut tried = Search::new(ByNet::new(G::net())).compare(&question, rng);
        // Whatever this short search says, the long one said which is better.
        tried.sort_by_key(|tried| tried.index == other);
        let world = <G as game::Rules>::imagine(known, rng);
        let first: Vec<usize> = best.plan.iter().map(|action| action.index).collect();
        let find = |index: usize| tried.iter().copied().find(|tried| tried.index == index).unwrap_or(Tried { index, visits: 0, shares: Default::default() });
        let plans = [(first, find(best.action.index)), (lines::decision::<G>(&world, seat, other).0, find(other))];
        Ok(choices::<G>(&question, &plans, rng).pop())
    })
}

/// What speaks for an action against another, where it is known that it is better: both legal for this seat, whose view it is.
pub fn speaks_for(
    view: &AnyView,
    seat: Seat,
    (better, other): (Move, Move),
    seed: u64,
) -> Result<Reasons, ChooseError> {
    with_game!(view.game(), G => {
        <G as Evaluate>::shipped().fitting(COACH)?;
        let (known, _) = asked::<G>(view, seat, &[better, other])?;
        let rng = &mut Fast::new(seed);
        let world = <G as game::Rules>::imagine(known, rng);
        let plans = [better, other].map(|action| lines::decision::<G>(&world, seat, action.index).0);
        let TriedOut { players, outcomes, .. } = try_out::<G>(known, seat, &plans, rng);
        let chance = |outcome: &lines::Outcome| own_chance(&winning::chances(&outcome.expected.shares[..players]), seat);
        let both = [chance(&outcomes[0]), chance(&outcomes[1])];
        Ok(Reasons::new::<G>(seat, &outcomes[0], &outcomes[1], other, true, both))
    })
}

/// A whole decision, and what was found out about its first action.
type Plan = (Vec<usize>, Tried);

/// The best whole decisions, best first. Those that come to the same are one.
fn best_plans<G: Explain>(question: &Question<G>, rng: &mut Fast) -> Vec<Plan> {
    let mut best = Search::new(ByNet::new(G::net())).compare(question, rng);
    // What the search has not tried even once is no advice, unless it has tried nothing at all.
    let walked = best.first().is_some_and(|best| best.visits > 0);
    best.retain(|tried| tried.visits > 0 || !walked);
    let world = G::imagine(question.view, rng);
    let mut ends: Vec<G::Position> = Vec::new();
    let mut plans = Vec::new();
    for tried in best {
        let (plan, end) = lines::decision::<G>(&world, question.seat, tried.index);
        if !ends.contains(&end) {
            ends.push(end);
            plans.push((plan, tried));
        }
        if plans.len() == CHOICES {
            break;
        }
    }
    // The search orders them by how often it tried them. They are told with the chance to win, and in its order.
    if plans.iter().all(|(_, tried)| tried.visits > 0) {
        let players = usize::from(G::setup(&world).players());
        let chance = |tried: &Tried| own_chance(&winning::chances(&tried.shares[..players]), question.seat);
        plans.sort_by_key(|(_, tried)| Reverse(chance(tried)));
    }
    plans
}

/// What comes of these decisions, the first of which is the best.
fn choices<G: Explain>(question: &Question<G>, plans: &[Plan], rng: &mut Fast) -> Vec<Choice> {
    let seat = question.seat;
    let named = |index: usize| Move { index, text: G::notation().text(index) };
    let actions: Vec<Vec<usize>> = plans.iter().map(|(plan, _)| plan.clone()).collect();
    let TriedOut { players, outcomes, first } = try_out::<G>(question.view, seat, &actions, rng);
    let shares_of = |at: usize| {
        let found: &Tried = &plans[at].1;
        if found.visits > 0 { found.shares } else { outcomes[at].expected.shares }
    };
    let chances_of = |at: usize| winning::chances(&shares_of(at)[..players]);
    let choice = |(at, (plan, found)): (usize, &Plan)| {
        let outcome = &outcomes[at];
        let shares = shares_of(at);
        let other = if at == 0 { 1 } else { 0 };
        let reasons = plans.get(other).map(|(_, than)| {
            let both = [at, other].map(|at| own_chance(&chances_of(at), seat));
            Reasons::new::<G>(seat, outcome, &outcomes[other], named(than.index), at == 0, both)
        });
        Choice {
            action: named(found.index),
            plan: plan.iter().copied().map(named).collect(),
            shares: shares[..players].to_vec(),
            chances: chances_of(at),
            points: outcome.expected.points[..players].to_vec(),
            reasons,
            line: Line::new(outcome.steps.iter().map(|&(seat, index)| (seat, named(index))), first),
        }
    };
    plans.iter().enumerate().map(choice).collect()
}

/// A seat's chance to win in percent, as it is told beside those of the others.
fn own_chance(chances: &[f32], seat: Seat) -> u32 {
    winning::percentages(chances)[seat.index()]
}

/// A set of actions.
fn set_of<G: Game>(indices: impl Iterator<Item = usize>) -> G::Actions {
    let mut actions = G::Actions::default();
    indices.for_each(|index| actions.insert(index));
    actions
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

/// Moves all odds alike, until the shares are a half in the mean.
fn balance(shares: &mut [f32]) {
    let odds: Vec<f32> =
        shares.iter().map(|&share| (share / (1.0 - share)).ln().clamp(-20.0, 20.0)).collect();
    let mean = |shift: f32| odds.iter().map(|odds| share(odds + shift)).sum::<f32>() / odds.len() as f32;
    let (mut low, mut high) = (-40.0, 40.0);
    for _ in 0..40 {
        let middle = (low + high) / 2.0;
        if mean(middle) < 0.5 { low = middle } else { high = middle }
    }
    shares.iter_mut().zip(&odds).for_each(|(known, odds)| *known = share(odds + low));
}
