//! The builder: one building from the hand (or the cathedral), paid with cards.

use crate::{
    action::at,
    cards::Cards,
    components::*,
    crane, deck,
    event::Event,
    flow,
    offer::Offer,
    player::Player,
    position::{Phase, Position, Step},
    round,
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// Everybody builds.
pub(crate) struct Constructing;

impl SharedStep for Constructing {
    const STEP: Step = Step::Build;

    #[inline(always)]
    fn asked(_: &Position, _: Seat) -> Option<(Step, u8)> {
        Some((Step::Build, 0))
    }

    #[inline(always)]
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        end(p, dealer);
    }
}

/// What a player may build for: reductions, and what can be paid at all.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    /// Cards less for a production building.
    pub production: u8,
    /// Cards less for a beige building.
    pub beige: u8,
    /// Hand cards and goods that can be paid with, the card to be built included.
    pub purse: u8,
}

impl Terms {
    /// The terms of the player to act, perhaps building over one of their buildings.
    #[inline(always)]
    pub(crate) fn of(p: &Position, covered: Option<Card>) -> Terms {
        let player = p.moving();
        match covered {
            Some(covered) => Terms::over(p, covered),
            None => Terms::with(player.built, p.privileges(p.mover), player.hand_size, player.goods_total),
        }
    }

    /// The power of a covered building is gone.
    #[inline(never)]
    fn over(p: &Position, covered: Card) -> Terms {
        let player = p.moving();
        let gone = if covered.is_production() { 0 } else { covered.bit() };
        let privilege = covered == Card::Library && p.phase.doubled && p.mover == p.chooser;
        let every = p.privileges(p.mover) + crane::reduction(p, covered) - u8::from(privilege);
        let goods = player.goods_total - u8::from(crane::loses_good(player, covered));
        Terms::with(player.built & !gone, every, player.hand_size, goods)
    }

    #[inline(always)]
    fn with(built: u64, every: u8, hand: u8, goods: u8) -> Terms {
        let has = |card: Card| (built >> card as u64 & 1) as u8;
        let goods = if has(Card::BlackMarket) == 0 { 0 } else { goods.min(BLACK_MARKET_GOODS) };
        Terms { production: every + has(Card::Smithy), beige: every + has(Card::Quarry), purse: hand + goods }
    }

    /// The same with this many cards less for every building.
    #[inline]
    pub(crate) const fn reduced(self, by: u8) -> Terms {
        Terms { production: self.production + by, beige: self.beige + by, purse: self.purse }
    }

    /// What a card costs.
    #[inline]
    pub(crate) fn price(&self, p: &Position, card: Card) -> u8 {
        p.cost(card).saturating_sub(if card.is_production() { self.production } else { self.beige })
    }

    /// The cards this player can build, given the kinds in hand.
    #[inline]
    pub(crate) fn buildable(&self, p: &Position, player: &Player, cards: u64) -> u64 {
        let mut set = 0;
        if player.hand_size > 0 {
            let (production, beige) = (self.purse - 1 + self.production, self.purse - 1 + self.beige);
            let mut once = BEIGE_AT_MOST[usize::from(beige)];
            if p.cheap_customs() {
                once |= cheap_customs_office(beige);
            }
            set = (once & !player.built | PRODUCTION_AT_MOST[usize::from(production)]) & cards;
        }
        if p.cathedral {
            set |= BEIGE_AT_MOST[usize::from(self.purse + self.beige)] & Card::Cathedral.bit();
        }
        set
    }
}

/// A function of its own: without this option nobody should have to look at it.
#[cold]
fn cheap_customs_office(funds: u8) -> u64 {
    if funds < CHEAP_CUSTOMS { 0 } else { Card::CustomsOffice.bit() }
}

/// Anything the player to act can pay.
#[inline(always)]
pub(crate) fn buildable(p: &Position, cards: u64) -> u64 {
    Terms::of(p, None).buildable(p, p.moving(), cards)
}

/// These buildings, covering these with the crane, or nothing.
#[inline(always)]
pub(crate) fn offer(buildable: u64, coverable: u64) -> Offer {
    Offer { bits: buildable << at::Build | 1 << at::Pass, cards: coverable }
}

/// Anything that can be paid, anything the crane can cover for that, or nothing.
pub(crate) fn options(p: &Position, cards: u64) -> Offer {
    let buildable = buildable(p, cards);
    let crane = p.moving().has(Card::Crane);
    offer(buildable, if crane { crane::coverable(p, cards, buildable) } else { 0 })
}

/// Builds: the card is laid out (over the covered building, if one was chosen), then paid for.
#[inline(never)]
pub(crate) fn build<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    match p.covering() {
        None => lay_out(p, dealer, card, None),
        Some(covered) => build_over(p, dealer, card, covered),
    }
}

#[inline(never)]
fn build_over<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card, covered: Card) {
    lay_out(p, dealer, card, Some(covered));
}

#[inline(always)]
fn lay_out<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card, over: Option<Card>) {
    let seat = p.mover;
    let price = Terms::of(p, over).price(p, card);
    // A new building helps only after this phase, a covered one no more: so what helps is looked up in between.
    if card == Card::Cathedral {
        p.cathedral = false;
    } else {
        p.moving_mut().lose_face_up(card);
    }
    dealer.tell(|| Event::Built { seat, card, price, over });
    if let Some(covered) = over {
        crane::cover(p, covered, dealer);
    }
    let player = p.moving_mut();
    let built = player.built;
    player.build(card);
    let helpful = Card::BlackMarket.bit() | Card::Carpenter.bit() | Card::PoorHouse.bit();
    if built & helpful != 0 {
        let has = |power: Card| built & power.bit() != 0;
        p.phase.goods_left = if has(Card::BlackMarket) { BLACK_MARKET_GOODS } else { 0 };
        p.phase.carpenter = has(Card::Carpenter) && !card.is_production();
        p.phase.poor_house = has(Card::PoorHouse);
    }
    if card == Card::Tavern {
        p.phase.new_taverns |= 1 << seat.index();
    }
    p.still = false;
    p.idle = 0;
    p.phase.left = price;
    go_on_paying(p, dealer);
}

/// A part of the price, or all of it, is still to be paid, or nothing.
#[inline(always)]
fn go_on_paying<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.phase.left == 0 {
        return end_building(p, dealer);
    }
    match only_payment(p) {
        Some(goods) => pay_all(p, dealer, goods),
        None => flow::come_to(p, Step::Pay, dealer),
    }
}

/// How many goods are paid, if the price takes the whole hand and as many goods as may be paid, and it does not matter
/// which: then there is nothing to choose, and everybody can see it.
#[inline(always)]
pub(crate) fn only_payment(p: &Position) -> Option<u8> {
    let player = p.moving();
    let goods = if p.phase.goods_left == 0 { 0 } else { p.phase.goods_left.min(player.goods_total) };
    let one_kind = || p.setup.rules() >= crate::rules::LIKE_GOODS_ARE_PAID && player.loaded.is_power_of_two();
    let alike = || goods == player.goods_total || one_kind();
    (p.phase.left == player.hand_size + goods && (goods == 0 || alike())).then_some(goods)
}

#[inline(never)]
fn pay_all<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, goods: u8) {
    let (seat, count) = (p.mover, p.phase.left - goods);
    if count > 0 {
        let paid = deck::discard_hand(p);
        dealer.tell(|| Event::Paid { seat, count, cards: Some(paid) });
    }
    if goods > 0 {
        for good in Good::all_in(p.moving().loaded) {
            for _ in 0..p.moving().goods[good.index()].min(goods) {
                deck::discard_good(p, seat, good);
                dealer.tell(|| Event::PaidGood { seat, good });
            }
        }
    }
    p.phase.left = 0;
    end_building(p, dealer);
}

/// Hand cards, and goods with the black market.
#[inline]
pub(crate) fn pay_options(p: &Position, cards: u64) -> u64 {
    let player = p.moving();
    let mut set = 0;
    if player.hand_size > 0 {
        set = cards;
    }
    if p.phase.goods_left > 0 {
        set |= u64::from(player.loaded) << (at::PayGood - at::Pay);
    }
    set
}

/// Pays one card from the hand.
#[inline(never)]
pub(crate) fn pay<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    let seat = p.mover;
    deck::discard_from_hand(p, card);
    dealer.tell(|| Event::Paid { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    p.phase.left -= 1;
    go_on_paying(p, dealer);
}

/// Pays one card with a good.
#[inline(never)]
pub(crate) fn pay_good<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, good: Good) {
    let seat = p.mover;
    deck::discard_good(p, seat, good);
    dealer.tell(|| Event::PaidGood { seat, good });
    p.phase.goods_left -= 1;
    p.phase.left -= 1;
    go_on_paying(p, dealer);
}

/// The price is paid: carpenter first, then the poor house.
#[inline(always)]
fn end_building<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    if p.phase.carpenter | p.phase.poor_house { draw_bonus(p, dealer) } else { next(p, dealer) }
}

#[inline(never)]
fn draw_bonus<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let seat = p.mover;
    if p.phase.carpenter {
        dealer.tell(|| Event::Bonus { seat, card: Card::Carpenter });
        deck::draw_to_hand(p, seat, 1, dealer);
    }
    if p.phase.poor_house && p.moving().hand_size <= POOR_HOUSE_HAND {
        dealer.tell(|| Event::Bonus { seat, card: Card::PoorHouse });
        deck::draw_to_hand(p, seat, 1, dealer);
    }
    next(p, dealer);
}

/// The turn is over.
#[inline(always)]
pub(crate) fn next<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    turns::next::<Constructing, D>(p, dealer);
}

/// Everybody has built: taverns, then perhaps the end of the game.
#[inline(never)]
fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let most = p.players.iter().map(Player::buildings).max().unwrap_or(0);
    if p.anybody_has(Card::Tavern) {
        use_taverns(p, most, dealer);
    }
    if most >= LAST_BUILDING {
        p.phase = Phase::default();
        dealer.tell(|| Event::GameOver { standstill: None });
        return flow::come_to(p, Step::Over, dealer);
    }
    round::end_role(p, dealer);
}

/// Taverns, except those built in this phase: a card for the player with the fewest buildings, unless all have the same number.
fn use_taverns<D: Dealer<Event>>(p: &mut Position, most: u8, dealer: &mut D) {
    let players = &p.players[..p.players().into()];
    let fewest = players.iter().map(Player::buildings).min().unwrap_or(0);
    if fewest == most {
        return;
    }
    for seat in p.chooser.clockwise(p.players()) {
        let player = p.player(seat);
        let new = p.phase.new_taverns >> seat.index() & 1 == 1;
        if player.has(Card::Tavern) && !new && player.buildings == fewest {
            dealer.tell(|| Event::Bonus { seat, card: Card::Tavern });
            deck::draw_to_hand(p, seat, 1, dealer);
        }
    }
}
