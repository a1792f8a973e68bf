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
};
use game::{Chance, Seat, Sink};

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
    /// The terms of this player, perhaps building over one of their buildings, whose power then is gone.
    #[inline]
    pub(crate) fn of(p: &Position, seat: Seat, covered: Option<Card>) -> Terms {
        let player = p.player(seat);
        let gone = covered.map_or(0, |card| if card.is_production() { 0 } else { card.bit() });
        let built = player.built & !gone;
        let has = |card: Card| (built >> card as u64 & 1) as u8;
        let mut every = p.privileges(seat);
        let mut goods = player.goods_total;
        if let Some(card) = covered {
            every += crane::reduction(p, card);
            every -= u8::from(card == Card::Library && p.phase.doubled && seat == p.chooser);
            goods -= u8::from(crane::loses_good(player, card));
        }
        let purse = player.hand_size + has(Card::BlackMarket) * goods.min(BLACK_MARKET_GOODS);
        Terms { production: every + has(Card::Smithy), beige: every + has(Card::Quarry), purse }
    }

    /// The same with so many cards less for every building.
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
        let at_most = &AT_MOST[usize::from(p.cheap_customs())];
        let upto = |funds: u8| at_most[usize::from(funds).min(HIGHEST_COST)];
        let mut set = 0;
        if player.hand_size > 0 {
            let others = self.purse - 1;
            let affordable = upto(others + self.production) & PRODUCTION | upto(others + self.beige) & BEIGE;
            set = affordable & cards & !(player.built & BEIGE);
        }
        if p.cathedral {
            set |= upto(self.purse + self.beige) & Card::Cathedral.bit();
        }
        set
    }
}

/// Without a crane: anything that can be paid, or nothing.
#[inline]
pub(crate) fn plain_options(p: &Position, cards: u64) -> u64 {
    let buildable = Terms::of(p, p.mover, None).buildable(p, p.moving(), cards);
    buildable << at::BUILD | 1 << at::PASS
}

/// With a crane: anything that can be paid, anything the crane can cover for that, or nothing.
pub(crate) fn crane_options(p: &Position, cards: u64) -> Offer {
    Offer::low(plain_options(p, cards)).beside(at::COVER, crane::coverable(p, p.moving(), cards))
}

/// Builds: the card is laid out (over the covered building, if one was chosen), then paid for.
pub(crate) fn build<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    card: Card,
    chance: &mut C,
    sink: &mut S,
) {
    let (seat, over) = (p.mover, p.covering());
    let price = Terms::of(p, seat, over).price(p, card);
    // A new building helps only after this phase, a covered one no more: so what helps is looked up in between.
    if card == Card::Cathedral {
        p.cathedral = false;
    } else {
        p.moving_mut().lose_face_up(card);
    }
    sink.tell(|| Event::Built { seat, card, price, over });
    if let Some(covered) = over {
        crane::cover(p, covered, sink);
    }
    let built = p.moving().built;
    let has = |power: Card| built & power.bit() != 0;
    p.phase.goods_left = if has(Card::BlackMarket) { BLACK_MARKET_GOODS } else { 0 };
    p.phase.carpenter = has(Card::Carpenter) && !card.is_production();
    p.phase.poor_house = has(Card::PoorHouse);
    p.phase.left = price;
    if card == Card::Tavern {
        p.phase.new_taverns |= 1 << seat.index();
    }
    p.moving_mut().build(card);
    p.still = false;
    if price > 0 {
        pay_all_if_needed(p, sink);
    }
    let step = if p.phase.left == 0 { end_building(p, chance, sink) } else { Step::Pay };
    flow::come_to(p, step, chance, sink);
}

/// If it takes everything the player has to pay the price, there is nothing to choose, and everybody can see it.
#[inline]
fn pay_all_if_needed<S: Sink<Event>>(p: &mut Position, sink: &mut S) {
    let player = p.moving();
    let goods = if p.phase.goods_left == 0 { 0 } else { p.phase.goods_left.min(player.goods_total) };
    if p.phase.left == player.hand_size + goods && (goods == 0 || goods == player.goods_total) {
        pay_all(p, goods, sink);
    }
}

#[inline(never)]
fn pay_all<S: Sink<Event>>(p: &mut Position, goods: u8, sink: &mut S) {
    let (seat, left) = (p.mover, p.phase.left);
    let mut paid = Cards::NONE;
    while p.moving().hand_kinds != 0 {
        let card = Card::ALL[p.moving().hand_kinds.trailing_zeros() as usize];
        deck::discard_from_hand(p, card);
        paid.add(card);
    }
    let count = left - goods;
    if count > 0 {
        sink.tell(|| Event::Paid { seat, count, cards: Some(paid) });
    }
    for good in Good::ALL {
        for _ in 0..if goods > 0 { p.moving().goods[good.index()] } else { 0 } {
            deck::discard_good(p, seat, good);
            sink.tell(|| Event::PaidGood { seat, good });
        }
    }
    p.phase.left = 0;
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
        set |= u64::from(player.loaded) << (at::PAY_GOOD - at::PAY);
    }
    set
}

/// Pays one card from the hand.
#[inline(never)]
pub(crate) fn pay<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    card: Card,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    deck::discard_from_hand(p, card);
    sink.tell(|| Event::Paid { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    paid_one(p, chance, sink);
}

/// Pays one card with a good.
pub(crate) fn pay_good<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    good: Good,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    deck::discard_good(p, seat, good);
    sink.tell(|| Event::PaidGood { seat, good });
    p.phase.goods_left -= 1;
    paid_one(p, chance, sink);
}

#[inline(always)]
fn paid_one<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    p.phase.left -= 1;
    if p.phase.left > 0 {
        pay_all_if_needed(p, sink);
    }
    let step = if p.phase.left == 0 { end_building(p, chance, sink) } else { Step::Pay };
    flow::come_to(p, step, chance, sink);
}

/// The price is paid: carpenter first, then the poor house.
#[inline(always)]
fn end_building<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Step {
    let seat = p.mover;
    if p.phase.carpenter {
        sink.tell(|| Event::Bonus { seat, card: Card::Carpenter });
        deck::draw_to_hand(p, seat, 1, chance, sink);
    }
    if p.phase.poor_house && p.moving().hand_size <= 1 {
        sink.tell(|| Event::Bonus { seat, card: Card::PoorHouse });
        deck::draw_to_hand(p, seat, 1, chance, sink);
    }
    next(p, chance, sink)
}

/// The next player builds, or the phase is over.
#[inline(always)]
pub(crate) fn next<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Step {
    let Phase { doubled, new_taverns, .. } = p.phase;
    p.phase = Phase { doubled, new_taverns, ..Phase::default() };
    if p.next_mover(p.chooser) { Step::Build } else { end(p, chance, sink) }
}

/// Everybody has built: taverns, then perhaps the end of the game.
fn end<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) -> Step {
    let most = p.players.iter().map(Player::buildings).max().unwrap_or(0);
    if p.expansion() {
        use_taverns(p, most, chance, sink);
    }
    if most >= LAST_BUILDING {
        p.phase = Phase::default();
        sink.tell(|| Event::GameOver { standstill: false });
        return Step::End;
    }
    round::end_role(p, sink)
}

/// Taverns, those built in this phase not: a card for whoever has fewest buildings, unless all have as many.
fn use_taverns<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, most: u8, chance: &mut C, sink: &mut S) {
    let players = &p.players[..p.players().into()];
    let fewest = players.iter().map(Player::buildings).min().unwrap_or(0);
    if fewest == most {
        return;
    }
    for seat in p.chooser.clockwise(p.players()) {
        let player = p.player(seat);
        let new = p.phase.new_taverns >> seat.index() & 1 == 1;
        if player.has(Card::Tavern) && !new && player.buildings == fewest {
            sink.tell(|| Event::Bonus { seat, card: Card::Tavern });
            deck::draw_to_hand(p, seat, 1, chance, sink);
        }
    }
}
