//! The councillor: draw cards, keep one or two.

use crate::{
    action::at,
    cards::Cards,
    components::*,
    deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Phase, Position, Step},
    round,
};
use game::{Chance, Seat, Sink};

/// How many cards this player may keep.
#[inline]
pub(crate) fn keeps(p: &Position, seat: Seat) -> u8 {
    1 + p.player(seat).count_of(Card::Prefecture)
}

/// How many cards this player may draw at most.
pub(crate) fn most_drawn(p: &Position, seat: Seat) -> u8 {
    COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * p.privileges(seat)
}

/// The councillor phase begins: customs offices are filled.
#[inline(always)]
pub(crate) fn begin<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    chance: &mut C,
    sink: &mut S,
) -> Step {
    if !p.expansion() {
        return Step::Draw;
    }
    for seat in p.chooser.clockwise(p.players()) {
        let player = p.player(seat);
        let empty = player.has(Card::CustomsOffice) && player.goods[Good::Import.index()] == 0;
        if empty && deck::lay_good(p, seat, Good::Import, chance, sink) {
            sink.tell(|| Event::CustomsFilled { seat });
        }
    }
    Step::Draw
}

/// Two cards, five or eight with the privilege; or nothing.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if !deck::any(p) {
        return 0;
    }
    // Draws of 2, 5 and 8 stand side by side: as many of them as privileges, and one.
    let draws = (2 << p.privileges(p.mover)) - 1;
    draws << (at::DRAW + 1) | 1 << at::PASS
}

/// Draws; then something is chosen from the cards drawn, or from the whole hand with the archive.
#[inline(never)]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    count: u8,
    chance: &mut C,
    sink: &mut S,
) {
    let (seat, keeps) = (p.mover, keeps(p, p.mover));
    if p.moving().has(Card::Archive) {
        let before = p.moving().hand_size;
        deck::draw_to_hand(p, seat, count, chance, sink);
        p.phase.left = (p.moving().hand_size - before).saturating_sub(keeps);
        return flow::come_to(p, Step::Discard, chance, sink);
    }
    let size = draw_apart(p, count, chance, sink);
    sink.tell(|| Event::Drew { seat, count: size, cards: Some(p.drawn) });
    p.phase.left = keeps;
    let step = if size <= keeps { end_turn(p, sink) } else { Step::Keep };
    flow::come_to(p, step, chance, sink);
}

/// Draws cards that are in no hand yet, and answers how many there were.
#[inline(always)]
pub(crate) fn draw_apart<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    count: u8,
    chance: &mut C,
    sink: &mut S,
) -> u8 {
    p.drawn_size = deck::draw(p, count, chance, sink, |p, card| {
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
pub(crate) fn keep<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    card: Card,
    chance: &mut C,
    sink: &mut S,
) {
    let seat = p.mover;
    take_drawn(p, card);
    p.phase.left -= 1;
    sink.tell(|| Event::Kept { seat, count: 1, cards: Some(Cards::from_iter([card])) });
    let over = p.phase.left == 0 || p.drawn_size <= p.phase.left;
    let step = if over { end_turn(p, sink) } else { Step::Keep };
    flow::come_to(p, step, chance, sink);
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
pub(crate) fn end_turn<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    let seat = p.mover;
    if p.drawn_size > 0 {
        let (drawn, count) = (p.drawn, p.drawn_size);
        if p.phase.left >= count {
            while p.drawn_kinds != 0 {
                take_drawn(p, Card::ALL[p.drawn_kinds.trailing_zeros() as usize]);
            }
            sink.tell(|| Event::Kept { seat, count, cards: Some(drawn) });
        } else {
            let player = p.moving_mut();
            player.discards.add_all(&drawn);
            player.discards_size += count;
            p.discard += count;
            (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
            sink.tell(|| Event::Discarded { seat, count, cards: Some(drawn) });
        }
    }
    p.phase = Phase { doubled: p.phase.doubled, ..Phase::default() };
    if p.next_mover(p.chooser) { Step::Draw } else { round::end_role(p, sink) }
}

/// With the archive: hand cards until enough are discarded.
#[inline]
pub(crate) fn discard_options(p: &Position, cards: u64) -> Offer {
    if p.phase.left == 0 { Offer::NONE } else { Offer::window(at::DISCARD, cards) }
}
