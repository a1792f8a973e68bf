//! The prospector: a card for the chooser, then gold mines and goldsmiths.

use crate::{
    action::{Power, at},
    cards::Cards,
    components::*,
    councillor, deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Phase, Position, Step},
    round,
};
use game::{Chance, Sink};

/// One card, two with the library, or none.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if !deck::any(p) {
        return 0;
    }
    let draws = (1 << p.privileges(p.mover)) - 1;
    draws << at::DRAW | 1 << at::PASS
}

/// The chooser draws.
#[inline(never)]
pub(crate) fn draw<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    count: u8,
    chance: &mut C,
    sink: &mut S,
) {
    deck::draw_to_hand(p, p.mover, count, chance, sink);
    let step = end_privilege(p, sink);
    flow::come_to(p, step, chance, sink);
}

/// After the privilege: the gold mines, beginning with the chooser.
#[inline]
pub(crate) fn end_privilege<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    if p.moving().has(Card::GoldMine) { Step::GoldMine } else { next_mine(p, sink) }
}

/// The owner of a gold mine may use it.
#[inline]
pub(crate) fn gold_mine_options(p: &Position) -> u64 {
    if !p.moving().has(Card::GoldMine) || !deck::any(p) {
        return 0;
    }
    1 << (at::USE + Power::GoldMine as usize) | 1 << at::PASS
}

/// Reveals four cards. If they all cost differently the cheapest is taken (first edition: any one).
pub(crate) fn mine<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let seat = p.mover;
    let size = councillor::draw_apart(p, GOLD_MINE_CARDS, chance, sink);
    sink.tell(|| Event::Mined { seat, revealed: p.drawn });
    let mut costs = 0u32;
    kinds(p.drawn_kinds).for_each(|card| costs |= 1 << p.cost(card));
    let all_different = size == GOLD_MINE_CARDS && costs.count_ones() == u32::from(GOLD_MINE_CARDS);
    let step = if !all_different {
        end_mine(p, sink)
    } else if p.first_edition() {
        Step::GoldKeep
    } else {
        let cheapest = kinds(p.drawn_kinds).min_by_key(|&card| p.cost(card));
        take(p, cheapest.expect("four cards were revealed"), sink)
    };
    flow::come_to(p, step, chance, sink);
}

/// First edition: any one of the four.
pub(crate) fn gold_keep_options(cards: u64) -> Offer {
    Offer::window(at::KEEP, cards)
}

/// First edition: keeps one of the four.
pub(crate) fn keep<C: Chance + ?Sized, S: Sink<Event>>(
    p: &mut Position,
    card: Card,
    chance: &mut C,
    sink: &mut S,
) {
    let step = take(p, card, sink);
    flow::come_to(p, step, chance, sink);
}

/// Takes a revealed card; everybody has seen it.
fn take<S: Sink<Event>>(p: &mut Position, card: Card, sink: &mut S) -> Step {
    let seat = p.mover;
    councillor::take_drawn(p, card);
    p.moving_mut().known.add(card);
    sink.tell(|| Event::TookRevealed { seat, card });
    end_mine(p, sink)
}

/// The rest is discarded before everybody's eyes; the next gold mine.
fn end_mine<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    p.open_discards.add_all(&p.drawn);
    p.discard += p.drawn_size;
    (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
    next_mine(p, sink)
}

/// The next player's gold mine, or the goldsmiths.
#[inline]
pub(crate) fn next_mine<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    while p.next_mover(p.chooser) {
        if p.moving().has(Card::GoldMine) {
            return Step::GoldMine;
        }
    }
    if p.expansion() { Step::Goldsmith } else { end(p, sink) }
}

/// The owner of a goldsmith may use it.
pub(crate) fn goldsmith_options(p: &Position) -> Offer {
    if !p.moving().has(Card::Goldsmith) || !deck::any(p) {
        return Offer::NONE;
    }
    Offer::use_or(Power::Goldsmith, at::PASS)
}

/// Reveals a card and takes it if nobody has that building.
pub(crate) fn smith<C: Chance + ?Sized, S: Sink<Event>>(p: &mut Position, chance: &mut C, sink: &mut S) {
    let seat = p.mover;
    let mut revealed = None;
    deck::draw(p, 1, chance, sink, |_, card| revealed = Some(card));
    if let Some(card) = revealed {
        sink.tell(|| Event::Smithed { seat, card });
        if p.players.iter().any(|player| player.has(card)) {
            p.open_discards.add(card);
            p.discard += 1;
        } else {
            let player = p.moving_mut();
            player.gain(card);
            player.known.add(card);
            sink.tell(|| Event::TookRevealed { seat, card });
        }
    }
    let step = next_goldsmith(p, sink);
    flow::come_to(p, step, chance, sink);
}

/// The next player's goldsmith, or the end of the phase.
pub(crate) fn next_goldsmith<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    while p.next_mover(p.chooser) {
        if p.moving().has(Card::Goldsmith) {
            return Step::Goldsmith;
        }
    }
    end(p, sink)
}

#[inline]
fn end<S: Sink<Event>>(p: &mut Position, sink: &mut S) -> Step {
    p.phase = Phase::default();
    round::end_role(p, sink)
}
