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
use game::{Dealer, Dealing, Fast, Lot, Row, Sink, nth_in_word};

// Where the actions of a step lie: what stops it first, but building last.
const _: () = assert!(at::Build < at::Pass && at::Pass < at::Done && at::Done < at::Draw);
const _: () = assert!(at::Done < at::Produce && at::Done < at::Sell && at::Done < at::Use);

/// Plays until the game is over, or `most` decisions. Players must act in turn (not [`crate::together`]).
#[inline(never)]
pub(crate) fn play<S: Sink<Event>>(
    p: &mut Position,
    most: u32,
    lot: &mut Lot,
    dealer: &mut Dealing<Fast, S>,
) -> Row {
    // A copy of its own stays in registers.
    let mut own = lot.clone();
    let (mut left, mut single) = (most, 0);
    while left > 0 {
        let offered = p.offered.bits;
        match p.step {
            Step::Over => break,
            Step::Role => {
                let role = Role::ALL
                    [nth_in_word(offered, own.below(offered.count_ones(), dealer.chance)) - at::Take];
                round::take(p, dealer, role);
            }
            Step::Draw => match own.below(offered.count_ones(), dealer.chance) as u8 {
                0 => no_draw(p, dealer),
                n => councillor::draw(p, dealer, COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * (n - 1)),
            },
            Step::Produce => match own.below(offered.count_ones(), dealer.chance) {
                0 => no_more_goods(p, dealer),
                n => producer::produce(p, dealer, Good::new(nth_in_word(offered, n) - at::Produce)),
            },
            Step::Sell => match own.below(offered.count_ones(), dealer.chance) {
                0 => no_more_sales(p, dealer),
                n => trader::sell(p, dealer, Good::new(nth_in_word(offered, n) - at::Sell)),
            },
            Step::Build if p.offered.cards == 0 => {
                let buildings = offered.count_ones() - 1;
                single += u32::from(buildings == 0);
                match own.below(buildings + 1, dealer.chance) {
                    n if n == buildings => no_building(p, dealer),
                    n => builder::build(p, dealer, Card::new(nth_in_word(offered, n))),
                }
            }
            Step::Pay if p.phase.goods_left == 0 => {
                let kinds = offered.count_ones();
                single += u32::from(kinds == 1);
                let card = nth_in_word(offered, own.below(kinds, dealer.chance));
                builder::pay(p, dealer, Card::new(card));
            }
            Step::Keep => {
                let kinds = offered.count_ones();
                single += u32::from(kinds == 1);
                let card = nth_in_word(offered, own.below(kinds, dealer.chance));
                councillor::keep(p, dealer, Card::new(card));
            }
            Step::Prospect => match own.below(offered.count_ones(), dealer.chance) as u8 {
                0 => no_prospecting(p, dealer),
                n => prospector::draw(p, dealer, n),
            },
            _ => {
                let (count, action) = p.offered.choose(p.step, |count| own.below(count, dealer.chance));
                single += u32::from(count == 1);
                flow::play(p, action, dealer);
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
fn tell_declined<D: Dealer<Event>>(p: &Position, dealer: &mut D) {
    let (seat, step) = (p.mover, p.step);
    dealer.tell(|| Event::Declined { seat, step });
}

#[inline(never)]
fn no_draw<S: Sink<Event>>(p: &mut Position, dealer: &mut Dealing<Fast, S>) {
    tell_declined(p, dealer);
    councillor::next(p, dealer);
}

#[inline(never)]
fn no_more_goods<S: Sink<Event>>(p: &mut Position, dealer: &mut Dealing<Fast, S>) {
    if p.phase.count == 0 {
        tell_declined(p, dealer);
    }
    producer::end_turn(p, dealer);
}

#[inline(never)]
fn no_more_sales<S: Sink<Event>>(p: &mut Position, dealer: &mut Dealing<Fast, S>) {
    if p.phase.count == 0 {
        tell_declined(p, dealer);
    }
    trader::end_selling(p, dealer);
}

#[inline(never)]
fn no_building<S: Sink<Event>>(p: &mut Position, dealer: &mut Dealing<Fast, S>) {
    tell_declined(p, dealer);
    builder::next(p, dealer);
}

#[inline(never)]
fn no_prospecting<S: Sink<Event>>(p: &mut Position, dealer: &mut Dealing<Fast, S>) {
    tell_declined(p, dealer);
    prospector::end_privilege(p, dealer);
}
