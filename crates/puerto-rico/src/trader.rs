//! The trader: each may sell one barrel to the trading house; markets and office.

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
    if !p.ask(Step::Trade, at::Load, options(p)) {
        next(p, sink);
    }
}

impl Position {
    /// What this player would be paid for a barrel in the trader phase of the present chooser.
    #[inline]
    pub fn sale_price(&self, seat: Seat, good: Good) -> u8 {
        let player = self.player(seat);
        good.data().price
            + u8::from(seat == self.chooser) * PRIVILEGE
            + u8::from(player.uses(Building::SmallMarket)) * SMALL_MARKET_BONUS
            + u8::from(player.uses(Building::LargeMarket)) * LARGE_MARKET_BONUS
    }

    /// Is the trading house full?
    #[inline]
    pub const fn house_is_full(&self) -> bool {
        self.house.total() >= HOUSE_SLOTS
    }
}

/// Any barrel of a kind the house does not have (with the office, of any kind); nobody has to.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if p.house_is_full() {
        return 0;
    }
    let player = p.moving();
    let refused = if player.uses(Building::Office) { 0 } else { p.house.kinds() };
    let kinds = u64::from(player.goods.kinds() & !refused);
    if kinds == 0 { 0 } else { kinds << (at::Sell - at::Load) | 1 << (at::Pass - at::Load) }
}

/// Sells a barrel.
#[inline]
pub(crate) fn sell<S: Sink<Event>>(p: &mut Position, good: Good, sink: &mut S) {
    let (seat, price) = (p.mover, p.sale_price(p.mover, good));
    *p.house.of_mut(good) += 1;
    let player = p.moving_mut();
    *player.goods.of_mut(good) -= 1;
    player.doubloons = player.doubloons.saturating_add(price.into());
    sink.tell(|| Event::Sold { seat, good, price });
    next(p, sink);
}

/// The next player who can sell something; after the last, or when the house is full, it is emptied if full.
#[inline]
pub(crate) fn next<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    if p.house_is_full() {
        p.supply = p.supply.plus(p.house);
        p.house = Counts::default();
        sink.tell(|| Event::HouseEmptied);
    } else {
        while let Some(seat) = p.next_mover() {
            p.mover = seat;
            if p.ask(Step::Trade, at::Load, options(p)) {
                return;
            }
        }
    }
    round::end_role(p, sink);
}
