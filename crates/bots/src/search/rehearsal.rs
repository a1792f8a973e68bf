//! Plans weighed as a whole: each is played in the same imagined worlds, everybody goes on with what looks best at a glance
//! until its effect shows, and the result is judged. The worse half is dropped again and again, so that more is learned
//! about the plans that are left.

use super::{Tried, Values};
use crate::{Evaluate, Question, ahead::best_after, bot::Purse, judge::Judge};
use game::{ActionSet, Fast, Seat};

/// Worlds before the worse half is dropped for the first time; twice as many before each further time.
const FIRST_WORLDS: u32 = 16;
/// After this many decisions a plan is judged even if its effect does not show yet.
const PATIENCE: u32 = 1_000;

/// A plan and its results.
struct Rehearsed<'a, A> {
    plan: &'a [A],
    worlds: u32,
    sums: Values,
}

impl<A> Rehearsed<'_, A> {
    fn shares(&self) -> Values {
        self.sums.map(|sum| sum / self.worlds.max(1) as f32)
    }
}

/// The plans of the seat that is asked, if there is a choice between them.
pub(super) fn plans<G: Evaluate>(question: &Question<G>, rng: &Fast) -> Option<Vec<Vec<G::Action>>> {
    let position = G::imagine(question.view, &mut rng.clone());
    let mut plans = G::plans(&position, question.seat);
    plans.retain(|plan| plan.first().is_some_and(|&first| question.legal.contains(G::index(first))));
    let differs = plans.iter().any(|plan| plan.first() != plans[0].first());
    differs.then_some(plans)
}

/// What the plans begin with, best first, and what was spent to find out.
pub(super) fn rehearse<G: Evaluate>(
    question: &Question<G>,
    plans: &[Vec<G::Action>],
    judge: &mut impl Judge<G>,
    rng: &mut Fast,
) -> (Vec<Tried>, u32) {
    let seat = question.seat;
    let mut purse = Purse::new(&question.budget);
    let seed = rng.bits();
    let mut all: Vec<_> =
        plans.iter().map(|plan| Rehearsed { plan, worlds: 0, sums: Values::default() }).collect();
    let (mut left, mut until) = (all.len(), FIRST_WORLDS);
    let mut found = Vec::with_capacity(left);
    for world in 0.. {
        if world == until {
            left = left.div_ceil(2);
            until *= 2;
        }
        if left == 1 {
            break;
        }
        let mut luck = Fast::of_game(seed, world.into());
        let mut position = G::imagine(question.view, &mut luck);
        // Those who choose at the same time do not know the plan: what they choose is the same whatever it is.
        while let Some(other) = G::to_act(&position).iter().find(|&other| other != seat)
            && G::to_act(&position).contains(seat)
            && go_on::<G>(&mut position, other, &mut purse, &mut luck)
        {}
        found.clear();
        for rehearsed in &all[..left] {
            let (mut position, mut luck) = (position, luck.clone());
            if play_out::<G>(&mut position, seat, rehearsed.plan, &mut purse, &mut luck) {
                found.push(judge.judge(&position, seat));
            }
        }
        // Half a world would favour the plans it has reached.
        if found.len() < left {
            break;
        }
        for (rehearsed, values) in all.iter_mut().zip(&found) {
            rehearsed.worlds += 1;
            rehearsed.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
        let share = |rehearsed: &Rehearsed<G::Action>| rehearsed.shares()[seat.index()];
        all[..left].sort_by(|a, b| share(b).total_cmp(&share(a)));
    }
    (begun::<G>(&all), purse.spent())
}

/// The actions that the plans begin with, those of the best plans first.
fn begun<G: Evaluate>(all: &[Rehearsed<G::Action>]) -> Vec<Tried> {
    let mut tried: Vec<Tried> = Vec::new();
    for rehearsed in all {
        let index = G::index(rehearsed.plan[0]);
        if tried.iter().all(|tried| tried.index != index) {
            tried.push(Tried { index, visits: rehearsed.worlds, shares: rehearsed.shares() });
        }
    }
    tried
}

/// Plays a plan, and what looks best at a glance until its effect shows; false when the budget does not suffice.
fn play_out<G: Evaluate>(
    position: &mut G::Position,
    seat: Seat,
    plan: &[G::Action],
    purse: &mut Purse,
    luck: &mut Fast,
) -> bool {
    for &action in plan {
        // What a plan counted on may not be there in every world: then it ends here.
        if G::apply(position, seat, action, luck, &mut ()).is_err() {
            break;
        }
    }
    for _ in 0..PATIENCE {
        let Some(mover) = G::to_act(position).first() else { return true };
        if G::plan_is_done(position, seat) {
            return true;
        }
        if !go_on::<G>(position, mover, purse, luck) {
            return false;
        }
    }
    true
}

/// A seat does what looks best at a glance; false when the budget does not suffice.
fn go_on<G: Evaluate>(position: &mut G::Position, seat: Seat, purse: &mut Purse, luck: &mut Fast) -> bool {
    let taste = G::seasoned();
    let candidates = G::candidates(position, seat, &taste);
    let glance = G::glance(position, seat, &taste);
    let next = best_after::<G>(position, seat, &candidates, glance, purse, luck);
    let Some(next) = next.filter(|_| !purse.is_empty()) else { return false };
    *position = next;
    true
}
