//! After the game: what every seat could expect as it went on, and the choices that cost their seat most.

use super::{
    COACH, Explain, Reasons, balance, best_plans, expect,
    lines::{TriedOut, carried_out, play, try_out},
    own_chance, set_of,
    winning::chances,
};
use crate::{Budget, Evaluate, Question, Unplayable, ahead::Noticing, net::Inputs, search::worth_trying};
use catalog::{AnyPosition, Move, with_game};
use game::{ActionSet, Fast, Rules, Seat, Seats};
use std::ops::RangeInclusive;

/// How many turning points are told of each person's seat, and of all the others together.
const TURNS: usize = 3;
/// How many choices that look bad at a glance are looked at with care, altogether ...
const SUSPECTS: usize = 16;
/// ... and of each group at least and at most: some turn out not to be so bad.
const SUSPECTS_OF_EACH: RangeInclusive<usize> = 4..=8;
/// Positions that may be looked at for a glance at one choice.
const GLANCE: u32 = 600;
/// What luck brought is compared with this many other outcomes.
const OUTCOMES: usize = 6;
/// A choice that cost its seat less than this share is not a turning point.
const LEAST: f32 = 0.03;

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// After how many steps, and by seat the share of the others it could expect to finish ahead of: where no action was
    /// unfinished, and at the end, where it is the result.
    pub shares: Vec<(u32, Vec<f32>)>,
    /// The choices that cost their seat most, in the order of the game: up to three of each seat that matters to the reader, and up
    /// to three of the others.
    pub turns: Vec<Turn>,
    /// By seat: how many points more its luck brought than it could expect. After every random draw, what every seat
    /// could expect is compared with the mean over other outcomes of the same action.
    pub luck: Vec<f32>,
}

/// A decision after which its seat could expect less than after another.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// Steps played before it.
    pub step: u32,
    /// Whose decision it was.
    pub seat: Seat,
    /// All that was done: the whole decision.
    pub plan: Vec<Move>,
    /// The whole of what would have been better.
    pub better_plan: Vec<Move>,
    /// The share of the others that the seat could expect to finish ahead of after what was chosen ...
    pub share: f32,
    /// ... and after what would have been better.
    pub better_share: f32,
    /// Its chance to win after what was chosen ...
    pub chance: f32,
    /// ... and after what would have been better.
    pub better_chance: f32,
    /// Why the better one was better than the one chosen.
    pub reasons: Reasons,
}

impl Turn {
    /// Where the two decisions differ: after how many steps, what was done there, and what would have been better there.
    pub fn parting(&self) -> Option<(u32, Move, Move)> {
        let mut both = (self.step..).zip(self.plan.iter().zip(&self.better_plan));
        let (step, (played, better)) = both.find(|(_, (played, better))| played != better)?;
        Some((step, *played, *better))
    }

    fn cost(&self) -> f32 {
        self.better_share - self.share
    }
}

/// Looks back on a game: `positions` from the set-up on, and who did what (by index) in each but the last. Each of
/// the seats in `people` is told its own turning points; the other seats share theirs. `budget` is for each of the few choices that are looked at with care.
pub fn analyse(
    positions: &[AnyPosition],
    played: &[(Seat, usize)],
    people: Seats,
    budget: &Budget,
    seed: u64,
) -> Result<Analysis, Unplayable> {
    let Some(start) = positions.first() else { return Ok(Analysis::default()) };
    with_game!(start.game(), G => {
        <G as Evaluate>::shipped().fitting(COACH)?;
        let typed: Vec<<G as Rules>::Position> =
            positions.iter().filter_map(|position| position.downcast().copied()).collect();
        let rng = &mut Fast::new(seed);
        let mut turns = turns::<G>(&typed, played, people, budget, rng);
        turns.sort_by_key(|turn| turn.step);
        let luck = luck::<G>(&typed, played, rng);
        Ok(Analysis { shares: shares::<G>(&typed), turns, luck })
    })
}

/// The mean of what all seats see, for each of them: balanced, because somebody finishes ahead wherever another does not.
fn shares<G: Evaluate>(positions: &[G::Position]) -> Vec<(u32, Vec<f32>)> {
    let mut inputs = Inputs::default();
    let mut at_rest = Vec::new();
    for (step, position) in positions.iter().enumerate() {
        let players = G::setup(position).players();
        let rests = G::to_act(position).first().is_none_or(|seat| G::pause(position, seat));
        if !rests && step > 0 {
            continue;
        }
        let mut sums = vec![0.0; players.into()];
        for seat in Seat::all(players) {
            let seen = expect::<G>(position, seat, &mut inputs).shares;
            sums.iter_mut().zip(seen).for_each(|(sum, share)| *sum += share / f32::from(players));
        }
        if !G::to_act(position).is_empty() {
            balance(&mut sums);
        }
        at_rest.push((step as u32, sums));
    }
    at_rest
}

/// Decisions that were worse than another, as far as their seats could know.
fn turns<G: Explain>(
    positions: &[G::Position],
    played: &[(Seat, usize)],
    people: Seats,
    budget: &Budget,
    rng: &mut Fast,
) -> Vec<Turn> {
    let mut suspects: Vec<(f32, Decision)> = Vec::new();
    for decision in decisions::<G>(positions, played) {
        let cost = glance::<G>(&positions[decision.step], &decision, rng);
        suspects.extend(cost.filter(|cost| *cost > LEAST).map(|cost| (cost, decision)));
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
    // A group for each person, and one for all the others.
    let mut groups: Vec<Vec<Decision>> = (0..=people.len()).map(|_| Vec::new()).collect();
    for (_, decision) in suspects {
        let group = people.iter().position(|seat| seat == decision.seat).unwrap_or(people.len());
        groups[group].push(decision);
    }
    let each = (SUSPECTS / groups.len()).clamp(*SUSPECTS_OF_EACH.start(), *SUSPECTS_OF_EACH.end());
    let mut told = Vec::new();
    for group in groups {
        let looked_at = group.into_iter().take(each);
        let mut turns: Vec<Turn> =
            looked_at.filter_map(|decision| turn::<G>(positions, decision, budget, rng)).collect();
        turns.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        turns.truncate(TURNS);
        told.extend(turns);
    }
    told
}

/// What luck brought every seat beyond what it could expect, in points.
fn luck<G: Explain>(positions: &[G::Position], played: &[(Seat, usize)], rng: &mut Fast) -> Vec<f32> {
    let Some(start) = positions.first() else { return Vec::new() };
    let players = G::setup(start).players();
    let mut inputs = Inputs::default();
    let mut points = |position: &G::Position| {
        let seen =
            Seat::all(players).map(|seat| expect::<G>(position, seat, &mut inputs).points[seat.index()]);
        seen.collect::<Vec<f32>>()
    };
    let mut luck = vec![0.0; players.into()];
    for (pair, &(seat, index)) in positions.windows(2).zip(played) {
        let mut others: Vec<G::Position> = Vec::with_capacity(OUTCOMES);
        for _ in 0..OUTCOMES {
            let (mut other, mut chance) = (pair[0], Noticing::new(Fast::new(rng.bits())));
            let done = G::apply(&mut other, seat, G::action(index), &mut chance, &mut ());
            if done.is_err() || !chance.asked {
                break;
            }
            others.push(other);
        }
        if others.len() < OUTCOMES {
            continue;
        }
        let happened = points(&pair[1]);
        luck.iter_mut().zip(happened).for_each(|(sum, points)| *sum += points);
        for other in &others {
            let could = points(other);
            luck.iter_mut().zip(could).for_each(|(sum, points)| *sum -= points / OUTCOMES as f32);
        }
    }
    luck
}

/// One whole decision of a game.
pub(super) struct Decision {
    /// Steps played before it.
    pub step: usize,
    pub seat: Seat,
    /// Everything that was done, by index.
    pub plan: Vec<usize>,
}

/// All decisions of a game.
pub(super) fn decisions<G: Explain>(positions: &[G::Position], played: &[(Seat, usize)]) -> Vec<Decision> {
    let mut found = Vec::new();
    let mut step = 0;
    while let (Some(position), Some(&(seat, _))) = (positions.get(step), played.get(step)) {
        let run: Vec<usize> =
            played[step..].iter().take_while(|(actor, _)| *actor == seat).map(|(_, index)| *index).collect();
        let plan = carried_out::<G>(position, seat, &run);
        let length = plan.len().max(1);
        found.push(Decision { step, seat, plan });
        step += length;
    }
    found
}

/// A decision looked at with care: a turning point if another one was better.
fn turn<G: Explain>(
    positions: &[G::Position],
    Decision { step, seat, plan }: Decision,
    budget: &Budget,
    rng: &mut Fast,
) -> Option<Turn> {
    let position = &positions[step];
    let (view, legal) = (G::view(position, Some(seat)), G::legal(position, seat));
    let question = Question::<G> { view: &view, seat, legal: &legal, budget: *budget };
    let best = best_plans::<G>(&question, rng).into_iter().next()?;
    // The same decision in another order is the same decision, and so is one that only goes on where the other was cut short by luck.
    let world = G::imagine(&view, rng);
    let begins_alike = best.0.starts_with(&plan) || plan.starts_with(&best.0);
    if begins_alike || ends_alike::<G>(&world, seat, &best.0, &plan) {
        return None;
    }
    let TriedOut { players, outcomes, .. } = try_out::<G>(&view, seat, &[best.0.clone(), plan.clone()], rng);
    let own = |values: &[f32]| values[seat.index()];
    let [better, worse] = [0, 1].map(|at| &outcomes[at].expected.shares[..players]);
    let named = |index: usize| Move { index, text: G::notation().text(index) };
    let played = *plan.first()?;
    let turn = Turn {
        step: step as u32,
        seat,
        share: own(worse),
        better_share: own(better),
        chance: own(&chances(worse)),
        better_chance: own(&chances(better)),
        reasons: Reasons::new::<G>(
            seat,
            &outcomes[0],
            &outcomes[1],
            named(played),
            true,
            [better, worse].map(|shares| own_chance(&chances(shares), seat)),
        ),
        plan: plan.into_iter().map(named).collect(),
        better_plan: best.0.into_iter().map(named).collect(),
    };
    (turn.cost() > LEAST).then_some(turn)
}

/// Do two decisions have the same result?
fn ends_alike<G: Explain>(world: &G::Position, seat: Seat, a: &[usize], b: &[usize]) -> bool {
    let end = |plan: &[usize]| {
        let (mut position, mut luck) = (*world, Fast::new(0));
        let played = plan
            .iter()
            .all(|&index| G::apply(&mut position, seat, G::action(index), &mut luck, &mut ()).is_ok());
        played.then_some(position)
    };
    end(a).is_some_and(|here| Some(here) == end(b))
}

/// What a decision seems to cost its seat against the best other one, in one imagined world; `None` without another one.
fn glance<G: Explain>(position: &G::Position, decision: &Decision, rng: &mut Fast) -> Option<f32> {
    let Decision { seat, plan, .. } = decision;
    let (seat, played) = (*seat, *plan.first()?);
    let legal = G::legal(position, seat);
    let world = G::imagine(&G::view(position, Some(seat)), rng);
    let others = worth_trying(&legal, &G::candidates(&world, seat, &G::seasoned()));
    let all = set_of::<G>(others.iter().chain([played]));
    if all.len() < 2 {
        return None;
    }
    let luck = Fast::new(rng.bits());
    let mut inputs = Inputs::default();
    let (mut best, mut own) = (f32::MIN, None);
    let each = (GLANCE / all.len() as u32).max(16);
    for index in all.iter() {
        let tried: &[usize] = if index == played { plan } else { &[index] };
        let line = play::<G>(&world, seat, tried, &luck, each);
        let share = expect::<G>(&line.end, seat, &mut inputs).shares[seat.index()];
        best = best.max(share);
        if index == played {
            own = Some(share);
        }
    }
    own.map(|own| best - own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn balanced_shares_are_a_half_in_the_mean_and_keep_their_order() {
        for shares in [[0.9, 0.85, 0.02], [0.1, 0.2, 0.3], [0.999, 1.0, 0.0]] {
            let mut balanced = shares;
            balance(&mut balanced);
            assert!((balanced.iter().sum::<f32>() - 1.5).abs() < 1e-3, "{balanced:?}");
            assert!(balanced.iter().all(|share| (0.0..=1.0).contains(share)));
            assert_eq!(shares[0] < shares[1], balanced[0] < balanced[1]);
        }
    }
}
