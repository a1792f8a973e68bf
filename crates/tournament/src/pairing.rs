//! One round: who sits at which table in which seat, and who has a bye.
//!
//! A round is a list of slots, table after table and seat after seat, each with a player. Every table has a cost: first
//! seats that somebody had more often than another seat, then pairs who have met, then distance in the standings. Behind the
//! tables come the byes, which cost most if somebody had more of them than others, and then little for the last in the
//! standings. Swapping two players changes two tables only; swaps that help are made until there are none, then a few at random and again, and the
//! best round found wins. The work is bounded, and everything is decided by the seed: anybody who has it can pair again.

use crate::seeds::Draws;
use serde::{Deserialize, Serialize};

/// A bye of somebody who had more than others weighs more than everything below it together.
const BYE: i64 = 1 << 48;
/// So does a seat that somebody had more often than another one.
const SEAT: i64 = 1 << 36;
/// A pair who met before weighs more than all distances in the standings together.
const MET: i64 = 1 << 20;
/// How often the search is shaken up without finding fewer repeats, once there are none.
const CONTENT: usize = 8;
/// The same as long as there are some.
const LONG: usize = 40;

/// One round: players by table and seat, and those who sit out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Paired {
    /// By table: the player in every seat.
    pub tables: Vec<Vec<usize>>,
    /// Who has a bye.
    pub byes: Vec<usize>,
}

/// What has been: meetings, seats and byes of the rounds before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    players: usize,
    met: Vec<u32>,
    seats: Vec<Vec<u32>>,
    byes: Vec<u32>,
}

impl Past {
    /// What these rounds come to, for this many players at tables of this size.
    pub fn of<'a>(players: usize, size: usize, rounds: impl IntoIterator<Item = &'a Paired>) -> Past {
        let mut past = Past {
            players,
            met: vec![0; players * players],
            seats: vec![vec![0; size]; players],
            byes: vec![0; players],
        };
        for round in rounds {
            past.add(round);
        }
        past
    }

    /// One more round.
    pub fn add(&mut self, round: &Paired) {
        for table in &round.tables {
            for (seat, &player) in table.iter().enumerate() {
                self.seats[player][seat] += 1;
                for &other in table.iter().filter(|&&other| other != player) {
                    self.met[player * self.players + other] += 1;
                }
            }
        }
        round.byes.iter().for_each(|&player| self.byes[player] += 1);
    }

    /// How often two players met.
    pub fn met(&self, one: usize, other: usize) -> u32 {
        self.met[one * self.players + other]
    }

    /// How often a player had each seat.
    pub fn seats(&self, player: usize) -> &[u32] {
        &self.seats[player]
    }

    /// How often a player had a bye.
    pub fn byes(&self, player: usize) -> u32 {
        self.byes[player]
    }

    /// Has everybody met everybody?
    pub fn is_complete(&self) -> bool {
        let pairs = |one: usize| (0..self.players).filter(move |&other| other != one);
        (0..self.players).all(|one| pairs(one).all(|other| self.met(one, other) > 0))
    }
}

/// Pairs a round. `order` is every player, best first.
pub fn pair(past: &Past, order: &[usize], size: usize, draws: &mut Draws) -> Paired {
    let mut rank = vec![0; past.players];
    order.iter().enumerate().for_each(|(at, &player)| rank[player] = at as i64);
    let fewest = order.iter().map(|&player| past.byes(player)).min().unwrap_or(0);
    let seated = order.len() - order.len() % size;
    let mut search = Search { past, rank, size, seated, fewest, slots: order.to_vec() };
    search.run(draws);
    let (tables, byes) = search.slots.split_at(seated);
    let mut byes = byes.to_vec();
    byes.sort_unstable();
    Paired { tables: tables.chunks(size).map(<[usize]>::to_vec).collect(), byes }
}

struct Search<'a> {
    past: &'a Past,
    rank: Vec<i64>,
    size: usize,
    /// How many sit at tables; the slots behind are byes.
    seated: usize,
    /// The fewest byes that anybody had.
    fewest: u32,
    slots: Vec<usize>,
}

impl Search<'_> {
    fn run(&mut self, draws: &mut Draws) {
        self.seat_all();
        let mut cost = self.descend();
        let (mut best, mut best_cost, mut idle) = (self.slots.clone(), cost, 0);
        while idle < if best_cost < MET { CONTENT } else { LONG } {
            for _ in 0..2 + draws.below(4) {
                let (one, other) = (draws.below(self.slots.len()), draws.below(self.slots.len()));
                self.slots.swap(one, other);
            }
            cost = self.descend();
            // A little better in the standings is no reason to go on for long.
            idle = if cost / MET < best_cost / MET { 0 } else { idle + 1 };
            if cost <= best_cost {
                best_cost = cost;
                best.clone_from(&self.slots);
            } else {
                self.slots.clone_from(&best);
            }
        }
        self.slots = best;
    }

    /// Begins where everybody has a seat they had least often and byes are fair, if there is such a round: a matching of
    /// slots and players, by augmenting paths. The search never gives that up again.
    fn seat_all(&mut self) {
        let order = self.slots.clone();
        let mut taken: Vec<Option<usize>> = vec![None; order.len()];
        let mut waiting = Vec::new();
        for &player in &order {
            let mut seen = vec![false; order.len()];
            if !self.find_slot(player, &mut taken, &mut seen) {
                waiting.push(player);
            }
        }
        for (slot, taken) in self.slots.iter_mut().zip(taken) {
            if let Some(player) = taken.or_else(|| waiting.pop()) {
                *slot = player;
            }
        }
    }

    fn find_slot(&self, player: usize, taken: &mut [Option<usize>], seen: &mut [bool]) -> bool {
        for slot in 0..taken.len() {
            if seen[slot] || !self.suits(player, slot) {
                continue;
            }
            seen[slot] = true;
            let free = taken[slot].is_none_or(|other| self.find_slot(other, taken, seen));
            if free {
                taken[slot] = Some(player);
                return true;
            }
        }
        false
    }

    fn suits(&self, player: usize, slot: usize) -> bool {
        if slot >= self.seated {
            return self.past.byes(player) == self.fewest;
        }
        let had = self.past.seats(player);
        had.iter().all(|&count| had[slot % self.size] <= count)
    }

    /// Swaps as long as it helps; answers the cost of all.
    fn descend(&mut self) -> i64 {
        let groups = self.slots.len().div_ceil(self.size);
        let mut costs: Vec<i64> = (0..groups).map(|group| self.cost(group)).collect();
        loop {
            let mut helped = false;
            for one in 0..self.slots.len() {
                for other in one + 1..self.slots.len() {
                    let (here, there) = (one / self.size, other / self.size);
                    if here == there && one >= self.seated {
                        continue;
                    }
                    self.slots.swap(one, other);
                    let new = (self.cost(here), if here == there { 0 } else { self.cost(there) });
                    let before = costs[here] + if here == there { 0 } else { costs[there] };
                    if new.0 + new.1 < before {
                        costs[here] = new.0;
                        if here != there {
                            costs[there] = new.1;
                        }
                        helped = true;
                    } else {
                        self.slots.swap(one, other);
                    }
                }
            }
            if !helped {
                return costs.iter().sum();
            }
        }
    }

    /// The cost of a table; of the byes, which come behind the tables.
    fn cost(&self, group: usize) -> i64 {
        let from = group * self.size;
        let players = &self.slots[from..(from + self.size).min(self.slots.len())];
        let mut cost = 0;
        if from >= self.seated {
            for &player in players {
                cost += BYE * i64::from(self.past.byes(player) - self.fewest).pow(2);
                // The last in the standings first.
                cost += (self.rank.len() as i64 - 1 - self.rank[player]).pow(2);
            }
            return cost;
        }
        for (seat, &player) in players.iter().enumerate() {
            let had = self.past.seats(player);
            let fewest = had.iter().min().copied().unwrap_or(0);
            cost += SEAT * i64::from(had[seat] - fewest).pow(2);
            for &other in &players[seat + 1..] {
                cost += MET * i64::from(self.past.met(player, other)).pow(2);
                cost += (self.rank[player] - self.rank[other]).pow(2);
            }
        }
        cost
    }
}
