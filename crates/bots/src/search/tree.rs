//! One tree over what is done: walked down in a newly imagined position each time, and updated with the values found there.
//!
//! A node stands for what has been done since the root, not for a position: chance and hidden things differ from walk to
//! walk, and the node's arms are tried in whatever position the walk has brought ("open loop"). Every seat takes the arm
//! that is best for itself (max-n), so an arm only needs the value of the seat that takes it.
//!
//! Seats that choose at the same time walk one after the other, but a later one's node does not depend on what the
//! earlier ones chose: nobody sees another's choice before all have chosen.

use super::Values;
use crate::bot::Purse;
use game::{ActionSet, Fast, Game, Seat, Seats};
use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// What the tree asks about positions: which arms, how promising, how much to explore, and what a leaf is worth.
pub trait Guide<G: Game> {
    /// The actions worth trying, at least one.
    fn arms(&self, position: &G::Position, seat: Seat) -> G::Actions;

    /// How promising each of these actions is here, as a weight above 0. `careful` at the root and where leaves are.
    fn weigh(&mut self, walk: &mut Walk<G>, seat: Seat, arms: &mut [Arm], careful: bool);

    /// Is a node met for the first time here judged at once? (If not, the walk goes on to the next that is.)
    fn is_leaf(&self, position: &G::Position) -> bool;

    /// Pays for a step down the tree, the first of a walk or a later one; false when the budget is spent. Every walk costs
    /// something: those to the end of the game, where nothing is new, must not go on forever.
    fn pay(&self, purse: &mut Purse, first: bool) -> bool;

    /// What every seat may expect here, 0 to 1.
    fn judge(&mut self, walk: &mut Walk<G>) -> Values;

    /// What is added to an arm's mean value, for trying what has been tried little.
    fn bonus(&self, share: f32, visits: u32, all: u32) -> f32;
}

/// A walk down the tree: where it stands, its luck, and what may still be spent.
pub struct Walk<'a, G: Game> {
    /// Where the walk stands.
    pub position: G::Position,
    /// Chance, and whatever else is random.
    pub rng: &'a mut Fast,
    /// What may still be looked at.
    pub purse: &'a mut Purse,
}

/// An action tried at a node.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Arm {
    /// Its index.
    pub index: usize,
    /// How promising it looked when it was first met.
    pub weight: f32,
    /// Walks that took it.
    pub visits: u32,
    /// The sum of their values, for the seat that takes it.
    pub sum: f32,
}

#[derive(Default)]
struct Node {
    met: bool,
    arms: Vec<Arm>,
}

/// The tree.
#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    known: HashMap<u64, usize, BuildHasherDefault<Mixed>>,
    path: Vec<(usize, usize, Seat)>,
    found: Values,
}

/// The name of a node: what has been done since the root, mixed into a number.
#[derive(Copy, Clone)]
struct Trail {
    /// All that was done.
    all: u64,
    /// While seats choose at the same time: who may still be among them, where it began, and what each has done since.
    together: Option<(Seats, u64, [u64; game::MAX_PLAYERS])>,
}

/// Names are mixed already: they need not be hashed again.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |name, &byte| mix(name, byte.into()));
    }

    fn write_u64(&mut self, name: u64) {
        self.0 = name;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

fn mix(name: u64, what: u64) -> u64 {
    let mixed = (name ^ what.wrapping_add(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed ^ mixed >> 29
}

impl Trail {
    const ROOT: Trail = Trail { all: 0, together: None };

    /// Those of `acting` are to choose next.
    fn arrive(&mut self, acting: Seats) {
        let within = |seats: Seats| acting.iter().all(|seat| seats.contains(seat));
        match &mut self.together {
            Some((seats, ..)) if within(*seats) => *seats = acting,
            together => *together = (acting.len() > 1).then_some((acting, self.all, [0; game::MAX_PLAYERS])),
        }
    }

    /// The name of the node where this seat chooses: all it can have seen.
    fn node(&self, seat: Seat) -> u64 {
        let seen = match &self.together {
            Some((_, begun, done)) => mix(*begun, done[seat.index()]),
            None => self.all,
        };
        mix(seen, seat.index() as u64)
    }

    fn take(&mut self, seat: Seat, index: usize) {
        let step = (index as u64) << 3 | seat.index() as u64;
        self.all = mix(self.all, step);
        if let Some((_, _, done)) = &mut self.together {
            done[seat.index()] = mix(done[seat.index()], step);
        }
    }
}

impl Tree {
    /// Walks from the root, where `seat` chooses one of `legal`, to a leaf, and updates the nodes with its value on the way back. A walk
    /// for which the budget does not suffice changes nothing; the answer is whether it did suffice.
    pub fn walk<G: Game>(
        &mut self,
        walk: &mut Walk<G>,
        root: Seat,
        legal: &G::Actions,
        guide: &mut impl Guide<G>,
    ) -> bool {
        let mut trail = Trail::ROOT;
        self.path.clear();
        let values = loop {
            let acting = G::to_act(&walk.position);
            let at_root = self.path.is_empty();
            let Some(seat) = (if at_root { Some(root) } else { acting.first() }) else {
                break super::result::<G>(&walk.position);
            };
            trail.arrive(acting);
            let node = self.node(trail.node(seat));
            let leaf = guide.is_leaf(&walk.position);
            if leaf && !at_root && !self.nodes[node].met {
                self.nodes[node].met = true;
                break guide.judge(walk);
            }
            if !guide.pay(walk.purse, at_root) && !at_root {
                return false;
            }
            self.nodes[node].met = true;
            let arms = match at_root {
                true => *legal,
                false => guide.arms(&walk.position, seat),
            };
            self.meet(node, &arms, walk, seat, leaf || at_root, guide);
            let Some(arm) = self.best(node, &arms, guide) else { return false };
            let index = self.nodes[node].arms[arm].index;
            self.path.push((node, arm, seat));
            if self.path.len() > G::STEP_LIMIT as usize {
                return false;
            }
            if G::apply(&mut walk.position, seat, G::action(index), walk.rng, &mut ()).is_err() {
                return false;
            }
            trail.take(seat, index);
        };
        for &(node, arm, seat) in &self.path {
            let arm = &mut self.nodes[node].arms[arm];
            arm.visits += 1;
            arm.sum += values[seat.index()];
        }
        self.found = values;
        true
    }

    /// How often the root's arm that the next walk will take has been taken before.
    pub fn next_visit<G: Game>(&self, arms: &G::Actions, guide: &impl Guide<G>) -> u64 {
        let root = self.nodes.first().and_then(|_| self.best(0, arms, guide));
        root.map_or(0, |arm| self.nodes[0].arms[arm].visits.into())
    }

    /// The root's arm that the last walk took, and what every seat may expect at its leaf.
    pub fn last_walk(&self) -> Option<(usize, Values)> {
        self.path.first().map(|&(_, arm, _)| (arm, self.found))
    }

    /// The root's arms, in the order of their indices.
    pub fn root(&self) -> &[Arm] {
        self.nodes.first().map_or(&[], |node| &node.arms)
    }

    /// How the walks mostly went on after this action of the root's seat, in one position: as long as there were any, and
    /// what they did is legal there, but no longer than this.
    pub fn line<G: Game>(
        &self,
        mut position: G::Position,
        root: Seat,
        first: usize,
        longest: usize,
        rng: &mut Fast,
    ) -> Vec<(Seat, usize)> {
        let mut trail = Trail::ROOT;
        trail.arrive(G::to_act(&position));
        let (mut next, mut line) = (Some((root, first)), Vec::new());
        while let Some((seat, index)) = next.filter(|_| line.len() < longest) {
            if G::apply(&mut position, seat, G::action(index), rng, &mut ()).is_err() {
                break;
            }
            line.push((seat, index));
            trail.take(seat, index);
            let acting = G::to_act(&position);
            trail.arrive(acting);
            next = acting.first().and_then(|seat| {
                let node = self.known.get(&trail.node(seat))?;
                let legal = G::legal(&position, seat);
                let walked =
                    self.nodes[*node].arms.iter().filter(|arm| arm.visits > 0 && legal.contains(arm.index));
                walked.max_by_key(|arm| arm.visits).map(|arm| (seat, arm.index))
            });
        }
        line
    }

    fn node(&mut self, name: u64) -> usize {
        let nodes = &mut self.nodes;
        *self.known.entry(name).or_insert_with(|| {
            nodes.push(Node::default());
            nodes.len() - 1
        })
    }

    /// Weighs the arms that this node has not seen before.
    fn meet<G: Game>(
        &mut self,
        node: usize,
        arms: &G::Actions,
        walk: &mut Walk<G>,
        seat: Seat,
        careful: bool,
        guide: &mut impl Guide<G>,
    ) {
        let known = &mut self.nodes[node].arms;
        let before = known.len();
        if before == 0 {
            known.reserve_exact(arms.len());
        }
        for index in arms.iter() {
            if !known[..before].iter().any(|arm| arm.index == index) {
                known.push(Arm { index, weight: 1.0, visits: 0, sum: 0.0 });
            }
        }
        if known.len() > before {
            guide.weigh(walk, seat, &mut known[before..], careful);
        }
    }

    /// The arm to take: of those possible here, the one with the best value and bonus.
    fn best<G: Game>(&self, node: usize, possible: &G::Actions, guide: &impl Guide<G>) -> Option<usize> {
        let arms = &self.nodes[node].arms;
        let here = || arms.iter().enumerate().filter(|(_, arm)| possible.contains(arm.index));
        let (mut visits, mut sum, mut weights) = (0, 0.0, 0.0);
        for (_, arm) in here() {
            visits += arm.visits;
            sum += arm.sum;
            weights += arm.weight;
        }
        // An arm not tried yet is thought to be like those that were.
        let untried = if visits == 0 { 0.5 } else { sum / visits as f32 };
        let mut best: Option<(f32, usize)> = None;
        for (at, arm) in here() {
            let mean = if arm.visits == 0 { untried } else { arm.sum / arm.visits as f32 };
            let worth = mean + guide.bonus(arm.weight / weights, arm.visits, visits);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, at));
            }
        }
        best.map(|(_, at)| at)
    }
}
