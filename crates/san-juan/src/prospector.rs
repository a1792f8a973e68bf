//! The prospector: a card for the chooser, then gold mines and goldsmiths.

use crate::{
    action::{Power, at},
    cards::Cards,
    components::*,
    councillor, deck,
    event::Event,
    flow,
    offer::Offer,
    position::{Position, Step},
    round,
    turns::{self, SharedStep},
};
use game::{Dealer, Seat};

/// Everybody uses their gold mine.
struct Mining;

impl SharedStep for Mining {
    const STEP: Step = Step::GoldMine;

    #[inline(always)]
    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        p.player(seat).has(Card::GoldMine).then_some((Step::GoldMine, 0))
    }

    #[inline(always)]
    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        if p.anybody_has(Card::Goldsmith) {
            turns::begin::<Smithing, D>(p, dealer);
        } else {
            round::end_role(p, dealer);
        }
    }
}

/// Everybody uses their goldsmith.
struct Smithing;

impl SharedStep for Smithing {
    const STEP: Step = Step::Goldsmith;

    fn asked(p: &Position, seat: Seat) -> Option<(Step, u8)> {
        p.player(seat).has(Card::Goldsmith).then_some((Step::Goldsmith, 0))
    }

    fn end<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
        round::end_role(p, dealer);
    }
}

/// One card, two with the library, or none.
#[inline]
pub(crate) fn options(p: &Position) -> u64 {
    if !deck::any(p) {
        return 0;
    }
    let draws = (1 << p.privileges(p.mover)) - 1;
    draws << at::Draw | 1 << at::Pass
}

/// The chooser draws.
#[inline(never)]
pub(crate) fn draw<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, count: u8) {
    deck::draw_to_hand(p, p.mover, count, dealer);
    end_privilege(p, dealer);
}

/// After the privilege: the gold mines, beginning with the chooser.
#[inline]
pub(crate) fn end_privilege<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    turns::begin::<Mining, D>(p, dealer);
}

/// The owner of a gold mine may use it.
#[inline]
pub(crate) fn gold_mine_options(p: &Position) -> u64 {
    if !p.moving().has(Card::GoldMine) || !deck::any(p) {
        return 0;
    }
    1 << (at::Use + Power::GoldMine as usize) | 1 << at::Pass
}

/// Reveals four cards. If they all cost differently the cheapest is taken (first edition: any one).
#[inline(never)]
pub(crate) fn mine<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let seat = p.mover;
    let size = councillor::draw_aside(p, GOLD_MINE_CARDS, dealer);
    dealer.tell(|| Event::Mined { seat, revealed: p.drawn });
    let mut costs = 0u32;
    cards_in(p.drawn_kinds).for_each(|card| costs |= 1 << p.cost(card));
    let all_different = size == GOLD_MINE_CARDS && costs.count_ones() == u32::from(GOLD_MINE_CARDS);
    if !all_different {
        end_mine(p, dealer);
    } else if p.first_edition() {
        flow::come_to(p, Step::GoldKeep, dealer);
    } else {
        let cheapest = cards_in(p.drawn_kinds).min_by_key(|&card| p.cost(card));
        keep(p, dealer, cheapest.expect("four cards were revealed"));
    }
}

/// First edition: any one of the four.
pub(crate) fn gold_keep_options(cards: u64) -> Offer {
    Offer::window(cards)
}

/// Takes a revealed card; everybody has seen it.
#[inline(never)]
pub(crate) fn keep<D: Dealer<Event>>(p: &mut Position, dealer: &mut D, card: Card) {
    let seat = p.mover;
    councillor::take_drawn(p, card);
    p.moving_mut().known.add(card);
    dealer.tell(|| Event::TookRevealed { seat, card });
    end_mine(p, dealer);
}

/// The rest is discarded before everybody's eyes; the next gold mine.
fn end_mine<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    p.open_discards.add_all(&p.drawn);
    p.discard += p.drawn_size;
    (p.drawn, p.drawn_kinds, p.drawn_size) = (Cards::NONE, 0, 0);
    next_mine(p, dealer);
}

/// The next player's gold mine, or the goldsmiths.
#[inline(always)]
pub(crate) fn next_mine<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    turns::next::<Mining, D>(p, dealer);
}

/// The owner of a goldsmith may use it.
pub(crate) fn goldsmith_options(p: &Position) -> Offer {
    if !p.moving().has(Card::Goldsmith) || !deck::any(p) {
        return Offer::NONE;
    }
    Offer::use_or(Power::Goldsmith, at::Pass)
}

/// Reveals a card and takes it if nobody has that building.
#[inline(never)]
pub(crate) fn smith<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    let seat = p.mover;
    let mut revealed = None;
    deck::draw(p, 1, dealer, |_, card| revealed = Some(card));
    if let Some(card) = revealed {
        dealer.tell(|| Event::Smithed { seat, card });
        if p.players.iter().any(|player| player.has(card)) {
            p.open_discards.add(card);
            p.discard += 1;
        } else {
            let player = p.moving_mut();
            player.gain(card);
            player.known.add(card);
            dealer.tell(|| Event::TookRevealed { seat, card });
        }
    }
    next_goldsmith(p, dealer);
}

/// The next player's goldsmith, or the end of the phase.
pub(crate) fn next_goldsmith<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) {
    turns::next::<Smithing, D>(p, dealer);
}
