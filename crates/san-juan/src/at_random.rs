//! Random games: one decision after the other, each chosen and played at once.
//!
//! It is what choosing one of the legal actions and playing it comes to ([`crate::offer`], [`crate::flow`]); but at most steps
//! it is known in which order the actions come, so that no action has to be built from its index and taken apart again.

use crate::{
    action::at,
    builder,
    components::*,
    councillor,
    event::Event,
    flow,
    position::{Position, Step},
    producer, prospector, round, trader,
};
use game::{Fast, Lot, Row, Sink, nth_in_word};

// Where the actions of a step lie: what stops it first, but building last.
const _: () = assert!(at::Build < at::Pass && at::Pass < at::Done && at::Done < at::Draw);
const _: () = assert!(at::Done < at::Produce && at::Done < at::Sell && at::Done < at::Use);

/// Plays until the game is over, or `most` decisions. Players must act in turn (not [`crate::together`]).
#[inline(never)]
pub(crate) fn play<S: Sink<Event>>(
    p: &mut Position,
    most: u32,
    lot: &mut Lot,
    rng: &mut Fast,
    sink: &mut S,
) -> Row {
    // A copy of its own stays in registers.
    let mut own = lot.clone();
    let (mut left, mut single) = (most, 0);
    while left > 0 {
        let offered = p.offer.bits;
        match p.step {
            Step::End => break,
            Step::Role => {
                let role = Role::ALL[nth_in_word(offered, own.below(offered.count_ones(), rng)) - at::Take];
                round::take(p, rng, sink, role);
            }
            Step::Draw => match own.below(offered.count_ones(), rng) as u8 {
                0 => no_draw(p, rng, sink),
                n => councillor::draw(p, rng, sink, COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * (n - 1)),
            },
            Step::Produce => match own.below(offered.count_ones(), rng) {
                0 => no_more_goods(p, rng, sink),
                n => producer::produce(p, rng, sink, Good::ALL[nth_in_word(offered, n) - at::Produce]),
            },
            Step::Sell => match own.below(offered.count_ones(), rng) {
                0 => no_more_sales(p, rng, sink),
                n => trader::sell(p, rng, sink, Good::ALL[nth_in_word(offered, n) - at::Sell]),
            },
            Step::Build if p.offer.cards == 0 => {
                let buildings = offered.count_ones() - 1;
                single += u32::from(buildings == 0);
                match own.below(buildings + 1, rng) {
                    n if n == buildings => no_building(p, rng, sink),
                    n => builder::build(p, rng, sink, Card::ALL[nth_in_word(offered, n)]),
                }
            }
            Step::Pay if p.phase.goods_left == 0 => {
                let kinds = offered.count_ones();
                single += u32::from(kinds == 1);
                let card = nth_in_word(offered, own.below(kinds, rng));
                builder::pay(p, rng, sink, Card::ALL[card]);
            }
            Step::Keep => {
                let kinds = offered.count_ones();
                single += u32::from(kinds == 1);
                let card = nth_in_word(offered, own.below(kinds, rng));
                councillor::keep(p, rng, sink, Card::ALL[card]);
            }
            Step::Prospect => match own.below(offered.count_ones(), rng) as u8 {
                0 => no_prospecting(p, rng, sink),
                n => prospector::draw(p, rng, sink, n),
            },
            _ => {
                let (count, action) = p.offer.choose(|count| own.below(count, rng));
                single += u32::from(count == 1);
                flow::play(p, action, rng, sink);
            }
        }
        left -= 1;
    }
    *lot = own;
    let decisions = most - left;
    Row { decisions, choices: decisions - single }
}

/// What is told of a player who does nothing.
#[inline(always)]
fn tell_declined<S: Sink<Event>>(p: &Position, sink: &mut S) {
    let (seat, step) = (p.mover, p.step);
    sink.tell(|| Event::Declined { seat, step });
}

#[inline(never)]
fn no_draw<S: Sink<Event>>(p: &mut Position, rng: &mut Fast, sink: &mut S) {
    tell_declined(p, sink);
    councillor::next(p, rng, sink);
}

#[inline(never)]
fn no_more_goods<S: Sink<Event>>(p: &mut Position, rng: &mut Fast, sink: &mut S) {
    if p.phase.count == 0 {
        tell_declined(p, sink);
    }
    producer::end_turn(p, rng, sink);
}

#[inline(never)]
fn no_more_sales<S: Sink<Event>>(p: &mut Position, rng: &mut Fast, sink: &mut S) {
    if p.phase.count == 0 {
        tell_declined(p, sink);
    }
    trader::end_selling(p, rng, sink);
}

#[inline(never)]
fn no_building<S: Sink<Event>>(p: &mut Position, rng: &mut Fast, sink: &mut S) {
    tell_declined(p, sink);
    builder::next(p, rng, sink);
}

#[inline(never)]
fn no_prospecting<S: Sink<Event>>(p: &mut Position, rng: &mut Fast, sink: &mut S) {
    tell_declined(p, sink);
    prospector::end_privilege(p, rng, sink);
}
