//! Deck and discard: drawing, laying face down, discarding, reshuffling. (Why there is a pool: see [`crate::position`].)

use crate::{
    cards::Cards,
    components::*,
    event::Event,
    position::{Position, Settled},
};
use game::{Chance, Dealer, Seat};

/// Picks a card from the pool, which has `size` cards.
#[inline(always)]
fn pick<C: Chance + ?Sized>(p: &mut Position, size: u8, chance: &mut C) -> Card {
    let at = chance.pick_of(&Card::IDS, &p.pool, size.into());
    p.pool[at] -= 1;
    Card::new(at)
}

/// Is any card left to draw?
#[inline]
pub(crate) const fn any(p: &Position) -> bool {
    p.deck | p.discard != 0
}

/// Takes the top cards of the deck, looks at each, and returns how many there were: fewer than `count` if there are no
/// more.
#[inline(always)]
pub(crate) fn draw<D: Dealer<Event>>(
    p: &mut Position,
    count: u8,
    dealer: &mut D,
    mut each: impl FnMut(&mut Position, Card),
) -> u8 {
    let mut left = count;
    loop {
        let at_once = left.min(p.deck);
        p.deck -= at_once;
        left -= at_once;
        let mut size = p.pool_size;
        for _ in 0..at_once {
            let card = pick(p, size, dealer);
            size -= 1;
            each(p, card);
        }
        p.pool_size = size;
        if left == 0 || !reshuffle(p, dealer) {
            return count - left;
        }
    }
}

/// A player draws cards into the hand, as many as there are.
#[inline(never)]
pub(crate) fn draw_to_hand<D: Dealer<Event>>(p: &mut Position, seat: Seat, count: u8, dealer: &mut D) {
    let before = p.player(seat).hand;
    let drawn = draw(p, count, dealer, |p, card| p.player_mut(seat).gain(card));
    if drawn > 0 {
        let hand = &p.player(seat).hand;
        let new = |card: &Card| hand[card.index()] - before[card.index()];
        let cards =
            || Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, new(&card).into())).collect();
        dealer.tell(|| Event::Drew { seat, count: drawn, cards: Some(cards()) });
    }
}

/// Puts the top card of the deck, unseen, on a building; false if there is no card.
#[inline]
pub(crate) fn lay_good<D: Dealer<Event>>(p: &mut Position, seat: Seat, good: Good, dealer: &mut D) -> bool {
    let any = p.deck > 0 || reshuffle(p, dealer);
    if any {
        lay_top(p, seat, good);
    }
    any
}

/// The same where the deck is not empty.
#[inline(always)]
pub(crate) fn lay_top(p: &mut Position, seat: Seat, good: Good) {
    p.deck -= 1;
    p.player_mut(seat).load(good);
}

/// Discards a good unseen. Returns the settled card it was, plus one, or 0.
#[inline(always)]
pub(crate) fn discard_good(p: &mut Position, seat: Seat, good: Good) -> u8 {
    p.player_mut(seat).unload(good);
    discard_lost_good(p, seat, good)
}

/// The same for a good that is off its building already.
#[inline(always)]
pub(crate) fn discard_lost_good(p: &mut Position, seat: Seat, good: Good) -> u8 {
    p.discard += 1;
    p.still = false;
    let settled = if p.settled_count == 0 { None } else { unsettle(p, Settled::place(seat, good)) };
    match settled {
        None => {
            p.unseen_discards += 1;
            0
        }
        Some(card) => {
            p.lost_discards.add(card);
            card as u8 + 1
        }
    }
}

/// The good discarded last goes under the harbor instead.
pub(crate) fn harbor_good(p: &mut Position, seat: Seat, last_sold: u8) {
    p.discard -= 1;
    p.player_mut(seat).harbored += 1;
    match last_sold.checked_sub(1) {
        None => {
            p.unseen_discards -= 1;
            p.unseen_harbored += 1;
        }
        Some(card) => {
            let card = Card::ALL[usize::from(card)];
            p.lost_discards.remove(card);
            p.lost_harbored.add(card);
        }
    }
}

/// The oldest settled good of a place, taken out of the list.
#[inline(never)]
fn unsettle(p: &mut Position, place: u8) -> Option<Card> {
    let count = usize::from(p.settled_count);
    let at = p.settled[..count].iter().position(|settled| settled.place == place)?;
    let card = Card::ALL[usize::from(p.settled[at].card)];
    p.settled.copy_within(at + 1..count, at);
    p.settled[count - 1] = Settled::default();
    p.settled_count -= 1;
    Some(card)
}

/// The player to act discards a hand card face down.
#[inline]
pub(crate) fn discard_from_hand(p: &mut Position, card: Card) {
    let player = p.moving_mut();
    player.lose_face_down(card);
    player.discards.add(card);
    player.discards_size += 1;
    p.discard += 1;
    p.still = false;
}

/// The player to act discards the whole hand face down.
#[inline]
pub(crate) fn discard_hand(p: &mut Position) -> Cards {
    let player = p.moving_mut();
    let mut cards = Cards::NONE;
    for card in cards_in(player.hand_kinds) {
        cards.add_some(card, player.hand[card.index()]);
        player.hand[card.index()] = 0;
    }
    player.discards.add_all(&cards);
    let count = player.hand_size;
    player.discards_size += count;
    player.known = Cards::NONE;
    (player.hand_kinds, player.hand_size) = (0, 0);
    p.discard += count;
    p.still = false;
    cards
}

/// The discard becomes the deck; false if there is none.
#[inline(never)]
pub(crate) fn reshuffle<D: Dealer<Event>>(p: &mut Position, dealer: &mut D) -> bool {
    if p.discard == 0 {
        return false;
    }
    settle(p, dealer);
    let mut known = p.open_discards;
    known.add_all(&p.lost_discards);
    p.open_discards = Cards::NONE;
    p.lost_discards = Cards::NONE;
    for player in &mut p.players {
        known.add_all(&player.discards);
        player.discards = Cards::NONE;
        player.discards_size = 0;
    }
    known.add_to(&mut p.pool);
    p.deck = p.discard;
    p.pool_size = p.discard;
    p.discard = 0;
    p.unseen_discards = 0;
    dealer.tell(|| Event::Reshuffled);
    true
}

/// Every good and harbor card of the pool becomes a certain card, by seat and building, then the harbors.
fn settle<C: Chance + ?Sized>(p: &mut Position, chance: &mut C) {
    let before = p.settled_count;
    for seat in Seat::all(p.players()) {
        for good in Good::all_in(p.player(seat).loaded) {
            let place = Settled::place(seat, good);
            let known = &p.settled[..before.into()];
            let already = known.iter().filter(|settled| settled.place == place).count() as u8;
            for _ in already..p.player(seat).goods[good.index()] {
                let card = pick(p, p.pool_size, chance) as u8;
                p.pool_size -= 1;
                p.settled[usize::from(p.settled_count)] = Settled { place, card };
                p.settled_count += 1;
            }
        }
    }
    for _ in 0..p.unseen_harbored {
        let card = pick(p, p.pool_size, chance);
        p.pool_size -= 1;
        p.lost_harbored.add(card);
    }
    p.unseen_harbored = 0;
}
