//! After the game: what every seat could expect as it went on, and the choices that cost their seat most.

use super::{best_of, expect, set_of, try_out};
use crate::{
    Budget, ByNet, Evaluate, Question, Search,
    ahead::settle,
    bot::Purse,
    net::{Inputs, share},
    search::worth_trying,
};
use catalog::{AnyPosition, Move, with_game};
use game::{ActionSet, Fast, Rules, Seat, Seats};

/// So many turning points are told.
const TURNS: usize = 3;
/// So many choices that look bad at a glance are looked at with care.
const SUSPECTS: usize = 8;
/// Positions that may be looked at for a glance at one choice.
const GLANCE: u32 = 600;
/// A choice that cost its seat less than this share is no turning point.
const LEAST: f32 = 0.03;

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// After how many steps, and by seat the share of the others it could expect to finish ahead of: where nothing was
    /// half-done, and at the end, where it is the result.
    pub shares: Vec<(u32, Vec<f32>)>,
    /// The choices that cost their seat most, in the order of the game.
    pub turns: Vec<Turn>,
}

/// A choice after which its seat could expect less than after another.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Turn {
    /// Steps played before it.
    pub step: u32,
    /// Whose choice it was.
    pub seat: Seat,
    /// What was chosen.
    pub played: usize,
    /// What would have been better.
    pub better: Move,
    /// The share of the others that the seat could expect to finish ahead of after what was chosen ...
    pub share: f32,
    /// ... and after what would have been better.
    pub better_share: f32,
}

/// Looks back on a game: `positions` from the set-up on, and who did what (by index) in each but the last. Turning points
/// of the seats in `first` go before those of others. `budget` is for each of the few choices that are looked at with care.
pub fn analyse(
    positions: &[AnyPosition],
    played: &[(Seat, usize)],
    first: Seats,
    budget: &Budget,
    seed: u64,
) -> Analysis {
    let Some(start) = positions.first() else { return Analysis::default() };
    with_game!(start.game(), G => {
        let typed: Vec<<G as Rules>::Position> =
            positions.iter().filter_map(|position| position.downcast().copied()).collect();
        let rng = &mut Fast::new(seed);
        let mut turns = turns::<G>(&typed, played, first, budget, rng);
        turns.sort_by(|a, b| {
            let cost = |turn: &Turn| turn.better_share - turn.share;
            first.contains(b.seat).cmp(&first.contains(a.seat)).then(cost(b).total_cmp(&cost(a)))
        });
        // Of what a seat decided in one go, what cost most.
        let goes = goes(played);
        let mut told = std::collections::HashSet::new();
        turns.retain(|turn| told.insert(goes[turn.step as usize]));
        turns.truncate(TURNS);
        turns.sort_by_key(|turn| turn.step);
        Analysis { shares: shares::<G>(&typed), turns }
    })
}

/// Numbers what was played in goes: as long as the same seat decides, it is one.
fn goes(played: &[(Seat, usize)]) -> Vec<u32> {
    let mut go = 0;
    let number = |at: usize| {
        go += u32::from(at > 0 && played[at].0 != played[at - 1].0);
        go
    };
    (0..played.len()).map(number).collect()
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

/// Choices that were worse than another, as far as their seats could know.
fn turns<G: Evaluate>(
    positions: &[G::Position],
    played: &[(Seat, usize)],
    first: Seats,
    budget: &Budget,
    rng: &mut Fast,
) -> Vec<Turn> {
    let mut suspects: Vec<(f32, usize)> = Vec::new();
    for (step, (position, &(seat, index))) in positions.iter().zip(played).enumerate() {
        let cost = glance::<G>(&G::view(position, Some(seat)), position, seat, index, rng);
        suspects.extend(cost.filter(|cost| *cost > LEAST).map(|cost| (cost, step)));
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0));
    // As many of those who go first as of the others.
    let (mut own, mut others): (Vec<_>, Vec<_>) =
        suspects.into_iter().partition(|&(_, step)| first.contains(played[step].0));
    own.truncate(SUSPECTS);
    others.truncate(SUSPECTS);
    own.extend(others);
    let turn = |(_, step): (f32, usize)| {
        let (seat, index) = played[step];
        let view = G::view(&positions[step], Some(seat));
        let legal = G::legal(&positions[step], seat);
        let question = Question::<G> { view: &view, seat, legal: &legal, budget: *budget };
        let tried = Search::new(ByNet::new(G::net())).compare(&question, rng);
        let better = best_of(&tried).filter(|&better| better != index)?;
        let outcomes = try_out::<G>(&view, seat, &[better, index], rng).outcomes;
        let [better_share, share] = [0, 1].map(|at| outcomes[at].shares[seat.index()]);
        let better = Move { index: better, text: G::notation().text(better) };
        let turn = Turn { step: step as u32, seat, played: index, better, share, better_share };
        (better_share - share > LEAST).then_some(turn)
    };
    own.into_iter().filter_map(turn).collect()
}

/// What a choice seems to cost its seat against the best other one, in one imagined world; `None` without another one.
fn glance<G: Evaluate>(
    view: &G::View,
    position: &G::Position,
    seat: Seat,
    played: usize,
    rng: &mut Fast,
) -> Option<f32> {
    let taste = &G::seasoned();
    let legal = G::legal(position, seat);
    let world = G::imagine(view, rng);
    let others = worth_trying(&legal, &G::candidates(&world, seat, taste));
    let all = set_of::<G>(others.iter().chain([played]));
    if all.len() < 2 {
        return None;
    }
    let luck = Fast::new(rng.bits());
    let mut inputs = Inputs::default();
    let (mut best, mut own) = (f32::MIN, None);
    let each = GLANCE / all.len() as u32;
    for index in all.iter() {
        let (mut next, mut chance) = (world, luck.clone());
        let mut purse = Purse::new(&Budget::nodes(each.max(16)));
        if G::apply(&mut next, seat, G::action(index), &mut chance, &mut ()).is_err() {
            continue;
        }
        settle::<G>(&mut next, seat, (taste, taste), &mut purse, &mut chance);
        let share = expect::<G>(&next, seat, &mut inputs).shares[seat.index()];
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

    #[test]
    fn decisions_of_one_seat_without_another_between_are_one_go() {
        let played = [0, 0, 1, 0, 0].map(|seat| (Seat::new(seat), 0));
        assert_eq!(goes(&played), [0, 0, 1, 2, 2]);
    }
}
