//! Walks guided by an evaluation: what looks good at once is tried first, and a quiet position is judged as it stands.

use super::{
    Values, rehearsal, result,
    tree::{Arm, Guide, Tree, Walk},
    walk, walk_and_choose,
};
use crate::{
    Bot, Evaluate, Question,
    ahead::settle,
    bot::{Purse, Searched},
    judge::{ByHand, Judge},
};
use game::{ActionSet, Fast, Seat, playout};

/// How much is tried beside what is best so far.
const EXPLORE: f32 = 1.0;
/// An action that looks worse by this many points is `e` times less promising.
const TEMPER: f32 = 4.0;
/// The same for the share of the others that is expected, where it is asked for.
const TEMPER_OF_SHARES: f32 = 0.1;
/// However bad an action looks, it keeps this share of the best one's weight.
const LEAST: f32 = 0.01;

/// A search of this many nodes is long: luck in random games evens out.
const LONG: u32 = 2_000;
/// From this many nodes on plans are rehearsed: fewer would not show which are better.
const REHEARSED: u32 = 10_000;

/// Tree search with leaves judged by `J`. A node of its budget is a position looked at.
#[derive(Clone, Debug, Default)]
pub struct Search<J = ByHand> {
    judge: J,
    last: Searched,
}

impl<J> Search<J> {
    /// Judged by this one.
    pub fn new(judge: J) -> Search<J> {
        Search { judge, last: Searched::default() }
    }

    /// Nothing was searched for the choice that is made now.
    pub(crate) fn forget(&mut self) {
        self.last = Searched::default();
    }
}

/// An action that a search has tried.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Tried {
    /// Its index.
    pub index: usize,
    /// Walks that took it.
    pub visits: u32,
    /// What every seat could expect on them, 0 to 1 each; without a walk, nothing.
    pub shares: Values,
}

impl<J> Search<J> {
    /// All that is worth trying, best first. Where that is one action only, nothing was walked.
    pub fn compare<G: Evaluate>(&mut self, question: &Question<G>, rng: &mut Fast) -> Vec<Tried>
    where
        J: Judge<G>,
    {
        match self.rehearse(question, rng) {
            Some(tried) => tried,
            None => self.walked(question, rng).0,
        }
    }

    /// The same by walks alone, with the tree they made.
    pub(crate) fn walked<G: Evaluate>(&mut self, question: &Question<G>, rng: &mut Fast) -> (Vec<Tried>, Tree)
    where
        J: Judge<G>,
    {
        let mut guide = Judged { thinker: question.seat, judge: &mut self.judge, played_out: 0.0 };
        let mut sums: Vec<Values> = Vec::new();
        let (tree, worth_trying, nodes) = walk::<G>(question, rng, &mut guide, |tree| {
            let Some((arm, values)) = tree.last_walk() else { return };
            sums.resize(tree.root().len(), Values::default());
            sums[arm].iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        });
        let visits = tree.root().iter().map(|arm| (arm.index, arm.visits)).collect();
        self.last = Searched { nodes, visits };
        sums.resize(tree.root().len(), Values::default());
        let mut arms: Vec<(&Arm, Values)> = tree.root().iter().zip(sums).collect();
        arms.sort_by(|(a, _), (b, _)| {
            let (visits, sum) = (b.visits.cmp(&a.visits), b.sum.total_cmp(&a.sum));
            visits.then(sum).then(b.weight.total_cmp(&a.weight))
        });
        if arms.is_empty() {
            let untried = |index| Tried { index, visits: 0, shares: Values::default() };
            return (worth_trying.iter().map(untried).collect(), tree);
        }
        let mean = |(arm, sums): (&Arm, Values)| Tried {
            index: arm.index,
            visits: arm.visits,
            shares: sums.map(|sum| sum / arm.visits.max(1) as f32),
        };
        (arms.into_iter().map(mean).collect(), tree)
    }

    /// Where there are plans to choose from, and nodes enough: what they begin with, best first.
    fn rehearse<G: Evaluate>(&mut self, question: &Question<G>, rng: &mut Fast) -> Option<Vec<Tried>>
    where
        J: Judge<G>,
    {
        if question.budget.nodes < REHEARSED {
            return None;
        }
        let plans = rehearsal::plans::<G>(question, rng)?;
        let (tried, nodes) = rehearsal::rehearse(question, &plans, &mut self.judge, rng);
        let visits = tried.iter().map(|tried| (tried.index, tried.visits)).collect();
        self.last = Searched { nodes, visits };
        Some(tried)
    }
}

impl<G: Evaluate, J: Judge<G> + Send> Bot<G> for Search<J> {
    fn choose(&mut self, question: &Question<G>, rng: &mut Fast) -> G::Action {
        if let Some(best) = self.rehearse(question, rng).and_then(|tried| tried.into_iter().next()) {
            return G::action(best.index);
        }
        let played_out = if question.budget.nodes < LONG { 0.0 } else { G::PLAYED_OUT };
        let mut guide = Judged { thinker: question.seat, judge: &mut self.judge, played_out };
        let action;
        (action, self.last) = walk_and_choose::<G>(question, rng, &mut guide);
        action
    }

    fn looked_at(&self) -> u32 {
        self.last.nodes
    }

    fn visits(&self) -> &[(usize, u32)] {
        &self.last.visits
    }
}

struct Judged<'a, J> {
    thinker: Seat,
    judge: &'a mut J,
    played_out: f32,
}

impl<G: Evaluate, J: Judge<G>> Guide<G> for Judged<'_, J> {
    fn arms(&self, position: &G::Position, seat: Seat) -> G::Actions {
        G::candidates(position, seat, &G::seasoned())
    }

    /// Each of several actions is tried and judged, all with the same luck; with care at the next quiet moment after it.
    fn weigh(&mut self, walk: &mut Walk<G>, seat: Seat, arms: &mut [Arm], careful: bool) {
        if arms.len() == 1 {
            return;
        }
        let taste = G::seasoned();
        let mut glance = G::glance(&walk.position, seat, &taste);
        let luck = Fast::new(walk.rng.bits());
        let mut best = f32::MIN;
        for arm in arms.iter_mut() {
            let mut next = walk.position;
            let mut chance = luck.clone();
            walk.purse.spend();
            arm.weight = match G::apply(&mut next, seat, G::action(arm.index), &mut chance, &mut ()) {
                Ok(()) if careful => {
                    settle::<G>(&mut next, seat, (&taste, &taste), walk.purse, &mut chance);
                    self.judge.judge(&next, seat)[seat.index()] / TEMPER_OF_SHARES
                }
                Ok(()) => glance(&next) / TEMPER,
                Err(_) => f32::MIN,
            };
            best = best.max(arm.weight);
        }
        for arm in arms {
            arm.weight = (arm.weight - best).exp().max(LEAST);
        }
    }

    fn is_leaf(&self, position: &G::Position) -> bool {
        G::pause(position, self.thinker)
    }

    fn pay(&self, purse: &mut Purse, _first: bool) -> bool {
        purse.spend()
    }

    fn judge(&mut self, walk: &mut Walk<G>) -> Values {
        walk.purse.spend();
        let mut values = self.judge.judge(&walk.position, self.thinker);
        if self.played_out > 0.0 {
            playout::<G>(&mut walk.position, walk.rng);
            let ended = result::<G>(&walk.position);
            values.iter_mut().zip(ended).for_each(|(value, end)| *value += self.played_out * (end - *value));
        }
        values
    }

    fn bonus(&self, share: f32, visits: u32, all: u32) -> f32 {
        EXPLORE * share * ((all + 1) as f32).sqrt() / (visits + 1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Budget, ByNet, Evaluate};
    use game::{Rules, Setup};
    use mundus_novus::{MundusNovus, Step};

    /// The first offer of a game, with this many nodes.
    fn first_offer(nodes: u32) -> Vec<Tried> {
        let mut rng = Fast::new(6);
        let mut position = MundusNovus::start(&Setup::standard::<MundusNovus>(4), &mut rng, &mut ());
        while position.step() != Step::Offer {
            let seat = MundusNovus::to_act(&position).first().unwrap();
            let action = MundusNovus::action(MundusNovus::legal(&position, seat).nth(0));
            MundusNovus::apply(&mut position, seat, action, &mut rng, &mut ()).unwrap();
        }
        let seat = MundusNovus::to_act(&position).first().unwrap();
        let (view, legal) = (MundusNovus::view(&position, Some(seat)), MundusNovus::legal(&position, seat));
        let question = Question { view: &view, seat, legal: &legal, budget: Budget::nodes(nodes) };
        let mut search = Search::new(ByNet::new(MundusNovus::net()));
        let tried = search.compare::<MundusNovus>(&question, &mut rng);
        let chosen: mundus_novus::Action = search.choose(&question, &mut Fast::new(6));
        assert!(legal.contains(chosen.index()));
        tried
    }

    #[test]
    fn plans_are_rehearsed_where_the_nodes_suffice_and_the_best_longest() {
        let tried = first_offer(4 * REHEARSED);
        assert!(tried.len() > 1, "several offers are compared");
        assert!(tried[0].visits >= 16, "{tried:?}");
        assert!(tried.iter().all(|other| other.visits <= tried[0].visits && other.visits > 0), "{tried:?}");
    }

    #[test]
    fn with_fewer_nodes_what_is_planned_by_hand_is_done() {
        assert_eq!(first_offer(REHEARSED - 1).len(), 1);
    }
}
