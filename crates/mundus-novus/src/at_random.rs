//! Random games: rows of decisions that follow each other, each chosen and played at once.
//!
//! It is what choosing one of the legal actions and playing it comes to ([`crate::flow`]); but in a row it is known what is
//! asked next, so that no action has to be built from its index and taken apart again.

use crate::{
    action::{Action, at},
    chain,
    components::*,
    event::Event,
    flow, offer,
    position::{Position, Step},
};
use game::{Fast, Lot, Row, Seat, Sink, nth_in_word};

/// Plays no more than `most` decisions, if it knows this row.
#[inline(always)]
pub(crate) fn play_row<S: Sink<Event>>(
    p: &mut Position,
    most: u32,
    lot: &mut Lot,
    rng: &mut Fast,
    sink: &mut S,
) -> Row {
    match p.step {
        Step::Offer => lay_out(p, most, lot, rng, sink),
        Step::Take | Step::Market => exchange(p, most, lot, rng, sink),
        _ => Row::default(),
    }
}

/// Everybody lays out cards, player after player.
#[inline(never)]
fn lay_out<S: Sink<Event>>(p: &mut Position, most: u32, lot: &mut Lot, rng: &mut Fast, sink: &mut S) -> Row {
    let (mut left, mut single) = (most, 0);
    let mut own = lot.clone();
    while left > 0 && p.step == Step::Offer {
        let (seat, announced, mut bits) = (p.mover, p.announced, p.offered.bits);
        let player = p.player_mut(seat);
        loop {
            left -= 1;
            let kinds = bits.count_ones();
            single += u32::from(kinds == 1);
            let kind = nth_in_word(bits, own.below(kinds, rng));
            if kind == Resource::COUNT {
                break;
            }
            player.choose(Resource::ALL[kind]);
            if player.chosen == announced {
                break;
            }
            if player.hand.get(Resource::ALL[kind]) == 0 {
                bits &= !(1 << kind);
            }
            if left == 0 {
                p.offered.bits = bits;
                *lot = own;
                return Row { decisions: most, choices: most - single };
            }
        }
        offer::finish(p, seat, sink);
        flow::settle(p, rng, sink);
    }
    *lot = own;
    let decisions = most - left;
    Row { decisions, choices: decisions - single }
}

/// Cards are taken, and kept or swapped, until the chain ends. (A single card to take is taken without asking.)
#[inline(never)]
fn exchange<S: Sink<Event>>(p: &mut Position, most: u32, lot: &mut Lot, rng: &mut Fast, sink: &mut S) -> Row {
    let mut own = lot.clone();
    let mut left = most;
    while left > 0 {
        let bits = p.offered.bits;
        if p.step == Step::Take {
            let (resource, from) = TAKES[nth_in_word(bits, own.below(bits.count_ones(), rng)) % TAKES.len()];
            chain::take(p, resource, from, sink);
            p.offered = chain::market_options(p);
        } else if p.step == Step::Market {
            let next = match nth_in_word(bits, own.below(bits.count_ones(), rng)) {
                0 => chain::settle(p, None, sink),
                n => chain::settle(p, Some(Resource::ALL[n - 1]), sink),
            };
            if next.few() > 1 {
                p.offered = next;
            } else {
                flow::settle(p, rng, sink);
            }
        } else {
            break;
        }
        left -= 1;
    }
    *lot = own;
    Row::of_choices(most - left)
}

/// What is taken from whom, by the place among these actions.
static TAKES: [(Resource, Seat); 64] = {
    let mut takes = [(Resource::ALL[0], Seat::FIRST); 64];
    let mut place = 0;
    while place < MOST_PLAYERS * Resource::COUNT {
        if let Action::Take(resource, from) = Action::ALL[at::Take + place] {
            takes[place] = (resource, from);
        }
        place += 1;
    }
    takes
};
