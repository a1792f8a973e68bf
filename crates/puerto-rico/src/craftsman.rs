//! The craftsman: each produces; the factory; the chooser's extra barrel.

use crate::{
    action::at,
    components::*,
    counts::Counts,
    event::Event,
    position::{Position, Step},
    round,
};
use game::{Seat, Sink};

/// From the chooser clockwise.
#[inline]
pub(crate) fn begin<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if !p.ask(Step::Produce, at::Load, options(p)) {
        next(p, sink);
    }
}

impl Position {
    /// What this player would produce now, if nobody did before.
    #[inline]
    pub fn forecast(&self, seat: Seat) -> Counts {
        self.player(seat).capacity().least(self.supply)
    }

    /// What the factory would pay this player for producing now.
    pub fn factory_forecast(&self, seat: Seat) -> u8 {
        factory_pays(self, seat, self.forecast(seat))
    }
}

#[inline]
fn factory_pays(p: &Position, seat: Seat, made: Counts) -> u8 {
    if p.player(seat).uses(Building::Factory) {
        FACTORY_PAYS[made.kinds().count_ones() as usize % FACTORY_PAYS.len()]
    } else {
        0
    }
}

/// Yes or no, for a player who can produce something.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if p.forecast(p.mover).is_empty() {
        0
    } else {
        1 << (at::Produce - at::Load) | 1 << (at::DeclineProduction - at::Load)
    }
}

/// A kind the chooser has just produced, as long as there is a barrel.
#[inline]
pub(crate) fn extra_options(p: &Position) -> u64 {
    let kinds = u64::from(p.phase.produced) & u64::from(p.supply.kinds());
    if kinds == 0 { 0 } else { kinds << (at::Extra - at::Load) | 1 << (at::DeclineExtra - at::Load) }
}

/// Everything that can be made, and the factory's pay.
#[inline]
pub(crate) fn produce<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let seat = p.mover;
    let goods = p.forecast(seat);
    let factory = factory_pays(p, seat, goods);
    p.supply = p.supply.minus(goods);
    if p.privileged() {
        p.phase.produced = goods.kinds() as u8;
    }
    let player = p.moving_mut();
    player.goods = player.goods.plus(goods);
    player.doubloons = player.doubloons.saturating_add(factory.into());
    sink.tell(|| Event::Produced { seat, goods, factory });
    next(p, sink);
}

/// The next player who can produce; after the last, the chooser's extra barrel.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    while let Some(seat) = p.next_mover() {
        p.mover = seat;
        if p.ask(Step::Produce, at::Load, options(p)) {
            return;
        }
    }
    p.mover = p.chooser;
    if !p.ask(Step::Extra, at::Load, extra_options(p)) {
        round::end_role(p, sink);
    }
}

/// The extra barrel.
#[inline]
pub(crate) fn extra<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    *p.supply.of_mut(good) -= 1;
    *p.moving_mut().goods.of_mut(good) += 1;
    let seat = p.mover;
    sink.tell(|| Event::ExtraTaken { seat, good });
    round::end_role(p, sink);
}
