//! The councillor: draw cards, keep one or two.

use crate::{
    action::at,
    cards::Cards,
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Position, Step},
    round,
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// How many cards this player may keep.
#[inline]
pub(crate) fn keeps(p: &Position, seat: Seat) -> u8 {
    1 + p.player(seat).count_of(Card::Prefecture)
}

/// How many cards this player may draw at most.
pub(crate) fn most_drawn(p: &Position, seat: Seat) -> u8 {
    COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * p.privileges(seat)
}

/// Everybody draws and keeps.
pub(crate) struct Drawing;

impl SharedStep for Drawing {
    const STEP: Step = Step::Draw;

    #[inline(always)]
    fn asked(_: &Position, _: Seat) -> Option<(Step, u8)> {
        Some((Step::Draw, 0))
    }

    fn most(p: &Position, seat: Seat) -> u8 {
        most_drawn(p, seat)
    }

    #[inline(always)]
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        round::end_role(p, dealer);
    }
}

/// With the expansion, the councillor phase begins with empty customs offices: they are filled.
#[inline(never)]
pub(crate) fn fill_customs_offices<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    for seat in p.chooser.clockwise(p.players()) {
        let player = p.player(seat);
        let empty = player.has(Card::CustomsOffice) && player.goods[Good::Import.index()] == 0;
        if empty && deck::lay_good(p, seat, Good::Import, dealer) {
            dealer.tell(|| Event::CustomsFilled { seat });
        }
    }
}

/// Two cards, five or eight with the privilege; or nothing.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if !deck::any(p) {
        return 0;
    }
    let two = 1 << (at::Draw + 1) | 1 << at::Pass;
    if p.mover != p.chooser {
        return two;
    }
    // Draws of 5 and 8 come next.
    two | if p.phase.doubled { 0b11 } else { 0b01 } << (at::Draw + 2)
}

/// How many cards to draw is decided.
#[inline(always)]
pub(crate) fn draw<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, count: u8) {
    if !turns::defer(p, count) {
        receive(p, dealer, count);
    }
}

/// Draws; then something is chosen from the cards drawn, or from the whole hand with the archive.
#[inline(never)]
pub(crate) fn receive<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, count: u8) {
    let (seat, keeps) = (p.mover, keeps(p, p.mover));
    if p.moving().has(Card::Archive) {
        let before = p.moving().hand_size;
        deck::draw_to_hand(p, seat, count, dealer);
        p.phase.left = (p.moving().hand_size - before).saturating_sub(keeps);
        return flow::come_to(p, Step::Discard, dealer);
    }
    let size = draw_aside(p, count, dealer);
    dealer.tell(|| Event::Drew { seat, count: size, cards: Some(p.drawn) });
    p.phase.left = keeps;
    if size <= keeps {
        return end_turn(p, dealer);
    }
    flow::come_to(p, Step::Keep, dealer);
}

/// Draws cards that are in no hand yet, and returns how many there were.
#[inline(always)]
pub(crate) fn draw_aside<D: Dealer<Event>>(p: &mut Position, count: u8, dealer: &mut D) -> u8 {
    p.drawn_size = deck::draw(p, count, dealer, |p, card| {
        p.drawn.add(card);
        p.drawn_kinds |= card.bit();
    });
    p.drawn_size
}

/// One of the cards drawn, unless all of them are kept anyway.
#[inline]
pub(crate) fn keep_options(p: &Position, cards: u64) -> u64 {
    if p.phase.left == 0 || p.drawn_size <= p.phase.left { 0 } else { cards }
}

/// Keeps one of the cards drawn.
#[inline(never)]
pub(crate) fn keep<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    let seat = p.mover;
    take_drawn(p, card);
    p.phase.left -= 1;
    dealer.tell(|| Event::Kept { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    if p.phase.left == 0 || p.drawn_size <= p.phase.left {
        return end_turn(p, dealer);
    }
    flow::come_to(p, Step::Keep, dealer);
}

/// A drawn card comes into the hand.
#[inline]
pub(crate) fn take_drawn(p: &mut Position, card: Card) {
    p.drawn.remove(card);
    p.drawn_size -= 1;
    if p.drawn.get(card) == 0 {
        p.drawn_kinds &= !card.bit();
    }
    p.moving_mut().gain(card);
}

/// The choice is over: what is left is discarded (or kept, if that is allowed), then the next player draws.
#[inline(always)]
pub(crate) fn end_turn<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let (seat, drawn, count) = (p.mover, p.drawn, p.drawn_size);
    if count > 0 {
        if p.phase.left >= count {
            return keep_all(p, dealer);
        }
        let player = p.moving_mut();
        player.discards.add_all(&drawn);
        player.discards_size += count;
        p.discard += count;
        (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
        dealer.tell(|| Event::Discarded { seat, count, cards: Some(drawn) });
    }
    next(p, dealer);
}

#[inline(never)]
fn keep_all<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let (seat, drawn, count) = (p.mover, p.drawn, p.drawn_size);
    while p.drawn_kinds != 0 {
        take_drawn(p, Card::ALL[p.drawn_kinds.trailing_zeros() as usize]);
    }
    dealer.tell(|| Event::Kept { seat, count, cards: Some(drawn) });
    next(p, dealer);
}

/// The turn is over.
#[inline(always)]
pub(crate) fn next<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    turns::over::<Drawing, D>(p, 0, dealer);
}

/// With the archive: hand cards until enough are discarded.
#[inline]
pub(crate) fn discard_options(p: &Position, cards: u64) -> Offer {
    if p.phase.left == 0 { Offer::NONE } else { Offer::window(cards) }
}
