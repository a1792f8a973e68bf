//! All rounds of an all-play-all, known from the start.

use crate::{
    pairing::{Paired, Past, pair},
    seeds::Draws,
};
use game::Seed;

/// The rounds in which everybody meets everybody: at tables of two once each; at larger tables at least once, with as few
/// repeats as the search finds.
pub fn everybody(players: usize, size: usize, secret: &Seed) -> Vec<Paired> {
    let mut order: Vec<usize> = (0..players).collect();
    Draws::new(secret, 0).shuffle(&mut order);
    match size {
        2 => circle(&order),
        _ => covering(&order, size, secret),
    }
}

/// The circle method: one stays, the others go round. Those who meet nobody have a bye.
fn circle(order: &[usize]) -> Vec<Paired> {
    let nobody = (order.len() % 2 == 1).then_some(None);
    let mut ring: Vec<Option<usize>> = nobody.into_iter().chain(order.iter().copied().map(Some)).collect();
    let half = ring.len() / 2;
    let mut rounds = Vec::new();
    for round in 0..ring.len() - 1 {
        let mut paired = Paired::default();
        for at in 0..half {
            let (one, other) = (ring[at], ring[ring.len() - 1 - at]);
            // The one who stays changes seats every round; the others by where they stand in the ring.
            let turned = if at == 0 { round % 2 == 1 } else { at % 2 == 1 };
            match (one, other) {
                (Some(one), Some(other)) if turned => paired.tables.push(vec![other, one]),
                (Some(one), Some(other)) => paired.tables.push(vec![one, other]),
                (alone, None) | (None, alone) => paired.byes.extend(alone),
            }
        }
        rounds.push(paired);
        ring[1..].rotate_right(1);
    }
    rounds
}

/// Rounds with as few repeats as possible until everybody has met everybody.
fn covering(order: &[usize], size: usize, secret: &Seed) -> Vec<Paired> {
    let mut past = Past::of(order.len(), size, []);
    let mut rounds = Vec::new();
    while !past.is_complete() && rounds.len() < most_rounds(order.len()) {
        let round = pair(&past, order, size, &mut Draws::new(secret, rounds.len() + 1));
        past.add(&round);
        rounds.push(round);
    }
    rounds
}

/// No all-play-all takes more rounds than this.
pub fn most_rounds(players: usize) -> usize {
    4 * players
}
