//! The trader: a price card is turned over, goods are sold for cards.

use crate::{
    action::{Power, at},
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Position, Step},
    round,
    trading_house::{PRICE_CARDS, Prices},
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// How many goods this player may sell in this phase.
#[inline]
pub(crate) fn allowed(p: &Position, seat: Seat) -> u8 {
    1 + p.privileges(seat) + p.player(seat).count_of(Card::TradingPost)
}

/// What a good is sold for.
#[inline]
pub fn price(prices: &Prices, good: Good) -> u8 {
    match good {
        Good::Import => CUSTOMS_PRICE,
        made => prices[made.index()],
    }
}

/// Cards on top of the prices for goods sold: market stand and market hall.
#[inline]
pub fn bonus(sold: u8, market_stand: bool, market_hall: bool) -> u8 {
    u8::from(market_stand && sold >= MARKET_STAND_GOODS) + u8::from(market_hall && sold >= MARKET_HALL_GOODS)
}

/// All cards for goods sold together.
pub fn proceeds(prices: &Prices, goods: &[Good], market_stand: bool, market_hall: bool) -> u8 {
    let paid: u8 = goods.iter().map(|&good| price(prices, good)).sum();
    paid + bonus(goods.len() as u8, market_stand, market_hall)
}

/// The trader phase begins: a price card is turned over.
#[inline]
pub(crate) fn turn_prices<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let card = p.house.turn(dealer);
    dealer.tell(|| Event::PricesTurned { prices: PRICE_CARDS[card] });
}

/// Everybody sells.
pub(crate) struct Selling;

impl SharedStep for Selling {
    const STEP: Step = Step::Sell;

    /// Those who have something to sell.
    #[inline(always)]
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        (p.player(seat).loaded != 0).then(|| (Step::Sell, allowed(p, seat)))
    }

    fn most(p: &Position, seat: Seat) -> u8 {
        most_earned(p, seat) + p.player(seat).count_of(Card::Hut)
    }

    /// Huts, if nobody has sold.
    #[inline(always)]
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        if !p.phase.sold && p.anybody_has(Card::Hut) {
            use_huts(p, dealer);
        } else {
            round::end_role(p, dealer);
        }
    }
}

/// The highest number of cards a player can get for goods in this trader phase.
fn most_earned(p: &Position, seat: Seat) -> u8 {
    let best = Good::all_in(p.player(seat).loaded)
        .filter_map(|good| p.prices().map(|prices| price(prices, good)))
        .max()
        .unwrap_or(0);
    allowed(p, seat) * best + bonus(u8::MAX, true, true)
}

/// Any good there is, or no more.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    u64::from(p.moving().loaded) << at::Sell | 1 << if p.phase.count > 0 { at::Done } else { at::Pass }
}

/// Sells one good: it is discarded now, the cards come when everything is announced.
#[inline(never)]
pub(crate) fn sell<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, good: Good) {
    let seat = p.mover;
    let price = p.prices().map_or(0, |prices| price(prices, good));
    let card = deck::discard_good(p, seat, good);
    // The harbor takes the last kind of good in the order of the table, so that the order of selling does not matter.
    if good as u8 >= p.phase.last {
        p.phase.last = good as u8;
        p.phase.last_sold = card;
    }
    p.phase.left -= 1;
    p.phase.count += 1;
    p.phase.gain += price;
    p.phase.sold = true;
    dealer.tell(|| Event::Sold { seat, good, price });
    if p.phase.left == 0 || p.moving().loaded == 0 {
        return end_selling(p, dealer);
    }
    flow::come_to(p, Step::Sell, dealer);
}

/// Everything is announced: the harbor, or the cards.
#[inline(always)]
pub(crate) fn end_selling<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.phase.count == 0 {
        return next(p, 0, dealer);
    }
    if p.moving().has(Card::Harbor) {
        p.phase.left = 0;
        return flow::come_to(p, Step::Harbor, dealer);
    }
    pay_out(p, dealer);
}

/// Harbor: tuck one sold good, or not.
pub(crate) fn harbor_options() -> Offer {
    Offer::use_or(Power::Harbor, at::Pass)
}

/// Tucks one of the goods sold; nobody knows which card it is, so any will do.
#[inline(never)]
pub(crate) fn use_harbor<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let seat = p.mover;
    deck::harbor_good(p, seat, p.phase.last_sold);
    dealer.tell(|| Event::Harbored { seat });
    pay_out(p, dealer);
}

/// The cards for everything sold; then the next player.
#[inline(never)]
pub(crate) fn pay_out<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let player = p.moving();
    let mut count = p.phase.gain;
    if player.built & (Card::MarketStand.bit() | Card::MarketHall.bit()) != 0 {
        count += bonus(p.phase.count, player.has(Card::MarketStand), player.has(Card::MarketHall));
    }
    next(p, count, dealer);
}

/// The turn is over.
#[inline(never)]
fn next<D: Dealer<Event>>(p: &mut Position, due: u8, dealer: &mut D) {
    turns::over::<Selling, D>(p, due, dealer);
}

/// Nobody has sold: a card for the owners of huts.
#[inline(never)]
fn use_huts<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    for seat in p.chooser.clockwise(p.players()) {
        if p.player(seat).has(Card::Hut) {
            dealer.tell(|| Event::Bonus { seat, card: Card::Hut });
            deck::draw_to_hand(p, seat, 1, dealer);
        }
    }
    round::end_role(p, dealer);
}
